import pytest

from ludotheque.scene import refusal
from tests.games.jonques.positions import GAME, clauses, place, squares

BOARD = """
11  . . . . : : : . . . .
10  . . . . : O : . . . .
 9  . . . . : : : . . . .
 8  . . . . . . . . . . .
 7  . . . . . . . . . . .
 6  ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
 5  . . . . . . . . . . .
 4  . . . . . . . . . . .
 3  . . . . : : : . . . .
 2  . . . . : O : . . . .
 1  . . . . : : : . . . .
    a b c d e f g h i j k
"""


def test_the_ports_are_in_the_middle_of_the_second_rows_amid_their_zones():
    assert squares(str(GAME.start())) == squares(BOARD)


def test_all_junks_wait_off_the_board():
    match = GAME.start()
    assert "empty-board" in clauses(match.play("0 begins"))
    assert list(match.state.afloat) == [0, 0]


@pytest.mark.parametrize("move", ["c7-c6", "h4-h5"])
def test_players_play_only_with_their_own_junks(move):
    match = place("^ a1 v c7", "0 to move, aces 1")
    assert match.why_not(move) == "empty-board"


@pytest.mark.parametrize(
    ("path", "clause"), [(("c7",), "empty-board"), (("c7", "c8"), "empty-board"), (("f2",), None), (("h4",), None)]
)
def test_a_touched_junk_of_the_rival_is_refused_and_water_means_nothing(path, clause):
    match = place("^ f2 a1 v c7", "0 to move, aces 1")
    assert refusal(match, path) == clause
