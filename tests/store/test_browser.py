"""What a browser kept may have been damaged: what can still be read is there."""

import pytest

from ludotheque.store.browser import KINDS, OF_TABLES, PEOPLE, PICTURE, RESULTS, TABLE, BrowserStore

from .browsers import PlainDatabase

pytestmark = pytest.mark.anyio
DAMAGED = b"\xc1 no record"


async def test_a_damaged_record_takes_nothing_else_with_it(caplog):
    database = PlainDatabase()
    store = await BrowserStore.open(database)
    for table in ("first", "second"):
        await store.create(table, "jonques", "running", b"", [b"opened"])
    database.records |= {(kind, name): DAMAGED for kind in (TABLE, PICTURE, RESULTS) for name in ("second", "third")}
    database.records[PEOPLE, PEOPLE] = DAMAGED
    again = await BrowserStore.open(database)
    assert [row.table for row in await again.find()] == ["first"]
    assert await again.read("first") == [(1, b"opened")]
    assert "cannot be read" in caplog.text


async def test_nothing_is_left_of_a_table_that_is_dropped():
    database = PlainDatabase()
    store = await BrowserStore.open(database)
    await store.create("first", "jonques", "running", b"", [b"opened"])
    database.records |= {(kind, "first"): b"" for kind in OF_TABLES}
    await store.remove("first")
    assert not [key for key in database.records if key[1] == "first"] and not database.logs
    assert set(OF_TABLES) < set(KINDS)
