import pytest

from tests.games.jonques.positions import clauses, ends, place, starred

ONE_ACE = """
 3  . . . . * * * . . . .
 2  . . . . * ^ * . . . .
 1  . . . . * * * . . . .
    a b c d e f g h i j k
"""
TWO_ACES = """
 4  . . . . * * * . . . .
 3  . . . * * * * * . . .
 2  . . . * * ^ * * . . .
 1  . . . * * * * * . . .
    a b c d e f g h i j k
"""
THREE_ACES = """
 5  . . . . * * * . . . .
 4  . . . . * * * . . . .
 3  . . * * * * * * * . .
 2  . . * * * ^ * * * . .
 1  . . * * * . * * * . .
    a b c d e f g h i j k
"""
THREE_ACES_DOWN = """
11  . . * * * . * * * . .
10  . . * * * v * * * . .
 9  . . * * * * * * * . .
 8  . . . . * * * . . . .
 7  . . . . * * * . . . .
    a b c d e f g h i j k
"""


@pytest.mark.parametrize(("aces", "reached"), [(1, ONE_ACE), (2, TWO_ACES), (3, THREE_ACES)])
def test_the_squares_that_a_junk_may_reach_from_its_port(aces, reached):
    match = place("^ f2", f"0 to move, aces {aces}")
    assert ends(match, "f2") == starred(reached)


def test_the_second_player_leaves_the_port_the_other_way_up():
    match = place("v f10", "1 to move, aces 3")
    assert ends(match, "f10") == starred(THREE_ACES_DOWN)


@pytest.mark.parametrize("move", ["f2-d4", "f2-h4"])
def test_past_the_limit_of_the_zone_it_keeps_its_direction(move):
    match = place("^ f2", "0 to move, aces 3")
    assert match.why_not(move) == "port-exit"


@pytest.mark.parametrize("move", ["f2-f1", "f2-f2"])
def test_it_visits_no_square_twice(move):
    match = place("^ f2", "0 to move, aces 3")
    assert match.why_not(move) == "port-exit"


def test_inside_the_zone_only_the_first_step_may_go_back():
    """The way to g1 leads over f1: from g2 it would be a second step back."""
    match = place("^ f2 f1", "0 to move, aces 2")
    assert match.why_not("f2-g1") == "no-jump"


def test_the_log_names_it():
    match = place("^ f2", "0 to move, aces 3")
    assert "port-exit" in clauses(match.play("f2-e5"))


def test_no_other_junk_bends_its_course():
    match = place("^ f4", "0 to move, aces 3")
    assert match.why_not("f4-e6") == "straight"
