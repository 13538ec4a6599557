"""What a good player would choose, and how a position stands: solved for two players, estimated for three and four.

A value is the points that a seat will have gained on its rivals (on their mean, if there are several) when the round
ends, if purses never run dry and a round may last.
"""

from collections.abc import Sequence

from ...contract import NONE, Hints
from ...contract.seats import seats_of
from ...contract.trace import no_trace
from .clouds import outlook
from .forms import ARRIVAL, SEND, START
from .placing import INWARD, Squares, far_from, find_answer, openings, set_first_arrival, set_second_arrival
from .rules import play
from .solution import solved
from .state import ARRIVALS, EXILES, SEATS, SQUARES, STARTS, State, is_taken, player_after, token_owner

RICH = 10_000  # a purse that does not run dry


def best_start(s: State, but: int = NONE) -> int:
    """choose-start: the square for the seat to move; or the next best, without one of them."""
    if len(seats_of(s.playing)) == 2:
        square = start_of_two(s)
        if square != but and not is_taken(s.record, square):
            return square
    return next(square for square in INWARD if square != but and not is_taken(s.record, square))


def start_of_two(s: State) -> int:
    """By the table of openings, which knows some stakes and no squares that are closed."""
    opening, rival, old = openings().get(s.stake), s.start[s.first], old_squares(s)
    if rival == NONE:
        return opening.first if opening else INWARD[0]
    return opening.answer(rival) if opening and not old else find_answer(rival, s.stake, old)[0]


def old_squares(s: State) -> Squares:
    """next-round"""
    return frozenset(square for square in s.old if square != NONE)


def best_arrival(s: State, but: int = NONE) -> int:
    """next-sets-arrival: the square for the seat to move, which places its neighbour's; or the next best."""
    if len(seats_of(s.playing)) == 2:
        starts = s.start[s.first], s.start[player_after(s.record, s.first)]
        if s.to_move != s.first:
            return set_first_arrival(starts, s.stake, but=but, old=old_squares(s))[0]
        return set_second_arrival(starts, s.arrival[s.first], s.stake, but, old_squares(s))[0]
    free = [square for square in range(SQUARES) if square != but and not is_taken(s.record, square)]
    return max(free, key=lambda square: standing(filled(after(s, ARRIVAL + square)), s.to_move))


def best_exile(s: State, but: int = NONE) -> int:
    """hit: where the seat to move sends the pawn; or the other place."""
    return max((square for square in EXILES if square != but), key=lambda square: exiled(s, square, s.to_move))


def best_move(s: State, but: int = NONE) -> int:
    """The number of the best move of the seat to move, or of the best but for one."""
    if s.phase == STARTS:
        return START + best_start(s, but - START)
    if s.phase == ARRIVALS:
        return ARRIVAL + best_arrival(s, but - ARRIVAL)
    return SEND + EXILES.index(best_exile(s, EXILES[but - SEND] if but >= SEND else NONE))


def standing(s: State, seat: int) -> float:
    """How a seat stands that plays this round, before a throw."""
    players = seats_of(s.playing)
    if len(players) > 2:
        return lead(s, seat, outlook(s))
    first, rival = players
    values = solved((s.start[first], s.start[rival]), (s.arrival[first], s.arrival[rival]), s.stake)
    ahead = float(values[int(s.actor == rival), s.pawn[first], s.pawn[rival]])
    return ahead if seat == first else -ahead


def exiled(s: State, square: int, seat: int) -> float:
    """How a seat stands once the pawn has been sent to a square: what is paid at once, and what will be."""
    sent = after(s, SEND + EXILES.index(square))
    return lead(s, seat, [points - RICH for points in sent.purse]) + standing(sent, seat)


def lead(s: State, seat: int, points: Sequence[float]) -> float:
    """What a seat has more than its rivals on average."""
    rivals = [points[rival] for rival in seats_of(s.playing) if rival != seat]
    return points[seat] - sum(rivals) / len(rivals)


def after(s: State, move: int) -> State:
    """The position after a move, where nobody runs dry and the round goes on."""
    s = s.copy()
    s.throws = 0
    for seat in range(SEATS):
        s.purse[seat] = RICH
    play(s.record, move, no_trace())
    return s


def filled(s: State) -> State:
    """The other arrivals placed as most would: far away."""
    while s.phase == ARRIVALS:
        start = s.start[token_owner(s.record)]
        s = after(s, ARRIVAL + next(square for square in far_from(start) if not is_taken(s.record, square)))
    return s


HINTS = Hints(best_move=best_move)
