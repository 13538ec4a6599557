"""Studies of games that are over: each made once, one at a time for each who asks, beside the bots."""

import asyncio
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import suppress
from math import inf
from threading import Event
from time import monotonic

import msgspec

from ..bots.standing import Stopped
from ..bots.study import Mistake, Moment, Study, study
from ..contract import NOBODY, Match
from ..scene import Counter, lines, move_name, preview, scene_of, way_of
from ..store import NotKept, Store
from .messages import MistakeCard, MomentCard, StudyPage
from .refused import Refused
from .stops import Leaves, leaves
from .turns import Crowded, Turns

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Study).decode
KEPT = 64
THREADS = 2
SAID = 4  # sentences about a moment
WAITING, MOST_WAITING = 12, 100  # studies of one address, and in all


class Patience:
    """Ends when somebody says so, or so long after the work has begun."""

    def __init__(self, seconds: float):
        self.said, self.seconds, self.until = Event(), seconds, inf

    def __reduce__(self) -> "tuple[type[Patience], tuple[float]]":
        return Patience, (self.seconds,)  # in another process it is one of its own

    def begin(self) -> None:
        self.until = monotonic() + self.seconds

    def end(self) -> None:
        self.said.set()

    def is_set(self) -> bool:
        return self.said.is_set() or monotonic() > self.until


def make(match: Match, patience: Patience) -> Study:
    """Wherever the executor is."""
    patience.begin()
    return study(match, patience)


class Job:
    """A study that waits for its turn, is in the making or made, and how many want it."""

    def __init__(self, executor: Executor, turns: Turns, address: str, match: Match, seconds: float):
        self.patience, self.waiting = Patience(seconds), 0
        self.study = asyncio.create_task(turns.run(address, executor, make, match, self.patience))

    @property
    def is_abandoned(self) -> bool:
        return not self.waiting and not self.study.done()

    def stop(self) -> None:
        self.patience.end()
        self.study.cancel()


class Studies:
    """Kept in a store, if there is one: then each is made once, whoever asks and whichever process is asked."""

    def __init__(self, seconds: float, store: Store | None = None, executor: Executor | None = None):
        self.seconds, self.store = seconds, store
        self.jobs: dict[str, Job] = {}  # by table, the latest asked for last
        self.pages: dict[str, StudyPage] = {}  # as they are sent
        self.turns = Turns(1, THREADS, WAITING, MOST_WAITING)
        self.executor = executor or ThreadPoolExecutor(THREADS, thread_name_prefix="study")

    async def of(self, id: str, match: Match, address: str = "") -> Study:
        """The study of a match that will not change any more; given up when nobody waits for it."""
        job = self.jobs.pop(id, None) or Job(self.executor, self.turns, address, match.fork(), self.seconds)
        self.jobs[id] = job
        self.forget_old()
        job.waiting += 1
        try:
            return await asyncio.shield(job.study)  # others may wait for it too
        except Stopped:
            self.forget(id, job)
            raise Refused("busy", "refused-study-long") from None
        except Crowded:
            self.forget(id, job)
            raise Refused("busy", "refused-busy") from None
        except Exception:
            self.forget(id, job)
            raise
        finally:
            job.waiting -= 1
            if job.is_abandoned:
                self.forget(id, job)
                job.stop()

    async def kept(self, id: str, match: Match, address: str = "") -> Study:
        """The study of a table, from the store if it was made before."""
        name = f"study {id} {match.game.version} {match.digest()}"
        if self.store and (found := await self.store.kept(name)):
            with suppress(msgspec.DecodeError):  # of an older edition
                return decode(found)
        made = await self.of(id, match, address)
        if self.store:
            with suppress(NotKept):
                await self.store.keep(name, encode(made))
        return made

    def forget(self, id: str, job: Job) -> None:
        if self.jobs.get(id) is job:
            del self.jobs[id]

    def forget_old(self) -> None:
        while len(self.pages) > KEPT:
            del self.pages[next(iter(self.pages))]
        done = [id for id, job in self.jobs.items() if job.study.done()]
        for id in done[: max(0, len(self.jobs) - KEPT)]:
            del self.jobs[id]

    def forget_all(self) -> None:
        for job in self.jobs.values():
            job.stop()
        self.jobs.clear()
        self.pages.clear()

    def close(self) -> None:
        self.forget_all()
        self.executor.shutdown(cancel_futures=True)


def study_page(match: Match, found: Study) -> StudyPage:
    mistakes = tuple(card(match, mistake) for mistake in found.mistakes)
    turns = leaves(match, NOBODY)
    return StudyPage(
        found.points, mistakes, told(match, found.best, turns), told(match, found.turn, turns), found.choices
    )


def told(match: Match, moment: Moment | None, turns: Leaves) -> MomentCard | None:
    """With what its turn had brought so far: a throw alone may say nothing."""
    if moment is None:
        return None
    turn = match.log[turns.around(moment.ply).turn_back : moment.ply]
    said = [line for entry in turn for line in lines(match.game, entry.known_to(NOBODY))]
    mover = max(turn[-1].seat, NOBODY)
    came = turn_of(match.fork(moment.ply - 1))
    return MomentCard(moment.ply, moment.seat, round(100 * moment.gained), moment.by, tuple(said[-SAID:]), mover, came)


def turn_of(match: Match) -> Counter | None:
    """As the game itself counts."""
    return next((counter for counter in scene_of(match.game).counters(match.state) if counter.kind == "turn"), None)


def card(match: Match, mistake: Mistake) -> MistakeCard:
    at = match.fork(mistake.ply - 1)
    return MistakeCard(
        mistake.ply,
        mistake.seat,
        round(100 * mistake.lost),
        move_name(at, mistake.move),
        move_name(at, mistake.better),
        preview(at, mistake.better).lines,
        way_of(at, mistake.move),
        way_of(at, mistake.better),
        turn_of(at),
    )
