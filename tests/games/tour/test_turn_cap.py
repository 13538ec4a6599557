import pytest

from ludotheque.testing import play

from .positions import SITES, clauses, events, place

HANDS = ("train-2*2", "train-2*2", "train-2*2")


def last_turn(out, left=""):
    return place(
        "N20E10", "S0E20", "N10E20", hands=HANDS, front="fuji petra", out=out, left=left, more="turns 600", turn=2
    )


@pytest.mark.parametrize(
    ("out", "winners"),
    [
        ("uluru=rack-1 nazca=carried-0 venise=carried-0", [1]),
        ("uluru=rack-1 nazca=rack-2 venise=carried-2", [2]),
        ("uluru=rack-1 nazca=rack-2 venise=carried-2 pompei=carried-1", [1, 2]),
        ("uluru=open-1", [0, 1, 2]),
    ],
)
def test_most_validated_then_most_carried_else_shared(out, winners):
    match = last_turn(out)
    entry = play(match, "stay")
    assert clauses(entry) == ["stay", "turn-cap"]
    assert [event.turns for event in events(entry, "turn-cap")] == [600]
    assert match.ended_by == "turn-cap"
    assert match.winners == winners


def test_turns_of_all_players_are_counted_together():
    match = place("N20E10", "S0E20", hands=HANDS[:2], more="turns 599")
    play(match, "stay")
    assert match.state.turns == 600
    play(match, "stay")
    assert match.to_move == "over"


def test_the_last_turn_is_played_to_its_end():
    match = last_turn("uluru=rack-1")
    play(match, "train-2 N10E10")
    assert match.to_move == "chance"  # refill
    match.draw()
    assert match.to_move == "over"


def test_nothing_is_read_out_after_the_last_turn():
    """A riddle is due, and somebody has a turn to miss."""
    more = "turns 600\nhint 1\nage 2 2\nmiss 1"
    match = place("N20E10", "S0E20", "N10E20", hands=HANDS, front="fuji petra", turn=2, more=more)
    assert clauses(play(match, "stay")) == ["stay", "turn-cap"]


def test_before_it_the_riddle_is_read_out():
    more = "turns 599\nhint 1\nage 2 2\nmiss 1"
    match = place("N20E10", "S0E20", "N10E20", hands=HANDS, front="fuji petra", turn=2, more=more)
    play(match, "stay")
    assert match.moves() == ["riddle easier"]


def test_missed_turns_do_not_count():
    match = place("N20E10", "S0E20", hands=HANDS[:2], more="turns 598\nmiss 0 2")
    for turns in (599, 600):
        play(match, "stay")
        assert (match.to_move, match.state.turns) == (0, turns)


def nothing_left(where):
    out = " ".join(f"{site}={'rack-1' if i else where}" for i, site in enumerate(SITES))
    return place("N20E10", "S0E20", hands=HANDS[:2], front="- -", out=out, left="0 0")


@pytest.mark.parametrize("where", ["open-0", "carried-0"])
def test_not_while_a_card_is_open_or_carried(where):
    match = nothing_left(where)
    play(match, "stay")
    assert match.to_move == 1


def test_when_no_card_is_left_anywhere_the_game_ends():
    match = nothing_left("rack-0")
    assert clauses(play(match, "stay")) == ["stay", "turn-cap"]
    assert match.ended_by == "turn-cap"
    assert match.winners == [1]
