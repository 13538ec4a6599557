import pytest

from tests.games.jonques.positions import clauses, ends, place

FULL_ZONE = "e1 f1 g1 e2 g2 e3 f3 g3"


@pytest.mark.parametrize(
    ("position", "status", "other"),
    [
        ("^ f2 a4", "0 to move, aces 1", "a4-a5"),
        ("^ f2 a6", "0 to move, aces 3", "a6-d6"),
        ("v f10 k8", "1 to move, aces 2", "k8-k6"),
    ],
)
def test_the_junk_on_the_port_goes_first(position, status, other):
    match = place(position, status)
    assert match.why_not(other) == "port-first"
    assert "port-first" in clauses(match.play(match.moves()[0]))


def test_it_goes_before_the_zone():
    match = place("^ f2 e3", "0 to move, aces 1")
    assert match.why_not("e3-e4") == "port-first"


def test_it_goes_before_a_winning_move():
    match = place("^ f2 f9 a1 b1 c1", "0 to move, aces 1")
    assert match.why_not("f9-f10") == "port-first"


@pytest.mark.parametrize("frontier", ["", "a6"])
def test_it_may_end_in_the_zone_rights_or_not(frontier):
    match = place(f"^ f2 {frontier}", "0 to move, aces 1")
    assert ends(match, "f2") == {"e1", "f1", "g1", "e2", "g2", "e3", "f3", "g3"}


def test_hemmed_in_it_leaves_the_aces_to_the_zone():
    match = place(f"^ f2 {FULL_ZONE} a4", "0 to move, aces 1")
    assert ends(match, "e3") == {"d3", "e4"}
    assert match.why_not("a4-a5") == "zone-first"


def test_hemmed_in_with_frontier_rights_it_leaves_the_aces_to_any_junk():
    match = place(f"^ f2 {FULL_ZONE} a6", "0 to move, aces 1")
    assert match.why_not("a6-b6") is None
    assert match.why_not("f2-f3") == "no-jump"


def test_a_six_alone_does_not_move_it():
    match = place("^ f2", "0 to throw, throws 2")
    match.play("1 six")
    assert match.state.actor == 1
