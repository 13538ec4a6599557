import pytest

from ludotheque.store import MemoryStore
from ludotheque.store.browser import BrowserStore
from ludotheque.store.sql import SqlStore

from .browsers import PlainDatabase


@pytest.fixture(params=["memory", "browser", "sqlite", "postgres"])
async def store(request, tmp_path):
    if request.param == "memory":
        store = MemoryStore()
    elif request.param == "browser":
        store = await BrowserStore.open(PlainDatabase())
    elif request.param == "sqlite":
        store = await SqlStore.open(tmp_path / "tables.db")
    else:
        store = await SqlStore.open(request.getfixturevalue("database_url"))
    yield store
    await store.close()


async def lay(store, table="t", game="jonques", state="open", entries=(b"one", b"two")):
    await store.create(table, game, state, b"secret of " + table.encode(), entries)
