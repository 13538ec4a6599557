"""How Bonactio plays: many games with throws, cards and choices at random, counted by number of players.

Prints the figures of `docs/games/bonactio.md` and draws `docs/games/bonactio.svg`.
"""

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import numba

from ludotheque.contract import CHANCE, OVER, ints
from ludotheque.contract.rng import WORD, below, pick
from ludotheque.contract.trace import new_trace
from ludotheque.games.bonactio import GAME
from ludotheque.games.bonactio.rules import EARNS_THROW, moves, odds, play
from ludotheque.games.bonactio.state import THROWING, Rule

GAMES = 100_000
SEED = 1
PICTURE = Path(__file__).parents[5] / "docs" / "games" / "bonactio.svg"
THROWS = (Rule.THROW_AND_ADVANCE, Rule.EXACT_ALMOST_THERE, Rule.NEUTRAL, Rule.ENTER_ARRIVAL)
INKS = ("#c8452f", "#e0a03a", "#3f7f8c", "#7a9a5b", "#8c6f9c", "#9b8f80")


@numba.njit(nogil=True)
def play_game(s, buffers, trace, fired):
    """One game; `fired` counts the clauses, and in its place 0 the throws that are no extra ones."""
    out, weights, rng = buffers[0], buffers[1], buffers[2]
    while s.to_move != OVER:
        owed = s.extra.sum()
        n = moves(s, out)
        if s.to_move == CHANCE:
            chosen = out[pick(rng, weights, n, odds(s, weights))]
        else:
            chosen = out[below(rng, n)]
        throws = s.phase == THROWING
        play(s, chosen, trace)
        forgotten = False
        for i in range(1, trace[0, 0] + 1):
            rule = trace[i, 0]
            fired[rule] += 1
            owed += rule == Rule.SIX_AGAIN or (rule == Rule.AGAIN_AND_MISS and trace[i, 3] == EARNS_THROW)
            forgotten = forgotten or rule in (Rule.ENTER_ARRIVAL, Rule.VOTE_DASH)
        trace[0, 0] = 0
        fired[0] += throws
        if not forgotten:
            fired[0] -= owed - s.extra.sum()  # an extra throw has been granted


@dataclass
class Tally:
    """What games of one number of players had in them."""

    seats: int
    turns: Counter[int] = field(default_factory=Counter)  # games by turns a player
    winners: list[float] = field(default_factory=list)  # games by the winner's rank of arrival
    all_turns: int = 0
    throws: int = 0
    reshuffles: int = 0
    dry: int = 0
    kept: int = 0
    pushes: int = 0
    tokens: int = 0

    def add(self, fired, state, totals):
        turns = int(fired[0])
        self.all_turns += turns
        self.turns[(2 * turns + self.seats) // (2 * self.seats)] += 1
        self.throws += sum(int(fired[rule]) for rule in THROWS)
        self.reshuffles += int(fired[Rule.RESHUFFLE])
        self.dry += bool(fired[Rule.BANK_EMPTY])
        self.kept += int(fired[Rule.CANNOT_PAY])
        self.pushes += int(fired[Rule.PUSH])
        self.tokens += sum(state.points[seat] for seat in range(self.seats))
        best = [seat for seat, total in enumerate(totals) if total == max(totals)]
        for seat in best:
            self.winners[state.rank[seat] - 1] += 1 / len(best)

    def mean_turns(self):
        return self.all_turns / GAMES / self.seats


def count(seats: int, dash: str = "asked") -> Tally:
    values = GAME.read_options({"dash": dash}, seats)
    buffers, fired = ints(3, GAME.most_moves), ints(len(GAME.rulebook.clauses) + 1)
    trace, totals, tally = new_trace(), ints(seats), Tally(seats, winners=[0] * seats)
    for game in range(GAMES):
        buffers[2][0], buffers[2][1] = (game << WORD) + SEED, 0
        fired[:] = 0
        state = GAME.begin(seats, values)
        play_game(state.record, buffers, trace, fired)
        GAME.kernels.scores(state.record, totals)
        tally.add(fired, state, totals.tolist())
    return tally


def report(tallies: list[Tally]) -> str:
    """The table of the page."""
    rows = [
        ("turns a player", lambda t: f"{t.mean_turns():.1f}"),
        ("throws a player", lambda t: f"{t.throws / GAMES / t.seats:.1f}"),
        ("wins by the first home", lambda t: f"{t.winners[0] / GAMES:.0%}"),
        ("reshuffles a game", lambda t: f"{t.reshuffles / GAMES:.2f}"),
        ("games in which the bank runs dry", lambda t: f"{t.dry / GAMES:.3%}"),
        ("cards kept in a game", lambda t: f"{t.kept / GAMES:.2f}"),
        ("pushes in a game", lambda t: f"{t.pushes / GAMES:.1f}"),
        ("tokens of a player at the end", lambda t: f"{t.tokens / GAMES / t.seats:.0f}"),
    ]
    head = [
        "| players | " + " | ".join(str(tally.seats) for tally in tallies) + " |",
        "|---" * (len(tallies) + 1) + "|",
    ]
    return "\n".join(head + [f"| {name} | " + " | ".join(map(figure, tallies)) + " |" for name, figure in rows])


def text(x: float, y: float, words: object, anchor: str = "start", size: int = 13) -> str:
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}" font-size="{size}">{words}</text>'


def bar(x: float, y: float, width: float, height: float, ink: str) -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" fill="{ink}"/>'


def draw_winners(tallies: list[Tally]) -> list[str]:
    """A bar for each number of players, cut by the rank in which the winner came home."""
    drawn = [text(20, 34, "Who wins, by order of arrival", size=16)]
    for row, tally in enumerate(tallies):
        x, y = 90.0, 56 + 38 * row
        drawn.append(text(82, y + 18, f"{tally.seats} players", "end"))
        for rank, games in enumerate(tally.winners):
            width = 300 * games / GAMES
            drawn.append(bar(x, y, width, 26, INKS[rank]))
            if width > 24:
                drawn.append(text(x + width / 2, y + 18, f"{games / GAMES:.0%}", "middle"))
            x += width
    for rank, name in enumerate(("1st", "2nd", "3rd", "4th", "5th", "6th")):
        drawn += [bar(90 + 52 * rank, 256, 12, 12, INKS[rank]), text(106 + 52 * rank, 267, name)]
    return drawn


def draw_turns(tally: Tally) -> list[str]:
    """How many turns a player takes, game by game."""
    low, high = 12, 40
    drawn = [text(440, 34, f"Turns a player, {tally.seats} players", size=16)]
    for turns in range(low, high + 1):
        x, height = 440 + 11 * (turns - low), 170 * tally.turns[turns] / max(tally.turns.values())
        drawn.append(bar(x, 240 - height, 9, height, INKS[2] if 20 <= turns <= 30 else INKS[5]))
        if turns % 5 == 0:
            drawn.append(text(x + 4.5, 258, turns, "middle"))
    return drawn


def picture(tallies: list[Tally]) -> str:
    four = next(tally for tally in tallies if tally.seats == 4)
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 780 290" font-family="Georgia, serif" fill="#2c2723">'
    return "\n".join([head, bar(0, 0, 780, 290, "#f6eedd"), *draw_winners(tallies), *draw_turns(four), "</svg>\n"])


def main() -> None:
    tallies = [count(seats) for seats in range(2, 7)]
    PICTURE.write_text(picture(tallies), "utf-8")
    print(report(tallies))
    running = count(4, "on")
    print(f"four who run after the first arrival: {running.mean_turns():.1f} turns a player,", end=" ")
    print(f"{running.winners[0] / GAMES:.0%} of wins to the first home")


if __name__ == "__main__":
    main()
