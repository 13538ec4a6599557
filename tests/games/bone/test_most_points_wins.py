import pytest

from .positions import events, place

LAST_TURN = {2: 43, 3: 44, 4: 43}


def after_the_last_turn(*points):
    """A match that the last player ended by a move for no point, and that move."""
    last = len(points) - 1
    status = f"to_move {last}, turns {LAST_TURN[len(points)]}\npoints {' '.join(map(str, points))}"
    match = place(" 9  . . . . . . . R-Y-V-G", *["nothing"] * last, "RYVG", status=status, pile="")
    return match, match.play("H8>RYVG")


@pytest.mark.parametrize(
    ("points", "winners"),
    [((3, 5), [1]), ((5, 3), [0]), ((4, 4), [0, 1]), ((1, 7, 7), [1, 2]), ((9, 7, 9, 8), [0, 2]), ((8, 7, 7, 9), [3])],
)
def test_the_most_points_win_and_equal_points_share(points, winners):
    match, entry = after_the_last_turn(*points)
    assert match.ended_by == "most-points-wins"
    assert match.scores == list(points)
    assert match.winners == winners
    [event] = events(entry, "most-points-wins")
    assert (event.player, event.points, event.sharing) == (winners[0], max(points), len(winners))


def test_nothing_is_played_after_the_end():
    match, _ = after_the_last_turn(3, 5)
    assert match.moves() == []
    assert match.why_not("pass") == "most-points-wins"


def test_points_of_the_last_move_count():
    status = "to_move 1, turns 43\npoints 4 4"
    match = place(" 1  . r\n 2  . y\n 3  . v\n 4  . g", "nothing", "RYVG", status=status, pile="")
    match.play("C1vRYVG")
    assert match.scores == [4, 5]
    assert match.winners == [1]
