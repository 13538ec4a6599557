"""Cochon: throw a die as often as you dare. Each point goes into the pot; hold, and the pot is yours; a one, and it is
lost. Whoever reaches the goal wins."""

from typing import Annotated

from ludotheque.contract import (
    CHANCE,
    LEGAL,
    OVER,
    Byte,
    Form,
    Forms,
    Ints,
    Positions,
    Record,
    Rulebook,
    Rules,
    Short,
    Within,
    int8,
    kernel,
    note,
)
from ludotheque.contract.seats import seat_after

RULEBOOK = Rulebook(__package__)
Rule = RULEBOOK.Rule
SEATS = 4
GOAL = 30
SHORTEST, LONGEST = 4, 400  # turns of a game, as an option

# What people may play and what chance may bring, as short texts. Numbers follow from the list.
FORMS = Forms(moves=(Form("hold"), Form("go")), outcomes=(Form("{die}", die=range(1, 7)),))
HOLD, GO, THROW = FORMS.firsts


class State(Record):
    """All that a position is, every field with its range."""

    pot: Annotated[Byte, Within(0, GOAL)]
    die: Annotated[Byte, Within(0, 6)]  # what it showed last, 0 before
    played: Annotated[Short, Within(0, LONGEST)]  # turns
    turns: Annotated[Short, Within(SHORTEST, LONGEST)]  # option
    points: Annotated[Ints, int8, SEATS, Within(0, GOAL)]


@kernel
def begin(s: State, seats: int, options: Ints) -> None:
    s.turns = options[0]
    s.actor = 0


@kernel
def moves(s: State, out: Ints) -> int:
    first, count = (THROW, 6) if s.to_move == CHANCE else (HOLD, 2)
    for i in range(count):
        out[i] = first + i
    return count


@kernel
def why_not(s: State, move: int) -> int:
    if s.to_move == CHANCE:
        return LEGAL if THROW <= move < THROW + 6 else Rule.THROW
    return LEGAL if HOLD <= move <= GO else Rule.HOLD


@kernel
def play(s: State, move: int, trace: Ints) -> None:
    if move >= THROW:
        throw(s, move - THROW + 1, trace)
    elif move == HOLD:
        hold(s, trace)
    else:
        s.to_move = CHANCE


@kernel
def throw(s: State, die: int, trace: Ints) -> None:
    """throw, one-loses"""
    s.die = die
    note(trace, Rule.THROW, s.actor, die)
    if die == 1:
        note(trace, Rule.ONE_LOSES, s.actor, s.pot)
        end_turn(s, trace)
        return
    s.pot = min(s.pot + die, GOAL)
    s.to_move = s.actor


@kernel
def hold(s: State, trace: Ints) -> None:
    """hold, goal"""
    s.points[s.actor] = min(GOAL, s.points[s.actor] + s.pot)
    note(trace, Rule.HOLD, s.actor, s.pot, s.points[s.actor])
    if s.points[s.actor] == GOAL:
        finish(s, Rule.GOAL, trace)
    else:
        end_turn(s, trace)


@kernel
def end_turn(s: State, trace: Ints) -> None:
    """last-turn"""
    s.pot = 0
    s.played += 1
    if s.played == s.turns:
        finish(s, Rule.LAST_TURN, trace)
        return
    s.actor = seat_after(s, s.actor)
    s.to_move = CHANCE


@kernel
def finish(s: State, rule: int, trace: Ints) -> None:
    s.pot = 0
    s.to_move = OVER
    s.ended_by = rule
    note(trace, rule, s.actor)


@kernel
def scores(s: State, out: Ints) -> None:
    for seat in range(s.seats):
        out[seat] = s.points[seat]


def check(s: State) -> None:
    """What the ranges of the fields cannot say; ValueError says what is wrong."""
    if s.to_move >= 0 and s.to_move != s.actor:
        raise ValueError(f"it is the turn of seat {s.actor}.")
    if s.actor < 0 or any(s.points[seat] for seat in range(s.seats, SEATS)):
        raise ValueError("it is somebody's turn, and only who plays has points.")
    if s.played > s.turns or (s.to_move != OVER and (s.played == s.turns or GOAL in list(s.points))):
        raise ValueError("this game is over.")


RULES = Rules(begin, moves, play, why_not, scores)
POSITIONS = Positions(check)
