import pytest

from ludotheque.testing import play

from .positions import clauses, ends, place, traveller

SEA = {"S10W30", "S10W20", "S10W10", "S20W30", "S20W10", "S30W30", "S30W20"}  # around S20W20, but for tristan-da-cunha


@pytest.mark.parametrize("hand", ["", "train-2 train-5"])
def test_at_sea_without_boat_or_plane_one_cell_in_any_direction(hand):
    match = place("S20W20", "S0E20", hands=(hand,))
    assert ends(match, "drift") == SEA | {"S30W10"}
    entry = play(match, "drift S30W20")
    assert clauses(entry)[0] == "adrift"
    assert traveller(match) == "S30W20"


@pytest.mark.parametrize("card", ["boat-2", "plane-3", "world"])
def test_not_with_a_card_that_leads_away(card):
    match = place("S20W20", "S0E20", hands=(f"train-2 {card}",))
    assert ends(match, "drift") == set()
    assert match.why_not("drift S30W20") == "adrift"


def test_from_an_island_of_one_cell():
    match = place("S10W0", "S0E20", hands=("train-2",))
    assert len(ends(match, "drift")) == 8
    assert ends(match, "walk") == ends(match, "train-2") == set()


def test_not_where_a_walk_is_possible():
    match = place("N50E20", "S0E20")
    assert match.why_not("drift N50E30") == "adrift"


def test_where_others_stand_in_every_way():
    """Bounded by the sea, and by travellers."""
    match = place("S50W60", "S50W70", "S40W60", "S40W70", hands=("train-2",))
    assert ends(match, "walk") == set()
    assert ends(match, "drift") == {"S40W50", "S50W50"}
    assert match.why_not("drift S40W60") == "no-sharing"


def test_one_cell_only():
    match = place("S20W20", "S0E20")
    assert match.why_not("drift S40W20") == "any-direction"


def test_staying_is_as_good():
    match = place("S20W20", "S0E20")
    assert match.why_not("stay") is None
