"""The visitors of a house: known by a browser's token, found again on another device, with all their tables."""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from math import ceil
from typing import Any

from msgspec.structs import replace

from ..store import Guest, NotKept, RatingWish, Store
from .about_me import Me
from .company import SPECTATOR, hash_key
from .house import House
from .older_results import keep_results
from .refused import Refused
from .summary import Summary, read_summary
from .visitor import Visitor

TOKEN = 43  # characters: 256 bits
REMEMBERED, MOST_REMEMBERED = 10.0, 10_000  # seconds that a visitor is not asked for again; how many of them
DAY = 24 * 3600
PASS_SECONDS = 600
PASSES = "device"  # what a private link is for
PEOPLE = "the people"  # of whom all processes remember some
SINCE = "visitors since"  # the fact that says when the house began to know its visitors


def new_token() -> str:
    return secrets.token_urlsafe(32)


class Lobby:
    """`clock` tells the time of day."""

    def __init__(self, house: House, clock: Callable[[], float] = time.time):
        self.house, self.clock = house, clock
        self.remembered: OrderedDict[str, tuple[float, Guest]] = OrderedDict()
        self.older: list[tuple[str, Summary]] | None = None  # tables of editions that knew no visitors
        self.adopting = asyncio.Lock()
        self.store.peers.heed(self.unlearn)

    @property
    def store(self) -> Store:
        return self.house.store

    async def know(self, visitor: Visitor) -> Visitor:
        """The same visitor, with what the house knows of them."""
        if visitor.guest or len(visitor.token) != TOKEN:
            return visitor
        token, now = hash_key(visitor.token), self.clock()
        until, guest = self.remembered.get(token, (0.0, None))
        if guest is None or not now < until <= now + REMEMBERED:
            with suppress(NotKept):  # tables in memory are still to be seen; who wishes to keep something is told
                guest = await self.ask(token, now)
        return replace(visitor, guest=guest)

    async def surely(self, visitor: Visitor) -> Visitor:
        """The same visitor as they are now: who writes something may have been forgotten at another process."""
        if len(visitor.token) != TOKEN:
            return visitor
        return replace(visitor, guest=await self.ask(hash_key(visitor.token), self.clock()))

    async def admit(self, visitor: Visitor) -> Visitor:
        """The same visitor, if the host has not banned them."""
        visitor = await self.know(visitor)
        self.house.register.need_admitted(visitor.ids)
        return visitor

    def waits(self, visitor: Visitor) -> int:
        """Minutes for which somebody is a newcomer still, where the host lets them wait."""
        known = self.clock() - visitor.guest.created if visitor.guest else 0
        return max(0, ceil(self.house.register.wait - known / 60))

    def need_known(self, visitor: Visitor) -> None:
        if minutes := self.waits(visitor):
            raise Refused("seat", "refused-newcomer", minutes=minutes)

    async def ask(self, token: str, now: float) -> Guest | None:
        """The store for the visitor of a token; they were here today."""
        guest = await self.store.people.by_token(token)
        if guest is None:
            self.remembered.pop(token, None)
            return None
        if now - guest.seen > DAY:
            guest = replace(guest, seen=now)
            with suppress(NotKept):
                await self.store.people.change(guest)
        self.remember(token, guest)
        return guest

    def remember(self, token: str, guest: Guest) -> None:
        self.remembered[token] = self.clock() + REMEMBERED, guest
        self.remembered.move_to_end(token)
        while len(self.remembered) > MOST_REMEMBERED:
            self.remembered.popitem(last=False)

    def forget(self, guest: Guest) -> None:
        """Whatever is remembered of somebody is asked for again."""
        self.remembered = OrderedDict((t, kept) for t, kept in self.remembered.items() if kept[1].id != guest.id)

    def unlearn(self, what: str) -> None:
        """Another process has forgotten somebody, or has let a device go."""
        if what in (PEOPLE, ""):
            self.remembered.clear()

    async def welcome(self, visitor: Visitor, name: str = "", language: str = "") -> Visitor:
        """Somebody who does something: a visitor from now on, called as they say."""
        visitor = await self.admit(await self.surely(visitor))
        if len(visitor.token) != TOKEN:
            return visitor  # not a browser of ours
        if visitor.guest is None:
            now = self.clock()
            await self.store.people.register(Guest(secrets.token_hex(8), "", "", now, now), hash_key(visitor.token))
            visitor = await self.know(visitor)
            await self.adopt(visitor)
        return await self.call(visitor, name, language)

    async def call(self, visitor: Visitor, name: str, language: str) -> Visitor:
        """By another name, in another language, where one is given."""
        guest = visitor.guest
        if guest is None:
            return visitor
        shown = self.house.called(name) if name else guest.name
        return await self.change(visitor, replace(guest, name=shown, language=language or guest.language))

    async def wish(self, visitor: Visitor, rating: RatingWish) -> Visitor:
        """To be rated or not, and seen by others or not."""
        visitor = await self.surely(await self.come_by(visitor))
        if visitor.guest is None:
            raise Refused("seat", "refused-nobody")
        return await self.change(visitor, replace(visitor.guest, rating=rating))

    async def change(self, visitor: Visitor, guest: Guest) -> Visitor:
        """What is kept of somebody, where something of it is another now."""
        if guest != visitor.guest:
            guest = replace(guest, seen=self.clock())
            await self.store.people.change(guest)
            self.forget(guest)
        return replace(visitor, guest=guest)

    async def about(self, visitor: Visitor) -> Me:
        """What is known of somebody, in short."""
        visitor = await self.come_by(visitor)
        if visitor.guest is None:
            return Me()
        guest, people = visitor.guest, self.store.people
        tables = await self.store.find(visitors=guest.ids, limit=None)
        devices, passkeys = await people.devices(guest.id), await people.passkeys(guest.id)
        language: Any = guest.language
        about = guest.name, language, guest.created, len(tables), len(devices), len(passkeys)
        return Me(True, *about, lingers=people.lingers)

    # Tables of editions that knew no visitors

    async def come_by(self, visitor: Visitor) -> Visitor:
        """Who looks for their own tables: an older edition gave the token that they come with."""
        visitor = await self.know(visitor)
        if visitor.guest or len(visitor.token) != TOKEN or not await self.tables_by_key(visitor):
            return visitor
        return await self.welcome(visitor)

    async def adopt(self, visitor: Visitor) -> None:
        if tables := await self.tables_by_key(visitor):
            await self.store.people.claim(visitor.id, tables)
            for row in await self.store.find(tables=tables, state="over", limit=None):
                await keep_results(self.house, row, visitor)

    async def tables_by_key(self, visitor: Visitor) -> list[str]:
        """Found by trying the visitor's key on every table that is older than the visitors."""
        async with self.adopting:
            if self.older is None:
                self.older = await self.find_older()
            if not self.older:
                return []
            return await self.house.off_loop(sat_at, replace(visitor, guest=None), self.older)

    async def find_older(self) -> list[tuple[str, Summary]]:
        now = str(self.clock()).encode()
        since = float(await self.store.keep(SINCE, now))
        rows = await self.store.find(limit=None)
        read = [(row.table, read_summary(row.summary)) for row in rows if row.created < since]
        return [(table, summary) for table, summary in read if summary and not any(summary.visitors)]

    # Another device

    async def make_pass(self, visitor: Visitor) -> tuple[str, float]:
        """A code that makes another device the same visitor, once, and until when."""
        visitor = await self.surely(visitor)
        if visitor.guest is None:
            raise Refused("seat", "refused-nobody")
        code, until = secrets.token_urlsafe(24), self.clock() + PASS_SECONDS
        await self.store.people.keep_pass(hash_key(code), PASSES, visitor.id, until)
        return code, until

    async def use_pass(self, visitor: Visitor, code: str) -> Visitor:
        """This device is the visitor who made the code."""
        whose = await self.store.people.use_pass(hash_key(code), PASSES, self.clock())
        if whose is None:
            raise Refused("seat", "refused-pass")
        return await self.be(visitor, whose)

    async def be(self, visitor: Visitor, other: str) -> Visitor:
        """A browser turns out to be a visitor's: whoever it was before becomes them, with all seats."""
        visitor = await self.surely(await self.come_by(visitor))
        guest = await self.store.people.by_id(other)
        if guest is None:
            raise Refused("seat", "refused-pass")
        if visitor.guest is None:
            await self.store.people.add_token(guest.id, hash_key(visitor.token), self.clock())
        elif visitor.id != guest.id:
            await self.store.people.become(visitor.id, guest.id)
            self.forget(visitor.guest)
        self.forget(guest)
        return await self.know(replace(visitor, guest=None))


def sat_at(visitor: Visitor, tables: list[tuple[str, Summary]]) -> list[str]:
    return [table for table, summary in tables if visitor.person_in(summary) != SPECTATOR]
