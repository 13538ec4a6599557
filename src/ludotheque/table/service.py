"""Everything that a client may ask of a house, on typed messages; Refused says why something is not done.

It knows no HTTP and no SQL: the web translates requests to it, and whatever else carries messages can do the same.
"""

import asyncio
from contextlib import suppress

from msgspec.structs import replace

from .. import games
from ..contract import CHANCE, NOBODY, Match
from ..contract.seal import FORMAT
from ..scene import Guide, Identities, Lesson, frame, guide_of, lesson_of
from ..scene.svg import picture
from . import lessons, opening, rights, shelf
from .actions import Action
from .company import SPECTATOR
from .fairness import read_entropies
from .files import Files
from .house import House
from .lessons import LessonAction
from .lists import list_tables
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
    LessonReply,
    OpenTable,
    ReplayFrame,
    Reply,
    Return,
    Seated,
    StudyPage,
    TableCard,
    Update,
)
from .refused import Refused
from .replay import Replay
from .studies import Studies, study_page
from .table import Table, winners_of
from .visit import Send, Visit, answer, update
from .visitor import Visitor


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

    async def show_guide(self, name: str) -> Guide:
        """How a game is learnt. Its figures are positions that the rules have played."""
        return await self.house.off_loop(guide_of, shelf.box(name))

    async def show_lesson(self, name: str) -> Lesson:
        """A guided first game."""
        return await self.house.off_loop(lesson_of, shelf.box(name))

    async def learn(self, name: str, step: int, action: LessonAction) -> LessonReply:
        """Do something in a lesson; nothing of it is kept."""
        return await self.house.off_loop(lessons.answer, shelf.box(name), step, action)

    # Tables

    async def list_tables(self, visitor: Visitor, game: str | None = None, state: str | None = None) -> list[TableCard]:
        """Tables of the house, the latest first."""
        return await list_tables(self.house, visitor, game, state)

    def list_aside(self) -> list[AsideCard]:
        """The tables that the house has met and cannot play on, for its host."""
        return [AsideCard(one.id, one.game, one.state, one.version, one.why) for one in self.house.aside.values()]

    async def open(self, visitor: Visitor, wanted: OpenTable) -> Seated:
        """Open a table and sit down at it."""
        prefix = None
        if wanted.fork:
            wanted, prefix = await fork(self.house, wanted, wanted.fork)
        id, key = await opening.open_table(self.house, wanted, visitor.key_for, prefix)
        return await seated(self.house, id, key)

    async def join(self, visitor: Visitor, id: str, wanted: Join) -> Seated:
        """Sit down on a free seat."""
        return await seated(self.house, id, await opening.join(self.house, id, wanted.name, visitor.key_for))

    async def come_back(self, id: str, wanted: Return) -> Seated:
        """Take the own seat back on another device."""
        table = (await self.house.live(id)).table
        if table.person_of(wanted.key) == SPECTATOR:
            raise Refused("seat", "refused-key")
        return await seated(self.house, id, wanted.key)

    async def look(self, visitor: Visitor, id: str, since: int = 0) -> Update:
        """Where a table stands, and what happened after the entry `since`."""
        live = await self.house.live(id)
        person = visitor.person_at(live.table)
        live.see(person)
        shown = update(live, person, since)
        del shown["type"]
        return Update(**shown)  # type: ignore[arg-type]

    async def visit(self, visitor: Visitor, id: str, since: int, send: Send, whole: bool = False) -> Visit:
        """Look at a table for longer: updates are sent as they come, what changed in them or `whole`."""
        live = await self.house.live(id)
        return Visit(self.house, live, visitor.person_at(live.table), since, send, whole)

    async def act(self, visitor: Visitor, id: str, action: Action) -> Reply:
        """Do something at a table; answered when it is durable."""
        live = await self.house.live(id)
        return await answer(self.house, live, visitor.person_at(live.table), action)

    async def last_entry(self, id: str) -> int:
        """The number of a table's last entry: what does not depend on who asks is the same until there is another."""
        found = await self.house.find(id)
        return 0 if isinstance(found, Aside) else found.table.seq

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
        live = await self.house.live(id)
        table = live.table
        tags, start, draws = table.opened.tags, table.start, list[Draw]()
        with suppress(ValueError):
            start = start or int(tags.get("fair-from", 0))
        if table.secret or table.is_archive:
            draws = await self.draws(live, start)
        return Fairness(
            commitment=table.opened.commitment or tags.get("commitment", ""),
            secret=table.secret or tags.get("secret", ""),
            entropies=table.entropies or read_entropies(tags),
            start=start,
            draws=tuple(draws),
        )

    async def draws(self, live: Live, start: int) -> list[Draw]:
        """Found once for all who ask."""
        if not live.draws:
            job = self.house.off_loop(draws_of, live.table.match.fork(), start)
            live.draws = asyncio.create_task(job)
        try:
            return await asyncio.shield(live.draws)
        except Exception:
            live.draws = None
            raise

    async def study(self, visitor: Visitor, id: str) -> StudyPage:
        """How a game went, once it is over: every seat's chance to win, and the worst mistakes."""
        table = (await self.house.live(id)).table
        rights.need_study(table)
        if page := self.studies.pages.get(id):
            return page
        match = await self.house.off_loop(table.match.fork)
        if table.resigned != NOBODY:
            match.tags["resigned"] = str(table.resigned)
        made = await self.studies.kept(id, match, visitor.address)
        self.studies.pages[id] = page = await self.house.off_loop(study_page, match, made)
        return page

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

    async def archive(self, visitor: Visitor, text: str) -> Seated:
        """Lay a game file on the shelf, to be replayed."""
        return await seated(self.house, await self.files.bring(text, visitor.address), "")

    async def picture(self, id: str) -> str:
        """A picture of the table for links; of one that is set aside, the last."""
        found = await self.house.find(id)
        if isinstance(found, Aside):
            return await self.files.last_picture(found)
        return await self.house.off_loop(picture, found.table.match.fork())


async def seated(house: House, id: str, key: str) -> Seated:
    opened = (await house.live(id)).table.opened
    return Seated(id, key, opened.commitment, opened.root)


async def fork(house: House, wanted: OpenTable, source: ForkFrom) -> tuple[OpenTable, Match]:
    """What was played at a table up to a ply, to go on from there with its options."""
    table = (await house.live(source.table)).table
    rights.need_fork(table, source.at)
    opened, match = table.opened, await house.off_loop(table.match.fork().fork, source.at)
    return replace(wanted, options=opened.options | wanted.options, texts=opened.texts | wanted.texts), match


def replayed(table: Table, replay: Replay, match: Match, ply: int, seat: int) -> ReplayFrame:
    """A ply of a table, given a copy of its match."""
    plies, stops = len(match.log), replay.stops(match, ply, seat)
    identities: Identities = replay.rewind(match, ply)
    told: tuple[EntryView, ...] = (table.views.move(match.log[-1], ply, ply - 1, seat),) if match.log else ()
    winners = table.winners if ply == plies else winners_of(match)
    return ReplayFrame(ply, plies, frame(match, seat, identities), told, stops, winners)


def draws_of(match: Match, start: int) -> list[Draw]:
    """The chance nodes of a game from a ply on."""
    again, draws = match.fork(0), []
    for ply, entry in enumerate(match.log):
        if entry.seat == CHANCE and ply >= start:
            draws.append(Draw(ply, tuple(again.moves()), tuple(again.odds()), entry.text))
        again.apply(entry.move)
    return draws
