"""Many games, shared out to workers: the same numbers whoever plays them, kept as they come.

An experiment is cut into units, each with numbers of its own, and a job is some units in a row. What the units came to
is told in their order, so that whoever stops early stops at the same game on any machines.
"""

import json
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from contextlib import AbstractContextManager
from dataclasses import Field, fields
from itertools import pairwise
from pathlib import Path
from typing import Any, ClassVar, Protocol

from ..contract import BadOption, Game
from ..contract.kernel import edition
from .workers import Crew

Counts = list[Any]  # what a unit came to, as JSON knows it
Job = Future[tuple[float, list[Counts]]]

LEAST = 1.0  # seconds of a job, so that sending it costs nothing beside it
AHEAD = 2  # jobs for each worker, so that none waits for the next
MOST_DEATHS = 3  # of workers, with nothing done in between


class Experiment(Protocol):
    """A dataclass, so that it can be sent anywhere and kept in a file."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    @property
    def game(self) -> Game: ...

    @property
    def units(self) -> int: ...

    @property
    def is_quick(self) -> bool:
        """Whether a unit takes less than it takes to call workers."""

    def play(self, unit: int) -> Counts: ...


class Kept(AbstractContextManager["Kept"]):
    """What units came to, in a file that grows with each; a campaign that was broken off goes on from it."""

    def __init__(self, experiment: Experiment, path: Path | None):
        self.untold: dict[int, Counts] = {}
        self.done: set[int] = set()
        self.file = None
        if path is not None:
            head = json.dumps(described(experiment))
            known = whole_lines(path)
            if known and known[0] != head:
                raise BadOption(f"{path} holds another experiment, or one with other rules: name another file.")
            for line in known[1:]:
                self.add(*json.loads(line))
            self.file = path.open("w", encoding="utf-8")
            self.file.writelines(f"{line}\n" for line in known or [head])
            self.file.flush()

    def add(self, unit: int, counts: Counts) -> None:
        self.untold[unit] = counts
        self.done.add(unit)
        if self.file:
            self.file.write(json.dumps([unit, counts]) + "\n")
            self.file.flush()

    def __exit__(self, *error: object) -> None:
        if self.file:
            self.file.close()


def described(experiment: Experiment) -> dict[str, Any]:
    """What is asked, and of which rules."""
    asked = {field.name: getattr(experiment, field.name) for field in fields(experiment)}
    return asked | {"game": experiment.game.name, "edition": edition(experiment.game.package)}


def whole_lines(path: Path) -> list[str]:
    """Without the last if it was cut off in the middle."""
    try:
        text = path.read_text("utf-8")
    except FileNotFoundError:
        return []
    except (OSError, UnicodeDecodeError):
        raise BadOption(f"{path} cannot be read.") from None
    return text[: text.rfind("\n") + 1].splitlines()


def play(experiment: Experiment, wanted: str, units: range) -> tuple[float, list[Counts]]:
    """A job: how many seconds it took, and what each of its units came to."""
    if edition(experiment.game.package) != wanted:
        raise BadOption(f"a worker has another edition of {experiment.game.name}.")
    start = time.perf_counter()
    counts = [experiment.play(unit) for unit in units]
    return time.perf_counter() - start, counts


def run(experiment: Experiment, crew: Crew, path: Path | None = None) -> Iterator[Counts]:
    """What each unit came to, in their order, as soon as it is known."""
    told = 0
    with Kept(experiment, path) as kept:
        for _ in playing(experiment, crew, kept):
            while told in kept.untold:
                yield kept.untold.pop(told)
                told += 1


def playing(experiment: Experiment, crew: Crew, kept: Kept) -> Iterator[None]:
    """Every unit that is not kept yet gets played, whoever dies; yields whenever some are done."""
    yield
    yield from playing_here(experiment, kept)
    deaths = 0
    while len(kept.done) < experiment.units:
        before, workers = len(kept.done), crew.call()
        try:
            yield from sharing_out(experiment, crew, workers, kept)
        except BrokenExecutor:
            deaths = 1 if len(kept.done) > before else deaths + 1
            if deaths > MOST_DEATHS:
                raise BadOption("workers die again and again.") from None
        finally:
            workers.shutdown(wait=False)


def playing_here(experiment: Experiment, kept: Kept) -> Iterator[None]:
    """Little things are done before workers would have come."""
    start = time.perf_counter()
    for unit in range(experiment.units):
        if not experiment.is_quick or time.perf_counter() - start > LEAST:
            return
        if unit not in kept.done:
            kept.add(unit, experiment.play(unit))
            yield


def sharing_out(experiment: Experiment, crew: Crew, workers: Executor, kept: Kept) -> Iterator[None]:
    """Jobs go out as workers become free, and get longer until one is worth sending."""
    wanted, todo, size = edition(experiment.game.package), rows(experiment.units, kept.done), 1
    under_way: dict[Job, range] = {}
    try:
        while todo or under_way:
            while todo and len(under_way) < AHEAD * crew.count():
                units = take(todo, size)
                under_way[workers.submit(play, experiment, wanted, units)] = units
            for job in wait(under_way, return_when=FIRST_COMPLETED).done:
                units = under_way.pop(job)
                seconds, counts = job.result()
                for unit, came_to in zip(units, counts, strict=True):
                    kept.add(unit, came_to)
                if seconds < LEAST:
                    size = max(size, 2 * len(units))
            yield
    finally:
        for job in under_way:
            job.cancel()


def rows(units: int, done: set[int]) -> list[range]:
    """The units still to play, those that follow each other together."""
    ends = [-1, *sorted(done), units]
    return [range(a + 1, b) for a, b in pairwise(ends) if a + 1 < b]


def take(todo: list[range], size: int) -> range:
    """The first few of what is to be done; the rest stays."""
    first, rest = todo[0][:size], todo[0][size:]
    todo[:1] = [rest] if rest else []
    return first
