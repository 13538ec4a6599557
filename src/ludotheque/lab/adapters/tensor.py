"""What a seat knows, as numbers: shared by the adapters."""

import numpy as np
from numpy.typing import NDArray

from ...contract import Game, Match


def field_names(game: Game) -> list[str]:
    return list(game.state.dtype.names or ())


def observation_size(game: Game) -> int:
    return sum(int(np.prod(game.state.dtype[name].shape or (1,))) for name in field_names(game))


def observation(match: Match, seat: int) -> NDArray[np.float32]:
    """The record as the seat may know it, field after field."""
    hidden = match.hidden(seat).array[0]
    return np.concatenate([np.ravel(hidden[name]) for name in field_names(match.game)]).astype(np.float32)


def history(match: Match, seat: int) -> NDArray[np.float32]:
    """Every move and outcome so far as the seat knows it: 1 + its number, 0 where it saw nothing; then zeros."""
    known = np.zeros(match.game.most_plies, np.float32)
    known[: len(match.log)] = [1 + entry.known_to(seat).move for entry in match.log]
    return known
