"""A frame as coloured text: the board on a character grid, the trays beside it."""

from collections import defaultdict
from collections.abc import Callable

from msgspec.structs import replace
from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from .nodes import Counter, Figure, Frame, Look, Mark, Piece, Place, Say, Sheet, Stage, Window

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
NOTICED = ("last", "way", "area")
SIGNS = {"good": "✓", "bad": "✗", "area": "•"}  # marks of a single character are signs themselves
ARROWS = ("↖↑↗", "← →", "↙↓↘")  # where a way comes to its end, by row and column
WIDTH = 100  # characters of a screen that does not say
BESIDE = 36  # characters for what lies beside the board; with less room it is shown below
CELL, NARROW = 3, 2  # characters of a place, and on a board that would not fit


def look_of(stage: Stage, piece: Piece) -> Look:
    return next(filter(None, map(stage.looks.get, piece.names)), NO_LOOK)


def size_of(look: Look) -> int:
    return round(look.width * look.height)


def letters_of(stage: Stage, piece: Piece) -> list[Look]:
    """Those of the letters of a face, if the game has them: one for each square that the piece covers."""
    look = look_of(stage, piece)
    letters = [stage.looks.get(f"{piece.kind}-{letter}") for letter in piece.face]
    return [letter or look for letter in letters] if len(letters) == size_of(look) and any(letters) else []


def looks_of(stage: Stage, piece: Piece) -> list[Look]:
    """One for each square that a piece covers."""
    look = look_of(stage, piece)
    return letters_of(stage, piece) or [look] * size_of(look)


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


def board(stage: Stage, frame: Frame, lit: frozenset[str], cell: int = CELL) -> Text:
    """Every place as a cell of three characters, or two; what may be touched is lit, the last move marked."""
    spots = {place.id: place for place in spread(stage)}
    standing: dict[tuple[int, int], Look] = {}
    for piece in frame.pieces:
        if spot := spots.get(piece.place):
            standing |= zip(squares_of(stage, piece, spot.x, spot.y), looks_of(stage, piece), strict=True)
    marked = {place for mark in frame.marks if mark.kind in NOTICED for place in mark.places}
    signs = {place: sign for mark in frame.marks for place, sign in signs_of(mark, spots).items()}
    cells: dict[tuple[int, int], tuple[str, Style]] = {}
    printed = [caption for caption in stage.captions if caption.text]
    for caption in printed:
        cells[round(caption.x), round(caption.y)] = f"{caption.text:^{cell}}", Style(dim=True)
    for place in spots.values():
        at, ground = (round(place.x), round(place.y)), stage.looks.get(place.kind, NO_LOOK)
        look = standing.get(at, ground)
        touchable = place.id in lit
        named = place.label if touchable and at not in standing and len(place.label) <= cell else ""
        glyph = named or look.glyph or ("" if printed else place.label) or ("•" if touchable else " ")
        paper = LIT if touchable else LAST if place.id in marked else (look.paper or ground.paper)
        ink = "#FFFFFF" if touchable else look.ink or None
        style = Style(color=ink, bgcolor=paper or None, bold=at in standing or touchable)
        cells[at] = signed(glyph, signs.get(place.id, ""), cell), style
    rows = range(min(y for _, y in cells), max(y for _, y in cells) + 1)
    columns = range(min(x for x, _ in cells), max(x for x, _ in cells) + 1)
    names, heads = rulers(stage, cell, columns.start)
    margin = max(map(len, names.values()), default=-1) + 1
    text = Text(f"{'':{margin}}{heads}\n" if heads else "", "dim")
    for y in rows:
        text.append(f"{names.get(y, ''):{margin}}", "dim")
        for x in columns:
            text.append(*cells.get((x, y), (" " * cell, Style())))
        text.append("\n")
    return text


def rulers(stage: Stage, cell: int, left: int) -> tuple[dict[int, str], str]:
    """The names of rows, and those of columns in a line from the left one on, where places are called by both and have
    no room for it."""
    rows: dict[int, list[Place]] = defaultdict(list)
    for place in stage.places:
        rows[round(place.y)].append(place)
    names = {y: beginning([place.label for place in row]) for y, row in rows.items()}
    if len(stage.places[0].label) <= cell or not all(names.values()):
        return {}, ""
    heads = ""
    for place in sorted(rows[min(rows)], key=lambda place: place.x):
        at = cell * (round(place.x) - left)
        if len(heads) < at or not heads:
            heads = f"{heads:{at}}{place.label.removeprefix(names[min(rows)])}"
    return names, heads


def beginning(labels: list[str]) -> str:
    """What all begin with."""
    first, last = min(labels), max(labels)
    same = [a == b for a, b in zip(first, last, strict=False)]
    return first[: same.index(False) if False in same else len(same)]


def signs_of(mark: Mark, spots: dict[str, Place]) -> dict[str, str]:
    """What a mark puts on its places, for eyes and papers without colours; a way ends with an arrow."""
    if mark.kind != "way" or len(mark.places) < 2:
        sign = SIGNS.get(mark.kind, mark.kind)
        return dict.fromkeys(mark.places, sign) if len(sign) == 1 else {}
    before, end = (spots.get(place) for place in mark.places[-2:])
    return {end.id: ARROWS[1 + towards(before.y, end.y)][1 + towards(before.x, end.x)]} if before and end else {}


def towards(start: float, end: float) -> int:
    return (end > start) - (end < start)


def signed(glyph: str, sign: str, cell: int) -> str:
    """What stands on a place, and a sign beside it; the sign alone where there is no room for both."""
    if not sign:
        return f"{glyph:^{cell}}"
    name = glyph.strip() if len(glyph.strip()) < cell else ""
    return f"{name}{sign}".rjust(min(cell, len(name) + 2)).ljust(cell)


def illustration(stage: Stage, figure: Figure, speak: Speak) -> RenderableType:
    """A figure of the rulebook: the part of the board that it shows, and what lies beside it."""
    beside = side(stage, figure.frame, speak)
    if not figure.window:
        return beside
    drawn = fitted(within(stage, figure.window), figure.frame, frozenset(), WIDTH)
    return Group(drawn, beside) if figure.frame.trays or figure.frame.sheets else drawn


def within(stage: Stage, window: Window) -> Stage:
    """What of a stage is seen in a window."""
    right, bottom = window.x + window.width, window.y + window.height
    places = tuple(p for p in stage.places if window.x < p.x < right and window.y < p.y < bottom)
    return stage if len(places) == len(stage.places) else replace(stage, places=places, captions=())


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


def side(
    stage: Stage, frame: Frame, speak: Speak, lit: frozenset[str] = frozenset(), width: int = WIDTH
) -> RenderableType:
    """Trays and counters."""
    parts: list[Text] = []
    for tray in frame.trays:
        if tray.kind == "purse" and frame.counters:
            continue  # they say it
        inside = [piece for piece in frame.pieces if piece.place == tray.id]
        if tray.kind == "dice" and not inside:
            continue
        parts.append(Text(speak(tray.label), style="bold"))
        if tray.kind == "dice":
            parts.append(dice(stage, inside))
            continue
        row = Text()
        alike = len(inside) > 1 and len({str(piece.name) for piece in inside}) == 1
        for piece in inside:
            row.append(" ").append(sign_of(stage, piece) if alike else drawn(stage, piece, speak))
        parts += [row if inside else Text("–", style="dim"), Text()]
    parts += [line for sheet in frame.sheets if sheet.kind != "album" for line in read(sheet, speak)]
    parts.append(Text("   ".join(speak(counted(counter)) for counter in frame.counters), style="dim"))
    return Group(*parts)


def drawn(stage: Stage, piece: Piece, speak: Speak) -> Text:
    """A piece beside the board by its letters or its name, and how many there are of it."""
    if letters_of(stage, piece) or not piece.name:
        return sign_of(stage, piece)
    return Text(f"{called(piece, speak)}  ", Style(color=look_of(stage, piece).ink or None, bold=True))


def called(piece: Piece, speak: Speak) -> str:
    """The name of a piece; how many there are of it, if the name does not say."""
    name = piece.name or Say(piece.kind)
    return f"{speak(name)} × {piece.count}" if piece.count > 1 and "count" not in name.args else speak(name)


def sign_of(stage: Stage, piece: Piece) -> Text:
    text = Text()
    for look in letters_of(stage, piece) or [look_of(stage, piece)]:
        text.append(look.glyph, Style(color=look.ink or None, bgcolor=look.paper or None, bold=True))
    return text


def counted(counter: Counter) -> Say:
    """As sentences write numbers: 2 760."""
    whose = {"player": counter.owner} if counter.owner >= 0 else {}
    value = Say("figure", {"count": int(counter.value)}) if counter.value.isdecimal() else counter.value
    return Say("counted-of" if whose else "counted", {"label": counter.label, "value": value, **whose})


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


def render(
    stage: Stage, frame: Frame, speak: Speak, lit: frozenset[str] = frozenset(), width: int = WIDTH
) -> RenderableType:
    """The table, as wide as the screen allows."""
    on_board = fitted(stage, frame, lit, width)
    beside = side(stage, frame, speak)
    if longest(on_board) + BESIDE > width:
        return Group(on_board, beside)
    table = Table.grid(padding=(0, 4))
    table.add_column(no_wrap=True, min_width=longest(on_board))
    table.add_row(on_board, beside)
    return table


def fitted(stage: Stage, frame: Frame, lit: frozenset[str], width: int) -> Text:
    """The board with narrow cells, if it would be too wide."""
    drawn = board(stage, frame, lit)
    return drawn if longest(drawn) <= width else board(stage, frame, lit, NARROW)


def longest(text: Text) -> int:
    return max(map(len, text.plain.splitlines()))
