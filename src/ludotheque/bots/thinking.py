"""A search from Python: a tree and its budget, one tree or several side by side."""

import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from math import inf
from typing import Any, Protocol

from ..contract import NOBODY, Game, floats, ints
from ..contract.rng import generator
from ..contract.trace import no_trace
from .knowledge import first_priors_of, search_of, tuning_of

SLICE = 0.01  # seconds between two looks at the clock and at the stop flag
TICK = 1e-6  # seconds: the clock of a browser may stand still for longer
MOST_PER_SECOND = 200_000  # simulations that a tree has room for; later ones add nothing to it
MOST = 1_000_000
MILLION = 1_000_000


class Flag(Protocol):
    """A `threading.Event`, or anything that says when to stop."""

    def is_set(self) -> bool: ...


@dataclass(frozen=True)
class Budget:
    """How long to think: simulations, seconds or whichever ends first. The threads share the simulations. Who only
    wants a move is done as soon as no other one can catch up with the best: the move is the same, the chances rougher.
    """

    simulations: int = 0  # 0: as many as the time allows
    seconds: float = 0.0  # 0: as long as they take
    threads: int = 1
    for_a_move: bool = False

    def share(self, thread: int) -> "Budget":
        return replace(self, simulations=(self.simulations + thread) // self.threads, threads=1, for_a_move=False)

    @property
    def nodes(self) -> int:
        by_time = int(self.seconds * MOST_PER_SECOND) if self.seconds else MOST
        return 4 + 2 * min(self.simulations or MOST, by_time, MOST)  # a choice, and where chance led to


@dataclass(frozen=True)
class Opinion:
    """A move, how often it was followed, and what each seat won on average."""

    move: int
    visits: int
    chances: tuple[float, ...]


@dataclass(frozen=True)
class Thought:
    """What a search found: the moves that were tried, best first, and how every seat stands."""

    simulations: int
    chances: tuple[float, ...]
    opinions: tuple[Opinion, ...]


class Search:
    """One tree, for the seat to move (at a chance node, a spectator) or for another viewer. It depends on what that one
    knows, the seed and the number of simulations, and on nothing else."""

    def __init__(
        self, game: Game, world: bytes, seed: int, nodes: int, knowing: bool = True, viewer: int | None = None
    ):
        self.code = search_of(game)
        self.state = game.state.from_bytes(world)
        mover = int(self.state.to_move) if self.state.to_move >= 0 else NOBODY
        self.me = mover if viewer is None else viewer
        game.kernels.hide(self.state.record, self.me)
        self.root = self.state.copy()
        self.seats = int(self.state.seats)
        tuning = tuning_of(game)
        self.tree = ints(nodes, self.code.COLUMNS)
        self.worth = floats(nodes, self.seats + 1)
        counters: Any = ints(2)
        counters[self.code.NODES] = 1
        listed, weights, first = (ints(max(game.most_moves, self.seats)) for _ in range(3))
        for i in range(len(first)):
            first[i] = 1
        rng = generator(seed)
        self.given = self.state.record, self.state.words, self.root.words, self.me
        self.room = (
            self.tree,
            self.worth,
            counters,
            (tuning if knowing else replace(tuning, knowing=0)).row(),
            ints(game.move_count),
            listed,
            weights,
            first,
            ints(self.code.DEEPEST),
            ints(self.seats),
            rng,
            no_trace(),
        )
        weigh = first_priors_of(game)
        if knowing and weigh and self.me == mover != NOBODY:
            game.kernels.imagine(self.state.record, self.me, rng)
            n = game.kernels.moves(self.state.record, listed)
            weigh(self.state.record, listed, n, first)

    def run(self, simulations: int) -> None:
        self.code.think(*self.given, simulations, *self.room)

    def spend(self, budget: Budget, stop: Flag | None) -> None:
        """Think in slices until the budget is spent or somebody says stop; at least once."""
        start, done, slice = time.perf_counter(), 0, 1
        while True:
            left = budget.simulations - done if budget.simulations else slice
            self.run(min(slice, left))
            done += min(slice, left)
            spent = max(TICK, time.perf_counter() - start)
            if (budget.simulations and done >= budget.simulations) or (budget.seconds and spent >= budget.seconds):
                return
            if stop and stop.is_set():
                return
            by_count = budget.simulations - done if budget.simulations else inf
            by_clock = (budget.seconds / spent - 1) * done if budget.seconds else inf
            if budget.for_a_move and self.lead() > min(by_count, by_clock):
                return
            pause = min(SLICE, budget.seconds - spent) if budget.seconds else SLICE
            slice = max(1, min(4 * slice, int(done * pause / spent)))

    def lead(self) -> int:
        """How many more simulations followed the best move than the second best."""
        *_, second, first = 0, 0, *sorted(int(self.tree[child, self.code.VISITS]) for child in self.choices())
        return first - second

    def choices(self) -> Iterator[int]:
        """The nodes of the moves that were tried."""
        child = int(self.tree[0, self.code.CHILD])
        while child != self.code.NIL:
            yield child
            child = int(self.tree[child, self.code.SIBLING])


def think(
    game: Game, world: bytes, seed: int, budget: Budget, stop: Flag | None = None, knowing: bool = True
) -> Thought:
    """Search for the seat to move (for a spectator, at a chance node), in worlds that it can imagine."""
    trees = [Search(game, world, seed + n, budget.share(n).nodes, knowing) for n in range(budget.threads)]
    if len(trees) == 1:
        trees[0].spend(budget, stop)
    else:
        with ThreadPoolExecutor(len(trees)) as pool:
            jobs = [pool.submit(tree.spend, budget.share(n), stop) for n, tree in enumerate(trees)]
        for job in jobs:
            job.result()
    return merged(trees)


def merged(trees: Sequence[Search]) -> Thought:
    """The roots of several trees as one."""
    code, seats = trees[0].code, trees[0].seats
    visits: dict[int, int] = {}
    worth: dict[int, list[float]] = {}
    for search in trees:
        for child in search.choices():
            move = int(search.tree[child, code.KEY])
            visits[move] = visits.get(move, 0) + int(search.tree[child, code.VISITS])
            before = worth.get(move, [0.0] * seats)
            worth[move] = [before[seat] + float(search.worth[child, seat]) / MILLION for seat in range(seats)]
    total = sum(int(search.tree[0, code.VISITS]) for search in trees)
    won = [sum(float(search.worth[0, seat]) for search in trees) / MILLION for seat in range(seats)]
    me = trees[0].me
    opinions = [Opinion(move, n, tuple(w / n for w in worth[move])) for move, n in visits.items() if me != NOBODY]
    opinions.sort(key=lambda opinion: (-opinion.visits, -opinion.chances[me], opinion.move))
    return Thought(total, tuple(w / total for w in won), tuple(opinions))
