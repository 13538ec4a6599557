"""The messages between a host and their house."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .messages import Key, State, TableId
from .register import Deed

LONGEST_NOTICE = 400
LONGEST_WAIT = 30 * 24 * 60  # minutes
Warned = Literal["memory", "disk", "aside", "reports", "plain"]
VisitorId = Annotated[str, Meta(pattern="^[0-9a-f]{16}(?![\\s\\S])")]
Until = Annotated[float, Meta(ge=0)]


class HostSeat(Struct, frozen=True):
    """Who sits there; `visitor` is "" for a bot, a free seat and who was forgotten."""

    name: str
    visitor: str = ""
    level: int = 0  # of a bot
    present: bool = False
    stand_in: bool = False


class HostTable(Struct, frozen=True):
    id: str
    game: str
    state: State
    door: str
    created: float
    changed: float
    hidden: bool
    seats: tuple[HostSeat, ...] = ()
    watchers: int = 0
    why: str = ""  # it is set aside


class HostPerson(Struct, frozen=True):
    id: str
    name: str
    created: float
    seen: float
    muted: bool
    banned: bool


class Reported(Struct, frozen=True):
    """A message that people told the host of; `phrase` if it is one of the list, no text if it is gone."""

    table: str
    entry: int
    at: float
    times: int
    name: str = ""
    text: str = ""
    phrase: str = ""
    visitor: str = ""


class Done(Struct, frozen=True):
    """A line of the register. `name` is of whom it was about, if they are still known."""

    at: float
    do: Deed
    table: str = ""
    name: str = ""
    text: str = ""
    minutes: int = 0


class HostPage(Struct, frozen=True):
    """`states` counts tables, `used` and `free` are bytes (free -1: not known); `processes` serve the house.

    `backup` says how the house is copied: from its page, by PostgreSQL's own tools, or not at all.
    """

    name: str
    version: str
    python: str
    rules: dict[str, int]
    kind: str
    states: dict[str, int]
    visitors: int
    used: int
    free: int
    processes: int
    is_family: bool
    kiosk: float
    notice: str
    wait: int  # minutes, of newcomers
    backup: Literal["file", "postgresql", "none"]
    watch: tuple[Warned, ...]
    tables: tuple[HostTable, ...]
    aside: tuple[HostTable, ...]
    people: tuple[HostPerson, ...]
    reports: tuple[Reported, ...]
    acts: tuple[Done, ...]


class HostEnters(Struct, frozen=True, forbid_unknown_fields=True):
    key: Key


class Announce(Struct, frozen=True, forbid_unknown_fields=True):
    """Shown on every page; "" takes it down."""

    text: Annotated[str, Meta(max_length=LONGEST_NOTICE)]


class Newcomers(Struct, frozen=True, forbid_unknown_fields=True):
    """How long somebody must have been known here before they sit down among strangers; 0: no time at all."""

    minutes: Annotated[int, Meta(ge=0, le=LONGEST_WAIT)]


class TableAct(Struct, frozen=True, forbid_unknown_fields=True):
    table: TableId
    do: Literal["hide", "show", "close", "delete"]


class PersonAct(Struct, frozen=True, forbid_unknown_fields=True):
    visitor: VisitorId
    do: Literal["mute", "unmute", "ban", "readmit"]


class Settle(Struct, frozen=True, forbid_unknown_fields=True):
    """A report was dealt with."""

    table: TableId
    entry: Annotated[int, Meta(ge=1)]


class NewKey(Struct, frozen=True):
    key: str


MESSAGES = (HostPage, Announce, Newcomers, TableAct, PersonAct, Settle, NewKey)
