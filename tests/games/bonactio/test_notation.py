import pytest

from ludotheque.testing import play_at_random, positions

from .positions import GAME, cards, keeping, place, play

read = GAME.read


def test_every_move_has_a_text_of_its_own():
    state = GAME.state()
    for move in range(GAME.move_count + GAME.outcome_count):
        assert read(GAME.write(state, move)) == move


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("to 2", " TO  2"),
        ("dash yes", "Dash Yes"),
        ("4", " 4 "),
        ("best 0 2", "BEST 0  2"),
        ("card blank-1", "card BLANK-1"),
    ],
)
def test_the_same_move(text, same):
    assert read(text) == read(same) is not None


@pytest.mark.parametrize(
    "text",
    ["", "0", "7", "to", "to 6", "to 1 2", "dash", "dash maybe", "card", "card nothing", "best", "best 6", "best 2 0"],
)
def test_what_is_no_move(text):
    assert read(text) is None


@pytest.mark.parametrize(
    "text",
    ["best 1 1", "best 0 1 2 3 4 5", "+4", "nonsense 1"],
)
def test_what_is_no_outcome(text):
    assert read(text) is None


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_drawing_is_the_whole_position(seats):
    match = GAME.start(seats, seats, dash=("asked", "on", "off")[seats % 3], **{"blank-2": 3, "blank-4": 5})
    for position in positions(match, seats):
        state = position.state.copy()
        state.ply = 0
        assert GAME.read_drawing(str(position)) == state


def test_a_drawing_reads_well():
    [give], [back] = cards("give 3"), cards("back 4")
    more = f"dash off\n{keeping('give 3 by 1')}"
    match = place("13, 12 points", "15, 1 points, 1 extra throw", "16", "home 1", more=more)
    play(match, "2", "back 4")
    assert str(match) == "\n".join(
        (
            "seats 4, to_move chance, phase draw, turn 0, contenders nobody, die 2, dash off, bank 187",
            "pawn 15 16 17 home",
            "points 12 1",
            "rank 0 0 0 1",
            "extra 0 1",
            f"place {give}=kept-1 {back}=hand",
            f"kept {give}",
            "arriving 2",
            "walked 16",
            "due_seat 1 0",
            f"due 20 {back}",
        )
    )


def test_much_may_be_left_out():
    match = GAME.position("phase throw, turn 0\npawn start 7")
    assert match.state == place("start", "7", more="actor 0, contenders nobody, bank 200, dash asked").state


def test_a_drawing_begins_a_game_file():
    match = play_at_random(place("almost, 3 points", "59", more="dash on"), 1)
    assert "\n| pawn almost 59\n" in match.save()


THROWS = "phase throw, turn 0"
DRAWS = "phase draw, turn 0"
GAIN, LOSS, SHARE, MOVER = (cards(kind)[0] for kind in ("gain 1", "loss 2", "share 1", "back 4"))


@pytest.mark.parametrize(
    ("drawing", "complaint"),
    [
        ("seats 1", "seats is a whole number from 2 to 6"),
        ("seats 7", "seats is a whole number from 2 to 6"),
        ("nonsense", "no line"),
        ("phase dance", "no value 'dance'"),
        ("phase throw", "somebody's turn"),
        ("phase throw, turn 2", "only seats 0 to 1"),
        ("contenders 0+2", "only seats 0 to 1"),
        ("contenders 2+0", "no value '2\\+0'"),
        ("contenders 1", "two seats or more"),
        ("pawn home\nrank 1", "nobody is home yet"),
        (f"{THROWS}, contenders 0+1", "a contest needs"),
        (f"{THROWS}\npawn 62", "no value '62'"),
        (f"{THROWS}\npawn 3 4 5", "nobody plays on seat 2"),
        (f"{THROWS}\npawn 3 4 5 6 7 8 9", "pawn has 6 values, not 7"),
        (f"{THROWS}\npawn 3 home", "ranks from 1"),
        (f"{THROWS}\npawn 3 home\nrank 0 2", "ranks from 1"),
        (f"{THROWS}\nrank 1", "only those who are home"),
        (f"{THROWS}\npawn home 7\nrank 1", "throws no more"),
        (f"{THROWS}\npawn home home\nrank 1 2", "all are home"),
        ("phase done, to_move over, ended_by all-home, contenders nobody", "all are home"),
        (f"{THROWS}\npawn 7 7", "share a square"),
        (f"{THROWS}, dashing 1", "before it was asked"),
        (f"{THROWS}, bank 201", "220 points together"),
        (f"{THROWS}\npoints 215", "bank goes from 0 to 330, not -5"),
        (f"{THROWS}\npoints 99999", "points is a whole number from 0 to 330"),
        (f"{THROWS}\nextra 101", "nobody has 101 throws"),
        (f"{THROWS}, pile 105", "'pile' is nothing that a drawing tells"),
        (f"{THROWS}, dash maybe", "no value 'maybe'"),
        (f"{THROWS}, die 7", "-6 to 6"),
        (f"{THROWS}\nblank 0 0 6 0", "0 to 5"),
        (f"{THROWS}\nblank 1 1 1 1 1", "blank has 4 values, not 5"),
        (f"{THROWS}\nplace no-such-card=used", "no value 'no-such-card'"),
        (f"{THROWS}\nplace blank-1=used", "in the box exactly if nothing is written"),
        (f"{THROWS}\nplace {GAIN}=box", "in the box exactly if nothing is written"),
        (f"{THROWS}\nplace {GAIN}=used {GAIN}=hand", "told twice"),
        (f"{THROWS}\nplace {GAIN}=used\nplace {LOSS}=hand", "told twice"),
        (f"{THROWS}\nplace {GAIN}=kept-0\nkept {GAIN}", "nobody can keep"),
        (f"{THROWS}\nplace {LOSS}=kept-2\nkept {LOSS}", "nobody can keep"),
        (f"{THROWS}\nplace {LOSS}=kept-0", "those that players keep"),
        (f"{THROWS}\nkept {LOSS}", "those that players keep"),
        (f"{THROWS}\narriving 0\nwalked 1", "between throws"),
        (f"{THROWS}\nable 3", "seats 0 to 1 can wait"),
        (f"{THROWS}\nable 0 1 0", "nobody waits twice"),
        (f"{THROWS}\nable - 1", "a gap"),
        (f"{THROWS}\nable 0 1 0 1 0 1 0", "able has 6 values, not 7"),
        (DRAWS, "nothing to draw"),
        (f"{DRAWS}, dashing 1, dash on", "draws no cards"),
        (f"{DRAWS}\narriving 0", "comes from somewhere"),
        (f"{DRAWS}\narriving 0\nwalked home", "comes from somewhere"),
        (f"{DRAWS}\npawn 3 7\narriving 0\nwalked 2", "nothing to draw"),
        (f"{DRAWS}\npawn 3 7\narriving 0\nwalked 1\ndue_seat 0\ndue {MOVER}", "in hand"),
        (f"{DRAWS}\npawn 3 7\narriving 0\nwalked 1\ndue_seat 0", "somebody's"),
        (f"{DRAWS}\npawn 3 7\narriving 0\nwalked 1\ndue_seat 1\ndue 21", "an event sends a pawn"),
        (f"{DRAWS}\ndue_seat 0 1\ndue {MOVER} 20\nplace {MOVER}=hand", "events come before"),
        (f"{THROWS}\ndue_seat 0\ndue nothing", "no value 'nothing'"),
        ("phase vote, turn 1, to_move 0", "after an arrival"),
        ("phase vote, turn 1", "it is not the turn of seat -1"),
        (f"phase choose, turn 0, to_move 0, asked {SHARE}\nplace {SHARE}=hand", "nobody to choose between"),
        (f"phase choose, turn 0, to_move 0, asked {SHARE}", "no card for which"),
        (f"phase choose, turn 0, to_move 0, asked {GAIN}\nplace {GAIN}=hand", "no card for which"),
        ("phase choose, turn 0, to_move 0, asked nothing", "no value 'nothing'"),
        ("phase choose, turn 0, to_move 0", "carries out a card"),
        (f"{THROWS}, asked {SHARE}", "carries out a card"),
    ],
)
def test_a_wrong_drawing_says_what_is_wrong(drawing, complaint):
    with pytest.raises(ValueError, match=complaint):
        GAME.position(drawing)
