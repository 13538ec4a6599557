"""One suite over every store."""

import asyncio

import pytest

from ludotheque.store import Conflict, UnknownTable

from .conftest import lay

pytestmark = pytest.mark.anyio


async def hear(store, table, since, count):
    heard = []
    async for item in store.follow(table, since):
        heard.append(item)
        if len(heard) == count:
            break
    return heard


async def test_entries_are_numbered_from_one(store):
    await lay(store)
    assert await store.append("t", 2, [b"three", b"four"]) == 4
    assert await store.read("t") == [(1, b"one"), (2, b"two"), (3, b"three"), (4, b"four")]
    assert await store.read("t", 3) == [(4, b"four")]
    assert await store.read("t", 4) == []
    assert await store.read("t", 9) == []


async def test_a_table_is_created_once(store):
    await lay(store)
    with pytest.raises(Conflict):
        await lay(store, entries=[b"usurper"])
    outcomes = await asyncio.gather(*(lay(store, "u") for _ in range(5)), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes].count(Conflict) == 4
    assert await store.read("t") == [(1, b"one"), (2, b"two")]


@pytest.mark.parametrize("expected", [-1, 0, 1, 3, 10])
async def test_only_the_next_entry_is_taken(store, expected):
    await lay(store)
    with pytest.raises(Conflict):
        await store.append("t", expected, [b"x"], "over")
    with pytest.raises(Conflict):
        await store.append("t", expected, [], "over")
    assert len(await store.read("t")) == 2
    assert [row.state for row in await store.find()] == ["open"]


async def test_two_never_both_append_the_same_entry(store):
    await lay(store, entries=[])
    for seq in range(10):
        race = (store.append("t", seq, [b"%d" % racer]) for racer in range(8))
        outcomes = await asyncio.gather(*race, return_exceptions=True)
        assert outcomes.count(seq + 1) == 1
        assert [type(outcome) for outcome in outcomes].count(Conflict) == 7
    assert [seq for seq, _ in await store.read("t")] == list(range(1, 11))


async def test_appends_that_wait_together_all_count(store):
    await asyncio.gather(*(lay(store, f"t{i}", entries=[]) for i in range(50)))
    writes = (store.append(f"t{i}", seq, [b"%d" % seq]) for seq in range(5) for i in range(50))
    await asyncio.gather(*writes)
    for i in range(50):
        assert await store.read(f"t{i}") == [(seq + 1, b"%d" % seq) for seq in range(5)]
    assert {row.length for row in await store.find()} == {5}


async def test_a_refused_append_harms_nobody_else(store):
    await asyncio.gather(*(lay(store, f"t{i}", entries=[]) for i in range(3)))
    writes = [
        store.append("t0", 0, [b"x"]),
        store.append("t1", 7, [b"x"]),
        store.append("nowhere", 0, [b"x"]),
        lay(store, "t0"),
        store.append("t2", 0, [b"x", b"y"]),
        store.append("t0", 1, [b"z"]),
    ]
    outcomes = await asyncio.gather(*writes, return_exceptions=True)
    assert [o if isinstance(o, int) else type(o) for o in outcomes] == [1, Conflict, UnknownTable, Conflict, 2, 2]


async def test_an_unknown_table_is_not_an_empty_one(store):
    await lay(store, entries=[])
    assert await store.read("t") == []
    for ask in (store.read("u"), store.secret("u"), store.append("u", 0, [b"x"]), hear(store, "u", 0, 1)):
        with pytest.raises(UnknownTable):
            await ask


async def test_the_secret_is_kept_apart(store):
    await lay(store)
    assert await store.secret("t") == b"secret of t"
    assert b"secret of t" not in [entry for _, entry in await store.read("t")]
    assert "secret" not in repr(await store.find())


async def test_followers_hear_everything_once_and_in_order(store):
    await lay(store, entries=[b"0"])
    early = [asyncio.create_task(hear(store, "t", since, 200 - since)) for since in (0, 0, 1, 50)]
    seq = 1
    while seq < 200:
        count = min(1 + seq % 3, 200 - seq)
        seq = await store.append("t", seq, [b"%d" % (seq + i) for i in range(count)])
        if seq % 7 == 0:
            await asyncio.sleep(0)
    everything = [(i + 1, b"%d" % i) for i in range(200)]
    assert [await task for task in early] == [everything[since:] for since in (0, 0, 1, 50)]
    assert await hear(store, "t", 150, 50) == everything[150:]


async def test_a_slow_follower_misses_nothing(store):
    await lay(store, entries=[])
    follower = store.follow("t")
    waiting = asyncio.ensure_future(anext(follower))
    await store.append("t", 0, [b"a"])
    assert await waiting == (1, b"a")
    await store.append("t", 1, [b"b"])
    await store.append("t", 2, [b"c"])
    assert [await anext(follower), await anext(follower)] == [(2, b"b"), (3, b"c")]
    await follower.aclose()


async def test_nothing_is_kept_of_a_follower_who_left(store):
    await lay(store)
    task = asyncio.create_task(hear(store, "t", 2, 1))
    await hear(store, "t", 0, 2)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await asyncio.sleep(0.01)
    assert store._subscriptions._callbacks == {}


async def test_closing_ends_the_followers(store):
    await lay(store)
    follower = store.follow("t")
    assert [await anext(follower), await anext(follower)] == [(1, b"one"), (2, b"two")]
    waiting = asyncio.ensure_future(anext(follower, "nothing more"))
    await asyncio.sleep(0)
    await store.close()
    assert await waiting == "nothing more"


async def test_find_lists_the_newest_change_first(store):
    for table, game, state in (("a", "bone", "open"), ("b", "bone", "running"), ("c", "magot", "open")):
        await lay(store, table, game, state)
    await store.append("a", 2, [b"x"], "running")
    await store.append("b", 2, [b"x"])

    async def tables(**query):
        return [row.table for row in await store.find(**query)]

    assert await tables() == ["b", "a", "c"]
    assert await tables(game="bone") == ["b", "a"]
    assert await tables(state="running") == ["b", "a"]
    assert await tables(state="open") == ["c"]
    assert await tables(game="magot", state="running") == []
    assert await tables(tables=["c", "a", "nowhere"]) == ["a", "c"]
    assert await tables(tables=[]) == []
    assert await tables(limit=1) == ["b"]
    row = (await store.find(tables=["a"]))[0]
    assert (row.game, row.state, row.length) == ("bone", "running", 3)
    assert 0 < row.created < row.changed


async def test_a_state_may_change_without_an_entry(store):
    await lay(store)
    assert await store.append("t", 2, [], "archive") == 2
    assert [(row.state, row.length) for row in await store.find()] == [("archive", 2)]


async def test_entries_are_any_bytes(store):
    entries = [b"", b"\x00\xff", "é".encode(), b"x" * 100_000]
    await lay(store, "Drôle d'id : %41;", entries=entries)
    assert [entry for _, entry in await store.read("Drôle d'id : %41;")] == entries


async def test_the_newest_picture_of_a_table_is_kept(store):
    await lay(store)
    assert await store.picture("t") is None
    await store.keep_picture("t", 2, "<svg>two</svg>")
    await store.keep_picture("t", 5, "<svg>five</svg>")
    await store.keep_picture("t", 4, "<svg>late</svg>")
    assert await store.picture("t") == (5, "<svg>five</svg>")
    with pytest.raises(UnknownTable):
        await store.keep_picture("nobody", 1, "")


async def test_a_fact_about_the_house_is_kept_once(store):
    kept = await asyncio.gather(*(store.keep("key", bytes([n])) for n in range(4)))
    assert len(set(kept)) == 1
    assert await store.keep("key", b"later") == kept[0]
    assert await store.keep("other", b"x") == b"x"


async def test_the_house_has_been_open_for_as_long_as_anybody_said(store):
    assert await store.advance(0) == 0
    assert await store.advance(5_000_000_000) == 5_000_000_000
    assert await store.advance(7) == 5_000_000_000
    assert await asyncio.gather(*(store.advance(6_000_000_000 + n) for n in (0, 0))) == [6_000_000_000] * 2


async def test_tables_whose_time_is_up_are_found_in_their_order(store):
    for table, due in (("a", 5_000_000_000), ("b", 30), ("c", 0)):
        await lay(store, table)
        await store.append(table, 2, [b"x"], "running", None, 0, "ada", due)
    assert await store.due(9) == [("b", 30), ("a", 5_000_000_000)]
    assert await store.due(1) == [("b", 30)]
    await store.append("b", 3, [b"y"], due=0)
    await store.append("a", 3, [b"y"])
    assert await store.due(9) == [("a", 5_000_000_000)]
