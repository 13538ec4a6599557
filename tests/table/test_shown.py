"""What an update carries beside the frame, so that nothing of a game goes by unseen."""

import pytest

from .houses import house, open_table, play_on, told

pytestmark = pytest.mark.anyio


def has_ended_with_a_throw(table):
    return bool(table.history[-1].dice) and table.match.state.throws == 0


async def test_dice_that_allow_nothing_are_told_with_whose_they_were():
    """The water is empty, so a turn soon ends with a throw, and the next frame shows dice that wait."""
    async with house() as here:
        id, _ = await open_table(here, "me", "here")
        table = await play_on(here, id, has_ended_with_a_throw)
        last = told(table)[-1]
        assert len(last.dice) == 3
        assert set(last.dice) <= {"1", "6", "blank"}
        assert last.turn == 1 - table.turn
