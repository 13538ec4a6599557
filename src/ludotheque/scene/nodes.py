"""What any screen shows, as pure data: no game, no colour and no language is known beyond these nodes."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct, field


class Say(Struct, frozen=True, gc=False):
    """A sentence to be said in the viewer's language: a message of the Fluent files and its arguments.

    The arguments `player` and `rival` are seats; the screen puts their names. An argument may be a sentence itself.
    """

    id: str
    args: "Mapping[str, int | str | Say]" = field(default_factory=dict)


class Place(Struct, frozen=True, gc=False):
    """Somewhere a piece can stand. Coordinates are in board units, y downwards, at the middle.

    `says` is in words what the sign that is printed there means.
    """

    id: str
    x: float
    y: float
    kind: str
    label: str
    width: float = 1.0
    height: float = 1.0
    says: Say | None = None


class Caption(Struct, frozen=True, gc=False):
    """A word printed on the board: a text, or a sentence in small print for those who look closely."""

    x: float
    y: float
    text: str = ""
    say: Say | None = None


class Item(Struct, frozen=True, gc=False):
    """Something that a player may strike off in a notebook: where it is, and what it is listed under."""

    id: str
    name: Say
    group: Say
    place: str = ""


class Look(Struct, frozen=True, gc=False):
    """How a kind of piece or place looks where there are no sprites: a sign, an ink and a paper.

    A piece may be larger than a square: its first square lies on its place, the others to the right and below, and the
    whole turns about the middle of the first.
    """

    glyph: str = ""
    ink: str = ""
    paper: str = ""
    width: float = 1.0
    height: float = 1.0


class Stage(Struct, frozen=True, gc=False):
    """What stays the same through a match. `looks` are by kind, or kind and owner (`junk-0`), or kind and face.

    `confirms`: a move is laid out on the board first, with all that it would do, and played when confirmed.
    `opposite`: two players face each other over the board, and the second sees it turned.
    `anticlockwise`: turns pass that way round the table, and the seats are shown so.
    `throws_on`: the throws of a turn are one gesture; after the first the others follow by themselves.
    `near`: how many units wide a small screen shows of it at most, moving with the game; 0: always the whole board.
    """

    width: float
    height: float
    places: tuple[Place, ...]
    captions: tuple[Caption, ...]
    looks: dict[str, Look]
    confirms: bool = False
    opposite: bool = False
    anticlockwise: bool = False
    throws_on: bool = False
    near: float = 0
    ledger: tuple[Item, ...] = ()


class Piece(Struct, frozen=True, gc=False):
    """Something on a place or in a tray. It keeps its id while it is visible, so motion is a diff of two frames.

    Its sprite is the first that exists of kind-owner, kind-face, kind. `angle` is in degrees, clockwise.
    `name` is what a screen reader says. `count` equal pieces may be shown as one thing to touch. `moves` is the piece
    that goes where this one is played, if it is not this one itself: a card moves a traveller.
    """

    kind: str
    place: str
    owner: int = -1
    face: str = ""
    angle: int = 0
    name: Say | None = None
    id: str = ""
    count: int = 1
    moves: str = ""

    @property
    def names(self) -> tuple[str, str, str]:
        """Of its sprite or look, the most particular first."""
        return f"{self.kind}-{self.owner}", f"{self.kind}-{self.face}", self.kind


class Tray(Struct, frozen=True, gc=False):
    """A place beside the board: a `reserve`, a `hand`, the `dice`, a `pot` in the middle of the table.

    A `purse` holds what a counter says in numbers: its pieces are drawn as often as they count, one upon another. So
    does a `rack`, which is not drawn where there is little room.
    """

    id: str
    kind: str
    label: Say
    owner: int = -1


class Counter(Struct, frozen=True, gc=False):
    """Something counted; a `tally` is also drawn as strokes, by fives; a `turn` says how far a game has come."""

    id: str
    label: Say
    value: str
    owner: int = -1
    kind: Literal["number", "tally", "turn"] = "number"


class Mark(Struct, frozen=True, gc=False):
    """Something to notice: `last`, the way of the last move from place to place; other kinds are the game's own.

    With `sides`, one for each place, it is not the places but an edge of each: 0 right, 1 below, 2 left, 3 above.
    """

    kind: str
    places: tuple[str, ...]
    sides: tuple[int, ...] = ()


class Motion(Struct, frozen=True, gc=False):
    """A piece went from a place or tray to another."""

    start: str
    end: str


class Line(Struct, frozen=True, gc=False):
    """A sentence of the log, and the clause behind it."""

    say: Say
    rule: str


class Stop(Struct, frozen=True, gc=False):
    """How far a piece had gone when a card was turned over: its way, up to where it stood."""

    piece: str
    way: tuple[str, ...]


class Sheet(Struct, frozen=True, gc=False):
    """Something to read. It keeps its id; `art` is a sprite.

    A `card` is turned over and read aloud, a `page` lies open, of a `slip` one sees the top, in an `album` one leafs.
    `numbers` are printed beside the lines, or alone; those at `lit` are worth a look.

    A card with `stops`, even none, is read before the pieces go on: they stand where they stood before, but for its
    stops. Its owner has `chosen` what it says, and need not read it.
    """

    id: str
    kind: str
    title: Say
    lines: tuple[Say, ...] = ()
    art: str = ""
    owner: int = -1
    numbers: tuple[str, ...] = ()
    lit: tuple[int, ...] = ()
    stops: tuple[Stop, ...] | None = None
    chosen: bool = False


class Sum(Struct, frozen=True, gc=False):
    """Something that a seat's score is made of: its `points`, which add up to the score.

    `told` is shown instead where the points say little by themselves; `art` is the sprite of a picture to keep.
    """

    label: Say
    points: int = 0
    told: str = ""
    art: str = ""


Reckoning = tuple[tuple[Sum, ...], ...]
"""Where the scores come from, seat by seat."""


class Preview(Struct, frozen=True, gc=False):
    """What a move would do, for all that its seat knows."""

    marks: tuple[Mark, ...]
    lines: tuple[Line, ...]


class Button(Struct, frozen=True, gc=False):
    """Something to press. One with an `angle` turns the piece touched before it: a screen may go round them. What
    `declines` gives up what else is offered: no screen prints it larger, or where one confirms."""

    id: str
    label: Say
    angle: int | None = None
    declines: bool = False


class Offer(Struct, frozen=True, gc=False):
    """A legal move as the path of things touched to make it: ids of places, pieces and buttons."""

    move: str
    path: tuple[str, ...]


class Frame(Struct, frozen=True, gc=False):
    """All that one viewer sees at one moment.

    `thrower` is the seat whose gesture throws the dice, if any; `scores` and `ended_by` come with the end. Without
    `small_print`, a board has only the captions that are texts, and a notebook lists nothing.
    """

    ply: int
    to_move: int
    thrower: int
    pieces: tuple[Piece, ...]
    trays: tuple[Tray, ...]
    counters: tuple[Counter, ...]
    marks: tuple[Mark, ...]
    prompt: Say
    buttons: tuple[Button, ...]
    offers: tuple[Offer, ...]
    scores: tuple[int, ...]
    ended_by: str
    sheets: tuple[Sheet, ...] = ()
    small_print: bool = True


class Window(Struct, frozen=True, gc=False):
    """A part of a board, in its units, from the corner above left."""

    x: float
    y: float
    width: float
    height: float


class Figure(Struct, frozen=True):
    """An illustration of a clause, or of the first page: a frame with nothing to touch, and what is seen of the board,
    if anything. Texts are by language."""

    name: str
    clause: str
    caption: dict[str, str]
    frame: Frame
    window: Window | None


class Step(Struct, frozen=True):
    """One of the few steps of a turn, and the figure that shows it."""

    text: dict[str, str]
    figure: str


class Part(Struct, frozen=True):
    """Something in the box; `added` by this edition."""

    text: dict[str, str]
    added: bool


class Contents(Struct, frozen=True):
    """What is in the box, and who made it and when."""

    about: dict[str, str]
    parts: tuple[Part, ...]


class Guide(Struct, frozen=True):
    """How a game is learnt: one page to start with, figures, what is in the box. Any of it may be missing."""

    goal: dict[str, str]
    steps: tuple[Step, ...]
    end: dict[str, str]
    figures: tuple[Figure, ...]
    box: Contents | None = None


class LessonStep(Struct, frozen=True):
    """A position, what is said of it, and the seat that sees it. With `reads` there is nothing to do but read; it
    `begins` anew, or where the step before ended."""

    text: dict[str, str]
    seat: int
    seats: int
    frame: Frame
    reads: bool
    begins: bool
    wanted: tuple[str, ...] = ()  # what is to be touched first, where other moves would not do; empty: anything


class Lesson(Struct, frozen=True):
    """A guided first game in a few steps."""

    steps: tuple[LessonStep, ...]


class Shown(Struct, frozen=True):
    """What is seen after something was played, and what is said of it."""

    frame: Frame
    lines: tuple[Line, ...]
