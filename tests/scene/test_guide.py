"""What is wrong with a guide is said by name."""

from dataclasses import replace

import msgspec
import pytest

from ludotheque.games import game
from ludotheque.scene import stage_of
from ludotheque.scene.guide import Drawn, figure, guide_of, window_of
from tests.laws.shelf import every_game

JONQUES = game("jonques")


def drawn(**said) -> Drawn:
    return msgspec.convert({"name": "bay", "fr": "La baie.", "en": "The bay.", **said}, Drawn)


@pytest.mark.parametrize(
    ("said", "wrong"),
    [
        ({"clause": "swim"}, "there is no clause 'swim'"),
        ({"marks": [{"kind": "way", "places": ["f2", "z9"]}]}, "there is no place 'z9'"),
        ({"marks": [{"kind": "circle", "places": ["f2"]}]}, "not 'circle'"),
        ({"shows": ["a1", "m1"]}, "there is no place 'm1'"),
        ({"trays": ["pocket"]}, "there is no tray 'pocket'"),
        ({"sheets": ["map"]}, "there is no sheet 'map'"),
        ({"moves": ["f2-f3"]}, ""),
        ({"position": "seats 9"}, ""),
    ],
)
def test_a_wrong_figure_is_named(said, wrong):
    with pytest.raises(ValueError, match=f"figure 'bay': .*{wrong}"):
        figure(JONQUES, drawn(**said))


def test_an_unknown_field_is_named():
    with pytest.raises(msgspec.ValidationError, match="colour"):
        drawn(colour="red")


def test_a_figure_shows_a_part_of_the_board_and_the_trays_it_names():
    shown = figure(JONQUES, drawn(shows=["a1", "c2"], trays=["dice"]))
    assert (shown.window.width, shown.window.height) == (3, 2)
    assert [tray.id for tray in shown.frame.trays] == ["dice"]
    assert {piece.place for piece in shown.frame.pieces} <= {"dice"}


def test_a_figure_may_have_no_board():
    assert figure(JONQUES, drawn(board=False, trays=["dice"])).window is None


def test_the_whole_board_is_shown_around_no_places():
    window = window_of(stage_of(JONQUES), ())
    assert (window.x, window.y, window.width, window.height) == (-0.5, -0.5, 11, 11)


def test_a_game_without_a_guide_has_an_empty_one():
    assert guide_of(replace(JONQUES, package="tests.laws")).figures == ()


@every_game
def test_the_rulebook_has_all_that_one_asks_for(game):
    """A goal, a turn in a few steps with pictures, the end, the box, and eight figures or more beside the clauses."""
    guide = guide_of(game)
    assert guide.goal
    assert guide.end
    assert guide.box
    assert 3 <= len(guide.steps) <= 5
    assert all(step.figure for step in guide.steps)
    assert len([shown for shown in guide.figures if shown.clause]) >= 8
