import pytest

from tests.games.jonques.positions import GAME, clauses, place

# With three aces the junk on f3 is stopped to the left, ahead and to the right.
BLOCKED = """
11  . . . . : : : . . . .
10  . . . . : O : . . . .
 9  . . . . : : : . . . .
 8  . . . . . . . . . . .
 7  . . . . . . . . . . .
 6  ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
 5  . . . . . ^ . . . . .
 4  . . . . . . . . . . .
 3  . . . ^ : ^ : ^ . . .
 2  . . . . : O : . . . .
 1  ^ . . . : : : . . . .
    a b c d e f g h i j k
actor 0, phase move, aces 3
"""

# The same, and enemies stop the three junks that block.
LOCKED = """
11  . . . . : : : . . . .
10  . . . . : O : . . . .
 9  . . . . : : : . . . .
 8  . . . . . . . . . . .
 7  . . . . . . . . . . .
 6  ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
 5  . . . . . v . . . . .
 4  . . . v . ^ . v . . .
 3  . v . ^ : ^ : ^ . v .
 2  . . . . : O : . . . .
 1  ^ . . . : : : . . . .
    a b c d e f g h i j k
actor 0, phase move, aces 3
"""


def test_a_junk_that_blocks_the_zone_is_played_instead():
    match = GAME.position(BLOCKED)
    assert set(match.moves()) == {"d3-a3", "d3-d6", "h3-k3", "h3-h6", "f5-c5", "f5-i5", "f5-f8"}
    assert match.why_not("a1-a4") == "unblock"
    assert "unblock" in clauses(match.play("f5-f8"))


def test_a_junk_beside_the_lines_does_not_block():
    match = place("^ f3 d3 h3 f5 g4", "0 to move, aces 3")
    assert match.why_not("g4-g7") == "unblock"


def test_two_junks_on_one_line_both_block():
    match = place("^ f3 d3 h3 f4 f5", "0 to move, aces 3")
    assert {"f4-c4", "f5-c5"} <= set(match.moves())


def test_if_no_junk_that_blocks_can_move_any_junk_may():
    match = GAME.position(LOCKED)
    assert match.moves() == ["a1-d1", "a1-a4"]


def test_where_only_enemies_block_any_junk_may_play():
    match = place("^ f3 a1 v e3 f4 g3", "0 to move, aces 2")
    assert match.moves() == ["a1-c1", "a1-a3"]


def test_one_zone_junk_that_can_move_is_enough_to_bind():
    match = place("^ f3 d3 h3 f5 g1 a1", "0 to move, aces 3")
    assert match.why_not("d3-a3") == "zone-first"
    assert match.moves() == ["g1-d1", "g1-j1", "g1-g4"]


@pytest.mark.parametrize(("move", "clause"), [("h9-k9", None), ("f7-f4", None), ("k11-k8", "unblock")])
def test_the_second_player_unblocks_too(move, clause):
    match = place("v f9 d9 h9 f7 k11", "1 to move, aces 3")
    assert match.why_not(move) == clause
