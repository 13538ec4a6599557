"""The five persons who play for the house. What is said of them are words: `bot-1`, `bot-1-about`, and so on."""

from dataclasses import dataclass

from .thinking import Budget


@dataclass(frozen=True)
class Level:
    """How somebody plays. `blunders`: moves in a thousand that are anybody's; `knowing`: uses a game's hints;
    `solving`: where a game is solved, moves in a thousand that are the solution's, the others being anybody's."""

    budget: Budget
    blunders: int = 0
    knowing: bool = True
    solving: int = 1000


LEVELS = {
    1: Level(Budget(simulations=8), blunders=600, knowing=False, solving=0),
    2: Level(Budget(simulations=16), blunders=300, solving=330),
    3: Level(Budget(simulations=40), blunders=100, solving=590),
    4: Level(Budget(simulations=200), blunders=40, solving=800),
    5: Level(Budget(seconds=2.0)),
}
USUAL = 3

NAMES = {  # as the words have them, also where there are none
    "fr": ("Zoé", "Oncle Marcel", "Madame Colette", "Capitaine Armand", "Mademoiselle Ada"),
    "en": ("Zoé", "Uncle Marcel", "Madame Colette", "Captain Armand", "Miss Ada"),
}
