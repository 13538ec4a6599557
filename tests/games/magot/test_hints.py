"""The solution of rounds of two holds against the rules themselves: one throw at a time, and over whole rounds."""

import random
from math import sqrt

import numpy as np
import pytest

from ludotheque.contract import CHANCE, NONE, OVER, ints, kernel
from ludotheque.contract.rng import below, generator
from ludotheque.contract.trace import no_trace
from ludotheque.games.magot import hints, rules
from ludotheque.games.magot.forms import SEND, THROW
from ludotheque.games.magot.placing import find_answer, openings, race, set_first_arrival, set_second_arrival
from ludotheque.games.magot.solution import solve
from ludotheque.games.magot.state import ARRIVALS, SENDING, STARTS, THROWING, is_exile
from ludotheque.games.magot.walks import expected_throws
from ludotheque.testing import play, play_at_random

from .positions import GAME, place

SQUARES = [square for square in range(70) if square not in (6, 63)]
LAST = "round 3 of 3"


def value(s, seat):
    """How a seat stands in this round; tokens that are not placed yet are placed well."""
    if s.phase in (STARTS, ARRIVALS):
        return value(hints.after(s, hints.best_move(s)), seat)
    if s.phase == SENDING:
        return hints.exiled(s, hints.best_exile(s), seat)
    return hints.standing(s, seat) if s.phase == THROWING else 0.0


def board(starts, arrivals, pawns):
    return f"D {starts[0]} {starts[1]} A {arrivals[0]} {arrivals[1]} pawns {pawns[0]} {pawns[1]}"


# One throw at a time


def random_position(dice):
    """Pawns anywhere, often where something will happen."""
    *tokens, one, other = dice.sample(SQUARES, 6)
    starts, arrivals = tuple(tokens[:2]), tuple(tokens[2:])
    near = [square + step for square in tokens for step in (-10, -7, -3, 3, 7, 10)]
    one = dice.choice([one, 6, 63, *starts, *(q for q in near if q in SQUARES and q not in arrivals)])
    other = dice.choice([other, 6, 63, one + 7 if one + 7 in SQUARES and one + 7 not in arrivals else other])
    if one == other and one not in (6, 63):
        other = 6
    return starts, arrivals, (one, other)


@pytest.mark.parametrize("seed", range(20))
def test_a_value_is_the_mean_of_what_the_six_faces_lead_to(seed):
    dice = random.Random(seed)
    starts, arrivals, pawns = random_position(dice)
    stake = dice.choice((10, 50, 200))
    for seat in (0, 1):
        drawn = board(starts, arrivals, pawns)
        match = place(drawn, f"{seat} to throw", (2000, 2000), f"{LAST}, stake {stake}")
        expected = 0.0
        for throw in match.moves():
            later = match.fork()
            later.play(throw)
            ahead = later.scores[0] - later.scores[1]
            expected += (ahead + value(later.state, 0)) / 6
        assert value(match.state, 0) == pytest.approx(expected, abs=1e-4)
        assert value(match.state, 1) == pytest.approx(-expected, abs=1e-4)


def test_the_board_may_be_turned_round():
    values = solve((43, 10), (2, 60), 50)
    turned = solve((26, 59), (67, 9), 50)
    assert np.allclose(values, turned[:, ::-1, ::-1], atol=1e-4)


def test_and_the_seats_exchanged():
    values = solve((43, 10), (2, 60), 50)
    exchanged = solve((10, 43), (60, 2), 50)
    assert np.allclose(values[0], -exchanged[1].T, atol=1e-4)


# Whole rounds


@kernel
def play_rounds(s, rounds, exile, rng, trace, tally):
    """Rounds from the same start, pawns sent as `exile` says by seat and square; sums leads and squares of leads."""
    first = s.actor + 0
    for _ in range(rounds):
        s.to_move = CHANCE
        s.phase = THROWING
        s.actor = first
        s.magot = 2 * s.stake
        for seat in range(2):
            s.pawn[seat] = s.start[seat]
            s.purse[seat] = 10000
        while s.to_move != OVER:
            s.throws = 0
            if s.to_move == CHANCE:
                rules.play(s, THROW + below(rng, 6), trace)
            else:
                rules.play(s, SEND + exile[s.to_move, s.pawn[s.to_move]], trace)
        lead = s.purse[0] - s.purse[1] + 0
        tally[0] += lead
        tally[1] += lead * lead


def best_exiles(starts, arrivals):
    """By seat and square, whether a pawn hit there goes to 63."""
    table = ints(2, 70)
    for seat in (0, 1):
        for square in SQUARES:
            if square not in arrivals:
                match = place(board(starts, arrivals, (square, square)), f"{seat} to send {1 - seat}", facts=LAST)
                table[seat, square] = hints.best_exile(match.state) == 63
    return table


@pytest.mark.parametrize(
    ("starts", "arrivals"), [((43, 10), (2, 60)), ((0, 1), (68, 67)), ((35, 30), (68, 69)), ((33, 41), (38, 29))]
)
def test_twenty_thousand_rounds_agree_with_the_solution(starts, arrivals):
    """Within the interval that holds with a chance of 99 %."""
    rounds, tally = 20_000, ints(2)
    match = place(board(starts, arrivals, starts), "0 to throw", facts=LAST)
    play_rounds(match.state.record, rounds, best_exiles(starts, arrivals), generator(11), no_trace(), tally)
    mean = tally[0] / rounds
    margin = 2.576 * sqrt((tally[1] / rounds - mean * mean) / rounds)
    assert abs(mean - value(place(board(starts, arrivals, starts), facts=LAST).state, 0)) < margin < 10


# Choices


def test_a_pawn_is_not_sent_within_a_throw_of_its_arrival():
    match = place("D 20 21 A 0 66 pawns 43 43", "0 to send 1", facts="stake 200")
    assert hints.best_exile(match.state) == 6
    match = place("D 20 21 A 0 3 pawns 43 43", "0 to send 1", facts="stake 200")
    assert hints.best_exile(match.state) == 63


def test_a_small_magot_is_sometimes_given_away_to_end_a_round_that_costs():
    match = place("D 20 21 A 0 3 pawns 43 43", "0 to send 1", facts="stake 50")
    assert hints.best_exile(match.state) == 6
    assert value(match.state, 0) < -2 * 50


def test_the_better_exile_is_the_better_value():
    match = place("D 20 43 A 0 69 pawns 43 43", "0 to send 1", facts=LAST)
    values = []
    for text in ("send 6", "send 63"):
        later = match.fork()
        later.play(text)
        values.append(later.scores[0] - later.scores[1] + value(later.state, 0))
    assert value(match.state, 0) == pytest.approx(max(values))
    assert hints.best_exile(match.state) == (63 if values[1] > values[0] else 6)


def test_no_arrival_would_be_better():
    starts, arrival = (43, 10), 68
    best, worth = set_second_arrival(starts, arrival, 50)
    free = [square for square in SQUARES if square not in (*starts, arrival)]
    assert worth == max(race(starts, (arrival, square), 50) for square in free) == race(starts, (arrival, best), 50)
    match = place("D 43 10 A 68", "0 to place A1", facts="first 0")
    assert hints.best_arrival(match.state) == best
    assert value(match.state, 0) == pytest.approx(worth, abs=0.2)


def test_no_arrival_would_be_better_after_the_best_answer():
    """Against some of the others, found without cutting any short."""
    starts = (43, 10)
    best, worth = set_first_arrival(starts, 50)
    assert worth == set_second_arrival(starts, best, 50)[1]
    for square in (0, 35, 60, 67, 69):
        assert set_second_arrival(starts, square, 50)[1] >= worth
    match = place("D 43 10", "1 to place A0")
    assert hints.best_arrival(match.state) == best


@pytest.mark.parametrize("opening", openings().values(), ids=map(str, openings()))
def test_an_opening_answers_every_start(opening):
    assert not is_exile(opening.first)
    for start in SQUARES:
        assert opening.answer(start) in set(SQUARES) - {start}
        assert opening.answer(start) + opening.answer(69 - start) == 69


def test_the_opening_is_worth_what_it_says():
    opening = openings()[50]
    answer = opening.answer(opening.first)
    assert set_first_arrival((opening.first, answer), 50)[1] == pytest.approx(opening.worth, abs=0.2)
    assert set_first_arrival((opening.first, 40), 50, opening.worth - 0.2)[0] == NONE


def test_two_players_start_by_the_table():
    match = GAME.start(2)
    match.play("+10: 1")
    assert hints.best_start(match.state) == 1
    match.play("D 1")
    assert hints.best_start(match.state) == 68
    match.play("D 30")
    assert match.to_move == 0


def test_a_stake_without_a_table_is_thought_about():
    match = GAME.start(2, stake=130)
    play(match, "+10: 1", "D 1")
    assert 130 not in openings()
    assert hints.best_start(match.state) == find_answer(1, 130)[0] == 68


def test_no_arrival_would_be_better_where_places_are_closed():
    """next-round"""
    starts, old = (2, 67), frozenset((1, 68, 0, 69))
    arrival, worth = set_first_arrival(starts, 50, old=old)
    best, least = set_second_arrival(starts, arrival, 50, old=old)
    assert worth == least
    assert {arrival, best}.isdisjoint(old)
    free = [square for square in SQUARES if square not in (*starts, arrival, *old)]
    assert worth == max(race(starts, (arrival, square), 50) for square in free)
    match = place("D 2 67", "1 to place A0", facts="round 2 of 3", old="1 68 - - 0 69")
    assert hints.best_arrival(match.state) == arrival
    match.play(f"A {arrival}")
    assert hints.best_arrival(match.state) == best


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_advice_of_later_rounds_takes_new_places(seats):
    match = GAME.start(seats, seed=seats, rounds=2)
    for number in (1, 2):
        assert match.state.round == number
        match.play("+10: 0")
        while match.to_move != "chance":
            for but in (hints.best_move(match.state), NONE):
                move = hints.best_move(match.state, but)
                assert move != but
                assert move in match.numbers()
            match.apply(move)
        match = GAME.position(f"{match}\nthrows 1999", seed=number)  # and the round is soon over
        while match.state.phase in (THROWING, SENDING):
            play_at_random(match, number, 1)


@pytest.mark.parametrize("seats", [3, 4])
def test_several_players_can_be_advised_too(seats):
    match = GAME.start(seats, seed=seats, rounds=1)
    match.play("+10: 0")
    while match.to_move != "chance":
        match.apply(hints.best_move(match.state))
    values = [value(match.state, seat) for seat in range(seats)]
    assert sum(values) == pytest.approx(0)
    assert max(map(abs, values)) < 200


@pytest.mark.parametrize(
    "drawn", ["D 20 21 22 A 2 60 61 pawns 9 30 40", "D 20 21 22 23 A 2 60 61 62 pawns 9 30 40 50"], ids=["3", "4"]
)
def test_who_is_about_to_win_much_stands_best(drawn):
    seats = drawn.split().index("A") - 1
    match = place(drawn, purses=(500,) * seats, facts="stake 200")
    values = [value(match.state, seat) for seat in range(seats)]
    assert values[0] == max(values) > 0


def test_two_who_play_on_are_alone():
    match = place("D 20 - 22 A 0 - 68", purses=(100, 0, 100), out=(1,))
    assert value(match.state, 0) == -value(match.state, 2)
    assert value(match.state, 0) == value(place("D 20 22 A 0 68", purses=(100, 100)).state, 0)


def test_nothing_stands_between_rounds():
    assert value(GAME.start(2).state, 0) == 0
    assert value(play_at_random(GAME.start(2, 1, rounds=1), 1).state, 0) == 0


# Throws of a pawn alone


def test_expected_throws_add_up():
    """From every square: one throw, and the mean of those that remain."""
    for arrival in (0, 35, 68):
        throws = expected_throws(arrival)
        assert throws[arrival] == 0
        for square in set(range(70)) - {arrival}:
            ends = [square + step if 0 <= square + step < 70 else square for step in (-10, -7, -3, 3, 7, 10)]
            assert throws[square] == pytest.approx(1 + sum(throws[end] for end in ends) / 6)


def test_the_ends_of_the_board_are_the_farthest():
    hardest = sorted(range(70), key=lambda arrival: -sum(expected_throws(arrival)))
    assert set(hardest[:6]) == {0, 1, 2, 67, 68, 69}
