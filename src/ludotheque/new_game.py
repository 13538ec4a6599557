"""`ludotheque new-game`: a small game to start from, as a package of its own: playable, tested, in two languages."""

import re
import shutil
import sys
from importlib import import_module
from importlib.resources import as_file, files
from importlib.util import find_spec
from keyword import iskeyword, issoftkeyword
from pathlib import Path

from .contract import BadOption, Game, Match
from .games import games

STARTER = "ludotheque.starter"
NAME = re.compile(r"[a-z][a-z0-9_]{1,30}")
ENDINGS: dict[str, dict[str, str]] = {
    "goal": {},
    "last-turn": {"turns": "4"},
}  # and the options by which a random game ends so
PROJECT = """\
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "{name}"
version = "0.1.0"
dependencies = ["ludotheque"]

[project.entry-points."ludotheque.games"]
{name} = "{name}"

[tool.pytest.ini_options]
pythonpath = ["."]
"""
TESTS = """\
from {name} import GAME

from ludotheque.testing import laws, play

test_laws = laws(GAME)


def clauses(entry):
    return [event.clause.name for event in entry.events]


def test_a_throw_goes_into_the_pot():
    match = GAME.start()
    assert clauses(play(match, "5")) == ["throw"]
    assert match.state.pot == 5


def test_a_one_loses_it():
    match = GAME.start()
    assert clauses(play(match, "5", "go", "1")) == ["throw", "one-loses"]
    assert (match.state.actor, match.state.pot, match.scores) == (1, 0, [0, 0])


def test_whoever_holds_has_it():
    match = GAME.start()
    assert clauses(play(match, "5", "hold")) == ["hold"]
    assert (match.state.actor, match.scores) == (1, [5, 0])


def test_thirty_points_win():
    match = GAME.position("to_move 0, actor 0, die 4, pot 4\\npoints 26 12")
    assert clauses(play(match, "hold")) == ["hold", "goal"]
    assert match.winners == [0]


def test_the_last_turn_ends_it():
    match = GAME.position("actor 1, played 3, turns 4\\npoints 8 12")
    assert clauses(play(match, "1")) == ["throw", "one-loses", "last-turn"]
    assert match.winners == [1]
"""
COUNTS = "[6, 16, 72, 207]\n"  # positions after 1, 2, … plies


def write_package(name: str, folder: Path) -> Path:
    """Write the package of a new game into a folder of its name; returns that folder."""
    if not NAME.fullmatch(name) or iskeyword(name) or issoftkeyword(name):
        raise BadOption(f"{name!r} is no name for a game: small letters and digits, as Python's modules have.")
    if name in games() or find_spec(name):
        raise BadOption(f"there is a game or a module {name!r} already.")
    home = folder / name
    if home.exists():
        raise BadOption(f"{home} exists already.")
    with as_file(files(STARTER)) as starter:
        shutil.copytree(starter, home / name, ignore=shutil.ignore_patterns("__pycache__"))
    (home / "pyproject.toml").write_text(PROJECT.format(name=name), "utf-8")
    (home / "tests" / "golden").mkdir(parents=True)
    (home / "tests" / f"test_{name}.py").write_text(TESTS.format(name=name), "utf-8")
    (home / "tests" / "counts.json").write_text(COUNTS, "utf-8")
    write_goldens(home, name)
    return home


def write_goldens(home: Path, name: str) -> None:
    """A recorded game for every way to end: whoever changes a rule unawares hears of it."""
    sys.path.insert(0, str(home))
    try:
        game: Game = import_module(name).GAME
        for ending, options in ENDINGS.items():
            match = game.open(None, options, seed=1)
            while match.to_move != "over":
                match.apply(any_move(match))
            assert match.ended_by == ending
            (home / "tests" / "golden" / f"{ending.replace('-', '_')}.ludo").write_text(match.save(), "utf-8")
    finally:
        sys.path.remove(str(home))


def any_move(match: Match) -> int:
    numbers = match.numbers()
    return numbers[7 * len(match.log) % 11 % len(numbers)]
