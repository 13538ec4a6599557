"""A game is a record of functions and tables: what the house knows about any box on its shelf."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any

from .errors import BadOption
from .forms import Forms
from .hints import PLAIN, Hints
from .memory import ints
from .plain import harmless
from .position import ANY, Codec, Positions, check_seats
from .record import CHANCE, NOBODY, OVER, Record
from .rulebook import Rulebook
from .rules import Rules, complete

if TYPE_CHECKING:
    from .match import Match

MOST_LINES = 200  # of a drawing
LONGEST = 20_000  # characters of it
SENTENCE = 200  # characters of what is said to be wrong with it


@dataclass(frozen=True)
class Option:
    """A table option: a whole number in a range, or a choice among names."""

    name: str
    default: int
    low: int = 0
    high: int = 1
    step: int = 1  # from one number to the next
    by_seats: tuple[int, ...] = ()  # how high it goes for one seat, for two, …, where they limit it
    choices: tuple[str, ...] = ()
    shown: Callable[[Any], int] | None = None  # reads it off a state, where that has no field of this name

    def most(self, seats: int) -> int:
        return self.by_seats[seats - 1] if self.by_seats else self.high

    def read(self, given: object, seats: int) -> int:
        if self.choices:
            if str(given) in self.choices:
                return self.choices.index(str(given))
            raise BadOption(f"option {self.name} is one of {', '.join(self.choices)}, not {given!r}.")
        try:
            value = int(str(given))
        except ValueError:
            raise BadOption(f"option {self.name} is a whole number, not {given!r}.") from None
        if value not in range(self.low, self.most(seats) + 1, self.step):
            steps = f" in steps of {self.step}" if self.step > 1 else ""
            raise BadOption(f"option {self.name} goes from {self.low} to {self.most(seats)}{steps}, not {value}.")
        return value

    def write(self, value: int) -> str:
        return self.choices[value] if self.choices else str(value)

    def seen_in(self, state: Any, given: int) -> int:
        """As a state shows it; where none does, as given."""
        if self.shown:
            return self.shown(state)
        return int(getattr(state, self.name)) if self.name in state.ranges else given


@dataclass(frozen=True, eq=False)
class Game:
    name: str
    version: int  # moves when a golden game changes
    package: str  # where its tables, words and art are
    seats: tuple[int, int]  # fewest and most players
    minutes: tuple[int, int]  # how long a game takes people
    state: type[Record]
    rules: Rules
    forms: Forms  # of its moves and outcomes
    rulebook: Rulebook
    scene: Any  # what it looks like: a `scene.Scene`
    most_plies: int  # no game is longer
    score_range: tuple[int, int]
    endings: tuple[str, ...]  # the clauses that can end it
    positions: Positions = ANY
    hints: Hints = PLAIN  # how it is played well
    ladder: tuple[float, ...] = ()  # the share of games that each level of the bots wins against the one below
    most_moves: int = 0  # no position lists more moves or outcomes; 0: all that there are
    score_sum: int | None = None  # where it is the same in every finished game
    options: tuple[Option, ...] = field(default=())
    short: Mapping[str, Any] = field(default_factory=dict)  # options that make it short, where it may last
    conserved: Callable[[Any], dict[str, int]] | None = None  # what stays the same from the start to the end
    routine: tuple[str, ...] = ()  # clauses that leave no trace in the memory: throws that fire no other can run on
    age: int = 0  # of the youngest players, where the box says
    blanks: tuple[str, ...] = ()  # sentences that the people of a table may write themselves, by message id
    next_options: Callable[["Match"], dict[str, str]] = lambda match: {}  # what a rematch changes in them

    def __post_init__(self) -> None:
        if not self.most_moves:
            object.__setattr__(self, "most_moves", max(self.move_count, self.outcome_count))

    @cached_property
    def kernels(self) -> Rules:
        """The rules as everybody calls them."""
        return complete(self.package, self.rules)

    @cached_property
    def codec(self) -> Codec:
        return Codec(self.state, self.seats, self.rulebook, self.positions, self.fresh)

    @cached_property
    def has_secrets(self) -> bool:
        return self.rules.have_secrets

    @cached_property
    def routine_rules(self) -> frozenset[int]:
        return frozenset(map(self.rulebook.number, self.routine))

    @property
    def move_count(self) -> int:
        """Moves are the integers below it, outcomes of chance the next ones."""
        return self.forms.move_count

    @property
    def outcome_count(self) -> int:
        return self.forms.outcome_count

    def __deepcopy__(self, memo: object) -> "Game":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return open_box, (self.package,)

    def is_outcome(self, move: int) -> bool:
        return move >= self.move_count

    def begin(self, seats: int, options: Iterable[int]) -> Any:
        """A fresh state at the start of a game."""
        state = self.state()
        state.seats, state.to_move, state.actor = seats, CHANCE, NOBODY
        row = ints(max(1, len(self.options)))
        for i, value in enumerate(options):
            row[i] = value
        self.kernels.begin(state.record, seats, row)
        return state

    def fresh(self, seats: int) -> Any:
        """The start with the usual options."""
        return self.begin(seats, [option.default for option in self.options])

    def write(self, state: Any, move: int) -> str:
        """The text of a move or an outcome in a state."""
        return self.forms.write(state, move)

    def read(self, text: str) -> int | None:
        """The number of a move or an outcome, None if the text is none of this game."""
        return self.forms.read(text)

    def draw(self, state: Any) -> str:
        """A whole position as text."""
        return self.codec.draw(state)

    def check(self, state: Any) -> None:
        """What has to hold before a kernel may see a record from outside; ValueError says what does not."""
        state.check()
        self.check_header(state)
        self.positions.check(state)
        out = ints(self.most_moves)
        count = self.kernels.moves(state.record, out)
        if count == 0 and state.to_move != OVER:
            raise ValueError("nobody can move, and the game is not over.")
        if any(self.is_outcome(out[i]) != (state.to_move == CHANCE) for i in range(count)):
            raise ValueError("people have moves, and chance has outcomes.")

    def check_header(self, s: Any) -> None:
        low, high = self.seats
        if not low <= s.seats <= high:
            raise ValueError(f"{self.name} has {low} to {high} seats, not {s.seats}.")
        check_seats(s)
        if s.ply > self.most_plies:
            raise ValueError(f"no game has {s.ply} plies.")
        ended = s.ended_by in [self.rulebook.number(name) for name in self.endings]
        if (s.to_move == OVER) != ended or (s.ended_by and not ended):
            raise ValueError(f"a game is over exactly if it was ended by {' or '.join(self.endings)}.")

    def read_drawing(self, drawing: str) -> Any:
        """The state of a drawn position, checked; ValueError says what is wrong."""
        if len(drawing) > LONGEST or len(drawing.splitlines()) > MOST_LINES:
            raise ValueError(f"a drawing has at most {MOST_LINES} lines and {LONGEST} characters.")
        if any(harmless(line) != line for line in drawing.split("\n")):
            raise ValueError("a drawing has lines and plain characters, no tabs or the like.")
        try:
            state = self.codec.parse(drawing)
            self.check(state)
        except ValueError as wrong:
            said = str(wrong)
            raise ValueError(said if len(said) <= SENTENCE else f"{said[:SENTENCE]}….") from None
        return state

    def read_options(self, given: dict[str, Any], seats: int) -> tuple[int, ...]:
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                has = f"it has {', '.join(known)}" if known else "it has none"
                raise BadOption(f"{self.name} has no option {name!r}: {has}.")
        return tuple(
            option.read(given[option.name], seats) if option.name in given else option.default
            for option in self.options
        )

    def options_of(self, state: Any, given: dict[str, Any]) -> tuple[int, ...]:
        """The options that a state shows; for the others, those given."""
        pairs = zip(self.options, self.read_options(given, state.seats), strict=True)
        return tuple(option.seen_in(state, value) for option, value in pairs)

    def read_seats(self, seats: int | None) -> int:
        low, high = self.seats
        count = low if seats is None else seats
        if not low <= count <= high:
            players = f"{low}" if low == high else f"{low} to {high}"
            raise BadOption(f"{self.name} is for {players} players, not {count}.")
        return count

    def start(self, seats: int | None = None, seed: int | None = None, **options: Any) -> "Match":
        """Open a match. The seed feeds `Match.draw` only; without one every match differs."""
        return self.open(seats, options, seed)

    def open(self, seats: int | None, options: dict[str, Any], seed: int | None = None) -> "Match":
        from .match import Match

        count = self.read_seats(seats)
        return Match(self, count, self.read_options(options, count), seed)

    def position(self, drawing: str, seed: int | None = None, options: dict[str, Any] | None = None) -> "Match":
        """Open a match at a drawn position. Options that it does not show may be given."""
        from .match import Match

        return Match.drawn(self, drawing, seed, options)


def open_box(package: str) -> Game:
    box: Game = import_module(package).GAME
    return box
