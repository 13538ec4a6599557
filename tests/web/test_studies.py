"""Studies are made once, one at a time, and the latest are kept."""

import asyncio
from threading import Event

import pytest

from ludotheque.bots.standing import Stopped
from ludotheque.bots.study import Standing, Study
from ludotheque.table.refused import Refused
from ludotheque.web import studies as room
from tests.games.jonques.positions import GAME

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


def run(scenario):
    async def inside():
        studies = room.Studies(60)
        try:
            return await scenario(studies)
        finally:
            studies.close()

    return asyncio.run(inside())


def test_two_requests_one_study(made):
    async def both(studies):
        return await asyncio.gather(*(studies.of("a", MATCH) for _ in range(4)), studies.of("b", MATCH))

    assert len(run(both)) == 5
    assert len(made) == 2


def test_one_who_goes_away_does_not_spoil_it(made):
    async def scenario(studies):
        impatient = asyncio.create_task(studies.of("a", MATCH))
        patient = asyncio.create_task(studies.of("a", MATCH))
        await asyncio.sleep(0.01)
        impatient.cancel()
        return await patient

    assert run(scenario) == FOUND
    assert len(made) == 1


def test_the_latest_are_kept(made, monkeypatch):
    monkeypatch.setattr(room, "KEPT", 2)

    async def scenario(studies):
        for id in ("a", "b", "a", "c", "a", "b"):
            await studies.of(id, MATCH)

    run(scenario)
    assert len(made) == 4  # a, b, c, and b again


def test_too_many_at_once(made, monkeypatch):
    monkeypatch.setattr(room, "MOST_WAITING", 2)

    async def scenario(studies):
        asked = [asyncio.create_task(studies.of(id, MATCH)) for id in "abc"]
        return await asyncio.gather(*asked, return_exceptions=True)

    *fine, refused = run(scenario)
    assert fine == [FOUND, FOUND]
    assert isinstance(refused, Refused) and refused.kind == "busy"


def test_what_failed_is_tried_again(monkeypatch):
    tries = iter([ZeroDivisionError, None])

    def study(match, stop):
        if wrong := next(tries):
            raise wrong
        return FOUND

    monkeypatch.setattr(room, "study", study)

    async def scenario(studies):
        with pytest.raises(ZeroDivisionError):
            await studies.of("a", MATCH)
        return await studies.of("a", MATCH)

    assert run(scenario) == FOUND


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


def test_a_study_that_nobody_waits_for_is_stopped(monkeypatch):
    begun, stopped = waiting_study(monkeypatch)

    async def scenario(studies):
        asked = [asyncio.create_task(studies.of("a", MATCH)) for _ in range(2)]
        await asyncio.to_thread(begun.wait, 20)
        asked[0].cancel()
        await asyncio.gather(asked[0], return_exceptions=True)
        assert not stopped.is_set() and studies.jobs
        asked[1].cancel()
        await asyncio.gather(asked[1], return_exceptions=True)
        assert await asyncio.to_thread(stopped.wait, 20)
        assert studies.jobs == {}

    run(scenario)


def test_a_study_has_its_time(monkeypatch):
    waiting_study(monkeypatch)

    async def scenario(studies):
        studies.seconds = 0.05
        with pytest.raises(Refused) as refused:
            await studies.of("a", MATCH)
        assert refused.value.say.id == "refused-study-long"
        assert studies.jobs == {}

    run(scenario)
