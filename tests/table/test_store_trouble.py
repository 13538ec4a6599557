"""A store that takes nothing for a while: bots and dice go on when it does, and nothing is played twice."""

import asyncio
import logging

import pytest

from ludotheque.store import MemoryStore
from ludotheque.table import actions, driver
from ludotheque.table.acting import act
from tests.games.jonques.positions import place

from .houses import house, open_table

pytestmark = pytest.mark.anyio

SECRET = "INSERT INTO entries VALUES ('the secret')"


class FullDisk(MemoryStore):
    """`full`: nothing can be written; `unsure`: it is written, and an error all the same."""

    def __init__(self):
        super().__init__()
        self.full = self.unsure = False
        self.refused = 0
        self.trouble = asyncio.Event()

    async def append(self, table, expected, entries, *row):
        if self.unsure:
            self.unsure = False
            await super().append(table, expected, entries, *row)
            raise OSError(SECRET)
        if self.full:
            self.refused += 1
            if self.refused == 3:
                self.trouble.set()
            raise OSError(SECRET)
        return await super().append(table, expected, entries, *row)


@pytest.fixture(autouse=True)
def impatient(monkeypatch):
    monkeypatch.setattr(driver, "SHORTEST_REST", 0.001)
    monkeypatch.setattr(driver, "LONGEST_REST", 0.01)


async def bot_is_next(here):
    """A bot and Ada: she has moved a junk, and the bot is to throw and to move."""
    id, ada = await open_table(here, "me", "bot", prefix=place("^ f2 b4 v k8", "0 to move, aces 2"))
    return id, ada, await here.live(id)


async def bot_plays(live):
    """It throws, and moves unless its dice give it nothing: then it is Ada's turn again."""
    match = live.table.match
    while not any(entry.seat == 1 for entry in match.log) and (live.table.turn == 1 or len(match.log) < 2):
        await live.wait(10)


async def test_a_bot_goes_on_when_the_disk_does(caplog):
    caplog.set_level(logging.WARNING)
    store = FullDisk()
    async with house(store=store) as here:
        id, ada, live = await bot_is_next(here)
        await act(here, id, ada, actions.Move("f2-f4"))
        store.full = True
        await store.trouble.wait()
        before = live.table.seq
        assert live.table.seq == len(await store.read(id)) == before
        store.full = False
        await bot_plays(live)
    said = [record.getMessage() for record in caplog.records if "cannot play on" in record.getMessage()]
    assert len(said) == 1
    assert SECRET not in caplog.text


async def test_what_was_written_after_all_is_not_played_twice():
    store = FullDisk()
    async with house(store=store) as here:
        id, ada, live = await bot_is_next(here)
        store.unsure = True
        with pytest.raises(OSError):
            await act(here, id, ada, actions.Move("f2-f4"))
        for _ in range(20):
            store.unsure = True
            await live.wait(0.005)
        store.unsure = False
        await bot_plays(live)
        log = await store.read(id)
        assert [seq for seq, _ in log] == list(range(1, len(log) + 1))
        async with house(store=store) as again:  # a log that holds throughout
            assert bytes((await again.live(id)).table.match.state)


async def test_a_step_of_the_house_that_fails_is_tried_again_after_somebody_else_wrote():
    store = FullDisk()
    async with house(store=store) as here:
        id, ada, live = await bot_is_next(here)
        await act(here, id, ada, actions.Move("f2-f4"))
        store.full = True
        await store.trouble.wait()
        store.full = False
        await act(here, id, ada, actions.Chat("The disk is fine again."))
        await bot_plays(live)
