import pytest

from .positions import clauses, pawns, place, play, points, status, tells


def test_who_stops_on_it_carries_it_out():
    match = place("53", "start")
    entry = match.play("1")
    assert clauses(entry) == ["throw-and-advance", "exact-event"]
    assert tells(entry, "exact-event", "player", "square", "gain") == [(0, 54, 2)]
    assert points(match) == [12, 10]


def test_who_passes_does_not():
    match = place("53", "start")
    assert clauses(match.play("2")) == ["throw-and-advance"]
    assert points(match) == [10, 10]


def test_it_may_cost():
    match = place("10", "start")
    entry = play(match, "3", "gain 1")
    assert tells(entry, "exact-event", "player", "square", "gain") == [(0, 13, -3)]
    assert points(match) == [8, 10]
    assert match.state.bank == 202


@pytest.mark.parametrize(
    ("start", "texts", "event"),
    [("53", ("1",), 54), ("48", ("3", "forward 3"), 54), ("59", ("5",), 54), ("10", ("2", "back 4", "gain 1"), 8)],
    ids=["the die", "a card", "a throw that is too large", "a card that goes back"],
)
def test_whatever_brought_it_there(start, texts, event):
    match = place(start, "52")
    entry = play(match, *texts)
    assert tells(entry, "exact-event", "player", "square")[0] == (0, event)


def test_pushed_by_another_pawn():
    match = place("52", "53")
    entry = match.play("1")
    assert clauses(entry) == ["throw-and-advance", "push", "exact-event"]
    assert points(match) == [10, 12]


def test_the_cards_of_the_way_come_before():
    match = place("20, 0 points", "start")
    play(match, "1")
    assert points(match) == [3, 10]
    match = place("18, 0 points", "start")
    match.play("3")
    assert status(match) == "0 to draw, turn of 0"
    assert points(match) == [0, 10]
    play(match, "gain 1")
    assert points(match) == [4, 10]
    assert pawns(match) == [21, 0]
