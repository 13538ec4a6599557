"""What somebody's endings of a game come to: figures, streaks, the games to remember."""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from ..bots import LEVELS
from ..store import Result
from .endings import Ending, decode
from .getting_on import LevelRecord, Outcome, PlayedGame

RECENT = 24
HARD = 0.15  # what a stroke of chance has to cost before a game is unlucky
NEARLY = 0.6  # the chance from which on a lost game has got away: more than everybody begins with


class Finished(NamedTuple):
    """A result, and what it says."""

    result: Result
    ending: Ending


def read(results: Sequence[Result]) -> list[Finished]:
    """Somebody who turned out to be two at a table has played against themselves: that is no game."""
    seats = Counter(result.table for result in results)
    return [Finished(result, decode(result.about)) for result in results if seats[result.table] == 1]


def streaks(played: Sequence[Finished]) -> tuple[int, int]:
    """Wins in a row: now, and at best."""
    runs = [(won, len(list(run))) for won, run in groupby(one.ending.is_won for one in played)]
    longest = max((length for won, length in runs if won), default=0)
    return (runs[-1][1] if runs and runs[-1][0] else 0), longest


def level_records(played: Sequence[Finished]) -> tuple[LevelRecord, ...]:
    """Every level, also those that were never met."""
    met, beaten = dict.fromkeys(LEVELS, 0), dict.fromkeys(LEVELS, 0)
    for _, ending in played:
        for seat, level in enumerate(ending.levels):
            if level:
                met[level] += 1
                beaten[level] += ending.has_beaten(seat)
    return tuple(LevelRecord(level, met[level], beaten[level]) for level in LEVELS)


def best(played: Sequence[Finished]) -> Finished | None:
    """The win against the strongest bot; of several, the clearest, and of these the latest."""
    won = [one for one in played if one.ending.is_won]
    return max(won, key=lambda one: (one.ending.strongest, lead(one.ending), one.result.ended), default=None)


def missed(played: Sequence[Finished]) -> Finished | None:
    """The lost game in which a study has seen the best chance to win, if it was a good one."""
    lost = [one for one in played if one.ending.is_lost and one.result.hope >= NEARLY]
    return max(lost, key=lambda one: (one.result.hope, one.result.ended), default=None)


def unlucky(played: Sequence[Finished]) -> Finished | None:
    """The lost game in which, as a study sees it, one stroke of chance has cost most, if it was much."""
    lost = [one for one in played if one.ending.is_lost and one.result.blow >= HARD]
    return max(lost, key=lambda one: (one.result.blow, one.result.ended), default=None)


def lead(ending: Ending) -> int:
    own, other = two_scores(ending) or (0, 0)
    return own - other


def two_scores(ending: Ending) -> tuple[int, ...]:
    """The own score, and the best of the others; nothing where somebody gave up."""
    others = [score for seat, score in enumerate(ending.scores) if seat != ending.seat]
    return (ending.scores[ending.seat], max(others)) if others else ()


def has_points(ending: Ending) -> bool:
    """Whether scores say more than who has won."""
    return max(map(abs, ending.scores), default=0) > 1


def outcome(ending: Ending) -> Outcome:
    return "won" if ending.is_won else "level" if ending.is_level else "lost"


def played_game(one: Finished, tables: set[str]) -> PlayedGame:
    """As it is told; `tables` are those that are still there."""
    result, ending = one
    return PlayedGame(
        table=result.table if result.table in tables else "",
        ended=result.ended,
        outcome=outcome(ending),
        place=ending.place,
        seats=len(ending.places),
        level=ending.strongest,
        scores=two_scores(ending) if has_points(ending) else (),
        hope=max(0, round(100 * result.hope)),
        blow=max(0, round(100 * result.blow)),
    )
