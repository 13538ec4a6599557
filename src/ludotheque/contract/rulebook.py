"""The rulebook of a game, from `rulebook.toml`: its clauses with their names and texts, and what each tells when it
comes into play.

    [[section.clause]]
    name = "push"
    details = ["player", "rival", "from: square", "to: square"]

Kernels note the details in this order; an event has them as attributes, and a sentence as its arguments, written as
the game's scene writes a `square`.
"""

import tomllib
from collections import namedtuple
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from itertools import count
from typing import Any

from .trace import DETAILS

SEATS_SAID = ("player", "rival")  # details that are seats
LEGAL = 0  # the answer of why_not for a move that no clause forbids
LANGUAGES = ("fr", "en")
MOST_EVENTS = 5000  # kept of a game, for all its tables
constants: Any = namedtuple  # made from a table, which the type checker cannot follow


@dataclass(frozen=True)
class Detail:
    """Something that a clause tells: its name, and what kind of thing it is."""

    name: str
    kind: str


@dataclass(frozen=True, eq=False)
class Clause:
    """One named rule. `ruling` says why this edition decided what the source leaves open."""

    name: str
    rule: int
    number: str
    source: str
    text: dict[str, str]
    ruling: dict[str, str]
    part_of: str
    details: tuple[Detail, ...]
    told: bool  # whether the log has a sentence for it


@dataclass(frozen=True, slots=True, repr=False)
class Event:
    """Something that happened: the clause, the seats that may know, and what it tells: `event.player`, `event.to`."""

    clause: Clause
    seen: int
    details: tuple[int, ...]

    @property
    def rule(self) -> int:
        return self.clause.rule

    @property
    def seats(self) -> frozenset[int]:
        """Whom it tells of."""
        given = zip(self.clause.details, self.details, strict=False)
        return frozenset(value for detail, value in given if detail.name in SEATS_SAID)

    def __getattr__(self, name: str) -> int:
        """A detail; `from_` for what Python keeps for itself."""
        for detail, value in zip(self.clause.details, self.details, strict=False):
            if detail.name == name.removesuffix("_"):
                return value
        raise AttributeError(f"{self.clause.name} tells no {name}.")

    def __repr__(self) -> str:
        told = (f" {detail.name}={value}" for detail, value in zip(self.clause.details, self.details, strict=False))
        return f"<{self.clause.name}{''.join(told)}>"


@dataclass(frozen=True)
class Section:
    title: dict[str, str]
    clauses: tuple[Clause, ...]


class Rulebook:
    """Sections of clauses; `Rule` has their numbers by name, from 1 in printed order: plain integers for kernels."""

    def __init__(self, package: str):
        table = tomllib.loads(files(package).joinpath("rulebook.toml").read_text("utf-8"))
        self.title: dict[str, str] = table["title"]
        self.about: dict[str, str] = table["about"]
        numbers = count(1)
        self.sections = tuple(read_section(section, numbers) for section in table["section"])
        self.clauses = {clause.name: clause for section in self.sections for clause in section.clauses}
        self.printed = tuple(self.clauses.values())
        names = [name.replace("-", "_").upper() for name in self.clauses]
        self.Rule: Any = constants("Rule", names)(*range(1, len(names) + 1))
        self.event = lru_cache(MOST_EVENTS)(self._event)  # most have happened before

    def _event(self, rule: int, seen: int, *details: int) -> Event:
        return Event(self.clause(rule), seen, details)

    def clause(self, rule: int) -> Clause:
        return self.printed[rule - 1]

    def events(self, trace: Any) -> tuple[Event, ...]:
        """What a kernel has noted."""
        noted = trace[1 : int(trace[0, 0]) + 1].tolist()
        return tuple([self.event(*row) for row in noted])

    def number(self, name: str) -> int:
        """The rule of a name; ValueError if there is none."""
        if name not in self.clauses:
            raise ValueError(f"there is no clause {name[:40]!r}.")
        return self.clauses[name].rule

    def name(self, rule: int) -> str:
        return self.clause(rule).name


def read_section(table: dict[str, Any], numbers: Iterator[int]) -> Section:
    return Section(table["title"], tuple(read_clause(clause, next(numbers)) for clause in table["clause"]))


def read_clause(table: dict[str, Any], rule: int) -> Clause:
    for language in LANGUAGES:
        if not table[language].strip():
            raise ValueError(f"clause {table['name']} has no text in {language}")
    if len(table.get("details", ())) > DETAILS:
        raise ValueError(f"clause {table['name']} tells more than {DETAILS} details")
    ruling = table.get("ruling", {})
    if ruling and set(ruling) != set(LANGUAGES):
        raise ValueError(f"the ruling of {table['name']} must be explained in {' and '.join(LANGUAGES)}")
    return Clause(
        name=table["name"],
        rule=rule,
        number=table.get("number", ""),
        source=table.get("source", "—"),
        text={language: table[language].strip() for language in LANGUAGES},
        ruling=ruling,
        part_of=table.get("part_of", ""),
        details=tuple(map(read_detail, table.get("details", ()))),
        told=table.get("told", True),
    )


def read_detail(text: str) -> Detail:
    name, _, kind = text.partition(": ")
    return Detail(name, kind)
