"""What a move did, as the kernel tells it: one row per event.

A row holds the rule, a mask of the seats that may know, and up to four details. Row 0 holds the
count. A trace without rows takes no notes: search does not need the story.
"""

from .kernel import kernel
from .memory import Ints, ints

DETAILS = 4
EVERYBODY = -1  # as a mask: all seats and spectators
ROOM = 128


def new_trace() -> Ints:
    return ints(ROOM, 2 + DETAILS)


def no_trace() -> Ints:
    return ints(0, 2 + DETAILS)


@kernel
def note(trace: Ints, rule: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Something happened that everybody may know."""
    note_for(trace, EVERYBODY, rule, a, b, c, d)


@kernel
def note_for(trace: Ints, seen: int, rule: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Something happened that only the seats of the mask may know."""
    if len(trace) == 0:
        return
    n = int(trace[0, 0]) + 1
    if n == len(trace):
        return
    trace[0, 0] = n
    trace[n, 0] = rule
    trace[n, 1] = seen
    trace[n, 2] = a
    trace[n, 3] = b
    trace[n, 4] = c
    trace[n, 5] = d


def may_know(mask: int, seat: int) -> bool:
    """Whether a viewer (NOBODY: a spectator) belongs to a mask."""
    return mask == EVERYBODY or (seat >= 0 and bool(mask >> seat & 1))
