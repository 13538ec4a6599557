import pytest

from ludotheque.games.bone.state import Rule

from .positions import GAME, clauses, details

LAST_TURN = {2: 43, 3: 44, 4: 43}


def after_the_last_turn(*points):
    """A match that the last player ended by a move for no point, and that move."""
    last = len(points) - 1
    seats = [f"seat {seat}: {score} points, nothing" for seat, score in enumerate(points)]
    seats[last] = seats[last].replace("nothing", "RYVG")
    rows = [" 9  . . . . . . . R-Y-V-G", *seats, "pile empty", f"turn {LAST_TURN[len(points)]}", f"{last} to lay"]
    match = GAME.position("\n".join(rows))
    return match, match.play("H8>RYVG")


@pytest.mark.parametrize(
    ("points", "winners"),
    [((3, 5), [1]), ((5, 3), [0]), ((4, 4), [0, 1]), ((1, 7, 7), [1, 2]), ((9, 7, 9, 8), [0, 2]), ((8, 7, 7, 9), [3])],
)
def test_the_most_points_win_and_equal_points_share(points, winners):
    match, entry = after_the_last_turn(*points)
    assert match.ended_by == "most-points-wins"
    assert "most-points-wins" in clauses(entry)
    assert match.scores == list(points)
    assert match.winners == winners
    assert details(entry, Rule.MOST_POINTS_WINS) == [(winners[0], max(points), len(winners), 0)]


def test_nothing_is_played_after_the_end():
    match, _ = after_the_last_turn(3, 5)
    assert match.moves() == []
    assert match.why_not("pass") == "most-points-wins"


def test_points_of_the_last_move_count():
    hands = "seat 0: 4 points, nothing\nseat 1: 4 points, RYVG"
    match = GAME.position(f" 1  . r\n 2  . y\n 3  . v\n 4  . g\n{hands}\npile empty\nturn 43\n1 to lay")
    match.play("C1vRYVG")
    assert match.scores == [4, 5]
    assert match.winners == [1]
