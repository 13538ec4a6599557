"""What a bot would play at a table: a job on an executor, in a world that its seat imagines, never the truth.

A job is data, so that threads, processes and machines elsewhere can all take it.
"""

import asyncio
import atexit
import os
import secrets
import shutil
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from typing import Any, Generic, TypeVar

from ..bots import LEVELS, USUAL, advise, choose
from ..contract import Match
from ..games import game

DEADLINE = 10.0  # seconds, after which a bot is given up
SHARED = 4.0  # seconds on the clocks of all who are at work: two threads, two seconds each

T = TypeVar("T")


@dataclass
class Stop:
    """A flag that a job carries with it: set when somebody here says so, or its time is up.

    To another process on this machine it is said by a file; elsewhere only the time counts.
    """

    path: str
    until: float  # by the clock on the wall, which processes share
    is_said: bool = False

    def is_set(self) -> bool:
        return self.is_said or time.time() > self.until or os.path.exists(self.path)

    def set(self) -> None:
        self.is_said = True
        with suppress(OSError):
            os.close(os.open(self.path, os.O_CREAT | os.O_WRONLY, 0o600))

    def tidy(self, _: Any = None) -> None:
        """Nobody reads it any more."""
        if self.is_said:
            with suppress(OSError):
                os.unlink(self.path)


@dataclass(frozen=True)
class Question:
    """All that a bot is told: a game by its name, a position, how well to play, a seed, how long it may take."""

    game: str
    world: bytes
    seed: int
    stop: Stop
    level: int = USUAL
    seconds: float = 0.0


def move_for(asked: Question) -> int:
    """A move for the seat to move."""
    return choose(game(asked.game), asked.world, asked.seed, asked.level, asked.stop, asked.seconds)


def advice_for(asked: Question) -> list[tuple[int, float]]:
    """The best moves of the seat to move, with its chances."""
    return advise(game(asked.game), asked.world, asked.seed, asked.stop)


class BotJob(Generic[T]):
    """A bot looks at a position. Once it is dropped, nobody waits for its answer."""

    def __init__(self, executor: Executor, match: Match, job: Callable[[Question], T], **more: Any):
        self.position, self.seat = bytes(match.state), int(match.state.to_move)
        self.is_dropped, seed = False, secrets.randbits(60)
        self.stop = Stop(os.path.join(folder(), secrets.token_hex(8)), time.time() + DEADLINE)
        asked = Question(match.game.name, bytes(match.imagine(self.seat, seed)), seed, self.stop, **more)
        work = executor.submit(job, asked)
        work.add_done_callback(self.stop.tidy)  # when it has really ended, which may be after nobody waits for it
        self.future = asyncio.wrap_future(work)

    async def answer(self) -> T | None:
        """What it came to; None if it failed, is late or was dropped."""
        try:
            await asyncio.wait([self.future], timeout=DEADLINE)
            return self.future.result() if self.future.done() else None
        except Exception:
            return None
        except asyncio.CancelledError:
            if not self.is_dropped:
                raise
            return None
        finally:
            self.end()

    def drop(self) -> None:
        """The table needs it no more."""
        self.is_dropped = True
        self.end()

    def end(self) -> None:
        """The job ends as soon as it looks up, or before it begins."""
        if not self.future.done():
            self.stop.set()
            self.future.cancel()


@cache
def folder() -> str:
    """Where the flags of this process are; gone when it ends."""
    made = tempfile.mkdtemp(prefix="ludotheque-")
    atexit.register(shutil.rmtree, made, ignore_errors=True)
    return made


def start_move(executor: Executor, match: Match, level: int, others: int) -> BotJob[int]:
    """Choose a move at a level. Who plays by the clock shares it with the others at work."""
    seconds = min(LEVELS[level].budget.seconds, SHARED / (1 + others))
    return BotJob(executor, match, move_for, level=level, seconds=seconds)


def start_advice(executor: Executor, match: Match) -> BotJob[list[tuple[int, float]]]:
    """The best moves of the seat to move, with its chances."""
    return BotJob(executor, match, advice_for)
