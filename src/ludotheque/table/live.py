"""A table in memory: its fold, who is looking at it, and what is going on for it."""

import asyncio
import time
from collections import Counter, deque
from collections.abc import Callable
from contextlib import AbstractContextManager, suppress
from typing import Protocol

from .bot_moves import BotJob
from .company import SPECTATOR
from .messages import Draw, Hint
from .replay import Replay
from .table import Table

TABLE, ENTRY, DRAW = 20_000, 900, 300  # bytes in memory: of a table, of each entry of its log, of each draw
NOBODY_ELSE: Counter[int] = Counter()
NO_PERSONS: frozenset[int] = frozenset()


class Viewer(Protocol):
    """Somebody who looks at a table."""

    def notice(self) -> None:
        """The table has changed."""


class Live:
    __slots__ = (
        *("table", "clock", "uptime", "lock", "changed", "viewers", "is_telling", "loop", "open", "looking"),
        *(
            "elsewhere",
            "present",
            "watchers",
            "seen",
            "said",
            "used",
            "came",
            "secret",
            "followed",
            "is_gone",
            "is_writing",
            "announced",
        ),
        *("moved", "is_led", "is_driven", "catching_up", "driver", "bot_job", "watched", "draws", "advised", "advice"),
        "whence",
    )

    def __init__(
        self, table: Table, clock: Callable[[], float] = time.monotonic, uptime: Callable[[], int] = lambda: 0
    ):
        self.table, self.clock, self.uptime = table, clock, uptime
        self.lock = asyncio.Lock()
        self.changed: asyncio.Event | None = None  # of those who wait for it
        self.viewers: set[Viewer] = set()
        self.is_telling = False
        self.loop: asyncio.AbstractEventLoop | None = None
        self.open: Counter[int] = Counter()  # pages that show it, by person, SPECTATOR for watchers
        self.looking: Counter[int] = Counter()  # of them, those that are in sight
        self.elsewhere = NOBODY_ELSE  # and in sight at other processes
        self.present = NO_PERSONS  # the persons who have the table before their eyes,
        self.watchers = 0  # and how many others
        self.seen: dict[int, float] = {}  # when a person last did something, or looked away
        self.said: dict[int, deque[float]] = {}  # when each person has talked, the last times
        self.used = self.came = clock()
        self.secret: bytes | None = None
        self.followed: tuple[AbstractContextManager[None], ...] = ()  # what is told of the table
        self.is_gone = False  # the host has deleted it
        self.is_writing = False  # entries of this process are on their way to the store
        self.announced = table.seq  # the last entry that the store told of
        self.moved = clock()  # when something was last appended
        self.is_led = False  # by another process, which appended last
        self.is_driven = False  # by this one
        self.catching_up: asyncio.Task[None] | None = None
        self.driver: asyncio.Task[None] | None = None
        self.bot_job: BotJob[int] | None = None  # of the bot to move
        self.watched: Replay | None = None
        self.draws: asyncio.Task[list[Draw]] | None = None  # of a game that is over
        self.whence = ""  # the address that somebody came from first
        self.advised, self.advice = b"", tuple[Hint, ...]()  # the position that a bot was last asked about, its answer

    @property
    def replay(self) -> Replay:
        """Few tables are ever watched again."""
        self.watched = self.watched or Replay(self.table.match)
        return self.watched

    def follow(self, *news: AbstractContextManager[None]) -> None:
        """Be told of the table until it is forgotten."""
        self.followed = news
        for one in news:
            one.__enter__()

    def unfollow(self) -> None:
        followed, self.followed = self.followed, ()
        for one in followed:
            one.__exit__(None, None, None)

    @property
    def size(self) -> int:
        """In memory: about so many bytes."""
        draws = self.draws.result() if self.draws and self.draws.done() and not self.draws.exception() else ()
        table, replayed = self.table, self.watched.size if self.watched else 0
        return TABLE + ENTRY * len(table.history) + len(table.opened.file) + DRAW * len(draws) + replayed

    def come(self, person: int, pages: int, in_sight: int) -> None:
        """A person has so many pages more, or fewer, open here, of which so many more are in sight."""
        self.open[person] += pages
        self.looking[person] += in_sight
        if in_sight:
            self.see(person)
        self.look_round()

    def look_round(self) -> None:
        """A page in the background is not looked at."""
        looking = self.looking + self.elsewhere
        self.watchers = looking.pop(SPECTATOR, 0)
        self.present = frozenset(looking)

    def see(self, person: int) -> None:
        """Somebody does something here, comes or goes."""
        if person != SPECTATOR:
            self.seen[person] = self.clock()

    def see_elsewhere(self, people: Counter[int]) -> None:
        """Who is connected to other processes, all in all."""
        for person in self.elsewhere.keys() - people.keys():
            self.see(person)
        self.elsewhere = people
        self.look_round()

    def absence(self, person: int) -> float:
        """How long nothing was seen of a person, in seconds."""
        return 0 if person in self.present else self.clock() - self.seen.get(person, self.came)

    def away(self, after: float) -> frozenset[int]:
        """The persons who are not present and of whom nothing was seen for so many seconds."""
        absent = set(range(len(self.table.company.people))) - self.present
        return frozenset(person for person in absent if self.absence(person) >= after)

    def within_call(self, after: float) -> frozenset[int]:
        """The persons who are present, or have only just looked away: their page is open."""
        return (self.present | (+self.open).keys()) - self.away(after) - {SPECTATOR}

    def notify(self) -> None:
        """Wake who waits, and tell all who look at the table, once all that happens now has happened."""
        if self.changed:
            self.changed.set()
            self.changed = None
        if self.viewers and not self.is_telling:
            self.is_telling = True
            self.loop = self.loop or asyncio.get_running_loop()
            self.loop.call_soon(self.tell)

    def tell(self) -> None:
        self.is_telling = False
        for viewer in tuple(self.viewers):
            viewer.notice()

    def rest(self) -> None:
        """Take less room while nobody looks."""
        if not self.viewers:
            self.table.rest()

    async def wait(self, timeout: float | None) -> None:
        """Wait for a change, or for so many seconds."""
        with suppress(TimeoutError):
            self.changed = self.changed or asyncio.Event()
            async with asyncio.timeout(timeout):  # `wait_for` of Python 3.11 may lose a cancellation
                await self.changed.wait()
