"""The messages between a client and the house. The client's TypeScript types are made from these."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ..bots import LEVELS, USUAL
from ..bots.study import Standing
from ..scene import Frame, Line, Preview, Say, Stage
from ..table.actions import Action
from ..table.names import LONGEST_BLANK, LONGEST_NAME
from ..table.refused import Kind
from ..table.view import Hint, SeatView, State, TableView, Told

PersonName = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
BlankText = Annotated[str, Meta(max_length=LONGEST_BLANK)]
Key = Annotated[str, Meta(min_length=16, max_length=64)]
TABLE_ID = "^[a-z0-9]{6,24}$"
TableId = Annotated[str, Meta(pattern=TABLE_ID)]


class HouseCard(Struct, frozen=True):
    """The public half of the key that signs game files, their format, the version of each game's rules."""

    key: str
    format: int
    rules: dict[str, int]


class OptionCard(Struct, frozen=True):
    """A table option: a number from low to high, or one of the choices. Its words: `option-NAME`."""

    name: str
    default: str
    low: int
    high: int
    choices: tuple[str, ...]


class GameCard(Struct, frozen=True):
    """A box on the shelf; texts by language."""

    name: str
    title: dict[str, str]
    about: dict[str, str]
    seats: tuple[int, int]
    minutes: tuple[int, int]
    secrets: bool
    routine: bool  # its throws can run on by themselves until something happens
    blanks: tuple[str, ...]  # sentences that a table may write itself
    options: tuple[OptionCard, ...]


class ClauseCard(Struct, frozen=True):
    name: str
    number: str
    source: str
    text: dict[str, str]
    ruling: dict[str, str]
    part_of: str


class SectionCard(Struct, frozen=True):
    title: dict[str, str]
    clauses: tuple[ClauseCard, ...]


class GamePage(Struct, frozen=True):
    card: GameCard
    sections: tuple[SectionCard, ...]
    stage: Stage
    art: tuple[str, ...]


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """me: the one who opens the table; here: another person at the same screen; friend: by link; bot, at a level."""

    kind: Literal["me", "here", "friend", "bot"]
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    level: Annotated[int, Meta(ge=min(LEVELS), le=max(LEVELS))] = USUAL


class ForkFrom(Struct, frozen=True, forbid_unknown_fields=True):
    table: TableId
    at: Annotated[int, Meta(ge=0)]


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=10)]
    name: PersonName
    options: dict[str, str] = {}
    texts: dict[str, BlankText] = {}
    fork: ForkFrom | None = None
    advice: bool = False  # whoever is to move may ask a bot what to do


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    name: PersonName


class Return(Struct, frozen=True, forbid_unknown_fields=True):
    """Take the own seat back on another device, by the private key."""

    key: Key


class Seated(Struct, frozen=True):
    """The key belongs to the person alone: it is also set as an HttpOnly cookie.

    `commitment` is the SHA-256 of the secret behind the dice: keep it, then stir.
    """

    table: str
    key: str
    commitment: str


class TableCard(Struct, frozen=True):
    id: str
    game: str
    state: State
    changed: float
    seats: tuple[SeatView, ...]
    mine: bool
    free: int


class AsideCard(Struct, frozen=True):
    """A table that this house cannot play on: of an older edition of its rules, or with a log that it cannot follow."""

    table: str
    game: str
    state: State
    rules: int  # the version it was opened under
    why: str


class Refusal(Struct, frozen=True):
    """Why something was not done. `rule` names the clause, where one forbids it."""

    kind: Kind
    say: Say
    rule: str = ""


class Update(Struct, frozen=True, tag_field="type", tag="update"):
    """Where a table stands: entries after the viewer's last number, the frame now, the table now.

    `done` are the `ref`s of the viewer's own actions that this update shows: they are done and durable.
    """

    seq: int
    entries: tuple[Told, ...]
    frame: Frame
    table: TableView
    done: tuple[int, ...] = ()


class Reply(Struct, frozen=True, tag_field="type", tag="reply"):
    """The answer to the action with the same `ref`, where no update gives it.

    A tried move is answered with its preview, who asks a bot with its advice, a refused action with its refusal; else
    it is done and durable at `seq`.
    """

    ref: int
    seq: int
    refusal: Refusal | None = None
    preview: Preview | None = None
    advice: tuple[Hint, ...] | None = None

    @property
    def is_done(self) -> bool:
        return self.refusal is None and self.preview is None and self.advice is None


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends over the WebSocket."""

    ref: Annotated[int, Meta(ge=0, le=1 << 53)]
    action: Action


class ReplayFrame(Struct, frozen=True):
    ply: int
    plies: int
    frame: Frame
    told: tuple[Told, ...]


class Draw(Struct, frozen=True):
    """A chance node of the game: what could have come, with weights, and what came."""

    ply: int
    outcomes: tuple[str, ...]
    weights: tuple[int, ...]
    outcome: str


class Fairness(Struct, frozen=True):
    """All that is needed to compute every throw again. The draws begin at ply `start` (a fork keeps older ones).

    The ticket of a draw is HMAC-SHA256(secret, "ENTROPY:PLY"), its first 12 hexadecimal digits as a number, modulo
    the sum of the weights; the outcome is the first whose running sum of weights is greater. ENTROPY is what the
    persons have stirred in, in their order, one after the other.
    """

    commitment: str
    secret: str
    entropies: tuple[str, ...]
    start: int
    draws: tuple[Draw, ...]


class MistakeCard(Struct, frozen=True):
    """A move that cost its seat some of its chance to win, in hundredths, and what the better one would have done."""

    ply: int  # the move is the last of so many plies
    seat: int
    lost: int
    move: str
    better: str
    lines: tuple[Line, ...]


class StudyPage(Struct, frozen=True):
    """Every seat's chance to win over the game, and its worst mistakes."""

    points: tuple[Standing, ...]
    mistakes: tuple[MistakeCard, ...]


MESSAGES = (
    HouseCard,
    GamePage,
    OpenTable,
    Join,
    Return,
    Seated,
    TableCard,
    AsideCard,
    Refusal,
    Update,
    Reply,
    Request,
    ReplayFrame,
    Fairness,
    StudyPage,
)
