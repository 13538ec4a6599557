"""The rulebook of a game: its clauses with their names and texts, from `rulebook.toml`."""

import tomllib
from dataclasses import dataclass
from enum import IntEnum
from importlib.resources import files
from typing import Any

LEGAL = 0  # the answer of why_not for a move that no clause forbids
LANGUAGES = ("fr", "en")
enumeration: Any = IntEnum  # made from a table, which the type checker cannot follow


@dataclass(frozen=True)
class Clause:
    """One named rule. `ruling` says why this edition decided what the source leaves open."""

    name: str
    number: str
    source: str
    text: dict[str, str]
    ruling: dict[str, str]
    part_of: str


@dataclass(frozen=True)
class Section:
    title: dict[str, str]
    clauses: tuple[Clause, ...]


class Rulebook:
    """Sections of clauses; `Rule` is the IntEnum of their names, numbered from 1 in printed order."""

    def __init__(self, package: str):
        table = tomllib.loads(files(package).joinpath("rulebook.toml").read_text("utf-8"))
        self.title: dict[str, str] = table["title"]
        self.about: dict[str, str] = table["about"]
        self.sections = tuple(read_section(section) for section in table["section"])
        self.clauses = {clause.name: clause for section in self.sections for clause in section.clauses}
        names = [name.replace("-", "_").upper() for name in self.clauses]
        self.Rule = enumeration("Rule", {name: number for number, name in enumerate(names, 1)}, module=package)

    def clause(self, rule: int) -> Clause:
        return self.clauses[self.name(rule)]

    def number(self, name: str) -> int:
        """The rule of a name; ValueError if there is none."""
        if name not in self.clauses:
            raise ValueError(f"there is no clause {name[:40]!r}.")
        return int(self.Rule[name.replace("-", "_").upper()])

    def name(self, rule: int) -> str:
        return str(self.Rule(rule).name).replace("_", "-").lower()


def read_section(table: dict[str, Any]) -> Section:
    return Section(table["title"], tuple(read_clause(clause) for clause in table["clause"]))


def read_clause(table: dict[str, Any]) -> Clause:
    for language in LANGUAGES:
        if not table[language].strip():
            raise ValueError(f"clause {table['name']} has no text in {language}")
    ruling = table.get("ruling", {})
    if ruling and set(ruling) != set(LANGUAGES):
        raise ValueError(f"the ruling of {table['name']} must be explained in {' and '.join(LANGUAGES)}")
    return Clause(
        name=table["name"],
        number=table.get("number", ""),
        source=table["source"],
        text={language: table[language].strip() for language in LANGUAGES},
        ruling=ruling,
        part_of=table.get("part_of", ""),
    )
