import random

import pytest

from ludotheque.games.tour.state import NONE
from ludotheque.testing import deal, play_at_random

from .positions import GAME, SITES, place

draw, parse = GAME.codec.draw, GAME.codec.parse


@pytest.mark.parametrize("seed", range(4))
def test_a_drawn_position_is_the_position(seed):
    match = GAME.start(2 + seed, seed=seed, round_world=("no", "yes")[seed % 2], hint=seed)
    for n in range(40):
        play_at_random(match, n, 7)
        state = match.state.copy()
        state.ply = 0
        assert parse(str(match)) == state


def test_a_card_that_somebody_has_peeked_at_may_leave():
    """What they saw of it stays noted until another comes; such a position can be drawn and gone on from."""
    dice, match, met = random.Random(15), GAME.start(3, seed=16), 0
    dice.choice(range(5))
    while len(match.log) < 80:
        GAME.check(match.state)
        if any(front == NONE and seen for front, seen in zip(match.state.front, match.state.glimpsed, strict=True)):
            met += 1
            assert str(GAME.position(str(match))) == str(match)
        match.apply(dice.choice(match.numbers()))
    assert met


def test_a_drawing_may_hold_what_is_hidden():
    match = deal(GAME.start(3, seed=2))
    for seat in (-1, 0, 1, 2):
        hidden = match.hidden(seat)
        hidden.ply = 0
        assert parse(draw(hidden)) == hidden


def test_the_map_is_drawn_with_travellers_and_flags():
    rows = str(place("N50E20", "S0E20", flags={0: "N60E20"})).splitlines()[:14]
    assert rows[2][20] == "0" and rows[8][20] == "1" and rows[1][20] == "a"
    assert {len(row) for row in rows} == {36}


def test_the_map_is_there_to_be_looked_at():
    drawing = str(place("N50E20", "S0E20"))
    assert parse("\n".join(drawing.splitlines()[14:])) == parse(drawing)


def test_a_drawing_of_little_is_as_at_the_beginning():
    assert str(GAME.position("seats 2")) == str(GAME.start(2))


OUT = " ".join(f"{site}=rack-0" for site in SITES[:3])


@pytest.mark.parametrize(
    ("drawing", "complaint"),
    [
        ("seats", "seats has one value, not 0"),
        ("seats two", "seats is a whole number from 2 to 6, not 'two'"),
        ("seats 1", "seats is a whole number from 2 to 6, not '1'"),
        ("seats 7", "seats is a whole number from 2 to 6, not '7'"),
        ("seats 2\nweather fine", "'weather fine' is nothing that a drawing tells"),
        ("seats 2\nply 3", "'ply 3' is nothing that a drawing tells"),
        ("seats 2\nphase sleep", "phase has no value 'sleep'"),
        ("seats 2\nstage", "stage has one value, not 0"),
        ("seats 2\nturns 1 2", "turns has one value, not 2"),
        ("seats 2\nturns many", "turns is a whole number from 0 to 600, not 'many'"),
        ("seats 2\ntraveller N80E0", "traveller has no value 'N80E0'"),
        ("seats 2\nflag " + "S0E0 " * 7, "flag has 6 values, not 7"),
        ("seats 2\nnumber 2 1 2 3", "number is a whole number from 0 to 1, not '2'"),
        ("seats 2\nnumber", "number has 3 values, not 0"),
        ("seats 2\nhand 2 train-2=1", "only seats 0 to 1 hold cards"),
        ("seats 2\nhand 0 rocket=1", "hand has no value 'rocket'"),
        ("seats 2\nhand 0 train-2=x", "hand is a whole number from 0 to 55, not 'x'"),
        ("seats 2\nplace atlantis=rack-0", "place has no value 'atlantis'"),
        ("seats 2\nplace venise=pocket", "place has no value 'pocket'"),
        ("seats 2\nevent_at storm=used", "event_at has no value 'storm'"),
        ("seats 2\nlabel venise/easy=1", "label has no value 'venise/easy'"),
        ("seats 2\nhand 0 plane-6=2", "there are 1 transport cards of a kind, not so many"),
        ("seats 2\nhand 0 plane-6=1\nhand 1 plane-6=1", "transport cards of a kind, not so many"),
        ("seats 2\nhand 0 train-2=1\nheld 0", "seat 0 holds 0 cards, and 1 of them are told"),
        ("seats 2\nhand 0 train-2=55 train-3=1", "there are 55 transport cards, not so many"),
        ("seats 2\nheld 3", "seat 0 holds 3 cards, and 0 of them are told"),
        ("seats 2\nfront venise\nplace venise=rack-0\nleft 40 39", "a card cannot be in the camera and elsewhere"),
        (f"seats 2\nplace {OUT}", "77 cards are left in the camera, not 80"),
        ("seats 2\nleft 40 41", "left is a whole number from 0 to 40, not '41'"),
        ("seats 2\nto_move 2", "only seats 0 to 1"),
        ("seats 2\nto_move nobody", "to_move is a whole number from -2 to 5, not 'nobody'"),
        ("seats 2\nturn 2", "only seats 0 to 1"),
        ("seats 2\nturn -2", "turn is a whole number from -1 to 5, not '-2'"),
    ],
)
def test_a_wrong_drawing_says_what_is_wrong(drawing, complaint):
    with pytest.raises(ValueError, match=complaint.replace("?", r"\?")):
        GAME.position(drawing)
