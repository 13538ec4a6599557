import pytest

from ludotheque.testing import play

from .positions import begun, clauses, events, place


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_everybody_places_the_arrival_of_the_player_before(seats, first):
    match = begun(seats, f"+10: {first}", *(f"D {20 + n}" for n in range(seats)))
    for n in range(seats):
        owner = (first + n) % seats
        assert match.to_move == (owner + 1) % seats
        entry = match.play(f"A {40 + n}")
        assert clauses(entry)[0] == "next-sets-arrival"
        (event,) = events(entry, "next-sets-arrival")
        assert (event.player, event.rival, event.square) == ((owner + 1) % seats, owner, 40 + n)
        assert match.state.arrival[owner] == 40 + n
    assert match.to_move == "chance"
    assert match.state.actor == first


def test_every_token_has_a_square_of_its_own():
    match = place("D 20 21 22 A 40 - -", "2 to place A1", (100, 100, 100))
    assert match.moves() == [f"A {square}" for square in range(70) if square not in (6, 63, 20, 21, 22, 40)]
    for square in (6, 63, 20, 22, 40):
        assert match.why_not(f"A {square}") == "next-sets-arrival"


@pytest.mark.parametrize("text", ["send 6", "+7", "+10: 1"])
def test_nothing_else_while_arrivals_are_set(text):
    assert place("D 20 21", "1 to place A0").why_not(text) == "next-sets-arrival"


def test_who_sits_out_neither_sets_nor_gets_an_arrival():
    match = place("D 20 - 22 23", "2 to place A0", (100, 0, 100, 100), out=(1,))
    play(match, "A 40", "A 41")
    assert match.to_move == 0
    match.play("A 42")
    assert list(match.state.arrival) == [40, -1, 41, 42]
