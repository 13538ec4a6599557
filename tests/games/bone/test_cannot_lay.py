from ludotheque.scene import frame

from .positions import clauses, place

LAST_ROOM = """
    A B C D E F G H I J K L M N O P Q R
 1  x x x G-V-R-Y x x x y x v x y x x x
 2  x x x V-G-R-Y x x x v x y x v x x x
 3  x x x G-V-R-Y x x x g x g x g x x x
 4  V-Y-R-G x x Y-G-V-R r r r r r r g v
 5  x x x G-V-R-Y x x x y y x y x g r r
 6  G-R-Y-V x x Y-G-R-V g v x v x v v y
 7  x x G-V-R-Y y x x x v g x g g y y g
 8  V-Y-G-R x x v x x x r r r x y x x x
 9  R-Y-G-V x x r R-V-G-Y y y x v x x x
10  x x R-V-Y-G g g x x x g g x r x x x
11  x R-Y-V-G x x v x x x v v V-R-Y-G g
12  g r V-G-Y-R x y G-R-Y-V x x y x x y
13  r g x g x x x r x x x v x x g x g r
14  y y x y Y-R-G-V x x x r x x r x r v
15  v v v v V-Y-G-R x x x y r v v v v .
16  x x g r x x x R-V-Y-G g g r x r y .
17  x x r x x x Y-G-V-R x x v g x g x .
18  x x y x x x Y-R-G-V x x y y x y x .
"""
LATE = "to_move 0, turns 42"


def test_a_player_that_can_lay_nothing_passes():
    """There is room in column R, but no way to lay this bar there."""
    match = place(LAST_ROOM, "YVRG", "nothing", "nothing", status=LATE)
    assert match.moves() == ["pass"]
    assert clauses(match.play("pass")) == ["cannot-lay"]
    assert match.state.turns == 43
    assert match.to_move == 1


def test_who_passes_draws_nothing():
    match = place(LAST_ROOM, "nothing", "nothing", "nothing", status=LATE)
    match.play("pass")
    assert match.state.pile == 1
    assert match.state.held[0] == 0
    assert match.to_move == 1


def test_the_others_may_lay_after_a_pass():
    match = place(" 9  . . . . . . . R-Y-V-G", "nothing", "RYVG")
    match.play("pass")
    assert match.play("H8>RYVG").seat == 1


def test_all_may_pass_to_the_end():
    match = place(LAST_ROOM, "YVRG", "nothing", "nothing", status=LATE)
    for _ in range(3):
        match.play("pass")
    assert match.ended_by == "most-points-wins"


def test_a_player_that_can_lay_must_lay():
    match = place(" 9  . . . . . . . R-Y-V-G", "RYVG", "RYVG")
    assert match.why_not("pass") == "cannot-lay"
    assert "pass" not in match.moves()


def test_only_who_sees_the_hand_is_told():
    """To the others the player to move is asked as always."""
    match = place(LAST_ROOM, "YVRG", "nothing", "nothing", status=LATE)
    assert [frame(match, seat).prompt.id for seat in (0, 1, -1)] == ["prompt-pass", "prompt-lay", "prompt-lay"]
