"""Cochon on a screen: a path of squares, a die, the pot."""

from functools import cache

from ludotheque.contract import OVER
from ludotheque.scene import Button, Counter, Look, Piece, Place, Say, Scene, Stage, Tray, won

from .rules import GOAL, HOLD, State

WIDTH = 8
INKS = ("#C8452F", "#2F7FA6", "#4F8A3F", "#B07A14")


@cache
def stage() -> Stage:
    """The path winds up and down the board, from 0 to the goal."""
    places = []
    for n in range(GOAL + 1):
        row, column = divmod(n, WIDTH)
        x = WIDTH - 1 - column if row % 2 else column
        places.append(Place(str(n), x, row, "goal" if n == GOAL else "square", str(n)))
    looks = {
        "square": Look("·", "#B9AB86", "#F3EBD3"),
        "goal": Look("★", "#8C6414", "#F7D98A"),
        "die": Look(ink="#22304F", paper="#F3EBD3"),
    }
    looks |= {f"pawn-{seat}": Look("♟", ink) for seat, ink in enumerate(INKS)}
    return Stage(WIDTH, GOAL // WIDTH + 1, tuple(places), (), looks)


def pieces(s: State) -> list[Piece]:
    pawns = [
        Piece("pawn", str(s.points[seat]), seat, name=Say("pawn", {"player": seat}), id=f"pawn-{seat}")
        for seat in range(s.seats)
    ]
    return [*pawns, Piece("die", "dice", face=str(s.die or "waiting"), name=Say("die", {"face": s.die}), id="die-0")]


def trays(s: State) -> list[Tray]:
    return [Tray("dice", "dice", Say("dice"))]


def counters(s: State) -> list[Counter]:
    points = [Counter(f"points-{seat}", Say("points"), str(s.points[seat]), seat) for seat in range(s.seats)]
    return [*points, Counter("pot", Say("pot"), str(s.pot))]


def prompt(s: State) -> Say:
    if s.to_move == OVER:
        return won(list(s.points)[: s.seats])
    return Say("prompt-throw" if s.to_move < 0 else "prompt-choose", {"player": s.actor, "points": s.pot})


def path(s: State, move: int) -> tuple[str, ...]:
    return ("hold" if move == HOLD else "go",)


def button(step: str) -> Button:
    return Button(step, Say(step))


SCENE = Scene(stage, pieces, prompt, path, trays=trays, counters=counters, button=button)
