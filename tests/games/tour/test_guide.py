"""The marks of the figures say what the rules say."""

from importlib.resources import files

import msgspec
import pytest

from ludotheque.scene.guide import Source
from ludotheque.scene.setting import Tabletop

from .positions import GAME

SOURCE = msgspec.toml.decode(files(GAME.package).joinpath("guide.toml").read_bytes(), type=Source)
FIGURES = {drawn.name: drawn for drawn in SOURCE.figure}


def cells(match, word):
    """Where the moves of a kind lead."""
    return {cell for means, cell in (move.split(maxsplit=1) for move in match.moves() if " " in move) if means == word}


def marked(name, kind):
    return {place for mark in FIGURES[name].marks if mark.kind == kind for place in mark.places}


def played(name):
    top = Tabletop(GAME, FIGURES[name])
    for move in FIGURES[name].moves:
        top.play(move)
    return top.match


@pytest.mark.parametrize(
    ("name", "kind", "word"),
    [("on-foot", "good", "walk"), ("place-flag", "area", "to"), ("adrift", "area", "drift"), ("flag", "area", "to")],
)
def test_all_that_is_allowed_is_marked_and_nothing_else(name, kind, word):
    assert marked(name, kind) == cells(played(name), word)
    assert marked(name, "bad").isdisjoint(cells(played(name), word))


@pytest.mark.parametrize("name", ["train-on-a-strait", "boat", "passing-over"])
def test_a_way_is_one_that_its_card_goes_and_what_is_barred_is_not(name):
    drawn = FIGURES[name]
    card, end = drawn.moves[0].split()
    [way] = [mark for mark in drawn.marks if mark.kind == "way"]
    allowed = cells(Tabletop(GAME, drawn).match, card)
    assert way.places[-1] == end
    assert end in allowed and marked(name, "bad").isdisjoint(allowed)


def test_the_published_figures_are_there():
    assert {"camera", "train-on-a-strait"} <= set(FIGURES)
