import pytest

from .positions import clauses, due, pawns, place, play, points, status, tells


@pytest.mark.parametrize(("kind", "end"), [("forward 2", 53), ("forward 3", 54), ("back 2", 49), ("back 3", 48)])
def test_a_card_moves_the_pawn(kind, end):
    match = place("49", "start")
    entry = play(match, "2", kind)
    assert tells(entry, "card-moves", "player", "from_", "to") == [(0, 51, end)]
    assert pawns(match) == [end, 0]


def test_it_draws_the_cards_of_its_way():
    match = place("1", "start")
    play(match, "1", "forward 3")
    assert pawns(match) == [5, 0]
    assert status(match) == "0 to draw, turn of 0"
    entry = play(match, "gain 1")
    assert tells(entry, "pass-draws", "player", "square")[0] == (0, 4)


def test_it_stops_on_events():
    match = place("1", "start")
    play(match, "1", "forward 3", "gain 1")
    assert points(match) == [13, 10]


def test_it_pushes():
    match = place("49", "53")
    entry = play(match, "2", "forward 2")
    assert clauses(entry) == ["pass-draws", "card-moves", "push", "exact-event"]
    assert pawns(match) == [53, 54]
    assert points(match) == [10, 12]


def test_an_event_that_moves_does_all_that_too():
    match = place("15", "20", "21")
    match.play("1")
    assert pawns(match) == [20, 21, 22]
    play(match, "gain 1", "gain 1")
    assert points(match) == [12, 13, 10]
    assert status(match) == "2 to draw, turn of 0"


def test_a_card_may_lead_onto_almost_there():
    match = due("57", "3", "52", moves=("0 by forward 3",))
    match.play("to 2")
    assert pawns(match) == [60, 3, 52]


def test_a_card_gives_no_throw():
    match = place("49", "start")
    play(match, "2", "forward 2")
    assert status(match) == "1 to throw"
