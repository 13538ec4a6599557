from collections import Counter

import pytest

from .positions import GAME, events, place, play_at_random

BAR = " 9  . . . . . . . R-Y-V-G"


@pytest.mark.parametrize(("seats", "turns", "kept"), [(2, 22, 1), (3, 15, 0), (4, 11, 1)])
def test_everybody_has_as_many_turns(seats, turns, kept):
    match = play_at_random(GAME.start(seats, seed=seats, begins="seat-2"), seats)
    played = Counter(entry.seat for entry in match.log if entry.seat >= 0)
    assert played == dict.fromkeys(range(seats), turns)
    assert list(match.state.held)[:seats] == [kept if seat == 1 else 0 for seat in range(seats)]
    assert match.state.pile == 0
    assert [(event.count, event.game) for event in events(match.log[-1], "full-rounds-only")] == [(turns, 1)]


def test_play_goes_on_from_the_hands_when_the_pile_is_empty():
    match = place(BAR, "RYVG YRVG", "RYVG YRVG", status="to_move 0, turns 38", pile="")
    match.play("H8>RYVG")
    assert match.to_move == 1
    match.play("H10>RYVG")
    assert match.to_move == 0


def test_the_last_turn_ends_it_though_a_piece_is_left():
    match = place(BAR, "RYVG", "RYVG YRVG", status="to_move 1, turns 43", pile="")
    match.play("H8>RYVG")
    assert match.to_move == "over"
    assert match.state.held[1] == 1


def test_the_turn_before_the_last_does_not():
    match = place(BAR, "RYVG", "YRVG", status="to_move 0, turns 42", pile="")
    match.play("H8>RYVG")
    assert match.to_move == 1
