"""For the tests of a game, wherever it lives: the laws that hold for every game, and short ways to set up and to read.

    from ludotheque.testing import laws
    from oie import GAME

    test_laws = laws(GAME)

Needs the extra `testing`; nothing of the house imports it.
"""

from collections.abc import Callable

import pytest

from ..contract import Game
from .kit import Kit, deal, play, with_kernels
from .lawbook import Law, laws_for
from .playing import play_at_random, positions, random_match, random_options

__all__ = [
    "Kit",
    "deal",
    "laws",
    "play",
    "play_at_random",
    "positions",
    "random_match",
    "random_options",
    "with_kernels",
]


def laws(game: Game) -> Callable[..., None]:
    """A test for every law. `golden/`, `counts.json` and the tests by clause are looked for beside the test file."""

    @pytest.mark.parametrize("law", laws_for(game), ids=lambda law: law.__name__)
    def test_laws(law: Law, request: pytest.FixtureRequest) -> None:
        law(Kit(game, request.path))

    return test_laws
