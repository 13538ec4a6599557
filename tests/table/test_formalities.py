"""Nobody is asked where one move is left and playing it is no decision: the table plays it, and the log tells."""

import asyncio

import msgspec
import pytest

from ludotheque.scene import Frame
from ludotheque.scene.words import words
from ludotheque.table import actions
from ludotheque.table.acting import act
from tests.games.bonactio.positions import place as street
from tests.games.bone.positions import place as felt
from tests.games.bone.test_cannot_lay import LAST_ROOM, LATE
from tests.games.jonques.positions import place as water

from .houses import house, join, open_table, told

pytestmark = pytest.mark.anyio

BARS = " 9  . . . . . . . R-Y-V-G"
NAMES = ["Ada", "Bea", "Cleo"]


async def lay(here, match, *kinds):
    """A table that goes on from a position; returns its id, its opener and the table."""
    id, ada = await open_table(here, *kinds, prefix=match, game=match.game)
    return id, ada, (await here.live(id)).table


async def comes(table, plies):
    """The table plays by itself up to a ply."""
    while len(table.match.log) < plies:
        await asyncio.sleep(0.001)


def lines(table):
    say = words("en", table.game)
    return [say.say(line.say, NAMES) for entry in told(table) for line in entry.lines if entry.kind == "move"]


def offered(table, seat):
    return msgspec.json.decode(table.views.frame(seat).text, type=Frame).offers


async def test_a_six_that_cannot_enter_is_thrown_again():
    async with house() as here:
        _, _, table = await lay(here, water("^ f2", "0 to keep, throws 1, aces 2, sixes 1"), "me", "bot")
        await comes(table, 1)
        assert lines(table) == ["Ada takes back the six."]
        assert table.match.to_move == "chance"  # and the dice wait for her


async def test_a_six_that_may_enter_is_asked_for():
    async with house() as here:
        _, _, table = await lay(here, water("", "0 to keep, throws 1, aces 2, sixes 1"), "me", "bot")
        assert table.formality is None
        assert [offer.move for offer in offered(table, 0)] == ["keep 0", "keep 1"]


async def test_a_course_is_sailed_by_hand_even_if_it_is_the_only_one():
    async with house() as here:
        _, _, table = await lay(here, water("^ b4", "0 to move, aces 3"), "me", "bot")
        assert len(table.match.moves()) == len(offered(table, 0)) == 1


async def test_who_can_lay_nothing_passes():
    async with house() as here:
        id, _, table = await lay(
            here, felt(LAST_ROOM, "YVRG", "nothing", "nothing", status=LATE), "me", "friend", "bot"
        )
        await join(here, id, "Bea")
        await comes(table, 3)
        assert table.is_over
        assert [line for line in lines(table) if "passes" in line] == [
            f"{name} cannot lay anything and passes." for name in NAMES
        ]


@pytest.mark.parametrize("others", [("bot",), ("bot", "bot"), ("here",)])
async def test_nobody_votes_where_a_vote_changes_nothing(others):
    async with house() as here:
        match = street(*["almost"] * (1 + len(others)))
        match.play("1")
        _, _, table = await lay(here, match, "me", *others)
        await comes(table, 2)
        assert {line for line in lines(table) if "vote" in line or "wants" in line} == {
            "No vote: to run or to stroll is all the same to whoever waits at the door."
        }


async def test_until_it_is_played_there_is_nothing_to_touch():
    async with house(pace=60) as here:
        _, _, table = await lay(here, felt(BARS, "nothing", "RYVG RYVG", pile=""), "me", "bot")
        assert table.match.moves() == ["pass"]
        assert offered(table, 0) == ()


async def test_own_formalities_are_taken_back_with_the_move_before():
    async with house() as here:
        match = felt(BARS, "RYVG RYVG", "nothing", pile="")
        id, ada, table = await lay(here, match, "me", "here")
        await act(here, id, ada, actions.Move(match.moves()[0]))
        await comes(table, 2)
        await act(here, id, ada, actions.AskUndo())
        assert table.match.log == []


async def test_never_past_what_another_had_to_do():
    """That somebody passes tells of a hand."""
    async with house() as here:
        match = felt(BARS, "RYVG RYVG", "nothing", pile="")
        id, ada, table = await lay(here, match, "me", "friend")
        await join(here, id, "Bea")
        await act(here, id, ada, actions.Move(match.moves()[0]))
        await comes(table, 2)
        assert not table.may_undo(ada)
