import pytest

from .positions import GAME

read, write = GAME.read, GAME.write


@pytest.mark.parametrize(
    ("text", "same"),
    [("C5>RYVG", "F5<GVYR"), ("C5vRYVG", "C8^GVYR"), ("F5<YVRG", "C5>GRVY"), ("C18^VYRG", "C15vGRYV")],
)
def test_a_bar_may_be_told_from_either_end(text, same):
    assert read(text) == read(same) == read(text.lower()) == read(f"  {same} ")
    assert write(GAME.state(), read(text)) == text


@pytest.mark.parametrize(
    "text", ["C5>RRVG", "S5>RYVG", "C19>RYVG", "C0>RYVG", "C5RYVG", "+RYV", "+RYYR", "+", "4 begins"]
)
def test_what_is_no_move(text):
    assert read(text) is None


def test_every_move_has_a_text_of_its_own():
    state = GAME.state()
    for move in range(GAME.move_count + GAME.outcome_count):
        assert read(write(state, move)) == move


def test_draws_may_be_told_from_either_end():
    assert read("+GVYR") == read("+RYVG")
