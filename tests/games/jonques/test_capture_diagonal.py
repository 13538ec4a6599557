import pytest

from tests.games.jonques.positions import clauses, place, sign_on


@pytest.mark.parametrize(
    ("position", "status", "move"),
    [
        ("^ d4 v e5", "0 to move, aces 1", "d4xe5"),
        ("^ d4 v c5", "0 to move, aces 1", "d4xc5"),
        ("v h8 ^ g7", "1 to move, aces 1", "h8xg7"),
        ("v h8 ^ i7", "1 to move, aces 1", "h8xi7"),
    ],
)
def test_one_ace_captures_diagonally_forward(position, status, move):
    match = place(position, status)
    assert "capture-diagonal" in clauses(match.play(move))
    assert match.state.afloat[match.state.actor] == 0


@pytest.mark.parametrize("aces", [2, 3])
def test_more_aces_do_not(aces):
    match = place("^ d4 v e5", f"0 to move, aces {aces}")
    assert match.why_not("d4xe5") == "capture-diagonal"


@pytest.mark.parametrize("own", ["", "e5"])
def test_without_an_enemy_there_it_does_not_go_diagonally(own):
    match = place(f"^ d4 {own}", "0 to move, aces 1")
    assert match.why_not("d4-e5") == "capture-diagonal"


@pytest.mark.parametrize("behind", ["c3", "e3"])
def test_it_never_captures_backwards(behind):
    match = place(f"^ d4 v {behind}", "0 to move, aces 1")
    assert match.why_not(f"d4x{behind}") is not None


def test_a_corner_may_be_captured_between_two_junks():
    match = place("^ d4 d5 e4 v e5", "0 to move, aces 1")
    match.play("d4xe5")
    assert sign_on(match, "e5") == "^"
