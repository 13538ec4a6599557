"""What a search promises: the same answer for the same question, in time, and no look at what is hidden."""

import threading
import time
from dataclasses import replace

import numpy as np
import pytest

import ludotheque
from ludotheque.bots import Budget, Level, advise, chances, choose
from ludotheque.bots.thinking import Search, think
from ludotheque.contract import NOBODY
from tests.games.bone.positions import play_at_random as bone_at_random
from tests.games.jonques.positions import place
from tests.laws.shelf import short_options

BONE = ludotheque.game("bone")
FEW = Budget(simulations=60)


def first_choice(game, seats=None, seed=7):
    """The first position in which somebody has a choice."""
    match = game.start(seats, seed, **short_options(game))
    while match.to_move == "chance" or len(match.numbers()) == 1:
        match.draw() if match.to_move == "chance" else match.apply(match.numbers()[0])
    return match


def middle_of_bone(seed=3):
    whole = bone_at_random(BONE.start(2, seed), seed)
    return next(whole.fork(at) for at in range(50, 100) if whole.log[at].seat >= 0)


SEARCHED = [game for name in ludotheque.games() if not (game := ludotheque.game(name)).hints.chosen]


@pytest.mark.parametrize("game", SEARCHED, ids=lambda game: game.name)
def test_same_seed_same_thoughts(game):
    match = first_choice(game)
    thoughts = [think(game, bytes(match.state), 1, FEW) for _ in range(2)]
    assert thoughts[0] == thoughts[1]
    assert thoughts[0].simulations == FEW.simulations
    assert {opinion.move for opinion in thoughts[0].opinions} <= set(match.numbers())


@pytest.mark.parametrize("game", SEARCHED, ids=lambda game: game.name)
def test_a_search_does_not_read_what_was_in_memory_before(game):
    """A record has gaps between its fields. Whatever is in them, or was where they are copied to, no key tells."""
    world, trees = bytearray(bytes(first_choice(game).state)), []
    for rubbish in (0x00, 0x55, 0xAA):
        used = [np.full(len(world), rubbish, np.uint8) for _ in range(64)]
        del used  # the next arrays of this size are made of these
        for gap in game.state.gaps:
            world[gap] = bytes([rubbish]) * (gap.stop - gap.start)
        search = Search(game, bytes(world), 1, 200)
        search.run(60)
        trees.append(search.tree.tobytes())
    assert trees[0] == trees[1] == trees[2]


def test_another_seed_thinks_otherwise():
    world = bytes(middle_of_bone().state)
    assert think(BONE, world, 1, FEW) != think(BONE, world, 2, FEW)


def test_slices_do_not_matter():
    world = bytes(middle_of_bone().state)
    whole, parts = (Search(BONE, world, 5, 200) for _ in range(2))
    whole.run(60)
    for _ in range(20):
        parts.run(3)
    assert np.array_equal(whole.tree, parts.tree)
    assert np.array_equal(whole.worth, parts.worth)


@pytest.mark.parametrize("threads", [2, 3])
def test_several_threads_share_the_work_and_are_as_sure(threads):
    world = bytes(middle_of_bone().state)
    budget = Budget(simulations=100, threads=threads)
    thought = think(BONE, world, 5, budget)
    assert thought == think(BONE, world, 5, budget)
    assert thought.simulations == 100


@pytest.mark.parametrize("level", [Level(FEW), Level(FEW, knowing=False), Level(FEW, blunders=1000)])
def test_same_view_other_truth_same_decision(level):
    match = middle_of_bone()
    seat = match.state.to_move
    worlds = [match.imagine(seat, seed) for seed in range(4)]
    assert len(set(worlds)) == 4
    assert len({choose(BONE, bytes(world), 9, level) for world in worlds}) == 1


def test_other_views_are_other_decisions():
    """Or the test above would pass for a search that looks at nothing."""
    decisions = {choose(BONE, bytes(middle_of_bone(seed).state), 9, Level(FEW)) for seed in (3, 4, 5)}
    assert len(decisions) == 3


def test_simulations_draw_other_worlds():
    """The search does not settle on the first world that it imagines."""
    match = middle_of_bone()
    search = Search(BONE, bytes(match.state), 1, 200)
    assert bytes(search.root) == bytes(match.hidden(search.me))
    hands = set()
    for _ in range(5):
        search.run(1)
        hands.add(tuple(search.state.bag))
    assert len(hands) > 1


def test_the_deadline_is_kept():
    match = first_choice(BONE)
    start = time.perf_counter()
    thought = think(BONE, bytes(match.state), 1, Budget(seconds=0.2))
    assert 0.2 <= time.perf_counter() - start < 10
    assert thought.simulations > 10


def test_stop_works():
    match, stop = first_choice(BONE), threading.Event()
    threading.Timer(0.1, stop.set).start()
    start = time.perf_counter()
    think(BONE, bytes(match.state), 1, Budget(seconds=60), stop)
    assert time.perf_counter() - start < 10
    assert think(BONE, bytes(match.state), 1, Budget(), stop).opinions  # told to stop before it began


def test_advice_stops_too():
    match, stop = first_choice(BONE), threading.Event()
    stop.set()
    start = time.perf_counter()
    assert advise(BONE, bytes(match.state), 1, stop, Budget(seconds=60))
    assert time.perf_counter() - start < 10


def test_a_full_tree_is_no_trouble():
    search = Search(BONE, bytes(middle_of_bone().state), 1, 20)
    search.run(300)
    assert search.tree[0, search.code.VISITS] == 300
    assert 19 <= search.room[2][search.code.NODES] <= 20


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_seat_has_its_chance(seats):
    game = ludotheque.game("bonactio")
    shares = chances(game, bytes(game.start(seats, 1).state), 1, Budget(simulations=500))
    assert len(shares) == seats
    assert all(0.5 / seats < share < 2 / seats for share in shares)


def test_a_spectator_may_ask_too():
    match = BONE.start(2, 1)
    match.draw()
    assert match.to_move == "chance"
    assert sum(chances(BONE, bytes(match.hidden(NOBODY)), 1, FEW)) == pytest.approx(1, abs=0.1)


WON = place("^ f9 a3 b3 c3 d3 v e10 a9", "0 to move, throws 3, aces 1, sixes 0")


def test_the_winning_move_is_found_and_advised():
    world = bytes(WON.state)
    game = WON.game
    assert len(WON.moves()) > 4
    assert game.write(WON.state, choose(game, world, 1, 5, seconds=0.1)) == "f9-f10"
    (best, chance), (_, worse) = advise(game, world, 1, budget=Budget(simulations=500))
    assert game.write(WON.state, best) == "f9-f10"
    assert chance > 0.99 > worse
    assert chances(game, world, 1, Budget(simulations=500))[0] > 0.9


@pytest.mark.parametrize(("match", "simulations"), [(WON, 100_000), (middle_of_bone(), 3000)], ids=["clear", "close"])
def test_who_only_wants_a_move_plays_the_same(match, simulations):
    world, budget = bytes(match.state), Budget(simulations=simulations)
    whole, early = (think(match.game, world, 1, replace(budget, for_a_move=only)) for only in (False, True))
    assert early.opinions[0].move == whole.opinions[0].move
    assert early.simulations <= whole.simulations == simulations
    if match is WON:
        assert early.simulations < simulations


def test_a_clock_that_stands_still_for_a_while_is_no_trouble(monkeypatch):
    """That of a browser does, so that nobody learns anything by it."""
    ticks = iter([0.0] * 4 + [0.1] * 1000)
    monkeypatch.setattr(time, "perf_counter", lambda: next(ticks))
    thought = think(WON.game, bytes(WON.state), 1, Budget(simulations=40, seconds=1.0, for_a_move=True))
    assert thought.simulations >= 1
