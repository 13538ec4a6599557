from oie import GAME

from ludotheque.testing import Kit, laws

test_laws = laws(GAME)
THROWS = [
    ("two-dice", "square 1 20", "1+1", 3),
    ("goose", "square 1 20", "1+3", 13),
    ("first-nine", "square 0 20", "3+6", 26),
    ("meeting", "square 18 20", "1+1", 20),
    ("bridge-maze-death", "square 56 20", "1+1", 0),
    ("inn-well-prison", "square 16 20", "2+1", 19),
    ("all-held", "square 49 31\nwaits 0 -1", "2+1", 52),
    ("too-far", "square 62 20", "2+1", 61),
    ("last-square", "square 61 20", "1+1", 63),
]


def test_throws():
    for clause, drawing, throw, to in THROWS:
        match = GAME.position(f"actor 0\n{drawing}")
        assert clause in [event.clause.name for event in match.play(throw).events]
        assert match.state.square[0] == to


def test_no_game_lasts_for_ever():
    assert Kit(GAME, __file__).golden("throw_cap").ended_by == "throw-cap"
