import pytest

from tests.games.jonques.positions import clauses, place, sign_on


@pytest.mark.parametrize("enemy", ["e2", "g2", "e3", "f3", "g3"])
def test_a_junk_leaving_the_port_captures_level_with_it_or_in_front(enemy):
    match = place(f"^ f2 a6 v {enemy}", "0 to move, aces 1")
    assert "right-to-sortie" in clauses(match.play(f"f2x{enemy}"))
    assert sign_on(match, enemy) == "^"


def test_the_second_player_has_the_right_too():
    match = place("v f10 k6 ^ g9", "1 to move, aces 1")
    assert "right-to-sortie" in clauses(match.play("f10xg9"))


@pytest.mark.parametrize("aces", [2, 3])
def test_a_bent_course_captures_as_well(aces):
    match = place("^ f2 a6 v g3", f"0 to move, aces {aces}")
    assert match.why_not("f2xg3") is None


@pytest.mark.parametrize(
    ("position", "status", "move"),
    [
        ("^ f2 a6 v e1", "0 to move, aces 1", "f2xe1"),
        ("^ f2 a6 v f1", "0 to move, aces 2", "f2xf1"),
        ("v f10 k6 ^ f11", "1 to move, aces 1", "f10xf11"),
    ],
)
def test_an_enemy_behind_the_port_is_safe(position, status, move):
    assert place(position, status).why_not(move) == "right-to-sortie"


@pytest.mark.parametrize("enemy", ["e2", "f3"])
def test_without_the_frontier_there_is_no_sortie(enemy):
    match = place(f"^ f2 a5 v {enemy}", "0 to move, aces 1")
    assert match.why_not(f"f2x{enemy}") == "right-to-sortie"


def test_a_junk_just_entered_may_sortie():
    match = place("^ a6 v e3", "0 to throw, throws 2")
    match.play("1 ace 1 six")
    assert match.why_not("f2xe3") is None
