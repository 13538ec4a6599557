import pytest

from ludotheque.games.bonactio.state import USED

from .positions import clauses, kept, lying, place, play, points, status, tells


@pytest.mark.parametrize("kind", ["loss 5", "loss 4", "give 3", "loss 3"])
def test_a_card_that_asks_for_too_much_is_kept_and_play_goes_on(kind):
    match = place("1, 2 points", "52", "53")
    entry = play(match, "1", kind)
    assert clauses(entry) == ["pass-draws", "cannot-pay"]
    assert tells(entry, "cannot-pay", "player", "owed", "has") == [(0, int(kind[-1]), 2)]
    assert kept(match, 0) == [kind]
    assert points(match) == [2, 10, 10]
    assert status(match) == "1 to throw"


def test_one_that_can_just_be_paid_is_paid():
    match = place("1, 4 points", "52")
    play(match, "1", "loss 4")
    assert kept(match, 0) == []
    assert points(match) == [0, 10]


def test_several_may_be_kept():
    match = place("start, 0 points", "52")
    play(match, "4", "loss 2", "give 1")
    assert kept(match, 0) == ["loss 2", "give 1"]


def test_a_kept_card_is_not_used():
    match = place("1, 2 points", "52")
    play(match, "1", "loss 5")
    assert match.state.pile == 105
    assert lying(match, USED) == []
