"""Who may come to a table. A stranger at a table that is not open learns nothing, not even that it is there.

`open`: listed, anybody may sit down or watch. `invitation`: not listed, the link holds a key. `screen`: for those who
share one. A seat that is held for somebody has a key of its own, which opens the door too.
"""

import hmac
import secrets
from collections.abc import Sequence

from .entries import Door, Opened, Seat
from .messages import Invitation, SeatPlan
from .refused import Refused

SEAT_KEY = 22  # characters


def usual_door(plan: Sequence[SeatPlan]) -> Door:
    kinds = {planned.kind for planned in plan}
    return "invitation" if "friend" in kinds else "screen" if "here" in kinds else "open"


def new_invite(door: Door, plan: Sequence[SeatPlan]) -> str:
    """The key in a table's link, where one is needed."""
    is_held = any(planned.kind == "friend" and planned.name for planned in plan)
    return secrets.token_urlsafe(16) if door == "invitation" or is_held else ""


def seat_key(opened: Opened, seat: int) -> str:
    """Of a seat that is held: it can be worked out from the table's own key, and not the other way round."""
    return hmac.new(opened.invite.encode(), f"seat {seat}".encode(), "sha256").hexdigest()[:SEAT_KEY]


def held_by(opened: Opened, seats: Sequence[Seat], key: str) -> int:
    """The seat that a key was made for, -1 if there is none."""
    held = (n for n, seat in enumerate(seats) if seat.held and opened.invite)
    return next((n for n in held if same(key, seat_key(opened, n))), -1)


def is_invited(opened: Opened, key: str) -> bool:
    """Whether a key opens the door."""
    if opened.door != "invitation" or not opened.invite:
        return False
    return same(key, opened.invite) or held_by(opened, opened.seats, key) >= 0


def invitations(opened: Opened, seats: Sequence[Seat]) -> tuple[Invitation, ...]:
    """What those who sit at a table may give away: a link for each seat that is held, and one for all the others."""
    held = [n for n, seat in enumerate(seats) if seat.held and seat.person < 0]
    shared = [Invitation(-1, "", opened.invite)] if opened.door == "invitation" else []
    return (*shared, *(Invitation(n, seats[n].name, seat_key(opened, n)) for n in held))


def seat_for(opened: Opened, seats: Sequence[Seat], free: Sequence[int], key: str) -> int:
    """Where somebody may sit down: on the seat held for them, else on the first that is held for nobody."""
    mine = held_by(opened, seats, key)
    if mine in free:
        return mine
    open_to_all = [n for n in free if not seats[n].held]
    if opened.door == "screen" or not open_to_all:
        raise Refused("seat", "refused-held" if free else "refused-full")
    return open_to_all[0]


def same(key: str, other: str) -> bool:
    return hmac.compare_digest(key.encode(), other.encode())


def stranger() -> Refused:
    """What is said of a table that is not open, as of one that does not exist."""
    return Refused("unknown", "refused-table")
