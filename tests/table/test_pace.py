"""Dice that throw themselves: at a walk, at a run, or at once until something happens."""

import asyncio

import pytest

import ludotheque
from ludotheque.contract import CHANCE
from ludotheque.table import actions
from ludotheque.table.acting import act
from ludotheque.table.paces import HASTE
from ludotheque.table.playing import concerns, throw_on
from ludotheque.table.refused import Refused
from ludotheque.table.rights import MOST_SAID, TALK_SECONDS

from .houses import house, open_table, seen, told

pytestmark = pytest.mark.anyio

MAGOT = ludotheque.game("magot")


async def at_the_dice(here, *kinds, **more):
    """A table of Le Magot where all tokens are placed and Ada is to throw."""
    id, ada = await open_table(here, *kinds, game=MAGOT, options={"rounds": "1"}, **more)
    table = (await here.live(id)).table
    for _ in range(5000):
        state = table.match.state
        if state.to_move == -1 and state.actor >= 0 and table.company.plays(ada, state.actor):
            return id, ada, table
        if state.to_move >= 0 and table.company.plays(ada, state.to_move):
            await act(here, id, ada, actions.Move(table.match.moves()[-1]))
        await asyncio.sleep(0.001)
    raise AssertionError("nobody throws")


async def test_by_hand_nothing_moves_until_somebody_throws():
    async with house() as here:
        _, _, table = await at_the_dice(here, "me", "here")
        before = table.seq
        await asyncio.sleep(0.05)
        assert (table.speed, table.seq) == ("hand", before)


@pytest.mark.parametrize("speed", ["walk", "run"])
async def test_a_persons_dice_wait_until_their_page_throws(speed):
    """At every pace: what was turned over is read first, and the page knows when."""
    async with house() as here:
        id, ada, table = await at_the_dice(here, "me", "here")
        await act(here, id, ada, actions.Pace(speed))
        assert here.driver.next_step(await here.live(id)) == ""
        assert (seen(table, ada).speed, seen(table, ada).haste) == (speed, HASTE[speed])
        before = len(table.match.log)
        await act(here, id, ada, actions.Throw())
        thrown = table.match.log[before:]
        assert len(thrown) == 1 if speed == "walk" else not table.match.is_routine(thrown[-1])
        assert all(table.match.is_routine(entry) for entry in thrown[:-1])


async def test_a_hurry_ends_with_the_first_thing_that_happens():
    async with house(pace=60) as here:  # nothing but a hurry throws in time
        id, ada, table = await at_the_dice(here, "me", "here")
        before = len(table.match.log)
        await act(here, id, ada, actions.Pace("hurry"))
        while table.speed == "hurry":
            await asyncio.sleep(0.001)
        thrown = table.match.log[before:]
        assert all(table.match.is_routine(entry) for entry in thrown[:-1])
        assert not table.match.is_routine(thrown[-1])
        assert table.speed == "hand"
        folded = [entry.routine for entry in told(table) if entry.kind == "move"][before:]
        assert folded == [True] * (len(thrown) - 1) + [False]


async def test_what_the_bots_do_to_each_other_stops_nobody():
    """Throws run on to the first thing that happens to Ada, or that somebody has to choose."""
    async with house() as here:
        _, _, table = await at_the_dice(here, "me", "bot", "bot", "bot")
        met = 0
        for secret in map(bytes, ([n] for n in range(60))):
            twin = table.match.fork()
            entries = [twin.play(thrown.text) for thrown in throw_on(table, secret, for_all=True)]
            assert not any(concerns(twin, entry, frozenset({0})) for entry in entries[:-1])
            assert twin.state.to_move != CHANCE or concerns(twin, entries[-1], frozenset({0}))
            met += sum(not twin.is_routine(entry) for entry in entries[:-1])
        assert met


async def test_only_those_at_the_table_set_the_pace():
    async with house() as here:
        id, _, table = await at_the_dice(here, "me", "here")
        with pytest.raises(Refused):
            await act(here, id, -1, actions.Pace("run"))
        assert table.speed == "hand"


async def test_what_the_pace_is_already_adds_nothing_and_nobody_turns_it_about_all_the_time():
    now = [0.0]
    async with house(clock=lambda: now[0]) as here:
        id, ada, table = await at_the_dice(here, "me", "here")
        before = table.seq
        for _ in range(MOST_SAID + 1):
            assert await act(here, id, ada, actions.Pace("hand")) == before
        for n in range(MOST_SAID):
            await act(here, id, ada, actions.Pace(("walk", "run")[n % 2]))
        assert table.seq == before + MOST_SAID
        with pytest.raises(Refused, match="refused-busy"):
            await act(here, id, ada, actions.Pace("hand"))
        now[0] += TALK_SECONDS
        await act(here, id, ada, actions.Pace("hand"))
