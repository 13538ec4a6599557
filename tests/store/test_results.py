"""How games ended for those who played them, over every store."""

import pytest

from ludotheque.store import Conflict, Guest, Result

from .conftest import lay
from .test_people import arrive

pytestmark = pytest.mark.anyio


def result(table, visitor, won=False, counts=True, seat=0, game="jonques", **more):
    return Result(table, seat, visitor, game, won, counts, b"about it", **more)


async def ended(store, table, *results):
    await lay(store, table)
    await store.append(table, 2, [b"last"], "over", results=results)


async def test_results_come_with_the_last_entry_or_not_at_all(store):
    await ended(store, "t", result("t", "ada", True), result("t", "bea", seat=1))
    (found,) = await store.results.of(["ada"])
    assert (found.table, found.seat, found.won, found.counts, found.about) == ("t", 0, True, True, b"about it")
    assert found.ended == (await store.find(tables=["t"]))[0].changed
    assert (found.hope, found.blow) == (-1, -1)
    await lay(store, "u")
    with pytest.raises(Conflict):
        await store.append("u", 7, [b"late"], "over", results=[result("u", "ada")])
    assert [one.table for one in await store.results.of(["ada", "bea"])] == ["t", "t"]


async def test_a_result_is_written_once(store):
    await arrive(store)
    await ended(store, "t", result("t", "ada", True))
    await store.results.keep([result("t", "ada", False, ended=5.0), result("s", "ada", ended=4.0)])
    await store.results.keep([result("r", "forgotten meanwhile", ended=3.0)])
    assert await store.results.of(["forgotten meanwhile"]) == []
    assert [(one.table, one.won) for one in await store.results.of(["ada"])] == [("s", False), ("t", True)]


async def test_results_outlive_their_table(store):
    await ended(store, "t", result("t", "ada", True))
    await store.remove("t")
    assert [one.table for one in await store.results.of(["ada"])] == ["t"]


async def test_wins_are_counted_by_person(store):
    for id in ("ada", "phone", "bea"):
        await arrive(store, id, f"hash of {id}")
    await store.people.become("phone", "ada")
    await ended(store, "t", result("t", "ada", True), result("t", "bea", seat=1))
    await ended(store, "u", result("u", "phone", True))
    await ended(store, "v", result("v", "bea", True, game="bone"))
    await ended(store, "w", result("w", "nobody who is known", True))
    assert sorted(await store.results.wins("jonques")) == [0, 2]
    assert await store.results.wins("bone") == [1]
    assert await store.results.wins("magot") == []


async def test_only_what_counts_of_those_who_wish_it_is_rated(store):
    for id in ("ada", "phone", "bea"):
        ada = await arrive(store, id, f"hash of {id}")
    await store.people.become("phone", "ada")
    await ended(store, "t", result("t", "ada", True), result("t", "bea", seat=1))
    await ended(store, "u", result("u", "phone"))
    await ended(store, "v", result("v", "ada", counts=False))
    assert await store.results.rated("jonques") == []
    ada = await store.people.by_id("ada")
    await store.people.change(Guest(ada.id, ada.name, ada.language, ada.created, ada.seen, rating="own"))
    assert (await store.people.by_id("ada")).rating == "own"
    assert await store.people.listed() == []
    rated = await store.results.rated("jonques")
    assert [(one.table, one.visitor) for one in rated] == [("t", "ada"), ("u", "ada")]
    bea = await store.people.by_id("bea")
    await store.people.change(Guest(bea.id, bea.name, bea.language, bea.created, bea.seen, rating="listed"))
    await arrive(store, "tablet", "hash of tablet")
    await store.people.become("tablet", "bea")
    assert [(guest.name, guest.ids) for guest in await store.people.listed()] == [("Bea", ("bea", "tablet"))]


async def test_a_study_tells_the_best_chances_and_the_hardest_blows(store):
    await ended(store, "t", result("t", "ada"), result("t", "bea", seat=2))
    await store.results.studied("t", {0: (0.75, 0.0), 1: (0.5, 0.1), 2: (0.25, 0.2)})
    found = await store.results.of(["ada", "bea"])
    assert [(one.hope, one.blow) for one in found] == [(0.75, 0.0), (0.25, 0.2)]


async def test_who_is_forgotten_has_no_results(store):
    for id in ("ada", "phone", "bea"):
        await arrive(store, id, f"hash of {id}")
    await store.people.become("phone", "ada")
    await ended(store, "t", result("t", "ada"), result("t", "bea", seat=1))
    await ended(store, "u", result("u", "phone"))
    await store.people.forget("ada")
    assert await store.results.of(["ada", "phone"]) == []
    assert len(await store.results.of(["bea"])) == 1
