"""Who plays for the house, how well, and for how long: kept in the log, told to screens, stopped when not needed."""

import asyncio
import os
import threading
import time
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context

import msgspec
import pytest

import ludotheque
from ludotheque.bots import USUAL
from ludotheque.bots.choosing import legal_moves
from ludotheque.scene import Say
from ludotheque.store import MemoryStore
from ludotheque.table import actions, bot_moves, opening
from ludotheque.table.acting import act
from ludotheque.table.files import to_file
from ludotheque.table.messages import SeatPlan
from tests.games.jonques.positions import place

from .houses import house, join, open_table, play_on, seen, told

pytestmark = pytest.mark.anyio

SHORT = {"turn_cap": "50"}
MAGOT = ludotheque.game("magot")


@pytest.fixture
def asked(monkeypatch):
    """Every question to a bot; the answers are the first legal move."""
    questions = []

    def first(game, world, seed, level, stop, seconds):
        questions.append((level, seconds))
        return legal_moves(game, world)[0]

    monkeypatch.setattr(bot_moves, "choose", first)
    return questions


def levels(view):
    return [(seat.name, seat.level) for seat in view.seats]


async def test_a_level_is_kept_read_back_and_played_at(asked):
    store = MemoryStore()
    async with house(store=store) as here:
        id, ada = await open_table(here, "me", SeatPlan("bot", level=5), options=SHORT)
        table = await play_on(here, id, lambda table: len(asked) > 2)
        assert levels(seen(table, ada)) == [("Ada", 0), ("", 5)]
        assert {level for level, _ in asked} == {5}
    async with house(store=store) as there:
        table = (await there.live(id)).table
        assert levels(seen(table, ada)) == [("Ada", 0), ("", 5)]


async def test_where_nobody_says_it_bots_are_as_usual(asked):
    async with house() as here:
        id, ada = await open_table(here, "me", "bot", options=SHORT)
        table = await play_on(here, id, lambda table: len(asked) > 2)
        assert levels(seen(table, ada))[1] == ("", USUAL)
        assert {level for level, _ in asked} == {USUAL}


async def test_a_log_from_before_there_were_levels():
    """Such a bot was called by what the browser of its time said."""
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


async def test_a_rematch_and_a_file_keep_the_level():
    async with house() as here:
        id, ada = await open_table(here, "me", SeatPlan("bot", level=1), options=SHORT)
        await act(here, id, ada, actions.Resign())
        await act(here, id, ada, actions.Rematch())
        table = (await here.live(id)).table
        again = (await here.live(table.rematch)).table
        assert again.company.seats[1].level == 1
        archive = await opening.archive(here, ludotheque.load(to_file(table).save()))
        assert levels(seen((await here.live(archive)).table, -1)) == [("Ada", 0), ("bot", 1)]


@pytest.mark.parametrize("level", ["6", "x", "-1", ""])
async def test_a_level_in_a_file_that_nobody_plays_is_none(level):
    async with house() as here:
        match = place("^ f2 b4", "0 to move, aces 2")
        match.tags = {"seat-1": "Bea", "level-1": level}
        table = (await here.live(await opening.archive(here, match))).table
        assert levels(seen(table, -1))[1] == ("Bea", 0)


async def test_who_stands_in_plays_as_usual_and_is_named(asked):
    async with house() as here:
        id, ada = await open_table(here, "me", "friend", prefix=place("^ f2 b4", "0 to move, aces 2"))
        await join(here, id, "Bea")
        await act(here, id, ada, actions.HandSeat(1))
        table = (await here.live(id)).table
        assert told(table)[-1].lines[0].say.args["bot"] == Say(f"bot-{USUAL}")
        await act(here, id, ada, actions.Move("f2-f4"))
        await play_on(here, id, lambda table: bool(asked))
        assert asked[0][0] == USUAL


async def test_a_bot_that_fails_does_not_hurt_the_table(monkeypatch):
    crashes = []

    def crash(*question):
        crashes.append(question)
        raise RuntimeError("bot")

    monkeypatch.setattr(bot_moves, "choose", crash)
    async with house() as here:
        id, _ = await open_table(here, "me", "bot", options=SHORT)
        await play_on(here, id, lambda table: sum(entry.seat == 1 for entry in table.match.log) > 3)
        assert len(crashes) > 3


@pytest.fixture
def slow(monkeypatch):
    """Bots that think until they are told to stop: the flags of those who have begun."""
    flags = []

    def think(game, world, seed, level, stop, seconds):
        flags.append(stop)
        while not stop.is_set():
            time.sleep(0.001)
        return legal_moves(game, world)[0]

    monkeypatch.setattr(bot_moves, "choose", think)
    return flags


async def test_a_bot_that_is_late_is_stopped_and_some_move_is_played(slow, monkeypatch):
    monkeypatch.setattr(bot_moves, "DEADLINE", 0.05)
    async with house() as here:
        id, _ = await open_table(here, "me", "bot", options=SHORT)
        await play_on(here, id, lambda table: sum(entry.seat == 1 for entry in table.match.log) > 3)
        assert len(slow) >= 3


async def bot_to_move(here):
    """Ada has placed a token, and the bot thinks about its own."""
    id, ada = await open_table(here, "me", "bot", game=MAGOT)
    live = await here.live(id)
    for _ in range(60_000):
        if live.bot_job and live.table.may_undo(ada):
            return id, ada, live
        if live.table.company.plays(ada, live.table.match.state.to_move):
            await act(here, id, ada, actions.Move(live.table.match.moves()[0]))
        elif live.bot_job:
            live.bot_job.stop.set()  # the bot begins: its first move is of no interest
        await asyncio.sleep(0.001)
    raise AssertionError("the bot does not think")


async def comes(true):
    for _ in range(60_000):
        if true():
            return
        await asyncio.sleep(0.001)
    raise AssertionError("it does not come to that")


@pytest.mark.parametrize("action", [actions.AskUndo(), actions.Resign()])
async def test_a_thought_that_nobody_needs_is_stopped(slow, action):
    async with house() as here:
        id, ada, live = await bot_to_move(here)
        job = live.bot_job
        await comes(lambda: job.stop in slow)
        log = [entry.text for entry in live.table.match.log]
        await act(here, id, ada, action)
        await comes(lambda: live.bot_job is not job)
        assert job.stop.is_set()
        assert job.is_dropped
        assert [entry.text for entry in live.table.match.log] == log[: len(live.table.match.log)]
        assert not any(entry.seat == 1 for entry in live.table.match.log[len(log) :])


async def test_people_act_and_speak_while_a_bot_thinks(slow):
    async with house() as here:
        id, ada, live = await bot_to_move(here)
        job = live.bot_job
        await asyncio.wait_for(act(here, id, ada, actions.Chat("Well?")), 20)
        assert live.bot_job is job
        assert not job.is_dropped


async def test_closing_the_house_stops_them(slow):
    async with house() as here:
        *_, live = await bot_to_move(here)
        stop = live.bot_job.stop
    assert stop.is_set()


async def test_thinking_is_part_of_the_pace(monkeypatch):
    """A bot thinks while the pause runs: each begins before the other has ended."""
    pausing, thinking, met, rest = threading.Event(), threading.Event(), [], asyncio.sleep

    def think(game, world, seed, level, stop, seconds):
        thinking.set()
        met.append(pausing.wait(5))
        return legal_moves(game, world)[0]

    async def pause(seconds):
        if seconds == here.pace:
            pausing.set()
            met.append(await asyncio.to_thread(thinking.wait, 5))
        await rest(0)

    monkeypatch.setattr(bot_moves, "choose", think)
    monkeypatch.setattr(asyncio, "sleep", pause)
    async with house(pace=0.3) as here:
        id, ada = await open_table(here, "bot", "me", game=MAGOT)
        live = await here.live(id)
        while not live.table.match.log or live.table.match.log[-1].seat != 0:
            if live.table.company.plays(ada, live.table.match.state.to_move):
                await act(here, id, ada, actions.Move(live.table.match.moves()[0]))
            await rest(0.001)
    assert met
    assert all(met)


@pytest.mark.parametrize(("level", "others", "seconds"), [(5, 0, 2.0), (5, 19, 0.2), (3, 19, 0.0)])
async def test_who_thinks_by_the_clock_shares_it(asked, level, others, seconds):
    async with house() as here:
        match = place("^ f2 b4", "0 to move, aces 2")
        assert await bot_moves.start_move(here.executor, match, level, others).answer() is not None
        assert asked == [(level, seconds)]


@pytest.fixture(params=["threads", "processes"])
def executor(request):
    if request.param == "threads":
        pool = ThreadPoolExecutor(1)
    else:
        pool = ProcessPoolExecutor(1, get_context("spawn"))
    yield pool
    pool.shutdown()


async def test_a_job_is_data_and_stops_wherever_it_runs(executor, monkeypatch):
    """One worker: the second question is answered only if the first, which has an hour, has been stopped."""
    match = place("^ f2 b4", "0 to move, aces 2")
    monkeypatch.setattr(bot_moves, "DEADLINE", 3600.0)
    hour = bot_moves.BotJob(executor, match, think_long)
    while not os.path.exists(hour.stop.path + ".begun"):
        await asyncio.sleep(0.01)
    hour.drop()
    move = await bot_moves.start_move(executor, match, 1, 0).answer()
    assert move in legal_moves(match.game, bytes(match.state))
    assert not os.path.exists(hour.stop.path)


def think_long(asked):
    open(asked.stop.path + ".begun", "w").close()
    while not asked.stop.is_set():
        time.sleep(0.001)


def test_a_job_has_its_time():
    assert bot_moves.Stop("nowhere", time.time() - 1).is_set()
    assert not bot_moves.Stop("nowhere", time.time() + 3600).is_set()
