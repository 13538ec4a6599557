import pytest

from tests.games.jonques.positions import clauses, place, sign_on


@pytest.mark.parametrize(
    ("position", "status", "move"),
    [("^ a5", "0 to move, aces 1", "a5-a6"), ("v k8", "1 to move, aces 2", "k8-k6")],
)
def test_reaching_the_frontier_gives_the_rights(position, status, move):
    assert "frontier-rights" in clauses(place(position, status).play(move))


@pytest.mark.parametrize("far", ["a6", "a7", "a11"])
def test_the_frontier_or_the_enemy_camp_gives_the_rights(far):
    """Even to a player whose junks in the enemy camp are stranded."""
    match = place(f"^ e3 c4 {far}", "0 to move, aces 1")
    assert match.why_not("c4-c5") is None


def test_the_own_camp_gives_none():
    match = place("^ e3 c4 a5", "0 to move, aces 1")
    assert match.why_not("c4-c5") == "zone-first"


def test_they_are_lost_with_the_last_such_junk():
    match = place("^ e3 c4 a6 v a7", "1 to move, aces 1")
    assert "frontier-rights" in clauses(match.play("a7xa6"))
    for throw in ("nothing", "nothing", "1 ace"):
        match.play(throw)
    assert match.why_not("c4-c5") == "zone-first"


def test_they_last_while_another_such_junk_stands():
    match = place("^ e3 c4 a6 k6 v a7", "1 to move, aces 1")
    match.play("a7xa6")
    for throw in ("nothing", "nothing", "1 ace"):
        match.play(throw)
    assert match.why_not("c4-c5") is None


def test_both_sides_stand_on_the_frontier_and_capture_there():
    match = place("^ a6 v c6", "0 to move, aces 2")
    match.play("a6xc6")
    assert sign_on(match, "c6") == "^"


@pytest.mark.parametrize(
    ("position", "status", "move"),
    [
        ("^ d3", "0 to move, aces 1", "d3-e3"),
        ("^ d3 a6", "0 to move, aces 1", "d3-e3"),
        ("^ i1 a6", "0 to move, aces 3", "i1-f1"),
        ("v h9 k6", "1 to move, aces 2", "h9-f9"),
    ],
)
def test_no_junk_comes_back_into_its_zone_without_a_capture(position, status, move):
    assert place(position, status).why_not(move) == "frontier-rights"


@pytest.mark.parametrize(
    ("position", "move"),
    [("^ d3 v e3", "d3xe3"), ("^ d2 v e3", "d2xe3"), ("^ e1 v e2", "e1xe2"), ("^ f2 v e3", "f2xe3")],
)
def test_without_rights_an_enemy_in_the_zone_is_safe(position, move):
    assert place(position, "0 to move, aces 1").why_not(move) in ("right-to-return", "right-to-sortie")


def test_aces_that_could_only_lead_back_into_the_zone_are_lost():
    match = place("^ d1 v c1 d2", "0 to throw, throws 2, aces 1")
    assert "frontier-rights" in clauses(match.play("1 ace"))
    assert match.state.actor == 1
