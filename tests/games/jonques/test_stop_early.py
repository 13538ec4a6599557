import pytest

from tests.games.jonques.positions import clauses, place, sign_on

TEN_JUNKS = "^ a4 b4 c4 d4 e4 f4 g4 h4 i4 j4"


@pytest.mark.parametrize(("seat", "port", "junk"), [(0, "f2", "^"), (1, "f10", "v")])
def test_a_six_and_two_aces_may_stop_and_enter(seat, port, junk):
    match = place("", f"{seat} to keep, throws 1, aces 2, sixes 1")
    assert "stop-early" in clauses(match.play("keep 1"))
    assert match.to_move == seat
    assert sign_on(match, port) == junk


def test_or_take_the_six_back_and_go_on():
    match = place("", "0 to keep, throws 2, aces 2, sixes 1")
    assert match.moves() == ["keep 0", "keep 1"]
    assert "stop-early" not in clauses(match.play("keep 0"))
    assert match.moves() == ["nothing", "1 six", "1 ace"]


@pytest.mark.parametrize(("dice", "all_of_them"), [("aces 1, sixes 2", "keep 2"), ("aces 0, sixes 3", "keep 3")])
def test_other_sixes_do_not_stop_the_throwing(dice, all_of_them):
    match = place("", f"0 to keep, throws 1, {dice}")
    assert match.why_not(all_of_them) == "stop-early"
    match.play("keep 1")
    assert match.to_move == "chance"


@pytest.mark.parametrize(("junks", "seat"), [("^ f2", 0), ("^ e1", 0), (TEN_JUNKS, 0), ("v f10", 1), ("v g11", 1)])
def test_no_stop_when_no_junk_can_be_entered(junks, seat):
    match = place(junks, f"{seat} to keep, throws 1, aces 2, sixes 1")
    assert match.moves() == ["keep 0"]
    assert match.why_not("keep 1") == "stop-early"
