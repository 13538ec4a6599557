"""A game is a record of functions and tables: what the house knows about any box on its shelf."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

from .errors import BadOption
from .kernel import ints
from .record import Ints, Record
from .rng import generator
from .rulebook import Rulebook
from .trace import new_trace

if TYPE_CHECKING:
    from .match import Match

KERNELS = ("begin", "moves", "odds", "seen_by", "play", "why_not", "scores", "hide", "imagine")


class Rules(Protocol):
    """The kernels of a game. Seats are numbered from 0; a rule is a number of the game's `Rule`."""

    begin: Callable[[Any, int, Ints], None]  # lays out the start: state, seats, options
    moves: Callable[[Any, Ints], int]  # legal moves or possible outcomes, ascending; how many
    odds: Callable[[Any, Ints], None]  # at a chance node, the weight of each outcome
    seen_by: Callable[[Any], int]  # at a chance node, the seats that will learn the outcome
    play: Callable[[Any, int, Ints], None]  # applies a legal move or an outcome, notes what happened
    why_not: Callable[[Any, int], int]  # the rule that forbids a move, or LEGAL
    scores: Callable[[Any, Ints], None]  # the score of each seat
    hide: Callable[[Any, int], None]  # blanks what a seat cannot know
    imagine: Callable[[Any, int, Ints], None]  # draws the blanks of a hidden record anew


class Notation(Protocol):
    """Moves as short texts, positions as drawings."""

    write: Callable[[Any, int], str]  # the text of a move or an outcome in a state
    read: Callable[[str], int | None]  # its number, None if it is no move of this game
    draw: Callable[[Any], str]  # the whole position as text
    parse: Callable[[str], Any]  # and back; ValueError says what is wrong


@dataclass(frozen=True)
class Option:
    """A table option: a whole number in a range, or a choice among names."""

    name: str
    default: int
    low: int = 0
    high: int = 1
    choices: tuple[str, ...] = ()

    def read(self, given: object) -> int:
        if self.choices:
            if given in self.choices:
                return self.choices.index(str(given))
            raise BadOption(f"option {self.name} is one of {', '.join(self.choices)}, not {given!r}.")
        try:
            value = int(str(given))
        except ValueError:
            raise BadOption(f"option {self.name} is a whole number, not {given!r}.") from None
        if not self.low <= value <= self.high:
            raise BadOption(f"option {self.name} goes from {self.low} to {self.high}, not {value}.")
        return value

    def write(self, value: int) -> str:
        return self.choices[value] if self.choices else str(value)


@dataclass(frozen=True, eq=False)
class Game:
    name: str
    version: int  # moves when a golden game changes
    package: str  # where its tables, words and art are
    seats: tuple[int, int]  # fewest and most players
    state: type[Record]
    rules: Rules
    notation: Notation
    rulebook: Rulebook
    most_moves: int  # no position lists more moves or outcomes
    move_count: int  # moves are the integers below it,
    outcome_count: int  # outcomes of chance the next ones
    most_plies: int  # no game is longer
    score_range: tuple[int, int]
    has_secrets: bool = False
    score_sum: int | None = None  # where it is the same in every finished game
    options: tuple[Option, ...] = field(default=())

    @cached_property
    def kernels(self) -> dict[str, Any]:
        return {name: getattr(self.rules, name) for name in KERNELS}

    def __deepcopy__(self, memo: object) -> "Game":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return open_box, (self.package,)

    def is_outcome(self, move: int) -> bool:
        return move >= self.move_count

    def begin(self, seats: int, options: Iterable[int]) -> Any:
        """A fresh state at the start of a game."""
        state = self.state()
        row = ints(max(1, len(self.options)))
        for i, value in enumerate(options):
            row[i] = value
        self.rules.begin(state.record, seats, row)
        return state

    def read_options(self, given: dict[str, Any]) -> tuple[int, ...]:
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                has = f"it has {', '.join(known)}" if known else "it has none"
                raise BadOption(f"{self.name} has no option {name!r}: {has}.")
        return tuple(
            option.read(given[option.name]) if option.name in given else option.default
            for option in self.options
        )

    def read_seats(self, seats: int | None) -> int:
        low, high = self.seats
        count = low if seats is None else seats
        if not low <= count <= high:
            players = f"{low}" if low == high else f"{low} to {high}"
            raise BadOption(f"{self.name} is for {players} players, not {count}.")
        return count

    def start(self, seats: int | None = None, seed: int | None = None, **options: Any) -> "Match":
        """Open a match. The seed feeds `Match.draw` only; without one every match differs."""
        from .match import Match

        return Match(self, self.read_seats(seats), self.read_options(options), seed)

    def position(self, drawing: str, seed: int | None = None) -> "Match":
        """Open a match at a drawn position."""
        from .match import Match

        return Match.drawn(self, drawing, seed)

    def warm_steps(self) -> list[Callable[[], object]]:
        """Calls that together compile every kernel, or load it from the cache."""
        state = self.begin(self.seats[0], [option.default for option in self.options])
        s, rules, out = state.record, self.rules, ints(self.most_moves)
        rules.moves(s, out)
        first = int(out[0])
        return [
            lambda: rules.odds(s, out),
            lambda: rules.seen_by(s),
            lambda: rules.why_not(s, first),
            lambda: rules.play(state.copy().record, first, new_trace()),
            lambda: rules.scores(s, out),
            lambda: rules.hide(s, 0),
            lambda: rules.imagine(s, 0, generator(0)),
        ]


def open_box(package: str) -> Game:
    box: Game = import_module(package).GAME
    return box
