"""Tables from their logs: the others do not wait, and strangers leave nothing behind."""

import asyncio
import threading

import pytest

import ludotheque
from ludotheque.store import MemoryStore
from ludotheque.table import actions, loading
from ludotheque.table import files as file_room
from ludotheque.table import house as house_room
from ludotheque.table.acting import act
from ludotheque.table.files import Files
from ludotheque.table.refused import Refused
from tests.games.at_random import play_at_random
from tests.games.jonques.positions import place

from .houses import house, join, open_table, play_on

pytestmark = pytest.mark.anyio

GAME = ludotheque.game("jonques")


@pytest.fixture
def gate(monkeypatch):
    """Logs are folded once the gate is open; `entered` when one stands before it."""

    class Gate:
        def __init__(self):
            self.open, self.entered, self.folds = threading.Event(), threading.Event(), []

        def load(self, id, log, is_family):
            self.folds.append(id)
            self.entered.set()
            assert self.open.wait(200)
            return fold(id, log, is_family)

    fold, gate = loading.load, Gate()
    monkeypatch.setattr(loading, "load", gate.load)
    return gate


async def test_while_a_log_is_folded_the_others_play(gate):
    store = MemoryStore()
    async with house(store=store) as before:
        slow, ada = await open_table(before, "me", "friend")
    async with house(store=store) as here:
        waiting = [asyncio.create_task(here.live(slow)) for _ in range(5)]
        await asyncio.to_thread(gate.entered.wait, 30)
        quick, _ = await open_table(here, "me", "here")
        await play_on(here, quick, lambda table: len(table.match.log) > 5)
        assert not any(task.done() for task in waiting)
        gate.open.set()
        lives = await asyncio.gather(*waiting)
        assert len(set(map(id, lives))) == 1
        assert gate.folds == [slow]
        assert lives[0].table.company.seats_of(ada) == (0,)


async def test_what_is_written_while_a_log_is_folded_is_not_missed(gate):
    store = MemoryStore()
    async with house(store=store) as there, house(store=store) as here:
        id, ada = await open_table(there, "me", "friend")
        waiting = asyncio.create_task(here.live(id))
        await asyncio.to_thread(gate.entered.wait, 30)
        bea = await join(there, id, "Bea")
        await act(there, id, bea, actions.Chat("Meanwhile"))
        gate.open.set()
        assert (await waiting).table.seq >= 4
        await act(here, id, ada, actions.Chat("Afterwards"))


@pytest.mark.parametrize("id", ["nowhere1", "x" * 5000, "", "../../x", "a\0b", "NOWHERE"])
async def test_unknown_tables_leave_nothing_in_memory(id):
    async with house() as here:
        for _ in range(3):
            with pytest.raises(Refused):
                await here.live(id)
        await asyncio.sleep(0)
        assert (here.loading, here.lives, here.aside) == ({}, {}, {})


async def test_who_gives_up_waiting_leaves_nothing_in_memory(gate):
    store = MemoryStore()
    async with house(store=store) as before:
        id, _ = await open_table(before, "me", "friend")
    async with house(store=store) as here:
        waiting = asyncio.create_task(here.live(id))
        await asyncio.to_thread(gate.entered.wait, 30)
        waiting.cancel()
        await asyncio.wait([waiting])
        gate.open.set()
        await here.live(id)
        assert here.loading == {}


async def test_tables_that_nobody_looks_at_are_kept_by_what_they_weigh(monkeypatch):
    long, short = (
        play_at_random(GAME.start(seed=4, turn_cap=50), 4).save(),
        place("^ f2 b4", "0 to move, aces 2").save(),
    )
    async with house() as here:
        files = Files(here, 600)
        await files.bring(long)
        (heavy,) = here.lives.values()
        light = here.lives[await files.bring(short)]
        assert heavy.size > 2 * light.size > 0
        monkeypatch.setattr(house_room, "BYTES_KEPT", heavy.size + light.size)
        await here.live(heavy.table.id)
        latest = await files.bring(short)
        assert set(here.lives) == {heavy.table.id, latest}
        monkeypatch.setattr(house_room, "BYTES_KEPT", 1)
        last = await files.bring(long)
        assert set(here.lives) == {last}
        assert (await here.live(heavy.table.id)).table.match.log == heavy.table.match.log


async def test_what_was_told_is_kept_only_as_far_as_people_look_back():
    async with house() as here:
        id, ada = await open_table(here, "me", "friend")
        table = (await here.live(id)).table
        for _ in range(30):
            await act(here, id, ada, actions.Chat("hm"))
        whole = table.views.entries_since(0, -1, 1000)
        for since in [*range(1000), 1 << 40]:
            table.views.entries_since(since, -1, 1000)
            table.views.of_table(-1, frozenset(), since)
        assert len(table.views.stories) <= 40
        assert len(table.views.tables) <= 70
        assert bytes(table.views.entries_since(0, -1, 1000)) == bytes(whole)
        assert bytes(table.views.entries_since(1 << 40, -1, 1000)) == b"[]"


async def test_a_file_is_replayed_once_more_and_no_more(monkeypatch):
    """Once to check it, once to lay it out as a table."""
    plies = []
    match = play_at_random(GAME.start(seed=4, turn_cap=50), 4)
    text, apply = match.save(), ludotheque.Match.apply

    def counted(self, move):
        plies.append(move)
        return apply(self, move)

    monkeypatch.setattr(ludotheque.Match, "apply", counted)
    async with house() as here:
        id = await Files(here).bring(text)
        assert len(plies) == 2 * len(match.log)
        assert (await here.live(id)).table.state == "archive"
        assert len(plies) == 2 * len(match.log)


async def test_a_file_that_takes_too_long_is_refused_and_holds_up_nobody(monkeypatch):
    stop, text = threading.Event(), place("^ f2 b4", "0 to move, aces 2").save()
    load = file_room.load
    monkeypatch.setattr(file_room, "load", lambda text, _: load(text) if text else stop.wait())
    async with house() as here:
        files = Files(here, 0.01)
        bringing = [asyncio.create_task(files.bring("", address="greedy")) for _ in range(20)]
        refused = await asyncio.gather(bringing[0], *bringing[9:], return_exceptions=True)
        assert [one.say.id for one in refused] == ["refused-slow-file", *["refused-busy"] * 11]
        assert files.turns.busy["greedy"] == 1 and files.turns.waiting == 8  # its thread still works on the first
        files.turns.seconds = None
        assert await files.bring(text, address="another") in here.lives
        id, _ = await open_table(here, "me", "here")
        await play_on(here, id, lambda table: len(table.match.log) > 5)
        stop.set()
        for task in bringing:
            task.cancel()
        await asyncio.gather(*bringing, return_exceptions=True)
