"""Calls whoever is not looking when it is their turn: once in a turn, after a pause in which they did not come.

There is no queue to go wrong: the rows of the tables say who is waited for, since when, and whether they were called.
So what waits survives a restart, and what is no longer true is not in it.
"""

import asyncio
import logging
from typing import Literal, Protocol

from msgspec import Struct

from ..contract import LANGUAGES
from ..scene import words
from ..store import Contact
from .live import Live
from .lobby import Lobby
from .refused import Refused
from .shelf import card

EVERY = 5.0  # seconds between two looks
AT_A_TIME, MOST_RESTING = 100, 1000
MOST_TRIES, REST = 5, 60.0  # while nothing gets through; seconds before the second try, twice as many before the next
Outcome = Literal["sent", "gone", "later"]
logger = logging.getLogger(__name__)


class Notice(Struct, frozen=True):
    """What somebody is told, where to go, and a tag: the next one with the same replaces it."""

    title: str
    text: str
    path: str
    tag: str
    foot: str = ""  # how to have no more of them


class Post(Protocol):
    """Whoever takes notices out of the house."""

    @property
    def push_key(self) -> str:
        """By which push services know the house."""

    @property
    def has_mail(self) -> bool: ...

    def check(self, kind: str, address: str, secret: tuple[str, ...]) -> bytes:
        """What is kept with an address; Refused if there is no sending anything there."""

    async def send(self, contact: Contact, notice: Notice) -> Outcome: ...


class Silence:
    """A house that calls nobody."""

    push_key, has_mail = "", False

    def check(self, kind: str, address: str, secret: tuple[str, ...]) -> bytes:
        raise Refused("invalid", "refused-contact")

    async def send(self, contact: Contact, notice: Notice) -> Outcome:
        return "later"


SILENT = Silence()


class Calling:
    """After `pause` seconds. Whoever comes and goes is not called before they were away for as long."""

    def __init__(self, lobby: Lobby, post: Post, pause: float):
        self.lobby, self.post, self.pause = lobby, post, pause
        self.tries: dict[tuple[str, int], tuple[int, float]] = {}  # by table and entry: how many, until when to rest

    async def call_on(self) -> None:
        """As long as the house is open."""
        while True:
            try:
                await self.call_all()
            except Exception as wrong:  # whoever could not be called this time; the others were
                logger.warning("somebody could not be called (%s)", type(wrong).__name__)
            await asyncio.sleep(EVERY)

    async def call_all(self) -> int:
        """Everybody who is to be called now, some at a time; how many were. In a house for families nobody is."""
        until, after, count = self.lobby.clock() - self.pause, "", 0
        while not self.lobby.house.is_family and (waiting := await self.lobby.store.calls(until, AT_A_TIME, after)):
            count += sum(await asyncio.gather(*(self.call(table, visitor) for table, visitor in waiting)))
            after, _ = waiting[-1]
        return count

    async def call(self, table: str, visitor: str) -> bool:
        try:
            live = await self.lobby.house.live(table)
        except Refused:
            return False
        if self.is_resting(live) or not self.is_missed(live, visitor):
            return False
        if not await self.lobby.store.mark_called(table, visitor):
            return False
        if await self.tell(live, visitor):
            return True
        await self.try_later(live, visitor)
        return False

    def is_resting(self, live: Live) -> bool:
        return self.tries.get((live.table.id, live.table.seq), (0, 0.0))[1] > self.lobby.clock()

    def is_missed(self, live: Live, visitor: str) -> bool:
        """Whether it is somebody's turn, and they have been away for long enough."""
        table = live.table
        person = table.company.person_of_visitor([visitor])
        is_theirs = table.state == "running" and table.company.plays(person, table.turn)
        return is_theirs and live.absence(person) >= self.pause

    async def tell(self, live: Live, visitor: str) -> bool:
        """Wherever they can be reached; whether something got through, or there is nowhere left to try."""
        people = self.lobby.store.people
        guest = await people.by_id(visitor)
        contacts = [one for one in await people.contacts(guest.id) if not one.code] if guest else []
        if not guest or not contacts:
            return True
        notice = turn_notice(live, visitor, guest.language)
        outcomes = await asyncio.gather(*(self.post.send(one, notice) for one in contacts))
        for contact, outcome in zip(contacts, outcomes, strict=True):
            if outcome == "gone":
                await people.drop_contact(guest.id, contact.id)
        return "later" not in outcomes or "sent" in outcomes

    async def try_later(self, live: Live, visitor: str) -> None:
        """What did not get through is tried again, a few times, less and less often."""
        turn = live.table.id, live.table.seq
        count = self.tries.pop(turn, (0, 0.0))[0] + 1
        self.tries[turn] = count, self.lobby.clock() + REST * 2 ** (count - 1)
        while len(self.tries) > MOST_RESTING:
            del self.tries[next(iter(self.tries))]
        if count < MOST_TRIES:
            await self.lobby.store.mark_called(live.table.id, visitor, False)


def turn_notice(live: Live, visitor: str, language: str) -> Notice:
    """It is their turn: in which game, and with whom."""
    table, language = live.table, language if language in LANGUAGES else LANGUAGES[0]
    say, me = words(language), table.company.person_of_visitor([visitor])
    others = [person.name for n, person in enumerate(table.company.people) if n != me and person.name]
    text = say("call-turn-with", names=", ".join(others), count=len(others)) if others else say("call-turn")
    title = card(table.game.name).title[language]
    return Notice(title, text, f"/t/{table.id}", table.id, say("call-foot"))
