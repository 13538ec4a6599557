"""What two processes of one house tell each other: two stores on one database stand for them."""

import asyncio

import msgspec
import psycopg
import pytest

from ludotheque.store import workers
from ludotheque.store.sql import SqlStore
from tests.postgres import name_in

pytestmark = pytest.mark.anyio


@pytest.fixture
async def stores(database_url, monkeypatch):
    monkeypatch.setattr(workers, "LOOK", 3600.0)  # what is heard is heard by notification
    both = [await SqlStore.open(database_url) for _ in range(2)]
    for store in both:
        await store._workers.is_listening.wait()
    yield both
    for store in both:
        await store.close()


class Heard(asyncio.Queue):
    def __call__(self, news):
        self.put_nowait(news)


async def test_what_one_appends_the_other_hears(stores):
    ours, theirs = stores
    await ours.create("t", "bone", "open", b"", [b"1"])
    heard = Heard()
    with theirs.subscribe("t", heard):
        await ours.append("t", 1, [b"2", b"3"])
        told = await heard.get()
        assert told[-1] == (3, b"3")  # and where something is missing it is in the log
        await ours.append("t", 3, [b"4"])
        assert await heard.get() == [(4, b"4")]


async def test_a_follower_follows_every_worker(stores):
    ours, theirs = stores
    await ours.create("t", "bone", "open", b"", [])
    follower = theirs.follow("t")
    for seq in range(6):
        await stores[seq % 2].append("t", seq, [b"%d" % (seq + 1)])
        assert await anext(follower) == (seq + 1, b"%d" % (seq + 1))
    await follower.aclose()


async def test_each_knows_how_many_there_are(database_url, monkeypatch):
    monkeypatch.setattr(workers, "LOOK", 0.05)
    ours, theirs = [await SqlStore.open(database_url) for _ in range(2)]
    while (ours.peers.processes, theirs.peers.processes) != (2, 2):
        await asyncio.sleep(0.01)
    await theirs.close()
    while ours.peers.processes != 1:
        await asyncio.sleep(0.01)
    await ours.close()


async def test_what_no_notification_told_is_found(database_url, monkeypatch):
    monkeypatch.setattr(workers, "LOOK", 0.05)
    monkeypatch.setattr(workers, "payloads", lambda *_: [])  # all are lost
    ours, theirs = [await SqlStore.open(database_url) for _ in range(2)]
    await ours.create("t", "bone", "open", b"", [b"1"])
    follower = theirs.follow("t")
    assert await anext(follower) == (1, b"1")
    await ours.append("t", 1, [b"2"])
    assert await anext(follower) == (2, b"2")
    await follower.aclose()
    await ours.close()
    await theirs.close()


async def test_a_line_that_was_cut_is_laid_again(stores, postgres, database_url):
    ours, theirs = stores
    await ours.create("t", "bone", "open", b"", [])
    follower = theirs.follow("t")
    for seq in range(4):
        postgres.cut(database_url)
        await ours.append("t", seq, [b"x"])
        assert (await anext(follower))[0] == seq + 1
    await follower.aclose()


async def test_one_drives_a_table(stores):
    ours, theirs = stores
    assert await ours.peers.take("t")
    assert await ours.peers.take("t")
    assert not await theirs.peers.take("t")
    assert await theirs.peers.take("u")
    ours.peers.let_go("t")
    await ours.peers.take("other")  # after that
    assert await theirs.peers.take("t")
    await theirs.close()
    assert await ours.peers.take("t")


async def test_the_lock_of_a_dead_worker_is_free(stores, postgres):
    ours, theirs = stores
    assert await ours.peers.take("t")
    holder = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'"
    assert postgres.run(holder)
    while not await theirs.peers.take("t"):
        await asyncio.sleep(0.01)
    assert not await ours.peers.take("u") or "t" not in ours._workers._locks._held


async def test_who_is_there_is_shown(stores):
    ours, theirs = stores
    heard = Heard()
    with theirs.peers.watch("t", heard):
        ours.peers.show("t", b"Ada")
        assert await heard.get() == [b"Ada"]
        ours.peers.show("t", b"Ada and Bea")
        assert await heard.get() == [b"Ada and Bea"]
        ours.peers.show("t", b"")
        assert await heard.get() == []
        ours.peers.show("t", b"Ada")
        assert await heard.get() == [b"Ada"]
        await ours.close()
        assert await heard.get() == []


async def test_who_comes_later_sees_who_is_there_and_not_the_dead(stores, postgres, database_url, monkeypatch):
    ours = stores[0]
    monkeypatch.setattr(workers, "LOOK", 0.05)
    heard = Heard()
    ours.peers.show("t", b"Ada")
    third = await SqlStore.open(database_url)
    with third.peers.watch("t", heard):
        assert await heard.get() == [b"Ada"]
        for task in ours._workers._tasks:  # as if it were killed: no farewell
            task.cancel()
        postgres.run(f"UPDATE workers SET until = 0 WHERE id = '{ours._workers._me}'", name_in(database_url))
        assert await heard.get() == []
    await third.close()


async def test_nonsense_on_the_channel_harms_nobody(stores, database_url):
    ours, theirs = stores
    await ours.create("t", "bone", "open", b"", [])
    follower = theirs.follow("t")
    with psycopg.connect(database_url, autocommit=True) as stranger:
        for text in ("", "nonsense", '["x", {"t": 99}, ["t"]]', '["x", {"t": "a"}]'):
            stranger.execute("SELECT pg_notify('ludotheque', %s)", (text,))
    await ours.append("t", 0, [b"1"])
    assert await anext(follower) == (1, b"1")
    await follower.aclose()


def test_messages_are_few_and_none_is_too_large():
    logs = {f"table{n:019}": n for n in range(1000)}
    people = [f"é{n}" for n in range(300)]
    sent = list(workers.payloads("me", logs, people))
    assert all(len(payload.encode()) < 8000 for payload in sent)
    assert len(sent) < 8
    told = [msgspec.json.decode(payload, type=workers.News) for payload in sent]
    assert {table: last for news in told for table, last in news.logs.items()} == logs
    assert [table for news in told for table in news.people] == people
    assert list(workers.payloads("me", {}, [])) == []
