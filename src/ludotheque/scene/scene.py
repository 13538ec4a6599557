"""What a game says about its looks: a record of functions, most of them optional.

All of them read a record with the viewer's blanks, or entries as the viewer knows them.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..contract import NOBODY, Entry, Event, Match
from .nodes import Button, Counter, Line, Mark, Motion, Piece, Say, Sheet, Stage, Sum, Tray

Argument = int | str | Say


def nothing(*_: object) -> list[Any]:
    return []


@dataclass(frozen=True)
class Scene:
    stage: Callable[[], Stage]
    """What never changes: places, captions, looks."""

    pieces: Callable[[Any], list[Piece]]
    prompt: Callable[[Any], Say]
    """Whose turn it is, and for what; or who has won."""

    path: Callable[[Any, int], tuple[str, ...]] = lambda s, move: ()
    """The things touched to make a move; needed where there is anything to decide."""

    explained: Callable[[Any, Iterable[Entry]], Say | None] = lambda s, entries: None
    """The prompt instead, where the last entries say why it is asked, the newest first."""

    trays: Callable[[Any], list[Tray]] = nothing
    counters: Callable[[Any], list[Counter]] = nothing
    marks: Callable[[Any], list[Mark]] = nothing
    trail: Callable[[Any, Entry], list[Mark]] = nothing
    """The marks that an entry of the log leaves."""

    motions: Callable[[Entry], list[Motion]] = nothing
    """Which pieces an entry moved, where they have no ids of their own."""

    button: Callable[[str], Button | None] = lambda step: None
    """The button of a step of a path, where that is no thing on the table."""

    meant: Callable[[Any, tuple[str, ...]], list[int]] = nothing
    """The moves that somebody may have meant by touching things, the likeliest first."""

    because: Callable[[Any, tuple[str, ...], str], Say | None] = lambda s, path, clause: None
    """In one short sentence, why a clause forbids what was touched."""

    kinds: Mapping[str, Callable[[int], Argument]] = field(default_factory=dict)
    """How details are written, by the kind that the rulebook gives them."""

    called: Callable[[Any, int], str | None] = lambda s, move: None
    """What a move is called where people read of it, if not by its text; the same in every language."""

    told: Callable[[Event, dict[str, Argument]], dict[str, Argument] | Say | None] = lambda event, args: args
    """Other arguments than an event's own for its sentence, another sentence, or None for none."""

    sheets: Callable[[Any, Iterable[Entry]], list[Sheet]] = nothing
    """What there is to read after the last entries of the log, the newest first."""

    cards: Callable[[Sequence[int], Entry, Iterator[Entry]], list[Sheet]] = nothing
    """What an entry turned over, to be read before the game goes on: from the options of the match, the entry, and what
    came before it, the newest first."""

    thrown: Callable[[Any, str], list[str]] = nothing
    """The faces that a throw leaves on the table, from the record before it; needed where a frame may not show them."""

    has_small_print: Callable[[Any], bool] = lambda s: True
    """Whether sentences printed on the board can be read by those who look closely, and are listed in a notebook."""

    foreseen: Callable[[Match, int], list[Line]] = nothing
    """What else to say of a move that is only tried."""

    reckoning: Callable[[Any, Any, Sequence[Entry]], Sequence[Sequence[Sum]]] | None = None
    """Where every seat's score comes from, by the record before the log, the record now and the log; else the score."""

    gains: Callable[[Any, int, Any, Entry], list[Say]] = nothing
    """What a move brings its player, in a few words each: from the position before it, the move, the position after it
    and what it did, as the player knows them. A hint says so."""

    sentences: Callable[[str], dict[str, str]] = lambda language: {}
    """Texts of cards and the like, by message id."""

    def picture(self, match: Match, seat: int = NOBODY) -> str:
        """A match as a spectator or a seat sees it, as SVG."""
        from .svg import picture

        return picture(match, seat)
