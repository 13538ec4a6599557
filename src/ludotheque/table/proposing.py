"""Whom to play against next: somebody stronger after wins, somebody easier after a heavy loss."""

from collections.abc import Sequence

from ..bots import LEVELS
from .endings import Ending
from .getting_on import Proposal, Reason
from .records import Finished

WINS = 2  # in a row, before somebody stronger is proposed
LOSSES = 2  # in a row, before somebody easier is
POINTS = 10  # from which on scores are points, and half of the winner's is a heavy loss
EASIEST, HARDEST = min(LEVELS), max(LEVELS)
FIRST = Proposal(EASIEST, True, "first")


def propose(played: Sequence[Finished], wishes_rating: bool) -> Proposal:
    """From somebody's games of one kind, the latest last. Hints are on, but for who wishes that games count."""
    games = [one.ending for one in played if one.ending.strongest]
    if not games:
        return FIRST
    level = games[-1].strongest
    why = reason(games, level)
    return Proposal(level + {"harder": 1, "easier": -1}.get(why, 0), not wishes_rating, why)


def reason(games: Sequence[Ending], level: int) -> Reason:
    if level < HARDEST and has_won(games[-WINS:], level):
        return "harder"
    if level > EASIEST and (is_heavy(games[-1]) or has_lost(games[-LOSSES:], level)):
        return "easier"
    return "same"


def has_won(latest: Sequence[Ending], level: int) -> bool:
    return len(latest) == WINS and all(game.is_won and game.strongest == level for game in latest)


def has_lost(latest: Sequence[Ending], level: int) -> bool:
    return len(latest) == LOSSES and all(game.is_lost and game.strongest == level for game in latest)


def is_heavy(game: Ending) -> bool:
    """Whether somebody gave up, or has less than half of the winner's points."""
    best = max(game.scores, default=0)
    return game.is_lost and (game.left or (best >= POINTS and 2 * game.scores[game.seat] < best))
