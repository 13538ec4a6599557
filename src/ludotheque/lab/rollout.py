"""Random play, compiled. Loaded once per game by `specialise`, with that game's kernels as globals."""

from collections.abc import Callable
from typing import Any

from ludotheque.contract.kernel import kernel
from ludotheque.contract.memory import Ints, scratch
from ludotheque.contract.record import CHANCE, OVER
from ludotheque.contract.rng import WORD, below_by, next_words, pick_by
from ludotheque.contract.seats import best_of

moves: Callable[[Any, Ints], int]
odds: Callable[[Any, Ints], int]
play: Callable[[Any, int, Ints], None]
scores: Callable[[Any, Ints], None]


WORDS = 64  # of chance, made together


@kernel
def play_out(s: Any, out: Ints, weights: Ints, rng: Ints, trace: Ints, fired: Ints) -> int:
    """Play at random to the end; returns the plies played. `fired` counts the rules that the trace notes."""
    words = scratch(WORDS)
    plies, drawn = 0, WORDS
    while s.to_move != OVER:
        if drawn == WORDS:
            next_words(rng, words)
            drawn = 0
        n, word = moves(s, out), words[drawn]
        if s.to_move == CHANCE:
            chosen = out[pick_by(word, weights, n, odds(s, weights))]
        else:
            chosen = out[below_by(word, n)]
        play(s, chosen, trace)
        drawn += 1
        plies += 1
        if len(trace):
            for i in range(1, trace[0, 0] + 1):
                fired[trace[i, 0]] += 1
            trace[0, 0] = 0
    return plies


@kernel
def play_many(
    s: Any,
    live: Ints,
    start: Ints,
    seats: int,
    seed: int,
    first: int,
    games: int,
    out: Ints,
    weights: Ints,
    rng: Ints,
    trace: Ints,
    fired: Ints,
    wins: Ints,
    endings: Ints,
) -> int:
    """Whole games, each from its own numbers, so that the result does not depend on how they are shared out.

    `live` are the words of the record, `start` those of the position that every game begins with. `wins` counts games
    by sole winner, and in its last place the games with several. Returns the plies.
    """
    plies = 0
    for game in range(first, first + games):
        rng[0] = (game << WORD) + seed
        rng[1] = 0
        for i in range(len(start)):
            live[i] = start[i]
        plies += play_out(s, out, weights, rng, trace, fired)
        scores(s, out)
        best, sharing = best_of(out, seats)
        wins[seats if sharing > 1 else best] += 1
        endings[s.ended_by] += 1
    return plies
