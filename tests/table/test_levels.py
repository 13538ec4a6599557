"""Who plays for the house, how well, and for how long: kept in the log, told to screens, stopped when not needed."""

import asyncio
import time

import msgspec
import pytest

import ludotheque
from ludotheque.bots import USUAL
from ludotheque.bots.choosing import legal_moves
from ludotheque.scene import Say
from ludotheque.store import MemoryStore
from ludotheque.table import actions, thinking
from ludotheque.table.house import Planned
from tests.games.jonques.positions import place

from .houses import house, join, open_table, play_on, seen, told

SHORT = {"turn_cap": "50"}
MAGOT = ludotheque.game("magot")


def run(scenario):
    asyncio.run(asyncio.wait_for(scenario(), 60))


@pytest.fixture
def asked(monkeypatch):
    """Every question to a bot; the answers are the first legal move."""
    questions = []

    def first(game, world, seed, level, stop, seconds):
        questions.append((level, seconds))
        return legal_moves(game, world)[0]

    monkeypatch.setattr(thinking, "choose", first)
    return questions


def levels(view):
    return [(seat.name, seat.level) for seat in view.seats]


def test_a_level_is_kept_read_back_and_played_at(asked):
    async def scenario():
        store = MemoryStore()
        async with house(store=store) as here:
            id, ada = await open_table(here, "me", Planned("bot", level=5), options=SHORT)
            table = await play_on(here, id, lambda table: len(asked) > 2)
            assert levels(seen(table, ada)) == [("Ada", 0), ("", 5)]
            assert {level for level, _ in asked} == {5}
        async with house(store=store) as there:
            table = (await there.live(id)).table
            assert levels(seen(table, ada)) == [("Ada", 0), ("", 5)]

    run(scenario)


def test_where_nobody_says_it_bots_are_as_usual(asked):
    async def scenario():
        async with house() as here:
            id, ada = await open_table(here, "me", "bot", options=SHORT)
            table = await play_on(here, id, lambda table: len(asked) > 2)
            assert levels(seen(table, ada))[1] == ("", USUAL)
            assert {level for level, _ in asked} == {USUAL}

    run(scenario)


def test_a_log_from_before_there_were_levels():
    """Such a bot was called by what the browser of its time said."""

    async def scenario():
        store = MemoryStore()
        async with house(store=store) as here:
            id, ada = await open_table(here, "me", "bot", options=SHORT)
            log = [data for _, data in await store.read(id)]
        opened = msgspec.json.decode(log[0])
        for seat in opened["seats"]:
            del seat["level"]
        opened["seats"][1]["name"] = "Robot"
        joined = msgspec.json.decode(log[1]) | {"entropy": "ab" * 16}
        older = [msgspec.json.encode(entry) for entry in (opened, joined)]
        await store.create("older", "jonques", "running", b"0" * 32, older)
        async with house(store=store) as here:
            table = (await here.live("older")).table
            assert levels(seen(table, ada)) == [("Ada", 0), ("", USUAL)]
            await play_on(here, "older", lambda table: any(entry.seat == 1 for entry in table.match.log))

    run(scenario)


def test_a_rematch_and_a_file_keep_the_level():
    async def scenario():
        async with house() as here:
            id, ada = await open_table(here, "me", Planned("bot", level=1), options=SHORT)
            await here.act(id, ada, actions.Resign())
            await here.act(id, ada, actions.Rematch())
            table = (await here.live(id)).table
            again = (await here.live(table.rematch)).table
            assert again.seats[1].level == 1
            archive = await here.archive(ludotheque.load(table.to_file().save()))
            assert levels(seen((await here.live(archive)).table, -1)) == [("Ada", 0), ("bot", 1)]

    run(scenario)


@pytest.mark.parametrize("level", ["6", "x", "-1", ""])
def test_a_level_in_a_file_that_nobody_plays_is_none(level):
    async def scenario():
        async with house() as here:
            match = place("^ f2 b4", "0 to move, aces 2")
            match.tags = {"seat-1": "Bea", "level-1": level}
            table = (await here.live(await here.archive(match))).table
            assert levels(seen(table, -1))[1] == ("Bea", 0)

    run(scenario)


def test_who_stands_in_plays_as_usual_and_is_named(asked):
    async def scenario():
        async with house() as here:
            id, ada = await open_table(here, "me", "friend", prefix=place("^ f2 b4", "0 to move, aces 2"))
            await join(here, id, "Bea")
            await here.act(id, ada, actions.HandSeat(1))
            table = (await here.live(id)).table
            assert told(table)[-1].lines[0].say.args["bot"] == Say(f"bot-{USUAL}")
            await here.act(id, ada, actions.Move("f2-f4"))
            await play_on(here, id, lambda table: bool(asked))
            assert asked[0][0] == USUAL

    run(scenario)


def test_a_bot_that_fails_does_not_hurt_the_table(monkeypatch):
    crashes = []

    def crash(*question):
        crashes.append(question)
        raise RuntimeError("bot")

    monkeypatch.setattr(thinking, "choose", crash)

    async def scenario():
        async with house() as here:
            id, _ = await open_table(here, "me", "bot", options=SHORT)
            await play_on(here, id, lambda table: sum(entry.seat == 1 for entry in table.match.log) > 3)
            assert len(crashes) > 3

    run(scenario)


@pytest.fixture
def slow(monkeypatch):
    """Bots that think until they are told to stop: the flags of those who have begun."""
    flags = []

    def think(game, world, seed, level, stop, seconds):
        flags.append(stop)
        assert stop.wait(30)
        return legal_moves(game, world)[0]

    monkeypatch.setattr(thinking, "choose", think)
    return flags


def test_a_bot_that_is_late_is_stopped_and_some_move_is_played(slow, monkeypatch):
    monkeypatch.setattr(thinking, "DEADLINE", 0.05)

    async def scenario():
        async with house() as here:
            id, _ = await open_table(here, "me", "bot", options=SHORT)
            await play_on(here, id, lambda table: sum(entry.seat == 1 for entry in table.match.log) > 3)
            assert len(slow) >= 3

    run(scenario)


async def bot_to_move(here):
    """Ada has placed a token, and the bot thinks about its own."""
    id, ada = await open_table(here, "me", "bot", game=MAGOT)
    live = await here.live(id)
    for _ in range(2000):
        if live.thought and live.table.may_undo(ada):
            return id, ada, live
        if live.table.plays(ada, live.table.match.state.to_move):
            await here.act(id, ada, actions.Move(live.table.match.moves()[0]))
        elif live.thought:
            live.thought.stop.set()  # the bot begins: its first move is of no interest
        await asyncio.sleep(0.001)
    raise AssertionError("the bot does not think")


async def comes(true):
    for _ in range(2000):
        if true():
            return
        await asyncio.sleep(0.001)
    raise AssertionError("it does not come to that")


@pytest.mark.parametrize("action", [actions.AskUndo(), actions.Resign()])
def test_a_thought_that_nobody_needs_is_stopped(slow, action):
    async def scenario():
        async with house() as here:
            id, ada, live = await bot_to_move(here)
            thought = live.thought
            await comes(lambda: thought.stop in slow)
            log = [entry.text for entry in live.table.match.log]
            await here.act(id, ada, action)
            await comes(lambda: live.thought is not thought)
            assert thought.stop.is_set()
            assert thought.is_dropped
            assert [entry.text for entry in live.table.match.log] == log[: len(live.table.match.log)]
            assert not any(entry.seat == 1 for entry in live.table.match.log[len(log) :])

    run(scenario)


def test_people_act_and_speak_while_a_bot_thinks(slow):
    async def scenario():
        async with house() as here:
            id, ada, live = await bot_to_move(here)
            thought = live.thought
            await asyncio.wait_for(here.act(id, ada, actions.Chat("Well?")), 1)
            assert live.thought is thought
            assert not thought.is_dropped

    run(scenario)


def test_closing_the_house_stops_them(slow):
    async def scenario():
        async with house() as here:
            *_, live = await bot_to_move(here)
            stop = live.thought.stop
        assert stop.is_set()

    run(scenario)


def test_thinking_is_part_of_the_pace(monkeypatch):
    """Somebody who thinks for as long as the pace answers at the pace, not after twice that."""
    spans = []

    def think(game, world, seed, level, stop, seconds):
        time.sleep(0.3)
        return legal_moves(game, world)[0]

    monkeypatch.setattr(thinking, "choose", think)

    async def scenario():
        async with house(pace=0.3) as here:
            _, _, live = await bot_to_move(here)
            begun = time.monotonic()
            before = len(live.table.match.log)
            await comes(lambda: len(live.table.match.log) > before)
            spans.append(time.monotonic() - begun)

    run(scenario)
    assert 0.2 < spans[0] < 0.5


@pytest.mark.parametrize(("level", "others", "seconds"), [(5, 0, 2.0), (5, 19, 0.2), (3, 19, 0.0)])
def test_who_thinks_by_the_clock_shares_it(asked, level, others, seconds):
    async def scenario():
        async with house() as here:
            match = place("^ f2 b4", "0 to move, aces 2")
            assert await thinking.think_of_a_move(here.executor, match, level, others).answer() is not None
            assert asked == [(level, seconds)]

    run(scenario)
