"""Ludothèque: five French board games that can no longer be bought, restored."""

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


def load(text: str) -> Match:
    """Replay a game file, checking every move, digest and the result."""
    from .contract.gamefile import read

    return read(text, game)
