"""The shelf. Games are found through the entry point group `ludotheque.games`, ours and other people's alike: a name,
and the package whose `GAME` it is. Where nothing is installed, `LUDOTHEQUE_SHELF` lists them: `NAME=PACKAGE …`."""

import logging
import os
from functools import cache
from importlib.resources import files

from ..contract import LANGUAGES, Game, UnknownGame
from ..contract.game import open_box
from ..contract.plain import one_line

GROUP = "ludotheque.games"
OURS = f"{__name__}."
LONGEST = 300  # characters of what is wrong with a game
log = logging.getLogger(__name__)


@cache
def declared() -> dict[str, str]:
    """The packages that are declared, by name. Of two games with one name ours stays, else the first."""
    if listed := os.environ.get("LUDOTHEQUE_SHELF"):
        return dict(one.split("=") for one in listed.split())
    from importlib.metadata import entry_points

    found: dict[str, str] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: not entry.module.startswith(OURS)):
        if found.setdefault(entry.name, entry.module) != entry.module:
            log.warning("%s is left out: there is a game %r already.", entry.value, entry.name)
    return found


@cache
def games() -> tuple[str, ...]:
    """The names of the boxes on the shelf, those for few players first. What cannot be opened is said in the log."""
    boxes = {name: opened(name) for name in declared()}
    for name, box in boxes.items():
        if isinstance(box, str):
            log.warning("the game %r is left out: %s", name, box)
    shelf = [box for box in boxes.values() if isinstance(box, Game)]
    return tuple(box.name for box in sorted(shelf, key=lambda box: (box.seats, box.name)))


def game(name: str) -> Game:
    """Take a box from the shelf."""
    if name not in declared():
        raise UnknownGame(f"there is no game {name!r} on the shelf; there are {', '.join(games())}.")
    box = opened(name)
    if isinstance(box, str):
        raise UnknownGame(f"the game {name!r} cannot be opened: {box}")
    return box


@cache
def opened(name: str) -> Game | str:
    """A declared box, or what is wrong with it in one line: whatever a stranger's package does, the house stands."""
    try:
        box = open_box(declared()[name])
        check_box(name, box)
    except (Exception, SystemExit, GeneratorExit) as wrong:
        return said(wrong)
    return box


def said(wrong: BaseException) -> str:
    """What a stranger's exception says, in one line and with nothing in it that a terminal obeys."""
    try:
        text = f"{type(wrong).__name__}: {wrong}"
    except (Exception, SystemExit):
        text = type(wrong).__name__
    return one_line(text)[:LONGEST]


def check_box(name: str, box: Game) -> None:
    package = declared()[name]
    if not isinstance(box, Game):
        raise TypeError(f"{package}.GAME is no Game.")
    if (box.name, box.package) != (name, package):
        raise ValueError(f"it calls itself {box.name!r} in {box.package}.")
    for language in LANGUAGES:
        if not files(package).joinpath(f"{language}.ftl").is_file():
            raise FileNotFoundError(f"{package} has no {language}.ftl.")
