"""What a bot would play at a table: a job on an executor, in a world that its seat imagines, never the truth."""

import asyncio
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Generic, TypeVar

from ..bots import LEVELS, advise, choose
from ..contract import Game, Match

DEADLINE = 10.0  # seconds, after which a bot is given up
SHARED = 4.0  # seconds on the clocks of all who are at work: two threads, two seconds each

T = TypeVar("T")
Job = Callable[[Game, bytes, int, threading.Event], T]


class BotJob(Generic[T]):
    """A bot looks at a position. Once it is dropped, nobody waits for its answer."""

    def __init__(self, executor: Executor, match: Match, job: Job[T]):
        self.position, self.seat = bytes(match.state), int(match.state.to_move)
        self.stop, self.is_dropped = threading.Event(), False
        seed = secrets.randbits(60)
        world = bytes(match.imagine(self.seat, seed))
        self.future = asyncio.get_running_loop().run_in_executor(executor, job, match.game, world, seed, self.stop)

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
        self.stop.set()
        self.future.cancel()


def start_move(executor: Executor, match: Match, level: int, others: int) -> BotJob[int]:
    """Choose a move at a level. Who plays by the clock shares it with the others at work."""
    seconds = min(LEVELS[level].budget.seconds, SHARED / (1 + others))

    def job(game: Game, world: bytes, seed: int, stop: threading.Event) -> int:
        return choose(game, world, seed, level, stop, seconds)

    return BotJob(executor, match, job)


def start_advice(executor: Executor, match: Match) -> BotJob[list[tuple[int, float]]]:
    """The best moves of the seat to move, with its chances."""
    return BotJob(executor, match, advise)
