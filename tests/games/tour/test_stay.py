import pytest

from ludotheque.testing import play

from .positions import CELL_NAMES, awaited, clauses, events, place, traveller


def test_a_player_may_stay_where_it_is():
    match = place("N20E10", "S0E20", hands=("train-2",))
    entry = play(match, "stay")
    [stayed] = events(entry, "stay")
    assert (stayed.player, stayed.cell) == (0, CELL_NAMES.index("N20E10"))
    assert traveller(match) == "N20E10"
    assert awaited(match) == "1 travel"


@pytest.mark.parametrize("hand", ["", "train-2"])
def test_not_on_a_red_square_where_a_move_is_possible(hand):
    match = place("N50E30", "S0E20", hands=(hand,))
    assert "stay" not in match.moves()
    assert match.why_not("stay") == "stay"


def test_nor_where_a_drift_or_a_card_alone_is_possible():
    assert place("S10W0", "S0E20").why_not("stay") == "stay"
    assert place("S10W0", "S0E20", hands=("plane-3",)).why_not("stay") == "stay"


def test_on_a_red_square_from_which_no_move_is_possible():
    """At the edge of the map, on cap-horn, with travellers all around; a boat in hand, so that it is not adrift."""
    match = place("S50W60", "S50W70", "S50W50", "S40W60", "S40W70", "S40W50", hands=("train-2", *[""] * 5))
    assert match.moves()[0] == "stay"
    assert match.why_not("stay") is None
    assert {text.split()[0] for text in match.moves()} == {"stay", "change"}


def test_staying_is_no_arrival():
    """No event is drawn, no open card is taken, nothing is validated."""
    match = place(
        "S50W60",
        "S50W70",
        "S50W50",
        "S40W60",
        "S40W70",
        "S40W50",
        hands=("train-2", *["train-2"] * 5),
        out="cap-horn=open-0 uluru=carried-0",
        front="fuji nazca",
    )
    entry = play(match, "stay")
    assert clauses(entry) == ["stay", "choose-transport"]


def test_who_has_announced_and_cannot_leave_may_stay_but_not_announce_again():
    match = place(
        "S50W60",
        "S50W70",
        "S50W50",
        "S40W60",
        "S40W70",
        "S40W50",
        hands=("train-2",) * 6,
        front="cap-horn nazca",
        more="announced 1",
    )
    assert match.why_not("call left cap-horn") == "must-leave"
    play(match, "stay")
    assert match.to_move == 1
