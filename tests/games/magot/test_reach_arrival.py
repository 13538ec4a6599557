from ludotheque.testing import play

from .positions import clauses, events, place, purses


def test_who_reaches_its_arrival_takes_the_magot():
    match = place("D 20 21 A 0 69 pawns 10 22", facts="round 3 of 3")
    entry = match.play("-10")
    assert clauses(entry) == ["obey-die", "reach-arrival", "richest-wins"]
    (event,) = events(entry, "reach-arrival")
    assert (event.player, event.square, event.points, event.purse) == (0, 0, 100, 600)
    assert purses(match) == [600, 500]
    assert match.state.magot == 0


def test_the_board_is_cleared_for_the_next_round():
    match = place("D 20 21 A 0 69 pawns 10 22")
    match.play("-10")
    assert match.state.round == 2
    assert list(match.state.pawn) == list(match.state.start) == list(match.state.arrival) == [-1] * 4


def test_only_by_exact_count():
    match = place("D 20 21 A 0 69 pawns 9 22")
    assert clauses(match.play("-10")) == ["border-waits"]
    assert clauses(match.play("+3")) == ["obey-die"]
    assert match.state.round == 1


def test_passing_over_it_is_not_enough():
    match = place("D 20 21 A 30 69 pawns 29 22")
    assert clauses(match.play("+3")) == ["obey-die"]


def test_a_second_throw_may_win():
    match = place("D 20 21 A 24 69 pawns 18 40")
    match.play("+3")
    assert purses(match) == [530, 470]
    assert "reach-arrival" in clauses(match.play("+3"))


def test_with_four_players_four_stakes():
    match = place("D 20 21 22 23 A 0 66 67 68 pawns 3 31 32 33", purses=(500,) * 4, facts="stake 100, round 3 of 3")
    match.play("-3")
    assert purses(match) == [900, 500, 500, 500]


def test_whoever_it_is():
    match = place("D 20 21 A 0 69 pawns 10 62", facts="round 3 of 3")
    play(match, "+3", "+7")
    assert match.winners == [1]
