"""A finished game looked at again: how the seats stood along the way, which moves cost most, where it turned.

At a choice the seats stand as after the best move found, for all that the seat to move knew; while chance decides, for
all that a spectator knew. The game is over and everything is known now, but a move is judged by what its own seat could
know then. A study depends on the match alone, not on the clock.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from ..contract import CHANCE, NOBODY, OVER, Match
from ..contract.trace import no_trace
from .choosing import legal_moves
from .standing import Chances, Stopped, standing, standing_after
from .thinking import Budget, Flag, Opinion, Search, merged

SEED = 1
CHOICES = 800  # looked at, however long a game is
MISTAKES, LEAST = 3, 0.08  # named at most, and the chance that each has cost at least
SLIGHT = 0.01  # what is still a loss: those who lost are told their worst moves, however little each has cost
SWING = 0.05  # what is still a turn of the game
FALLS = 2  # parts of a curve in which the hardest stroke of chance is looked for


@dataclass(frozen=True)
class Effort:
    """How much work a study is."""

    simulations: int  # shared by all choices, within
    fewest: int  # and
    most: int  # for one
    suspects: int  # moves that are looked at once more
    careful: int  # and how closely
    points: int  # of a curve: choices, and as many in between where there are none


SEARCHED = Effort(40_000, 60, 320, 6, 1500, 60)
PLAYED_ON = Effort(0, 48, 48, 4, 150, 16)


@dataclass(frozen=True)
class Standing:
    """The chances of the seats after so many moves and outcomes."""

    ply: int
    chances: Chances


@dataclass(frozen=True)
class Mistake:
    """A move, the last of so many plies, that cost its seat some of its chance to win."""

    ply: int
    seat: int
    move: int
    better: int
    lost: float


By = Literal["luck", "choice", "gift"]


@dataclass(frozen=True)
class Moment:
    """The last of so many plies brought a seat much: by luck, by its own choice, or by what another chose."""

    ply: int
    seat: int
    gained: float
    by: By


@dataclass(frozen=True)
class Study:
    points: tuple[Standing, ...]
    mistakes: tuple[Mistake, ...]
    best: Moment | None = None  # the choice of a winner that was worth most beside the others it had
    turn: Moment | None = None  # what put a winner ahead for good
    choices: int | None = None  # how often somebody had more than one move; None: it was not counted
    blows: Chances = ()  # the most that one stroke of chance has cost each seat that lost


def study(match: Match, stop: Flag | None = None) -> Study:
    review = (Solved if match.game.hints.best_move else Review)(match, stop)
    mistakes = review.mistakes()
    points = tuple(review.curve(mistakes))
    blows = tuple(review.blow(points, seat) for seat in range(match.seats))
    return Study(points, mistakes, review.best_choice(), review.turning_point(points), review.chosen, blows)


def winners_of(match: Match) -> tuple[int, ...]:
    """Nobody where all are level, or nothing is decided; where somebody gave up, the others."""
    if resigned := match.tags.get("resigned"):
        return tuple(seat for seat in range(match.seats) if str(seat) != resigned)
    best = match.winners if match.state.to_move == OVER else ()
    return tuple(best) if len(best) < match.seats else ()


class Review:
    def __init__(self, match: Match, stop: Flag | None = None):
        self.game, self.log, self.stop = match.game, match.log, stop
        self.worlds = list(replayed(match))
        self.effort = PLAYED_ON if self.game.hints.chosen else SEARCHED
        made = [ply for ply, entry in enumerate(self.log) if entry.seat >= 0]
        choices = [ply for ply in made if len(legal_moves(self.game, self.worlds[ply])) > 1]
        self.chosen, self.choices = len(choices), spread(choices, CHOICES)
        shared = self.effort.simulations // max(1, len(self.choices))
        self.simulations = max(self.effort.fewest, min(self.effort.most, shared))
        self.known: dict[int, Chances] = {}  # by ply
        self.worth: dict[int, float] = {}  # of a best move that was made, beside what else was tried
        self.winners = winners_of(match)
        self.losers = [seat for seat in range(match.seats) if self.winners and seat not in self.winners]

    def mistakes(self) -> tuple[Mistake, ...]:
        """The worst of the game, the worst of those who lost it and the worst of everybody else, the worst first."""
        costs = {ply: self.cost(ply) for ply in self.choices}
        ranked = sorted((ply for ply in costs if costs[ply] > 0), key=lambda ply: -costs[ply])
        lost = [ply for ply in ranked if self.log[ply].seat in self.losers]
        others = [seat for seat in {self.log[ply].seat for ply in ranked} if seat not in self.losers]
        theirs = [next(ply for ply in ranked if self.log[ply].seat == seat) for seat in others]
        suspects = dict.fromkeys(ranked[: self.effort.suspects] + lost[: self.effort.suspects] + theirs)
        found = [mistake for ply in suspects if (mistake := self.mistake(ply)) and mistake.lost >= SLIGHT]
        found.sort(key=lambda mistake: -mistake.lost)
        grave = [mistake for mistake in found if mistake.lost >= LEAST][:MISTAKES]
        losers = [mistake for mistake in found if mistake.seat in self.losers][:MISTAKES]
        worst = [next((mistake for mistake in found if mistake.seat == seat), None) for seat in others]
        return tuple(mistake for mistake in found if mistake in grave or mistake in losers or mistake in worst)

    def cost(self, ply: int) -> float:
        """What the move that was made at a choice seems to have cost."""
        entry, (best, self.known[ply]) = self.log[ply], self.best(ply, self.simulations)
        if best == entry.move:
            return 0.0
        return self.known[ply][entry.seat] - self.after(ply, entry.move, self.simulations)[entry.seat]

    def mistake(self, ply: int) -> Mistake | None:
        """The best move and the one that was made, looked at equally closely."""
        entry, best = self.log[ply], self.best_move(ply, self.effort.careful)
        if best == entry.move:
            return None
        could, did = (self.after(ply, move, self.effort.careful) for move in (best, entry.move))
        self.known |= {ply: could, ply + 1: did}
        return Mistake(ply + 1, entry.seat, entry.move, best, could[entry.seat] - did[entry.seat])

    def curve(self, mistakes: Sequence[Mistake]) -> Iterator[Standing]:
        last = len(self.log)
        shown = {0, last, *spread(self.choices, self.effort.points)}
        shown |= {ply for mistake in mistakes for ply in (mistake.ply - 1, mistake.ply)}
        gap = max(1, -(-last // self.effort.points))
        shown |= {ply for ply in range(0, last, gap) if shown.isdisjoint(range(ply - gap + 1, ply + gap))}
        for ply in sorted(shown):
            yield Standing(ply, whole(self.chances(ply)))

    def best_choice(self) -> Moment | None:
        """The move of a winner that was right, and worth most beside the others."""
        right = [ply for ply in self.worth if self.log[ply].seat in self.winners and self.worth[ply] >= SWING]
        if not right:
            return None
        ply = max(right, key=lambda ply: self.worth[ply])
        return Moment(ply + 1, self.log[ply].seat, self.worth[ply], "choice")

    def turning_point(self, points: Sequence[Standing]) -> Moment | None:
        """Where the steepest rise of a winner's curve is, from the last time that another stood better, the ply that
        brought most."""
        rises = [
            (after.chances[seat] - before.chances[seat], seat, before.ply, after.ply)
            for seat in self.winners
            for before, after in pairwise(points[behind(points, seat) :])
        ]
        gained, seat, start, end = max(rises, default=(0.0, NOBODY, 0, 0))
        return self.moment(seat, start, end) if gained >= SWING else None

    def blow(self, points: Sequence[Standing], seat: int) -> float:
        """The most that one stroke of chance has cost a seat that lost, where its curve falls most."""
        if seat not in self.losers:
            return 0.0
        steps = ((b.chances[seat] - a.chances[seat], a.ply, b.ply) for a, b in pairwise(points))
        falls = [self.moment(seat, start, end, -1) for _, start, end in sorted(steps)[:FALLS]]
        return max((fall.gained for fall in falls if fall and fall.by == "luck"), default=0.0)

    def moment(self, seat: int, start: int, end: int, sign: int = 1) -> Moment | None:
        """The ply within a part of a seat's curve that brought it most, or cost it most; None if that is little."""
        gained = sign * (self.chance(end, seat) - self.chance(start, seat))
        while end - start > 1 and gained >= SWING:
            low, middle, high = (sign * self.chance(ply, seat) for ply in (start, (start + end) // 2, end))
            start, end = (start, (start + end) // 2) if middle - low > high - middle else ((start + end) // 2, end)
            gained = sign * (self.chance(end, seat) - self.chance(start, seat))
        return Moment(end, seat, gained, self.doing(end, seat)) if gained >= SWING else None

    def chance(self, ply: int, seat: int) -> float:
        return whole(self.chances(ply))[seat]

    def chances(self, ply: int) -> Chances:
        if ply not in self.known:
            self.known[ply] = self.stand(ply)
        return self.known[ply]

    def doing(self, ply: int, seat: int) -> By:
        """Whose doing the last of so many plies was, for a seat."""
        mover = self.log[ply - 1].seat
        return "luck" if mover == CHANCE else "choice" if mover == seat else "gift"

    def stand(self, ply: int) -> Chances:
        """How the seats stand after the best move, or while chance decides."""
        state = self.game.state.from_bytes(self.worlds[ply])
        if state.to_move >= 0:
            return self.best(ply, self.simulations)[1]
        return standing(self.game, self.worlds[ply], NOBODY, SEED + ply, self.simulations, self.stop)

    def after(self, ply: int, move: int, simulations: int) -> Chances:
        return standing_after(self.game, self.worlds[ply], move, SEED + ply, simulations, self.stop)

    def best_move(self, ply: int, simulations: int) -> int:
        return self.best(ply, simulations)[0]

    def best(self, ply: int, simulations: int) -> tuple[int, Chances]:
        """The best move that a search finds, and how the seats stand then."""
        if self.stop and self.stop.is_set():
            raise Stopped
        search = Search(self.game, self.worlds[ply], SEED + ply, Budget(simulations).nodes)
        search.run(simulations)
        opinion, *others = merged([search]).opinions
        if ply < len(self.log):  # a game may stop before a choice is made
            self.weigh(ply, opinion, others)
        return opinion.move, opinion.chances

    def weigh(self, ply: int, best: Opinion, others: Sequence[Opinion]) -> None:
        """What the best move is worth beside the others, if it was made."""
        entry, visits = self.log[ply], sum(other.visits for other in others)
        if best.move == entry.move and visits:
            usual = sum(other.visits * other.chances[entry.seat] for other in others) / visits
            self.worth[ply] = best.chances[entry.seat] - usual


class Solved(Review):
    """A game that knows its best moves by itself."""

    def best(self, ply: int, simulations: int) -> tuple[int, Chances]:
        move = self.best_move(ply, simulations)
        return move, self.after(ply, move, simulations)

    def best_move(self, ply: int, simulations: int) -> int:
        solution = self.game.hints.best_move
        assert solution
        return solution(self.game.state.from_bytes(self.worlds[ply]))

    def cost(self, ply: int) -> float:
        """By the game's own measure, where it has one."""
        regret = self.game.hints.regret
        if regret is None:
            return super().cost(ply)
        return float(regret(self.game.state.from_bytes(self.worlds[ply]), self.log[ply].move))


def replayed(match: Match) -> Iterator[bytes]:
    """The record before every entry of the log, and at its end."""
    state, silent = match.game.state.from_bytes(match.origin), no_trace()
    yield match.origin
    for entry in match.log:
        match.game.kernels.play(state.record, entry.move, silent)
        yield bytes(state)


def behind(points: Sequence[Standing], seat: int) -> int:
    """The last point at which another stood better than a seat, or as well."""
    trailing = (i for i, at in enumerate(points) if max(at.chances[:seat] + at.chances[seat + 1 :]) >= at.chances[seat])
    return max(trailing, default=0)


def spread(plies: Sequence[int], most: int) -> list[int]:
    """At most so many of them, evenly."""
    return list(plies) if len(plies) <= most else [plies[i * len(plies) // most] for i in range(most)]


def whole(chances: Chances) -> Chances:
    """As shares of one: a search also rewards a lead."""
    return tuple(round(chance / sum(chances), 3) for chance in chances)
