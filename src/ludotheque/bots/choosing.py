"""Who plays for a bot: the game's own advice where it has any (`hints.py`), else any legal move."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from ..contract import Game, ints
from ..contract.rng import below, generator


@cache
def hints_of(game: Game) -> Any:
    """What a game knows about playing it well, or None."""
    name = f"{game.package}.hints"
    return import_module(name) if find_spec(name) else None


def choose(game: Game, world: bytes, seed: int) -> int:
    """A move for the seat to move in an imagined world. A job of its own: it shares nothing with the table."""
    state = game.state.from_bytes(world)
    hints = hints_of(game)
    if hints:
        return int(hints.best_move(state))
    out = ints(game.most_moves)
    n = game.rules.moves(state.record, out)
    return int(out[below(generator(seed), n)])
