import pytest

from tests.games.jonques.positions import clauses, place


@pytest.mark.parametrize(
    ("position", "status", "leaving", "other"),
    [("^ e3 a4", "0 to move, aces 1", "e3-e4", "a4-a5"), ("v g9 k8", "1 to move, aces 1", "g9-g8", "k8-k7")],
)
def test_a_junk_of_the_zone_is_played_before_any_other(position, status, leaving, other):
    match = place(position, status)
    assert match.why_not(other) == "zone-first"
    assert "zone-first" in clauses(match.play(leaving))


def test_only_moves_that_leave_the_zone_are_legal_if_there_is_one():
    match = place("^ e1 a4", "0 to move, aces 1")
    assert match.moves() == ["e1-d1"]
    assert match.why_not("e1-e2") == "zone-first"


def test_the_junks_of_the_zone_are_taken_together():
    """f1 alone could only go to e1 or g1."""
    match = place("^ f1 e3", "0 to move, aces 1")
    assert match.moves() == ["e3-d3", "e3-e4"]
    assert match.why_not("f1-g1") == "zone-first"


def test_leaving_by_a_capture_is_leaving():
    match = place("^ f3 g3 e3 f4 v d4", "0 to move, aces 1")
    assert "e3xd4" in match.moves()
    assert match.why_not("f3-f4") == "no-jump"


@pytest.mark.parametrize(
    ("position", "status", "moves"),
    [
        ("^ f1 a4", "0 to move, aces 1", ["f1-e1", "f1-g1"]),
        ("v f11 k8", "1 to move, aces 1", ["f11-e11", "f11-g11"]),
    ],
)
def test_a_zone_junk_that_cannot_leave_still_moves_before_any_other(position, status, moves):
    assert place(position, status).moves() == moves


@pytest.mark.parametrize(("position", "seat"), [("^ e3", 0), ("v f11 a9", 1)])
def test_no_junk_is_entered_while_the_zone_is_held(position, seat):
    match = place(position, f"{seat} to throw, throws 2")
    before = match.state.afloat[seat]
    assert "zone-first" in clauses(match.play("1 six"))
    assert match.state.afloat[seat] == before


def test_an_enemy_in_the_zone_does_not_bind():
    match = place("^ a4 v e3", "0 to move, aces 1")
    assert match.why_not("a4-a5") is None
