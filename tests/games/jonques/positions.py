"""Short ways to set up a position and to read what a player would see."""

import ludotheque
from ludotheque.contract import Entry

GAME = ludotheque.game("jonques")
COLUMNS = "abcdefghijk"


def place(junks: str, status: str) -> ludotheque.Match:
    """A match with junks on squares: `place("^ f2 e1 v c7", "0 to move, aces 2")`."""
    signs, sign = {}, ""
    for word in junks.split():
        if word in "^v":
            sign = word
        else:
            signs[word] = sign
    rows = [[str(row), *(signs.get(f"{column}{row}", ".") for column in COLUMNS)] for row in range(11, 0, -1)]
    return GAME.position("\n".join([*map(" ".join, rows), facts(status)]))


def facts(status: str) -> str:
    """`0 to move, aces 2` as a drawing says it."""
    seat, _, phase, *rest = status.replace(", entered", ", duty entered").split(maxsplit=3)
    return ", ".join([f"actor {seat}", f"phase {phase.rstrip(',')}", *rest])


def squares(drawing: str) -> dict[str, str]:
    """The sign on every square of a drawing, or of some of its rows."""
    rows = [line.split() for line in drawing.splitlines() if len(line.split()) == 1 + len(COLUMNS)]
    return {f"{column}{row}": sign for row, *signs in rows for column, sign in zip(COLUMNS, signs, strict=True)}


def starred(drawing: str) -> set[str]:
    return {square for square, sign in squares(drawing).items() if sign == "*"}


def sign_on(match: ludotheque.Match, square: str) -> str:
    return squares(str(match))[square]


def ends(match: ludotheque.Match, start: str) -> set[str]:
    """The squares where the junk on a square may go."""
    return {move[len(start) + 1 :] for move in match.moves() if move[: len(start) + 1] in (f"{start}-", f"{start}x")}


def clauses(entry: Entry) -> list[str]:
    """The names of the clauses that a move or an outcome brought into play."""
    return [GAME.rulebook.name(event.rule) for event in entry.events]
