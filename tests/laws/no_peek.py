"""The large run of the laws of secrets: prints what was compared, and writes the page about it.

    python -m tests.laws.no_peek --positions 100000 --page docs/no-peek.md

Games are dealt out to two processes. What each has found is kept by a digest of the sources, so that a run that was
broken off goes on where it was.
"""

import argparse
import hashlib
import json
import random
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from platformdirs import user_cache_path
from rich.console import Console

import ludotheque
from ludotheque.testing import random_options
from ludotheque.testing.lawbook.peeking import (
    Glance,
    Tally,
    first_two_share,
    peek_at_games,
    peek_at_positions,
    seats_for,
)
from ludotheque.testing.lawbook.wire import NOW_AND_THEN

ROOT = Path(__file__).parent.parent.parent
GAMES = [name for name in ludotheque.games() if ludotheque.game(name).has_secrets]
OPEN = [name for name in ludotheque.games() if not ludotheque.game(name).has_secrets]
WAYS = {
    "positions": "at positions of a game, each seat and a spectator imagine other worlds",
    "shared": "the same, with two seats on one screen",
    "games": "whole games up to some point, with other outcomes where a seat saw none",
}
LOOK = Glance(every=3, rare=50, worlds=4)
FIRST_SEED = 1000
JOBS = 2
Chunk = tuple[str, str, int]  # game, way, seed


def compare(game: str, way: str, seed: int) -> Tally:
    box = ludotheque.game(game)
    options = random_options(box, seats_for(box, seed), random.Random(seed)) | dict(
        box.short
    )  # short games of every kind
    if way == "games":
        return peek_at_games(box, seed, LOOK, **options)
    plan = first_two_share(seats_for(box, seed)) if way == "shared" else None
    return peek_at_positions(box, seed, plan, LOOK, **options)


def sources() -> str:
    digest = hashlib.blake2b(digest_size=8)
    for folder in ("src/ludotheque", "tests/laws"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()


def chunks() -> Iterator[Chunk]:
    for seed in count(FIRST_SEED):
        for way in WAYS:
            for game in GAMES:
                yield game, way, seed


def told_again(said: dict[str, Any]) -> Tally:
    return Tally(**{name: Counter(value) if isinstance(value, dict) else value for name, value in said.items()})


class Run:
    """What was compared so far, by game and way."""

    def __init__(self, path: Path):
        self.path, self.done, self.last = path, set[Chunk](), FIRST_SEED
        self.tallies = {(game, way): Tally() for game in GAMES for way in WAYS}
        if path.exists():
            for line in path.read_text("utf-8").splitlines():
                told = json.loads(line)
                self.add(tuple(told["chunk"]), told_again(told["tally"]))

    def add(self, chunk: Chunk, tally: Tally) -> None:
        self.done.add(chunk)
        self.tallies[chunk[:2]].add(tally)
        self.last = max(self.last, chunk[2])

    def keep(self, chunk: Chunk, tally: Tally) -> None:
        self.add(chunk, tally)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"chunk": chunk, "tally": vars(tally)}) + "\n")

    def is_enough(self, positions: int) -> bool:
        return not any(self.is_short(*kind, positions) for kind in self.tallies)

    def is_short(self, game: str, way: str, positions: int) -> bool:
        """Every game and every way has an equal share."""
        return self.tallies[game, way].positions * len(self.tallies) < positions

    @property
    def whole(self) -> Tally:
        whole = Tally()
        for tally in self.tallies.values():
            whole.add(tally)
        return whole


def run(positions: int, jobs: int, console: Console) -> Run:
    folder = user_cache_path("ludotheque", ensure_exists=True) / "no-peek"
    folder.mkdir(exist_ok=True)
    done = Run(folder / f"{sources()}.jsonl")
    waiting: dict[Future[Tally], Chunk] = {}
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for chunk in chunks():
            if done.is_enough(positions):
                break
            if chunk in done.done or not done.is_short(*chunk[:2], positions):
                continue
            waiting[pool.submit(compare, *chunk)] = chunk
            while len(waiting) >= 2 * jobs:
                take(waiting, done, console)
        while waiting:
            take(waiting, done, console)
    return done


def take(waiting: dict[Future[Tally], Chunk], done: Run, console: Console) -> None:
    for job in wait(waiting, return_when=FIRST_COMPLETED).done:
        chunk, tally = waiting.pop(job), job.result()
        done.keep(chunk, tally)
        console.print(f"{done.whole.positions:>8} {' '.join(map(str, chunk))} {tally.positions} {tally.found or ''}")


def page(done: Run, positions: int) -> str:
    whole = done.whole
    verdict = "No byte differed." if not whole.found else f"These channels leak: {', '.join(sorted(whole.found))}."
    lines = [
        "# No peek",
        "",
        "What somebody cannot know was drawn anew, and everything that the house sends to them was made again by the",
        "code that sends it: every byte has to be the same. The length and the order of the messages are compared with",
        "them; when they are sent is not. Left alone, as random by design: the time at which a table last changed.",
        "",
        f"**{whole.positions:,} redrawn positions, {sum(whole.messages.values()):,} messages, "
        f"{sum(whole.bytes.values()):,} bytes. {verdict}**",
        "",
        "| game | how | games | redrawn positions | bytes | leaks |",
        "|---|---|---|---|---|---|",
    ]
    for (game, way), tally in done.tallies.items():
        sizes = f"{tally.games:,} | {tally.positions:,} | {sum(tally.bytes.values()):,} | {sum(tally.leaks.values())}"
        lines.append(f"| {game} | {WAYS[way]} | {sizes} |")
    lines += ["", "| channel | " + " | ".join(f"{game}: messages, bytes, leaks" for game in GAMES) + " |"]
    lines += ["|---|" + "---|" * len(GAMES)]
    for channel in whole.messages:
        told = [tallied(done, game, channel) for game in GAMES]
        lines.append(f"| {channel} | {' | '.join(told)} |")
    lines += [
        "",
        f"Looked at: one position of {LOOK.every}, in {LOOK.worlds} worlds where they are imagined; the channels from",
        f"{next(iter(NOW_AND_THEN))} on at one of {LOOK.rare} of these. What came to light in a game was not redrawn.",
        f"Viewers: every seat, and a spectator. Without secrets are {', '.join(OPEN)}: a law checks that their rules",
        "hide nothing. A leak planted in each channel is found (`tests/laws/test_planted_leaks.py`), and a smaller",
        "sample goes through the whole web application, HTTP and WebSocket (`tests/laws/test_wire.py`). What an",
        "advising bot says follows from the world that it is given and a seed: it is that world which is compared.",
        "Out of scope: when messages are sent, and how long bots think.",
        "",
        f"Seeds {FIRST_SEED} to {done.last}. Made by `make no-peek`:",
        f"`python -m tests.laws.no_peek --positions {positions} --page docs/no-peek.md`.",
    ]
    return "\n".join(lines) + "\n"


def tallied(done: Run, game: str, channel: str) -> str:
    tallies = [tally for (name, _), tally in done.tallies.items() if name == game]
    sums = (sum(getattr(tally, what)[channel] for tally in tallies) for what in ("messages", "bytes", "leaks"))
    return ", ".join(f"{number:,}" for number in sums)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--positions", type=int, default=100_000)
    parser.add_argument("--jobs", type=int, default=JOBS)
    parser.add_argument("--page", type=Path)
    given = parser.parse_args()
    console = Console(highlight=False)
    found = run(given.positions, given.jobs, console)
    text = page(found, given.positions)
    console.print(text, markup=False)
    if given.page:
        given.page.write_text(text, "utf-8")
    raise SystemExit(bool(found.whole.found))
