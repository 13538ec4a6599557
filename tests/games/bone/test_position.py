import pytest

from ludotheque.games.bone.box import bar_name
from ludotheque.games.bone.laid import bars
from ludotheque.games.bone.state import LAYING

from .positions import GAME, deal, drawn, place, play_at_random


def test_bars_are_found_again_by_ascending_square():
    match = place(" 2  . R-Y-V-G G-Y-V-R\n 3  y\n 4  r\n 5  g R-V-Y-G\n 6  v\n 7  y\n 8  r\n 9  v\n10  g")
    assert [bar_name(*bar) for bar in bars(match.state)] == [
        "B2>RYVG",
        "I2<RVYG",
        "A3vYRGV",
        "B5>RVYG",
        "A7vYRVG",
    ]


def test_a_drawing_may_hold_hidden_pieces():
    match = deal(GAME.start(3, seed=2))
    for seat in (-1, 0, 1, 2):
        hidden = match.hidden(seat)
        hidden.ply = 0
        assert GAME.codec.parse(GAME.draw(hidden)) == hidden


def test_what_follows_from_the_rest_need_not_be_told():
    s = place(" 9  R-Y-V-G", "RYVG RYVG", "VYRG", "nothing", status="to_move 2, turns 4").state
    assert (s.phase, s.first, list(s.held), s.pile) == (LAYING, 1, [2, 1, 0, 0], 44)
    assert [s.bag[kind] for kind in range(12)] == [1] + [4] * 10 + [3]


def test_while_hands_are_dealt_who_began_follows_from_the_full_ones():
    s = place("", "RYVG", "nothing", "RYGV RYGV RVYG RVYG", status="phase deal, drawer 0").state
    assert s.first == 2


BOX = "RYVG", "RYVG"


@pytest.mark.parametrize(
    ("drawing", "complaint"),
    [
        (drawn("", *BOX, status="to_move 2"), "only seats 0 to 1"),
        ("phase lay", "only seats 0 to 1 can begin"),
        ("seats 5", "seats is a whole number from 2 to 4"),
        (drawn("nonsense", *BOX), "no line"),
        (drawn("19  R-Y-V-G", *BOX), "18 rows"),
        (drawn(f" 1  {'. ' * 18}.", *BOX), "18 rows"),
        (drawn(" 1  R-Y-V", *BOX), "on A1 belongs to no bar"),
        (drawn(" 1  R-Y-V-R", *BOX), "on A1 belongs to no bar"),
        (drawn(" 1  r\n 2  y\n 3  V-G-Y-R\n 4  g", *BOX), "on A1 belongs to no bar"),
        (drawn(f" 1  {'. ' * 15}R-Y-V\n 2  G", *BOX), "on P1 belongs to no bar"),
        ("hands 0 RYVR=1", "hands has no value 'RYVR'"),
        (drawn("", "RYVG RYVG RYVG", "RYVG RYVG"), "more than 4 pieces RYVG"),
        (drawn("", *BOX, pile="RYVG RYVG RYVG"), "more than 4 pieces RYVG"),
        (drawn("", *BOX, status="to_move 0, pile 45"), "46 pieces, not 45"),
        (drawn("", "RYVG RYGV RVYG RVGY RGYV", "RYVG"), "held goes from 0 to 4"),
        (drawn("", *BOX, status="phase refill, drawer 0", pile=""), "nothing to draw"),
        (drawn("", "RYVG RYGV RVYG RVGY", "RYVG", status="phase refill, drawer 0"), "4 pieces already"),
        (drawn("", *BOX, status="to_move 0, turns 44"), "not the turn"),
        (drawn("", *BOX, status="to_move 0, turns 3, first 0"), "not the turn"),
    ],
)
def test_a_wrong_drawing_says_what_is_wrong(drawing, complaint):
    with pytest.raises(ValueError, match=complaint):
        GAME.position(drawing)


@pytest.mark.parametrize(
    "change", [lambda v: 0, lambda v: v ^ 1, lambda v: v ^ 8, lambda v: v ^ 16, lambda v: 5, lambda v: 7]
)
def test_a_record_whose_table_is_not_made_of_bars_is_refused(change):
    """Whatever one square of a bar is said to hold."""
    sound = play_at_random(GAME.start(2, seed=1), 1).fork(60).state
    for square in range(18 * 18):
        state = sound.copy()
        value = change(state.board[square])
        if 0 <= value <= 20 and value != state.board[square]:
            state.board[square] = value
            with pytest.raises(ValueError, match="bar"):
                GAME.check(state)
