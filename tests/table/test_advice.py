"""A hint from a bot: where the table allows it, for the one to move alone, from what that seat knows."""

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

import ludotheque
from ludotheque import bots
from ludotheque.bots import Budget
from ludotheque.scene import Say, gains, words
from ludotheque.table import actions, bot_moves
from ludotheque.table.acting import act, advise
from ludotheque.table.messages import SeatPlan
from ludotheque.table.refused import Refused
from ludotheque.table.turns import Turns
from tests.games.bone.positions import place as lay
from tests.games.bone.test_enclose import PINWHEEL
from tests.games.jonques.positions import place

from .houses import house, join, open_table, play_on, seen, told

pytestmark = pytest.mark.anyio

BONE = ludotheque.game("bone")
TAKES = ["takes a junk", "gains the rights of the frontier", "8 squares from the enemy port"]
CHOICE = "^ f2 f3 b4", "0 to move, aces 2"


@pytest.fixture
def worlds(monkeypatch):
    """The worlds that bots were asked about; they think briefly, and twice alike."""
    asked = []

    def brief(game, world, seed, stop):
        asked.append(world)
        return bots.advise(game, world, seed, stop, Budget(simulations=60))

    monkeypatch.setattr(bot_moves, "advise", brief)
    monkeypatch.setattr(bot_moves.secrets, "randbits", lambda bits: 7)
    return asked


async def two_at_a_table(here, match, advice=True, **more):
    id, ada = await open_table(here, "me", "friend", prefix=match, advice=advice, **more)
    return id, ada, await join(here, id, "Bea"), (await here.live(id)).table


async def refusal(asked):
    with pytest.raises(Refused) as refused:
        await asked
    return refused.value.say.id


async def test_the_best_moves_and_their_chances(worlds):
    async with house() as here:
        id, ada, _, table = await two_at_a_table(here, place(*CHOICE))
        hints = await advise(here, id, ada)
        assert len(hints) == 2
        assert {hint.move for hint in hints} <= set(table.match.moves())
        assert all(0 < hint.chance < 1 for hint in hints)
        assert hints[0].lines[0].say.args["player"] == 0
        assert table.match.log == []


async def test_the_others_hear_that_it_was_asked_and_nothing_more(worlds):
    async with house() as here:
        id, ada, _, table = await two_at_a_table(here, place(*CHOICE))
        before = len(told(table))
        frame = table.views.frame(1).text
        hints = await advise(here, id, ada)
        assert [entry.lines[0].say for entry in told(table)[before:]] == [Say("table-advised", {"player": 0})]
        assert table.views.frame(1).text == frame
        assert await advise(here, id, ada) == hints
        assert (len(told(table)), len(worlds)) == (before + 1, 1)


async def test_where_the_table_does_not_allow_it_nobody_is_told(worlds):
    async with house() as here:
        id, ada, _, table = await two_at_a_table(here, place(*CHOICE), advice=False)
        before = table.seq
        assert await refusal(advise(here, id, ada)) == "refused-advice"
        assert await refusal(act(here, id, ada, actions.Advise())) == "refused-advice"
        assert (seen(table, ada).advice, table.seq, worlds) == (False, before, [])


async def test_only_who_is_to_move_may_ask(worlds):
    async with house() as here:
        id, ada, bea, table = await two_at_a_table(here, place(*CHOICE))
        assert seen(table, bea).advice
        assert await refusal(advise(here, id, bea)) == "refused-turn"
        assert await refusal(advise(here, id, -1)) == "refused-seat"
        await act(here, id, ada, actions.Move(table.match.moves()[0]))
        assert await refusal(advise(here, id, bea)) == "refused-throw-first"
        await act(here, id, bea, actions.Resign())
        assert await refusal(advise(here, id, ada)) == "refused-over"
        assert worlds == []


async def test_a_rematch_keeps_it(worlds):
    async with house() as here:
        id, ada, bea, table = await two_at_a_table(here, place(*CHOICE))
        await act(here, id, bea, actions.Resign())
        await act(here, id, ada, actions.Rematch())
        assert seen((await here.live(table.rematch)).table, ada).advice


async def test_it_does_not_depend_on_what_the_seat_cannot_see(worlds):
    async with house() as here:
        found, truths = [], []
        for hidden in ("RGVY", "YGRV", "YRVG"):
            id, ada, _, table = await two_at_a_table(here, lay(PINWHEEL, "VRYG RYVG", hidden), game=BONE)
            truths.append(bytes(table.match.state))
            found.append(await advise(here, id, ada))
        assert len(set(truths)) == 3
        assert len(set(worlds)) == 1
        assert found[0] == found[1] == found[2]


async def test_it_depends_on_what_the_seat_sees(worlds):
    async with house() as here:
        for held in ("VRYG RYVG", "VRYG RGYV"):
            id, ada, *_ = await two_at_a_table(here, lay(PINWHEEL, held, "RGVY"), game=BONE)
            await advise(here, id, ada)
        assert len(set(worlds)) == 2


async def test_a_bot_that_fails_is_said_so_and_may_be_asked_again(monkeypatch, worlds):
    def crash(*question):
        raise RuntimeError("bot")

    async with house() as here:
        id, ada, *_ = await two_at_a_table(here, place(*CHOICE))
        with monkeypatch.context() as broken:
            broken.setattr(bot_moves, "advise", crash)
            assert await refusal(advise(here, id, ada)) == "refused-no-advice"
        assert await advise(here, id, ada)


@pytest.mark.parametrize(
    ("match", "move", "said"),
    [
        (lambda: place("^ b4 v b6", "0 to move, aces 2"), "b4xb6", TAKES),
        (lambda: place("", "0 to keep, throws 1, aces 1, sixes 1"), "keep 1", ["a junk enters"]),
        (lambda: place("", "0 to keep, throws 1, aces 1, sixes 1"), "keep 0", ["2 dice for aces"]),
    ],
)
def test_a_hint_says_why(match, move, said):
    at = match()
    say = words("en", at.game)
    assert [say.say(gain, ["Ada", "Bea"], 0) for gain in gains(at, at.read(move))] == said


def test_at_bone_it_counts_the_points():
    at = lay(PINWHEEL, "RYVG RGVY", "RYVG")
    counted = set()
    for move in at.numbers():
        points = at.trial(move)[0].points[0]
        counted.add(points)
        assert [gain.args["count"] for gain in gains(at, move) if gain.id == "why-encloses"] == [points] * (points > 0)
    assert len(counted) > 1


def test_at_le_magot_it_compares_throws():
    """A start and an arrival with it: what takes more throws than usual says so, what takes fewer too."""
    at = ludotheque.game("magot").start(seats=2, seed=1)
    at.draw()
    for _ in range(3):
        says = [gains(at, move)[0].args for move in at.numbers()]
        usual = sum(args["count"] for args in says) / len(says)
        assert all((args["count"] > usual) == (args["side"] == "more") for args in says if args["by"] > 1)
        assert {"more", "fewer"} <= {args["side"] for args in says}
        at.apply(at.numbers()[0])


async def test_one_address_waits_for_itself_and_nobody_else_for_it(worlds, monkeypatch):
    """Who asks at many tables at once has one bot at work; bots that play do not stand in that queue."""
    busy, most, others = 0, 0, threading.Event()

    def slow(game, world, seed, stop):
        nonlocal busy, most
        busy += 1
        most = max(most, busy)
        others.wait(10)
        busy -= 1
        return bots.advise(game, world, seed, stop, Budget(simulations=20))

    monkeypatch.setattr(bot_moves, "advise", slow)
    with ThreadPoolExecutor(8) as advisers:
        async with house(advisers=advisers) as here:
            tables = [(await two_at_a_table(here, place(*CHOICE)))[::3] for _ in range(4)]
            asked = [asyncio.create_task(advise(here, table.id, 0, "crowd")) for _, table in tables]
            while not busy:
                await asyncio.sleep(0)
            heard = [len(told(table)) for _, table in tables]
            id, _ = await open_table(here, "me", SeatPlan("bot"), game=BONE, options={"begins": "seat-2"})
            await play_on(here, id, lambda table: table.turn == 0)  # a bot has moved meanwhile
            assert (busy, most) == (1, 1)
            assert [len(told(table)) for _, table in tables] == heard
            others.set()
            assert all(await asyncio.gather(*asked))
            assert most == 1


async def test_who_asks_for_too_many_at_once_is_told_so(worlds, monkeypatch):
    async with house() as here:
        here.counsel = Turns(1, 1, 0, 0)
        id, ada, _, table = await two_at_a_table(here, place(*CHOICE))
        await here.counsel.take("crowd")
        before = table.seq
        assert await refusal(advise(here, id, ada, "crowd")) == "refused-busy"
        assert table.seq == before
        here.counsel.give_back("crowd")
        assert await advise(here, id, ada, "crowd")
