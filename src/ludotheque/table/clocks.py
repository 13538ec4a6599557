"""The clocks of a table: what is left to each seat. They follow the stamps in its log, and know no other time.

A stamp says how long the house had been open (`uptime.py`): time in which it was closed is in none of them.
"""

from collections.abc import Sequence
from copy import copy
from typing import Annotated

from msgspec import Meta, Struct

from ..contract import NOBODY
from .refused import Refused

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600
MS = 1000  # stamps, and what is left, are whole milliseconds
LEAST_BANK, MOST_BANK = MINUTE, 30 * DAY
LEAST_TURN, MOST_TURN = 5, 14 * DAY
MOST_LONGEST = 60 * DAY

Seconds = Annotated[int, Meta(ge=0, le=1 << 40)]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """In seconds: what each seat begins with, what every turn adds, and the most that it comes to; 0 if it may grow.

    Who runs out is stood in for by a bot until they are back, or `loses`.
    """

    bank: Seconds
    turn: Seconds
    longest: Seconds = 0
    loses: bool = False

    def topped_up(self, left: int) -> int:
        """With the time of one turn more."""
        more = left + self.turn * MS
        return min(more, self.longest * MS) if self.longest else more


def need_fair(clock: Clock) -> None:
    """Refused, one fault at a time, if nobody can play by it."""
    if not LEAST_BANK <= clock.bank <= MOST_BANK:
        raise Refused("invalid", "refused-clock-bank", days=MOST_BANK // DAY)
    if not LEAST_TURN <= clock.turn <= MOST_TURN:
        raise Refused("invalid", "refused-clock-turn", seconds=LEAST_TURN, days=MOST_TURN // DAY)
    if clock.longest > MOST_LONGEST:
        raise Refused("invalid", "refused-clock-longest", days=MOST_LONGEST // DAY)
    if clock.longest and clock.longest < clock.bank:
        raise Refused("invalid", "refused-clock-less")
    if clock.longest and clock.longest < clock.turn:
        raise Refused("invalid", "refused-clock-lost")


USUAL = (
    Clock(10 * MINUTE, 15),
    Clock(30 * MINUTE, 30),
    Clock(2 * DAY, 12 * HOUR, 3 * DAY),
    Clock(7 * DAY, DAY, 10 * DAY),
)  # what is offered to who opens a table; any other may be asked for


class Clocks:
    """`seat` is the one whose time runs, `turn` the one whose turn it was last."""

    def __init__(self, terms: Clock, seats: int):
        self.terms = terms
        self.left = [terms.bank * MS] * seats
        self.at = 0
        self.seat = self.turn = NOBODY
        self.stood_in: set[int] = set()  # seats whose time ran out, until their people are back
        self.out: set[int] = set()  # seats that have lost

    def pass_time(self, at: int) -> None:
        """Up to a stamp. One that lies before the last, from a process that lags behind, takes nothing."""
        if self.seat >= 0:
            self.left[self.seat] = max(0, self.left[self.seat] - max(0, at - self.at))
        self.at = max(self.at, at)

    def follow(self, turn: int, seat: int) -> None:
        """Whose turn it is now, and whose time runs; a turn that begins brings its time."""
        if turn >= 0 and turn != self.turn:
            self.left[turn] = self.terms.topped_up(self.left[turn])
            self.turn = turn
        self.seat = seat

    def expire(self, seat: int) -> None:
        (self.out if self.terms.loses else self.stood_in).add(seat)

    def come_back(self, seat: int) -> None:
        """With the time of one turn at least."""
        self.stood_in.discard(seat)
        self.left[seat] = max(self.left[seat], self.terms.turn * MS)

    def left_at(self, now: int) -> int:
        """To the seat whose time runs."""
        return self.left[self.seat] - max(0, now - self.at)

    def is_up(self, now: int) -> bool:
        return self.seat >= 0 and self.left_at(now) <= 0

    @property
    def due(self) -> int:
        """The stamp at which the time of who is to move is up; 0 if no time runs."""
        return self.at + self.left[self.seat] if self.seat >= 0 else 0

    def due_after(self, stamps: Sequence[int], turn: int, seat: int) -> int:
        """When that will be once stamps have come and it is another's turn."""
        twin = copy(self)
        twin.left = list(self.left)
        for at in stamps:
            twin.pass_time(at)
        twin.follow(turn, seat)
        return twin.due
