"""What a table tells of itself: who sits where, and what happened beside the game."""

from collections.abc import Sequence

from ..bots import USUAL
from ..scene import Say
from . import entries
from .view import SeatView


def seat_view(seat: entries.Seat, present: frozenset[int]) -> SeatView:
    return SeatView(
        kind="bot" if seat.kind == "bot" else "person" if seat.person >= 0 else "free",
        name=seat.name if seat.kind != "bot" else "",
        level=seat.level or (USUAL if seat.kind == "bot" else 0),
        person=seat.person,
        present=seat.kind == "bot" or seat.person in present,
        stand_in=seat.stand_in,
    )


def seat_views(seats: Sequence[entries.Seat], present: frozenset[int]) -> tuple[SeatView, ...]:
    return tuple(seat_view(seat, present) for seat in seats)


def house_line(entry: entries.Entry, people: Sequence[str]) -> Say | None:
    """A sentence about the table itself."""
    match entry:
        case entries.Joined():
            return Say("table-joined", {"name": entry.name})
        case entries.UndoAsked(person):
            return Say("table-undo-asked", {"name": people[person]})
        case entries.UndoAnswered(person, agree):
            return Say("table-undo-agreed" if agree else "table-undo-refused", {"name": people[person]})
        case entries.TakenBack():
            return Say("table-taken-back")
        case entries.HandAsked(person, seat):
            return Say("table-hand-asked", {"name": people[person], "player": seat})
        case entries.HandAnswered(person, agree):
            return Say("table-undo-agreed" if agree else "table-undo-refused", {"name": people[person]})
        case entries.Dropped(_, person):
            return Say("table-withdrawn", {"name": people[person]}) if person >= 0 else Say("table-dropped")
        case entries.Resigned(seat):
            return Say("table-resigned", {"player": seat})
        case entries.Handed(seat):
            return Say("table-handed", {"player": seat, "bot": Say(f"bot-{USUAL}")})
        case entries.Taken(seat):
            return Say("table-taken", {"player": seat})
        case entries.Paced(person, speed):
            return Say(f"table-pace-{speed}", {"name": people[person]})
        case entries.Advised(seat):
            return Say("table-advised", {"player": seat})
        case entries.Revealed():
            return Say("table-revealed")
        case entries.Continued():
            return Say("table-rematch")
        case entries.Carried(version):
            return Say("table-carried", {"version": version})
    return None
