"""How long Le tour du monde takes, with bots at every seat; prints the figures of `docs/games/tour.md`.

A hand is dead when a player cannot move: it has to stay.
"""

import statistics
import sys

import numba

from ludotheque.contract import CHANCE, OVER, ints
from ludotheque.contract.rng import generator, pick
from ludotheque.contract.trace import new_trace
from ludotheque.games.tour import GAME
from ludotheque.games.tour.hints import chosen
from ludotheque.games.tour.rules import moves, odds, play, scores
from ludotheque.games.tour.state import TURN_CAP, Phase, Rule
from ludotheque.games.tour.travel import can_travel

GAMES = 1000
TABLES = [(2, 0), (2, 5), (4, 0), (4, 5), (6, 0), (6, 5)]  # seats, rounds before a hint
DUELS = [(2, 1), (3, 2), (4, 3), (5, 4), (5, 1)]  # levels of bots


@numba.njit(nogil=True)
def play_game(s, levels, rng, out, weights, trace, fired):
    """One game with a bot of some level at each seat; `fired` counts clauses, and in its place 0 dead hands."""
    while s.to_move != OVER:
        if s.to_move == CHANCE:
            n = moves(s, out)
            move = out[pick(rng, weights, n, odds(s, weights))]
        else:
            fired[0] += s.phase == Phase.TRAVEL and not can_travel(s)
            move = chosen(s, levels[s.to_move], rng, out)
        play(s, move, trace)
        for i in range(1, trace[0, 0] + 1):
            fired[trace[i, 0]] += 1
        trace[0, 0] = 0


class Tally:
    def __init__(self, levels, hint=5, games=GAMES):
        seats = len(levels)
        self.turns, self.wins, self.capped, self.fired = [], [0] * seats, 0, ints(64)
        out, weights, points = ints(GAME.most_moves), ints(GAME.most_moves), ints(seats)
        for game in range(games):
            s, row = GAME.begin(seats, (0, hint, TURN_CAP)), ints(seats)
            for seat in range(seats):
                row[seat] = levels[(seat + game) % seats]
            play_game(s.record, row, generator(game), out, weights, new_trace(), self.fired)
            scores(s.record, points)
            self.turns.append(s.turns / seats)
            self.capped += s.ended_by == Rule.TURN_CAP
            self.wins[(int(points.argmax()) + game) % seats] += 1

    def count(self, rule):
        """How often a clause fires in a game."""
        return self.fired[rule] / len(self.turns)


def lengths(games):
    print("| seats | bots | hint after | median turns a player | 5 % | 95 % | capped | dead hands a game | sheets |")
    print("|---|---|---|---|---|---|---|---|---|")
    for seats, hint in TABLES:
        for level in (3, 5):
            t = Tally([level] * seats, hint, games)
            low, *_, high = statistics.quantiles(t.turns, n=20)
            after = f"{hint} rounds" if hint else "never"
            print(
                f"| {seats} | level {level} | {after} | {statistics.median(t.turns):.1f} | {low:.1f} | {high:.1f} "
                f"| {t.capped / games:.1%} | {t.count(0):.2f} | {t.count(Rule.ONE_SHEET):.0f} |"
            )


def duels(games):
    for better, worse in DUELS:
        won = Tally([better, worse], games=games).wins[0] / games
        error = 1.96 * (won * (1 - won) / games) ** 0.5
        print(f"level {better} wins {won:.1%} ± {error:.1%} against level {worse}, two players, {games} games")


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    lengths(count)
    duels(count)
