import pytest

from ludotheque.testing import play

from .positions import GAME, awaited, clauses, place


def at_lot(seats):
    match = GAME.start(seats, seed=5)
    while awaited(match) != "chance lot":
        match.draw()
    return match


@pytest.mark.parametrize("seats", range(2, 7))
def test_anybody_may_be_first(seats):
    match = at_lot(seats)
    assert match.moves() == [f"begins {seat}" for seat in range(seats)]
    assert match.odds() == [1] * seats
    assert match.why_not("stay") == "youngest-first"


def test_who_is_drawn_has_the_first_turn():
    match = at_lot(3)
    entry = play(match, "begins 2")
    assert clauses(entry) == ["youngest-first"]
    while not awaited(match).endswith("travel"):
        match.apply(match.numbers()[0])
    assert match.to_move == 2
    assert match.state.turns == 1


def test_play_goes_clockwise():
    match = place("N20E10", "N10E20", "S0E20", hands=("train-2",) * 3, turn=1)
    for seat in (1, 2, 0, 1):
        assert awaited(match) == f"{seat} travel"
        play(match, "stay")
