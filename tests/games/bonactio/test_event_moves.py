"""A moving event sends to a fixed square; what the layout has to keep for every throw to end."""

import random

import pytest

from ludotheque.contract.trace import no_trace
from ludotheque.games.bonactio.content import CLEAR, SQUARE_KINDS, TRACK, Square, check_moves
from ludotheque.games.bonactio.rules import play_on
from ludotheque.games.bonactio.state import MOVERS, layout

from .positions import GAME, cards, clauses, lie, pawns, place, play, status, tells

LONG = 400  # cards and choices of one throw; half a dozen is usual


def test_it_sends_the_pawn_to_its_square():
    match = place("15", "start")
    entry = match.play("1")
    assert clauses(entry) == ["throw-and-advance", "exact-event", "event-moves"]
    assert tells(entry, "event-moves", "player", "from_", "to") == [(0, 16, 20)]
    assert pawns(match) == [20, 0]
    assert status(match) == "0 to draw, turn of 0"


def test_it_may_send_back():
    match = place("25", "start")
    entry = match.play("1")
    assert tells(entry, "event-moves", "player", "from_", "to") == [(0, 26, 20)]
    assert "back-draws" in clauses(play(match, "gain 1"))
    assert "back-draws" in clauses(play(match, "gain 1"))
    assert status(match) == "1 to throw"


def test_a_pawn_that_is_there_already_does_not_move():
    """It was pushed onto the square while its move was waiting."""
    share = cards("share 1")[0]
    more = f"{lie('hand', share)}\ndue_seat 0\ndue 20"
    match = place("20", "3", "52", more=more, status=f"1 to choose for {share}, turn of 1")
    entry = match.play("to 2")
    assert tells(entry, "event-moves", "player", "from_", "to") == [(0, 20, 20)]
    assert status(match) == "2 to throw"


def test_our_street_keeps_the_condition():
    check_moves(TRACK)
    moving = {square.number for square in TRACK if square.kind == "move"}
    assert moving == {16, 26, 41, 50}
    for square in TRACK:
        if square.kind == "move":
            assert not moving & set(range(square.value, square.value + 6))


def street(kinds):
    return tuple(Square(n, *kinds.get(n, ("plain", 0)), {}) for n in range(62))


@pytest.mark.parametrize("near", range(6))
def test_a_target_too_near_to_another_moving_event_is_refused(near):
    with pytest.raises(ValueError, match="square 30: to 10 is too near"):
        check_moves(street({30: ("move", 10), 10 + near: ("move", 40)}))
    check_moves(street({30: ("move", 10), 16: ("move", 40)}))


def random_street(dice):
    """Any layout that keeps the condition, with many moving events."""
    kinds = {}
    moving = set(dice.sample(range(1, 60), dice.randint(1, 14)))
    targets = [n for n in range(1, 60) if not moving & set(range(n, n + CLEAR + 1))]
    for n in range(1, 60):
        if n not in moving:
            kind = dice.choices(SQUARE_KINDS[:-1], (3, 5, 2, 1, 1))[0]
            kinds[n] = (kind, dice.choice((-5, -1, 2, 5)) if kind == "points" else 0)
        elif targets:
            kinds[n] = ("move", dice.choice(targets))
    return street(kinds)


def longest_throw(track, dice, throws):
    """Throws from crowded squares, with moving cards drawn as soon as there are any."""
    seats = dice.randint(2, 6)
    first = dice.randint(1, 48)
    squares = [str(first + seat + dice.randint(0, 1) * seats) for seat in range(seats)]
    match, table, longest, plies = place(*squares), layout(track), 0, 0
    movers = {GAME.move_count + 6 + card for card in MOVERS}
    while throws and match.to_move != "over":
        numbers = match.numbers()
        preferred = [number for number in numbers if number in movers]
        thrown = match.state.phase == 1
        play_on(match.state.record, dice.choice(preferred or numbers), table, no_trace())
        throws, plies = throws - thrown, 1 if thrown else plies + 1
        longest = max(longest, plies)
        if plies > LONG:
            break
    return longest


@pytest.mark.parametrize("seed", range(4))
def test_no_layout_that_keeps_it_gives_an_endless_throw(seed):
    dice = random.Random(seed)
    longest = 0
    for _ in range(250):
        track = random_street(dice)
        check_moves(track)
        longest = max(longest, longest_throw(track, dice, throws=12))
    assert 20 < longest < LONG


def test_one_that_breaks_it_does():
    """Two events that send a pawn to and fro over a card square."""
    track = street({10: ("move", 14), 12: ("card", 0), 14: ("move", 10)})
    with pytest.raises(ValueError, match="too near"):
        check_moves(track)
    match, table = place("9", "start"), layout(track)
    play_on(match.state.record, match.read("1"), table, no_trace())
    gains = [match.read(f"card {id}") for id in cards("gain 1")]
    for _ in range(LONG):
        assert match.state.phase == 2
        numbers = match.numbers()
        play_on(match.state.record, next((n for n in gains if n in numbers), numbers[0]), table, no_trace())
