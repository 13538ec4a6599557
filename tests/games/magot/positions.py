"""Short ways to set up a position and to read what a player would see."""

from ludotheque.contract import Match
from ludotheque.contract.match import Entry
from ludotheque.games.magot import GAME
from ludotheque.games.magot.state import Rule

FORTUNE = 4400


def drawing(board: str, status: str, purses: tuple[int, ...], facts: str = "", out: tuple[int, ...] = ()) -> str:
    """`drawing("D 43 10 A 2 60 pawns 20 10", "0 to throw", (500, 500))`: squares by seat, `-` where there is none."""
    signs: dict[int, str] = {}
    seat, kind = 0, ""
    for word in board.split():
        if word in ("D", "A", "pawns"):
            seat, kind = 0, word
            continue
        if word != "-":
            square, sign = int(word), signs.get(int(word), "")
            if kind == "pawns":
                signs[square] = sign + (str(seat) if ":" in sign else f":{seat}")
            else:
                signs[square] = f"{kind}{seat}"
        seat += 1
    rows = [[str(row), *(signs.get(row + column, ".") for column in range(7))] for row in range(0, 70, 7)]
    seats = [f"seat {n}: {points} points{', sits out' if n in out else ''}" for n, points in enumerate(purses)]
    return "\n".join([*map(" ".join, rows), *seats, facts, status])


def place(
    board: str,
    status: str = "0 to throw",
    purses: tuple[int, ...] = (500, 500),
    facts: str = "",
    out: tuple[int, ...] = (),
) -> Match:
    return GAME.position(drawing(board, status, purses, facts, out), seed=0)


def clauses(entry: Entry) -> list[str]:
    """The names of the clauses that a move or an outcome brought into play."""
    return [GAME.rulebook.name(event.rule) for event in entry.events]


def details(entry: Entry, rule: int) -> list[tuple[int, ...]]:
    return [event.details for event in entry.events if event.rule == rule]


def sent(entry: Entry) -> list[tuple[int, int, int]]:
    """The pawns that were sent away: whose, from, to."""
    return [(rival, ~gone, square) for _, rival, gone, square in details(entry, Rule.HIT) if gone < 0]


def pawns(match: Match) -> list[int]:
    return [match.state.pawn[seat] for seat in range(match.seats)]


def purses(match: Match) -> list[int]:
    return [match.state.purse[seat] for seat in range(match.seats)]


def play(match: Match, *texts: str) -> Match:
    for text in texts:
        match.play(text)
    return match
