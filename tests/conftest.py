import signal

import pytest

from .postgres import Postgres

MOST_SECONDS = 300  # that an async test may take, also where rules have to be compiled first
MOST_SECONDS_SLOW = 900  # that one may take which is marked slow


@pytest.fixture(scope="session")
def anyio_backend():
    return "asyncio"


@pytest.fixture(autouse=True)
def end_of_patience(request):
    if not request.node.get_closest_marker("anyio"):
        yield
        return
    most = MOST_SECONDS_SLOW if request.node.get_closest_marker("slow") else MOST_SECONDS
    before = signal.signal(signal.SIGALRM, lambda *_: pytest.fail(f"not done after {most} seconds"))
    signal.alarm(most)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


@pytest.fixture(scope="session")
def postgres():
    server = Postgres()
    yield server
    server.remove()


@pytest.fixture
def database_url(postgres):
    """An empty PostgreSQL database."""
    url = postgres.new_database()
    yield url
    postgres.drop(url)


@pytest.fixture(params=["sqlite", "postgres"])
def data(request, tmp_path):
    """Where a house keeps its tables, in each kind of database."""
    return tmp_path / "tables.sqlite" if request.param == "sqlite" else request.getfixturevalue("database_url")
