import pytest

from ludotheque.contract import BadOption
from ludotheque.testing import play, play_at_random

from .positions import GAME, clauses, events, place


def test_all_stake_again_and_choose_anew():
    match = place("D 43 10 A 2 60 pawns 12 30", facts="throws 77, die +3")
    entry = match.play("-10")
    assert clauses(entry) == ["obey-die", "reach-arrival", "next-round", "stake", "stake"]
    (event,) = events(entry, "next-round")
    assert (event.round, event.rounds) == (2, 3)
    s = match.state
    assert (s.round, s.throws, s.die, s.magot, s.first) == (2, 0, 0, 100, -1)


def test_old_squares_may_be_chosen_again():
    match = place("D 43 10 A 2 60 pawns 12 30")
    play(match, "-10", "+10: 0", "D 43", "D 10", "A 2", "A 60")
    assert match.state.actor == 0


@pytest.mark.parametrize("rounds", [1, 2, 3, 10])
def test_the_table_may_choose_how_many(rounds):
    match = play_at_random(GAME.start(2, seed=rounds, rounds=rounds), rounds)
    begun = [entry for entry in match.log if "next-round" in clauses(entry)]
    assert len(begun) == rounds - 1
    assert match.ended_by == "richest-wins"


@pytest.mark.parametrize("rounds", [0, 11])
def test_one_to_ten(rounds):
    with pytest.raises(BadOption):
        GAME.start(rounds=rounds)


def test_three_unless_it_says_otherwise():
    assert GAME.start().state.rounds == 3


def test_a_capped_round_counts_as_played():
    match = place("D 43 10 A 2 60 pawns 30 31", facts="throws 1999, round 2 of 3")
    match.play("+3")
    assert match.state.round == 3
