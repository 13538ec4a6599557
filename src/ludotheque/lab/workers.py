"""Who plays the games of a campaign: this process, some of this machine, or those of a Dask cluster."""

import re
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

from ..bots import get_ready
from ..contract import BadOption, Game
from ..contract.warm import warm_up

DASK = re.compile(r"dask://([^/\s]+:\d+)")
PATIENCE = 10  # seconds for a scheduler to answer
PROCESSES = "processes"


@dataclass(frozen=True)
class Crew:
    """How to call workers, also in place of those who died, and how many there are now."""

    call: Callable[[], Executor]
    count: Callable[[], int]


class Here(Executor):
    """This process, one job after the other."""

    def submit(self, job: Callable[..., Any], /, *data: Any, **more: Any) -> Future[Any]:
        done: Future[Any] = Future()
        try:
            done.set_result(job(*data, **more))
        except Exception as wrong:
            done.set_exception(wrong)
        return done


HERE = Crew(Here, lambda: 1)


@contextmanager
def crew(game: Game, on: str, jobs: int) -> Iterator[Crew]:
    """`on` is "processes", so many of this machine, or dask://host:port."""
    if on == PROCESSES:
        yield HERE if jobs == 1 else Crew(lambda: processes(jobs), lambda: jobs)
    elif address := DASK.fullmatch(on):
        with cluster(address[1], game) as there:
            yield there
    else:
        raise BadOption(f"games are played on {PROCESSES}, or on dask://host:port, not on {on!r}.")


def processes(jobs: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))


@contextmanager
def cluster(address: str, game: Game) -> Iterator[Crew]:
    """The workers that a scheduler has; each machine gets the rules ready once."""
    try:
        from distributed import Client
    except ImportError:
        raise BadOption("dask is not installed here: pip install 'ludotheque[dask]'.") from None
    try:
        client = Client(f"tcp://{address}", timeout=PATIENCE)
    except (OSError, ValueError):
        raise BadOption(f"no Dask scheduler answers at {address}.") from None
    with client:
        workers = client.scheduler_info(n_workers=-1)["workers"]
        if not workers:
            raise BadOption(f"the Dask scheduler at {address} has no workers.")
        client.run(
            get_all_ready, game, workers=list({worker["host"]: name for name, worker in workers.items()}.values())
        )
        # Equal calls are equal results to Dask, and it would not play them again.
        yield Crew(lambda: client.get_executor(pure=False), lambda: max(1, sum(client.nthreads().values())))


def get_all_ready(game: Game) -> None:
    get_ready(game)
    for _ in warm_up(game):
        pass
