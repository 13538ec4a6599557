"""How sure a share of games is, and what it stands for."""

import math

SURE = 1.96  # standard deviations on each side of 95 %


def wilson(wins: int, decided: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson, 1927)."""
    if not decided:
        return 0.0, 1.0
    share, z = wins / decided, SURE**2 / decided
    middle = (share + z / 2) / (1 + z)
    half = SURE / (1 + z) * math.sqrt(share * (1 - share) / decided + z / 4 / decided)
    return middle - half if wins else 0.0, middle + half if wins < decided else 1.0


def width(wins: int, decided: int) -> float:
    """Of that interval, in percentage points."""
    low, high = wilson(wins, decided)
    return 100 * (high - low)


def elo(share: float) -> int | None:
    """The difference in rating that a share of wins stands for, None where it has no bound."""
    return round(400 * math.log10(share / (1 - share))) if 0 < share < 1 else None
