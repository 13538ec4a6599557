"""Large numbers in French texts are written 2 150, with a no-break space; years are not."""

import re
from importlib.resources import files

import pytest

from ludotheque.scene.words import game_text
from tests.laws.shelf import every_game

NUMBER = re.compile(r"(?<![\d.,#A-Fa-f/])\d{4,}(?![\d%]|\w)|\d \d{3}(?!\d)")
FRENCH = re.compile(r'^\s*(?:fr|wrong\.fr)\s*=\s*"(.*)"', re.M)


def is_year(number):
    return number.isdigit() and 1000 <= int(number) <= 2100


def badly_written(text):
    return [number for number in NUMBER.findall(text) if not is_year(number)]


@pytest.mark.parametrize(
    ("text", "found"), [("2150 points", ["2150"]), ("2 150", ["2 150"]), ("2\u202f150", []), ("en 1968", [])]
)
def test_what_is_looked_for(text, found):
    assert badly_written(text) == found


@every_game
def test_large_numbers_are_spaced(game):
    """In messages, lessons and guides."""
    folder = files(game.package)
    written = [folder.joinpath(name) for name in ("lesson.toml", "guide.toml")]
    texts = [text for path in written if path.is_file() for text in FRENCH.findall(path.read_text("utf-8"))]
    assert badly_written("\n".join([game_text("fr", game), *texts])) == []
