"""What a table shows of itself, beside the game: who sits where, votes, dice commitments."""

from typing import Literal

from msgspec import Struct

from ..scene import Line
from .entries import Speed

State = Literal["open", "running", "over", "archive", "older", "set-aside"]
SeatKind = Literal["person", "bot", "free"]


class SeatView(Struct, frozen=True, gc=False):
    """`person` is -1 for a bot or a free seat; `stand_in`: a bot plays for a person who left.

    A bot has no name but a level, by which a screen calls it in its own language: `bot-1` and so on; others have 0.
    """

    kind: SeatKind
    name: str
    level: int
    person: int
    present: bool
    stand_in: bool


class Viewer(Struct, frozen=True, gc=False):
    """Who is looking: a person of the table or a spectator (-1), the seats that are theirs, the one seen from."""

    person: int
    seats: tuple[int, ...]
    seat: int


class UndoVote(Struct, frozen=True, gc=False):
    """Somebody asks to take back; the persons who have not answered yet."""

    person: int
    waiting: tuple[int, ...]


class HandVote(Struct, frozen=True, gc=False):
    """Somebody asks to let a bot play a seat; the persons who have not answered yet."""

    person: int
    seat: int
    waiting: tuple[int, ...]


class TableView(Struct, frozen=True, gc=False):
    id: str
    game: str
    state: State
    seats: tuple[SeatView, ...]
    options: dict[str, str]
    watchers: int
    viewer: Viewer
    may_undo: bool
    undo: UndoVote | None
    hand: HandVote | None
    resigned: int  # the seat that gave up, -1
    rematch: str  # the table where it goes on, ""
    speed: Speed  # how dice are thrown
    advice: bool  # whoever is to move may ask a bot
    texts: dict[str, str]  # sentences written by the people of this table, by message id
    commitment: str  # SHA-256 of the secret behind the dice
    entropies: tuple[str, ...]  # what each person has stirred into the dice, "" until then
    secret: str  # told when the game is over


class Hint(Struct, frozen=True, gc=False):
    """A move that a bot would play, what it would do, and the chance to win after it."""

    move: str
    lines: tuple[Line, ...]
    chance: float


class Told(Struct, frozen=True, gc=False):
    """An entry of the table's log as a viewer reads it.

    kind: `move` (the lines of a move, or of an outcome: `text` if the viewer may know it), `chat` (`name` said `text`),
    `house` (a line about the table itself).
    """

    seq: int
    kind: Literal["move", "chat", "house"]
    seat: int = -1
    routine: bool = False  # nothing to remember: a screen may fold it away
    ply: int = -1  # of a move or an outcome
    name: str = ""
    text: str = ""
    lines: tuple[Line, ...] = ()
