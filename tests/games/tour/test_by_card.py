from ludotheque.testing import play

from .positions import CELL_NAMES, KIND_IDS, awaited, ends, events, hand, place, traveller


def test_at_least_one_cell_and_up_to_its_number():
    match = place("N50E40", "S0E20", hands=("train-2",))
    assert "N50E50" in ends(match, "train-2") and "N50E60" in ends(match, "train-2")
    assert match.why_not("train-2 N50E70") == "any-direction"
    assert match.why_not("train-2 N50E40") == "choose-transport"


def test_only_a_card_of_the_hand():
    match = place("N50E40", "S0E20", hands=("train-2", "train-3"))
    assert match.why_not("train-3 N50E50") == match.why_not("world N50E50") == "by-card"


def test_the_card_is_shown_and_laid_aside():
    match = place("N20E10", "S0E20", hands=("train-2*2", "train-3"))
    entry = play(match, "train-2 N20W0")
    [ride] = events(entry, "by-card")
    assert (ride.player, CELL_NAMES[ride.from_], CELL_NAMES[ride.to]) == (0, "N20E10", "N20W0")
    assert KIND_IDS[ride.card] == "train-2"
    assert entry.known_to(1) == entry == entry.known_to(-1)
    assert traveller(match) == "N20W0"
    assert hand(match) == "train-2*1"
    assert match.state.used[KIND_IDS.index("train-2")] == 1


def test_one_card_a_turn():
    match = place("N20E10", "S0E20", hands=("train-2*2", "train-3"))
    play(match, "train-2 N20W0")
    assert awaited(match) == "chance deal"
    play(match, "draw boat-2")
    assert match.to_move == 1


def test_one_direction_after_another_in_one_journey():
    """From Finland to the Channel by the Øresund."""
    match = place("N60E20", "S0E20", hands=("train-2",))
    assert "N50E0" in ends(match, "train-2")
