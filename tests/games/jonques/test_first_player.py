import pytest

from tests.games.jonques.positions import GAME, clauses


def test_the_lot_gives_both_the_same_chance():
    match = GAME.start()
    assert match.to_move == "chance"
    assert dict(zip(match.moves(), match.odds(), strict=True)) == {"0 begins": 1, "1 begins": 1}


def test_nobody_throws_before_the_lot():
    assert GAME.start().why_not("1 six") == "first-player"


@pytest.mark.parametrize("seat", [0, 1])
def test_whom_the_lot_names_enters_the_first_junk(seat):
    match = GAME.start()
    assert "first-player" in clauses(match.play(f"{seat} begins"))
    match.play("2 aces 1 six")
    assert match.to_move == seat
