import pytest

from ludotheque.games.tour.scene import because, figure_id
from ludotheque.scene import Say
from ludotheque.testing import play

from .positions import CELL_NAMES, ends, events, hand, place, traveller


def test_one_cell_in_any_direction_onto_land_coast_or_strait():
    match = place("N40E20", "S0E20")  # a strait
    assert ends(match, "walk") == {"N50E10", "N50E20", "N50E30", "N40E10", "N40E30", "N30E10", "N30E20", "N30E30"}


def test_not_into_the_sea():
    match = place("N50W0", "S0E20")
    assert ends(match, "walk") == {"N60W10", "N60E0", "N50E0", "N40W0", "N40E0"}
    for cell in ("N60W0", "N50W10", "N40W10"):
        assert match.why_not(f"walk {cell}") == "on-foot"


def test_one_cell_only():
    match = place("N50E20", "S0E20")
    assert match.why_not("walk N50E40") == "on-foot"


@pytest.mark.parametrize("sea", ["N50W10", "S50E0"])
def test_nobody_walks_on_water(sea):
    match = place(sea, "S0E20", hands=("boat-2",))
    assert ends(match, "walk") == set()
    assert match.why_not("walk N50W0") == "on-foot"


def test_it_takes_no_card():
    match = place("N20E10", "S0E20", hands=("train-2 train-3", "train-2"))
    entry = play(match, "walk N20E20")
    [walk] = events(entry, "on-foot")
    assert (walk.player, CELL_NAMES[walk.from_], CELL_NAMES[walk.to]) == (0, "N20E10", "N20E20")
    assert traveller(match) == "N20E20"
    assert hand(match) == "train-2*1 train-3*1"
    assert match.to_move == 1


def test_the_edges_of_a_flat_map_do_not_meet():
    match = place("N60W170", "S0E20")
    assert ends(match, "walk") == {"N60W160", "N50W160"}
    assert match.why_not("walk N60E170") == "on-foot"


def test_those_of_a_round_one_do():
    match = place("N60W170", "S0E20", more="round_world 1")
    assert ends(match, "walk") == {"N60W160", "N50W160", "N60E170"}


def test_a_cell_alone_asks_for_what_goes_there():
    """A touch on a cell far away: by which card, or on foot, is to be said first."""
    state = place("N50E20", "S0E20", hands=("train-3",)).state
    assert because(state, ("N50E60",), "on-foot") == Say("why-first-card")
    assert because(state, (figure_id("traveller", state.figure[0]), "N50E60"), "on-foot") == Say("why-on-foot")
