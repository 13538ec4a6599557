"""Every game of the shelf."""

from typing import Any

import pytest

import ludotheque
from ludotheque.contract import Game
from ludotheque.testing import positions, random_match

__all__ = ["every_game", "positions", "random_match", "short_options"]

every_game = pytest.mark.parametrize(
    "game", [ludotheque.game(name) for name in ludotheque.games()], ids=lambda game: game.name
)


def short_options(game: Game) -> dict[str, Any]:
    return dict(game.short)
