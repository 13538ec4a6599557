import pytest

from tests.games.at_random import play_at_random

from .positions import GAME, drawing, place

read = GAME.read


def test_every_move_has_a_text_of_its_own():
    state = GAME.state()
    for move in range(GAME.move_count + GAME.outcome_count):
        assert read(GAME.write(state, move)) == move


@pytest.mark.parametrize(
    ("text", "same"),
    [("D 43", "d  43"), ("A 0", " a 0 "), ("send 6", "SEND 6"), ("-10", "−10"), ("+10: 0 2", "+10:  0 2")],
)
def test_the_same_move(text, same):
    assert read(text) == read(same) is not None


@pytest.mark.parametrize(
    "text",
    ["", "D", "D 70", "A -1", "D 043", "send 7", "+4", "10", "+10:", "+10: 4", "+10: 2 0", "+10: 1 1", "+10: 0 1 2 3"],
)
def test_what_is_no_move(text):
    assert read(text) is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_drawing_is_the_whole_position(seats):
    match = GAME.start(seats, seats, stake="200", rounds=2)
    while match.to_move != "over":
        play_at_random(match, len(match.log), 1)
        state = match.state.copy()
        state.ply = 0
        assert GAME.codec.parse(str(match)) == state


def test_a_drawing_reads_well():
    match = place("D 43 10 11 A 2 60 61 pawns 43 63 63", "1 to throw", (500, 0, 70), "round 2 of 4, throws 12, die -7")
    assert str(match) == "\n".join(
        (
            "        +0     +1     +2     +3     +4     +5     +6",
            "  0     .      .      A0     .      .      .      x",
            "  7     .      .      .      D1     D2     .      .",
            " 14     .      .      .      .      .      .      .",
            " 21     .      .      .      .      .      .      .",
            " 28     .      .      .      .      .      .      .",
            " 35     .      .      .      .      .      .      .",
            " 42     .      D0:0   .      .      .      .      .",
            " 49     .      .      .      .      .      .      .",
            " 56     .      .      .      .      A1     A2     .",
            " 63     x:12   .      .      .      .      .      .",
            "seat 0: 500 points",
            "seat 1: 0 points",
            "seat 2: 70 points",
            "round 2 of 4, stake 50, magot 150, box 3680, first 1, throws 12, die -7",
            "1 to throw",
        )
    )


def test_rows_may_be_left_out_and_stop_short():
    match = GAME.position("0 . D0 A1\n7 D1 A0\nseat 0: 0 points\nseat 1: 0 points\n0 to throw")
    assert list(match.state.start) == [1, 7, -1, -1]
    assert list(match.state.pawn) == [1, 7, -1, -1]


BOARD = "D 43 10 A 2 60"


@pytest.mark.parametrize(
    ("board", "status", "facts", "complaint"),
    [
        (BOARD, "?", "", "whose turn"),
        (BOARD, "2 to throw", "", "whose turn"),
        (BOARD, "0 throws", "", "whose turn"),
        ("D 6 10 A 2 60", "0 to throw", "", "no token may stand on 6"),
        ("D 43 10 A 2 -", "0 to throw", "", "A1 should be"),
        ("D 43 - A 2 60", "0 to throw", "", "D1 should be"),
        (BOARD, "contest 0 1", "", "D0 should not be"),
        (BOARD, "1 to place A0", "", "A0 should not be"),
        ("D 43 10", "1 to place A1", "", "should be '1 to place A0'"),
        ("D 43 10", "0 to place D1", "", "should be '0 to place D0'"),
        ("D 43 -", "1 to place D1", "first 1", "D0 should not be"),
        ("D 43 - 10", "1 to place D1", "first 0", "D2 should not be"),
        ("", "contest 0", "", "two seats"),
        ("", "contest 0 2", "", "two seats"),
        (BOARD, "0 to send 1", "", "not hit"),
        (BOARD, "0 to send 0", "", "not hit"),
        (BOARD + " pawns 6 6", "0 to send 1", "", "share"),
        (BOARD + " pawns 30 30", "0 to throw", "", "share"),
        ("pawns 3 4", "contest 0 1", "", "has no start"),
        (BOARD, "0 to throw", "round 4 of 3", "no round 4"),
        (BOARD, "0 to throw", "die +4", r"no \+4"),
        (BOARD, "0 to throw", "throws 2001", "0 to 2000"),
        (BOARD, "0 to throw", "throws 2000", "at most 2000"),
        (BOARD, "0 to throw", "first 3", "seat 3 does not play"),
        (BOARD, "0 to throw", "magot 90", "magot has 100"),
        (BOARD, "0 to throw", "box 0", "box has 3300"),
        (BOARD, "0 to throw", "stake 15", "the stake is"),
        (BOARD, "0 to throw", "stake 2000", "10 to 200"),
        (BOARD, "0 to throw", "nonsense", "no line"),
    ],
)
def test_a_wrong_drawing_says_what_is_wrong(board, status, facts, complaint):
    with pytest.raises(ValueError, match=complaint):
        GAME.position(drawing(board, status, (500, 500), facts))


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "at least two seats"),
        ("seat 0: 500 points\n0 to throw", "at least two seats"),
        ("seat 0: 500 points\nseat 1: 500 points, sits out\n0 to throw", "at least two seats"),
        ("seat 1: 500 points\n0 to throw", "seat 0 has to come before"),
        ("0 D0 D1 A0 A1\nseat 0: 505 points\nseat 1: 0 points\n0 to throw", "notes of ten"),
        ("1 . D0\n0 to throw", "row 1"),
        ("0 . . . . . . . .\n0 to throw", "row 0 with 8"),
        ("0 D0 D0\n0 to throw", "D0 stands on 0 and on 1"),
        ("0 :1 :1\n0 to throw", "the pawn of seat 1 stands on 0 and on 1"),
    ],
)
def test_a_wrong_line_says_what_is_wrong(text, complaint):
    with pytest.raises(ValueError, match=complaint):
        GAME.position(text)
