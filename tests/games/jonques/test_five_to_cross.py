import pytest

from tests.games.jonques.positions import clauses, place


@pytest.mark.parametrize(
    ("position", "status", "move"),
    [
        ("^ a6 a1 b1 c1", "0 to move, aces 1", "a6-a7"),
        ("^ c6 a1 b1 c1", "0 to move, aces 1", "c6-c7"),
        ("^ c5 a1 b1 c1", "0 to move, aces 3", "c5-c8"),
        ("^ c6 a1 b1 c1 v d7", "0 to move, aces 1", "c6xd7"),
        ("v c6 k11 j11 i11", "1 to move, aces 2", "c6-c4"),
    ],
)
def test_four_junks_do_not_cross(position, status, move):
    assert place(position, status).why_not(move) == "five-to-cross"


@pytest.mark.parametrize(
    ("position", "status", "move"),
    [("^ c6 a1 b1 c1 d1", "0 to move, aces 1", "c6-c7"), ("v c6 k11 j11 i11 h11", "1 to move, aces 2", "c6-c4")],
)
def test_five_junks_do(position, status, move):
    assert "five-to-cross" in clauses(place(position, status).play(move))


def test_the_frontier_itself_needs_no_five():
    match = place("^ c5 k6", "0 to move, aces 1")
    assert match.why_not("c5-c6") is None
    assert match.why_not("k6-j6") is None


def test_junks_in_reserve_do_not_count_and_those_in_the_enemy_camp_do():
    match = place("^ c6 a9 b9 c9 d9", "0 to move, aces 1")
    assert match.why_not("c6-c7") is None


def test_aces_that_could_only_cross_are_lost():
    match = place("^ a6 v b6", "0 to throw, throws 2, aces 1")
    assert "five-to-cross" in clauses(match.play("1 ace"))
    assert match.state.actor == 1
