"""The small game with secrets keeps the laws, but for those of the wire: it stands on no shelf. The games of the shelf
have the laws among their own tests."""

from pathlib import Path

import pytest

from ludotheque.testing import Kit
from ludotheque.testing.lawbook import laws_for
from ludotheque.testing.lawbook.peeking import LAWS_OF_THE_WIRE

from . import secret

FOLDER = Path(secret.__file__)
LAWS = [law for law in laws_for(secret.GAME) if law not in LAWS_OF_THE_WIRE]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law):
    law(Kit(secret.GAME, FOLDER))
