import pytest

from tests.games.jonques.positions import clauses, ends, place


@pytest.mark.parametrize(
    ("aces", "reached"), [(1, {"c4", "e4", "d5"}), (2, {"b4", "f4", "d6"}), (3, {"a4", "g4", "d7"})]
)
def test_a_junk_advances_by_the_aces_forward_left_or_right(aces, reached):
    match = place("^ d4 a1 b1 c1 k1", f"0 to move, aces {aces}")
    assert ends(match, "d4") == reached


def test_the_second_player_goes_down_the_board():
    match = place("v h8", "1 to move, aces 2")
    assert ends(match, "h8") == {"f8", "j8", "h6"}
    assert match.why_not("h8-h10") == "straight"


@pytest.mark.parametrize("move", ["d4-d3", "d4-d2", "d4-d5", "d4-e6", "d4-f6", "d4-g4"])
def test_no_other_way_and_no_other_count(move):
    match = place("^ d4", "0 to move, aces 2")
    assert match.why_not(move) == "straight"


def test_the_edge_is_the_end():
    assert place("^ k4", "0 to move, aces 1").moves() == ["k4-j4", "k4-k5"]
    assert place("^ b11 a1 b1 c1 d1", "0 to move, aces 2").why_not("b11-a11") == "straight"


def test_the_log_names_it():
    match = place("^ d4", "0 to move, aces 2")
    assert clauses(match.play("d4-d6"))[0] == "straight"


@pytest.mark.parametrize(
    ("position", "status", "move"),
    [
        ("^ e2", "0 to move, aces 1", "e2-f2"),
        ("^ f1", "0 to move, aces 1", "f1-f2"),
        ("^ f1", "0 to move, aces 2", "f1-f3"),
        ("^ d2 a1", "0 to move, aces 2", "d2-f2"),
        ("^ d2 a6 v g2", "0 to move, aces 3", "d2xg2"),
        ("v g10", "1 to move, aces 2", "g10-e10"),
    ],
)
def test_no_junk_lands_on_its_own_port_or_crosses_it(position, status, move):
    assert place(position, status).why_not(move) == "straight"


@pytest.mark.parametrize(("junk", "move"), [("a4", "a4-k4"), ("k4", "k4-a6")])
def test_the_edge_of_the_board_does_not_wrap_round(junk, move):
    assert place(f"^ {junk}", "0 to move, aces 1").why_not(move) == "straight"
