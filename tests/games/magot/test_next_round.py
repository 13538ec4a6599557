from itertools import pairwise

import pytest

from ludotheque.contract import NOBODY, BadOption
from ludotheque.scene import cards
from ludotheque.testing import play, play_at_random

from .positions import GAME, clauses, events, golden, place


def test_all_stake_again_and_choose_anew():
    match = place("D 43 10 A 2 60 pawns 12 30", facts="throws 77, die +3")
    entry = match.play("-10")
    assert clauses(entry) == ["obey-die", "reach-arrival", "next-round", "stake", "stake"]
    (event,) = events(entry, "next-round")
    assert (event.round, event.rounds) == (2, 3)
    s = match.state
    assert (s.round, s.throws, s.die, s.magot, s.first) == (2, 0, 0, 100, -1)


def test_starts_take_new_places():
    match = place("D 43 10 A 2 60 pawns 12 30")
    play(match, "-10", "+10: 0")
    assert match.moves() == [f"D {square}" for square in range(70) if square not in (6, 63, 43, 10, 2, 60)]
    for square in (43, 10, 2, 60):
        assert match.why_not(f"D {square}") == "next-round"
    assert match.why_not("D 6") == "choose-start"
    play(match, "D 12")
    assert match.why_not("D 12") == "choose-start"


def test_arrivals_take_new_places():
    match = place("D 43 10 A 2 60 pawns 12 30")
    play(match, "-10", "+10: 0", "D 12", "D 13")
    assert match.moves() == [f"A {square}" for square in range(70) if square not in (6, 63, 43, 10, 2, 60, 12, 13)]
    for square in (43, 10, 2, 60):
        assert match.why_not(f"A {square}") == "next-round"
    for square in (6, 63, 12, 13):
        assert match.why_not(f"A {square}") == "next-sets-arrival"


def test_the_places_of_who_sits_out_are_closed_too():
    match = place("D 43 10 11 A 2 60 61 pawns 12 30 31", purses=(100, 40, 100))
    play(match, "-10", "+10: 0")
    assert match.why_not("D 10") == match.why_not("D 60") == "next-round"


def test_only_the_round_before_counts():
    match = place("D 43 10 A 2 60 pawns 12 30", facts="round 2 of 3", old="20 21 - - 30 31")
    play(match, "-10", "+10: 0")
    assert "D 20" in match.moves() and "D 31" in match.moves()
    assert match.why_not("D 43") == "next-round"


def test_after_a_round_without_a_winner_too():
    match = place("D 43 10 A 2 60 pawns 30 31", facts="throws 1999")
    play(match, "+3", "+10: 0")
    assert match.why_not("D 60") == "next-round"


def test_in_the_first_round_every_place_is_new():
    assert set(GAME.start(4).state.old) == {-1}


@pytest.mark.parametrize("name", ["two_players", "three_players", "four_players"])
def test_no_golden_round_repeats_a_place_of_the_one_before(name):
    match, rounds = golden(name), [set()]
    for entry in match.log:
        for event in events(entry, "choose-start") + events(entry, "next-sets-arrival"):
            rounds[-1].add(event.square)
        if "next-round" in clauses(entry):
            rounds.append(set())
    assert len(rounds) == match.state.rounds
    assert not any(one & other for one, other in pairwise(rounds))


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


def brought(sheet):
    return [int(number.replace("−", "-")) for number in sheet.numbers]


def test_the_end_of_a_round_is_a_card():
    """Every round says what it brought each, and all of them together say what is in the purses."""
    match = play_at_random(GAME.start(3, rounds=2, seed=5), 1)
    first, last = [card for ply, entry in enumerate(match.log) for card in cards(match, entry, ply, NOBODY)]
    assert first.lines[-1].args == {"round": 2, "rounds": 2}
    assert [1380 + a + b for a, b in zip(brought(first), brought(last), strict=True)] == match.scores
    assert sum(brought(first)) == sum(brought(last)) == 0
    assert any(brought(first))
