import pytest

from .positions import clauses, place, tells


@pytest.mark.parametrize(
    ("points", "winners", "totals"),
    [
        ((10, 10), [0], [50, 40]),  # the first home
        ((10, 25), [1], [50, 55]),  # the second, with more tokens
        ((10, 20), [0, 1], [50, 50]),
        ((5, 20, 10), [1], [45, 50, 30]),
        ((0, 10, 20), [0, 1, 2], [40, 40, 40]),
        ((0, 0, 0, 45), [3], [40, 30, 20, 55]),
        ((0, 0, 0, 0, 41), [4], [40, 30, 20, 10, 41]),
    ],
)
def test_rank_points_and_tokens_together(points, winners, totals):
    """Seats come home in their order, the last one now."""
    last = len(points) - 1
    seats = [f"home {seat + 1}, {has} points" for seat, has in enumerate(points[:-1])]
    match = place(*seats, f"almost, {points[-1]} points", status=f"{last} to throw")
    entry = match.play("1")
    assert match.scores == totals
    assert match.winners == winners
    assert tells(entry, "best-total-wins", "player", "points", "sharing") == [(winners[0], max(totals), len(winners))]
    assert clauses(entry)[-1] == "best-total-wins"
