"""Short ways to set up a position and to read what a player would see."""

import re

from ludotheque.contract import Match
from ludotheque.games.magot import GAME
from ludotheque.testing import Kit, play

kit = Kit(GAME, __file__)
clauses, events, golden = kit.clauses, kit.events, kit.golden

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
    old: str = "",
) -> Match:
    """`old`: every D of the round before, then every A."""
    drawn = drawing(board, status, purses, facts, out)
    return GAME.position(f"{drawn}\nold {old}" if old else drawn, seed=0)


def pawns(match: Match) -> list[int]:
    return [match.state.pawn[seat] for seat in range(match.seats)]


def purses(match: Match) -> list[int]:
    return [match.state.purse[seat] for seat in range(match.seats)]


def begun(seats: int, *texts: str) -> Match:
    """A game after its first moves."""
    match = GAME.start(seats)
    play(match, *texts)
    return match
