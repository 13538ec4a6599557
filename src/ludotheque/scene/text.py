"""A frame as coloured text: the board on a character grid, the trays beside it."""

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from .nodes import Frame, Look, Piece, Say, Stage

Speak = Callable[[Say], str]
DIE_FACES = {
    "1": ("     ", "  ●  ", "     "),
    "6": ("● ● ●", "     ", "● ● ●"),
    "blank": ("     ", "  –  ", "     "),
    "waiting": ("     ", "  ?  ", "     "),
}
NO_LOOK = Look()
LIT = "#D9482B"
LAST = "#E9B72B"


def look_of(stage: Stage, piece: Piece) -> Look:
    return stage.looks.get(f"{piece.kind}-{piece.owner}") or stage.looks.get(piece.kind, NO_LOOK)


def board(stage: Stage, frame: Frame, lit: frozenset[str]) -> Text:
    """Every place as a cell of three characters; what may be touched is lit, the last move marked."""
    standing = {piece.place: piece for piece in frame.pieces}
    marked = {place for mark in frame.marks for place in mark.places}
    cells: dict[tuple[int, int], tuple[str, Style]] = {}
    for caption in stage.captions:
        cells[round(caption.x), round(caption.y)] = f"{caption.text:^3}", Style(dim=True)
    for place in stage.places:
        look = stage.looks.get(place.kind, NO_LOOK)
        glyph, ink, bold = look.glyph or " ", look.ink or None, False
        if piece := standing.get(place.id):
            glyph, ink, bold = look_of(stage, piece).glyph, look_of(stage, piece).ink, True
        touchable = place.id in lit
        paper = LIT if touchable else LAST if place.id in marked else look.paper
        style = Style(color="#FFFFFF" if touchable else ink, bgcolor=paper or None, bold=bold or touchable)
        cells[round(place.x), round(place.y)] = f" {glyph if glyph.strip() or not touchable else '•'} ", style
    rows = range(min(y for _, y in cells), max(y for _, y in cells) + 1)
    columns = range(min(x for x, _ in cells), max(x for x, _ in cells) + 1)
    text = Text()
    for y in rows:
        for x in columns:
            text.append(*cells.get((x, y), ("   ", Style())))
        text.append("\n")
    return text


def dice(stage: Stage, pieces: list[Piece]) -> Text:
    text = Text()
    for line in range(3):
        for piece in pieces:
            look = look_of(stage, piece)
            style = Style(color=look.ink or None, bgcolor=look.paper or None, bold=True)
            text.append(f" {DIE_FACES[piece.face][line]} ", style).append("  ")
        text.append("\n")
    return text


def side(stage: Stage, frame: Frame, speak: Speak, lit: frozenset[str] = frozenset()) -> RenderableType:
    """Trays and counters."""
    parts: list[Text] = []
    for tray in frame.trays:
        inside = [piece for piece in frame.pieces if piece.place == tray.id]
        parts.append(Text(speak(tray.label), style="bold"))
        if tray.kind == "dice":
            parts.append(dice(stage, inside))
            continue
        row = Text()
        for look in (look_of(stage, piece) for piece in inside):
            row.append(f" {look.glyph}", Style(color=look.ink or None, bgcolor=look.paper or None, bold=True))
        parts += [row if inside else Text("–", style="dim"), Text()]
    parts.append(Text("   ".join(f"{speak(counter.label)} {counter.value}" for counter in frame.counters), style="dim"))
    return Group(*parts)


def render(stage: Stage, frame: Frame, speak: Speak, lit: frozenset[str] = frozenset()) -> RenderableType:
    table = Table.grid(padding=(0, 4))
    table.add_row(board(stage, frame, lit), side(stage, frame, speak))
    return table
