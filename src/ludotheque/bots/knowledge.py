"""What is known about a game: its kernels, its own hints where it has some, and plain play for all the rest."""

from dataclasses import replace
from functools import cache
from types import ModuleType
from typing import Any

from ..contract import Game, Tuning, specialise
from ..contract.exports import HINTS, PLAYING_ON, SEARCH
from ..contract.library import compiled_kernels


@cache
def tuning_of(game: Game) -> Tuning:
    low, high = game.score_range
    tuning = game.hints.tuning
    return tuning if tuning.spread else replace(tuning, spread=max(1, (high - low) // 4))


@cache
def search_of(game: Game) -> ModuleType:
    """The compiled search of a game."""
    plain, hints = specialise("ludotheque.bots.plain", game.package), game.hints
    known = {
        "evaluate": hints.evaluate or plain.evaluate,
        "priors": hints.priors or plain.priors,
        "rollout_move": hints.rollout_move or plain.rollout_move,
    }
    code = specialise("ludotheque.bots.search", game.package, SECRETS=game.has_secrets, **vars(game.kernels), **known)
    vars(code).update(compiled_kernels(game.package, SEARCH))
    return code


@cache
def playing_on_of(game: Game) -> ModuleType:
    """The compiled games of a game's own bots."""
    code = specialise("ludotheque.bots.playing_on", game.package, chosen=game.hints.chosen, **vars(game.kernels))
    vars(code).update(compiled_kernels(game.package, PLAYING_ON))
    return code


@cache
def first_priors_of(game: Game) -> Any:
    """The kernel that weighs the moves of the searching seat itself, or None if none is known."""
    own = game.hints.first_priors or game.hints.priors
    return compiled_kernels(game.package, HINTS).get("first_priors", own)


@cache
def chosen_by(game: Game) -> Any:
    """The kernel by which a game's own bots choose, or None."""
    return compiled_kernels(game.package, HINTS).get("chosen", game.hints.chosen)
