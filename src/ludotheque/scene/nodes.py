"""What any screen shows, as pure data: no game, no colour and no pixel is known beyond these nodes."""

from msgspec import Struct


class Place(Struct, frozen=True):
    """Somewhere a piece can stand. Coordinates are in board units, y downwards, at the middle."""

    id: str
    x: float
    y: float
    kind: str
    label: str
    width: float = 1.0
    height: float = 1.0


class Caption(Struct, frozen=True):
    """A word printed on the board."""

    x: float
    y: float
    text: str


class Look(Struct, frozen=True):
    """How a kind of piece or place looks where there are no sprites: a sign, an ink and a paper."""

    glyph: str = ""
    ink: str = ""
    paper: str = ""


class Stage(Struct, frozen=True):
    """What stays the same through a match. `looks` are by kind, or kind and owner (`junk-0`)."""

    width: float
    height: float
    places: tuple[Place, ...]
    captions: tuple[Caption, ...]
    looks: dict[str, Look]


class Piece(Struct, frozen=True):
    """Something on a place or in a tray; keeps its id while it is visible."""

    id: str
    kind: str
    place: str
    owner: int = -1
    face: str = ""
    angle: int = 0


class Tray(Struct, frozen=True):
    """A place beside the board: a reserve, a hand, the dice."""

    id: str
    kind: str
    label: str
    owner: int = -1


class Counter(Struct, frozen=True):
    id: str
    label: str
    value: str
    owner: int = -1


class Mark(Struct, frozen=True):
    """Something to notice: the way of the last move, a danger."""

    kind: str
    places: tuple[str, ...]


class Line(Struct, frozen=True):
    """A sentence of the log, and the clause behind it."""

    text: str
    rule: str


class Button(Struct, frozen=True):
    id: str
    label: str


class Offer(Struct, frozen=True):
    """A legal move as the path of things touched to make it: ids of pieces, places and buttons."""

    move: str
    path: tuple[str, ...]


class Frame(Struct, frozen=True):
    """All that one viewer sees at one moment."""

    to_move: int
    pieces: tuple[Piece, ...]
    trays: tuple[Tray, ...]
    counters: tuple[Counter, ...]
    marks: tuple[Mark, ...]
    prompt: str
    buttons: tuple[Button, ...]
    offers: tuple[Offer, ...]
    log: tuple[Line, ...]
