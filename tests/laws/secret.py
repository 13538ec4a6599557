"""A small game with secrets, for the laws: each seat draws a hidden card, then says whether its own is the higher one.

It keeps the laws about secrets from being empty while no game of the shelf has any.
"""

from types import SimpleNamespace
from typing import Annotated

import numpy as np

from ludotheque.contract import CHANCE, NOBODY, OVER, Byte, Game, Ints, Record, Within, kernel, note_for
from ludotheque.contract.rng import below

CARDS = 6
HIGHER, LOWER, DRAW = 0, 1, 2  # moves, then outcomes from DRAW on
BLANK, NOT_YET = -1, -2


class State(Record):
    hand: Annotated[Ints, np.int8, 2, Within(NOT_YET, CARDS - 1)]
    right: Annotated[Byte, Within(0, 1)]


@kernel
def begin(s: State, seats: int, options: Ints) -> None:
    s.seats = seats
    s.to_move = CHANCE
    s.actor = 0
    s.ended_by = 0
    s.ply = 0
    s.right = 0
    s.hand[0] = NOT_YET
    s.hand[1] = NOT_YET


@kernel
def moves(s: State, out: Ints) -> int:
    if s.to_move == OVER:
        return 0
    if s.to_move == 0:
        out[0] = HIGHER
        out[1] = LOWER
        return 2
    n = 0
    for card in range(CARDS):
        if s.hand[0] != card:
            out[n] = DRAW + card
            n += 1
    return n


@kernel
def odds(s: State, out: Ints) -> None:
    for i in range(CARDS):
        out[i] = 1


@kernel
def seen_by(s: State) -> int:
    return 1 << s.actor


@kernel
def play(s: State, move: int, trace: Ints) -> None:
    s.ply += 1
    if move >= DRAW:
        s.hand[s.actor] = move - DRAW
        note_for(trace, 1 << s.actor, 1, s.actor, move - DRAW)
        s.actor += 1
        if s.actor == 2:
            s.actor = NOBODY
            s.to_move = 0
    else:
        s.right = (s.hand[0] > s.hand[1]) == (move == HIGHER)
        s.to_move = OVER
        s.ended_by = 2


@kernel
def why_not(s: State, move: int) -> int:
    if s.to_move == OVER:
        return 2
    if s.to_move == 0:
        return 0 if HIGHER <= move <= LOWER else 1
    return 0 if DRAW <= move < DRAW + CARDS and s.hand[0] != move - DRAW else 1


@kernel
def scores(s: State, out: Ints) -> None:
    out[0] = 1 if s.right else 0
    out[1] = 1 - out[0]


@kernel
def hide(s: State, seat: int) -> None:
    for other in range(2):
        if other != seat and s.hand[other] != NOT_YET:
            s.hand[other] = BLANK
    if seat != 0:
        s.right = 0


@kernel
def imagine(s: State, seat: int, rng: Ints) -> None:
    for other in range(2):
        if s.hand[other] == BLANK:
            card = below(rng, CARDS)
            while card == s.hand[1 - other]:
                card = below(rng, CARDS)
            s.hand[other] = card


@kernel
def leaky_hide(s: State, seat: int) -> None:
    """The planted leak: the other's card is told apart as high or low."""
    for other in range(2):
        if other != seat and s.hand[other] >= 0:
            s.hand[other] = BLANK if s.hand[other] < CARDS // 2 else CARDS


def check(s: State) -> None:
    if s.to_move >= 0 and not 0 <= s.hand[0] != s.hand[1] >= 0:
        raise ValueError("who calls has seen its card.")


KERNELS = {
    "begin": begin,
    "moves": moves,
    "odds": odds,
    "seen_by": seen_by,
    "play": play,
    "why_not": why_not,
    "scores": scores,
    "hide": hide,
    "imagine": imagine,
}
CLAUSES = ["", "draw-hidden", "call"]
NAMES = ["higher", "lower", *(f"card {card}" for card in range(CARDS))]

SECRET = Game(
    name="secret",
    version=1,
    package="tests.laws",
    seats=(2, 2),
    minutes=(1, 1),
    state=State,
    rules=SimpleNamespace(**KERNELS),
    notation=SimpleNamespace(
        write=lambda s, move: NAMES[move],
        read=lambda text: NAMES.index(text) if text in NAMES else None,
        draw=repr,
        parse=None,
    ),
    own_check=check,
    rulebook=SimpleNamespace(name=lambda rule: CLAUSES[rule], number=CLAUSES.index),
    most_moves=CARDS,
    move_count=2,
    outcome_count=CARDS,
    most_plies=3,
    score_range=(0, 1),
    score_sum=1,
    endings=("call",),
    has_secrets=True,
)
