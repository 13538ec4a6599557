import pytest

from .oracle import best_throws
from .positions import GAME, place, status, tells


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_odds_are_those_of_all_dice(seats):
    match = GAME.start(seats)
    assert match.state.actor == -1
    assert dict(zip(match.moves(), match.odds(), strict=True)) == best_throws(range(seats))


def test_only_those_who_are_equal_throw_again():
    match = GAME.start(4)
    match.play("best 1 3")
    assert status(match) == "contest 1+3"
    assert dict(zip(match.moves(), match.odds(), strict=True)) == {"best 1": 15, "best 3": 15}
    entry = match.play("best 3")
    assert tells(entry, "best-throw-begins", "player", "count") == [(3, 1)]
    assert status(match) == "3 to throw"
    assert match.state.actor == 3


@pytest.mark.parametrize("text", ["best 0", "best 1 2", "best 1 3", "4", "to 1", "dash yes"])
def test_others_cannot_win_it(text):
    match = GAME.start(4)
    match.play("best 1 3")
    assert match.why_not(text) == "best-throw-begins"


def test_play_goes_clockwise():
    match = place("52", "58", "55", status="1 to throw")
    order = []
    for _ in range(4):
        order.append(match.state.actor)
        match.play("1")
    assert order == [1, 2, 0, 1]
