from .positions import CELL_NAMES, GAME, awaited, clauses, events, flag, place, play, until


def at_flags(*travellers, flags=("-",) * 6, first=0, more=""):
    """Seat 0 is to place its flag."""
    lines = ["flag " + " ".join(flags), "stage flags", "phase place-flag", f"first {first}", "moving 0"]
    return place(*travellers, more="\n".join([*lines, f"around {travellers[0]}", more]))


def test_on_one_of_the_eight_cells_next_to_its_traveller():
    match = at_flags("N50E20", "S0E20")
    assert match.moves() == [
        f"to {cell}" for cell in ("N60E10", "N60E20", "N60E30", "N50E10", "N50E30", "N40E10", "N40E20", "N40E30")
    ]
    entry = play(match, "to N60E20")
    [placed] = events(entry, "place-flag")
    assert (placed.player, placed.colour, placed.cell) == (0, 0, CELL_NAMES.index("N60E20"))
    assert flag(match, 0) == "N60E20"


def test_nowhere_else():
    match = at_flags("N50E20", "S0E20")
    assert match.why_not("to N50E40") == "place-flag"
    assert match.why_not("to N50E20") == "place-flag"
    assert match.why_not("stay") == "place-flag"


def test_any_terrain_will_do():
    match = at_flags("S10W0", "S0E20")  # an island
    assert len(match.moves()) == 8


def test_fewer_at_the_edge_of_the_map():
    match = at_flags("N70W170", "S0E20")
    assert match.moves() == ["to N70W160", "to N60W170", "to N60W160"]


def test_where_the_edges_meet_there_are_neighbours_beyond():
    match = at_flags("N60W170", "S0E20", more="round_world 1")
    assert {"to N70E170", "to N60E170", "to N50E170"} < set(match.moves())
    assert len(match.moves()) == 8


def test_not_on_a_traveller_nor_on_a_flag():
    match = at_flags("N50E20", "N50E30", flags=("-", "N60E20", "-", "-", "-", "-"))
    assert match.why_not("to N50E30") == match.why_not("to N60E20") == "place-flag"
    assert len(match.moves()) == 6


def test_with_all_neighbours_taken_the_nearest_free_cells_will_do():
    """In the corner of the map, with two travellers and a flag around."""
    match = at_flags("N70W170", "N70W160", "N60W170", flags=("-", "N60W160", "-", "-", "-", "-"))
    assert match.moves() == ["to N70W150", "to N60W150", "to N50W170", "to N50W160", "to N50W150"]


def test_the_first_player_places_first_and_the_others_clockwise():
    match = GAME.start(4, seed=3)
    while awaited(match) != "chance lot":
        match.draw()
    play(match, "begins 2")
    until(match, "place-flag")
    order = []
    while awaited(match).endswith("place-flag"):
        order.append(match.to_move)
        entry = match.apply(match.numbers()[0])
        assert clauses(entry)[0] == "place-flag"
    assert order == [2, 3, 0, 1]
