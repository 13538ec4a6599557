from .positions import CELL_NAMES, awaited, clauses, events, place, play, traveller


def test_a_traveller_sent_onto_a_red_square_draws_no_second_event():
    match = place("N50E20", "S0E20", front="fuji nazca")
    entry = play(match, "walk N50E30", "event divided-train")
    assert clauses(entry)[:2] == ["red-square-event", "no-chain-event"]
    [landed] = events(entry, "no-chain-event")
    assert (landed.player, landed.to, landed.red) == (0, CELL_NAMES.index("N40E10"), 1)
    assert traveller(match) == "N40E10"
    assert awaited(match) == "0 call"


def test_it_may_announce_where_it_stands_then():
    match = place("N50E20", "S0E20", front="venise saint-basile")
    play(match, "walk N50E30", "event divided-train")
    assert "call left venise" in match.moves()
    assert match.why_not("call right saint-basile") == "announce"


def test_a_step_onto_a_red_square_draws_none_either():
    match = place("N40E0", "S0E20", front="fuji nazca")
    play(match, "walk N50W0", "event harbour-crane", "to N40E0")
    assert awaited(match) == "0 call"


def test_nor_does_a_step_by_a_secret_card():
    match = place("N50E20", "S0E20", hands=("train-2",), kept="gate-in-the-hedge=0")
    entry = play(match, "use gate-in-the-hedge", "to N50E30")
    assert clauses(entry) == ["no-chain-event"]
    assert awaited(match) == "0 travel"


def test_the_next_arrival_draws_again():
    match = place("N50E20", "S0E20", kept="gate-in-the-hedge=0")
    play(match, "use gate-in-the-hedge", "to N40E20", "walk N40E10", "pass")
    assert awaited(match) == "chance event"


def test_sent_to_where_it_stands_it_stays_there():
    match = place("N40E20", "S0E20", front="fuji nazca")
    play(match, "walk N40E10", "event divided-train")
    assert traveller(match) == "N40E10"
    assert awaited(match) == "0 call"
