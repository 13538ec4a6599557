import pytest

from ludotheque.games.bonactio.state import Rule

from .positions import clauses, details, kept, place, play, points


@pytest.mark.parametrize("has", [0, 1, 2])
def test_an_event_takes_what_there_is_and_no_more(has):
    match = place(f"28, {has} points", "start")
    entry = play(match, "2", "loss 5")
    assert clauses(entry)[2:] == (["exact-event"] if has == 2 else ["event-cannot-pay", "exact-event"])
    assert details(entry, Rule.EVENT_CANNOT_PAY) == ([] if has == 2 else [(0, 2, has, 0)])
    assert details(entry, Rule.EXACT_EVENT) == [(0, 30, -has, 0)]
    assert points(match) == [0, 10]
    assert kept(match, 0) == ["loss 5"]


def test_nothing_is_owed_afterwards():
    match = place("28, 0 points", "start")
    play(match, "2", "gain 1")
    assert points(match) == [0, 10]
    assert kept(match, 0) == []
