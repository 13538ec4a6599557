"""The file of the database: for one process, for its owner's eyes, and refused when it is gone."""

import os
import signal
import stat
import subprocess
import sys

import pytest

from ludotheque.store import NotKept
from ludotheque.store.sql import SqlStore

pytestmark = pytest.mark.anyio

HOLDER = """
import asyncio, sys
from ludotheque.store.sql import SqlStore


async def main():
    store = await SqlStore.open(sys.argv[1])
    print("open", flush=True)
    await asyncio.sleep(600)

asyncio.run(main())
"""


async def test_a_second_process_is_refused_until_the_first_is_gone(tmp_path):
    path = tmp_path / "tables.db"

    async def open_and_close():
        await (await SqlStore.open(path)).close()

    with subprocess.Popen([sys.executable, "-c", HOLDER, path], stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout.readline() == "open\n"
        with pytest.raises(NotKept, match="another house is open"):
            await open_and_close()
        holder.send_signal(signal.SIGKILL)
    await open_and_close()


async def test_only_its_owner_reads_it(tmp_path):
    path = tmp_path / "tables.db"
    path.touch(0o644)

    async def story():
        store = await SqlStore.open(path)
        await store.create("a", "bone", "open", b"", [b"1"])
        modes = {name.name: stat.S_IMODE(name.stat().st_mode) for name in tmp_path.iterdir()}
        assert modes == dict.fromkeys(("tables.db", "tables.db-wal", "tables.db-shm", "tables.db.lock"), 0o600)
        await store.close()

    umask = os.umask(0)
    try:
        await story()
    finally:
        os.umask(umask)


@pytest.mark.parametrize("part", ["", "-wal", "-shm"])
async def test_what_would_be_lost_is_not_acknowledged(tmp_path, part):
    """SQLite would go on writing to a file that has no name any more."""
    path, elsewhere = tmp_path / f"tables.db{part}", tmp_path / "elsewhere"

    async def story():
        store = await SqlStore.open(tmp_path / "tables.db")
        await store.create("a", "bone", "open", b"", [b"1"])
        heard = []
        with store.subscribe("a", heard.extend):
            path.rename(elsewhere)
            for refused in (
                store.append("a", 1, [b"2"]),
                store.create("b", "bone", "open", b"", [b"1"]),
                store.keep("key", b"x"),
                store.keep_picture("a", 1, "<svg/>"),
                store.read("a"),
            ):
                with pytest.raises(NotKept, match="removed or replaced"):
                    await refused
            assert heard == []
            elsewhere.rename(path)
            assert await store.append("a", 1, [b"again"]) == 2
            assert heard == [(2, b"again")]
            assert [row.table for row in await store.find()] == ["a"]
        await store.close()

    await story()


async def test_another_file_in_its_place_is_not_ours(tmp_path):
    path = tmp_path / "tables.db"

    async def story():
        store = await SqlStore.open(path)
        await store.create("a", "bone", "open", b"", [])
        copy = path.read_bytes()
        path.unlink()
        path.write_bytes(copy)
        with pytest.raises(NotKept):
            await store.append("a", 0, [b"1"])
        await store.close()

    await story()


@pytest.mark.parametrize("content", [b"no database" * 100, b"SQLite format 3\0" + b"\xff" * 4000])
async def test_what_is_no_database_is_refused_in_one_sentence(tmp_path, content):
    path = tmp_path / "tables.db"
    path.write_bytes(content)
    with pytest.raises(NotKept, match=r"tables\.db cannot be opened: .*\.$"):
        await SqlStore.open(path)
    assert path.read_bytes() == content
