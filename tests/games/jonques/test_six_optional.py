import pytest

from tests.games.jonques.positions import clauses, place, sign_on


def test_the_player_says_how_many_sixes_stay():
    match = place("", "0 to throw")
    match.play("2 sixes")
    assert match.to_move == 0
    assert match.moves() == ["keep 0", "keep 1", "keep 2"]
    assert match.why_not("keep 3") == "six-optional"


@pytest.mark.parametrize(("kept", "dice"), [("keep 0", 3), ("keep 1", 2), ("keep 2", 1)])
def test_the_other_sixes_are_thrown_again(kept, dice):
    match = place("", "1 to keep, sixes 2")
    assert "six-optional" in clauses(match.play(kept))
    assert match.moves()[-1] == ("1 ace" if dice == 1 else f"{dice} aces")


def test_earlier_sixes_may_be_taken_back_too():
    match = place("", "0 to throw, throws 1, sixes 1")
    match.play("1 six")
    assert match.moves() == ["keep 0", "keep 1", "keep 2"]


def test_kept_sixes_are_asked_for_again_after_a_second_throw_without_sixes():
    match = place("", "0 to throw, throws 1, sixes 1")
    match.play("nothing")
    assert match.moves() == ["keep 0", "keep 1"]


def test_nothing_is_asked_without_a_six():
    match = place("", "0 to throw")
    match.play("1 ace")
    assert match.to_move == "chance"


def test_nothing_is_asked_after_the_third_throw():
    match = place("", "0 to throw, throws 2")
    match.play("1 six")
    assert sign_on(match, "f2") == "^"
    assert match.state.actor == 1
