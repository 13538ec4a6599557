import pytest

from ludotheque.games.bonactio.state import Rule

from .positions import clauses, details, place, play, points


@pytest.mark.parametrize("left", [0, 1, 2])
def test_the_bank_pays_what_it_has(left):
    match = place("1", f"52, {210 - left} points")
    assert match.state.bank == left
    entry = play(match, "1", "gain 3")
    assert clauses(entry) == ["pass-draws", "bank-empty", "pass-draws"]
    assert details(entry, Rule.BANK_EMPTY) == [(0, 3 - left, 0, 0)]
    assert points(match) == [10 + left, 210 - left]
    assert match.state.bank == 0


def test_an_event_too():
    match = place("3", "52, 209 points")
    entry = play(match, "2", "loss 2")
    assert points(match) == [10, 209]
    assert "bank-empty" not in clauses(entry)
    match = place("20, 10 points", "52, 209 points")
    assert "bank-empty" in clauses(match.play("1"))
    assert points(match) == [11, 209]


def test_who_shares_is_paid_first():
    match = place("1", "52, 209 points")
    entry = play(match, "1", "share 1")
    assert details(entry, Rule.BANK_EMPTY) == [(1, 1, 0, 0)]
    assert points(match) == [11, 209]


def test_gifts_need_no_bank():
    match = place("1", "52, 210 points")
    play(match, "1", "give 3")
    assert points(match) == [7, 213]
