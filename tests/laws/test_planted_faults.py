"""A law that cannot fail is no law: each is shown a game with the fault that it is there to find."""

import json
from collections.abc import Callable
from copy import copy
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest

from ludotheque import LudothequeError
from ludotheque.contract import Game, ints, kernel, note
from ludotheque.contract.memory import INTERPRETED
from ludotheque.contract.rules import nothing_hidden
from ludotheque.games.jonques import GAME as JONQUES
from ludotheque.scene import Piece, Say, Stage, Sum
from ludotheque.testing import Kit
from ludotheque.testing.lawbook import (
    LAWS,
    LAWS_OF_SECRETS,
    LAWS_OF_SUMS,
    LAWS_OF_THINGS,
    records,
    rules,
    screens,
    secrecy,
)
from tests.contract.files import older

from . import secret
from .secret import BLANK, CARDS, DRAW, HIGHER, RULEBOOK, SECRET

HERE = Path(secret.__file__)
GOLDEN = HERE.parent / "golden" / "call.ludo"
jonques_moves, jonques_odds = JONQUES.kernels.moves, JONQUES.kernels.odds
secret_moves, secret_play = SECRET.kernels.moves, SECRET.kernels.play


def with_kernels(game: Game, **kernels: Callable) -> Game:
    """The same game but for some of its kernels."""
    faulty = replace(game)
    vars(faulty)["kernels"] = replace(game.kernels, **kernels)
    return faulty


def with_scene(game: Game, **functions: Callable) -> Game:
    return replace(game, scene=replace(game.scene, **functions))


def with_texts(game: Game, **functions: Callable) -> Game:
    forms = copy(game.forms)
    vars(forms).update(functions)
    return replace(game, forms=forms)


def with_clause(game: Game, name: str) -> Game:
    book = copy(game.rulebook)
    book.clauses = {**book.clauses, name: replace(book.printed[0], name=name)}
    return replace(game, rulebook=book)


@kernel
def all_is_legal(s, move):
    return 0


@kernel
def nothing_is_legal(s, move):
    return 1


@kernel
def descending(s, out):
    n = jonques_moves(s, out)
    for i in range(n // 2):
        out[i], out[n - 1 - i] = out[n - 1 - i], out[i]
    return n


@kernel
def no_weights(s, out):
    n = jonques_moves(s, out)
    for i in range(n):
        out[i] = i
    return n * (n - 1) // 2


@kernel
def weights_of_another_sum(s, out):
    return jonques_odds(s, out) + 1


@kernel
def last_is_likely(s, out):
    n, total = secret_moves(s, out), 0
    for i in range(n):
        out[i] = 1 + 1000 * i
        total += out[i]
    return total


@kernel
def both_win(s, out):
    out[0] = 1
    out[1] = 1


@kernel
def hide_nothing(s, seat):
    return


@kernel
def leaky_hide(s, seat):
    """The other's card is told apart as high or low."""
    for other in range(2):
        if other != seat and s.hand[other] >= 0:
            s.hand[other] = BLANK if s.hand[other] < CARDS // 2 else CARDS


@kernel
def tell_all(s, move, trace):
    secret_play(s, move, trace)
    if move >= DRAW:
        note(trace, RULE, move)


@kernel
def play_carelessly(s, move, trace):
    """Another game when nobody takes notes."""
    secret_play(s, move, trace)
    if len(trace) == 0:
        s.right = 1


@kernel
def play_otherwise(s, move, trace):
    secret_play(s, move, trace)
    s.right = 1


@kernel
def imagine_too_much(s, seat, rng):
    s.hand[seat] = 0


@kernel
def imagine_low_cards(s, seat, rng):
    """Whatever a boast has proved."""
    for other in range(2):
        if s.hand[other] == BLANK:
            s.hand[other] = 1 if s.hand[1 - other] == 0 else 0


RULE = int(RULEBOOK.Rule.CALL)


def fickle() -> Callable:
    """A game that goes on counting where the last one stopped."""
    calls = count()

    def play(s, move, trace):
        secret_play(s, move, trace)
        wrong = next(calls) // 4 % 2
        if INTERPRETED:
            s.right = wrong
        else:
            s["right"] = wrong

    return play


def forget_hands(s, told) -> None:
    s.hand[0] = secret.NOT_YET


def secret_with(**kernels: Callable) -> Game:
    return with_kernels(SECRET, **kernels)


FAULTS = [
    (rules.games_end, replace(JONQUES, endings=("dead-end",))),
    (rules.games_end, replace(JONQUES, most_plies=10)),
    (rules.games_end, replace(JONQUES, score_range=(2, 3))),
    (rules.scores_add_up, with_kernels(JONQUES, scores=both_win)),
    (rules.nothing_is_lost, replace(SECRET, conserved=lambda s: {"cards to come": list(s.hand).count(secret.NOT_YET)})),
    (rules.moves_are_ascending, with_kernels(JONQUES, moves=descending)),
    (rules.why_not_agrees, with_kernels(JONQUES, why_not=all_is_legal)),
    (rules.texts_are_one_to_one, with_texts(JONQUES, write=lambda s, move: "f2-f3")),
    (rules.odds_are_weights, with_kernels(JONQUES, odds=no_weights)),
    (rules.odds_are_weights, with_kernels(JONQUES, odds=weights_of_another_sum)),
    (rules.undo_restores, secret_with(play=play_carelessly)),
    (rules.drawings_are_whole, replace(SECRET, positions=replace(SECRET.positions, complete=forget_hands))),
    (rules.positions_are_sound, secret_with(imagine=imagine_too_much)),
    (rules.only_draws_use_the_seed, secret_with(play=fickle())),
    (secrecy.secrets_are_owned_up_to, replace(SECRET, rules=replace(SECRET.rules, hide=nothing_hidden))),
    (secrecy.secrets_are_owned_up_to, replace(JONQUES, rules=replace(JONQUES.rules, hide=hide_nothing))),
    (secrecy.views_are_blind, secret_with(hide=leaky_hide)),
    (secrecy.unseen_outcomes_stay_unseen, secret_with(hide=leaky_hide)),
    (secrecy.unseen_outcomes_stay_unseen, secret_with(play=tell_all)),
    (secrecy.unseen_outcomes_tell_nothing, secret_with(hide=leaky_hide)),
    (secrecy.unseen_outcomes_tell_nothing, secret_with(play=tell_all)),
    (secrecy.imagined_worlds_fit, secret_with(imagine=imagine_too_much)),
    (secrecy.moves_fit_imagined_worlds, secret_with(imagine=imagine_low_cards)),
    (screens.offers_are_moves, with_scene(SECRET, path=lambda s, move: ("hand-0",))),
    (screens.offers_are_moves, with_scene(SECRET, button=lambda step: None)),
    (screens.changes_make_the_frame, with_scene(SECRET, pieces=lambda s: [Piece("card", "hand-0", angle=1e-7)])),
    (screens.odd_touches_mean_nothing, with_scene(SECRET, meant=lambda s, path: [int(path[0])])),
    (screens.odd_touches_mean_nothing, with_scene(JONQUES, because=lambda s, path, clause: Say("nowhere"))),
    (screens.pieces_keep_their_ids, with_scene(JONQUES, motions=lambda entry: [])),
    (screens.everything_can_be_said, with_scene(SECRET, prompt=lambda s: Say("nowhere"))),
    (screens.everything_can_be_said, with_scene(SECRET, gains=lambda s, move, after, entry: [Say("nowhere")])),
    (screens.prompts_speak_to_who_reads, with_scene(SECRET, prompt=lambda s: Say("tagline"))),
    (screens.prompts_speak_to_who_reads, with_scene(SECRET, prompt=lambda s: Say("named", {"player": s.to_move}))),
    (screens.every_clause_can_be_told, with_clause(SECRET, "silent")),
    (screens.every_clause_can_be_told, with_scene(SECRET, told=lambda event, args: Say("nowhere"))),
    (screens.languages_say_the_same, with_scene(SECRET, sentences=lambda language: {f"only-{language}": "!"})),
    (
        screens.scores_are_reckoned,
        with_scene(SECRET, reckoning=lambda start, s, log: [[Sum(Say("reckoned-score"), 7)]] * s.seats),
    ),
    (screens.the_guide_is_true, with_scene(SECRET, stage=lambda: Stage(1, 1, (), (), {}))),
    (screens.the_lesson_can_be_learnt, secret_with(why_not=nothing_is_legal)),
    (screens.pictures_show_no_more_than_a_spectator_sees, secret_with(hide=leaky_hide)),
    (records.files_are_whole, secret_with(play=fickle())),
    (records.files_are_whole, with_texts(SECRET, read=lambda text: HIGHER)),
    (records.replays_are_the_same_elsewhere, secret_with(play=play_otherwise)),
    (records.interpreted_draws_are_the_same, secret_with(odds=last_is_likely)),
    (records.every_clause_comes_into_play, with_clause(SECRET, "never")),
    (records.every_clause_is_tested_by_name, with_clause(SECRET, "untested")),
    (records.every_ending_has_a_golden_game, replace(SECRET, endings=("call", "boast"))),
]


def is_found(law, kit) -> bool:
    try:
        law(kit)
    except (AssertionError, ValueError, LookupError, LudothequeError):
        return True
    return False


@pytest.mark.parametrize(("law", "faulty"), FAULTS, ids=[law.__name__ for law, _ in FAULTS])
def test_planted_fault_is_found(law, faulty):
    assert is_found(law, Kit(faulty, HERE))


FAULTY_FOLDERS = {
    records.goldens_are_written_as_we_write: ("golden/call.ludo", older(GOLDEN.read_text("utf-8"))),
    records.counts_are_pinned: ("counts.json", json.dumps([6, 31])),
}


@pytest.mark.parametrize("law", FAULTY_FOLDERS, ids=lambda law: law.__name__)
def test_fault_beside_the_tests_is_found(law, tmp_path):
    name, text = FAULTY_FOLDERS[law]
    path = tmp_path / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, "utf-8")
    assert is_found(law, Kit(SECRET, tmp_path / "test_laws.py"))


def test_every_law_has_a_planted_fault():
    """Those of the wire have leaks planted in every channel."""
    planted = {law for law, _ in FAULTS} | set(FAULTY_FOLDERS)
    assert planted == {*LAWS, *LAWS_OF_SUMS, *LAWS_OF_THINGS, *LAWS_OF_SECRETS}


def test_a_trace_that_overflows_loses_no_state():
    match, twin = JONQUES.start(seed=2), JONQUES.start(seed=2)
    move = match.numbers()[0]
    match.apply(move)
    twin.game.kernels.play(twin.state.record, move, ints(1, 6))
    assert match.state == twin.state
