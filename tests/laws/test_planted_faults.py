"""A law that cannot fail is no law: each is shown a game with the fault that it is there to find."""

from dataclasses import replace
from types import SimpleNamespace

import pytest

import ludotheque
from ludotheque.contract import ints, kernel, note
from ludotheque.games.jonques import rules
from ludotheque.games.tour import rules as tour

from . import laws
from .secret import DRAW, SECRET, leaky_hide
from .secret import play as play_secret

JONQUES = ludotheque.game("jonques")


def with_rules(game, **kernels):
    return replace(game, rules=SimpleNamespace(**(game.kernels | kernels)))


def with_notation(game, **functions):
    known = {name: getattr(game.notation, name) for name in ("write", "read", "draw", "parse")}
    return replace(game, notation=SimpleNamespace(**(known | functions)))


@kernel
def all_is_legal(s, move):
    return 0


@kernel
def descending(s, out):
    n = rules.moves(s, out)
    for i in range(n // 2):
        out[i], out[n - 1 - i] = out[n - 1 - i], out[i]
    return n


@kernel
def no_weights(s, out):
    for i in range(len(out)):
        out[i] = i


@kernel
def both_win(s, out):
    out[0] = 1
    out[1] = 1


@kernel
def begin_in_haste(s, seats, options):
    s.seats = seats
    s.to_move = -1
    s.actor = -1


@kernel
def tell_all(s, move, trace):
    play_secret(s, move, trace)
    if move >= DRAW:
        note(trace, 1, move)


@kernel
def imagine_too_much(s, seat, rng):
    s.hand[seat] = 0


@kernel
def imagine_boats(s, seat, rng):
    """Whatever a drift has proved."""
    kept = [s.absent[other] + 0 for other in range(s.seats)]
    for other in range(s.seats):
        s.absent[other] = 0
    tour.imagine(s, seat, rng)
    for other in range(s.seats):
        s.absent[other] = kept[other]


FAULTS = [
    (laws.games_end, replace(JONQUES, endings=("dead-end",))),
    (laws.games_end, replace(JONQUES, most_plies=10)),
    (laws.scores_add_up, with_rules(JONQUES, scores=both_win)),
    (laws.moves_are_ascending, with_rules(JONQUES, moves=descending)),
    (laws.moves_are_ascending, replace(JONQUES, most_moves=96, move_count=JONQUES.move_count + 1)),
    (laws.why_not_agrees, with_rules(JONQUES, why_not=all_is_legal)),
    (laws.texts_are_one_to_one, with_notation(JONQUES, write=lambda s, move: "f2-f3")),
    (laws.odds_are_weights, with_rules(JONQUES, odds=no_weights)),
    (laws.begin_forgets, with_rules(JONQUES, begin=begin_in_haste)),
    (laws.drawings_are_whole, with_notation(JONQUES, draw=lambda s: JONQUES.notation.draw(s).replace("v", "."))),
    (laws.views_are_blind, with_rules(SECRET, hide=leaky_hide)),
    (laws.unseen_outcomes_stay_unseen, with_rules(SECRET, hide=leaky_hide)),
    (laws.unseen_outcomes_stay_unseen, with_rules(SECRET, play=tell_all)),
    (laws.unseen_outcomes_tell_nothing, with_rules(SECRET, hide=leaky_hide)),
    (laws.unseen_outcomes_tell_nothing, with_rules(SECRET, play=tell_all)),
    (laws.imagined_worlds_fit, with_rules(SECRET, imagine=imagine_too_much)),
    (laws.moves_fit_imagined_worlds, with_rules(ludotheque.game("tour"), imagine=imagine_boats)),
    (laws.positions_are_sound, with_rules(SECRET, imagine=imagine_too_much)),
]


@pytest.mark.parametrize(("law", "faulty"), FAULTS, ids=[law.__name__ for law, _ in FAULTS])
def test_planted_fault_is_found(law, faulty):
    with pytest.raises((AssertionError, ValueError)):
        law(faulty)


def test_undo_that_does_not_restore_is_found():
    match = JONQUES.start(seed=1)
    match.draw()
    before = bytes(match.state)
    match.draw()
    match.origin = bytes(len(match.origin))
    match.undo()
    assert bytes(match.state) != before


def test_a_trace_that_overflows_loses_no_state():
    match, twin = JONQUES.start(seed=2), JONQUES.start(seed=2)
    move = match.numbers()[0]
    match.apply(move)
    twin.game.rules.play(twin.state.record, move, ints(1, 6))
    assert match.state == twin.state
