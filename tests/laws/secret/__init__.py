"""A small game with secrets, for the laws: each seat draws a hidden card; the second may boast of a high one, if it is;
then the first says whether its own is the higher one. Whatever fault is planted in it, a law has to find it."""

from typing import Annotated

import numpy as np

from ludotheque.contract import (
    CHANCE,
    LEGAL,
    NOBODY,
    OVER,
    Byte,
    Form,
    Forms,
    Game,
    Ints,
    Positions,
    Record,
    Rulebook,
    Rules,
    Within,
    kernel,
    note,
    note_for,
)
from ludotheque.contract.rng import below
from ludotheque.scene import Button, Look, Piece, Place, Say, Scene, Stage

RULEBOOK = Rulebook(__package__)
Rule = RULEBOOK.Rule
CARDS = 6
HIGH = CARDS // 2
FORMS = Forms(
    moves=(Form("{claim}", claim=("quiet", "boast")), Form("{call}", call=("higher", "lower"))),
    outcomes=(Form("card {card}", card=range(CARDS)),),
)
QUIET, HIGHER, DRAW = FORMS.firsts
BOAST, LOWER = QUIET + 1, HIGHER + 1
BLANK, NOT_YET = -1, -2


class State(Record):
    hand: Annotated[Ints, np.int8, 2, Within(NOT_YET, CARDS - 1)]
    boasted: Annotated[Byte, Within(0, 1)]
    right: Annotated[Byte, Within(0, 1)]


@kernel
def begin(s: State, seats: int, options: Ints) -> None:
    s.actor = 0
    s.hand[0] = NOT_YET
    s.hand[1] = NOT_YET


@kernel
def moves(s: State, out: Ints) -> int:
    n = 0
    for move in range(DRAW + CARDS):
        if why_not(s, move) == LEGAL:
            out[n] = move
            n += 1
    return n


@kernel
def play(s: State, move: int, trace: Ints) -> None:
    if move >= DRAW:
        s.hand[s.actor] = move - DRAW
        note_for(trace, 1 << s.actor, Rule.DRAW_HIDDEN, s.actor, move - DRAW)
        s.actor += 1
        if s.actor == 2:
            s.actor = NOBODY
            s.to_move = 1
    elif s.to_move == 1:
        s.boasted = 1 if move == BOAST else 0
        s.to_move = 0
        note(trace, Rule.BOAST, 1)
    else:
        s.right = 1 if (s.hand[0] > s.hand[1]) == (move == HIGHER) else 0
        s.to_move = OVER
        s.ended_by = Rule.CALL
        note(trace, Rule.CALL, 0)


@kernel
def why_not(s: State, move: int) -> int:
    if s.to_move == CHANCE:
        return LEGAL if DRAW <= move < DRAW + CARDS and s.hand[0] != move - DRAW else Rule.DRAW_HIDDEN
    if s.to_move == 1:
        return LEGAL if move == QUIET or (move == BOAST and s.hand[1] >= HIGH) else Rule.BOAST
    return LEGAL if HIGHER <= move <= LOWER else Rule.CALL


@kernel
def scores(s: State, out: Ints) -> None:
    out[0] = 1 if s.right else 0
    out[1] = 1 - out[0]


@kernel
def seen_by(s: State) -> int:
    return 1 << s.actor


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
            least = HIGH if other == 1 and s.boasted else 0
            card = least + below(rng, CARDS - least)
            while card == s.hand[1 - other]:
                card = least + below(rng, CARDS - least)
            s.hand[other] = card


def check(s: State) -> None:
    if s.to_move >= 0 and not 0 <= s.hand[0] != s.hand[1] >= 0:
        raise ValueError("everybody has drawn a card.")
    if s.boasted and s.hand[1] < HIGH:
        raise ValueError("only a high card is boasted of.")


def stage() -> Stage:
    places = tuple(Place(f"hand-{seat}", seat, 0, "square", str(seat)) for seat in range(2))
    return Stage(2, 1, places, (), {f"card-n{face}": Look(str(face)) for face in range(NOT_YET, CARDS + 1)})


def pieces(s: State) -> list[Piece]:
    return [Piece("card", f"hand-{seat}", seat, face=f"n{s.hand[seat]}", id=f"card-{seat}") for seat in range(2)]


def prompt(s: State) -> Say:
    return Say("prompt", {"player": max(s.to_move if s.to_move >= 0 else s.actor, 0)})


def button(step: str) -> Button:
    return Button(step, Say(f"move-{step}"))


SECRET = GAME = Game(
    name="secret",
    version=1,
    package=__package__,
    seats=(2, 2),
    minutes=(1, 1),
    state=State,
    rules=Rules(begin, moves, play, why_not, scores, seen_by=seen_by, hide=hide, imagine=imagine),
    forms=FORMS,
    positions=Positions(check),
    rulebook=RULEBOOK,
    scene=Scene(stage, pieces, prompt, lambda s, move: (FORMS.write(s, move),), button=button),
    most_plies=4,
    score_range=(0, 1),
    score_sum=1,
    endings=("call",),
)
