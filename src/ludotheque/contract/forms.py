"""Moves and outcomes as short texts.

A game lists the forms of its moves and of its outcomes: a spelling, and what every value in it may be called. Numbers,
texts, and the kernels that take a number apart follow from the list:

    FORMS = Forms(
        moves=(Form("{start}-{end}", start=SQUARES, end=SQUARES), Form("keep {count}", count=range(4))),
        outcomes=(Form("{seat} begins", seat=range(2)),),
    )
    SAIL, KEEP, BEGINS = FORMS.firsts
    course_of = FORMS.unpack(SAIL)     # start, end = course_of(move)

Moves are numbered from 0 in the order of the list, outcomes follow; within a form the last value counts fastest.
"""

import re
from bisect import bisect
from collections.abc import Callable, Iterable
from functools import cached_property
from math import prod
from typing import Any

from .kernel import inlined

VALUE = re.compile(r"\{([a-z_]+)\}")


class Form:
    """A spelling with named values. A value that is called "" cannot be told: no move has it."""

    def __init__(self, spelling: str, **values: Iterable[object]):
        self.spellings: list[str] = [spelling]
        self.names = {value: tuple(map(str, names)) for value, names in values.items()}
        self.sizes = tuple(map(len, self.names.values()))
        self.count = prod(self.sizes)
        self.first = 0
        self.other: Callable[..., bool] = lambda s, *values: False
        self.goes_by_itself: Callable[[Any], bool] | None = None
        self.come_to_the_same: Callable[[Any], bool] | None = None
        self.spelt: dict[int, tuple[tuple[int, ...], list[str]]] = {}  # values and texts of the numbers in use

    def also(self, spelling: str, when: Callable[..., bool]) -> "Form":
        """A second spelling, written when `when(s, *values)` holds, and read whenever it is met."""
        self.spellings.append(spelling)
        self.other = when
        return self

    def by_itself(self, when: Callable[[Any], bool] = lambda s: True) -> "Form":
        """A formality: where it is the only move, nobody is asked and the table plays it. Where that would give away
        what only the player knows, `when(s)` says no."""
        self.goes_by_itself = when
        return self

    def all_the_same(self, when: Callable[[Any], bool]) -> "Form":
        """A formality too: where `when(s)` says that all moves come to the same, nobody is asked and the table plays
        the last."""
        self.come_to_the_same = when
        return self

    def values(self, number: int) -> tuple[int, ...]:
        """The values of a number of this form."""
        found: list[int] = []
        rest = number - self.first
        for size in reversed(self.sizes):
            rest, value = divmod(rest, size)
            found.insert(0, value)
        return tuple(found)

    def number(self, values: Iterable[int]) -> int:
        number = 0
        for size, value in zip(self.sizes, values, strict=True):
            number = number * size + value
        return self.first + number

    def write(self, s: Any, number: int) -> str:
        if number not in self.spelt:
            values = self.values(number)
            said = {name: names[value] for (name, names), value in zip(self.names.items(), values, strict=True)}
            self.spelt[number] = values, [spelling.format(**said) for spelling in self.spellings]
        values, texts = self.spelt[number]
        return texts[self.other(s, *values)]

    def pattern(self, spelling: str) -> str:
        """As a regular expression: an alternative for every name, so that reading takes no detours."""
        parts = VALUE.split(spelling)
        for i in range(0, len(parts), 2):
            parts[i] = re.escape(parts[i])
        for i in range(1, len(parts), 2):
            names = sorted(filter(None, self.names[parts[i]]), key=len, reverse=True)
            parts[i] = f"(?P<{parts[i]}>{'|'.join(map(re.escape, names))})"
        return "".join(parts)

    def reader(self) -> Callable[[str], int | None]:
        patterns = [re.compile(self.pattern(spelling)) for spelling in self.spellings]
        places = {value: {name: i for i, name in enumerate(names)} for value, names in self.names.items()}

        def read(text: str) -> int | None:
            for pattern in patterns:
                if told := pattern.fullmatch(text):
                    return self.number(places[value][told[value]] for value in self.names)
            return None

        return read


class Forms:
    """All forms of a game. `respell` turns what people may type into what is written, case and blanks included."""

    def __init__(
        self, moves: Iterable[Form], outcomes: Iterable[Form], respell: Callable[[str], str] = lambda text: text
    ):
        moves, outcomes = tuple(moves), tuple(outcomes)
        self.all, self.respell = moves + outcomes, respell
        for before, form in zip(self.all, self.all[1:], strict=False):
            form.first = before.first + before.count
        self.move_count = sum(form.count for form in moves)
        self.outcome_count = sum(form.count for form in outcomes)
        self.firsts = tuple(form.first for form in self.all)
        self.readers: list[Callable[[str], int | None]] = []
        self.plain: dict[int, str] = {}  # texts that depend on no state
        self.written: dict[str, int] = {}  # what was written is read by a look

    @cached_property
    def have_formalities(self) -> bool:
        return any(form.goes_by_itself or form.come_to_the_same for form in self.all)

    def formality(self, s: Any, numbers: list[int]) -> int | None:
        """Of the moves in a state, the one that goes by itself, if any does."""
        form = self.of(numbers[-1])
        when = form.goes_by_itself if len(numbers) == 1 else form.come_to_the_same
        return numbers[-1] if when is not None and when(s) else None

    def of(self, number: int) -> Form:
        """The form of a move or an outcome."""
        return self.all[bisect(self.firsts, number) - 1]

    def write(self, s: Any, number: int) -> str:
        """The text of a move or an outcome in a state."""
        if (text := self.plain.get(number)) is not None:
            return text
        form = self.of(number)
        text = form.write(s, number)
        self.written[text] = number
        if len(form.spellings) == 1:
            self.plain[number] = text
        return text

    def read(self, text: str) -> int | None:
        """The number of a move or an outcome, None if the text is none of this game."""
        if (written := self.written.get(text)) is not None:
            return written
        if not self.readers:
            self.readers = [form.reader() for form in self.all]
        text = self.respell(" ".join(text.split()))
        return next((number for read in self.readers if (number := read(text)) is not None), None)

    def unpack(self, first: int) -> Any:
        """A kernel that takes a number of the form that begins there apart, into two values or three."""
        return unpacker(self.of(first))

    def pack(self, first: int) -> Any:
        """A kernel that puts two values or three together to a number."""
        return packer(self.of(first))


def unpacker(form: Form) -> Any:
    first, (*_, b, c) = form.first, form.sizes

    @inlined
    def two(number: int) -> tuple[int, int]:
        return (number - first) // c, (number - first) % c

    @inlined
    def three(number: int) -> tuple[int, int, int]:
        return (number - first) // c // b, (number - first) // c % b, (number - first) % c

    return {2: two, 3: three}[len(form.sizes)]


def packer(form: Form) -> Any:
    first, (*_, b, c) = form.first, form.sizes

    @inlined
    def two(y: int, z: int) -> int:
        return first + y * c + z

    @inlined
    def three(x: int, y: int, z: int) -> int:
        return first + (x * b + y) * c + z

    return {2: two, 3: three}[len(form.sizes)]
