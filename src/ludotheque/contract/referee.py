"""What the contract adds to the rules of every game. Loaded once per game, with that game's kernels as its globals."""

from collections.abc import Callable
from typing import Any

from ludotheque.contract.kernel import inlined
from ludotheque.contract.memory import Ints
from ludotheque.contract.record import OVER
from ludotheque.contract.rulebook import LEGAL

own_moves: Callable[[Any, Ints], int]
own_play: Callable[[Any, int, Ints], None]
own_why_not: Callable[[Any, int], int]


@inlined
def moves(s: Any, out: Ints) -> int:
    if s.to_move == OVER:
        return 0
    return own_moves(s, out)


@inlined
def play(s: Any, move: int, trace: Ints) -> None:
    s.ply += 1
    own_play(s, move, trace)


@inlined
def why_not(s: Any, move: int) -> int:
    if s.to_move == OVER:
        return LEGAL + s.ended_by  # widened: a field is narrower than what is returned else
    return own_why_not(s, move)
