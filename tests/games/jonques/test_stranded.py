import pytest

from tests.games.jonques.positions import clauses, place, sign_on


@pytest.mark.parametrize(
    ("position", "status", "move"),
    [
        ("^ a7 a1 b1 c1", "0 to move, aces 1", "a7-b7"),
        ("^ c8 a1 b1 c1", "0 to move, aces 1", "c8-c9"),
        ("^ c8 a1 b1 c1", "0 to move, aces 2", "c8-e8"),
        ("^ f9 a1 b1 c1", "0 to move, aces 1", "f9-f10"),
        ("^ c8 a1 b1 c1 v d9", "0 to move, aces 1", "c8xd9"),
        ("v c4 k11 j11 i11", "1 to move, aces 1", "c4-c3"),
    ],
)
def test_with_four_junks_those_in_the_enemy_camp_cannot_move(position, status, move):
    assert place(position, status).why_not(move) == "stranded"


def test_those_on_the_frontier_can():
    match = place("^ c8 a6 b1 c1", "0 to move, aces 1")
    assert match.why_not("a6-b6") is None


def test_a_capture_that_leaves_four_strands_them():
    match = place("^ c8 a6 b1 c1 d1 v a7", "1 to move, aces 1")
    assert "stranded" in clauses(match.play("a7xa6"))
    for throw in ("nothing", "nothing", "1 ace"):
        match.play(throw)
    assert match.why_not("c8-c9") == "stranded"


def test_a_fifth_junk_frees_them():
    match = place("^ c8 a1 b1 c1", "0 to throw, throws 2")
    for text in ("2 aces 1 six", "f2-f4", "nothing", "nothing", "nothing", "3 aces"):
        match.play(text)
    assert match.why_not("c8-c11") is None


def test_a_stranded_junk_can_be_captured():
    match = place("^ c8 v c9", "1 to move, aces 1")
    match.play("c9xc8")
    assert sign_on(match, "c8") == "v"


def test_aces_for_stranded_junks_only_are_lost():
    match = place("^ c8 d8", "0 to throw, throws 2, aces 1")
    assert "stranded" in clauses(match.play("1 ace"))
    assert match.state.actor == 1
