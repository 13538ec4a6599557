"""Components of a game as tables: TOML files in its folder, read and checked. An error names the thing and what is
wrong with it."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterable
from importlib.resources import files
from typing import Any

from .rulebook import LANGUAGES

Fields = dict[str, Any]
Texts = dict[str, str]  # by language

ID = re.compile(r"[a-z]+(-[a-z0-9]+)*")


def open_table(package: str, name: str) -> Fields:
    return tomllib.loads(files(package).joinpath(f"{name}.toml").read_text("utf-8"))


def read_id(kind: str, row: Fields) -> str:
    id = str(row.get("id"))
    if not ID.fullmatch(id):
        raise ValueError(f"{kind} {id!r}: id has to be small words joined by hyphens.")
    return id


def only_once(kind: str, ids: Iterable[str]) -> None:
    for id, count in Counter(ids).items():
        if count > 1:
            raise ValueError(f"{kind} {id!r}: there are {count} of this id.")


def check_fields(name: str, row: Fields, wanted: set[str]) -> None:
    for field in sorted(wanted ^ set(row)):
        raise ValueError(f"{name}: {field} is {'missing' if field in wanted else 'not one of its fields'}.")


def whole(name: str, row: Fields, field: str, low: int, high: int) -> int:
    value = row.get(field)
    if type(value) is not int or not low <= value <= high:
        raise ValueError(f"{name}: {field} has to be a whole number from {low} to {high}, not {value!r}.")
    return value


def texts(name: str, row: Fields) -> Texts:
    for language in LANGUAGES:
        if not str(row.get(language, "")).strip():
            raise ValueError(f"{name}: {language} has no text.")
    return {language: row[language].strip() for language in LANGUAGES}
