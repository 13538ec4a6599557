import pytest

from .positions import place, tells


@pytest.mark.parametrize("home", range(6))
def test_arrivals_earn_forty_thirty_twenty_ten_then_nothing(home):
    seats = [f"home {n}" for n in range(1, home + 1)] + ["almost"] + ["52"] * (5 - home)
    match = place(*seats, status=f"{home} to throw", more="dash off, dashing 1")
    before = match.scores
    entry = match.play("1")
    earned = (40, 30, 20, 10, 0, 0)[home]
    assert tells(entry, "rank-points", "player", "rank", "points") == [(home, home + 1, earned)]
    assert match.scores[home] == before[home] + earned


def test_they_do_not_come_from_the_bank():
    match = place("almost", "52")
    match.play("6")
    assert match.state.bank == 200
    assert match.state.points[0] == 10
    assert match.scores == [50, 10]
