"""The marks of the figures say what the rules say."""

import re
from importlib.resources import files

import msgspec
import pytest

from ludotheque.scene.guide import Source
from ludotheque.scene.setting import Tabletop
from tests.games.jonques.positions import GAME

SOURCE = msgspec.toml.decode(files(GAME.package).joinpath("guide.toml").read_bytes(), type=Source)
MARKED = {drawn.name: drawn for drawn in SOURCE.figure if drawn.position and drawn.marks}


def after(drawn):
    top = Tabletop(GAME, drawn)
    for move in drawn.moves:
        top.play(move)
    return top.match


@pytest.mark.parametrize("name", MARKED)
def test_ways_are_legal_and_what_is_barred_is_not(name):
    moves = [tuple(re.split("[-x]", move)) for move in after(MARKED[name]).moves()]
    touched = {square for move in moves for square in move}
    for mark in MARKED[name].marks:
        if mark.kind == "way":
            assert (mark.places[0], mark.places[-1]) in moves
        if mark.kind == "good":
            assert touched.issuperset(mark.places)
        if mark.kind == "bad":
            assert touched.isdisjoint(mark.places)


def test_the_published_figures_are_there():
    assert {"zones", "ways", "diagonal-capture", "leaving-the-port"} <= {drawn.name for drawn in SOURCE.figure}
