"""The shelf: the boxes of the house, as a client gets to see them."""

from functools import cache
from importlib.resources import files
from typing import Any

from .. import games
from ..bots import LEVELS, USUAL
from ..contract import Clause, Game, Option, UnknownGame
from ..games import game as take
from ..scene import guide_of, has_lesson, stage_of, turns_cards
from .family import PHRASES
from .messages import BlankCard, ClauseCard, GameCard, GamePage, OptionCard, PhraseCard, SectionCard
from .names import LONGEST_BLANK
from .paces import LASTING
from .proposing import FIRST
from .refused import Refused


def box(name: str) -> Game:
    try:
        return take(name)
    except UnknownGame:
        raise Refused("unknown", "refused-game") from None


def versions() -> dict[str, int]:
    """The version of each game's rules."""
    return {name: box(name).version for name in games()}


def version_of(name: str) -> int | None:
    """Of a game's rules, if it is on the shelf."""
    try:
        return take(name).version
    except UnknownGame:
        return None


@cache
def phrases() -> tuple[PhraseCard, ...]:
    """What can be said without typing."""
    return tuple(PhraseCard(name, phrase.drawing) for name, phrase in PHRASES.items())


@cache
def card(name: str) -> GameCard:
    game = box(name)
    return GameCard(
        name=game.name,
        title=game.rulebook.title,
        about=game.rulebook.about,
        seats=game.seats,
        minutes=game.minutes,
        age=game.age,
        secrets=game.has_secrets,
        routine=bool(game.routine),
        reads=turns_cards(game),
        blanks=tuple(blank_card(game, blank) for blank in game.blanks),
        options=tuple(option_card(option) for option in game.options if option.name not in game.blanks),
        levels=tuple(LEVELS),
        usual_level=USUAL,
        paces=LASTING if game.routine else (),
    )


def option_card(option: Option) -> OptionCard:
    span = option.low, option.high, option.step, option.by_seats
    return OptionCard(option.name, option.write(option.default), *span, option.choices)


def blank_card(game: Game, name: str) -> BlankCard:
    option = next((option for option in game.options if option.name == name), None)
    points = tuple(range(max(1, option.low), option.high + 1)) if option else ()
    return BlankCard(name, LONGEST_BLANK, points)


@cache
def page(name: str) -> GamePage:
    """A game's page: what it is, its rulebook, its stage."""
    game = box(name)
    sections = tuple(
        SectionCard(section.title, tuple(map(clause_card, section.clauses))) for section in game.rulebook.sections
    )
    art = tuple(sorted(art_of(game)))
    return GamePage(card(name), sections, stage_of(game), art, has_lesson(game), guide_of(game).goal, FIRST)


def clause_card(clause: Clause) -> ClauseCard:
    return ClauseCard(clause.name, clause.number, clause.source, clause.text, clause.ruling, clause.part_of)


def art_of(game: Game) -> dict[str, Any]:
    return {path.name: path for path in files(game.package).joinpath("art").iterdir()}


def art(name: str, file: str) -> bytes:
    """A picture or a style sheet of a game. Its name is looked up among those that there are."""
    found = art_of(box(name))
    if file not in found:
        raise Refused("unknown", "refused-table")
    data: bytes = found[file].read_bytes()
    return data
