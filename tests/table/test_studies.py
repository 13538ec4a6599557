"""Studies are made once, one at a time, and the latest are kept."""

import asyncio
from threading import Event

import pytest

from ludotheque.bots.standing import Stopped
from ludotheque.bots.study import Standing, Study
from ludotheque.store import MemoryStore
from ludotheque.table import studies as room
from ludotheque.table.refused import Refused
from tests.games.jonques.positions import GAME

pytestmark = pytest.mark.anyio

MATCH = GAME.start(2, 1)

FOUND = Study((Standing(0, (0.5, 0.5)),), ())


@pytest.fixture
def made(monkeypatch):
    """How often a study was begun; they wait for nothing."""
    begun = []

    def study(match, stop):
        begun.append(match)
        if len(begun) == 1 and stop.said.wait(0.05):
            raise AssertionError("stopped")
        return FOUND

    monkeypatch.setattr(room, "study", study)
    return begun


@pytest.fixture
async def studies():
    made = room.Studies(60)
    yield made
    made.close()


async def test_two_requests_one_study(made, studies):
    assert len(await asyncio.gather(*(studies.of("a", MATCH) for _ in range(4)), studies.of("b", MATCH))) == 5
    assert len(made) == 2


async def test_a_study_is_kept_in_the_store(made, studies):
    """Another process, or the same after a restart, finds it."""
    store = MemoryStore()
    here, there = room.Studies(60, store), room.Studies(60, store)
    assert [await studies.kept("a", MATCH) for studies in (here, there, here)] == [FOUND] * 3
    assert len(made) == 1
    here.close()
    there.close()


async def test_one_who_goes_away_does_not_spoil_it(made, studies):
    impatient = asyncio.create_task(studies.of("a", MATCH))
    patient = asyncio.create_task(studies.of("a", MATCH))
    await asyncio.sleep(0.01)
    impatient.cancel()
    assert await patient == FOUND
    assert len(made) == 1


async def test_the_latest_are_kept(made, studies, monkeypatch):
    monkeypatch.setattr(room, "KEPT", 2)
    for id in ("a", "b", "a", "c", "a", "b"):
        await studies.of(id, MATCH)
    assert len(made) == 4  # a, b, c, and b again


async def test_too_many_at_once(made, studies):
    studies.turns.each_waiting = 1
    asked = [asyncio.create_task(studies.of(id, MATCH)) for id in "abc"]
    *fine, refused = await asyncio.gather(*asked, return_exceptions=True)
    assert fine == [FOUND, FOUND]
    assert isinstance(refused, Refused) and refused.kind == "busy"


async def test_who_wants_many_waits_for_itself(monkeypatch, studies):
    """One study of each address at a time: another's comes before the second of the first."""
    first, order = Event(), []

    def study(match, stop):
        order.append(match.tags["of"])
        assert len(order) > 1 or first.wait(60)
        return FOUND

    monkeypatch.setattr(room, "study", study)

    def asked(address, id):
        match = MATCH.fork()
        match.tags["of"] = address
        return asyncio.create_task(studies.of(id, match, address))

    greedy = [asked("greedy", f"g{n}") for n in range(12)]
    assert await asked("another", "a") == FOUND
    assert order == ["greedy", "another"]
    first.set()
    assert await asyncio.gather(*greedy) == [FOUND] * 12


async def test_what_failed_is_tried_again(studies, monkeypatch):
    tries = iter([ZeroDivisionError, None])

    def study(match, stop):
        if wrong := next(tries):
            raise wrong
        return FOUND

    monkeypatch.setattr(room, "study", study)
    with pytest.raises(ZeroDivisionError):
        await studies.of("a", MATCH)
    assert await studies.of("a", MATCH) == FOUND


def waiting_study(monkeypatch):
    """A study that ends only when it is stopped."""
    begun, stopped = Event(), Event()

    def study(match, stop):
        begun.set()
        while not stop.is_set():
            stop.said.wait(0.01)
        stopped.set()
        raise Stopped

    monkeypatch.setattr(room, "study", study)
    return begun, stopped


async def test_a_study_that_nobody_waits_for_is_stopped(studies, monkeypatch):
    begun, stopped = waiting_study(monkeypatch)
    asked = [asyncio.create_task(studies.of("a", MATCH)) for _ in range(2)]
    await asyncio.to_thread(begun.wait, 20)
    asked[0].cancel()
    await asyncio.gather(asked[0], return_exceptions=True)
    assert not stopped.is_set() and studies.jobs
    asked[1].cancel()
    await asyncio.gather(asked[1], return_exceptions=True)
    assert await asyncio.to_thread(stopped.wait, 20)
    assert studies.jobs == {}


async def test_a_study_has_its_time(studies, monkeypatch):
    waiting_study(monkeypatch)
    studies.seconds = 0.05
    with pytest.raises(Refused) as refused:
        await studies.of("a", MATCH)
    assert refused.value.say.id == "refused-study-long"
    assert studies.jobs == {}
