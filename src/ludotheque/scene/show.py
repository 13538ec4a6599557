"""From a match to what a viewer sees. The game's own part is its `scene.py`."""

from importlib import import_module
from typing import Any, Protocol

from ..contract import CHANCE, NOBODY, OVER, Entry, Event, Game, Match
from .nodes import Button, Counter, Frame, Line, Mark, Offer, Piece, Stage, Tray
from .words import Words


class GameScene(Protocol):
    """What a game says about its looks. All of it reads only a record with the viewer's blanks."""

    def stage(self) -> Stage: ...
    def pieces(self, s: Any) -> list[Piece]: ...
    def trays(self, s: Any, say: Words, names: list[str]) -> list[Tray]: ...
    def counters(self, s: Any, say: Words, names: list[str]) -> list[Counter]: ...
    def marks(self, entry: Entry) -> list[Mark]: ...
    def path(self, s: Any, move: int) -> tuple[str, ...]: ...
    def button(self, move: str, say: Words) -> str: ...
    def details(self, event: Event, names: list[str]) -> dict[str, Any]: ...
    def prompt(self, s: Any) -> tuple[str, dict[str, Any]]: ...


def scene_of(game: Game) -> GameScene:
    scene: Any = import_module(f"{game.package}.scene")
    return scene


def seat_names(game: Game, say: Words, seats: int) -> list[str]:
    return [say(f"seat-{seat}") for seat in range(seats)]


def offers(match: Match) -> list[Offer]:
    """Every legal move of the seat to move, as the path of things touched to make it."""
    if match.state.to_move in (CHANCE, OVER):
        return []
    scene, write = scene_of(match.game), match.game.notation.write
    return [Offer(write(match.state, move), scene.path(match.state, move)) for move in match.numbers()]


def lines(match: Match, entry: Entry, say: Words, names: list[str]) -> list[Line]:
    """What an entry of the log did, in sentences; clauses without words of their own stay silent."""
    scene, rulebook = scene_of(match.game), match.game.rulebook
    told = []
    for event in entry.events:
        rule = rulebook.name(event.rule)
        if say.has(f"log-{rule}"):
            text = say(f"log-{rule}", **scene.details(event, names))
            if text != SILENCE:
                told.append(Line(text, rule))
    return told


SILENCE = "-"  # a sentence that a Fluent file leaves out for some details


def frame(match: Match, seat: int, say: Words, names: list[str]) -> Frame:
    """All that a seat, or a spectator (NOBODY), sees now. The log holds the sentences of the last entry."""
    scene = scene_of(match.game)
    s = match.hidden(seat)
    last = match.log[-1].known_to(seat) if match.log else None
    given = offers(match) if seat == match.state.to_move and seat != NOBODY else []
    ids = {offer.path[0] for offer in given if len(offer.path) == 1}
    message, args = scene.prompt(s)
    args = {name: names[value] if name == "player" else value for name, value in args.items()}
    return Frame(
        to_move=match.state.to_move,
        pieces=tuple(scene.pieces(s)),
        trays=tuple(scene.trays(s, say, names)),
        counters=tuple(scene.counters(s, say, names)),
        marks=tuple(scene.marks(last)) if last else (),
        prompt=say(message, **args),
        buttons=tuple(Button(id, scene.button(id, say)) for id in sorted(ids)),
        offers=tuple(given),
        log=tuple(lines(match, last, say, names)) if last else (),
    )
