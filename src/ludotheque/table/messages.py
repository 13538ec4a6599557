"""The messages between a client and the house. The client's TypeScript types are made from these."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, defstruct

from ..bots import LEVELS, USUAL
from ..bots.study import By, Standing
from ..scene import (
    Counter,
    Frame,
    FrameChange,
    Guide,
    Lesson,
    Line,
    Preview,
    Reckoning,
    Say,
    Sheet,
    Shown,
    Stage,
    partly,
)
from .actions import Action, Show, Sight
from .clocks import Clock
from .entries import Door
from .getting_on import Proposal
from .names import LONGEST_BLANK, LONGEST_NAME
from .paces import Speed
from .refused import Kind, Refused

State = Literal["open", "running", "over", "archive", "older", "set-aside"]
SeatKind = Literal["person", "bot", "free"]
PersonName = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
BlankText = Annotated[str, Meta(max_length=LONGEST_BLANK)]
KEY = r"^[A-Za-z0-9_-]+(?![\s\S])"  # as the house makes them, and as a cookie can hold them
Key = Annotated[str, Meta(min_length=16, max_length=64, pattern=KEY)]
Language = Literal["", "fr", "en"]
TABLE_ID = "^[a-z0-9]{6,24}$"
TableId = Annotated[str, Meta(pattern=TABLE_ID)]


class PhraseCard(Struct, frozen=True):
    """Something to say without typing: its words are `phrase-NAME`; its drawing is an SVG path on 24 × 24."""

    name: str
    drawing: str


class HouseCard(Struct, frozen=True):
    """The public half of the key that signs game files, their format, the version of each game's rules.

    `name` and `address` are what the host calls the house, and where it is found on the web; "" if that is not said.
    `notice` is what the host announces. In a house for families one is called by one of `names`, and says `phrases`
    only. A screen that stands in a `kiosk` forgets who was there after so many minutes; 0 elsewhere.
    One that `is_alone` lives in the browser of who asks: nobody else can come there.
    """

    key: str
    format: int
    rules: dict[str, int]
    name: str = ""
    address: str = ""
    clocks: tuple[Clock, ...] = ()  # that are offered to who opens a table
    notice: str = ""
    is_family: bool = False
    names: tuple[str, ...] = ()
    phrases: tuple[PhraseCard, ...] = ()
    kiosk: float = 0
    is_alone: bool = False


class OptionCard(Struct, frozen=True):
    """A table option: a number from low to high in steps, or one of the choices. Its words: `option-NAME`.

    `by_seats` says how high it goes for one seat, for two, …, where they limit it: the number, or that of the choice.
    """

    name: str
    default: str
    low: int
    high: int
    step: int
    by_seats: tuple[int, ...]
    choices: tuple[str, ...]


class BlankCard(Struct, frozen=True):
    """A sentence that a table may write itself. Its words: `option-NAME`.

    `points` are what may be chosen for it, as the option of that name, the first by default; some have none.
    """

    name: str
    longest: int  # characters
    points: tuple[int, ...]


class GameCard(Struct, frozen=True):
    """A box on the shelf; texts by language. Paces are those that last, the first by default."""

    name: str
    title: dict[str, str]
    about: dict[str, str]
    seats: tuple[int, int]
    minutes: tuple[int, int]
    age: int  # of the youngest players; 0 where the box does not say
    secrets: bool
    routine: bool  # its throws can run on by themselves until something happens
    reads: bool  # it has cards that are turned over
    blanks: tuple[BlankCard, ...]
    options: tuple[OptionCard, ...]  # but for those of blanks
    levels: tuple[int, ...]  # of the bots that one can choose
    usual_level: int
    paces: tuple[Speed, ...]  # none where dice never throw themselves


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
    lesson: bool  # whether there is one
    goal: dict[str, str]  # of the game, in one sentence
    first: Proposal  # to who has never played it


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """me: the one who opens the table; here: another person at the same screen; friend: by link; bot, at a level.

    The seat of a friend who has a name is held for them: they have a link of their own.
    """

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
    door: Door | None = None  # None: by invitation if a friend is to come, else open, or for this screen only
    language: Language = ""
    clock: Clock | None = None


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    name: PersonName
    language: Language = ""


class Enter(Struct, frozen=True, forbid_unknown_fields=True):
    """The key in a link to a table that is not open."""

    key: Key


class Entered(Struct, frozen=True):
    """The door is open, to the rematches of the table `root` too; `seat` is the one held for who comes, -1 if none."""

    root: str
    seat: int = -1


class Invitation(Struct, frozen=True, gc=False):
    """A key to put in a link. `seat` is held for somebody of that name, or -1: it is for whoever comes."""

    seat: int
    name: str
    key: str


class Return(Struct, frozen=True, forbid_unknown_fields=True):
    """Take the own seat back on another device, by the private key."""

    key: Key


class Seated(Struct, frozen=True):
    """The key belongs to the person alone, and is good for all rematches of the table `root`.

    `commitment` is the SHA-256 of the secret behind the dice: keep it, then stir.
    """

    table: str
    key: str
    commitment: str
    root: str = ""


class SeatView(Struct, frozen=True, gc=False):
    """`person` is -1 for a bot or a free seat; `stand_in`: a bot plays for a person who left.

    A bot has no name but a level, by which a screen calls it in its own language: `bot-1` and so on; others have 0.
    A free seat with a name is held for somebody.
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


class RematchVote(Struct, frozen=True, gc=False):
    """Somebody would like to play again; the persons who have not answered yet."""

    person: int
    waiting: tuple[int, ...]


class ClockView(Struct, frozen=True, gc=False):
    """The clocks of a table, as they stood `at` a time by which updates say what is `now`; in milliseconds.

    `left` is of each seat, `seat` the one whose time has run since then, -1 if none; `out` are those who have lost.
    """

    terms: Clock
    at: int
    seat: int
    left: tuple[int, ...]
    out: tuple[int, ...] = ()


class TableView(Struct, frozen=True, gc=False):
    id: str
    game: str
    state: State
    seats: tuple[SeatView, ...]
    options: dict[str, str]
    watchers: int
    viewer: Viewer
    may_undo: bool
    goes_too: tuple[int, ...]  # the seats of others whose moves an undo takes back as well
    is_sealed: bool  # the own last choice stays: a die or a card was seen since
    undo: UndoVote | None
    hand: HandVote | None
    again: RematchVote | None
    resigned: int  # the seat that gave up, -1
    closed: bool  # by the host: nobody has won
    winners: tuple[int, ...]  # the seats that have won: none before the end, and where all are level
    reckoning: Reckoning  # where the scores come from, once it is over
    rematch: str  # the table where it goes on, ""
    speed: Speed  # how dice are thrown
    haste: float  # how long a frame is to be looked at, of the usual time
    advice: bool  # whoever is to move may ask a bot
    texts: dict[str, str]  # sentences written by the people of this table, by message id
    door: Door
    invitations: tuple[Invitation, ...]  # to give away, for those who sit here
    commitment: str  # SHA-256 of the secret behind the dice
    entropies: tuple[str, ...]  # what each person has stirred into the dice, "" until then
    secret: str  # told when the game is over
    may_fork: bool
    may_download: bool
    may_study: bool
    clock: ClockView | None


class Hint(Struct, frozen=True, gc=False):
    """A move that a bot would play, what it would do, the chance to win after it, and what it brings in short.

    `name` is what people read of the move, part by part.
    """

    move: str
    lines: tuple[Line, ...]
    chance: float
    gains: tuple[Say, ...] = ()
    name: tuple[Say | str, ...] = ()


class EntryView(Struct, frozen=True, gc=False):
    """An entry of the table's log as a viewer reads it.

    kind: `move` (the lines of a move, or of an outcome: `text` if the viewer may know it), `chat` (`name` said `text`,
    or `phrase`, whose words are `phrase-…`; `person` is who that is at this table),
    `house` (a line about the table itself). `cards` are what it turned over: everybody reads them before they go on.
    """

    seq: int
    kind: Literal["move", "chat", "house"]
    seat: int = -1
    routine: bool = False  # nothing to remember: a screen may fold it away
    ply: int = -1  # of a move or an outcome
    name: str = ""
    text: str = ""
    lines: tuple[Line, ...] = ()
    cards: tuple[Sheet, ...] = ()
    turn: int = -1  # whose turn it was
    dice: tuple[str, ...] = ()  # the faces that a throw left on the table, where the frame may not show them
    person: int = -1
    phrase: str = ""


class TableCard(Struct, frozen=True):
    """A table in a list. `free` counts the seats that are to be taken.

    `turn` is the seat everybody waits for, -1 if there is none; `my_turn`: it is the viewer's.
    """

    id: str
    game: str
    state: State
    changed: float
    seats: tuple[SeatView, ...]
    mine: bool
    free: int
    may_join: bool = False
    may_watch: bool = False
    turn: int = -1
    my_turn: bool = False


class Refusal(Struct, frozen=True):
    """Why something was not done. `rule` names the clause, where one forbids it."""

    kind: Kind
    say: Say
    rule: str = ""

    @classmethod
    def of(cls, refused: Refused) -> "Refusal":
        return cls(refused.kind, refused.say, refused.rule)


class Update(Struct, frozen=True, tag_field="type", tag="update"):
    """Where a table stands: entries after the viewer's last number, the frame now, the table now.

    `done` are the `ref`s of the viewer's own actions that this update shows: they are done and durable. `now` is what
    the clocks of a table go by, 0 where there are none.
    """

    seq: int
    entries: tuple[EntryView, ...]
    frame: Frame
    table: TableView
    done: tuple[int, ...] = ()
    now: int = 0


TableChange = partly("TableChange", TableView)
Change = defstruct(
    "Change",
    [
        ("seq", int),
        ("entries", tuple[EntryView, ...]),
        ("frame", FrameChange | UnsetType, UNSET),
        ("digest", int | UnsetType, UNSET),
        ("table", TableChange | UnsetType, UNSET),
        ("done", tuple[int, ...], ()),
        ("now", int, 0),
    ],
    tag_field="type",
    tag="change",
    frozen=True,
    namespace={
        "__doc__": "An Update for who has the one before: what changed in the frame and in the table, if anything. "
        "`digest` is of the whole frame that comes of it: whose own is another has drifted, and looks again."
    },
)


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


class Notice(Struct, frozen=True, tag_field="type", tag="notice"):
    """What the host announces to all who are here; "" when it is taken down."""

    text: str


class Parting(Struct, frozen=True, tag_field="type", tag="parting"):
    """The last message over a WebSocket: why there is nothing more to see here."""

    say: Say


class Report(Struct, frozen=True, forbid_unknown_fields=True):
    """A message of the table, by its number, that the host should see."""

    entry: Annotated[int, Meta(ge=1, le=1 << 40)]


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends over the WebSocket."""

    ref: Annotated[int, Meta(ge=0, le=1 << 53)]
    action: Action | Show | Sight


class LessonReply(Struct, frozen=True):
    """What is seen after what was wanted; else a preview of what was tried, or what is said of another legal move."""

    shown: tuple[Shown, ...] = ()
    preview: Preview | None = None
    wrong: dict[str, str] = {}


class Stops(Struct, frozen=True):
    """The plies to leaf to: where the turn before and the next one begin, after what happened before and next."""

    turn_back: int
    turn_on: int
    event_back: int
    event_on: int


class ReplayFrame(Struct, frozen=True):
    """A table after so many of its plies."""

    ply: int
    plies: int
    frame: Frame
    told: tuple[EntryView, ...]
    stops: Stops
    winners: tuple[int, ...] = ()


class File(Struct, frozen=True):
    """A text to be kept under a name."""

    name: str
    text: str


class Draw(Struct, frozen=True):
    """A chance node of the game: what could have come, with weights, and what came."""

    ply: int
    outcomes: tuple[str, ...]
    weights: tuple[int, ...]
    outcome: str


class Fairness(Struct, frozen=True):
    """All that is needed to compute every throw again.

    The draws begin at ply `start`. Before it there are `older` ones, which came of another table's secret, or of which
    a file says so: nothing here tells how.

    The ticket of a draw is HMAC-SHA256(secret, "ENTROPY:PLY"), its first 12 hexadecimal digits as a number, modulo
    the sum of the weights; the outcome is the first whose running sum of weights is greater. ENTROPY is what the
    persons have stirred in, in their order, one after the other.
    """

    commitment: str
    secret: str
    entropies: tuple[str, ...]
    start: int
    draws: tuple[Draw, ...]
    older: int = 0


class MistakeCard(Struct, frozen=True):
    """A move that cost its seat some of its chance to win, in hundredths, and what the better one would have done.

    Both are named as people read them, part by part.
    `way` and `better_way` are the places of the board that each of them goes through, or lies on.
    """

    ply: int  # the move is the last of so many plies
    seat: int
    lost: int
    move: tuple[Say | str, ...]
    better: tuple[Say | str, ...]
    lines: tuple[Line, ...]
    way: tuple[str, ...] = ()
    better_way: tuple[str, ...] = ()
    turn: Counter | None = None  # in which it was made, where the game counts turns


class MomentCard(Struct, frozen=True):
    """What brought a seat much of its chance to win, in hundredths, and what is told of its turn so far."""

    ply: int  # it is the last of so many plies
    seat: int
    gained: int
    by: By
    lines: tuple[Line, ...]
    mover: int = -1  # who chose, if anybody did
    turn: Counter | None = None  # in which it came, where the game counts turns


class StudyPage(Struct, frozen=True):
    """Every seat's chance to win over the game, its worst mistakes, the finest choice, where it turned, and how often
    somebody had a choice at all."""

    points: tuple[Standing, ...]
    mistakes: tuple[MistakeCard, ...]
    best: MomentCard | None = None
    turn: MomentCard | None = None
    choices: int | None = None


MESSAGES = (
    HouseCard,
    GamePage,
    Guide,
    Lesson,
    LessonReply,
    OpenTable,
    Join,
    Enter,
    Entered,
    Return,
    Seated,
    TableCard,
    Refusal,
    Update,
    Change,
    Reply,
    Notice,
    Parting,
    Report,
    Request,
    ReplayFrame,
    Fairness,
    StudyPage,
)
