import pytest

from .servers import running


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("house") / "tables.sqlite") as here:
        yield here


@pytest.fixture
def ada(server):
    return server.person("Ada")


@pytest.fixture
def bea(server):
    return server.person("Bea")
