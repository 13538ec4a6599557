"""What a player without any knowledge of a game thinks of it; `hints.py` may know better.

`evaluate` judges a calm position: each seat's chance to win, in millionths; False where it must be played on.
`priors` weighs moves before any is tried; `first_priors` does so once, for the moves of the searching seat itself, and
may take longer. `rollout_move` is what anybody might play.
"""

from typing import Any

from ludotheque.contract.kernel import kernel
from ludotheque.contract.memory import Ints
from ludotheque.contract.rng import below


@kernel
def evaluate(s: Any, out: Ints) -> bool:
    return False


@kernel
def priors(s: Any, listed: Ints, n: int, out: Ints) -> None:
    for i in range(n):
        out[i] = 1


@kernel
def rollout_move(s: Any, listed: Ints, n: int, rng: Ints) -> int:
    return listed[below(rng, n)]
