"""What a person can do at a table. The same shapes come over HTTP and WebSocket."""

from typing import Annotated

from msgspec import Meta, Struct

from .names import LONGEST_CHAT
from .paces import Speed

MoveText = Annotated[str, Meta(max_length=64)]
Entropy = Annotated[str, Meta(pattern=r"^[0-9a-f]{16,64}(?![\s\S])")]  # `$` would let a line end through
ChatText = Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]
Ply = Annotated[int, Meta(ge=0)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
TouchPath = Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=8)]


class Stir(Struct, frozen=True, tag_field="do", tag="stir", forbid_unknown_fields=True):
    """Add the own entropy to the dice, once, before the game begins and after the commitment was seen."""

    entropy: Entropy


class Move(Struct, frozen=True, tag_field="do", tag="move", forbid_unknown_fields=True):
    move: MoveText
    at: Ply | None = None  # where the game stood for who plays it: later, it is refused


class Throw(Struct, frozen=True, tag_field="do", tag="throw", forbid_unknown_fields=True):
    """The gesture that throws the dice or draws the card."""

    at: Ply | None = None  # where the game stood for who makes it


class Chat(Struct, frozen=True, tag_field="do", tag="chat", forbid_unknown_fields=True):
    text: ChatText


class Phrase(Struct, frozen=True, tag_field="do", tag="phrase", forbid_unknown_fields=True):
    """Say something of the house's list."""

    phrase: Annotated[str, Meta(max_length=24)]


class AskUndo(Struct, frozen=True, tag_field="do", tag="ask-undo", forbid_unknown_fields=True):
    pass


class AnswerUndo(Struct, frozen=True, tag_field="do", tag="answer-undo", forbid_unknown_fields=True):
    agree: bool


class Resign(Struct, frozen=True, tag_field="do", tag="resign", forbid_unknown_fields=True):
    """Give up a seat; who has several says which, unless one of them is to move."""

    seat: SeatNumber | None = None


class HandSeat(Struct, frozen=True, tag_field="do", tag="hand-seat", forbid_unknown_fields=True):
    """Let a bot play for somebody who has been gone for a while, if the others agree."""

    seat: SeatNumber


class AnswerHand(Struct, frozen=True, tag_field="do", tag="answer-hand", forbid_unknown_fields=True):
    agree: bool


class Withdraw(Struct, frozen=True, tag_field="do", tag="withdraw", forbid_unknown_fields=True):
    """Take back what one has asked of the others."""


class TakeSeat(Struct, frozen=True, tag_field="do", tag="take-seat", forbid_unknown_fields=True):
    """Take the own seat back from the bot."""

    seat: SeatNumber


class Pace(Struct, frozen=True, tag_field="do", tag="pace", forbid_unknown_fields=True):
    """Throw by hand, or let the dice throw themselves: at a walk, at a run, or at once until something happens."""

    speed: Speed


class Rematch(Struct, frozen=True, tag_field="do", tag="rematch", forbid_unknown_fields=True):
    """Play again: the others who are there are asked."""


class AnswerRematch(Struct, frozen=True, tag_field="do", tag="answer-rematch", forbid_unknown_fields=True):
    agree: bool


class Why(Struct, frozen=True, tag_field="do", tag="why", forbid_unknown_fields=True):
    """Which clause forbids what these touches mean? Always answered with a refusal; changes nothing."""

    path: TouchPath


class Try(Struct, frozen=True, tag_field="do", tag="try", forbid_unknown_fields=True):
    """What would this move do? Answered with a preview; changes nothing."""

    move: MoveText


class Advise(Struct, frozen=True, tag_field="do", tag="advise", forbid_unknown_fields=True):
    """What would a bot play here? Answered with an advice; the table hears that it was asked, not what was said."""


class Show(Struct, frozen=True, tag_field="do", tag="show", forbid_unknown_fields=True):
    """Show all of it again, with the entries after a number; over a WebSocket, and answered with a whole update."""

    since: Annotated[int, Meta(ge=0, le=1 << 53)]


class Sight(Struct, frozen=True, tag_field="do", tag="sight", forbid_unknown_fields=True):
    """Whether the page can be seen, over its WebSocket. A person counts as present while one of their pages can."""

    seen: bool


Action = (
    Stir
    | Move
    | Throw
    | Chat
    | Phrase
    | AskUndo
    | AnswerUndo
    | Resign
    | HandSeat
    | AnswerHand
    | TakeSeat
    | Withdraw
    | Pace
    | Rematch
    | AnswerRematch
    | Why
    | Try
    | Advise
)
