"""The register of a house: what its host did, and what was reported. It is a log, kept as a table's is.

Every process of the house follows it: who is banned, what is announced and which tables are gone is what it says.
"""

import asyncio
import logging
import secrets
import time
from collections import Counter, deque
from collections.abc import Callable, Collection, Sequence
from contextlib import ExitStack, suppress
from typing import Literal

from msgspec import DecodeError, Struct, json
from msgspec.structs import replace

from ..store import Conflict, Store, UnknownTable
from .refused import Refused

LOG = "the house"  # no table is called so
STATE = "house"  # of its row: none of a table's
ACTS_SHOWN = 100
MOST_REPORTS, MOST_OF_ONE = 500, 20  # messages that wait for the host, and those of them that one visitor reports

Deed = Literal[
    "key",
    "announce",
    "newcomers",
    "hide",
    "show",
    "close",
    "delete",
    "mute",
    "unmute",
    "ban",
    "readmit",
    "report",
    "settle",
]
logger = logging.getLogger(__name__)


class Act(Struct, frozen=True, omit_defaults=True):
    """Something that was done in the house. `text` is an announcement, or a key; `entry` the number of a message;
    `minutes` is how long newcomers wait.

    `visitors` are all ids of one visitor: the one it is done to, or who reports.
    """

    do: Deed
    at: float
    table: str = ""
    visitors: list[str] = []
    entry: int = 0
    text: str = ""
    minutes: int = 0


Message = tuple[str, int]
"""Something that was said: at which table, and the number of its entry."""

encode = json.Encoder().encode
decode = json.Decoder(Act).decode


def new_key() -> str:
    return secrets.token_urlsafe(32)


class Register:
    """`changed` is told of every act, whichever process noted it."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time):
        self.store, self.clock = store, clock
        self.changed: Callable[[Act], None] = lambda act: None
        self.seq = 0
        self.key = self.notice = ""
        self.wait = 0  # minutes that somebody must have been known here before they sit down among strangers
        self.hidden, self.deleted = set[str](), set[str]()
        self.muted, self.banned = set[str](), set[str]()
        self.reports: dict[Message, list[Act]] = {}
        self.acts: deque[Act] = deque(maxlen=ACTS_SHOWN)
        self.subscription = ExitStack()
        self.catching_up: asyncio.Task[None] | None = None

    async def open(self, key: str = "") -> None:
        """Follow it from now on. The host's key is made with the house, unless its host has chosen one."""
        self.subscription.enter_context(self.store.subscribe(LOG, self.receive))
        await self.read_on()
        while not self.key:
            with suppress(Conflict):  # of several processes that open the house, one makes it
                await self.append(Act("key", self.clock(), text=key or new_key()))
            await self.read_on()
        if key not in ("", self.key):
            await self.note("key", text=key)

    async def note(
        self, do: Deed, table: str = "", visitors: Sequence[str] = (), entry: int = 0, text: str = "", minutes: int = 0
    ) -> None:
        """Something was done; it is durable, and known here, when this is over."""
        act = Act(do, self.clock(), table, list(visitors), entry, text, minutes)
        while True:
            try:
                await self.append(act)
                return await self.read_on()
            except Conflict:
                await self.read_on()

    async def append(self, act: Act) -> None:
        if self.seq:
            await self.store.append(LOG, self.seq, [encode(act)])
        else:
            await self.store.create(LOG, "", STATE, b"", [encode(act)], door=STATE)

    def close(self) -> None:
        self.subscription.close()

    # Following

    def receive(self, news: Sequence[tuple[int, bytes]]) -> None:
        if news and news[0][0] > self.seq + 1:
            self.catching_up = asyncio.create_task(self.read_on())
        else:
            self.take_all(news)

    async def read_on(self) -> None:
        try:
            self.take_all(await self.store.read(LOG, self.seq))
        except UnknownTable:
            return  # nothing was noted yet

    def take_all(self, stored: Sequence[tuple[int, bytes]]) -> None:
        for seq, data in stored:
            if seq == self.seq + 1:
                self.seq = seq
                try:
                    act = decode(data)
                except DecodeError:
                    logger.warning("entry %d of the register cannot be read", seq)  # of a newer edition, perhaps
                    continue
                self.take_in(act)
                self.changed(act)

    def take_in(self, act: Act) -> None:
        self.acts.append(act)
        match act.do:
            case "key":
                self.key = act.text
            case "announce":
                self.notice = act.text
            case "newcomers":
                self.wait = act.minutes
            case "hide":
                self.hidden.add(act.table)
            case "show":
                self.hidden.discard(act.table)
            case "delete":
                self.hidden.discard(act.table)
                self.deleted.add(act.table)
                self.reports = {said: told for said, told in self.reports.items() if said[0] != act.table}
            case "mute":
                self.muted.update(act.visitors)
            case "unmute":
                self.muted.difference_update(act.visitors)
            case "ban":
                self.banned.update(act.visitors)
            case "readmit":
                self.banned.difference_update(act.visitors)
            case "report":
                self.reports.setdefault((act.table, act.entry), []).append(act)
                if len(self.reports) > MOST_REPORTS:
                    del self.reports[self.weakest()]
            case "settle":
                self.reports.pop((act.table, act.entry), None)

    def weakest(self) -> Message:
        """The report that gives way: of messages that the fewest have told of, the oldest of whoever tells most."""
        busy = Counter(teller(act) for told in self.reports.values() for act in told)
        few = min(map(len, self.reports.values()))
        weak = [said for said, told in self.reports.items() if len(told) == few]
        return max(weak, key=lambda said: busy[teller(self.reports[said][0])])

    # What follows from it

    def is_banned(self, ids: Collection[str]) -> bool:
        return not self.banned.isdisjoint(ids)

    def is_muted(self, ids: Collection[str]) -> bool:
        return not self.muted.isdisjoint(ids)

    def need_admitted(self, ids: Collection[str]) -> None:
        if self.is_banned(ids):
            raise Refused("seat", "refused-banned")

    def need_voice(self, ids: Collection[str]) -> None:
        if self.is_muted(ids):
            raise Refused("seat", "refused-muted")

    async def report(self, table: str, entry: int, ids: Sequence[str]) -> None:
        """Once for each who reports a message, as long as it takes more of them to tell the host."""
        told = self.reports.get((table, entry), [])
        if len(told) >= MOST_OF_ONE:
            return
        if any(not set(act.visitors).isdisjoint(ids) for act in told):
            return
        mine = sum(not set(act.visitors).isdisjoint(ids) for told in self.reports.values() for act in told)
        if mine >= MOST_OF_ONE:
            raise Refused("busy", "refused-reports")
        await self.note("report", table, ids, entry)

    async def forget(self, ids: Collection[str]) -> None:
        """Nothing in it names a visitor any more."""
        stored = await self.store.read(LOG) if self.seq else []
        less = {seq: without(data, ids) for seq, data in stored if any(id.encode() in data for id in ids)}
        if less:
            await self.store.redact(LOG, less)


def teller(act: Act) -> str:
    """Who reports, as long as that is known."""
    return act.visitors[0] if act.visitors else ""


def without(data: bytes, ids: Collection[str]) -> bytes:
    act = decode(data)
    return encode(replace(act, visitors=[id for id in act.visitors if id not in ids]))
