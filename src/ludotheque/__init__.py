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


def _repr_svg_(match: Match) -> str:
    """A match in a notebook is a picture."""
    from .scene.svg import picture

    return picture(match)


Match._repr_svg_ = _repr_svg_  # type: ignore[attr-defined]
