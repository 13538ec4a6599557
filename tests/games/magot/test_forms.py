import pytest

from .positions import GAME


def test_every_move_has_a_text_of_its_own():
    texts = [f"{token} {square}" for token in "DA" for square in range(70)]
    texts += ["send 6", "send 63", "-10", "-7", "-3", "+3", "+7", "+10"]
    texts += ["+10: 0", "+10: 1", "+10: 0 1", "+10: 2", "+10: 0 2", "+10: 1 2", "+10: 0 1 2", "+10: 3", "+10: 0 3"]
    texts += ["+10: 1 3", "+10: 0 1 3", "+10: 2 3", "+10: 0 2 3", "+10: 1 2 3"]
    numbers = [GAME.read(text) for text in texts]
    assert numbers == sorted(set(numbers))
    assert [GAME.write(GAME.state(), number) for number in numbers] == texts


@pytest.mark.parametrize(
    ("text", "same"),
    [("D 43", "d  43"), ("A 0", " a 0 "), ("send 6", "SEND 6"), ("-10", "−10"), ("+10: 0 2", "+10:  0 2")],
)
def test_the_same_move(text, same):
    assert GAME.read(text) == GAME.read(same) is not None


@pytest.mark.parametrize(
    "text",
    ["", "D", "D 70", "A -1", "D 043", "send 7", "+4", "10", "+10:", "+10: 4", "+10: 2 0", "+10: 1 1", "+10: 0 1 2 3"],
)
def test_what_is_no_move(text):
    assert GAME.read(text) is None
