"""Ratings, for those who wish for one: what their results come to by OpenSkill, and nothing that is kept.

A game counts if all people at it wish for a rating, and no two of them have met too often that day. Bots are
anchors: each has a rating of its own in each game, which comes from how often a level was measured to win against the
one below (`Game.ladder`), and never changes.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import accumulate, combinations, groupby
from math import log, sqrt
from typing import Any

from openskill.models import PlackettLuce

from ..bots import LEVELS, USUAL
from ..games import game as take
from ..store import Result
from .endings import decode, ranks_of
from .getting_on import RatingCard

MODEL = PlackettLuce()
MEAN, BETA = MODEL.mu, MODEL.beta
SURE = 1.0  # the deviation of a bot
ENOUGH = 10  # games, before a rating is more than provisional
USUALLY, TENFOLD = 1500, 400  # points: of who begins, and of Madame Colette; more, for ten wins in eleven games
POINTS = TENFOLD / (sqrt(2) * BETA * log(10))  # as in chess, for one of the model's

DAY = 24 * 3600
A_DAY = 5  # games that count in which the same two meet

Counted = tuple[str, int, str]


@cache
def anchors(game: str) -> tuple[float, ...]:
    """The strength of each level in a game, that of the usual one being the mean; none where none was measured.

    In the model, who wins a share p against somebody is c · ln(p / (1 − p)) stronger, with c = √2 · β.
    """
    steps = [sqrt(2) * BETA * log(share / (1 - share)) for share in take(game).ladder]
    if len(steps) != len(LEVELS) - 1:
        return ()
    heights = list(accumulate(steps, initial=0.0))
    return tuple(MEAN + height - heights[USUAL - min(LEVELS)] for height in heights)


class Ratings:
    """Of one game, after all that `seen` holds. They go on from there if nothing of it has changed."""

    def __init__(self, game: str, seen: Sequence[Counted] = (), before: "Ratings | None" = None):
        self.game, self.seen = game, list(seen)
        self.of: dict[str, Any] = dict(before.of) if before else {}
        self.games: dict[str, int] = dict(before.games) if before else {}
        self.day: int = before.day if before else 0
        self.met: Counter[tuple[str, str]] = Counter(before.met if before else ())  # on that day

    def after(self, results: Sequence[Result]) -> "Ratings":
        """With all that counts in this game, the oldest first, each table's together."""
        now = [(result.table, result.seat, result.visitor) for result in results]
        known = len(self.seen) if self.leads_to(now) else 0
        ahead = Ratings(self.game, now, self if known else None)
        for _, together in groupby(results[known:], key=lambda result: result.table):
            ahead.count(list(together))
        return ahead

    def leads_to(self, now: Sequence[Counted]) -> bool:
        """Whether only games have come since; not somebody more at a game that was seen."""
        known = len(self.seen)
        return now[:known] == self.seen and not (0 < known < len(now) and now[known][0] == now[known - 1][0])

    def count(self, results: list[Result]) -> None:
        """One game, if all people at it are there, each once."""
        ending = decode(results[0].about)
        people = {result.seat: result.visitor for result in results}
        if len(set(people.values())) != ending.people or len(people) != ending.people:
            return
        if ending.people < len(ending.levels) and not anchors(self.game):
            return
        if not self.meet(people.values(), results[0].ended):
            return
        teams = [[self.at(seat, level, people)] for seat, level in enumerate(ending.levels)]
        gone = [result.seat for result in results if decode(result.about).left]
        after = MODEL.rate(teams, ranks=list(map(float, ranks_of(ending.places, gone))))
        for seat, visitor in people.items():
            self.of[visitor] = after[seat][0]
            self.games[visitor] = self.games.get(visitor, 0) + 1

    def meet(self, people: Iterable[str], ended: float) -> bool:
        """Whether a game counts that these have played with each other: the first ones of a day do."""
        if int(ended // DAY) != self.day:
            self.day, self.met = int(ended // DAY), Counter()
        pairs = list(combinations(sorted(people), 2))
        self.met.update(pairs)
        return all(self.met[pair] <= A_DAY for pair in pairs)

    def at(self, seat: int, level: int, people: dict[int, str]) -> Any:
        if level:
            return MODEL.rating(mu=anchors(self.game)[level - min(LEVELS)], sigma=SURE)
        return self.of.get(people[seat]) or MODEL.rating()

    def card(self, visitor: str) -> RatingCard:
        """Also of somebody for whom no game counts yet."""
        rating, games = self.of.get(visitor) or MODEL.rating(), self.games.get(visitor, 0)
        bots = tuple(map(points, anchors(self.game)))
        return RatingCard(points(rating.mu), round(2 * POINTS * rating.sigma), games, games < ENOUGH, bots)

    def ranked(self, visitors: Iterable[str]) -> list[tuple[str, RatingCard]]:
        """The best first, by what they have at least; who is provisional comes after."""
        cards = [(visitor, self.card(visitor)) for visitor in visitors]
        return sorted(cards, key=lambda named: (named[1].provisional, named[1].spread - named[1].points, named[0]))


def points(strength: float) -> int:
    return round(USUALLY + POINTS * (strength - MEAN))
