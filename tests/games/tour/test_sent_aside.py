from .positions import CELL_NAMES, awaited, card, clauses, events, place, play, traveller

AROUND = ("N50E0", "N50E10", "N50E20", "N40E0", "N40E20", "N30E0", "N30E10", "N30E20")  # venise


def sent(*others, **more):
    match = place("N50E20", *others, front="fuji nazca", **more)
    play(match, "walk N50E30", "event divided-train")
    return match


def test_onto_a_traveller_it_stops_beside():
    match = sent("N40E10")
    [stopped] = events(match.log[-1], "sent-aside")
    assert (stopped.player, stopped.to) == (0, CELL_NAMES.index("N40E10"))
    assert awaited(match) == "0 step"
    assert match.moves() == [f"to {cell}" for cell in AROUND]
    entry = play(match, "to N30E0")
    assert traveller(match) == "N30E0"
    assert "flag-turns-sheet" not in clauses(entry)


def test_onto_a_flag_too_and_the_sheet_is_not_turned():
    match = sent("S0E20", flags={1: "N40E10"})
    play(match, "to N40E20")
    assert traveller(match) == "N40E20"
    assert "flag-turns-sheet" not in [name for entry in match.log for name in clauses(entry)]


def test_onto_its_own_flag_nothing_is_validated():
    match = sent("S0E20", flags={0: "N40E10"}, out="uluru=carried-0")
    assert awaited(match) == "0 step"
    play(match, "to N40E20")
    assert card(match, "uluru") == "carried-0"


def test_beside_means_free_of_travellers_and_flags_on_any_terrain():
    match = sent("N40E10", "N40E0", flags={5: "N50E0"})
    assert match.moves() == [f"to {cell}" for cell in AROUND if cell not in ("N40E0", "N50E0")]
    for cell in ("N40E0", "N50E0", "N40E10", "N40E30"):
        assert match.why_not(f"to {cell}") == "sent-aside"


def test_with_all_neighbours_taken_the_nearest_free_cells_will_do():
    others = ("N40E10", "N50E0", "N50E10", "N30E0", "N30E10")
    match = sent(*others, flags={1: "N50E20", 2: "N40E0", 3: "N40E20", 4: "N30E20"})
    assert len(match.moves()) == 25 - 9 - 1  # but for the cell where it stands
    assert "to N60W0" in match.moves()


def test_beside_a_red_square_may_be_another():
    match = sent("N40E10")
    play(match, "to N40E0")
    assert awaited(match) == "0 call"  # no second event
