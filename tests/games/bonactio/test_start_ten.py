import pytest

from .positions import GAME, clauses, points, tells


@pytest.mark.parametrize(("seats", "bank"), [(2, 200), (3, 190), (4, 180), (5, 225), (6, 270)])
def test_everybody_begins_with_ten_points_from_the_bank(seats, bank):
    match = GAME.start(seats)
    assert points(match) == [10] * seats
    assert match.state.bank == bank
    assert match.scores == [10] * seats


def test_it_is_told_once():
    match = GAME.start(3)
    entry = match.play("best 0 2")
    assert clauses(entry) == ["start-ten", "best-throw-begins"]
    assert tells(entry, "start-ten", "points", "bank") == [(10, 190)]
    assert clauses(match.play("best 2")) == ["best-throw-begins"]
