import pytest

from tests.games.jonques.positions import clauses, place, sign_on


@pytest.mark.parametrize(("aces", "target"), [(1, "d5"), (2, "d6"), (3, "a4"), (3, "g4"), (1, "c4")])
def test_it_captures_on_the_last_square_of_its_move(aces, target):
    match = place(f"^ d4 v {target}", f"0 to move, aces {aces}")
    assert "capture-straight" in clauses(match.play(f"d4x{target}"))
    assert sign_on(match, target) == "^"
    assert sign_on(match, "d4") == "."


def test_the_second_player_captures_down_the_board():
    match = place("v h9 ^ h6", "1 to move, aces 3")
    assert "capture-straight" in clauses(match.play("h9xh6"))
    assert sign_on(match, "h6") == "v"


def test_it_never_captures_backwards():
    match = place("^ d4 v d3", "0 to move, aces 1")
    assert match.why_not("d4xd3") == "straight"


@pytest.mark.parametrize(
    ("aces", "target"),
    [(2, "f4"), (2, "d3"), (2, "h2"), (3, "e4"), (3, "i3"), (2, "d1")],
)
def test_a_course_out_of_the_port_captures_bent_or_not(aces, target):
    match = place(f"^ f2 v {target}", f"0 to move, aces {aces}")
    assert "capture-straight" in clauses(match.play(f"f2x{target}"))


def test_a_course_out_of_the_port_does_not_capture_on_its_way():
    match = place("^ f2 v f3", "0 to move, aces 2")
    match.play("f2-e3")
    assert sign_on(match, "f3") == "v"


def test_inside_the_zone_it_needs_the_right_of_sortie():
    match = place("^ f2 v f3", "0 to move, aces 1")
    assert match.why_not("f2xf3") == "right-to-sortie"
