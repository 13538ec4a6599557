"""A campaign: workers with checked kernels try mutated inputs, and what fails is kept with its input."""

import hashlib
import json
import os
import selectors
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_cache_path

import ludotheque

from .corpus import SUFFIX, corpus_of

FOUND = Path(__file__).parent / "found"
USUAL, CHECKED, STRICT = "usual", "checked", "strict"  # as people play; bounds checked; and below 0, interpreted
SILENCE = 30.0  # seconds after which a worker hangs
SILENCE_AT_START = SILENCE_INTERPRETED = 900.0  # kernels are compiled with their bounds checked, or slow
MOST_FAULTS = 25  # of a campaign: enough to begin with


@dataclass
class Report:
    """What came of a part of a campaign."""

    game: str
    kind: str
    kernels: str
    tried: int = 0
    accepted: int = 0
    plies: int = 0
    slowest: float = 0.0
    faults: list[str] = field(default_factory=list)  # what went wrong, with the input's name


@dataclass(frozen=True)
class Part:
    """Some inputs of one kind for one game: mutations of a seed, or those found before."""

    game: str
    kind: str
    kernels: str  # USUAL, CHECKED or STRICT
    count: int
    seed: str = ""

    def args(self, first: int) -> list[str]:
        return old_inputs(self.game)[first:] if self.kind == "found" else [self.seed, str(first), str(self.count)]


def old_inputs(game: str) -> list[str]:
    return sorted(str(path) for path in FOUND.glob(f"{game}-*"))


def run(part: Part, keep: Path | None = FOUND) -> Report:
    """One worker after the other, until every input is tried."""
    report = Report(part.game, part.kind, part.kernels)
    first = 0
    with tempfile.TemporaryDirectory() as folder:
        corpus_of(ludotheque.game(part.game)).keep(Path(folder) / "corpus")
        while first < part.count and len(report.faults) < MOST_FAULTS:
            first += follow(part, first, Path(folder), report, keep)
    return report


def follow(part: Part, first: int, folder: Path, report: Report, keep: Path | None) -> int:
    """Run a worker to its end, be it a bad one; how many inputs it has tried."""
    command = [sys.executable, "-m", "tests.fuzz.worker", part.game, str(folder), part.kind, *part.args(first)]
    tried, ended = 0, False
    with subprocess.Popen(command, env=environment(part), stdout=subprocess.PIPE, text=True) as worker:
        for said in told(worker, SILENCE_INTERPRETED if part.kernels == STRICT else SILENCE):
            if said["word"] == "trying":
                tried += 1
            elif said["word"] == "tried":
                note(report, said)
            elif said["word"] == "fault":
                found(report, said, said["why"], keep)
            ended = said["word"] == "end"
        hangs = worker.poll() is None and not ended
        if hangs:
            worker.kill()
        code = worker.wait()
    if not ended and tried:
        current = json.loads((folder / "current").read_text())
        found(report, current, "it hangs" if hangs else f"the worker died with {code}", keep)
    elif not ended:
        raise RuntimeError(f"the worker of {part.game} did not start: {code}")
    return tried


def told(worker: "subprocess.Popen[str]", silence: float) -> Iterator[dict]:
    """What a worker says, until it ends or falls silent."""
    assert worker.stdout
    with selectors.DefaultSelector() as listening:
        listening.register(worker.stdout, selectors.EVENT_READ)
        patience = SILENCE_AT_START
        while listening.select(patience):
            line = worker.stdout.readline()
            if not line:
                worker.wait()
                return
            said = json.loads(line)
            patience = silence if said["word"] == "ready" else patience
            yield said


def note(report: Report, said: dict) -> None:
    report.tried += 1
    report.accepted += said["accepted"]
    report.plies += said["plies"]
    report.slowest = max(report.slowest, said["slowest"])


def found(report: Report, trying: dict, why: str, keep: Path | None) -> None:
    report.tried += 1
    digest = hashlib.blake2b(trying["text"].encode(), digest_size=4).hexdigest()
    name = f"{report.game}-{digest}{SUFFIX[trying['kind']]}"
    report.faults.append(f"{name} (input {trying['id']}): {why}")
    if keep:
        (keep / name).write_text(trying["text"], "utf-8", newline="")


def environment(part: Part) -> dict[str, str]:
    """Checked kernels have a cache of their own: Numba's does not tell them from others."""
    usual = os.environ | {"PYTHONFAULTHANDLER": "1", "NUMBA_DISABLE_JIT": "0"}
    cache = str(user_cache_path("ludotheque") / CHECKED)
    return {
        USUAL: usual,
        CHECKED: usual | {"NUMBA_BOUNDSCHECK": "1", "XDG_CACHE_HOME": cache},
        STRICT: usual | {"NUMBA_DISABLE_JIT": "1"},
    }[part.kernels]
