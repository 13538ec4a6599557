"""A bot at work for a table: a job of its own on an executor, in a world that its seat imagines, never the truth."""

import asyncio
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Generic, TypeVar

from ..bots import LEVELS, advise, choose
from ..contract import Game, Match

DEADLINE = 10.0  # seconds, after which a bot's thinking is given up
SHARED = 4.0  # seconds on the clocks of all who think at a time: two threads, two seconds each

T = TypeVar("T")
Thinking = Callable[[Game, bytes, int, threading.Event], T]


class Thought(Generic[T]):
    """What a bot thinks of a position. Once it is dropped, nobody waits for it."""

    def __init__(self, executor: Executor, match: Match, think: Thinking[T]):
        self.position, self.seat = bytes(match.state), int(match.state.to_move)
        self.stop, self.is_dropped = threading.Event(), False
        seed = secrets.randbits(60)
        world = bytes(match.imagine(self.seat, seed))
        self.job = asyncio.get_running_loop().run_in_executor(executor, think, match.game, world, seed, self.stop)

    async def answer(self) -> T | None:
        """What it came to; None if it failed, is late or was dropped."""
        try:
            await asyncio.wait([self.job], timeout=DEADLINE)
            return self.job.result() if self.job.done() else None
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
        self.job.cancel()


def think_of_a_move(executor: Executor, match: Match, level: int, others: int) -> Thought[int]:
    """Who thinks by the clock shares it with the others who think."""
    seconds = min(LEVELS[level].budget.seconds, SHARED / (1 + others))

    def think(game: Game, world: bytes, seed: int, stop: threading.Event) -> int:
        return choose(game, world, seed, level, stop, seconds)

    return Thought(executor, match, think)


def think_of_advice(executor: Executor, match: Match) -> Thought[list[tuple[int, float]]]:
    """The best moves of the seat to move, with its chances."""
    return Thought(executor, match, advise)
