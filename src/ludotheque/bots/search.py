"""Monte Carlo tree search, compiled. Loaded once per game, with that game's kernels and hints as its globals.

Each simulation begins in a world that the searching seat can imagine, follows the tree while it knows the way, adds a
choice that was never tried, plays on and tells every node of the way what came of it. Chance is drawn, never chosen:
dice, draws and moves without a choice run on to the next choice, and what they led to is one child, however it came.
In a game with secrets one tree stands for all worlds: a child is what the seat saw happen, and moves are compared only
where they were possible. A row of the tree is a node; `worth` holds what each seat has won through it, and after the
seats its prior.

`think` is long because whatever calls the rules is compiled together with all of them.
"""

from collections.abc import Callable
from math import sqrt
from typing import Any

from ludotheque.contract.kernel import inlined, kernel
from ludotheque.contract.memory import Ints
from ludotheque.contract.record import CHANCE, OVER
from ludotheque.contract.rng import below, pick
from ludotheque.contract.trace import EVERYBODY

SECRETS: bool  # whether the game has any
moves: Callable[[Any, Ints], int]
odds: Callable[[Any, Ints], int]
seen_by: Callable[[Any], int]
play: Callable[[Any, int, Ints], None]
scores: Callable[[Any, Ints], None]
imagine: Callable[[Any, int, Ints], None]
evaluate: Callable[[Any, Ints], bool]
priors: Callable[[Any, Ints, int, Ints], None]
rollout_move: Callable[[Any, Ints, int, Ints], int]

KEY, CHILD, SIBLING, VISITS, POSSIBLE, CHILDREN = range(6)  # columns of the tree; a key is a move or a digest
COLUMNS = 6
NIL = 0  # no node: the root is nobody's child
DEEPEST = 256
MILLION = 1_000_000
PRIME, LEFT, RIGHT = (1 << 31) - 1, 0x12345677, 0x1B56C4E9  # of digests
PLY = 1  # the word of a record that counts its plies: how long the way was does not matter
EXPLORING = 0  # settings: how much a search tries what looks worse, in thousandths
WIDENING = 1  # how many more moves a node tries when it has been seen four times as often
PATIENCE = 2  # plies to play on from a new node before the game's own judgement is asked
KNOWING = 3  # whether the game's hints are used
SPREAD = 4  # a lead that says as much as a win
MARGIN = 5  # how much the lead counts beside the win, in thousandths
NODES, TICK = 0, 1  # counters


@inlined
def sees(mask: int, viewer: int) -> bool:
    """Whether a seat, or a spectator, is among those who learn an outcome."""
    return mask >> viewer & 1 == 1 if viewer >= 0 else mask == EVERYBODY


@kernel
def think(
    s: Any,
    live: Any,
    root: Any,
    me: int,
    simulations: int,
    tree: Ints,
    worth: Any,
    counters: Ints,
    settings: Ints,
    marks: Ints,
    listed: Ints,
    weights: Ints,
    first: Ints,
    path: Ints,
    won: Any,
    rng: Ints,
    trace: Ints,
) -> None:
    """Simulations for a seat from a root, which for a game with secrets is a hidden record; `first` are the weights of
    the moves at the root."""
    knowing = settings[KNOWING] != 0
    for _ in range(simulations):
        for i in range(len(root)):
            live[i] = root[i]
        if SECRETS:
            imagine(s, me, rng)
        node, length, growing, running = 0, 1, True, False
        left, right, patience = 0, 0, settings[PATIENCE]
        while s.to_move != OVER:
            if not growing:
                if knowing and patience <= 0 and evaluate(s, won):
                    break
                patience -= 1
            n = moves(s, listed)
            if s.to_move == CHANCE:
                move = listed[pick(rng, weights, n, odds(s, weights))]
                if SECRETS and sees(seen_by(s), me):
                    left, right = fold(left, LEFT, move), fold(right, RIGHT, move)
                running = True
            elif not growing:
                move = rollout_move(s, listed, n, rng) if knowing else listed[below(rng, n)]
            elif running and n == 1:
                move = listed[0]
                if SECRETS:
                    left, right = fold(left, LEFT, move), fold(right, RIGHT, move)
            else:
                has_room = counters[NODES] + 2 <= len(tree)
                if running:
                    if not SECRETS:
                        left, right = digest(live, LEFT), digest(live, RIGHT)
                    key = left & PRIME | (right & PRIME) << 31
                    node = child_by(tree, worth, counters, node, key, s.seats, has_room)
                    if node == NIL:
                        growing = False
                        continue
                    path[length] = node
                    length += 1
                    left, right, running = 0, 0, False
                mark(n, node, tree, counters, marks, listed)
                child, tried = best_child(s, node, tree, worth, counters[TICK], settings, marks)
                if has_room and tried < n and tried < width(tree[node, VISITS], settings):
                    if node and knowing:
                        priors(s, listed, n, weights)
                    elif node:
                        level(weights, n)
                    i, prior = untried(n, counters[TICK], listed, weights if node else first, marks, rng)
                    child = add(tree, worth, counters, node, listed[i], prior, s.seats)
                    growing = False
                elif child == NIL:
                    growing = False
                    continue
                node = child
                move = tree[node, KEY]
                path[length] = node
                length += 1
                growing = growing and length < DEEPEST - 2
            play(s, move, trace)
        if s.to_move == OVER:
            scores(s, weights)
            share_out(s.seats, settings, weights, won)
        for i in range(length):
            tree[path[i], VISITS] += 1
            for seat in range(s.seats):
                worth[path[i], seat] += won[seat]


@inlined
def fold(digest: int, multiplier: int, word: int) -> int:
    """One more word of 32 bits, almost modulo a prime."""
    digest = digest * multiplier + (int(word) & 0xFFFFFFFF)
    return (digest & PRIME) + (digest >> 31)


@inlined
def digest(words: Ints, multiplier: int) -> int:
    """Of a position, whatever the number of plies that led to it."""
    whole = 0
    for i in range(len(words)):
        if i != PLY:
            whole = fold(whole, multiplier, words[i])
    return whole


@inlined
def child_by(tree: Ints, worth: Any, counters: Ints, node: int, key: int, seats: int, has_room: bool) -> int:
    """The child where chance has led to, new if it never did before and there is room."""
    child = tree[node, CHILD]
    while child != NIL and tree[child, KEY] != key:
        child = tree[child, SIBLING]
    return child if child != NIL or not has_room else add(tree, worth, counters, node, key, 1.0, seats)


@inlined
def add(tree: Ints, worth: Any, counters: Ints, node: int, key: int, prior: float, seats: int) -> int:
    child = counters[NODES]
    counters[NODES] += 1
    tree[child, KEY] = key
    tree[child, SIBLING] = tree[node, CHILD]
    tree[child, POSSIBLE] = 1
    tree[node, CHILD] = child
    tree[node, CHILDREN] += 1
    worth[child, seats] = prior
    return child


@inlined
def mark(n: int, node: int, tree: Ints, counters: Ints, marks: Ints, listed: Ints) -> None:
    """The listed moves are possible here; if all have been tried in the only world there is, nobody asks."""
    counters[TICK] += 1
    if SECRETS or tree[node, CHILDREN] < n:
        for i in range(n):
            marks[listed[i]] = counters[TICK]


@inlined
def width(visits: int, settings: Ints) -> int:
    """Progressive widening: how many moves a node may try."""
    return 1 + int(settings[WIDENING] * sqrt(float(visits)))


@inlined
def best_child(s: Any, node: int, tree: Ints, worth: Any, tick: int, settings: Ints, marks: Ints) -> tuple[int, int]:
    """The most promising of the children that are possible in this world, and how many are. Their marks are wiped."""
    seat = s.to_move
    curious = settings[EXPLORING] * (MILLION / 1000)
    exploring = curious * sqrt(float(tree[node, VISITS]))
    best, best_score, possible = NIL, -1.0, 0
    child = tree[node, CHILD]
    while child != NIL:
        if not SECRETS or marks[tree[child, KEY]] == tick:
            marks[tree[child, KEY]] = 0
            possible += 1
            visits = tree[child, VISITS]
            if SECRETS:
                exploring = curious * sqrt(float(tree[child, POSSIBLE]))
                tree[child, POSSIBLE] += 1
            score = worth[child, seat] / visits + exploring * worth[child, s.seats] / (1 + visits)
            if score > best_score:
                best, best_score = child, score
        child = tree[child, SIBLING]
    return best, possible


@inlined
def level(weights: Ints, n: int) -> None:
    for i in range(n):
        weights[i] = 1


@inlined
def untried(n: int, tick: int, listed: Ints, weights: Ints, marks: Ints, rng: Ints) -> tuple[int, float]:
    """Of the listed moves that are still marked, the one with the best prior (any of the best), and its share."""
    total, best, equals = 0, -1, 0
    for i in range(n):
        total += weights[i]
        if marks[listed[i]] != tick:
            continue
        if best < 0 or weights[i] > weights[best]:
            best, equals = i, 1
        elif weights[i] == weights[best]:
            equals += 1
            if below(rng, equals) == 0:
                best = i
    return best, weights[best] / total


@inlined
def share_out(seats: int, settings: Ints, points: Ints, won: Ints) -> None:
    """In millionths: the win, shared among those with most points, and a little by the lead over the best rival."""
    best, second, sharing = 0, -1, 1
    for seat in range(1, seats):
        if points[seat] > points[best]:
            best, second, sharing = seat, best, 1
        else:
            if second < 0 or points[seat] > points[second]:
                second = seat
            sharing += points[seat] == points[best]
    margin = settings[MARGIN] * (MILLION // 1000)
    for seat in range(seats):
        rival = second if seat == best else best
        lead = max(-1.0, min(1.0, (points[seat] - points[rival]) / settings[SPREAD]))
        win = (MILLION - margin) // sharing if points[seat] == points[best] else 0
        won[seat] = win + int(margin * (1 + lead) / 2)
