"""Everything that a client may ask of a house, on typed messages; Refused says why something is not done.

It knows no HTTP and no SQL: the web translates requests to it, and whatever else carries messages can do the same.
"""

from contextlib import suppress

from msgspec.structs import replace

from .. import games
from ..contract import CHANCE, Match
from ..contract.seal import FORMAT
from ..scene import Identities, frame
from ..scene.svg import picture
from ..store import Row
from . import opening, rights, shelf
from .actions import Action
from .company import SPECTATOR
from .fairness import read_entropies
from .files import Files
from .house import House
from .live import Live
from .loading import Aside
from .messages import (
    AsideCard,
    Draw,
    EntryView,
    Fairness,
    File,
    ForkFrom,
    GameCard,
    GamePage,
    HouseCard,
    Join,
    OpenTable,
    ReplayFrame,
    Reply,
    Return,
    Seated,
    SeatView,
    StudyPage,
    TableCard,
    Update,
)
from .refused import Refused
from .replay import Replay
from .studies import Studies, study_page
from .summary import Summary, read_summary
from .table import Table, winners_of
from .views import seat_views
from .visit import Send, Visit, answer, update
from .visitor import Visitor

LISTED = 40


class Service:
    """A house, with the name and the public address that its host gave it."""

    def __init__(self, house: House, files: Files, studies: Studies, name: str = "", address: str = ""):
        self.house, self.files, self.studies = house, files, studies
        self.name, self.address = name, address

    async def close(self) -> None:
        self.studies.close()
        self.files.close()
        await self.house.close()

    # The shelf

    def about(self) -> HouseCard:
        """Who this house is: the key that it signs game files with, and the rules that it plays by."""
        key = self.house.key.public if self.house.key else ""
        return HouseCard(key, FORMAT, shelf.versions(), self.name, self.address)

    def list_games(self) -> list[GameCard]:
        return [shelf.card(name) for name in games()]

    def show_game(self, name: str) -> GamePage:
        return shelf.page(name)

    # Tables

    async def list_tables(self, visitor: Visitor, game: str | None = None, state: str | None = None) -> list[TableCard]:
        """Tables of the house, the latest first."""
        rows = await self.house.store.find(game=game, state=state, limit=LISTED)
        return [await self.card(row, visitor) for row in rows]

    async def card(self, row: Row, visitor: Visitor) -> TableCard:
        """A table as its row tells it. A row that an older edition wrote is brought up to date first, once."""
        if aside := self.house.aside.get(row.table):
            return aside_card(row, aside, visitor)
        summary = read_summary(row.summary)
        if summary is None or summary.rules != shelf.versions().get(row.game):
            found = await self.house.find(row.table)
            if isinstance(found, Aside):
                return aside_card(row, found, visitor)
            summary = Summary.of(found.table, found.table.company)
            await self.house.store.keep_summary(row.table, found.table.seq, found.table.state, summary.encode())
        return table_card(row, summary, self.house.lives.get(row.table), visitor)

    def list_aside(self) -> list[AsideCard]:
        """The tables that the house has met and cannot play on, for its host."""
        return [AsideCard(one.id, one.game, one.state, one.version, one.why) for one in self.house.aside.values()]

    async def open(self, visitor: Visitor, wanted: OpenTable) -> Seated:
        """Open a table and sit down at it."""
        prefix = None
        if wanted.fork:
            wanted, prefix = await self.fork(wanted, wanted.fork)
        id, key = await opening.open_table(self.house, wanted, visitor.key_for, prefix)
        return await self.seated(id, key)

    async def fork(self, wanted: OpenTable, source: ForkFrom) -> tuple[OpenTable, Match]:
        """What was played at a table up to a ply, to go on from there with its options."""
        table = (await self.house.live(source.table)).table
        rights.need_fork(table, source.at)
        opened, match = table.opened, await self.house.off_loop(table.match.fork().fork, source.at)
        return replace(wanted, options=opened.options | wanted.options, texts=opened.texts | wanted.texts), match

    async def join(self, visitor: Visitor, id: str, wanted: Join) -> Seated:
        """Sit down on a free seat."""
        return await self.seated(id, await opening.join(self.house, id, wanted.name, visitor.key_for))

    async def come_back(self, id: str, wanted: Return) -> Seated:
        """Take the own seat back on another device."""
        table = (await self.house.live(id)).table
        if table.person_of(wanted.key) == SPECTATOR:
            raise Refused("seat", "refused-key")
        return await self.seated(id, wanted.key)

    async def seated(self, id: str, key: str) -> Seated:
        opened = (await self.house.live(id)).table.opened
        return Seated(id, key, opened.commitment, opened.root)

    async def look(self, visitor: Visitor, id: str, since: int = 0) -> Update:
        """Where a table stands, and what happened after the entry `since`."""
        live = await self.house.live(id)
        person = visitor.person_at(live.table)
        live.see(person)
        shown = update(live, person, since)
        del shown["type"]
        return Update(**shown)  # type: ignore[arg-type]

    async def visit(self, visitor: Visitor, id: str, since: int, send: Send) -> Visit:
        """Look at a table for longer: updates are sent as they come."""
        live = await self.house.live(id)
        return Visit(self.house, live, visitor.person_at(live.table), since, send)

    async def act(self, visitor: Visitor, id: str, action: Action) -> Reply:
        """Do something at a table; answered when it is durable."""
        live = await self.house.live(id)
        return await answer(self.house, live, visitor.person_at(live.table), action)

    # What was played

    async def replay(self, visitor: Visitor, id: str, ply: int) -> ReplayFrame:
        """The table after so many moves and outcomes, as the one who asks may see it."""
        live = await self.house.live(id)
        table = live.table
        rights.need_ply(table, ply)
        seat = table.seat_shown_to(visitor.person_at(table))
        return await self.house.off_loop(replayed, table, live.replay, table.match.fork(), ply, seat)

    async def fairness(self, id: str) -> Fairness:
        """What is needed to compute every throw again; the secret once the game is over."""
        table = (await self.house.live(id)).table
        tags, start, draws = table.opened.tags, table.start, list[Draw]()
        with suppress(ValueError):
            start = start or int(tags.get("fair-from", 0))
        if table.secret or table.is_archive:
            draws = await self.house.off_loop(draws_of, table.match.fork(), start)
        return Fairness(
            commitment=table.opened.commitment or tags.get("commitment", ""),
            secret=table.secret or tags.get("secret", ""),
            entropies=table.entropies or read_entropies(tags),
            start=start,
            draws=tuple(draws),
        )

    async def study(self, id: str) -> StudyPage:
        """How a game went, once it is over: every seat's chance to win, and the worst mistakes."""
        table = (await self.house.live(id)).table
        rights.need_study(table)
        return study_page(table.match, await self.studies.of(id, table.match))

    async def file(self, id: str) -> File:
        """The game as a file; of an older edition, as its log tells it."""
        found = await self.house.find(id)
        if isinstance(found, Aside):
            return File(f"{found.game}-{id}.ludo", await self.files.of_older(found))
        rights.need_file(found.table)
        return File(f"{found.table.game.name}-{id}.ludo", await self.files.of(found.table))

    async def log(self, id: str) -> File:
        """The log of a table that is set aside, entry by entry as it is kept."""
        if not isinstance(await self.house.find(id), Aside):
            raise Refused("unknown", "refused-table")
        return File(f"{id}.txt", await self.files.raw_log(id))

    async def archive(self, text: str) -> Seated:
        """Lay a game file on the shelf, to be replayed."""
        return await self.seated(await self.files.bring(text), "")

    async def picture(self, id: str) -> str:
        """A picture of the table for links; of one that is set aside, the last."""
        found = await self.house.find(id)
        if isinstance(found, Aside):
            return await self.files.last_picture(found)
        return await self.house.off_loop(picture, found.table.match.fork())


def table_card(row: Row, summary: Summary, live: Live | None, visitor: Visitor) -> TableCard:
    state, present = (live.table.state, live.present) if live else (row.state, frozenset[int]())
    seats, mine = seat_views(summary.seats, present), visitor.is_in(summary)
    free = sum(seat.kind == "free" for seat in seats) if state == "open" else 0
    return TableCard(
        id=row.table,
        game=row.game,
        state=state,  # type: ignore[arg-type]
        changed=row.changed,
        seats=seats,
        mine=mine,
        free=free,
        may_join=free > 0 and not mine,
        may_watch=state == "running" and not mine,
    )


def aside_card(row: Row, aside: Aside, visitor: Visitor) -> TableCard:
    seats: tuple[SeatView, ...] = seat_views(aside.company.seats, frozenset()) if aside.company else ()
    mine = visitor.person_at(aside) != SPECTATOR
    return TableCard(row.table, row.game, aside.state, row.changed, seats, mine, 0)


def replayed(table: Table, replay: Replay, match: Match, ply: int, seat: int) -> ReplayFrame:
    """A ply of a table, given a copy of its match."""
    plies = len(match.log)
    identities: Identities = replay.rewind(match, ply)
    told: tuple[EntryView, ...] = (table.views.move(match.log[-1], ply, ply - 1, seat),) if match.log else ()
    winners = table.winners if ply == plies else winners_of(match)
    return ReplayFrame(ply, plies, frame(match, seat, identities), told, winners)


def draws_of(match: Match, start: int) -> list[Draw]:
    """The chance nodes of a game from a ply on."""
    again, draws = match.fork(0), []
    for ply, entry in enumerate(match.log):
        if entry.seat == CHANCE and ply >= start:
            draws.append(Draw(ply, tuple(again.moves()), tuple(again.odds()), entry.text))
        again.apply(entry.move)
    return draws
