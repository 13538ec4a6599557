"""Short ways to set up a position and to read what a player would see."""

import re

from ludotheque.contract import Entry, Event, Match
from ludotheque.games.magot import GAME

FORTUNE = 4400
ROWS = {"D": "start", "A": "arrival", "pawns": "pawn"}
TURNS = {
    r"(\d) to throw": r"actor \1, phase throwing",
    r"(\d) to send \d": r"actor \1, phase sending",
    r"(\d) to place D\d": r"to_move \1, phase starts",
    r"(\d) to place A\d": r"to_move \1, phase arrivals",
    r"contest (.*)": r"phase contest, contenders \1",
}


def drawing(board: str, status: str, purses: tuple[int, ...], facts: str = "", out: tuple[int, ...] = ()) -> str:
    """`drawing("D 43 10 A 2 60 pawns 20 10", "0 to throw", (500, 500))`: squares by seat, `-` where there is none."""
    for said, turn in TURNS.items():
        status = re.sub(said, turn, status)
    playing = "+".join(str(seat) for seat in range(len(purses)) if seat not in out)
    rows = [word if word not in ROWS else f"\n{ROWS[word]}" for word in board.split()]
    lines = [f"seats {len(purses)}, playing {playing}, {status}", facts.replace(" of ", ", rounds ")]
    return "\n".join([*lines, " ".join(["purse", *map(str, purses)]), " ".join(rows)])


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
    return [event.clause.name for event in entry.events]


def events(entry: Entry, clause: str) -> list[Event]:
    """What happened by one clause, in order."""
    return [event for event in entry.events if event.clause.name == clause]


def pawns(match: Match) -> list[int]:
    return [match.state.pawn[seat] for seat in range(match.seats)]


def purses(match: Match) -> list[int]:
    return [match.state.purse[seat] for seat in range(match.seats)]


def play(match: Match, *texts: str) -> Match:
    for text in texts:
        match.play(text)
    return match
