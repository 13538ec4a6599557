import pytest

from tests.games.jonques.positions import clauses, place, sign_on


@pytest.mark.parametrize(
    ("position", "status", "other"),
    [("^ e3 a6", "0 to move, aces 1", "a6-b6"), ("v g9 k6", "1 to move, aces 1", "k6-j6")],
)
def test_another_junk_may_be_played(position, status, other):
    assert "right-to-stay" in clauses(place(position, status).play(other))


def test_a_junk_may_move_about_in_the_zone():
    match = place("^ e1 a6", "0 to move, aces 1")
    assert {"e1-e2", "e1-f1", "e1-d1"} <= set(match.moves())


@pytest.mark.parametrize(("position", "seat", "port", "junk"), [("^ e3 a6", 0, "f2", "^"), ("v e9 k6", 1, "f10", "v")])
def test_a_junk_may_be_entered(position, seat, port, junk):
    match = place(position, f"{seat} to throw, throws 2")
    match.play("1 six")
    assert sign_on(match, port) == junk


def test_the_port_is_still_cleared_first():
    match = place("^ f2 e3 a6", "0 to move, aces 1")
    assert match.why_not("a6-b6") == "port-first"
