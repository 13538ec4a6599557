"""Ludothèque: five French board games that can no longer be bought, restored."""

import math
from time import monotonic

from .contract import (
    BadGameFile,
    BadOption,
    Game,
    IllegalMove,
    LudothequeError,
    Match,
    NotYourTurn,
    UnknownGame,
    UnreadableMove,
)
from .games import game, games

__version__ = "0.1.0"

__all__ = [
    "BadGameFile",
    "BadOption",
    "Game",
    "IllegalMove",
    "LudothequeError",
    "Match",
    "NotYourTurn",
    "UnknownGame",
    "UnreadableMove",
    "game",
    "games",
    "load",
]


def load(text: str, patience: float = math.inf) -> Match:
    """Replay a game file, checking every line, move, digest, the result and the signature.

    With `patience`, for so many seconds at most.
    """
    from .contract.gamefile import read

    end = monotonic() + patience

    def watch() -> None:
        if monotonic() > end:
            raise BadGameFile(f"the file takes longer than {patience:g} seconds to read.")

    return read(text, game, watch)
