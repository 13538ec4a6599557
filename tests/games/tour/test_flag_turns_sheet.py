import pytest

from .positions import CELL_NAMES, QUIET, awaited, clauses, events, flag, place, play, traveller


@pytest.mark.parametrize("colour", [0, 1, 4])
def test_arriving_on_a_flag_whosever_it_is_turns_the_sheet(colour):
    match = place("N20E10", "S0E20", flags={colour: "N20E20"})
    entry = play(match, "walk N20E20")
    [reached] = events(entry, "flag-turns-sheet")
    assert (reached.player, reached.colour) == (0, colour)
    assert match.moves() == [f"sheet {number}" for number in range(2, 17)]  # all but the one on show
    play(match, "sheet 5")
    entry = play(match, "riddle none", "riddle easier")  # uluru has a riddle there
    assert clauses(entry) == ["one-sheet"]
    assert list(match.state.order)[:3] == [0, 4, -1]
    assert match.state.shown == 1


def test_then_the_flag_goes_to_a_cell_next_to_the_traveller():
    match = place("N20E10", "S0E20", flags={4: "N20E20"})
    play(match, "walk N20E20", "sheet 10", "riddle none", "riddle none")
    assert awaited(match) == "0 place-flag"
    assert match.moves() == [
        f"to {cell}" for cell in ("N30E10", "N30E20", "N30E30", "N20E10", "N20E30", "N10E10", "N10E20", "N10E30")
    ]
    assert match.why_not("to N20E20") == match.why_not("to N20E40") == "flag-turns-sheet"
    entry = play(match, "to N30E30")
    [placed] = events(entry, "place-flag")
    assert (placed.player, placed.colour, placed.cell) == (0, 4, CELL_NAMES.index("N30E30"))
    assert flag(match, 4) == "N30E30"
    assert awaited(match) == "1 travel"


def test_not_onto_a_flag_or_a_traveller():
    match = place("N20E10", "N10E20", flags={4: "N20E20", 1: "N30E20"})
    play(match, "walk N20E20", "sheet 10", "riddle none", "riddle none")
    assert match.why_not("to N10E20") == match.why_not("to N30E20") == "flag-turns-sheet"
    assert len(match.moves()) == 6


def test_with_all_neighbours_taken_the_nearest_free_cells_will_do():
    match = place("N70W150", "N60W170", "N60W160", hands=("plane-3",), flags={0: "N70W160", 3: "N70W170", 4: "N60W150"})
    play(match, "plane-3 N70W170", "sheet 10", "riddle none", "riddle none")
    assert flag(match, 0) == "N70W160"  # the others stay where they are
    assert "to N70W150" in match.moves()  # just left
    assert set(match.moves()) == {f"to {cell}" for cell in ("N70W150", "N50W170", "N50W160", "N50W150")}


def test_passing_over_a_flag_turns_nothing():
    match = place("N50E40", "S0E20", hands=("train-2",), flags={4: "N50E50"})
    assert "flag-turns-sheet" not in clauses(play(match, "train-2 N50E60"))


def test_flag_and_sheet_come_before_the_announcement_and_the_event():
    match = place("N50E20", "S0E20", flags={4: "N50E30"})
    play(match, "walk N50E30", "sheet 10", "riddle none", "riddle none", "to N50E20")
    assert awaited(match) == "0 arrival"
    play(match, QUIET)
    assert traveller(match) == "N50E30"


def test_the_sheet_is_turned_under_the_pile_and_not_shown_again_before_the_others():
    match = place("N20E10", "S0E20", flags={4: "N20E20"}, more="order 0 7 8\nsheets 3\nshown 2\nknown 1 1")
    play(match, "walk N20E20")
    assert match.moves() == [f"sheet {number}" for number in range(1, 17) if number not in (1, 8, 9)]
    assert match.odds() == [1] * 13
    assert match.why_not("sheet 8") == "one-sheet"
