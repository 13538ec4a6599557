import pytest

from .positions import GAME

read, write = GAME.read, GAME.write


def test_every_move_has_a_text_of_its_own():
    state, texts = GAME.state(), set()
    for move in range(GAME.move_count + GAME.outcome_count):
        text = write(state, move)
        assert read(text) == move
        texts.add(text)
    assert len(texts) == GAME.move_count + GAME.outcome_count


@pytest.mark.parametrize(
    "text",
    [
        "walk N50E0",
        "train-3 S0W0",
        "world S50E170",
        "drift N70W170",
        "stay",
        "change boat-2",
        "call left venise",
        "call right cap-horn",
        "pass",
        "use slow-watch",
        "flag ivory",
        "figure plum",
        "lay plane-6",
        "to S10W70",
        "numbers 240",
        "face NE",
        "face 240",
        "behind uluru",
        "sheet 16",
        "riddle none",
        "card fuji",
        "draw train-2",
        "start nazca",
        "begins 5",
        "event SECRET",
        "event storks",
        "keep locker-key",
        "lose boat-5",
    ],
)
def test_texts(text):
    assert write(GAME.state(), read(text)) == text
    assert read(f"  {text.replace(' ', '   ')} ") == read(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "walk",
        "walk N80E0",
        "walk N55E0",
        "walk N50E180",
        "fly N50E0",
        "train-6 N50E0",
        "stay here",
        "change world-2",
        "call venise",
        "call middle venise",
        "call left atlantis",
        "use storks",
        "keep storks",
        "event locker-key",
        "flag 6",
        "numbers 0",
        "numbers 241",
        "face 0",
        "face N",
        "sheet 0",
        "sheet 17",
        "riddle easy",
        "begins 6",
        "to",
    ],
)
def test_what_is_no_move(text):
    assert read(text) is None
