"""The rules of a game: kernels on its record, and what the contract adds to every game.

Seats are numbered from 0; a rule is a number of the game's `Rule`.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from .exports import RULES
from .kernel import kernel, specialise
from .library import compiled_kernels
from .memory import Ints
from .rng import EVEN
from .trace import EVERYBODY


@kernel
def fair(s: Any, out: Ints) -> int:
    return EVEN


@kernel
def everybody(s: Any) -> int:
    return EVERYBODY


@kernel
def nothing_hidden(s: Any, seat: int) -> None:
    """Everything is public."""


@kernel
def nothing_imagined(s: Any, seat: int, rng: Ints) -> None:
    """Everything is public."""


@dataclass(frozen=True)
class Rules:
    """What a game gives. Header, ply count, and a game that is over are no concern of it."""

    begin: Callable[[Any, int, Ints], None]
    """Lays out the start on a record of zeros; the header says that chance decides, for nobody."""

    moves: Callable[[Any, Ints], int]
    """Lists the legal moves of the seat to move, or the possible outcomes, ascending; returns how many."""

    play: Callable[[Any, int, Ints], None]
    """Applies a legal move or an outcome, and notes what happened."""

    why_not: Callable[[Any, int], int]
    """The rule that forbids a move, or LEGAL; agrees with `moves` for every integer."""

    scores: Callable[[Any, Ints], None]
    """The score of each seat."""

    odds: Callable[[Any, Ints], int] = fair
    """At a chance node, writes the weight of each outcome and returns their sum; or EVEN, and writes nothing: all are
    as likely."""

    seen_by: Callable[[Any], int] = everybody
    """At a chance node, the mask of the seats that will learn the outcome."""

    hide: Callable[[Any, int], None] = nothing_hidden
    """Blanks everything that a seat, or a spectator (NOBODY), cannot know."""

    imagine: Callable[[Any, int, Ints], None] = nothing_imagined
    """Draws the blanks of a hidden record anew, uniformly among the worlds that fit what the seat has seen."""

    @property
    def have_secrets(self) -> bool:
        return self.hide is not nothing_hidden


def complete(package: str, rules: Rules) -> Rules:
    """The rules of a game as everybody calls them: when it is over there are no moves, and plies are counted."""
    referee = specialise(
        "ludotheque.contract.referee", package, own_moves=rules.moves, own_play=rules.play, own_why_not=rules.why_not
    )
    whole = replace(rules, moves=referee.moves, play=referee.play, why_not=referee.why_not)
    return replace(whole, **compiled_kernels(package, RULES))
