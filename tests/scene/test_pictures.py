"""The same scene as text; that a picture shows every piece and no more than a spectator sees is a law."""

from functools import partial
from io import StringIO
from xml.etree import ElementTree

import pytest
from rich.console import Console

from ludotheque.scene import frame, stage_of, words
from ludotheque.scene.text import counted, render
from ludotheque.testing import Kit, play_at_random
from tests.laws.shelf import every_game


def some_way_in(game):
    return play_at_random(Kit(game, __file__).start(1), 1, 120)


@every_game
def test_a_match_in_a_notebook_is_a_picture(game):
    drawing = ElementTree.fromstring(some_way_in(game)._repr_svg_())
    assert drawing.tag == "{http://www.w3.org/2000/svg}svg"


@pytest.mark.parametrize("language", ["fr", "en"])
@every_game
def test_text_shows_every_tray_and_counter(game, language):
    match = some_way_in(game)
    say = words(language, game)
    speak = partial(say.say, names=say.seat_names(match.seats))
    console = Console(record=True, width=200, file=StringIO())
    console.print(render(stage_of(game), frame(match), speak))
    shown = console.export_text()
    used = {piece.place for piece in frame(match).pieces}
    for tray in frame(match).trays:
        if tray.kind != "purse" and (tray.kind != "dice" or tray.id in used):
            assert speak(tray.label) in shown
    for counter in frame(match).counters:
        assert speak(counted(counter)) in shown
