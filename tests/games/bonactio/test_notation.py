import pytest

from tests.games.at_random import play_at_random

from .positions import GAME, cards, place, play

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
    while match.to_move != "over":
        play_at_random(match, len(match.log), 1)
        state = match.state.copy()
        state.ply = 0
        assert GAME.codec.parse(str(match)) == state


def test_a_drawing_reads_well():
    [give], [back] = cards("give 3"), cards("back 4")
    match = place("13, 12 points", "15, 1 points, 1 extra throw", "16", "home 1", more=f"dash off\nkept {give} 1")
    play(match, "2", "back 4")
    assert str(match) == "\n".join(
        (
            "       +1     +2     +3     +4     +5     +6     +7     +8     +9     +10",
            "  0    .      c      .      c      +2     .      c      again  c      .",
            " 10    .      c      -3     c      .:0    >20:1  c:2    .      c      .",
            " 20    +3     c      .      c      .      >20    c      .      c      -2",
            " 30    .      c      .      c      +3     .      c      miss   .      c",
            " 40    >44    c      .      .      c      -3     .      c      .      >44",
            " 50    c      .      .      +2     .      .      again  .      .      .",
            "seat 0: 15, 12 points",
            "seat 1: 16, 1 points, 1 extra throw",
            "seat 2: 17, 10 points",
            "seat 3: home 1, 10 points",
            "bank 187, pile 104, dash off, die 2",
            f"kept {give} 1",
            f"hand {back}",
            "arriving 2 from 16",
            f"due 1 to 20, 0 by {back}",
            "2 to draw, turn of 0",
        )
    )


def test_much_may_be_left_out():
    match = GAME.position("seat 0: start\nseat 1: 7\n0 to throw")
    assert match.state == place("start", "7", more="bank 200, pile 106, dash asked").state


def test_a_drawing_begins_a_game_file():
    match = play_at_random(place("almost, 3 points", "59", more="dash on"), 1)
    assert match.save().count("\n| seat") == 2


SEATS = "seat 0: 3\nseat 1: 7\n"
GAIN, LOSS, SHARE, MOVER = (cards(kind)[0] for kind in ("gain 1", "loss 2", "share 1", "back 4"))


@pytest.mark.parametrize(
    ("drawing", "complaint"),
    [
        ("", "two to six seats"),
        ("seat 0: 3\n0 to throw", "two to six seats"),
        (f"{SEATS}seat 2: 9", "whose turn"),
        (f"{SEATS}0 to dance", "whose turn"),
        (f"{SEATS}2 to throw", "only seats 0 to 1"),
        (f"{SEATS}contest 0 2", "only seats 0 to 1"),
        (f"{SEATS}contest 1", "two seats or more"),
        (f"nonsense\n{SEATS}0 to throw", "no line"),
        ("seat 1: 3\n0 to throw", "seat 0 has to come before"),
        ("seat 0: 62\nseat 1: 7\n0 to throw", "start, 1 to 60"),
        ("seat 0: home\nseat 1: 7\n1 to throw", "home with its rank"),
        ("seat 0: home 2\nseat 1: 7\n1 to throw", "ranks from 1"),
        ("seat 0: home 1\nseat 1: 7\n0 to throw", "throws no more"),
        ("seat 0: home 1\nseat 1: home 2\n0 to throw", "all are home"),
        (f"{SEATS}over", "all are home"),
        ("seat 0: 7\nseat 1: 7\n0 to throw", "share a square"),
        (f"  0  . . . .:0\n{SEATS}0 to throw", "drawn on 4, and its line says 3"),
        (f"{SEATS}bank 201\n0 to throw", "220 points together"),
        ("seat 0: 3, 215 points\nseat 1: 7\n0 to throw", "220 points together"),
        (f"{SEATS}pile 105\n0 to throw", "106 cards, not 105"),
        (f"{SEATS}dash maybe\n0 to throw", "no value 'maybe'"),
        (f"{SEATS}die 7\n0 to throw", "-6 to 6"),
        (f"{SEATS}blanks 0 0 6 0\n0 to throw", "0 to 5"),
        (f"{SEATS}blanks 1 1\n0 to throw", "4 blank cards"),
        (f"{SEATS}used no-such-card\n0 to throw", "no card 'no-such-card'"),
        (f"{SEATS}used blank-1\n0 to throw", "no card 'blank-1'"),
        (f"{SEATS}used {GAIN}\nhand {GAIN}\n0 to throw", "told twice"),
        (f"{SEATS}kept {GAIN} 0\n0 to throw", "nobody can keep"),
        (f"{SEATS}kept {LOSS} 2\n0 to throw", "nobody can keep"),
        (f"{SEATS}arriving 0 from 1\n0 to throw", "between throws"),
        (f"{SEATS}able 3\n0 to throw", "seats 0 to 1 can wait"),
        (f"{SEATS}0 to draw, turn of 0", "whose turn"),
        (f"{SEATS}arriving 0\n0 to draw, turn of 0", "'0' cannot be in the list of arriving"),
        (f"{SEATS}arriving 0 from 61\n0 to draw, turn of 0", "'0 from 61' cannot be"),
        (f"{SEATS}able {', '.join('0101010')}\n0 to throw", "cannot be in the list of able"),
        (f"{SEATS}due 0 by nothing\n0 to throw", "no value 'nothing'"),
        (f"{SEATS}kept {LOSS}\n0 to throw", "cannot be in the list of kept"),
        (f"{SEATS}arriving 0 from 2\n0 to draw, turn of 0", "nothing to draw"),
        (f"{SEATS}due 0 by {MOVER}\narriving 0 from 1\n0 to draw, turn of 0", "in hand"),
        (f"{SEATS}0 to vote, turn of 1", "after the first arrival"),
        (f"{SEATS}hand {SHARE}\n0 to choose for {SHARE}, turn of 0", "nobody to choose between"),
        (f"{SEATS}0 to choose for {SHARE}, turn of 0", "no card for which"),
        (f"{SEATS}hand {GAIN}\n0 to choose for {GAIN}, turn of 0", "no card for which"),
        (f"{SEATS}0 to choose for nothing, turn of 0", "whose turn"),
    ],
)
def test_a_wrong_drawing_says_what_is_wrong(drawing, complaint):
    with pytest.raises(ValueError, match=complaint):
        GAME.position(drawing)
