"""Random games of the native engine, told ply by ply into one digest a game: lists, odds, refusals, views, imagined
worlds, traces, records. `play.mjs` tells the same of WebAssembly."""

import hashlib
from typing import Any

from ludotheque.bots.knowledge import tuning_of
from ludotheque.bots.thinking import Search
from ludotheque.contract import CHANCE, EVEN, NOBODY, OVER, Game, ints
from ludotheque.contract.trace import ROOM, new_trace

SIMULATIONS = 300


def following(x: int) -> int:
    return (x * 1103515245 + 12345) & 0x7FFFFFFF


def numbers(row: Any, count: int) -> bytes:
    return b"".join(int(row[i]).to_bytes(8, "little", signed=True) for i in range(count))


def played(game: Game, n: int) -> str:
    """The digest of the n-th game."""
    k, x, plies = game.kernels, (n * 7919 + 12345) & 0x7FFFFFFF, 0
    low, high = game.seats
    seats = low + n % (high - low + 1)
    state = game.fresh(seats)
    s, told = state.record, hashlib.blake2b()
    out, weights, trace, rng = ints(game.most_moves), ints(game.most_moves), new_trace(), ints(2)
    while state.to_move != OVER:
        count = int(k.moves(s, out))
        told.update(numbers(out, count))
        x = following(x)
        i = (x >> 8) % count
        if state.to_move == CHANCE:
            total = int(k.odds(s, weights))
            told.update(bytes([int(k.seen_by(s)) & 255, total == EVEN]))
            if total != EVEN:
                told.update(numbers(weights, count))
                i, ticket = 0, (x >> 8) % total
                while ticket >= weights[i]:
                    ticket, i = ticket - int(weights[i]), i + 1
        x = following(x)
        asked = (x >> 4) % (game.move_count + game.outcome_count + 20) - 10
        told.update(int(k.why_not(s, asked)).to_bytes(8, "little", signed=True))
        for seat in range(NOBODY, seats) if plies % 5 == 0 else ():
            copy = state.copy()
            k.hide(copy.record, seat)
            told.update(bytes(copy))
            rng[0], rng[1] = x, 0
            k.imagine(copy.record, seat, rng)
            told.update(bytes(copy))
            told.update(numbers(rng, 2))
        trace[0, 0] = 0
        k.play(s, int(out[i]), trace)
        for row in range(int(trace[0, 0]) + 1):
            told.update(b"".join(int(trace[row, j]).to_bytes(8, "little", signed=True) for j in range(6)))
        told.update(bytes(state))
        plies += 1
    scores = ints(seats)
    k.scores(s, scores)
    told.update(numbers(scores, seats))
    return told.hexdigest()[:32]


def searched(game: Game, seed: int, simulations: int = SIMULATIONS) -> dict[str, Any]:
    """A search in the first choice of a match, and the digest of its tree."""
    match = game.start(seed=seed)
    while match.to_move == "chance" or len(match.numbers()) == 1:
        match.draw() if match.to_move == "chance" else match.apply(match.numbers()[0])
    world, nodes = bytes(match.state), 4 + 2 * simulations
    search = Search(game, world, seed, nodes)
    search.run(simulations)
    digest = hashlib.blake2b(search.tree.tobytes() + search.worth.tobytes()).hexdigest()[:32]
    return {
        "world": world.hex(),
        "seats": search.seats,
        "me": search.me,
        "seed": seed,
        "simulations": simulations,
        "nodes": nodes,
        "settings": [int(value) for value in tuning_of(game).row()],
        "width": max(game.most_moves, search.seats),
        "deepest": search.code.DEEPEST,
        "marks": game.move_count,
        "digest": digest,
    }


def reference(game: Game, first: int, games: int, searches: int) -> dict[str, Any]:
    """What `play.mjs` has to find."""
    return {
        "seats": game.seats,
        "options": [option.default for option in game.options] or [0],
        "most_moves": game.most_moves,
        "numbers": game.move_count + game.outcome_count,
        "size": game.state.size,
        "trace_room": ROOM,
        "games": {str(n): played(game, n) for n in range(first, first + games)},
        "searches": [searched(game, seed) for seed in range(searches)],
    }
