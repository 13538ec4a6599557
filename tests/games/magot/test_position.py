import pytest

from ludotheque.testing import play_at_random

from .positions import GAME, drawing, place


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_drawing_is_the_whole_position(seats):
    match = GAME.start(seats, seats, stake=230, rounds=3)
    while match.to_move != "over":
        play_at_random(match, len(match.log), 1)
        state = match.state.copy()
        state.ply = 0
        assert GAME.read_drawing(str(match)) == state


def test_a_drawing_reads_well():
    match = place("D 43 10 11 A 2 60 61 pawns 43 63 63", "1 to throw", (500, 0, 70), "round 2 of 4, throws 12, die -7")
    assert str(match) == "\n".join(
        (
            "seats 3, to_move chance, actor 1, phase throwing, contenders nobody, first 1, round 2, rounds 4, die -7, "
            "throws 12, box 3680",
            "purse 500 0 70",
            "start 43 10 11",
            "arrival 2 60 61",
            "pawn 43 63 63",
        )
    )


def test_who_sits_out_is_not_among_those_who_play():
    assert "playing 0+2," in str(place("D 20 - 21 A 0 - 69", purses=(500, 0, 500), out=(1,)))


def test_what_follows_need_not_be_told():
    match = GAME.position("actor 1, phase throwing, stake 20\npurse 0 0\nstart 1 7\narrival 8 2")
    assert (match.to_move, match.state.first, match.state.magot, match.state.box) == ("chance", 1, 40, 4360)
    assert list(match.state.pawn) == [1, 7, -1, -1]


@pytest.mark.parametrize(
    ("board", "status", "first"),
    [("D 20 21", "1 to place A0", 0), ("D 20 21 A 40", "0 to place A1", 0), ("D - 21", "0 to place D0", 1)],
)
def test_who_began_follows_from_the_tokens(board, status, first):
    assert place(board, status).state.first == first


BOARD = "D 43 10 A 2 60"


@pytest.mark.parametrize(
    ("board", "status", "facts", "complaint"),
    [
        (BOARD, "?", "", "is nothing that a drawing tells"),
        (BOARD, "2 to throw", "", "only seats 0 to 1"),
        (BOARD, "phase throwing", "", "seat -1 cannot have begun"),
        (BOARD, "actor 0, phase starting", "", "no value 'starting'"),
        ("D 6 10 A 2 60", "0 to throw", "", "where exiles go"),
        ("D 43 43 A 2 60", "0 to throw", "", "two tokens share"),
        ("D 43 10 A 2 70", "0 to throw", "", "arrival has no value '70'"),
        ("D 43 10 A 2 -", "0 to throw", "", "A1 should be"),
        ("D 43 - A 2 60", "0 to throw", "", "D1 should be"),
        (BOARD, "contest 0+1", "", "D0 should not be"),
        (BOARD, "1 to place A0", "", "A0 should not be"),
        ("D 43 10", "1 to place A0", "first 1", "A1 should be"),
        ("D 43 -", "1 to place D1", "first 1", "D0 should not be"),
        ("D 43 - 10", "1 to place D1", "first 0", "D2 should not be"),
        ("", "contest 0", "", "two seats"),
        ("", "contest 0+2", "", "two seats"),
        (BOARD, "0 to throw", "contenders 0+1", "two seats"),
        (BOARD, "0 to send 1", "", "the pawn hit stands there"),
        (BOARD + " pawns 6 6", "0 to send 1", "", "share"),
        (BOARD + " pawns 30 30", "0 to throw", "", "share"),
        ("pawns 3 4", "contest 0+1", "", "pawn 0 should not be"),
        (BOARD, "0 to throw", "round 4 of 3", "no round 4"),
        (BOARD, "0 to throw", "die +4", r"no \+4"),
        (BOARD, "0 to throw", "throws 2001", "0 to 2000"),
        (BOARD, "0 to throw", "throws 2000", "at most 2000"),
        (BOARD, "0 to throw", "first 3", "seat 3 cannot have begun"),
        ("", "contest 0+1", "first 0", "seat 0 cannot have begun"),
        ("D 43 10", "1 to place A0, actor 0", "", "seat 0 cannot have the die"),
        (BOARD, "0 to throw, to_move 0", "", "not the turn of seat 0"),
        (BOARD, "0 to throw", "magot 90", "magot has 100"),
        (BOARD, "0 to throw", "box 0", "4400 points together"),
        (BOARD, "0 to throw", "stake 15", "the stake is"),
        (BOARD, "0 to throw", "stake 2210", "10 to 2200"),
        (BOARD, "0 to throw", "old 1", "no round before the first"),
        (BOARD, "0 to throw", "round 2, old 20 21", "seat 0 had a D and an A"),
        (BOARD, "0 to throw", "round 2, old 20 21 22 - 30 31 32", "seat 2 had a D and an A"),
        (BOARD, "0 to throw", "round 2, old 20 21 - - 30 20", "two tokens share"),
        (BOARD, "0 to throw", "round 2, old 20 21 - - 30 63", "where exiles go"),
        (BOARD, "0 to throw", "round 2, old 20 21 - - 30 43", "stood in the round before"),
        (BOARD, "0 to throw", "nonsense", "no line"),
    ],
)
def test_a_wrong_drawing_says_what_is_wrong(board, status, facts, complaint):
    with pytest.raises(ValueError, match=complaint):
        GAME.position(drawing(board, status, (500, 500), facts))


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("seats 1", "seats is a whole number from 2 to 4"),
        ("playing 1", "at least two of the seats"),
        ("playing nobody", "at least two of the seats"),
        ("playing 0+2", "at least two of the seats"),
        ("playing 2+0", "no value"),
        ("purse 505 0", "ten points"),
        ("seats 3, stake 1390\npurse 0 0 0", "up to 1380"),
        ("purse 500 0 500", "only players"),
        ("purse 4400 4400", "box goes from 0"),
        ("start 0 1 2 3 4", "start has 4 values"),
        ("start 0\nstart 1", "told twice"),
    ],
)
def test_a_wrong_line_says_what_is_wrong(text, complaint):
    with pytest.raises(ValueError, match=complaint):
        GAME.position(text)
