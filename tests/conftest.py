import signal

import pytest

MOST_SECONDS = 300  # that an async test may take, also where rules have to be compiled first


@pytest.fixture(scope="session")
def anyio_backend():
    return "asyncio"


@pytest.fixture(autouse=True)
def end_of_patience(request):
    if not request.node.get_closest_marker("anyio"):
        yield
        return
    before = signal.signal(signal.SIGALRM, lambda *_: pytest.fail(f"not done after {MOST_SECONDS} seconds"))
    signal.alarm(MOST_SECONDS)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)
