import pytest

from .positions import clauses, events, place

LAST = "D 43 10 11 A 2 60 61 pawns 12 30 31"


@pytest.mark.parametrize(
    ("purses", "winners"),
    [
        ((500, 500, 500), [0]),
        ((100, 500, 400), [1]),
        ((350, 500, 500), [0, 1, 2]),
        ((340, 500, 500), [1, 2]),
        ((350, 500, 0), [0, 1]),
    ],
)
def test_the_most_points_win_and_equal_points_share(purses, winners):
    match = place(LAST, purses=purses, facts="round 3 of 3")
    entry = match.play("-10")
    assert clauses(entry)[-1] == "richest-wins"
    scores = [purses[0] + 150, *purses[1:]]
    (event,) = events(entry, "richest-wins")
    assert (event.player, event.points, event.sharing) == (winners[0], max(scores), len(winners))
    assert match.to_move == "over"
    assert match.scores == scores
    assert match.winners == winners


def test_who_took_the_magot_need_not_win():
    match = place(LAST, purses=(100, 500, 500), facts="round 3 of 3")
    match.play("-10")
    assert 0 not in match.winners


def test_who_sits_out_may_win():
    match = place("D 43 - 11 A 2 - 61 pawns 12 - 31", purses=(0, 40, 10), out=(1,), facts="round 3 of 3, stake 10")
    match.play("-10")
    assert match.scores == [20, 40, 10]
    assert match.winners == [1]


def test_nothing_is_played_afterwards():
    match = place(LAST, purses=(500,) * 3, facts="round 3 of 3")
    match.play("-10")
    assert match.moves() == []
    assert match.why_not("+3") == "richest-wins"
