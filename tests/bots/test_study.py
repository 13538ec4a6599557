"""A game looked at again: who stood how, and what cost most. By what the seats could know, and always the same."""

import random
import threading
from itertools import pairwise

import pytest

import ludotheque
from ludotheque.bots import choose
from ludotheque.bots.standing import Stopped, standing
from ludotheque.bots.study import LEAST, MISTAKES, SEARCHED, Review, Standing, behind, study
from tests.bots.test_search import middle_of_bone
from tests.games.bone.positions import play_at_random as bone_at_random
from tests.games.jonques.positions import place
from tests.games.magot.positions import place as place_magot
from tests.games.tour.positions import place as place_tour
from tests.laws.shelf import every_game, random_match, short_options


def blundered(plies=40):
    """Ada may sail into the port, and does not; afterwards everybody plays as well as they can see at a glance."""
    match = place("^ f9 a3 b3 c3 d3 v e10 a9 b9 c9 d9", "0 to move, throws 3, aces 1, sixes 0")
    match.rng[0] = 5
    assert "f9-f10" in match.moves()
    match.play("a3-a4")
    while match.to_move != "over" and len(match.log) < plies:
        if match.to_move == "chance":
            match.draw()
        else:
            match.apply(choose(match.game, bytes(match.state), len(match.log), 4))
    return match


@every_game
def test_every_game_has_its_curve(game):
    match = random_match(game, 2, **short_options(game))
    found = study(match)
    assert [found.points[0].ply, found.points[-1].ply] == [0, len(match.log)]
    assert len(found.points) <= 2 * SEARCHED.points + 2 * MISTAKES + 2
    assert all(sum(point.chances) == pytest.approx(1, abs=0.01) for point in found.points)
    assert found.points[-1].chances == tuple(
        round((seat in match.winners) / len(match.winners), 3) for seat in range(match.seats)
    )


def test_a_planted_blunder_comes_first():
    match = blundered()
    found = study(match)
    worst = found.mistakes[0]
    assert (worst.ply, worst.seat) == (1, 0)
    assert [match.fork(0).game.write(match.fork(0).state, move) for move in (worst.move, worst.better)] == [
        "a3-a4",
        "f9-f10",
    ]
    assert found.points[0].chances == (1, 0)
    assert found.points[1].ply == 1
    assert worst.lost == pytest.approx(1 - found.points[1].chances[0], abs=0.01)
    assert worst.lost > 2 * LEAST
    assert [mistake.lost for mistake in found.mistakes] == sorted((m.lost for m in found.mistakes), reverse=True)


def strayed(match, text):
    """A move of a match, and its mistakes as they are written."""
    write, state = match.game.write, match.fork().state
    match.play(text)
    return [(write(state, mistake.move), write(state, mistake.better)) for mistake in study(match).mistakes]


def test_who_does_not_bring_the_fifth_home_is_told():
    """While the other is as near."""
    out = "fuji=rack-0 nazca=rack-0 kourou=rack-0 everest=rack-0 venise=carried-0 "
    out += "pompei=rack-1 lascaux=rack-1 alhambra=rack-1 parthenon=rack-1 teide=carried-1"
    match = place_tour("N50E30", "S0E20", hands=("train-2", "train-2"), flags={0: "N50E20", 1: "S0E10"}, out=out)
    home, *_ = [move for move in match.moves() if move.endswith(" N50E20")]
    stay = next(move for move in match.moves() if "N50E20" not in move)
    assert strayed(match, stay) == [(stay, home)]


def test_who_sends_a_pawn_home_is_told():
    """Within one throw of its arrival, for a magot that decides the game."""
    match = place_magot("D 20 21 A 0 3 pawns 43 43", "0 to send 1", purses=(500, 500), facts="stake 200, round 3")
    assert strayed(match, "send 6") == [("send 6", "send 63")]


def test_those_who_play_on_know_no_more_than_the_viewer():
    match = ludotheque.game("tour").start(2, seed=5)
    for _ in range(60):
        match.draw() if match.to_move == "chance" else match.apply(match.numbers()[0])
    views = {standing(match.game, bytes(match.imagine(0, world)), 0, 1, 4) for world in range(3)}
    assert len(views) == 1


def test_no_blame_for_the_winning_move():
    match = place("^ f9 a3 b3 c3 d3 v e10 a9 b9 c9 d9", "0 to move, throws 3, aces 1, sixes 0")
    match.play("f9-f10")
    assert study(match).mistakes == ()


def test_it_turns_after_the_last_time_that_the_winner_was_behind():
    """However steeply they had risen before."""
    points = [Standing(ply, (chance, 1 - chance)) for ply, chance in enumerate((0.5, 0.9, 0.4, 0.6, 0.95))]
    assert behind(points, 0) == 2
    assert behind(points, 1) == 4


def test_choices_are_counted():
    match = ludotheque.game("bonactio").start(2, 1)
    while match.to_move == "chance":
        match.draw()
    assert study(match).choices == 0
    assert study(blundered()).choices > 0


def test_the_same_study_for_the_same_game():
    match = blundered()
    assert study(match) == study(ludotheque.load(match.save()))


def test_equals_have_equal_chances():
    """Both have the same before them, and nobody has thrown yet who begins."""
    found = study(ludotheque.game("jonques").start(2, 1))
    assert len(found.points) == 1
    assert found.points[0].chances == pytest.approx((0.5, 0.5), abs=0.05)


def test_a_shared_win_is_shared():
    game = ludotheque.game("jonques")
    capped = next(m for m in (random_match(game, seed, turn_cap=50) for seed in range(9)) if len(m.winners) == 2)
    assert study(capped).points[-1].chances == (0.5, 0.5)


def test_a_move_is_judged_by_what_its_seat_knew():
    """The same view and another truth behind it: the same judgement of every move."""
    match = middle_of_bone()
    seat, costs = match.state.to_move, set()
    moves = random.Random(1).sample(match.numbers(), 3)
    for seed in range(3):
        review = Review(match)
        review.log = [*match.log, match.trial(moves[0])[1]._replace(seat=seat)]
        review.worlds[-1] = bytes(match.imagine(seat, seed))
        costs.add(tuple(review.after(len(match.log), move, 60) for move in moves))
    assert len(costs) == 1
    assert len(set(costs.pop())) > 1


def test_a_long_game_is_thinned_out():
    match = bone_at_random(ludotheque.game("bone").start(4, 3), 3)
    review = Review(match)
    review.choices, review.simulations = review.choices[:5], 10
    shown = [point.ply for point in review.curve(review.mistakes())]
    gaps = [after - before for before, after in pairwise(shown)]
    assert max(gaps) <= 4
    assert len(shown) < len(match.log)


def test_stop_works():
    stop = threading.Event()
    stop.set()
    with pytest.raises(Stopped):
        study(blundered(10), stop)


def test_a_game_that_stops_at_a_choice():
    """Nobody knows what would have been played: somebody gave up."""
    match = middle_of_bone()
    assert match.state.to_move >= 0
    assert study(match).points[-1].ply == len(match.log)


def test_the_hardest_stroke_of_chance_is_told_of_who_lost():
    """Also by a look at it that has nothing to do with the study."""
    game = ludotheque.game("magot")
    match = game.start(seats=2, seed=1, rounds="1")
    while match.to_move != "over":
        if match.to_move == "chance":
            match.draw()
        else:
            match.apply(choose(game, bytes(match.state), len(match.log), 1))
    found, (winner,) = study(match), match.winners
    loser = 1 - winner
    assert found.blows[winner] == 0
    assert found.turn.by == "luck"
    assert found.blows[loser] == pytest.approx(found.turn.gained, abs=0.01)
    before, after = (
        standing(game, bytes(match.fork(ply).state), -1, 77, 2000)[loser]
        for ply in (found.turn.ply - 1, found.turn.ply)
    )
    assert before - after > found.blows[loser] / 2


def test_what_a_blunder_costs_is_no_stroke_of_chance():
    found = study(blundered())
    falls = [before.chances[0] - after.chances[0] for before, after in pairwise(found.points)]
    assert found.mistakes[0].lost == pytest.approx(max(falls), abs=0.01)
    assert all(blow < max(falls) for blow in found.blows)
