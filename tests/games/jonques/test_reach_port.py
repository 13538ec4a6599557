import pytest

from tests.games.jonques.positions import GAME, place

CREW = "a1 b1 c1 d1"

AT_THE_GATES = """
11  . . . . : : : . . . .
10  . . . ^ : O : . . . .
 9  . . . . ^ ^ : . . . .
 8  . . . . . . . . . . .
 7  . . . . . . . . . . .
 6  ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
 5  . . . . . . . . . . .
 4  . . . . . . . . . . .
 3  . . . . : : : . . . .
 2  . . . . : O : . . . .
 1  ^ ^ . . : : : . . . .
    a b c d e f g h i j k
actor 0, phase move, aces {aces}
"""


@pytest.mark.parametrize(("aces", "move"), [(1, "f9-f10"), (2, "d10-f10")])
def test_a_junk_in_the_enemy_port_wins_at_once(aces, move):
    match = GAME.position(AT_THE_GATES.format(aces=aces))
    match.play(move)
    assert match.to_move == "over"
    assert match.ended_by == "reach-port"
    assert match.scores == [1, -1]


def test_nothing_is_played_after_it():
    match = place(f"^ f9 {CREW} v k5", "0 to move, aces 1")
    match.play("f9-f10")
    assert match.moves() == []
    assert match.why_not("a1-a2") == "reach-port"


def test_the_second_player_wins_likewise():
    match = place("v f5 a11 b11 c11 d11", "1 to move, aces 3")
    match.play("f5-f2")
    assert match.ended_by == "reach-port"
    assert match.scores == [-1, 1]


def test_the_count_is_exact():
    match = GAME.position(AT_THE_GATES.format(aces=2))
    assert match.why_not("f9-f10") == "straight"
    match.play("f9-f11")
    assert match.ended_by is None


def test_a_junk_that_stands_in_the_port_is_captured():
    match = place(f"^ f8 {CREW} v f10", "0 to move, aces 2")
    match.play("f8xf10")
    assert match.ended_by == "reach-port"
    assert match.state.afloat[1] == 0


def test_diagonally_only_to_capture():
    assert GAME.position(AT_THE_GATES.format(aces=1)).why_not("e9-f10") == "capture-diagonal"
    match = place(f"^ e9 {CREW} v f10", "0 to move, aces 1")
    match.play("e9xf10")
    assert match.ended_by == "reach-port"


def test_the_last_turn_may_still_win():
    match = place(f"^ f9 {CREW}", "0 to move, aces 1, turns 1999")
    match.play("f9-f10")
    assert match.ended_by == "reach-port"
