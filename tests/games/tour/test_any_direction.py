import pytest

from ludotheque.games.tour.content import TRANSPORT
from ludotheque.games.tour.forms import CELL_NAMES
from ludotheque.games.tour.scene import because, card_id, kind_of
from ludotheque.scene import Say

from .positions import ends, place


def test_trains_run_on_land_and_cross_straits():
    match = place("N50E20", "S0E20", hands=("train-3",))
    assert "N50E0" in ends(match, "train-3")  # by the Øresund and the Channel
    assert "N30E10" in ends(match, "train-3")  # by the Bosphorus to Messina
    for coast in ("N60E10", "N40E10", "N40E30", "N60E40"):
        assert match.why_not(f"train-3 {coast}") == "any-direction"


def test_not_from_a_coast():
    match = place("N40E10", "S0E20", hands=("train-5",))
    assert ends(match, "train-5") == set()
    assert match.why_not("train-5 N40E20") == "any-direction"


def test_trains_do_not_pass_over_the_sea_or_a_coast():
    """Australia and Asia are both land."""
    match = place("S20E130", "S0E20", hands=("train-5",))
    assert ends(match, "train-5") == {"S20E120", "S20E140", "S30E140"}


def test_boats_go_by_sea_along_coasts_and_through_straits():
    match = place("N50W10", "S0E20", hands=("boat-3",))
    reached = ends(match, "boat-3")
    assert {"N50W0", "N50E0", "N50E10", "N30W0", "N40W40"} < reached
    assert match.why_not("boat-3 N50E20") == "any-direction"  # land
    assert "N40E20" not in reached  # four cells away


def test_not_from_land():
    match = place("N50E20", "S0E20", hands=("boat-5",))
    assert ends(match, "boat-5") == set()


def test_nor_across_land():
    """From the White Sea to the Black Sea, two cells away, with Russia between."""
    match = place("N60E40", "S0E20", hands=("boat-5 plane-3",))
    assert "N40E30" in ends(match, "plane-3")
    assert "N40E30" not in ends(match, "boat-5")


@pytest.mark.parametrize("start", ["N50E20", "S50E0", "N40E20", "N40E10"])
def test_planes_go_everywhere(start):
    match = place(start, "S0W110", hands=("plane-3",))
    rows = {"N50E20": 6, "S50E0": 4}.get(start, 7)  # some are cut off by the edge of the map
    assert len(ends(match, "plane-3")) == 7 * rows - 1


def test_the_edges_of_the_map_do_not_meet():
    match = place("S20E170", "S0E20", hands=("boat-2",))
    around = {f"{row}E{column}" for row in ("S0", "S10", "S20", "S30", "S40") for column in (150, 160, 170)}
    assert ends(match, "boat-2") == around - {"S20E170"}


def test_unless_the_table_chose_a_round_world():
    match = place("S20E170", "S0E20", hands=("boat-2",), more="round_world 1")
    assert {"S20W170", "S0W170", "S40W160", "S0W160"} < ends(match, "boat-2")
    assert "S20W150" not in ends(match, "boat-2")


def test_a_plane_counts_its_cells_across_the_edge():
    match = place("N50W160", "S0E20", hands=("plane-6",), more="round_world 1")
    assert "N50E130" in ends(match, "plane-6")
    assert "N50E120" not in ends(match, "plane-6")


@pytest.mark.parametrize("path", [("card", "N50E100"), ("N50E100", "card")])
def test_too_far_is_said_whatever_was_touched_first(path):
    match = place("N50E20", "S0E20", hands=("train-3",))
    kind = next(n for n, card in enumerate(TRANSPORT) if card.id == "train-3")
    touched = tuple(step if step in CELL_NAMES else card_id(0, kind) for step in path)
    assert because(match.state, touched, "any-direction") == Say("why-far", {"count": 3})


def test_a_train_that_may_not_go_to_a_mere_coast_says_so():
    """In the words of the clause: elsewhere it says where it does go."""
    match = place("N20E20", "S0E20", hands=("train-3",))
    train = card_id(0, next(n for n, card in enumerate(TRANSPORT) if card.id == "train-3"))
    assert kind_of(CELL_NAMES.index("N30E20")).startswith("coast")
    assert because(match.state, (train, "N30E20"), "any-direction") == Say("why-train-coast")
