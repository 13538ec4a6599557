import pytest

from ludotheque import NotYourTurn
from tests.games.jonques.positions import clauses, place


def test_three_throws_make_a_turn():
    match = place("", "0 to throw")
    for throw in ("first", "second", "third"):
        assert match.state.actor == 0, throw
        assert "three-throws" in clauses(match.play("nothing"))
    assert match.state.actor == 1


def test_a_player_waits_for_the_dice():
    match = place("^ a1", "0 to throw, throws 2, aces 1")
    assert match.why_not("a1-a2") == "three-throws"
    with pytest.raises(NotYourTurn):
        match.play("a1-a2")


def test_only_aces_and_sixes_count():
    match = place("", "0 to throw")
    odds = dict(zip(match.moves(), match.odds(), strict=True))
    assert sum(odds.values()) == 6**3
    assert odds["nothing"] == 4**3
    assert odds["1 ace 1 six"] == 3 * 2 * 4


def test_the_second_player_throws_three_times_too():
    match = place("", "1 to throw, throws 2")
    match.play("nothing")
    assert match.state.actor == 0
