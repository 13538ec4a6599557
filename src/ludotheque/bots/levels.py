"""The five persons who play for the house. Their names and characters are words: `bot-1`, `bot-1-about`, and so on."""

from dataclasses import dataclass

from .thinking import Budget


@dataclass(frozen=True)
class Level:
    """How somebody plays. `blunders`: moves in a thousand that are anybody's; `exact`: uses a game's own solution."""

    budget: Budget
    blunders: int = 0
    knowing: bool = True
    exact: bool = False


LEVELS = {
    1: Level(Budget(simulations=8), blunders=600, knowing=False),
    2: Level(Budget(simulations=16), blunders=300),
    3: Level(Budget(simulations=40), blunders=100),
    4: Level(Budget(simulations=400)),
    5: Level(Budget(seconds=2.0), exact=True),
}
USUAL = 3
