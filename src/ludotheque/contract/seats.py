"""Seats around the table, and several at once: as a mask of bits, as those who tie in a throw for the first turn, as
the best of a score."""

from typing import Any

from .kernel import inlined
from .memory import Ints, table
from .record import MOST_SEATS

CROWD = table([mask.bit_count() for mask in range(1 << MOST_SEATS)])  # by mask, how many seats


def seats_of(mask: int) -> list[int]:
    return [seat for seat in range(MOST_SEATS) if mask >> seat & 1]


@inlined
def seat_after(s: Any, seat: int) -> int:
    """The next around the table. Faster than a remainder."""
    return seat + 1 if seat + 1 < s.seats else 0


@inlined
def is_part(mask: int, whole: int) -> bool:
    """Whether some of these seats, and not all, are in a mask: what a throw among them can decide."""
    return 0 < mask < whole and mask & ~whole == 0


@inlined
def only_seat(mask: int) -> int:
    """The seat of a mask of one."""
    seat = 0
    while mask >> seat != 1:
        seat += 1
    return seat


@inlined
def best_of(scores: Ints, seats: int) -> tuple[int, int]:
    """The first of the best, and how many share the best score."""
    best, sharing = 0, 1
    for seat in range(1, seats):
        if scores[seat] > scores[best]:
            best, sharing = seat, 1
        elif scores[seat] == scores[best]:
            sharing += 1
    return best, sharing
