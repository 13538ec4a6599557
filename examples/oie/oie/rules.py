"""Le jeu de l'oie: two dice, a spiral of 63 squares, nothing to decide. Whoever stops on the last square wins."""

from typing import Annotated

import numpy as np

from ludotheque.contract import LEGAL, OVER, Form, Forms, Ints, Record, Rulebook, Rules, Within, kernel, note
from ludotheque.contract.seats import seat_after

RULEBOOK = Rulebook(__package__)
Rule = RULEBOOK.Rule
SEATS, LAST, CAP = 4, 63, 200
GEESE = (5, 9, 14, 18, 23, 27, 32, 36, 41, 45, 50, 54, 59)
BRIDGE, INN, WELL, MAZE, PRISON, DEATH = 6, 19, 31, 42, 52, 58
HELD = -1  # until somebody comes
FORMS = Forms(moves=(), outcomes=(Form("{a}+{b}", a=range(1, 7), b=range(1, 7)),))
THROWS = FORMS.outcome_count
dice_of = FORMS.unpack(0)


class State(Record):
    square: Annotated[Ints, np.int8, SEATS, Within(0, LAST)]
    waits: Annotated[Ints, np.int8, SEATS, Within(HELD, 2)]  # turns to miss, or HELD
    dice: Annotated[Ints, np.int8, 2, Within(0, 6)]  # of the last throw, 0 before


@kernel
def begin(s: State, seats: int, options: Ints) -> None:
    s.actor = 0


@kernel
def moves(s: State, out: Ints) -> int:
    for throw in range(THROWS):
        out[throw] = throw
    return THROWS


@kernel
def why_not(s: State, move: int) -> int:
    return LEGAL if 0 <= move < THROWS else Rule.TWO_DICE


@kernel
def scores(s: State, out: Ints) -> None:
    for seat in range(s.seats):
        out[seat] = s.square[seat]


@kernel
def play(s: State, move: int, trace: Ints) -> None:
    a, b = dice_of(move)
    s.dice[0], s.dice[1] = a + 1, b + 1
    start, end = s.square[s.actor], fly(s, s.actor, trace)
    for other in range(s.seats):
        if s.square[other] == end and end > 0 and other != s.actor:
            s.square[other], s.waits[other] = start, 0
            note(trace, Rule.MEETING, s.actor, other, start)
    s.square[s.actor], s.waits[s.actor] = end, 2 if end == INN else HELD if end in (WELL, PRISON) else 0
    if end == LAST or s.ply == CAP:
        s.to_move, s.ended_by = OVER, Rule.LAST_SQUARE if end == LAST else Rule.THROW_CAP
        note(trace, s.ended_by, s.actor)
    else:
        pass_on(s, trace)


@kernel
def fly(s: State, seat: int, trace: Ints) -> int:
    """Where the throw takes a goose."""
    step = s.dice[0] + s.dice[1]
    end = s.square[seat] + step
    note(trace, Rule.TWO_DICE, seat, s.dice[0], s.dice[1])
    if s.square[seat] == 0 and step == 9:
        end = 26 if max(s.dice[0], s.dice[1]) == 6 else 53
        note(trace, Rule.FIRST_NINE, seat, end)
    while end in GEESE or end > LAST:
        rule = Rule.TOO_FAR if end > LAST else Rule.GOOSE
        end, step = (2 * LAST - end, -step) if end > LAST else (end + step, step)
        note(trace, rule, seat, min(end, LAST))
    if end in (INN, WELL, PRISON):
        note(trace, Rule.INN_WELL_PRISON, seat, end)
    if end not in (BRIDGE, MAZE, DEATH):
        return end
    to = 12 if end == BRIDGE else 30 if end == MAZE else 0
    note(trace, Rule.BRIDGE_MAZE_DEATH, seat, to)
    return to


@kernel
def pass_on(s: State, trace: Ints) -> None:
    """The next who need not wait; if all are held, nobody is any more."""
    held = 0
    for seat in range(s.seats):
        held += s.waits[seat] == HELD
    if held == s.seats:
        note(trace, Rule.ALL_HELD)
        for seat in range(s.seats):
            s.waits[seat] = 0
    s.actor = seat_after(s, s.actor)
    while s.waits[s.actor]:
        s.waits[s.actor] = max(HELD, s.waits[s.actor] - 1)
        s.actor = seat_after(s, s.actor)


RULES = Rules(begin, moves, play, why_not, scores)
