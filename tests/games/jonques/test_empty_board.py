from tests.games.jonques.positions import GAME, clauses, squares

BOARD = """
11  . . . . : : : . . . .
10  . . . . : O : . . . .
 9  . . . . : : : . . . .
 8  . . . . . . . . . . .
 7  . . . . . . . . . . .
 6  ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
 5  . . . . . . . . . . .
 4  . . . . . . . . . . .
 3  . . . . : : : . . . .
 2  . . . . : O : . . . .
 1  . . . . : : : . . . .
    a b c d e f g h i j k
"""


def test_the_ports_are_in_the_middle_of_the_second_rows_amid_their_zones():
    assert squares(str(GAME.start())) == squares(BOARD)


def test_all_junks_wait_off_the_board():
    match = GAME.start()
    assert "empty-board" in clauses(match.play("0 begins"))
    assert list(match.state.afloat) == [0, 0]
