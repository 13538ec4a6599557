import pytest

from tests.games.jonques.positions import clauses, place, sign_on


@pytest.mark.parametrize(
    ("position", "status", "move"),
    [
        ("^ d3 a6 v e3", "0 to move, aces 1", "d3xe3"),
        ("^ i3 a6 v f3", "0 to move, aces 3", "i3xf3"),
        ("^ d2 a6 v e3", "0 to move, aces 1", "d2xe3"),
        ("^ d2 a6 v e2", "0 to move, aces 1", "d2xe2"),
        ("v h9 k6 ^ g9", "1 to move, aces 1", "h9xg9"),
    ],
)
def test_a_junk_comes_back_to_capture(position, status, move):
    match = place(position, status)
    assert "right-to-return" in clauses(match.play(move))


@pytest.mark.parametrize("enemy", ["e2", "g2"])
def test_a_junk_of_the_zone_captures_there_too(enemy):
    match = place(f"^ f1 a6 v {enemy}", "0 to move, aces 1")
    assert "right-to-return" in clauses(match.play(f"f1x{enemy}"))
    assert sign_on(match, enemy) == "^"


@pytest.mark.parametrize(
    ("position", "status", "move"),
    [
        ("^ d1 a6 v e1", "0 to move, aces 1", "d1xe1"),
        ("^ i1 a6 v f1", "0 to move, aces 3", "i1xf1"),
        ("^ f1 a6 v e1", "0 to move, aces 1", "f1xe1"),
        ("v h11 k6 ^ f11", "1 to move, aces 2", "h11xf11"),
    ],
)
def test_an_enemy_behind_the_port_threatens_nothing_any_more(position, status, move):
    assert place(position, status).why_not(move) == "right-to-return"


def test_beside_the_zone_the_back_row_is_open_water():
    assert place("^ b1 v c1", "0 to move, aces 1").why_not("b1xc1") is None


@pytest.mark.parametrize(("position", "move"), [("^ e4 a6 v e3", "e4xe3"), ("^ d4 a6 v e3", "d4xe3")])
def test_never_backwards(position, move):
    assert place(position, "0 to move, aces 1").why_not(move) is not None


@pytest.mark.parametrize(
    ("position", "status", "move"),
    [
        ("^ d3 v e3", "0 to move, aces 1", "d3xe3"),
        ("^ d2 v e3", "0 to move, aces 1", "d2xe3"),
        ("^ f1 v e2", "0 to move, aces 1", "f1xe2"),
        ("v h9 ^ g9", "1 to move, aces 1", "h9xg9"),
    ],
)
def test_without_the_frontier_there_is_no_return(position, status, move):
    assert place(position, status).why_not(move) == "right-to-return"
