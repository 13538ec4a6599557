"""The log of a table: everything that ever happened at it. A table is what its log says."""

from typing import Literal

from msgspec import DecodeError, Struct, json

from ..contract import LudothequeError
from .clocks import Clock
from .paces import Speed

Door = Literal["open", "invitation", "screen"]


class BadLog(LudothequeError):
    """A log that no table can have; says what is wrong with it, and nothing that is secret."""


class Misfit(BadLog):
    """Something was played that the rules do not know, do not allow, or that leads elsewhere."""


class Seat(Struct):
    """A seat as planned at the opening. `person` is the index of who sits there, -1 for a bot or nobody yet."""

    kind: str  # person, bot
    person: int = -1
    name: str = ""
    stand_in: bool = False  # a bot plays for the person
    level: int = 0  # of a bot; older logs do not say it, and mean the usual one
    held: bool = False  # for the person of that name, who has a link of their own


class Opened(Struct, frozen=True, tag="opened"):
    """`root` is the first table of a chain of rematches: keys are made for it. `prefix` is what a fork begins with."""

    game: str
    version: int
    root: str
    seats: list[Seat]
    options: dict[str, str]
    commitment: str
    prefix: list[str] = []
    prefix_seats: list[int] = []  # whose each of them was; older logs do not say it
    drawing: str = ""
    tags: dict[str, str] = {}
    file: str = ""  # of a game from elsewhere: as it came
    texts: dict[str, str] = {}  # the game's blanks, as the people of this table wrote them
    advice: bool = False  # whoever is to move may ask a bot
    door: Door = "open"
    invite: str = ""  # the key in its link, told to those who sit there
    clock: Clock | None = None

    @property
    def is_file(self) -> bool:
        """Whether it came as a file, to be replayed."""
        return bool(self.seats) and not self.seats[0].kind


class Joined(Struct, frozen=True, tag="joined"):
    """A person sits down on the free seats given: a visitor of the house. Only a hash of the person's key is kept.

    `entropy` is of older logs: there it came with the person, now it is stirred in. They name no visitor either. Seats
    may be `kept` for who was away when a rematch began: they have come when they stir the dice.
    """

    name: str
    key_hash: str
    entropy: str
    seats: list[int]
    visitor: str = ""
    kept: bool = False


class Stirred(Struct, frozen=True, tag="stirred"):
    """A person who has seen the commitment adds entropy to the dice."""

    person: int
    entropy: str


class Played(Struct, frozen=True, tag="played", omit_defaults=True):
    """A move of a seat, or with seat -1 an outcome of chance; now and then the digest of where it is played."""

    seat: int
    text: str
    digest: str = ""


class Said(Struct, frozen=True, tag="said"):
    person: int
    text: str


class Phrased(Struct, frozen=True, tag="phrased"):
    """Something of the list was said, which everybody reads in their own language."""

    person: int
    phrase: str


class UndoAsked(Struct, frozen=True, tag="undo-asked"):
    person: int


class UndoAnswered(Struct, frozen=True, tag="undo-answered"):
    person: int
    agree: bool


class TakenBack(Struct, frozen=True, tag="taken-back"):
    """The game goes back to where its log had this length."""

    length: int


class HandAsked(Struct, frozen=True, tag="hand-asked"):
    """A person asks the others to let a bot play for somebody who is gone."""

    person: int
    seat: int


class HandAnswered(Struct, frozen=True, tag="hand-answered"):
    person: int
    agree: bool


class RematchAsked(Struct, frozen=True, tag="rematch-asked"):
    """A person would like to play again, and asks those who are there."""

    person: int
    asked: list[int]


class RematchAnswered(Struct, frozen=True, tag="rematch-answered"):
    person: int
    agree: bool


class Dropped(Struct, frozen=True, tag="dropped"):
    """A question falls away: who asked it withdraws it, or (-1) there is nothing left to ask."""

    question: Literal["undo", "hand", "rematch"]
    person: int


class Resigned(Struct, frozen=True, tag="resigned", omit_defaults=True):
    """A seat has lost: its person gave up, or is `late`."""

    seat: int
    late: bool = False


class Handed(Struct, frozen=True, tag="handed"):
    """A bot plays for the person of a seat from now on."""

    seat: int


class Taken(Struct, frozen=True, tag="taken"):
    """The person of a seat plays again."""

    seat: int


class Clocked(Struct, frozen=True, tag="clocked"):
    """For how long the house had been open, in milliseconds, when what follows came to a table with clocks."""

    at: int


class Expired(Struct, frozen=True, tag="expired"):
    """The time of a seat is up: a bot plays for its person from now on."""

    seat: int


class Paced(Struct, frozen=True, tag="paced"):
    """How dice are thrown from now on: by hand, by themselves slow or fast, or at once until something happens."""

    person: int
    speed: Speed


class Advised(Struct, frozen=True, tag="advised"):
    """Who plays a seat has asked a bot what to do."""

    seat: int


class Revealed(Struct, frozen=True, tag="revealed", omit_defaults=True):
    """The secret behind the dice, once the game is over; how it ended, and the digest of its last position."""

    secret: str
    result: str = ""
    digest: str = ""


class Continued(Struct, frozen=True, tag="continued"):
    """A rematch goes on at another table."""

    table: str


class Carried(Struct, frozen=True, tag="carried"):
    """The rules have another version now, and all that was played holds under them too: the game goes on."""

    version: int


class Forgotten(Struct, frozen=True, tag="forgotten"):
    """A person wishes to be forgotten: what they were called and what they said is gone from the entries before."""

    person: int


class Bared(Struct, frozen=True, tag="bared", omit_defaults=True):
    """At a table that this one was made of, somebody wished to be forgotten: what they wrote on these cards is gone
    from here too, and from a file all names."""

    cards: list[str] = []
    names: bool = False


class Closed(Struct, frozen=True, tag="closed"):
    """The host has closed the table: nothing more is played, and nobody has won."""


class ShownOut(Struct, frozen=True, tag="shown-out"):
    """The host has shown a person out; bots play for them from now on."""

    person: int


LogEntry = (
    Opened
    | Joined
    | Stirred
    | Played
    | Said
    | Phrased
    | UndoAsked
    | UndoAnswered
    | TakenBack
    | HandAsked
    | HandAnswered
    | RematchAsked
    | RematchAnswered
    | Dropped
    | Resigned
    | Handed
    | Taken
    | Clocked
    | Expired
    | Paced
    | Advised
    | Revealed
    | Continued
    | Carried
    | Forgotten
    | Bared
    | Closed
    | ShownOut
)

encode = json.Encoder().encode
decoder = json.Decoder(LogEntry)


def decode(seq: int, data: bytes) -> LogEntry:
    """The entry that was written; BadLog if it is none."""
    try:
        return decoder.decode(data)
    except (DecodeError, RecursionError):
        raise BadLog(f"entry {seq} cannot be read") from None
