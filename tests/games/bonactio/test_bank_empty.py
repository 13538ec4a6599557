import pytest

from .positions import clauses, place, play, points, tells


@pytest.mark.parametrize("left", [0, 1, 2])
def test_the_bank_pays_what_it_has(left):
    match = place("1", f"52, {210 - left} points")
    assert match.state.bank == left
    entry = play(match, "1", "gain 3")
    assert clauses(entry) == ["pass-draws", "bank-empty", "pass-draws"]
    assert tells(entry, "bank-empty", "player", "points") == [(0, 3 - left)]
    assert points(match) == [10 + left, 210 - left]
    assert match.state.bank == 0


def test_an_event_too():
    match = place("20", "52, 209 points")
    entry = match.play("1")
    assert clauses(entry) == ["throw-and-advance", "bank-empty", "exact-event"]
    assert tells(entry, "exact-event", "player", "square", "gain") == [(0, 21, 1)]
    assert points(match) == [11, 209]


def test_what_is_paid_back_can_be_paid_out():
    match = place("start", "52, 210 points")
    play(match, "4", "loss 2", "gain 3")
    assert points(match) == [10, 210]


def test_who_shares_is_paid_first():
    match = place("1", "52, 209 points")
    entry = play(match, "1", "share 1")
    assert tells(entry, "bank-empty", "player", "points") == [(1, 1)]
    assert points(match) == [11, 209]


def test_gifts_need_no_bank():
    match = place("1", "52, 210 points")
    play(match, "1", "give 3")
    assert points(match) == [7, 213]
