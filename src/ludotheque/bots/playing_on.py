"""A game's own bots play on to the end, compiled. Loaded once per game, with that game's kernels as its globals."""

from collections.abc import Callable
from typing import Any

from ludotheque.contract.kernel import inlined, kernel
from ludotheque.contract.memory import Ints
from ludotheque.contract.record import CHANCE, OVER
from ludotheque.contract.rng import pick
from ludotheque.contract.seats import best_of

moves: Callable[[Any, Ints], int]
odds: Callable[[Any, Ints], int]
play: Callable[[Any, int, Ints], None]
scores: Callable[[Any, Ints], None]
imagine: Callable[[Any, int, Ints], None]
chosen: Callable[[Any, int, Ints, Ints], int]


@kernel
def play_on(
    s: Any,
    live: Any,
    hidden: Any,
    viewer: int,
    level: int,
    games: int,
    listed: Ints,
    weights: Ints,
    won: Any,
    rng: Ints,
    trace: Ints,
) -> None:
    """So many games, each in a world that the viewer imagines; the wins are counted by seat."""
    for _ in range(games):
        for i in range(len(hidden)):
            live[i] = hidden[i]
        imagine(s, viewer, rng)
        while s.to_move != OVER:
            if s.to_move == CHANCE:
                n = moves(s, listed)
                move = listed[pick(rng, weights, n, odds(s, weights))]
            else:
                move = chosen(s, level, rng, listed)
            play(s, move, trace)
        scores(s, weights)
        share_out(s.seats, weights, won)


@inlined
def share_out(seats: int, points: Ints, won: Any) -> None:
    """The win, shared among those with most points."""
    best, sharing = best_of(points, seats)
    for seat in range(seats):
        won[seat] += (points[seat] == points[best]) / sharing
