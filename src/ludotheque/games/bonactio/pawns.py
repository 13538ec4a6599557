"""Pawns that walk, push and pass, and the moves that they have earned."""

from ...contract import NONE, Ints, inlined, kernel, note
from .content import ALMOST, START
from .state import BACK_CARD, BY_CARD, KIND, MOST_DUE, Rule, State, amount_of, drop, pawn_on


@inlined
def walk(s: State, seat: int, end: int, trace: Ints) -> None:
    """push: everybody who has moved arrives, the pawn that walked first."""
    note_passed(s, seat, end, trace)
    start = s.pawn[seat] + 0
    s.pawn[seat] = end
    if s.dashing:
        return
    s.arriving[0] = seat
    s.walked[0] = start
    n, square, pusher = 1, end, seat
    while START < square < ALMOST:
        pushed = pawn_on(s, square, pusher)
        if pushed == NONE:
            break
        note(trace, Rule.PUSH, pusher, pushed, square, square + 1)
        s.pawn[pushed] = square + 1
        s.arriving[n] = pushed
        s.walked[n] = square
        n += 1
        square += 1
        pusher = pushed


@inlined
def note_passed(s: State, seat: int, end: int, trace: Ints) -> None:
    """jump-over"""
    if len(trace):
        low, high = min(s.pawn[seat] + 0, end), max(s.pawn[seat] + 0, end)
        for other in range(s.seats):
            if low < s.pawn[other] < high:
                note(trace, Rule.JUMP_OVER, seat, other, s.pawn[other])


@kernel
def earn_move(s: State, seat: int, what: int, waits: bool, trace: Ints) -> None:
    """settle-order: events' moves before the cards', each in the order earned."""
    i = 0
    while s.due_seat[i] != NONE and (what >= BY_CARD or s.due[i] < BY_CARD):
        i += 1
    if waits or i:
        note(trace, Rule.SETTLE_ORDER, seat, i)
    for j in range(MOST_DUE - 1, i, -1):
        s.due_seat[j] = s.due_seat[j - 1]
        s.due[j] = s.due[j - 1]
    s.due_seat[i] = seat
    s.due[i] = what


@kernel
def make_due_move(s: State, trace: Ints) -> None:
    """event-moves, card-moves. A pawn that has come to be neutral is not moved."""
    seat, what = s.due_seat[0] + 0, s.due[0] + 0
    drop(s.due_seat, 0)
    drop(s.due, 0)
    start = s.pawn[seat] + 0
    if start == ALMOST:
        note(trace, Rule.NEUTRAL, seat, 0)
        return
    if what < BY_CARD:
        end = what
        note(trace, Rule.EVENT_MOVES, seat, start, end)
    else:
        end = end_by_card(s, seat, what - BY_CARD, trace)
        note(trace, Rule.CARD_MOVES, seat, start, end, what - BY_CARD)
    if end != start:
        walk(s, seat, end, trace)


@kernel
def end_by_card(s: State, seat: int, card: int, trace: Ints) -> int:
    """back-to-start, exact-almost-there: where a moving card leads."""
    start, steps = s.pawn[seat] + 0, amount_of(s, card)
    end = start + steps
    if KIND[card] == BACK_CARD:
        end = start - steps
    elif end > ALMOST:
        end = start - steps
        note(trace, Rule.EXACT_ALMOST_THERE, seat, start, end, steps)
    if end < START:
        end = START
        note(trace, Rule.BACK_TO_START, seat, start)
    return end
