"""A table in memory: its fold, who is looking at it, and what is going on for it."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack, suppress
from typing import Protocol

from .bot_moves import BotJob
from .company import SPECTATOR
from .messages import Draw, Hint
from .replay import Replay
from .table import Table

TABLE, ENTRY, DRAW = 20_000, 900, 300  # bytes in memory: of a table, of each entry of its log, of each draw


class Viewer(Protocol):
    """Somebody who looks at a table."""

    def notice(self) -> None:
        """The table has changed."""


class Live:
    def __init__(
        self, table: Table, clock: Callable[[], float] = time.monotonic, uptime: Callable[[], int] = lambda: 0
    ):
        self.table, self.clock, self.uptime = table, clock, uptime
        self.lock = asyncio.Lock()
        self.changed: asyncio.Event | None = None  # of those who wait for it
        self.viewers: set[Viewer] = set()
        self.is_telling = False
        self.looking: Counter[int] = Counter()  # connections by person, SPECTATOR for watchers
        self.elsewhere: Counter[int] = Counter()  # and at other processes
        self.seen: dict[int, float] = {}  # when a person last did something
        self.used = self.came = clock()
        self.secret: bytes | None = None
        self.subscription = ExitStack()
        self.is_gone = False  # the host has deleted it
        self.is_writing = False  # entries of this process are on their way to the store
        self.announced = table.seq  # the last entry that the store told of
        self.moved = clock()  # when something was last appended
        self.is_led = False  # by another process, which appended last
        self.is_driven = False  # by this one
        self.catching_up: asyncio.Task[None] | None = None
        self.driver: asyncio.Task[None] | None = None
        self.bot_job: BotJob[int] | None = None  # of the bot to move
        self.replay = Replay(table.match)
        self.draws: asyncio.Task[list[Draw]] | None = None  # of a game that is over
        self.advised, self.advice = b"", tuple[Hint, ...]()  # the position that a bot was last asked about, its answer

    @property
    def size(self) -> int:
        """In memory: about so many bytes."""
        draws = self.draws.result() if self.draws and self.draws.done() and not self.draws.exception() else ()
        table = self.table
        return TABLE + ENTRY * len(table.history) + len(table.opened.file) + DRAW * len(draws) + self.replay.size

    @property
    def present(self) -> frozenset[int]:
        looking = self.looking if not self.elsewhere else self.looking + self.elsewhere
        return frozenset(person for person, count in looking.items() if count > 0 and person != SPECTATOR)

    @property
    def watchers(self) -> int:
        return self.looking[SPECTATOR] + self.elsewhere[SPECTATOR]

    def see(self, person: int) -> None:
        """Somebody does something here, comes or goes."""
        if person != SPECTATOR:
            self.seen[person] = self.clock()

    def see_elsewhere(self, people: Counter[int]) -> None:
        """Who is connected to other processes, all in all."""
        for person in self.elsewhere.keys() - people.keys():
            self.see(person)
        self.elsewhere = people

    def absence(self, person: int) -> float:
        """How long nothing was seen of a person, in seconds."""
        return 0 if person in self.present else self.clock() - self.seen.get(person, self.came)

    def away(self, after: float) -> frozenset[int]:
        """The persons who are not connected and of whom nothing was seen for so many seconds."""
        absent = set(range(len(self.table.company.people))) - self.present
        return frozenset(person for person in absent if self.absence(person) >= after)

    def notify(self) -> None:
        """Wake who waits, and tell all who look at the table, once all that happens now has happened."""
        if self.changed:
            self.changed.set()
            self.changed = None
        if self.viewers and not self.is_telling:
            self.is_telling = True
            asyncio.get_running_loop().call_soon(self.tell)

    def tell(self) -> None:
        self.is_telling = False
        for viewer in tuple(self.viewers):
            viewer.notice()

    async def wait(self, timeout: float | None) -> None:
        """Wait for a change, or for so many seconds."""
        with suppress(TimeoutError):
            self.changed = self.changed or asyncio.Event()
            async with asyncio.timeout(timeout):  # `wait_for` of Python 3.11 may lose a cancellation
                await self.changed.wait()
