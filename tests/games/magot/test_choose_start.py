import pytest

from .positions import begun, clauses, events, pawns, place


def test_in_turn_each_places_its_start_and_its_pawn_on_it():
    match = begun(3, "+10: 2")
    for seat, square in ((2, 0), (0, 69), (1, 35)):
        assert match.to_move == seat
        entry = match.play(f"D {square}")
        assert clauses(entry) == ["choose-start"]
        (event,) = events(entry, "choose-start")
        assert (event.player, event.square) == (seat, square)
    assert list(match.state.start)[:3] == [69, 35, 0]
    assert pawns(match) == [69, 35, 0]
    assert match.moves()[0].startswith("A")


def test_any_square_but_the_places_of_exile():
    match = begun(2, "+10: 0")
    assert match.moves() == [f"D {square}" for square in range(70) if square not in (6, 63)]
    assert match.why_not("D 6") == "choose-start"
    assert match.why_not("D 63") == "choose-start"


def test_no_square_that_has_a_start():
    match = begun(2, "+10: 0", "D 43")
    assert match.why_not("D 43") == "choose-start"
    assert len(match.moves()) == 67


@pytest.mark.parametrize("text", ["A 20", "send 6", "send 63", "+7", "+10: 1"])
def test_nothing_else_while_starts_are_chosen(text):
    assert begun(2, "+10: 0").why_not(text) == "choose-start"


def test_who_sits_out_has_no_start():
    match = place("D 20 - - 30", "2 to place D2", (100, 0, 100, 100), out=(1,))
    assert match.state.first == 3
    match.play("D 21")
    assert match.to_move == 0
    assert pawns(match) == [20, -1, 21, 30]
