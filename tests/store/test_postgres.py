"""What only a database with a server of its own can do: be cut off, be shared, refuse."""

import asyncio
import subprocess
import sys

import pytest

from ludotheque.store import Conflict, Guest, NotKept
from ludotheque.store.sql import SqlStore
from tests.postgres import name_in

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(database_url):
    store = await SqlStore.open(database_url)
    yield store
    await store.close()


async def test_a_connection_that_was_cut_is_replaced(store, postgres, database_url):
    await store.create("t", "bone", "open", b"", [b"1"])
    assert await store.read("t") == [(1, b"1")]
    for seq in (1, 2, 3):
        assert postgres.cut(database_url)
        assert await store.append("t", seq, [b"%d" % (seq + 1)]) == seq + 1
        postgres.cut(database_url)
        assert len(await store.read("t")) == seq + 1


async def test_what_was_committed_when_the_connection_was_cut_is_acknowledged_once(store, postgres, database_url):
    """The answer to the commit is lost: whether it was one is read from the log."""
    await store.create("t", "bone", "open", b"", [b"1"])
    plain = store._writer._line._plain

    def cut():
        type(plain).commit(plain)  # as the server would, whose answer does not arrive
        plain.execute("SELECT 1")
        postgres.cut(database_url)
        type(plain).commit(plain)

    plain.commit = cut
    assert await store.append("t", 1, [b"2"], "running") == 2
    assert plain.closed
    assert await store.read("t") == [(1, b"1"), (2, b"2")]
    postgres.cut(database_url)
    with pytest.raises(Conflict):
        await store.append("t", 1, [b"2"])  # nothing was in doubt: it is somebody else's


async def test_a_server_that_is_away_is_said_and_waited_for(store, postgres):
    await store.create("t", "bone", "open", b"", [b"1"])
    postgres.stop()
    try:
        with pytest.raises(NotKept):
            await store.append("t", 1, [b"2"])
        with pytest.raises(NotKept):
            await store.read("t")
    finally:
        postgres.start()
    assert await store.append("t", 1, [b"2"]) == 2


async def test_many_open_a_new_database_at_once(database_url):
    """Each brings it up to date under the same lock: one does it, the others find it done."""
    opening = "import asyncio, sys; from ludotheque.store.sql import SqlStore; asyncio.run(SqlStore.open(sys.argv[1]))"
    houses = [subprocess.Popen([sys.executable, "-c", opening, database_url]) for _ in range(3)]
    assert [await asyncio.to_thread(house.wait) for house in houses] == [0, 0, 0]


async def test_two_workers_never_wait_for_each_other_for_ever(database_url):
    """Each appends to the same tables in another order; rows are locked in one."""
    stores = [await SqlStore.open(database_url) for _ in range(2)]
    tables = [f"t{n}" for n in range(12)]
    await asyncio.gather(*(stores[0].create(table, "bone", "open", b"", []) for table in tables))

    async def push(store, order):
        for seq in range(20):
            await asyncio.gather(*(store.append(table, seq, [b"x"]) for table in order), return_exceptions=True)

    await asyncio.gather(push(stores[0], tables), push(stores[1], tables[::-1]))
    for store in stores:
        assert {row.length for row in await store.find()} == {20}
        await store.close()


def nowhere(postgres):
    return "postgresql://ada:geheim@127.0.0.1:1/house"


def no_database(postgres):
    return postgres.url("atlantis")


def no_right(postgres):
    url = postgres.new_database()
    postgres.run("DROP ROLE IF EXISTS guest")
    postgres.run("CREATE ROLE guest LOGIN")
    return url.replace("postgres@", "guest:geheim@")


def newer(postgres):
    url = postgres.new_database()
    postgres.run("CREATE TABLE alembic_version (version_num text)", name_in(url))
    postgres.run("INSERT INTO alembic_version VALUES ('9999')", name_in(url))
    return url


def nonsense(postgres):
    return "postgresql://ada:geheim@host:port/house"


def other_kind(postgres):
    return "mysql://ada:geheim@host/house"


@pytest.mark.parametrize(
    ("where", "said"),
    [
        (nowhere, "the database 'house' at 127.0.0.1 cannot be opened: "),
        (no_database, 'database "atlantis" does not exist'),
        (no_right, "permission denied"),
        (newer, "was written by a newer edition of the house."),
        (nonsense, "that is no database: it is a file, or postgresql://"),
        (other_kind, "not in mysql."),
    ],
)
def test_a_database_that_cannot_be_opened_is_one_sentence(postgres, where, said):
    command = [sys.executable, "-m", "ludotheque", "serve", "--port", "0", "--data", where(postgres)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=250)
    assert done.returncode == 2
    assert said in done.stderr
    sentence = done.stderr.strip()
    assert "\n" not in sentence and sentence.endswith(".")
    assert "geheim" not in done.stderr + done.stdout


FREED = "SELECT relname FROM pg_stat_user_tables WHERE vacuum_count > 0"


async def test_the_room_of_what_is_forgotten_is_freed_at_once(store, postgres, database_url):
    """By the server's own count, which it makes known a moment later. What it says is no promise about bytes."""
    await store.people.register(Guest("ada", "Ada", "fr", 1.0, 1.0), "hash of ada")
    await store.create("t", "bone", "open", b"", [b"Ada says"], visitors=["ada"])
    await store.redact("t", {1: b"somebody says"})
    assert postgres.run(FREED, name_in(database_url)) == []
    await store.people.forget("ada")
    async with asyncio.timeout(60):
        while not {"visitors", "tokens", "entries", "tables"} <= {
            name for (name,) in postgres.run(FREED, name_in(database_url))
        }:
            await asyncio.sleep(0.05)
    assert store.people.lingers
    assert await store.people.by_id("ada") is None
    assert await store.read("t") == [(1, b"somebody says")]
