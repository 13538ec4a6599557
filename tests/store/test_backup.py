"""A backup has everything, is made while others write, and comes back without loss."""

import asyncio
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing

import pytest

from ludotheque.store import NotKept
from ludotheque.store.backup import back_up, restore
from ludotheque.store.sql import SqlStore

from .test_sql import APPENDER

pytestmark = pytest.mark.anyio


async def all_of(path):
    store = await SqlStore.open(path)
    rows = await store.find(limit=1000)
    found = {row.table: (row.state, await store.secret(row.table), await store.read(row.table)) for row in rows}
    facts = await store.keep("key", b"none")
    await store.close()
    return found, facts


async def test_everything_is_in_a_backup_made_meanwhile(tmp_path):
    data, backup = tmp_path / "tables.db", tmp_path / "backup.db"
    store = await SqlStore.open(data)
    await store.keep("key", b"of the house")
    for table in "abc":
        await store.create(table, "bone", "running", b"secret " + table.encode(), [b"1", b"2"])
    assert await asyncio.to_thread(back_up, data, backup) == 3
    with pytest.raises(NotKept, match="another house is open"):
        await asyncio.to_thread(restore, data, backup)
    await store.append("a", 2, [b"later"])
    await store.close()
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    assert sorted(path.name for path in tmp_path.iterdir()) == ["backup.db", "tables.db", "tables.db.lock"]
    found, key = await all_of(backup)
    assert found == {t: ("running", b"secret " + t.encode(), [(1, b"1"), (2, b"2")]) for t in "abc"}
    assert key == b"of the house"


async def test_a_backup_under_load_is_whole(tmp_path):
    data, backup = tmp_path / "tables.db", tmp_path / "backup.db"
    with subprocess.Popen([sys.executable, "-c", APPENDER, data], stdout=subprocess.PIPE, text=True) as busy:
        seen = {}
        for _ in range(400):
            table, seq = busy.stdout.readline().split()
            seen[table] = int(seq)
        back_up(data, backup)
        busy.kill()
    found, _ = await all_of(backup)
    for table, last in seen.items():
        assert len(found[table][2]) >= last
        assert found[table][2] == [(n, f"{table} {n}".encode()) for n in range(1, len(found[table][2]) + 1)]


async def test_what_was_there_is_set_aside(tmp_path):
    data, backup = tmp_path / "tables.db", tmp_path / "backup.db"

    async def lay(table):
        store = await SqlStore.open(data)
        await store.create(table, "bone", "open", b"", [b"1"])
        await store.close()

    await lay("old")
    back_up(data, backup)
    await lay("new")
    tables, first = restore(data, backup)
    _, second = restore(data, backup)
    assert (tables, set((await all_of(data))[0])) == (1, {"old"})
    assert set((await all_of(first))[0]) == {"old", "new"}
    assert set((await all_of(second))[0]) == {"old"}
    fresh = tmp_path / "fresh.db"
    assert restore(fresh, backup) == (1, None)
    assert stat.S_IMODE(fresh.stat().st_mode) == 0o600


async def test_a_killed_house_loses_nothing_by_a_restore(tmp_path):
    """Its tables are in the other files of the database, which are set aside with it."""
    data, backup = tmp_path / "tables.db", tmp_path / "backup.db"
    with subprocess.Popen([sys.executable, "-c", APPENDER, data], stdout=subprocess.PIPE, text=True) as house:
        lines = [house.stdout.readline() for _ in range(100)]
        back_up(data, backup)
        house.kill()
    _, aside = restore(data, backup)
    found, _ = await all_of(aside)
    for line in lines:
        table, seq = line.split()
        assert len(found[table][2]) >= int(seq)


async def test_nothing_is_replaced_and_nothing_foreign_restored(tmp_path):
    data, backup, foreign = tmp_path / "tables.db", tmp_path / "backup.db", tmp_path / "foreign.db"
    with pytest.raises(NotKept, match="there is no database"):
        back_up(data, backup)
    await all_of(data)
    backup.write_text("precious")
    with pytest.raises(NotKept, match="there already"):
        back_up(data, backup)
    with pytest.raises(NotKept, match="cannot be copied"):
        restore(data, backup)
    with closing(sqlite3.connect(foreign)) as other:
        other.execute("CREATE TABLE cats (name)")
    with pytest.raises(NotKept, match="cannot be copied"):
        restore(data, foreign)
    with pytest.raises(NotKept, match="cannot be written"):
        back_up(data, tmp_path / "no" / "folder.db")
    assert backup.read_text() == "precious"
    assert await all_of(data) == ({}, b"none")
    assert sorted(path.suffix for path in tmp_path.iterdir()) == [".db", ".db", ".db", ".lock"]
