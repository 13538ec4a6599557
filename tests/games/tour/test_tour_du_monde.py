from ludotheque.testing import play

from .positions import CELL_NAMES, awaited, ends, events, hand, place, traveller


def test_any_cell_but_those_with_a_traveller():
    match = place("S10W0", "S0E20", "N50E0", hands=("world",))
    assert ends(match, "world") == set(CELL_NAMES) - {"S10W0", "S0E20", "N50E0"}
    assert match.why_not("world S0E20") == "no-sharing"
    assert match.why_not("world S10W0") == "choose-transport"


def test_in_one_turn_whatever_the_terrain():
    match = place("N50E30", "S0E20", hands=("world train-2",))
    entry = play(match, "world S50E0")
    [tour] = events(entry, "tour-du-monde")
    assert (tour.player, CELL_NAMES[tour.from_], CELL_NAMES[tour.to]) == (0, "N50E30", "S50E0")
    assert traveller(match) == "S50E0"
    assert hand(match) == "train-2*1"
    assert awaited(match) == "chance deal"


def test_without_the_card_there_is_no_such_journey():
    match = place("N50E30", "S0E20", hands=("train-2", "world"))
    assert match.why_not("world S50E0") == "by-card"


def test_a_card_that_leads_farther_adds_nothing():
    match = place("N50E20", "S0E20", hands=("world",), kept="tuned-by-ear=0")
    play(match, "use tuned-by-ear")
    assert len(ends(match, "world")) == 504 - 2
