"""Jonques on a screen: the board, two reserves, three dice."""

from typing import Any

from ...contract import OVER, Entry, Event
from ...scene import Caption, Counter, Look, Mark, Piece, Place, Stage, Tray, Words
from .notation import COLUMNS, square_name
from .rules import KEEPS
from .state import (
    DICE,
    DONE,
    FRONTIER,
    JUNKS,
    KEEPING,
    LOT,
    MOVING,
    PORT,
    SQUARES,
    THROWS,
    WIDTH,
    ZONE,
    Rule,
    State,
    facing,
)

JADE, INDIGO, OCHRE = "#2F6F6B", "#27406B", "#D99A2B"


def place_kind(square: int) -> str:
    for seat in (0, 1):
        if facing(seat, square) == PORT:
            return "port"
        if facing(seat, square) in ZONE:
            return "zone"
    return "frontier" if square // WIDTH == FRONTIER else "sea"


def stage() -> Stage:
    places = tuple(
        Place(square_name(q), q % WIDTH, WIDTH - 1 - q // WIDTH, place_kind(q), square_name(q)) for q in range(SQUARES)
    )
    captions = [Caption(column, WIDTH, letter) for column, letter in enumerate(COLUMNS)]
    captions += [Caption(-1, WIDTH - 1 - row, str(row + 1)) for row in range(WIDTH)]
    looks = {
        "sea": Look(paper="#CBE0D8"),
        "frontier": Look("~", "#6E9C96", "#B4D2CB"),
        "zone": Look("·", "#A07C3A", "#E4D3A6"),
        "port": Look("◎", OCHRE, "#F3E7C4"),
        "junk-0": Look("▲", JADE),
        "junk-1": Look("▼", INDIGO),
        "die": Look(ink="#2B2622", paper="#F6EFE0"),
    }
    return Stage(WIDTH, WIDTH, places, tuple(captions), looks)


def reserve_id(seat: int) -> str:
    return f"reserve-{seat}"


def junk_id(square: int) -> str:
    return f"junk-{square_name(square)}"


def pieces(s: State) -> list[Piece]:
    junks = [
        Piece(junk_id(square), "junk", square_name(square), owner=int(s.board[square] < 0))
        for square in range(SQUARES)
        if s.board[square]
    ]
    waiting = [
        Piece(f"{reserve_id(seat)}-{i}", "junk", reserve_id(seat), owner=seat)
        for seat in (0, 1)
        for i in range(JUNKS - s.afloat[seat])
    ]
    return junks + waiting + dice(s)


def dice(s: State) -> list[Piece]:
    """Aces first, then sixes, then the dice that show nothing of use or wait for the next throw."""
    if s.phase in (LOT, DONE):
        return []
    rest = "blank" if s.throws else "waiting"
    faces = ["1"] * s.aces + ["6"] * s.sixes
    faces += [rest] * (DICE - len(faces))
    return [Piece(f"die-{i}", "die", "dice", face=face) for i, face in enumerate(faces)]


def trays(s: State, say: Words, names: list[str]) -> list[Tray]:
    reserves = [Tray(reserve_id(seat), "reserve", say("reserve", player=names[seat]), seat) for seat in (0, 1)]
    return [*reserves, Tray("dice", "dice", say("dice"))]


def counters(s: State, say: Words, names: list[str]) -> list[Counter]:
    return [Counter("turn", say("turn"), f"{s.turns + 1}"), Counter("throws", say("throws"), f"{s.throws}/{THROWS}")]


def marks(entry: Entry) -> list[Mark]:
    if not 0 <= entry.move < KEEPS:
        return []
    start, end = divmod(entry.move, SQUARES)
    return [Mark("last", (square_name(start), square_name(end)))]


def path(s: State, move: int) -> tuple[str, ...]:
    if move >= KEEPS:
        return (f"keep {move - KEEPS}",)
    start, end = divmod(move, SQUARES)
    return junk_id(start), square_name(end)


def button(move: str, say: Words) -> str:
    return say("keep", count=int(move.removeprefix("keep ")))


SQUARES_TOLD = (
    Rule.PORT_EXIT,
    Rule.STRAIGHT,
    Rule.CAPTURE_STRAIGHT,
    Rule.CAPTURE_DIAGONAL,
    Rule.RIGHT_TO_SORTIE,
    Rule.RIGHT_TO_RETURN,
)


def details(event: Event, names: list[str]) -> dict[str, Any]:
    seat, a, b, c = event.details
    told = {"player": names[seat], "rival": names[1 - seat], "a": a, "b": b, "c": c}
    if event.rule in SQUARES_TOLD:
        told |= {"from": square_name(a), "to": square_name(b)}
    return told


def prompt(s: State) -> tuple[str, dict[str, Any]]:
    if s.to_move == OVER:
        return ("prompt-won", {"player": s.actor}) if s.ended_by == Rule.REACH_PORT else ("prompt-drawn", {})
    if s.phase == LOT:
        return "prompt-lot", {}
    if s.phase == KEEPING:
        return "prompt-keep", {"player": s.to_move, "count": s.sixes}
    if s.phase == MOVING:
        return "prompt-move", {"player": s.to_move, "count": s.aces}
    return "prompt-throw", {"player": s.actor, "count": s.throws + 1}
