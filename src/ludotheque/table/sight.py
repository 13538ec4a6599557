"""What people see of a table, as JSON: made once for all who see the same, and forgotten when it changes."""

from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Raw, json

from ..contract import CHANCE, NOBODY, Entry
from ..scene import Frame, Line, Preview, lines, preview, scenery, with_offers
from . import entries
from .entries import Played
from .question import waiting_to_hand, waiting_to_undo
from .telling import house_line, seat_views
from .view import HandVote, Hint, TableView, Told, UndoVote, Viewer

if TYPE_CHECKING:
    from .table import Table

MOST_STORIES = 32  # kept between two entries: those who look on are at most a few entries behind
MOST_VIEWS = 64  # kept while watchers come and go


class Happened(NamedTuple):
    """An entry of the log, with its number, and what a move did in the match, at which ply."""

    seq: int
    entry: entries.Entry
    played: Entry | None
    ply: int = -1


class Sight:
    def __init__(self, table: "Table"):
        self.table = table
        self.frames: dict[int, Raw] = {}
        self.sceneries: dict[int, Frame] = {}
        self.stories: dict[tuple[int, int], Raw] = {}
        self.views: dict[tuple[object, ...], Raw] = {}

    def forget_match(self) -> None:
        """Something happened."""
        self.frames.clear()
        self.sceneries.clear()
        self.stories.clear()

    def forget_table(self) -> None:
        """Something about the table itself has changed."""
        self.views.clear()

    def told(self, happened: Happened, seat: int) -> Told | None:
        """An entry of the log as a viewer reads it; some are not told."""
        entry, seq = happened.entry, happened.seq
        match entry:
            case Played():
                assert happened.played is not None
                return self.told_entry(happened.played, seq, happened.ply, seat)
            case entries.Said(person, text):
                return Told(seq, "chat", name=self.table.people[person].name, text=text)
        said = house_line(entry, [person.name for person in self.table.people])
        return Told(seq, "house", lines=(Line(said, ""),)) if said else None

    def told_entry(self, played: Entry, seq: int, ply: int, seat: int) -> Told:
        """A move or an outcome as a viewer reads it."""
        known = played.known_to(seat)
        text = known.text if known.seat == CHANCE and known.move >= 0 else ""
        said = tuple(lines(self.table.game, known))
        return Told(seq, "move", played.seat, self.table.match.is_routine(played), ply, text=text, lines=said)

    def since(self, seq: int, seat: int, most: int) -> Raw:
        """What happened after an entry, the newest at most, as JSON; made once for all who may know the same."""
        first = min(max(seq, self.table.seq - most), self.table.seq)
        key = first, seat if self.table.game.has_secrets else NOBODY
        if key not in self.stories:
            forget_beyond(MOST_STORIES, self.stories)
            fresh = self.table.history[first:]
            told = (self.told(happened, seat) for happened in fresh)
            self.stories[key] = Raw(json.encode([entry for entry in told if entry is not None]))
        return self.stories[key]

    def frame(self, seat: int) -> Raw:
        """What a seat sees now, as JSON; made once between two entries for all who see the same."""
        running = self.table.state == "running" and seat != NOBODY
        to_move = running and seat == self.table.match.state.to_move and not self.table.is_bots(seat)
        key = seat if self.table.game.has_secrets or to_move else NOBODY
        if key not in self.frames:
            shown = self.scenery(seat if self.table.game.has_secrets else NOBODY)
            self.frames[key] = Raw(json.encode(with_offers(self.table.match, shown) if to_move else shown))
        return self.frames[key]

    def scenery(self, seat: int) -> Frame:
        if seat not in self.sceneries:
            self.sceneries[seat] = scenery(self.table.match, seat, self.table.identities)
        return self.sceneries[seat]

    def hint(self, move: int, chance: float) -> Hint:
        return Hint(self.table.game.write(self.table.match.state, move), preview(self.table.match, move).lines, chance)

    def preview(self, person: int, text: str) -> Preview:
        """What a move would do, for the one who may play it."""
        return preview(self.table.match, self.table.may_move(person, text))

    def view(self, person: int, present: frozenset[int] = frozenset(), watchers: int = 0) -> Raw:
        """The table itself as a person sees it, as JSON; made again when something about it has changed."""
        key = (
            person,
            present,
            watchers,
            self.table.seat_seen_from(person),
            self.table.may_undo(person),
            self.table.speed,
        )
        if key not in self.views:
            forget_beyond(MOST_VIEWS, self.views)
            self.views[key] = Raw(json.encode(self.view_now(person, present, watchers)))
        return self.views[key]

    def view_now(self, person: int, present: frozenset[int], watchers: int) -> TableView:
        undo, hand = self.table.undo, self.table.hand
        return TableView(
            id=self.table.id,
            game=self.table.game.name,
            state=self.table.state,
            seats=seat_views(self.table.seats, present),
            options=self.table.opened.options,
            watchers=watchers,
            viewer=Viewer(person, self.table.seats_of(person), self.table.seat_seen_from(person)),
            may_undo=self.table.may_undo(person),
            undo=UndoVote(undo.person, waiting_to_undo(self.table)) if undo else None,
            hand=HandVote(hand.person, hand.seat, waiting_to_hand(self.table)) if hand else None,
            resigned=self.table.resigned,
            rematch=self.table.rematch,
            speed=self.table.speed,
            advice=self.table.opened.advice,
            texts=self.table.opened.texts,
            commitment=self.table.opened.commitment,
            entropies=self.table.entropies,
            secret=self.table.secret,
        )


def forget_beyond(most: int, kept: dict[Any, Raw]) -> None:
    if len(kept) >= most:
        kept.clear()
