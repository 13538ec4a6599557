"""What a game knows about being played well. All of it is optional: without any, the search plays plainly."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from .memory import Ints, ints


@dataclass(frozen=True)
class Tuning:
    """How a game is searched, in the order in which the kernels read it."""

    exploring: int = 600  # how much a search tries what looks worse, in thousandths
    widening: int = 2  # how many more moves a node tries when it has been seen four times as often
    patience: int = 0  # plies to play on from a new node before the game's own judgement is asked
    knowing: int = 1  # whether the game's hints are used
    spread: int = 0  # a lead that says as much as a win; 0: a quarter of the range of scores
    margin: int = 100  # how much the lead counts beside the win, in thousandths

    def row(self) -> Ints:
        values = (self.exploring, self.widening, self.patience, self.knowing, self.spread, self.margin)
        row = ints(len(values))
        for i, value in enumerate(values):
            row[i] = value
        return row


@dataclass(frozen=True)
class Hints:
    evaluate: Callable[[Any, Ints], bool] | None = None
    """Kernel: judges a calm position, each seat's chance to win in millionths; False where it must be played on."""

    priors: Callable[[Any, Ints, int, Ints], None] | None = None
    """Kernel: weighs moves before any is tried."""

    first_priors: Callable[[Any, Ints, int, Ints], None] | None = None
    """Kernel: weighs the moves of the searching seat itself, once, and may take longer; else `priors`."""

    rollout_move: Callable[[Any, Ints, int, Ints], int] | None = None
    """Kernel: what anybody might play."""

    chosen: Callable[[Any, int, Ints, Ints], int] | None = None
    """Kernel: what the game's own bots play at a level, where that is not a matter of search."""

    best_move: Callable[..., int] | None = None
    """The best move in a state, or the best but for one, where the game knows it by itself."""

    regret: Callable[[Any, int], float] | None = None
    """What a move in a state has cost, by the game's own measure."""

    tuning: Tuning = Tuning()
    references: Mapping[str, Callable[[Any, Ints], int]] = field(default_factory=dict)
    """Simple players by name, to be measured against."""


PLAIN = Hints()
