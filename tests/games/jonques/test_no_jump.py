import pytest

from tests.games.jonques.positions import clauses, place


@pytest.mark.parametrize("other", ["^ d5", "v d5"])
@pytest.mark.parametrize("last", ["", "v d6"])
def test_no_junk_of_either_side_is_passed_over(other, last):
    match = place(f"^ d4 {other} {last}", "0 to move, aces 2")
    assert match.why_not("d4-d6") == "no-jump"
    assert match.why_not("d4-b4") is None


@pytest.mark.parametrize("blocked", ["c8", "d8"])
def test_the_second_player_does_not_jump_either(blocked):
    match = place(f"v e8 ^ {blocked}", "1 to move, aces 3")
    assert match.why_not("e8-b8") == "no-jump"


def test_a_junk_does_not_land_on_its_own_side():
    match = place("^ d4 d5", "0 to move, aces 1")
    assert match.why_not("d4-d5") == "no-jump"


def test_out_of_the_port_a_course_may_bend_round_a_junk():
    round_f3 = place("^ f2 f3", "0 to move, aces 2")
    assert round_f3.why_not("f2-e3") is None
    assert round_f3.why_not("f2-f4") == "no-jump"


def test_out_of_the_port_no_way_round_is_no_way():
    match = place("^ f2 f3 v e2", "0 to move, aces 2")
    assert match.why_not("f2-e3") == "no-jump"


def test_aces_are_lost_when_every_way_is_barred():
    match = place("^ a1 b1 c1 v a2 b2 c2 d1", "0 to throw, throws 2, aces 1")
    assert "no-jump" in clauses(match.play("1 ace"))
    assert match.state.actor == 1
