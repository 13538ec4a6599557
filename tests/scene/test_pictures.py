"""The same scene as a picture and as text."""

import xml.etree.ElementTree as ET
from functools import partial

import pytest
from rich.console import Console

from ludotheque.scene import frame, stage_of, words
from ludotheque.scene.svg import picture
from ludotheque.scene.text import render
from tests.laws.shelf import every_game, positions

SVG = "{http://www.w3.org/2000/svg}"


def some_way_in(game, plies=120):
    match = game.start(seed=1)
    for n, _ in enumerate(positions(match, 1)):
        if n == plies:
            return match
    return match


@every_game
def test_a_match_in_a_notebook_is_a_picture(game):
    match = some_way_in(game)
    drawing = ET.fromstring(match._repr_svg_())
    places = {place.id for place in stage_of(game).places}
    standing = [piece for piece in frame(match).pieces if piece.place in places]
    assert len(drawing.findall(f".//{SVG}use")) >= len(standing) > 0


@every_game
def test_the_picture_shows_no_more_than_a_spectator_sees(game):
    match = some_way_in(game)
    assert picture(match) == picture(match.fork())


@pytest.mark.parametrize("language", ["fr", "en"])
@every_game
def test_text_shows_every_piece_and_tray(game, language):
    match = some_way_in(game)
    say = words(language, game)
    speak = partial(say.say, names=say.seat_names(match.seats))
    console = Console(record=True, width=200, file=open("/dev/null", "w"))  # noqa: SIM115
    with console.file:
        console.print(render(stage_of(game), frame(match), speak))
    shown = console.export_text()
    for tray in frame(match).trays:
        assert speak(tray.label) in shown
