"""What only a database can do: outlive its process, and be shared with another."""

import asyncio
import signal
import subprocess
import sys
import threading

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from ludotheque.store import Conflict, Guest, sql_people
from ludotheque.store.batch import Lengths
from ludotheque.store.engine import open_engine
from ludotheque.store.schema import METADATA
from ludotheque.store.sql import READERS, SqlStore

pytestmark = pytest.mark.anyio

APPENDER = """
import asyncio, sys
from ludotheque.store.sql import SqlStore


async def play(store, table):
    await store.create(table, "bone", "running", b"", [])
    seq = 0
    while True:
        seq = await store.append(table, seq, [f"{table} {seq + 1}".encode()])
        print(table, seq, flush=True)

async def main():
    store = await SqlStore.open(sys.argv[1])
    await asyncio.gather(*(play(store, f"t{i}") for i in range(20)))

asyncio.run(main())
"""


async def test_what_was_acknowledged_survives_a_kill(data):
    process = subprocess.Popen([sys.executable, "-c", APPENDER, data], stdout=subprocess.PIPE, text=True)
    with process:
        lines = [process.stdout.readline() for _ in range(1000)]
        process.send_signal(signal.SIGKILL)
        lines += process.stdout.readlines()
    acknowledged = {}
    for line in lines:
        if line.endswith("\n"):
            table, seq = line.split()
            acknowledged[table] = int(seq)
    assert len(acknowledged) == 20

    async def reopen():
        store = await SqlStore.open(data)
        for table, last in acknowledged.items():
            entries = await store.read(table)
            assert len(entries) >= last
            assert entries == [(seq, f"{table} {seq}".encode()) for seq in range(1, len(entries) + 1)]
            assert [row.length for row in await store.find(tables=[table])] == [len(entries)]
            assert await store.append(table, len(entries), [b"on"]) == len(entries) + 1
        await store.close()

    await reopen()


async def test_two_stores_share_a_database(data):
    """As workers share one that has a server. Each one's memory of the lengths lags behind: the unique key decides."""
    ours, theirs = (SqlStore(open_engine(data, READERS)) for _ in range(2))
    for table in "ab":
        await ours.create(table, "bone", "open", b"", [b"1"])
    await theirs.append("a", 1, [b"2"])
    taken, free = await asyncio.gather(
        ours.append("a", 1, [b"late"]), ours.append("b", 1, [b"2"]), return_exceptions=True
    )
    assert (type(taken), free) == (Conflict, 2)
    with pytest.raises(Conflict):
        await theirs.create("b", "bone", "open", b"", [])
    await theirs.append("a", 2, [b"3"])
    assert await ours.append("a", 3, [b"4"]) == 4
    with pytest.raises(Conflict):
        await theirs.append("a", 3, [], "over")
    assert await theirs.read("a") == [(seq, b"%d" % seq) for seq in range(1, 5)]
    assert {row.table: row.length for row in await theirs.find()} == {"a": 4, "b": 2}
    await ours.close()
    await theirs.close()


async def test_an_unwritable_name_harms_nobody_else(data):
    store = await SqlStore.open(data)
    good, bad = store.create("a", "bone", "open", b"", []), store.append("\ud800", 0, [b"x"])
    outcomes = await asyncio.gather(good, bad, return_exceptions=True)
    assert outcomes[0] is None and isinstance(outcomes[1], ValueError)
    await store.close()


async def test_a_cancelled_caller_leaves_the_entry(data):
    store = await SqlStore.open(data)
    await store.create("a", "bone", "open", b"", [])
    task = asyncio.create_task(store.append("a", 0, [b"1"]))
    await asyncio.sleep(0)
    task.cancel()
    assert await store.append("a", 1, [b"2"]) == 2
    assert task.cancelled()
    await store.close()


async def test_closing_writes_what_waits_and_ends_the_threads(tmp_path):
    store = await SqlStore.open(tmp_path / "tables.db")
    await store.create("a", "bone", "open", b"", [])
    last = asyncio.create_task(store.append("a", 0, [b"1"]))
    await asyncio.sleep(0)
    await store.close()
    await store.close()
    assert await last == 1
    assert not [thread for thread in threading.enumerate() if thread.name.startswith("store-")]
    with pytest.raises(RuntimeError):
        await store.append("a", 1, [b"2"])
    with pytest.raises(RuntimeError):
        await store.read("a")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["tables.db", "tables.db.lock"]


def test_the_migrations_make_the_schema(data):
    engine = open_engine(data, 1)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def test_sqlite_writes_through_to_the_disk(tmp_path):
    engine = open_engine(tmp_path / "tables.db", 1)
    with engine.connect() as connection:
        pragmas = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")]
        assert pragmas == ["wal", 2]
    engine.dispose()


def test_few_lengths_are_remembered():
    lengths = Lengths()
    lengths.remember({str(i): i for i in range(10)}, most=5)
    lengths.remember({"5": 50}, most=5)
    lengths.remember({"new": 1}, most=5)
    assert list(lengths) == ["7", "8", "9", "5", "new"]


async def test_many_who_are_forgotten_at_once_are_swept_out_together(tmp_path, monkeypatch):
    swept = []
    sweep = sql_people.leave_no_trace
    monkeypatch.setattr(sql_people, "leave_no_trace", lambda *about: swept.append(sweep(*about)))
    store = await SqlStore.open(tmp_path / "t.db")
    for n in range(20):
        await store.people.register(Guest(f"visitor{n}", "Zygomorphe"), f"hash {n}")
    await asyncio.gather(*(store.people.forget(f"visitor{n}") for n in range(20)))
    assert b"Zygomorphe" not in b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert 1 <= len(swept) < 20
    await store.close()
