import pytest

from .positions import clauses, events, pawns, place, purses


@pytest.mark.parametrize(("square", "throw"), [(2, "-3"), (6, "-7"), (9, "-10"), (67, "+3"), (63, "+7"), (60, "+10")])
def test_a_pawn_that_would_leave_the_board_waits(square, throw):
    match = place(f"D 20 21 A 30 31 pawns {square} 22")
    entry = match.play(throw)
    assert clauses(entry) == ["border-waits"]
    (event,) = events(entry, "border-waits")
    assert (event.player, event.square, event.step) == (0, square, int(throw))
    assert pawns(match) == [square, 22]
    assert match.state.actor == 1
    assert match.state.throws == 1


def test_waiting_on_its_own_start_costs_nothing():
    match = place("D 2 21 A 30 31")
    match.play("-10")
    assert purses(match) == [500, 500]


def test_waiting_beside_another_pawn_hits_nobody():
    match = place("D 20 21 A 30 31 pawns 6 6")
    assert clauses(match.play("-7")) == ["border-waits"]
    assert pawns(match) == [6, 6]


def test_a_second_throw_that_would_leave_the_board_ends_the_turn():
    match = place("D 20 1 A 30 31 pawns 8 22")
    match.play("-7")
    assert match.state.actor == 0
    assert clauses(match.play("-3")) == ["border-waits"]
    assert match.state.actor == 1
    assert pawns(match)[0] == 1
