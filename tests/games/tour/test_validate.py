from .positions import QUIET, awaited, card, clauses, events, flag, place, play

HANDS = ("train-2*2", "train-2*2")
CARRIED = "uluru=carried-0 nazca=carried-0 kourou=carried-1"


def home(**more):
    match = place("N20E10", "S0E20", hands=HANDS, front="fuji petra", flags={0: "N20E20"}, **more)
    return match, play(match, "walk N20E20")


def test_arriving_on_the_own_flag_puts_all_carried_cards_in_the_rack():
    match, entry = home(out=CARRIED)
    assert clauses(entry) == ["on-foot", "validate", "flag-turns-sheet"]
    [validated] = events(entry, "validate")
    assert (validated.player, validated.count, validated.total) == (0, 2, 2)
    assert [card(match, site) for site in ("uluru", "nazca", "kourou")] == ["rack-0", "rack-0", "carried-1"]
    assert match.scores == [200, 1]


def test_those_before_count_too():
    _, entry = home(out=CARRIED + " everest=rack-0")
    [validated] = events(entry, "validate")
    assert (validated.player, validated.count, validated.total) == (0, 2, 3)


def test_with_nothing_to_validate_the_sheet_is_turned_all_the_same():
    match, entry = home()
    assert clauses(entry) == ["on-foot", "flag-turns-sheet"]
    assert awaited(match) == "chance sheet"


def test_then_the_flag_moves_on():
    match, _ = home(out=CARRIED)
    while match.to_move == "chance":
        match.draw()
    play(match, "to N20E10")
    assert flag(match, 0) == "N20E10"


def test_not_on_the_flag_of_another():
    match = place("N20E10", "S0E20", hands=HANDS, front="fuji petra", flags={1: "N20E20"}, out=CARRIED)
    assert "validate" not in clauses(play(match, "walk N20E20"))
    assert card(match, "uluru") == "carried-0"


def test_not_in_passing():
    match = place("N50E40", "S0E20", hands=HANDS, front="fuji petra", flags={0: "N50E50"}, out=CARRIED)
    assert "validate" not in clauses(play(match, "train-2 N50E60"))


def test_it_comes_before_anything_else_of_an_arrival():
    """The card found here is not validated by this arrival."""
    match = place("N50E20", "S0E20", hands=HANDS, front="saint-basile fuji", flags={0: "N50E30"}, out="uluru=carried-0")
    play(match, "walk N50E30", "sheet 10", "riddle none", "riddle none", "to N50E20", QUIET)
    play(match, "call left saint-basile", "card saint-basile")
    assert card(match, "uluru") == "rack-0"
    assert card(match, "saint-basile") == "carried-0"


def test_a_flag_that_comes_near_is_not_reached_yet():
    match = place("N20E10", "S0E20", hands=HANDS, front="fuji petra", kept="postwoman=0", out="uluru=carried-0")
    entry = play(match, "use postwoman", "to N20E20")
    assert "validate" not in clauses(entry)
    assert card(match, "uluru") == "carried-0"
