"""What is known about a game: its kernels, its own `hints.py` where it has one, and plain play for all the rest."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from ..contract import Game, Ints, ints, specialise

KNOWLEDGE = ("evaluate", "priors", "rollout_move")  # kernels that hints may give


@dataclass(frozen=True)
class Settings:
    """How a game is searched, in the order in which the kernels read it. Hints may have their own."""

    exploring: int = 600
    widening: int = 2
    patience: int = 0
    knowing: int = 1
    spread: int = 1
    margin: int = 100

    def row(self) -> Ints:
        values = (self.exploring, self.widening, self.patience, self.knowing, self.spread, self.margin)
        row = ints(len(values))
        for i, value in enumerate(values):
            row[i] = value
        return row


@dataclass(frozen=True, eq=False)
class Known:
    """A game as `specialise` takes one, with more kernels than its rules have."""

    name: str
    package: str
    kernels: dict[str, Any]


@cache
def hints_of(game: Game) -> Any:
    """What a game knows about playing it well, or None."""
    name = f"{game.package}.hints"
    return import_module(name) if find_spec(name) else None


def own_bots_of(game: Game) -> Callable[[Any, int, Ints, Ints], int] | None:
    """The kernel by which a game's own bots choose a move at some level, where that is not a matter of search."""
    chosen: Callable[[Any, int, Ints, Ints], int] | None = getattr(hints_of(game), "chosen", None)
    return chosen


def solution_of(game: Game) -> Callable[..., int] | None:
    """The best move in a state, or the best but for one, where the game knows it by itself."""
    best_move: Callable[..., int] | None = getattr(hints_of(game), "best_move", None)
    return best_move


@cache
def settings_of(game: Game) -> Settings:
    low, high = game.score_range
    given: dict[str, int] = getattr(hints_of(game), "SETTINGS", {})
    return Settings(**{"spread": max(1, (high - low) // 4)} | given)


@cache
def search_of(game: Game) -> ModuleType:
    """The compiled search of a game."""
    plain, hints = specialise("ludotheque.bots.plain", game), hints_of(game)
    known = {name: getattr(hints, name, getattr(plain, name)) for name in KNOWLEDGE}
    kernels = game.kernels | known | {"SECRETS": game.has_secrets}
    return specialise("ludotheque.bots.search", Known(game.name, game.package, kernels))


@cache
def playing_on_of(game: Game) -> ModuleType:
    """The compiled games of a game's own bots."""
    kernels = game.kernels | {"chosen": own_bots_of(game)}
    return specialise("ludotheque.bots.playing_on", Known(game.name, game.package, kernels))


@cache
def first_priors_of(game: Game) -> Any:
    """The kernel that weighs the moves of the searching seat itself, or None if none is known."""
    hints = hints_of(game)
    return getattr(hints, "first_priors", getattr(hints, "priors", None))
