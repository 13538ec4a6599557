import pytest

from .positions import GAME, clauses, deal, place

ENDS_ON_INNER_SQUARES = """
 8  . . . . . . v . . . . r . . . . . .
 9  . . . . . . r R-G-V-Y y . . . . . .
10  . . . . . . y . . . . g . . . . . .
11  . . . . . . g . . . . v . . . . . .
"""
THE_THIRD_LIES = """
 8  . . . . . . r . . . . r . . . . . .
 9  . . . . . . y Y-R-G-V v . . . . . .
10  . . . . . . v . . . . y . . . . . .
11  . . . . . . g . . . . g . . . . . .
"""
THE_FIRST_LIES_REVERSED = """
 7  . . . . . . . . . . . v . . . . . .
 8  . . . . . . r . . . . y . . . . . .
 9  . . . . . . v V-G-Y-R r . . . . . .
10  . . . . . . y . . . . g . . . . . .
11  . . . . . . g . . . . . . . . . . .
"""
NO_INNER_SQUARES = """
 6  . . . . . . . . . . . r . . . . . .
 7  . . . . . . . . . . . y . . . . . .
 8  . . . . . . . . . . . v . . . . . .
 9  . . . . . . r R-Y-V-G g . . . . . .
10  . . . . . . y . . . . . . . . . . .
11  . . . . . . v . . . . . . . . . . .
12  . . . . . . g . . . . . . . . . . .
"""


@pytest.mark.parametrize(
    ("first", "second", "third", "bone"),
    [
        ("RGVY", "VRYG", "RYGV", ENDS_ON_INNER_SQUARES),
        ("RYVG", "RVYG", "YRGV", THE_THIRD_LIES),
        ("RYGV", "RVYG", "VYRG", THE_FIRST_LIES_REVERSED),
        ("RYVG", "RYVG", "RYVG", NO_INNER_SQUARES),
    ],
)
def test_most_inner_squares_then_the_order_of_drawing(first, second, third, bone):
    match = place("", "nothing", "nothing", status=f"phase bone, first 0\nbone {first} {second}")
    assert "bone-start" in clauses(match.play(f"+{third}"))
    rows = str(match).splitlines()
    assert [row for row in rows[1:19] if row[4:].replace(".", "").strip()] == bone.strip("\n").splitlines()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_bone_is_seen_by_everybody(seats):
    match = deal(GAME.start(seats, seed=3))
    for viewer in range(-1, seats):
        log = match.view(viewer).log
        assert [entry.text for entry in log[-3:]] == [entry.text for entry in match.log[-3:]]
        assert "bone-start" in clauses(log[-1])


def test_nothing_else_happens_before_it_lies():
    match = place("", "nothing", "nothing", status="phase bone, first 0\nbone RYVG")
    assert match.why_not("pass") == "bone-start"
    match.play("+RYVG")
    assert "\nbone RYVG RYVG\n" in str(match)
    assert match.state.pile == 46


def test_it_scores_nothing():
    assert deal(GAME.start(2, seed=1)).scores == [0, 0]
