import pytest

from .positions import GAME, awaited, clauses, place, play, until


def at_lot(seats):
    return until(GAME.start(seats, seed=5), "lot")


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
    until(match, "travel")
    assert match.to_move == 2
    assert match.state.turns == 1


@pytest.mark.parametrize("seat", range(3))
def test_the_table_says_who_begins(seat):
    match = until(GAME.start(3, seed=5, begins=f"seat-{seat + 1}"), "lot", "figure")
    assert awaited(match) == f"{seat} figure"
    assert clauses(match.log[-1])[-1] == "youngest-first"
    until(match, "travel")
    assert match.to_move == seat


def test_of_a_seat_where_nobody_plays_the_lot_decides():
    match = until(GAME.start(3, seed=5, begins="seat-4"), "lot", "figure")
    assert match.moves() == ["begins 0", "begins 1", "begins 2"]


def test_play_goes_clockwise():
    match = place("N20E10", "N10E20", "S0E20", hands=("train-2",) * 3, turn=1)
    for seat in (1, 2, 0, 1):
        assert awaited(match) == f"{seat} travel"
        play(match, "stay")
