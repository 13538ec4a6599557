"""The bot that plays any legal move."""

from ..contract import Game, ints
from ..contract.rng import below, generator


def choose(game: Game, world: bytes, seed: int) -> int:
    """A move for the seat to move in an imagined world. A job of its own: it shares nothing with the table."""
    state = game.state.from_bytes(world)
    out = ints(game.most_moves)
    n = game.rules.moves(state.record, out)
    return int(out[below(generator(seed), n)])
