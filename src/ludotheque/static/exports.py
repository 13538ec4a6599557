"""What a game's library exports, with the types by which Numba compiles it."""

from collections.abc import Iterator, Mapping
from typing import Any

import numba
from numba.core import types

from ..bots.knowledge import first_priors_of, playing_on_of, search_of
from ..contract import Game, specialise
from ..contract.exports import (
    FLOAT_BLOCK,
    FLOAT_GRID,
    FLOATS,
    GRID,
    HINTS,
    NUMBER,
    PLAYING_ON,
    RECORD,
    ROLLOUT,
    ROW,
    RULES,
    SEARCH,
    WORDS,
    Kinds,
)
from ..contract.library import own_exports

TYPES = {
    NUMBER: types.int64,
    ROW: types.int64[::1],
    GRID: types.int64[:, ::1],
    WORDS: types.int32[::1],
    FLOATS: types.float64[::1],
    FLOAT_GRID: types.float64[:, ::1],
    FLOAT_BLOCK: types.float64[:, :, ::1],
}


def exports_of(game: Game) -> Iterator[tuple[str, Any, tuple[Any, ...]]]:
    """By name, every kernel that the game has of the contract's list, and its types."""
    known = TYPES | {RECORD: numba.typeof(game.state().record)}
    rollout = specialise("ludotheque.lab.rollout", game.package, **vars(game.kernels))
    hints = {"first_priors": first_priors_of(game), "chosen": game.hints.chosen}
    groups: list[tuple[Mapping[str, Kinds], Any]] = [
        (RULES, vars(game.kernels)),
        (HINTS, hints),
        (SEARCH, vars(search_of(game))),
        (PLAYING_ON, vars(playing_on_of(game)) if game.hints.chosen else {}),
        (ROLLOUT, vars(rollout)),
    ]
    for listed, kernels in groups:
        for name, kinds in listed.items():
            if kernels.get(name):
                yield name, kernels[name], tuple(known[kind] for kind in kinds)
    for name, (kernel, kinds) in own_exports.get(game.package, {}).items():
        yield name, kernel, tuple(known[kind] for kind in kinds)
