"""A frame as coloured text: the board on a character grid, the trays beside it."""

from collections.abc import Callable

from msgspec.structs import replace
from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from .nodes import Frame, Look, Piece, Place, Say, Sheet, Stage

Speak = Callable[[Say], str]
PIPS = {
    "1": ("     ", "  ●  ", "     "),
    "2": ("●    ", "     ", "    ●"),
    "3": ("●    ", "  ●  ", "    ●"),
    "4": ("●   ●", "     ", "●   ●"),
    "5": ("●   ●", "  ●  ", "●   ●"),
    "6": ("● ● ●", "     ", "● ● ●"),
    "waiting": ("     ", "  ?  ", "     "),
}
NO_LOOK = Look()
RIGHT_ANGLES = ((1, 0), (0, 1), (-1, 0), (0, -1))  # by quarter turns, cosine and sine
LIT = "#D9482B"
LAST = "#E9B72B"
WIDE = 24  # places; what lies beside a wider board is shown below it


def look_of(stage: Stage, piece: Piece) -> Look:
    return next(filter(None, map(stage.looks.get, piece.names)), NO_LOOK)


def looks_of(stage: Stage, piece: Piece) -> list[Look]:
    """One for each square that a piece covers: those of the letters of its face, if the game has them."""
    look = look_of(stage, piece)
    size = round(look.width * look.height)
    letters = [stage.looks.get(f"{piece.kind}-{letter}") for letter in piece.face]
    return [letter or look for letter in letters] if len(letters) == size and any(letters) else [look] * size


def squares_of(stage: Stage, piece: Piece, x: float, y: float) -> list[tuple[int, int]]:
    """Where a piece lies whose first square is here."""
    look, turn = look_of(stage, piece), RIGHT_ANGLES[piece.angle // 90 % 4]
    spots = [(column, row) for row in range(round(look.height)) for column in range(round(look.width))]
    return [(round(x) + c * turn[0] - r * turn[1], round(y) + c * turn[1] + r * turn[0]) for c, r in spots]


def spread(stage: Stage) -> tuple[Place, ...]:
    """The places, drawn apart until each has a cell of its own."""
    for scale in (1, 1.5, 2, 3):
        places = tuple(replace(place, x=place.x * scale, y=place.y * scale) for place in stage.places)
        if len({(round(place.x), round(place.y)) for place in places}) == len(places):
            return places
    return stage.places


def board(stage: Stage, frame: Frame, lit: frozenset[str]) -> Text:
    """Every place as a cell of three characters; what may be touched is lit, the last move marked."""
    spots = {place.id: place for place in spread(stage)}
    standing: dict[tuple[int, int], Look] = {}
    for piece in frame.pieces:
        if spot := spots.get(piece.place):
            standing |= zip(squares_of(stage, piece, spot.x, spot.y), looks_of(stage, piece), strict=True)
    marked = {place for mark in frame.marks if mark.kind == "last" for place in mark.places}
    cells: dict[tuple[int, int], tuple[str, Style]] = {}
    printed = [caption for caption in stage.captions if caption.text]
    for caption in printed:
        cells[round(caption.x), round(caption.y)] = f"{caption.text:^3}", Style(dim=True)
    for place in spots.values():
        at, ground = (round(place.x), round(place.y)), stage.looks.get(place.kind, NO_LOOK)
        look = standing.get(at, ground)
        touchable = place.id in lit
        glyph = look.glyph or ("" if printed else place.label) or ("•" if touchable else " ")
        paper = LIT if touchable else LAST if place.id in marked else (look.paper or ground.paper)
        ink = "#FFFFFF" if touchable else look.ink or None
        cells[at] = f"{glyph:^3}", Style(color=ink, bgcolor=paper or None, bold=at in standing or touchable)
    rows = range(min(y for _, y in cells), max(y for _, y in cells) + 1)
    columns = range(min(x for x, _ in cells), max(x for x, _ in cells) + 1)
    text = Text()
    for y in rows:
        for x in columns:
            text.append(*cells.get((x, y), ("   ", Style())))
        text.append("\n")
    return text


def dice(stage: Stage, pieces: list[Piece]) -> Text:
    """Pips, or what the game's look says of another face."""
    text = Text()
    for line in range(3):
        for piece in pieces:
            look = look_of(stage, piece)
            style = Style(color=look.ink or None, bgcolor=look.paper or None, bold=True)
            face = PIPS.get(piece.face, ("     ", f"{look.glyph or piece.face:^5}", "     "))
            text.append(f" {face[line]} ", style).append("  ")
        text.append("\n")
    return text


def side(stage: Stage, frame: Frame, speak: Speak, lit: frozenset[str] = frozenset()) -> RenderableType:
    """Trays and counters."""
    parts: list[Text] = []
    for tray in frame.trays:
        if tray.kind == "purse":
            continue  # the counters say it
        inside = [piece for piece in frame.pieces if piece.place == tray.id]
        parts.append(Text(speak(tray.label), style="bold"))
        if tray.kind == "dice":
            parts.append(dice(stage, inside))
            continue
        row = Text()
        for piece in inside:
            row.append(" ")
            for look in looks_of(stage, piece)[: len(piece.face) or 1]:
                row.append(look.glyph, Style(color=look.ink or None, bgcolor=look.paper or None, bold=True))
            row.append(f"×{piece.count}" if piece.count > 1 else "")
        parts += [row if inside else Text("–", style="dim"), Text()]
    parts += [line for sheet in frame.sheets if sheet.kind != "album" for line in read(sheet, speak)]
    parts.append(Text("   ".join(f"{speak(counter.label)} {counter.value}" for counter in frame.counters), style="dim"))
    return Group(*parts)


def read(sheet: Sheet, speak: Speak) -> list[Text]:
    """A sheet, its numbers before its lines; those worth a look are lit."""
    styles = [f"bold {LIT}" if i in sheet.lit else "" for i in range(max(len(sheet.numbers), len(sheet.lines)))]
    title = Text(speak(sheet.title), style="bold")
    if not sheet.lines:
        for number, style in zip(sheet.numbers, styles, strict=True):
            title.append("  ").append(number, style)
        return [title, Text()]
    numbers = sheet.numbers or ("",) * len(sheet.lines)
    rows = zip(numbers, sheet.lines, styles, strict=True)
    return [title, *(Text(f"{number:>3} {speak(line)}".strip(), style) for number, line, style in rows), Text()]


def render(stage: Stage, frame: Frame, speak: Speak, lit: frozenset[str] = frozenset()) -> RenderableType:
    if stage.width > WIDE:
        return Group(board(stage, frame, lit), side(stage, frame, speak))
    table = Table.grid(padding=(0, 4))
    table.add_row(board(stage, frame, lit), side(stage, frame, speak))
    return table
