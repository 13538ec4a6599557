import pytest

from .positions import clauses, kept, place, play, points, tells


@pytest.mark.parametrize("has", [0, 1, 2])
def test_an_event_takes_what_there_is_and_no_more(has):
    match = place(f"28, {has} points", "start")
    entry = play(match, "2", "loss 5")
    assert clauses(entry)[2:] == (["exact-event"] if has == 2 else ["event-cannot-pay", "exact-event"])
    assert tells(entry, "event-cannot-pay", "player", "owed", "has") == ([] if has == 2 else [(0, 2, has)])
    assert tells(entry, "exact-event", "player", "square", "gain") == [(0, 30, -has)]
    assert points(match) == [0, 10]
    assert kept(match, 0) == ["loss 5"]


def test_nothing_is_owed_afterwards():
    match = place("28, 0 points", "start")
    play(match, "2", "gain 1")
    assert points(match) == [0, 10]
    assert kept(match, 0) == []
