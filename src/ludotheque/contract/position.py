"""A position as text: a line for what is not as at the beginning, read and checked by the ranges of the record.

    seats 2, to_move 1, phase sending, actor 1, round 1
    purse 510 490
    hand 0 train-2=2 boat-3=1
    place venise=carried-0

Single values stand on the first line, or on several; a row has a line of its own: its values in order up to the last
that differs, or where its places have names, the values that differ. Rows of rows have a line for each, with its
number. Above all that a game may draw a picture, and tell with it what is better drawn than listed.
"""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import product
from typing import Any

from .record import CHANCE, OVER, Record, Within, index_of
from .rulebook import Rulebook

UNTOLD = ("ply",)
TURNS = {CHANCE: "chance", OVER: "over"}


@dataclass(frozen=True)
class Picture:
    """Lines that are there to be looked at, and the fields that they tell."""

    draw: Callable[[Any], list[str]]
    read: Callable[[Any, list[str]], None]
    """Fills a state by them; ValueError says what is wrong."""
    tells: tuple[str, ...] = ()


def no_lines(s: Any, lines: list[str]) -> None:
    if lines:
        raise ValueError(f"{lines[0]!r} is no line of a drawing.")


@dataclass(frozen=True)
class Positions:
    """What a game says of its positions, beyond the ranges of the fields."""

    check: Callable[[Any], None] = lambda s: None
    """All that the rules rely on; ValueError says what does not hold."""

    complete: Callable[[Any, set[str]], None] = lambda s, told: None
    """Sets what follows from the fields that were told."""

    picture: Picture = Picture(lambda s: [], no_lines)

    implied: tuple[str, ...] = ()
    """Fields that `complete` always sets: no line tells them."""


ANY = Positions()


class Turn(Within):
    """Whose turn it is: a seat, chance, or nobody's any more."""

    def write(self, value: int) -> str:
        return TURNS.get(value) or str(value)

    def read(self, name: str, text: str) -> int:
        return next((turn for turn, said in TURNS.items() if said == text), None) or super().read(name, text)


class Ended(Within):
    """The clause that ended the game."""

    def __init__(self, rulebook: Rulebook):
        super().__init__(0, len(rulebook.clauses))
        object.__setattr__(self, "rulebook", rulebook)

    rulebook: Rulebook

    def write(self, value: int) -> str:
        return self.rulebook.name(value) if value else "-"

    def read(self, name: str, text: str) -> int:
        return self.rulebook.number(text) if text != "-" else 0


class Codec:
    """The positions of one game as texts."""

    def __init__(
        self,
        state: type[Record],
        seats: tuple[int, int],
        rulebook: Rulebook,
        positions: Positions,
        fresh: Callable[[int], Any],
    ):
        turn = state.ranges["to_move"]
        header = {"seats": Within(*seats), "to_move": Turn(turn.low, turn.high), "ended_by": Ended(rulebook)}
        self.ranges = state.ranges | header
        self.state, self.positions, self.fresh = state, positions, fresh
        untold = (*UNTOLD, *positions.implied, *positions.picture.tells)
        self.shapes = {name: state.layout[name].shape for name in state.ranges if name not in untold}

    def draw(self, s: Any) -> str:
        start = self.fresh(s.seats)
        single = [f"seats {s.seats}", f"to_move {self.ranges['to_move'].write(s.to_move)}"]
        rows: list[str] = []
        for name, shape in self.shapes.items():
            value, usual = getattr(s, name), getattr(start, name)
            if shape:
                rows += self.row_lines(name, shape, value, usual)
            elif value != usual and name not in ("seats", "to_move"):
                single.append(f"{name} {self.ranges[name].write(value)}")
        return "\n".join([*self.positions.picture.draw(s), ", ".join(single), *rows])

    def row_lines(self, name: str, shape: tuple[int, ...], value: Any, usual: Any) -> list[str]:
        write, places, lines = self.ranges[name].write, self.state.places.get(name), []
        for row in product(*map(range, shape[:-1])):
            told, before = ([field[(*row, i)] for i in range(shape[-1])] for field in (value, usual))
            changed = [i for i in range(shape[-1]) if told[i] != before[i]]
            if places:
                said = [f"{places[i]}={write(told[i])}" for i in changed]
            else:
                said = [write(told[i]) for i in range(max(changed, default=-1) + 1)]
            if said:
                lines.append(" ".join([name, *map(str, row), *said]))
        return lines

    def parse(self, text: str) -> Any:
        """A position, or a hidden one. What no line tells is as at the beginning, or follows from the rest."""
        lines = [line.strip() for line in text.splitlines() if line.strip()]
        pictured: list[str] = []
        fields: list[str] = []
        for line in lines:
            (fields if line.split(maxsplit=1)[0] in self.shapes else pictured).append(line)
        told = [part.split() for line in fields for part in line.split(",") if part.strip()]
        s = self.fresh(self.read_seats(told))
        self.positions.picture.read(s, pictured)
        known: set[tuple[str, ...]] = set()
        for name, *said in told:
            fact = self.read_field(s, name, said)
            if fact in known:
                raise ValueError(f"{' '.join(fact)} is told twice.")
            known.add(fact)
        check_seats(s)  # whatever completes it may count on them
        self.positions.complete(s, {name for name, *_ in known} | set(self.positions.picture.tells))
        return s

    def read_seats(self, told: list[list[str]]) -> int:
        seats = self.ranges["seats"]
        said = [only_one(name, values) for name, *values in told if name == "seats"]
        return seats.read("seats", said[0]) if said else seats.low

    def read_field(self, s: Any, name: str, said: list[str]) -> tuple[str, ...]:
        """Sets a field, or one row of it; returns which."""
        if name not in self.shapes:
            raise ValueError(f"{name[:40]!r} is nothing that a drawing tells.")
        shape, read = self.shapes[name], self.ranges[name].read
        if not shape:
            setattr(s, name, read(name, only_one(name, said)))
            return (name,)
        deep = len(shape) - 1
        row = tuple(Within(0, size - 1).read(name, place) for size, place in zip(shape, said[:deep], strict=False))
        said, field = said[deep:], getattr(s, name)
        if len(row) < deep or len(said) > shape[-1]:
            raise ValueError(f"{name} has {shape[-1]} values, not {len(said)}.")
        for i, value in self.placed(name, said):
            field[(*row, i)] = read(name, value)
        return name, *map(str, row)

    def placed(self, name: str, said: list[str]) -> list[tuple[int, str]]:
        """The values of a row with their places."""
        places = self.state.places.get(name)
        if not places:
            return list(enumerate(said))
        pairs = [value.partition("=") for value in said]
        if len({place for place, _, _ in pairs}) < len(pairs):
            raise ValueError(f"a value of {name} is told twice.")
        return [(index_of(name, places, place), value) for place, _, value in pairs]


def check_seats(s: Any) -> None:
    if max(s.to_move, s.actor) >= s.seats:
        raise ValueError(f"there are only seats 0 to {s.seats - 1}.")


def only_one(name: str, said: list[str]) -> str:
    if len(said) != 1:
        raise ValueError(f"{name} has one value, not {len(said)}.")
    return said[0]
