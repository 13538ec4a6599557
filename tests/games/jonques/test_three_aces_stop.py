import pytest

from tests.games.jonques.positions import clauses, place


@pytest.mark.parametrize(
    ("status", "throw"),
    [("0 to throw", "3 aces"), ("0 to throw, throws 1, aces 1", "2 aces"), ("0 to throw, throws 2, aces 2", "1 ace")],
)
def test_three_aces_are_played_at_once(status, throw):
    match = place("^ a1", status)
    assert "three-aces-stop" in clauses(match.play(throw))
    assert match.moves() == ["a1-d1", "a1-a4"]


def test_a_six_taken_back_may_become_the_third_ace():
    match = place("^ a1", "0 to keep, aces 2, sixes 1")
    match.play("keep 0")
    assert "three-aces-stop" in clauses(match.play("1 ace"))
    assert match.to_move == 0


def test_two_aces_do_not_stop_the_throwing():
    match = place("^ a1", "0 to throw")
    assert "three-aces-stop" not in clauses(match.play("2 aces"))
    assert match.to_move == "chance"
