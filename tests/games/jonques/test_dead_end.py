import pytest

from ludotheque.scene import frame
from tests.games.jonques.positions import GAME, clauses, place

LAST_ARRIVAL = """
11  ^ ^ ^ ^ ^ ^ ^ ^ ^ . .
10  . . . . : O : . . . ^
 9  . . . . : : : . . . .
 8  . . . . . . . . . . .
 7  . . . . . . . . . . .
 6  ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
 5  . . . . . . . . . . .
 4  . . . . . . . . . . .
 3  . . . . : : : . . . .
 2  . . . . : O : . . . .
 1  v v v v v v v v v v .
    a b c d e f g h i j k
actor 0, phase move, aces 1
"""


def test_every_junk_on_its_last_row_is_a_draw_at_once():
    match = GAME.position(LAST_ARRIVAL)
    assert "dead-end" in clauses(match.play("k10-k11"))
    assert match.to_move == "over"
    assert match.ended_by == "dead-end"
    assert match.scores == [0, 0]


def test_the_second_player_may_be_the_last_to_arrive():
    match = place("^ a11 b11 c11 d11 e11 f11 g11 h11 i11 k11 v a1 b1 c1 d1 e1 f1 g1 h1 i1 k4", "1 to move, aces 3")
    match.play("k4-k1")
    assert match.ended_by == "dead-end"


def test_one_junk_short_of_the_last_row_goes_on():
    match = GAME.position(LAST_ARRIVAL)
    match.play("k10-j10")
    assert match.ended_by is None


@pytest.mark.parametrize(("row", "one_less"), [("11  ^", "11  ."), (" 1  v", " 1  .")])
def test_one_junk_in_reserve_goes_on(row, one_less):
    match = GAME.position(LAST_ARRIVAL.replace(row, one_less))
    match.play("k10-k11")
    assert match.ended_by is None


ASHORE = LAST_ARRIVAL.replace("11  ^ ^ ^ ^ ^ ^ ^ ^ ^ .", "11  ^ ^ ^ ^ ^ ^ ^ ^ ^ ^").replace(". . . ^\n", ". . . .\n")
DEAD_END = ASHORE.rpartition("actor")[0]


@pytest.mark.parametrize(
    "status",
    [
        "",
        "actor 1, phase throw, turns 7",
        "actor 0, phase move, aces 1",
        "actor 0, phase move, aces 1, duty any",
        "actor 1, phase keep, sixes 2",
        "to_move over, actor 0, phase done, ended_by dead-end",
        "to_move over, actor 0, phase done, ended_by turn-cap",
    ],
)
def test_a_drawn_dead_end_is_over(status):
    match = GAME.position(DEAD_END + status)
    assert (match.to_move, match.ended_by, match.moves()) == ("over", "dead-end", [])
    assert match.scores == [0, 0]
    assert frame(match).prompt.id == "prompt-drawn"
    assert str(GAME.position(str(match))) == str(match)


def test_no_other_position_is_a_dead_end():
    with pytest.raises(ValueError, match="dead end"):
        GAME.position(LAST_ARRIVAL.replace("phase move, aces 1", "phase done, to_move over, ended_by dead-end"))
