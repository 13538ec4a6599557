"""Studies of games that are over: each made once, one at a time, beside the bots."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import Annotated

from litestar import get
from litestar.params import Parameter

from ..bots.study import Mistake, Study, study
from ..contract import Match
from ..scene import preview
from ..table.house import House
from ..table.refused import Refused
from .messages import MistakeCard, StudyPage

KEPT = 64
MOST_WAITING = 12


class Studies:
    def __init__(self) -> None:
        self.made: dict[str, asyncio.Future[Study]] = {}  # by table, the latest asked for last
        self.executor = ThreadPoolExecutor(max_workers=1, thread_name_prefix="study")
        self.stop = Event()

    async def of(self, id: str, match: Match) -> Study:
        """The study of a match that will not change any more."""
        if id not in self.made and sum(not job.done() for job in self.made.values()) >= MOST_WAITING:
            raise Refused("busy", "refused-busy")
        job = self.made.pop(id, None) or self.begin(match)
        self.made[id] = job
        self.forget_old()
        try:
            return await asyncio.shield(job)  # others may wait for it too
        except Exception:
            self.made.pop(id, None)
            raise

    def begin(self, match: Match) -> asyncio.Future[Study]:
        return asyncio.get_running_loop().run_in_executor(self.executor, study, match.fork(), self.stop)

    def forget_old(self) -> None:
        done = [id for id, job in self.made.items() if job.done()]
        for id in done[: max(0, len(self.made) - KEPT)]:
            del self.made[id]

    def close(self) -> None:
        self.stop.set()
        self.executor.shutdown(cancel_futures=True)


@get("/api/tables/{id:str}/study")
async def show_study(id: Annotated[str, Parameter(max_length=24)], house: House, studies: Studies) -> StudyPage:
    """How a game went, once it is over: every seat's chance to win, and the worst mistakes."""
    table = (await house.live(id)).table
    if table.state not in ("over", "archive"):
        raise Refused("turn", "refused-study")
    found = await studies.of(id, table.match)
    return StudyPage(found.points, tuple(card(table.match, mistake) for mistake in found.mistakes))


def card(match: Match, mistake: Mistake) -> MistakeCard:
    at = match.fork(mistake.ply - 1)
    write = at.game.notation.write
    return MistakeCard(
        mistake.ply,
        mistake.seat,
        round(100 * mistake.lost),
        write(at.state, mistake.move),
        write(at.state, mistake.better),
        preview(at, mistake.better).lines,
    )
