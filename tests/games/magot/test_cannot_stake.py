from ludotheque.testing import play, play_at_random

from .positions import clauses, events, place, purses

THREE = "D 43 10 11 A 2 60 61 pawns 12 30 31"


def test_who_cannot_stake_sits_out():
    match = place(THREE, purses=(100, 40, 100))
    entry = match.play("-10")
    assert clauses(entry) == ["obey-die", "reach-arrival", "cannot-stake", "next-round", "stake", "stake"]
    (event,) = events(entry, "cannot-stake")
    assert (event.player, event.purse) == (1, 40)
    assert match.moves() == ["+10: 0", "+10: 2"]
    assert match.state.magot == 100
    assert purses(match) == [200, 40, 50]


def test_exactly_the_stake_is_enough():
    match = place(THREE, purses=(100, 50, 100))
    match.play("-10")
    assert purses(match) == [200, 0, 50]
    assert "+10: 1" in match.moves()


def test_who_sits_out_keeps_its_points_whatever_happens():
    match = place(THREE, purses=(600, 40, 600), facts="round 1 of 3")
    play_at_random(match.fork(), 1)
    match.play("-10")
    play_at_random(match, 2)
    assert match.to_move == "over"
    assert purses(match)[1] == 40
    assert [entry.seat for entry in match.log if entry.seat == 1] == []


def test_fewer_than_two_and_the_session_ends():
    match = place("D 43 10 A 2 60 pawns 12 30", purses=(100, 40))
    entry = match.play("-10")
    assert clauses(entry) == ["obey-die", "reach-arrival", "cannot-stake", "richest-wins"]
    assert match.ended_by == "richest-wins"
    assert match.scores == [200, 40]
    assert match.winners == [0]


def test_two_of_three_at_once():
    match = place(THREE, purses=(100, 40, 0))
    entry = match.play("-10")
    assert [event.player for event in events(entry, "cannot-stake")] == [1, 2]
    assert match.to_move == "over"


def test_the_magot_may_save_its_winner():
    match = place("D 43 10 A 2 60 pawns 12 30", purses=(0, 50))
    match.play("-10")
    assert purses(match) == [50, 0]
    assert match.to_move == "chance"


def test_after_the_last_round_nobody_has_to():
    match = place("D 43 10 A 2 60 pawns 12 30", purses=(100, 40), facts="round 3 of 3")
    assert "cannot-stake" not in clauses(match.play("-10"))


def test_rivals_are_those_who_play():
    match = place("D 43 - 11 A 2 - 61 pawns 40 - 31", purses=(100, 40, 100), out=(1,))
    play(match, "+3")
    assert purses(match) == [50, 40, 150]
