import pytest

from .positions import clauses, events, pawns, place

BOARD = "D 20 21 A 0 69 pawns 43 22"


def test_six_faces_equally_likely():
    match = place(BOARD)
    assert match.to_move == "chance"
    assert match.state.actor == 0
    assert dict(zip(match.moves(), match.odds(), strict=True)) == dict.fromkeys(
        ("-10", "-7", "-3", "+3", "+7", "+10"), 1
    )


@pytest.mark.parametrize(
    ("throw", "square"), [("+7", 50), ("-3", 40), ("+10", 53), ("-10", 33), ("+3", 46), ("-7", 36)]
)
def test_the_pawn_goes_by_the_number_shown(throw, square):
    match = place(BOARD)
    entry = match.play(throw)
    assert clauses(entry) == ["obey-die"]
    (event,) = events(entry, "obey-die")
    assert (event.player, event.from_, event.to, event.step) == (0, 43, square, int(throw))
    assert pawns(match) == [square, 22]
    assert match.state.die == int(throw)


def test_then_it_is_the_turn_of_the_next_seat():
    match = place(BOARD)
    for seat in (0, 1, 0, 1):
        assert match.state.actor == seat
        match.play("+3")


def test_who_sits_out_is_passed_over():
    match = place("D 20 - 22 23 A 0 - 68 69", "0 to throw", (100, 0, 100, 100), out=(1,))
    match.play("+10")
    assert match.state.actor == 2


@pytest.mark.parametrize("text", ["send 6", "+10: 0"])
def test_only_the_die_moves(text):
    assert place(BOARD).why_not(text) == "obey-die"


@pytest.mark.parametrize(("start", "throw", "end"), [(0, "+10", 10), (59, "+10", 69), (10, "-10", 0), (62, "+7", 69)])
def test_both_ends_of_the_board_can_be_reached(start, throw, end):
    match = place(f"D 20 21 A 30 31 pawns {start} 22")
    match.play(throw)
    assert pawns(match)[0] == end
