"""Figures as text: their marks are seen without colours, too."""

import pytest

from ludotheque.scene.nodes import Figure, Frame, Look, Mark, Place, Say, Stage, Window
from ludotheque.scene.text import illustration, signed

PLACES = tuple(Place(f"{'abc'[x]}{3 - y}", x, y, "square", f"{'abc'[x]}{3 - y}") for y in range(3) for x in range(3))
STAGE = Stage(3, 3, PLACES, (), {})


def drawn(*marks):
    frame = Frame(0, 0, -1, (), (), (), marks, Say("prompt"), (), (), (), "")
    figure = Figure("figure", "", {}, frame, Window(-0.5, -0.5, 3, 3))
    return illustration(STAGE, figure, str).plain


@pytest.mark.parametrize(
    ("end", "arrow"),
    [("a3", "↖"), ("b3", "↑"), ("c3", "↗"), ("a2", "←"), ("c2", "→"), ("a1", "↙"), ("b1", "↓"), ("c1", "↘")],
)
def test_a_way_ends_with_an_arrow(end, arrow):
    text = drawn(Mark("way", ("b2", end)))
    assert f"{end}{arrow}" in text
    assert sum(text.count(other) for other in "↖↑↗←→↙↓↘") == 1


def test_a_way_that_bends_ends_as_its_last_step_goes():
    assert "c2→" in drawn(Mark("way", ("a1", "b2", "c2")))


def test_every_mark_is_seen_beside_the_name_of_its_place():
    text = drawn(Mark("bad", ("a1",)), Mark("good", ("b1",)), Mark("area", ("c3", "c2")), Mark("1", ("a3",)))
    assert text == "a31b3 c3•\na2 b2 c2•\na1✗b1✓c1 \n"


def test_what_the_last_move_did_needs_no_sign():
    assert drawn(Mark("last", ("a1", "a2"))) == drawn()


@pytest.mark.parametrize(
    ("glyph", "cell", "text"),
    [("▲", 3, " ▲✗"), ("d2", 3, "d2✗"), ("H10", 3, " ✗ "), ("", 3, " ✗ "), ("▲", 2, "▲✗"), ("d2", 2, " ✗")],
)
def test_a_sign_is_never_cut_off(glyph, cell, text):
    assert signed(glyph, "✗", cell) == text


def test_columns_are_named_above_themselves_in_a_part_of_a_large_board():
    places = tuple(Place(f"N{y}E{x}", x, y, "square", f"N{y}E{x}") for y in range(10, 13) for x in range(20, 24))
    frame = Frame(0, 0, -1, (), (), (), (), Say("prompt"), (), (), (), "")
    figure = Figure("figure", "", {}, frame, Window(20.5, 9.5, 3, 3))
    looks = {"square": Look("·")}
    heads, *rows = illustration(Stage(40, 40, places, (), looks), figure, str).plain.splitlines()
    assert heads.split() == ["1", "2", "3"]
    assert len(heads) <= len(rows[0])


def test_a_board_that_would_be_too_wide_has_narrow_cells():
    places = tuple(Place(f"{x}", x, 0, "square", "") for x in range(36))
    frame = Frame(0, 0, -1, (), (), (), (Mark("bad", ("35",)),), Say("prompt"), (), (), (), "")
    figure = Figure("figure", "", {}, frame, Window(-0.5, -0.5, 36, 1))
    [row] = illustration(Stage(36, 1, places, (), {"square": Look("·")}), figure, str).plain.splitlines()
    assert len(row) == 2 * 36
    assert row.endswith("·✗")
