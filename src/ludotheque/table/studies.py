"""Studies of games that are over: each made once, one at a time, beside the bots."""

import asyncio
from concurrent.futures import Executor, ThreadPoolExecutor
from math import inf
from threading import Event
from time import monotonic

from ..bots.standing import Stopped
from ..bots.study import Mistake, Study, study
from ..contract import Match
from ..scene import preview
from .messages import MistakeCard, StudyPage
from .refused import Refused

KEPT = 64
MOST_WAITING = 12


class Patience:
    """Ends when somebody says so, or so long after the work has begun."""

    def __init__(self, seconds: float):
        self.said, self.seconds, self.until = Event(), seconds, inf

    def begin(self) -> None:
        self.until = monotonic() + self.seconds

    def end(self) -> None:
        self.said.set()

    def is_set(self) -> bool:
        return self.said.is_set() or monotonic() > self.until


class Job:
    """A study in the making or made, and how many wait for it."""

    def __init__(self, executor: Executor, match: Match, seconds: float):
        self.patience, self.waiting = Patience(seconds), 0
        self.study = asyncio.get_running_loop().run_in_executor(executor, self.make, match)

    def make(self, match: Match) -> Study:
        self.patience.begin()
        return study(match, self.patience)

    @property
    def is_abandoned(self) -> bool:
        return not self.waiting and not self.study.done()

    def stop(self) -> None:
        self.patience.end()
        self.study.cancel()


class Studies:
    def __init__(self, seconds: float):
        self.seconds = seconds
        self.jobs: dict[str, Job] = {}  # by table, the latest asked for last
        self.executor = ThreadPoolExecutor(max_workers=1, thread_name_prefix="study")

    async def of(self, id: str, match: Match) -> Study:
        """The study of a match that will not change any more; given up when nobody waits for it."""
        if id not in self.jobs and sum(not job.study.done() for job in self.jobs.values()) >= MOST_WAITING:
            raise Refused("busy", "refused-busy")
        job = self.jobs.pop(id, None) or Job(self.executor, match.fork(), self.seconds)
        self.jobs[id] = job
        self.forget_old()
        job.waiting += 1
        try:
            return await asyncio.shield(job.study)  # others may wait for it too
        except Stopped:
            self.forget(id, job)
            raise Refused("busy", "refused-study-long") from None
        except Exception:
            self.forget(id, job)
            raise
        finally:
            job.waiting -= 1
            if job.is_abandoned:
                self.forget(id, job)
                job.stop()

    def forget(self, id: str, job: Job) -> None:
        if self.jobs.get(id) is job:
            del self.jobs[id]

    def forget_old(self) -> None:
        done = [id for id, job in self.jobs.items() if job.study.done()]
        for id in done[: max(0, len(self.jobs) - KEPT)]:
            del self.jobs[id]

    def close(self) -> None:
        for job in self.jobs.values():
            job.stop()
        self.executor.shutdown(cancel_futures=True)


def study_page(match: Match, found: Study) -> StudyPage:
    return StudyPage(found.points, tuple(card(match, mistake) for mistake in found.mistakes))


def card(match: Match, mistake: Mistake) -> MistakeCard:
    at = match.fork(mistake.ply - 1)
    write = at.game.write
    return MistakeCard(
        mistake.ply,
        mistake.seat,
        round(100 * mistake.lost),
        write(at.state, mistake.move),
        write(at.state, mistake.better),
        preview(at, mistake.better).lines,
    )
