"""The host's desk: what there is in a house, and what its host can do about it. Everything done is in the register."""

import hmac
import platform
from collections.abc import Sequence

from .. import __version__
from ..store import Guest, Row
from . import entries
from .decisions import handed
from .entries import Closed, LogEntry, Seat, ShownOut
from .host_page import (
    LONGEST_NOTICE,
    Announce,
    Done,
    HostPage,
    HostPerson,
    HostSeat,
    HostTable,
    Newcomers,
    PersonAct,
    Reported,
    Settle,
    TableAct,
    Warned,
)
from .live import Live
from .loading import Aside
from .messages import File
from .names import plain
from .refused import Refused
from .register import LOG, STATE, Act, new_key
from .rights import need_file
from .service import Service
from .summary import read_summary
from .table import Table

MOST = 40  # tables and people that are shown at a time
LITTLE = 1 << 30  # bytes: so little room is worth a word
COOKIE = b"host"
GOING = ("open", "running")


class Desk:
    def __init__(self, service: Service):
        self.service, self.house, self.lobby = service, service.house, service.lobby
        self.register = service.house.register

    # Who is the host

    async def may_enter(self, key: str) -> bool:
        await self.register.read_on()  # a command may have renewed it, beside the house
        return bool(self.register.key) and hmac.compare_digest(key.encode(), self.register.key.encode())

    @property
    def proof(self) -> str:
        """What a browser keeps that has come with the key; it is good until the key is renewed."""
        return hmac.new(self.register.key.encode(), COOKIE, "sha256").hexdigest()

    async def is_host(self, proof: str) -> bool:
        if not proof:
            return False
        await self.register.read_on()
        return bool(self.register.key) and hmac.compare_digest(proof.encode(), self.proof.encode())

    async def renew(self) -> str:
        """Another key: who came with the old one is out."""
        await self.register.note("key", text=new_key())
        return self.register.key

    # What there is

    async def page(self, backup: str = "none", is_plain: bool = False) -> HostPage:
        house, service = self.house, self.service
        found = await house.store.measure()
        aside, reports = await self.aside(), await self.reports()
        is_low = found.free is not None and found.free < LITTLE
        warned: dict[Warned, bool] = {
            "reports": bool(reports),
            "aside": bool(aside),
            "disk": is_low,
            "memory": found.kind == "memory",
            "plain": is_plain,
        }
        return HostPage(
            name=service.name,
            version=__version__,
            python=platform.python_version(),
            rules=service.about().rules,
            kind=found.kind,
            states={state: count for state, count in found.states.items() if state != STATE},
            visitors=found.visitors,
            used=found.used,
            free=-1 if found.free is None else found.free,
            processes=house.store.peers.processes,
            is_family=house.is_family,
            kiosk=service.kiosk,
            notice=self.register.notice,
            wait=self.register.wait,
            backup=backup,  # type: ignore[arg-type]
            watch=tuple(word for word, is_so in warned.items() if is_so),
            tables=await self.tables(),
            aside=aside,
            people=await self.people(),
            reports=reports,
            acts=await self.acts(),
        )

    async def tables(self, until: float | None = None) -> tuple[HostTable, ...]:
        """The latest first; `until` pages on."""
        rows = await self.house.store.find(limit=MOST + 1, until=until)
        return tuple(self.table(row) for row in rows if row.table != LOG)[:MOST]

    async def aside(self) -> tuple[HostTable, ...]:
        """Those that the house has met and cannot play on."""
        rows = await self.house.store.find(tables=list(self.house.aside), limit=None) if self.house.aside else []
        return tuple(self.table(row) for row in rows)

    def table(self, row: Row) -> HostTable:
        live, aside = self.house.lives.get(row.table), self.house.aside.get(row.table)
        summary = read_summary(row.summary)
        seats, visitors = (summary.seats, summary.visitors) if summary else ((), ())
        present = live.present if live else frozenset[int]()
        return HostTable(
            id=row.table,
            game=row.game,
            state=aside.state if aside else row.state,  # type: ignore[arg-type]
            door=row.door,
            created=row.created,
            changed=row.changed,
            hidden=row.table in self.register.hidden,
            seats=tuple(host_seat(seat, visitors, present) for seat in seats),
            watchers=live.watchers if live else 0,
            why=aside.why if aside else "",
        )

    async def people(self, until: float | None = None) -> tuple[HostPerson, ...]:
        """The latest first, whoever is banned or muted always among them."""
        store = self.lobby.store.people
        found = {guest.id: guest for guest in await store.latest(MOST, until)}
        for id in sorted(self.register.banned | self.register.muted) if until is None else ():
            if guest := await store.by_id(id):
                found[guest.id] = guest
        return tuple(map(self.person, found.values()))

    def person(self, guest: Guest) -> HostPerson:
        marks = self.register.is_muted(guest.ids), self.register.is_banned(guest.ids)
        return HostPerson(guest.id, guest.name, guest.created, guest.seen, *marks)

    async def reports(self) -> tuple[Reported, ...]:
        """The latest first."""
        found = [await self.reported(*said, told) for said, told in self.register.reports.items()]
        return tuple(sorted(found, key=lambda one: -one.at))

    async def reported(self, table: str, entry: int, told: Sequence[Act]) -> Reported:
        about = Reported(table, entry, told[-1].at, len(told))
        try:
            live = await self.house.live(table)
            said = live.table.history[entry - 1].entry
        except (Refused, IndexError):
            return about
        if not isinstance(said, entries.Said | entries.Phrased):
            return about
        person = live.table.company.people[said.person]
        text, phrase = (said.text, "") if isinstance(said, entries.Said) else ("", said.phrase)
        return Reported(table, entry, told[-1].at, len(told), person.name, text, phrase, person.visitor)

    async def acts(self) -> tuple[Done, ...]:
        """What was done lately, the latest first; keys are not told."""
        return tuple([await self.done(act) for act in reversed(self.register.acts)])

    async def done(self, act: Act) -> Done:
        guest = await self.lobby.store.people.by_id(act.visitors[0]) if act.visitors else None
        is_said = act.do == "announce"
        return Done(act.at, act.do, act.table, guest.name if guest else "", act.text if is_said else "", act.minutes)

    # What the host does

    async def announce(self, wanted: Announce) -> None:
        await self.register.note("announce", text=plain(wanted.text, LONGEST_NOTICE))

    async def let_wait(self, wanted: Newcomers) -> None:
        await self.register.note("newcomers", minutes=wanted.minutes)

    async def see_to_table(self, wanted: TableAct) -> None:
        id = wanted.table
        if not await self.house.store.find(tables=[id]):
            raise Refused("unknown", "refused-table")
        if wanted.do == "close":
            await self.house.add(await self.house.live(id), closed)
        await self.register.note(wanted.do, id)
        if wanted.do == "delete":  # everybody who is there has been told
            await self.house.remove(id)

    async def see_to_person(self, wanted: PersonAct) -> None:
        guest = await self.lobby.store.people.by_id(wanted.visitor)
        if guest is None:
            raise Refused("unknown", "refused-no-visitor")
        await self.register.note(wanted.do, visitors=guest.ids)
        if wanted.do == "ban":
            await self.show_out(guest)

    async def show_out(self, guest: Guest) -> None:
        """Bots play on for them, wherever they play; the others are told."""

        def said(table: Table) -> list[LogEntry]:
            person = table.company.person_of_visitor(guest.ids)
            return [*handed(table, person), ShownOut(person)] if table.state in GOING else []

        for state in GOING:
            for row in await self.house.store.find(visitors=guest.ids, state=state, limit=None):
                found = await self.house.find(row.table)
                if isinstance(found, Live) and found.table.company.person_of_visitor(guest.ids) >= 0:
                    await self.house.add(found, said)

    async def settle(self, wanted: Settle) -> None:
        await self.register.note("settle", wanted.table, entry=wanted.entry)

    # What the host takes away

    async def file(self, id: str) -> File:
        """A table as a file; of one that is set aside, as its log tells it. A host who plays peeks at no hand."""
        found = await self.house.find(id)
        if isinstance(found, Aside):
            return File(f"{found.game}-{id}.ludo", await self.service.files.of_older(found))
        need_file(found.table)
        return File(f"{found.table.game.name}-{id}.ludo", await self.service.files.of(found.table))

    async def log(self, id: str) -> File:
        """The log of a table that is set aside, entry by entry as it is kept."""
        if not isinstance(await self.house.find(id), Aside):
            raise Refused("unknown", "refused-table")
        return File(f"{id}.txt", await self.service.files.raw_log(id))


def closed(table: Table) -> list[LogEntry]:
    return [Closed()] if table.state in GOING else []


def host_seat(seat: Seat, visitors: Sequence[str], present: frozenset[int]) -> HostSeat:
    visitor = visitors[seat.person] if 0 <= seat.person < len(visitors) else ""
    return HostSeat(seat.name, visitor, seat.level, seat.person in present, seat.stand_in)
