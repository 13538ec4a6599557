"""Everything that a client may ask of a house, on typed messages; Refused says why something is not done.

It knows no HTTP and no SQL: the web translates requests to it, and whatever else carries messages can do the same.
"""

import asyncio
import time
from contextlib import suppress

from msgspec.structs import replace

from .. import games
from ..contract import CHANCE, NOBODY, Match
from ..contract.seal import FORMAT
from ..scene import Guide, Lesson, guide_of, lesson_of
from ..scene.svg import picture
from . import clocks, lessons, opening, rights, shelf
from .actions import Action
from .calling import SILENT, Post
from .company import SPECTATOR
from .contacts import Contacts
from .doors import held_by, stranger, usual_door
from .fairness import read_entropies
from .family import NAMES
from .files import Files
from .house import House
from .keepsake import Keepsake, keepsake
from .lessons import LessonAction
from .lists import card, list_tables, my_tables
from .live import Live
from .loading import Aside
from .lobby import Lobby
from .messages import (
    Draw,
    Enter,
    Entered,
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
    Report,
    Return,
    Seated,
    StudyPage,
    TableCard,
    Update,
)
from .parcel import packed
from .progress import Progress
from .refused import Refused
from .replay import replayed
from .studies import Studies, study_page
from .table import Table
from .visit import HangUp, Send, Visit, answer, update
from .visitor import Visitor

PRIVATE = ("invitation", "screen")


class Service:
    """A house, with the name and the public address that its host gave it."""

    def __init__(
        self,
        house: House,
        files: Files,
        studies: Studies,
        name: str = "",
        address: str = "",
        kiosk: float = 0,
        may_rate: bool = True,
        post: Post = SILENT,
    ):
        self.house, self.files, self.studies = house, files, studies
        self.name, self.address, self.kiosk = name, address, kiosk
        self.lobby = Lobby(house)
        self.progress = Progress(self.lobby, may_rate)
        self.contacts = Contacts(self.lobby, post)

    async def close(self) -> None:
        self.studies.close()
        self.files.close()
        await self.house.close()

    # The shelf

    def about(self) -> HouseCard:
        """Who this house is: the key that it signs game files with, and the rules that it plays by."""
        house, key = self.house, self.house.key.public if self.house.key else ""
        family = house.is_family, NAMES if house.is_family else ()
        told = clocks.USUAL, house.register.notice, *family, shelf.phrases(), self.kiosk
        return HouseCard(key, FORMAT, shelf.versions(), self.name, self.address, *told)

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
        """The tables that are open to everybody, the latest first."""
        return await list_tables(self.house, await self.lobby.admit(visitor), game, state)

    async def my_tables(self, visitor: Visitor) -> list[TableCard]:
        """All tables where somebody sits, the latest first."""
        return await my_tables(self.house, await self.lobby.come_by(await self.lobby.admit(visitor)))

    async def found(self, visitor: Visitor, id: str) -> tuple[Live | Aside, Visitor]:
        """A table, also one that is set aside, for who may know of it. To a stranger it is as if there were none."""
        found, visitor = await self.house.find(id), await self.lobby.admit(visitor)
        table = found if isinstance(found, Aside) else found.table
        if not self.may_enter(visitor, table) and not (table.opened is None and await self.is_open(id)):
            raise stranger()
        self.house.register.need_admitted(visitor.ids_at(table))
        return found, visitor

    def may_enter(self, visitor: Visitor, table: Table | Aside) -> bool:
        """By the table's door, unless the host has hidden it or lets no stranger to any."""
        opened = table.opened
        if visitor.person_at(table) != SPECTATOR:
            return True
        is_listed = opened is not None and opened.door == "open" and not opened.is_file
        if table.id in self.house.register.hidden or (is_listed and self.house.is_family):
            return False
        return visitor.may_enter(table)

    async def link(self, visitor: Visitor, id: str) -> TableCard:
        """A table as its link tells of it."""
        await self.found(visitor, id)
        (row,) = await self.house.store.find(tables=[id])
        return await card(self.house, row, visitor)

    async def is_open(self, id: str) -> bool:
        """As its row says it, where the log cannot be read."""
        if self.house.is_family or id in self.house.register.hidden:
            return False
        return [row.door for row in await self.house.store.find(tables=[id])] == ["open"]

    async def at(self, visitor: Visitor, id: str) -> tuple[Live, Visitor]:
        """A table that is in play, for who may know of it."""
        found, visitor = await self.found(visitor, id)
        if isinstance(found, Aside):
            raise found.refusal()
        found.used = self.house.clock()
        return found, visitor

    async def open(self, visitor: Visitor, wanted: OpenTable) -> Seated:
        """Open a table and sit down at it."""
        prefix = None
        if wanted.fork:
            live, _ = await self.at(visitor, wanted.fork.table)
            wanted, prefix = await fork(self.house, live.table, wanted, wanted.fork)
        wanted = await self.unlisted(visitor, wanted)
        visitor = await self.lobby.welcome(visitor, wanted.name, wanted.language)
        source = wanted.fork.table if wanted.fork and wanted.texts else ""
        id, key = await opening.open_table(self.house, wanted, visitor.key_for, prefix, visitor.id, source)
        (await self.house.live(id)).whence = visitor.address
        return await seated(self.house, id, key)

    async def unlisted(self, visitor: Visitor, wanted: OpenTable) -> OpenTable:
        """Where newcomers wait, they ask no stranger to sit down with them, and what they play is in no list."""
        visitor = await self.lobby.know(visitor)
        if (wanted.door or usual_door(wanted.seats)) != "open" or not self.lobby.waits(visitor):
            return wanted
        if any(seat.kind == "friend" for seat in wanted.seats):
            self.lobby.need_known(visitor)
        return replace(wanted, door="screen")

    async def enter(self, visitor: Visitor, id: str, wanted: Enter) -> Entered:
        """Come to a table by the key in its link."""
        visitor = await self.lobby.admit(visitor)
        found = await self.house.find(id)
        table = found if isinstance(found, Aside) else found.table
        opened = table.opened
        if opened is None:
            raise stranger()
        if not self.may_enter(replace(visitor, invitations={opened.root: wanted.key}), table):
            raise stranger()
        return Entered(opened.root, held_by(opened, opened.seats, wanted.key))

    async def join(self, visitor: Visitor, id: str, wanted: Join) -> Seated:
        """Sit down on a free seat."""
        live, visitor = await self.at(visitor, id)
        opened = live.table.opened
        invitation = visitor.invitations.get(opened.root, "")
        is_among_friends = opened.door != "open" or held_by(opened, opened.seats, invitation) >= 0
        if not is_among_friends and visitor.person_at(live.table) == SPECTATOR:
            self.lobby.need_known(visitor)
        visitor = await self.lobby.welcome(visitor, wanted.name, wanted.language)
        key = await opening.join(self.house, id, wanted.name, visitor.key_for, visitor.ids, invitation)
        return await seated(self.house, id, key)

    async def come_back(self, visitor: Visitor, id: str, wanted: Return) -> Seated:
        """Take the own seat back on another device, by its private key. A visitor's seat stays that visitor's: one who
        came by the key has nothing there to be forgotten."""
        found = await self.house.find(id)
        table = found if isinstance(found, Aside) else found.table
        visitor = await self.lobby.admit(visitor)
        person = table.person_of(wanted.key)
        if person == SPECTATOR:
            raise Refused("seat", "refused-key") if self.may_enter(visitor, table) else stranger()
        if table.opened:
            holder = replace(visitor, keys={table.opened.root: wanted.key})
            self.house.register.need_admitted(holder.ids_at(table))
        visitor = await self.lobby.welcome(visitor)
        if visitor.guest and table.company and not table.company.people[person].visitor:
            await self.house.store.people.claim(visitor.id, [id])
        return await seated(self.house, id, wanted.key)

    async def look(self, visitor: Visitor, id: str, since: int = 0) -> Update:
        """Where a table stands, and what happened after the entry `since`."""
        live, visitor = await self.at(visitor, id)
        person = visitor.person_at(live.table)
        live.see(person)
        shown = update(live, person, since)
        del shown["type"]
        return Update(**shown)  # type: ignore[arg-type]

    async def visit(
        self,
        visitor: Visitor,
        id: str,
        since: int,
        send: Send,
        whole: bool = False,
        hang_up: HangUp | None = None,
        in_sight: bool = True,
    ) -> Visit:
        """Look at a table for longer: updates are sent as they come, what changed in them or `whole`."""
        live, visitor = await self.at(visitor, id)
        person, about = visitor.person_at(live.table), (visitor.ids_at(live.table), hang_up, in_sight, visitor.address)
        if person != SPECTATOR:
            live.whence = live.whence or visitor.address
        return Visit(self.house, live, person, since, send, whole, *about)

    async def act(self, visitor: Visitor, id: str, action: Action) -> Reply:
        """Do something at a table; answered when it is durable."""
        live, visitor = await self.at(visitor, id)
        about = visitor.ids_at(live.table), visitor.address
        return await answer(self.house, live, visitor.person_at(live.table), action, 0, *about)

    async def report(self, visitor: Visitor, id: str, wanted: Report) -> None:
        """Tell the host of a message; only who sits at the table can."""
        live, visitor = await self.at(await self.lobby.surely(visitor), id)
        person = visitor.person_at(live.table)
        rights.need_seat(live.table, person)
        if (speaker := live.table.speaker(wanted.entry)) == NOBODY:
            raise Refused("unknown", "refused-no-message")
        if speaker == person:
            raise Refused("invalid", "refused-own-message")
        await self.house.register.report(id, wanted.entry, visitor.ids_at(live.table))

    async def last_entry(self, visitor: Visitor, id: str) -> int:
        """The number of a table's last entry: to all who may know of it, what is told of it is the same until there is
        another."""
        found, _ = await self.found(visitor, id)
        return 0 if isinstance(found, Aside) else found.table.seq

    # What was played

    async def replay(self, visitor: Visitor, id: str, ply: int) -> ReplayFrame:
        """The table after so many moves and outcomes, as the one who asks may see it."""
        live, visitor = await self.at(visitor, id)
        table = live.table
        rights.need_ply(table, ply)
        seat = table.seat_replayed_to(visitor.person_at(table))
        return await self.house.off_loop(replayed, table, live.replay, table.match.fork(), ply, seat)

    async def fairness(self, visitor: Visitor, id: str) -> Fairness:
        """What is needed to compute every throw again; the secret once the game is over."""
        live, _ = await self.at(visitor, id)
        table = live.table
        tags, start, draws, older = table.opened.tags, table.start, list[Draw](), 0
        with suppress(ValueError):
            start = start or max(0, int(tags.get("fair-from", 0)))
        if table.secret or table.is_archive:
            draws = await self.draws(live, start)
            older = sum(entry.seat == CHANCE for entry in table.match.log[:start])
        return Fairness(
            commitment=table.opened.commitment or tags.get("commitment", ""),
            secret=table.secret or tags.get("secret", ""),
            entropies=table.entropies or read_entropies(tags),
            start=start,
            draws=tuple(draws),
            older=older,
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
        table = (await self.at(visitor, id))[0].table
        rights.need_study(table)
        if page := self.studies.pages.get(id):
            return page
        match = await self.house.off_loop(table.match.fork)
        if table.resigned != NOBODY:
            match.tags["resigned"] = str(table.resigned)
        made = await self.studies.kept(id, match, visitor.address)
        await self.progress.note_study(id, made)
        self.studies.pages[id] = page = await self.house.off_loop(study_page, match, made)
        return page

    async def file(self, visitor: Visitor, id: str) -> File:
        """The game as a file; of an older edition, as its log tells it."""
        found, _ = await self.found(visitor, id)
        if isinstance(found, Aside):
            return File(f"{found.game}-{id}.ludo", await self.files.of_older(found))
        rights.need_file(found.table)
        return File(f"{found.table.game.name}-{id}.ludo", await self.files.of(found.table))

    async def parcel(self, visitor: Visitor, id: str) -> str:
        """The same file as one word, for a link to any other house."""
        return packed((await self.file(visitor, id)).text)

    async def keepsake(self, visitor: Visitor, id: str) -> Keepsake:
        """A game that is over, with all that its replay asks of a house."""
        live, _ = await self.at(visitor, id)
        rights.need_study(live.table)
        fairness, file = await self.fairness(visitor, id), await self.files.of(live.table)
        study = self.studies.pages.get(id)
        return await self.house.off_loop(keepsake, live, live.table.match.fork(), fairness, study, file)

    async def page_name(self, id: str) -> str:
        """As such a page is called: by its game, the day of its last move, and its table."""
        (row,) = await self.house.store.find(tables=[id])
        return f"{row.game}-{time.strftime('%Y-%m-%d', time.gmtime(row.changed))}-{id}.html"

    async def log(self, visitor: Visitor, id: str) -> File:
        """The log of a table that is set aside, entry by entry as it is kept."""
        if not isinstance((await self.found(visitor, id))[0], Aside) or self.house.is_family:
            raise Refused("unknown", "refused-table")  # whatever was typed is in a log as it is kept
        return File(f"{id}.txt", await self.files.raw_log(id))

    async def archive(self, visitor: Visitor, text: str) -> Seated:
        """Lay a game file, or the one in a link, on the shelf, to be replayed by who has its link."""
        visitor = await self.lobby.admit(await self.lobby.surely(visitor))
        return await seated(self.house, await self.files.bring(text, visitor.id, visitor.address), "")

    async def put_away(self, visitor: Visitor, id: str) -> None:
        """What somebody has laid on the shelf themselves is taken from it."""
        visitor = await self.lobby.surely(await self.lobby.admit(visitor))
        if not await self.house.store.find(tables=[id], state="archive", visitors=visitor.ids):
            raise stranger()
        await self.house.remove(id)
        self.house.store.peers.warn(id)

    async def picture(self, visitor: Visitor, id: str) -> str:
        """A picture of the table for links; of one that is set aside, the last."""
        found, _ = await self.found(visitor, id)
        if isinstance(found, Aside):
            return await self.files.last_picture(found)
        return await self.house.off_loop(picture, found.table.match.fork())


async def seated(house: House, id: str, key: str) -> Seated:
    opened = (await house.live(id)).table.opened
    return Seated(id, key, opened.commitment, opened.root)


async def fork(house: House, table: Table, wanted: OpenTable, source: ForkFrom) -> tuple[OpenTable, Match]:
    """What was played at a table up to a ply, to go on from there with its options."""
    rights.need_fork(table, source.at)
    opened, match = table.opened, await house.off_loop(table.match.fork().fork, source.at)
    door = wanted.door or usual_door(wanted.seats)
    if door == "open" and opened.door in PRIVATE:  # what was played among friends is told to nobody else
        door = "invitation" if any(seat.kind == "friend" for seat in wanted.seats) else "screen"
    told = {"options": opened.options | wanted.options, "texts": opened.texts | wanted.texts, "door": door}
    return replace(wanted, **told), match


def draws_of(match: Match, start: int) -> list[Draw]:
    """The chance nodes of a game from a ply on."""
    again, draws = match.fork(0), []
    for ply, entry in enumerate(match.log):
        if entry.seat == CHANCE and ply >= start:
            draws.append(Draw(ply, tuple(again.moves()), tuple(again.odds()), entry.text))
        again.apply(entry.move)
    return draws
