"""Bots travel by what their seat sees, know as many riddles as their level, and find their way."""

import random

import pytest

from ludotheque.bots import LEVELS, choose
from ludotheque.games.tour import GAME
from ludotheque.games.tour.content import CLUES
from ludotheque.games.tour.hints import guess, solves
from ludotheque.testing import play_at_random

from .positions import place


def test_same_view_same_decision():
    """Whatever the truth is: two worlds that a seat can imagine, one move."""
    match = GAME.start(3, seed=5, turn_cap=40)
    decisions = 0
    while match.to_move != "over":
        seat, n = match.state.to_move, len(match.log)
        if seat >= 0 and len(match.numbers()) > 1:
            for level in (1, 5):
                moves = {choose(GAME, bytes(match.imagine(seat, world)), n, level) for world in range(3)}
                assert len(moves) == 1
            decisions += 1
        play_at_random(match, n, 1)
    assert decisions > 40


def test_a_level_solves_its_share_of_riddles():
    state = GAME.start(2, seed=1).state
    state.turn, state.numbers = 0, 17
    shares = [sum(solves(state.record, level, clue) for clue in range(CLUES)) / CLUES for level in LEVELS]
    assert shares == sorted(shares)
    assert 0.1 < shares[0] < 0.4
    assert shares[-1] == 1


def test_announces_what_it_has_read():
    match = place("N50E30", "S0E20", front="saint-basile uluru", more="known 1 0\nlinked 4 0")
    assert GAME.write(match.state, choose(GAME, bytes(match.state), 0, 5)) == "call left saint-basile"


def best(match, level=5):
    return GAME.write(match.state, choose(GAME, bytes(match.state), 0, level))


def test_announces_before_the_event_what_it_is_sure_of():
    match = place("N50E20", "S0E20", front="saint-basile uluru", more="known 1 0\nlinked 4 0")
    match.play("walk N50E30")
    assert best(match) == "call left saint-basile"


def test_and_draws_the_event_where_it_is_not():
    match = place("N50E20", "S0E20", front="saint-basile uluru")
    match.play("walk N50E30")
    assert best(match) == "pass"


def test_without_names_it_announces_only_where_it_has_to_be():
    more = "site_names none\nknown 1 0\nlinked 4 0"
    assert best(place("N50E30", "S0E20", front="saint-basile uluru", more=more)) == "call left saint-basile"
    assert not best(place("N40E10", "S0E20", front="saint-basile uluru", more=more)).startswith("call")


def test_goes_home_rather_than_change_a_card():
    """One step by boat from the flag, with short cards in hand."""
    hands = ("train-2*2 train-3 boat-2 boat-3", "train-2")
    match = place("N10E110", "S0E20", hands=hands, flags={0: "N20E120"}, out="fuji=carried-0 petra=carried-0")
    assert best(match).endswith(" N20E120")


def test_who_has_read_all_three_riddles_knows_the_site():
    match = place("N50E30", "S0E20", front="saint-basile uluru", more="known 1 0\nlinked 7 0")
    assert all(guess(match.state.record, 0, level) == match.state.front[0] for level in LEVELS)


def test_announces_nothing_that_it_has_not_read():
    match = place("N50E30", "S0E20", front="saint-basile uluru")
    assert not GAME.write(match.state, choose(GAME, bytes(match.state), 0, 5)).startswith("call")


def test_carries_the_fifth_home():
    out = "fuji=rack-0 nazca=rack-0 kourou=rack-0 everest=rack-0 venise=carried-0"
    match = place("N50E30", "S0E20", hands=("train-2", ""), flags={0: "N50E20"}, out=out, left="38 37")
    move = GAME.write(match.state, choose(GAME, bytes(match.state), 0, 5))
    assert move.endswith(" N50E20")


@pytest.mark.parametrize(("better", "worse"), [(5, 1), (3, 1)])
def test_a_better_level_wins(better, worse):
    wins, games = 0, 16
    for game in range(games):
        match = GAME.start(2, seed=game)
        dice = random.Random(game)
        while match.to_move != "over":
            if match.to_move == "chance":
                match.draw()
            else:
                seat = match.state.to_move
                level = better if (seat + game) % 2 == 0 else worse
                match.apply(choose(GAME, bytes(match.state), dice.getrandbits(30), level))
        wins += match.winners == [game % 2]
    assert wins >= games * 0.7
