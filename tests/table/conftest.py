import pytest

from ludotheque.store import MemoryStore
from ludotheque.store.sql import SqlStore

from .houses import Player, house, serving


@pytest.fixture(params=["memory", "sqlite", "postgres"])
async def store(request, tmp_path):
    if request.param == "memory":
        store = MemoryStore()
    else:
        is_file = request.param == "sqlite"
        store = await SqlStore.open(tmp_path / "t.db" if is_file else request.getfixturevalue("database_url"))
    yield store
    await store.close()


@pytest.fixture
async def service():
    async with house() as here, serving(here) as service:
        yield service


@pytest.fixture
def ada(service):
    return Player(service, "Ada")


@pytest.fixture
def bea(service):
    return Player(service, "Bea")
