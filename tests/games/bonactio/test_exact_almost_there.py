import pytest

from .positions import clauses, due, pawns, place, status, tells


@pytest.mark.parametrize("start", [55, 56, 58, 59])
def test_it_must_be_reached_exactly(start):
    match = place(str(start), "start")
    assert clauses(match.play(str(60 - start))) == ["throw-and-advance"]
    assert pawns(match) == [60, 0]
    assert status(match) == "1 to throw"


@pytest.mark.parametrize(("start", "die", "end"), [(59, 2, 57), (59, 6, 53), (58, 3, 55), (56, 6, 50), (55, 6, 49)])
def test_a_throw_that_is_too_large_moves_back_by_the_whole_throw(start, die, end):
    match = place(str(start), "start")
    entry = match.play(str(die))
    assert clauses(entry)[0] == "exact-almost-there"
    assert tells(entry, "exact-almost-there", "player", "from_", "to", "steps") == [(0, start, end, die)]
    assert match.state.die == -die


def test_the_player_goes_on_in_its_next_turn_even_after_an_event_that_throws_again():
    match = place("59", "start")
    entry = match.play("2")
    assert clauses(entry) == ["exact-almost-there", "exact-event", "again-and-miss"]
    assert status(match) == "1 to throw"
    assert match.state.extra[0] == 1


def test_a_card_that_leads_too_far_moves_back_as_well():
    match = due("58", "3", "52", moves=("0 by forward 3",))
    entry = match.play("to 2")
    assert clauses(entry)[2:] == ["exact-almost-there", "card-moves"]
    assert tells(entry, "exact-almost-there", "player", "from_", "to", "steps") == [(0, 58, 55, 3)]
    assert pawns(match) == [55, 3, 52]


def test_which_does_not_end_the_turn():
    match = due("3", "58, 1 extra throw", "52", moves=("1 by forward 3",))
    match.play("to 2")
    assert pawns(match) == [3, 55, 52]
    assert status(match) == "1 to throw"
