"""Every law over every game, and over the small game with secrets."""

import pytest

from .laws import LAWS, LAWS_OF_SCREENS
from .secret import SECRET
from .shelf import every_game


@pytest.mark.parametrize("law", LAWS + LAWS_OF_SCREENS, ids=lambda law: law.__name__)
@every_game
def test_law(game, law):
    law(game)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law_with_secrets(law):
    law(SECRET)
