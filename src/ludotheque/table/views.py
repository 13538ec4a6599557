"""What people get to see of a table, as JSON: made once for all who see the same, and forgotten when it changes."""

from collections.abc import Sequence
from itertools import count
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from msgspec import Raw, Struct, json

from ..bots import USUAL
from ..contract import CHANCE, NOBODY, Entry
from ..scene import (
    Line,
    Preview,
    Reckoning,
    Say,
    cards,
    changed_fields,
    gains,
    lines,
    move_name,
    preview,
    reckoning,
    scenery,
    with_offers,
)
from . import entries
from .clocks import Clocks
from .doors import invitations
from .entries import LogEntry, Played, Seat
from .frames import Scenery, SentFrame, scenery_change, touched_change
from .messages import ClockView, EntryView, HandVote, Hint, RematchVote, SeatView, TableView, UndoVote, Viewer
from .paces import HASTE
from .question import waiting_to_go_on, waiting_to_hand, waiting_to_undo
from .rights import is_past_open, is_settled

if TYPE_CHECKING:
    from .table import Table

SOMEONE = Say("someone")  # who was forgotten
encode = json.Encoder().encode
MOST_STORIES = 32  # kept between two entries: those who look on are at most a few entries behind
MOST_VIEWS = 64  # kept while watchers come and go


class LoggedEntry(NamedTuple):
    """An entry of the log, with its number, and what a move did in the match, at which ply, in whose turn.

    `dice` are the faces that a throw left on the table.
    """

    seq: int
    entry: LogEntry
    played: Entry | None
    ply: int = -1
    turn: int = NOBODY
    dice: tuple[str, ...] = ()


M = TypeVar("M", bound=Struct)


class Made(Generic[M]):
    """A message that was made for viewers, and as JSON. What changed from one to another is found by their numbers."""

    __slots__ = ("message", "number", "text")

    def __init__(self, number: int, message: M):
        self.number, self.message, self.text = number, message, Raw(encode(message))


FrameNews = tuple[Raw, int]
"""What changed in a frame, and the digest of the whole new one."""


class Views:
    __slots__ = (
        *("table", "frames", "sceneries", "reckonings", "stories", "tables"),
        *("frame_changes", "scenery_changes", "table_changes"),
    )

    numbers = count()  # of messages, at all tables: what somebody has seen is never taken for another

    def __init__(self, table: "Table"):
        self.table = table
        self.frames: dict[int, SentFrame] = {}
        self.sceneries: dict[int, Scenery] = {}
        self.reckonings: dict[int, Reckoning] = {}
        self.stories: dict[tuple[int, int], Raw] = {}
        self.tables: dict[tuple[object, ...], Made[TableView]] = {}
        self.frame_changes: dict[tuple[int, int], FrameNews | None] = {}
        self.scenery_changes: dict[tuple[int, int], bytes] = {}
        self.table_changes: dict[tuple[int, int], Raw | None] = {}

    def forget_match(self) -> None:
        """An entry came."""
        self.frames.clear()
        self.frame_changes.clear()
        self.sceneries.clear()
        self.scenery_changes.clear()
        if not self.table.is_over:  # what is over is reckoned once, whatever people say of it afterwards
            self.reckonings.clear()
        self.stories.clear()

    def forget_table(self) -> None:
        """Something about the table itself has changed."""
        self.tables.clear()
        self.table_changes.clear()

    def entry(self, logged: LoggedEntry, seat: int) -> EntryView | None:
        """An entry of the log as a seat reads it; some are not told."""
        entry, seq = logged.entry, logged.seq
        match entry:
            case Played():
                assert logged.played is not None
                return self.move(logged.played, seq, logged.ply, seat, logged.turn, logged.dice)
            case entries.Said(person, text):
                if not text:
                    return None  # of somebody who was forgotten
                return EntryView(seq, "chat", name=self.table.company.people[person].name, text=text, person=person)
            case entries.Phrased(person, phrase):
                name = self.table.company.people[person].name
                return EntryView(seq, "chat", name=name, person=person, phrase=phrase)
        said = house_line(entry, [person.name or SOMEONE for person in self.table.company.people])
        return EntryView(seq, "house", lines=(Line(said, ""),)) if said else None

    def move(
        self, played: Entry, seq: int, ply: int, seat: int, turn: int = NOBODY, dice: tuple[str, ...] = ()
    ) -> EntryView:
        """A move or an outcome as a seat reads it."""
        known = played.known_to(seat)
        text = known.text if known.seat == CHANCE and known.move >= 0 else ""
        said, read = tuple(lines(self.table.game, known)), tuple(cards(self.table.match, played, ply, seat))
        routine = self.table.match.is_routine(played)
        faces = dice if text else ()
        return EntryView(seq, "move", played.seat, routine, ply, "", text, said, read, turn, faces)

    def entries_since(self, seq: int, seat: int, most: int) -> Raw:
        """What happened after an entry, the newest at most; made once for all who may know the same."""
        first = min(max(seq, self.table.seq - most), self.table.seq)
        key = first, seat if self.table.game.has_secrets else NOBODY
        if key not in self.stories:
            forget_beyond(MOST_STORIES, self.stories)
            shown = (self.entry(logged, seat) for logged in self.table.history[first:])
            self.stories[key] = Raw(encode([view for view in shown if view is not None]))
        return self.stories[key]

    def frame(self, seat: int) -> SentFrame:
        """What a seat sees now; made once between two entries for all who see the same."""
        running = self.table.state == "running" and seat != NOBODY and self.table.formality is None
        to_move = running and seat == self.table.match.state.to_move and not self.table.company.is_bots(seat)
        key = seat if self.table.game.has_secrets or to_move else NOBODY
        if key not in self.frames:
            seen = self.scenery(seat if self.table.game.has_secrets else NOBODY)
            shown = with_offers(self.table.match, seen.frame) if to_move else seen.frame
            self.frames[key] = SentFrame(next(self.numbers), seen, shown)
        return self.frames[key]

    def frame_change(self, before: SentFrame, after: SentFrame) -> FrameNews | None:
        """From a frame that viewers have to the one that they get, if it changed; made once for all of them."""
        key = before.number, after.number
        if key not in self.frame_changes:
            parts = self.scenery_change(before.scenery, after.scenery), touched_change(before, after)
            found = b",".join(filter(None, parts))
            self.frame_changes[key] = (Raw(b"{%b}" % found), after.digest) if found else None
        return self.frame_changes[key]

    def scenery_change(self, before: Scenery, after: Scenery) -> bytes:
        key = before.number, after.number
        if key not in self.scenery_changes:
            self.scenery_changes[key] = scenery_change(before, after)
        return self.scenery_changes[key]

    def table_change(self, before: Made[TableView], after: Made[TableView]) -> Raw | None:
        """The fields that are not what they were, if any."""
        key = before.number, after.number
        if key not in self.table_changes:
            forget_beyond(MOST_VIEWS, self.table_changes)
            found = changed_fields(before.message, after.message)
            self.table_changes[key] = Raw(encode(found)) if found else None
        return self.table_changes[key]

    def scenery(self, seat: int) -> Scenery:
        if seat not in self.sceneries:
            shown = scenery(self.table.match, seat, self.table.identities)
            self.sceneries[seat] = Scenery(next(self.numbers), shown)
        return self.sceneries[seat]

    def reckoning(self, seat: int) -> Reckoning:
        """Where the scores come from; nothing before the end."""
        if not self.table.is_over:
            return ()
        if seat not in self.reckonings:
            self.reckonings[seat] = reckoning(self.table.match, seat)
        return self.reckonings[seat]

    def hint(self, move: int, chance: float) -> Hint:
        text = self.table.game.write(self.table.match.state, move)
        match = self.table.match
        return Hint(text, self.preview(move).lines, chance, gains(match, move), move_name(match, move))

    def preview(self, move: int) -> Preview:
        """What a move would do, for all that the seat to move knows."""
        return preview(self.table.match, move)

    def of_table(
        self, person: int, present: frozenset[int] = frozenset(), watchers: int = 0, seat: int | None = None
    ) -> Made[TableView]:
        """The table itself as a person sees it, from a `seat`; made again when something about it has changed."""
        table = self.table
        seat = table.seat_shown_to(person) if seat is None else seat
        undo = table.may_undo(person), table.goes_with(person), table.is_sealed(person)
        key = person, present, watchers, seat, undo, table.speed
        if key not in self.tables:
            forget_beyond(MOST_VIEWS, self.tables)
            self.tables[key] = Made(next(self.numbers), self.table_now(person, present, watchers))
        return self.tables[key]

    def table_now(self, person: int, present: frozenset[int], watchers: int) -> TableView:
        table, undo, hand = self.table, self.table.undo, self.table.hand
        is_open = is_past_open(table)
        return TableView(
            id=table.id,
            game=table.game.name,
            state=table.state,
            seats=seat_views(table.company.seats, present),
            options=table.opened.options,
            watchers=watchers,
            viewer=Viewer(person, table.company.seats_of(person), table.seat_shown_to(person)),
            may_undo=table.may_undo(person),
            goes_too=table.goes_with(person),
            is_sealed=table.is_sealed(person),
            undo=UndoVote(undo.person, waiting_to_undo(table)) if undo else None,
            hand=HandVote(hand.person, hand.seat, waiting_to_hand(table)) if hand else None,
            again=RematchVote(table.again.person, waiting_to_go_on(table)) if table.again else None,
            resigned=table.resigned,
            closed=table.is_closed,
            winners=table.winners,
            reckoning=self.reckoning(table.seat_shown_to(person)),
            rematch=table.rematch,
            speed=table.speed,
            haste=HASTE[table.speed],
            advice=table.opened.advice,
            texts=table.opened.texts,
            door=table.opened.door,
            invitations=invitations(table.opened, table.company.seats) if person >= 0 else (),
            commitment=table.opened.commitment,
            entropies=table.entropies,
            secret=table.secret,
            may_fork=is_open,
            may_download=is_open,
            may_study=is_settled(table),
            clock=clock_view(table.clocks) if table.clocks and table.state in ("running", "over") else None,
        )


def clock_view(clocks: Clocks) -> ClockView:
    return ClockView(clocks.terms, clocks.at, clocks.seat, tuple(clocks.left), tuple(sorted(clocks.out)))


def forget_beyond(most: int, kept: dict[Any, Any]) -> None:
    if len(kept) >= most:
        kept.clear()


def seat_view(seat: Seat, present: frozenset[int]) -> SeatView:
    return SeatView(
        kind="bot" if seat.kind == "bot" else "person" if seat.person >= 0 else "free",
        name=seat.name if seat.kind != "bot" else "",
        level=seat.level or (USUAL if seat.kind == "bot" else 0),
        person=seat.person,
        present=seat.kind == "bot" or seat.person in present,
        stand_in=seat.stand_in,
    )


def seat_views(seats: Sequence[Seat], present: frozenset[int]) -> tuple[SeatView, ...]:
    return tuple(seat_view(seat, present) for seat in seats)


def house_line(entry: LogEntry, people: Sequence[str | Say]) -> Say | None:
    """A sentence about the table itself."""
    match entry:
        case entries.Joined():
            return Say("table-kept" if entry.kept else "table-joined", {"name": entry.name or SOMEONE})
        case entries.RematchAsked(person):
            return Say("table-rematch-asked", {"name": people[person]})
        case entries.RematchAnswered(person, agree):
            return Say("table-undo-agreed" if agree else "table-rematch-refused", {"name": people[person]})
        case entries.Forgotten() | entries.Bared():
            return Say("table-forgotten")
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
        case entries.Closed():
            return Say("table-closed")
        case entries.ShownOut(person):
            return Say("table-shown-out", {"name": people[person]})
        case entries.Resigned(seat, late):
            return Say("table-late" if late else "table-resigned", {"player": seat})
        case entries.Expired(seat):
            return Say("table-expired", {"player": seat, "bot": Say(f"bot-{USUAL}")})
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
