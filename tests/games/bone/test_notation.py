import pytest

from ludotheque.games.bone.notation import bar_name
from ludotheque.games.bone.state import bars

from .positions import GAME, deal, place

read = GAME.read


@pytest.mark.parametrize(
    ("text", "same"),
    [("C5>RYVG", "F5<GVYR"), ("C5vRYVG", "C8^GVYR"), ("F5<YVRG", "C5>GRVY"), ("C18^VYRG", "C15vGRYV")],
)
def test_a_bar_may_be_told_from_either_end(text, same):
    assert read(text) == read(same) == read(text.lower()) == read(f"  {same} ")
    assert GAME.write(GAME.state(), read(text)) == text


@pytest.mark.parametrize("text", ["C5>RRVG", "S5>RYVG", "C19>RYVG", "C0>RYVG", "C5RYVG", "+RYV", "+RYYR", "4 begins"])
def test_what_is_no_move(text):
    assert read(text) is None


def test_every_move_has_a_text_of_its_own():
    state = GAME.state()
    for move in range(GAME.move_count + GAME.outcome_count):
        assert read(GAME.write(state, move)) == move


def test_draws_may_be_told_from_either_end():
    assert read("+GVYR") == read("+RYVG")


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


HANDS = "seat 0: RYVG\nseat 1: RYVG\n"


@pytest.mark.parametrize(
    ("drawing", "complaint"),
    [
        ("", "whose turn"),
        (HANDS + "2 to lay", "whose turn"),
        ("0 to lay", "whose turn"),
        ("lot", "seats"),
        ("seat 1: RYVG\n0 to lay", "seat 0 has to come before"),
        (f"nonsense\n{HANDS}0 to lay", "no line"),
        (f"19  R-Y-V-G\n{HANDS}0 to lay", "18 rows"),
        (f" 1  {'. ' * 18}.\n{HANDS}0 to lay", "18 rows"),
        (f" 1  R-Y-V\n{HANDS}0 to lay", "no bar begins on A1"),
        (f" 1  R-Y-V-R\n{HANDS}0 to lay", "no bar begins on A1"),
        (f" 1  r\n 2  y\n 3  V-G-Y-R\n 4  g\n{HANDS}0 to lay", "no bar begins on A1"),
        (f" 1  {'. ' * 15}R-Y-V\n 2  G\n{HANDS}0 to lay", "no bar begins on P1"),
        ("seat 0: RYVR\nseat 1: RYVG\n0 to lay", "no bar has the colours RYVR"),
        ("seat 0: RYVG RYVG RYVG\nseat 1: RYVG RYVG\n0 to lay", "more than 4 pieces RYVG"),
        (f"{HANDS}pile RYVG*3\n0 to lay", "more than 4 pieces RYVG"),
        (f"{HANDS}pile 45\n0 to lay", "46 pieces, not 45"),
        ("seat 0: RYVG RYGV RVYG RVGY RGYV\nseat 1: RYVG\n0 to lay", "at most 4"),
        (f"{HANDS}pile empty\n0 to refill", "nothing to draw"),
        ("seat 0: RYVG RYGV RVYG RVGY\nseat 1: RYVG\n0 to refill", "4 pieces already"),
        (f"{HANDS}turn 44\n0 to lay", "not the turn"),
        (f"{HANDS}turn 3, first 0\n0 to lay", "not the turn"),
    ],
)
def test_a_wrong_drawing_says_what_is_wrong(drawing, complaint):
    with pytest.raises(ValueError, match=complaint):
        GAME.position(drawing)
