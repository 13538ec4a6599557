"""Positions drawn for each case."""

from ludotheque.games.bone.box import SQUARE_NAMES
from ludotheque.games.bone.laid import dead_squares, enclosed_bands

from .positions import SIDES, bands, clauses, events, place

PINWHEEL = """
 3  . . . . . . r
 4  . . . . . . v
 5  . . R-G-V-Y g
 6  . . . . . . y
 7  . . . . . Y-R-V-G
"""
NOTCH = """
 6  . . r
 7  . . y
 8  . . v
 9  . . g
10  G-Y-R-V . R-Y-V-G
11  . . . V-R-Y-G
"""
ONE_WALL = """
 5  . r R-Y-V-G
 6  . y
 7  . v
 8  . g
"""
CORRIDOR = """
 5  . r R-Y-V-G
 6  . y
 7  . v V-G-Y-R
 8  . g
"""


def test_a_hole_of_one_square_encloses_four_bands():
    """Three yellow bands and a violet one, as in the published picture."""
    match = place(PINWHEEL, "VRYG", "nothing")
    entry = match.play("E6vVRYG")
    assert "enclose" in clauses(entry)
    assert bands(entry) == {"F5 down", "G6 left", "F7 up", "E6 right"}
    assert match.scores == [4, 0]
    assert " 6  . . . . v x y" in str(match)


def test_the_last_band_carries_the_total():
    entry = place(PINWHEEL, "VRYG", "nothing").play("E6vVRYG")
    assert [(event.player, event.count) for event in events(entry, "enclose")] == [(0, 0), (0, 0), (0, 0), (0, 4)]


def test_what_is_enclosed_can_be_listed():
    match = place(PINWHEEL, "VRYG", "nothing")
    entry = match.play("E6vVRYG")
    assert {f"{SQUARE_NAMES[square]} {SIDES[side]}" for square, side in enclosed_bands(match.state)} == bands(entry)
    assert [SQUARE_NAMES[square] for square in dead_squares(match.state)] == ["F6"]


def test_a_notch_is_open_while_four_squares_lead_into_it():
    match = place(NOTCH, "YRVG", "nothing")
    assert enclosed_bands(match.state) == [(162, 2)]  # A10, against the edge
    assert bands(match.play("D7>YRVG")) == {"D10 right", "F10 left", "E11 up"}
    assert match.scores == [3, 0]


def test_beside_a_dead_square_only_the_new_band_counts():
    match = place(NOTCH, "YRVG", "RYVG")
    match.play("D7>YRVG")
    match.draw()
    assert bands(match.play("G9<RYVG")) == {"E9 down"}
    assert match.scores == [3, 1]


def test_a_corridor_one_square_wide_and_open_at_its_end_is_open():
    match = place(ONE_WALL, "RYGV", "nothing")
    assert bands(match.play("F7<RYGV")) == set()
    assert enclosed_bands(match.state) == []


def test_a_corridor_shut_off_after_three_squares():
    """Three bands of each wall, the one at the bottom, the one of the bar that shuts it."""
    match = place(CORRIDOR, "RYVG", "nothing")
    walls = {f"{column}5 down" for column in "CDE"} | {f"{column}7 up" for column in "CDE"}
    assert bands(match.play("F6>RYVG")) == walls | {"B6 right", "F6 left"}
    assert match.scores == [8, 0]


def test_a_hole_of_four_squares_in_line_is_still_open():
    match = place(CORRIDOR, "YVRG", "RYVG")
    assert bands(match.play("G5vYVRG")) == set()
    match.draw()
    assert match.to_move == 1
    assert bands(match.play("C6>RYVG")) == set()  # it takes a bar, and nothing is left of it
    assert match.scores == [0, 0]


def test_a_band_covered_by_a_neighbour_is_neither_open_nor_enclosed():
    match = place(" 9  . . . . . . . R-Y-V-G", "RYVG", "nothing")
    assert bands(match.play("H8>RYVG")) == set()
    assert enclosed_bands(match.state) == []


def test_pieces_left_in_the_box_do_not_matter():
    """The hole of four squares is open though nobody has a piece for it."""
    match = place(CORRIDOR, "YVRG", "nothing", pile="")
    assert bands(match.play("G5vYVRG")) == set()
    assert match.moves() == ["pass"]
