"""From a match to what a viewer sees. The game's own part is its `scene.py`."""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Any, Protocol

from msgspec.structs import replace

from ..contract import CHANCE, LEGAL, NOBODY, OVER, Entry, Event, Game, Match
from .identity import Identities
from .nodes import Button, Counter, Frame, Line, Mark, Motion, Offer, Piece, Preview, Say, Sheet, Stage, Tray

LOOK_BACK = 12  # entries, for one that left a mark


class GameScene(Protocol):
    """What a game says about its looks. Pieces, trays and prompt read a record with the viewer's blanks.

    A game may also have `foreseen(match, move) -> list[Line]`: what else to say of a move that is only tried;
    `sheets(s, entries) -> list[Sheet]`: what there is to read after the last entries of the log, the newest first;
    `sentences(language)`: texts of cards and the like.
    """

    def stage(self) -> Stage: ...
    def pieces(self, s: Any, /) -> list[Piece]: ...
    def trays(self, s: Any, /) -> list[Tray]: ...
    def counters(self, s: Any, /) -> list[Counter]: ...
    def prompt(self, s: Any, /) -> Say: ...
    def marks(self, s: Any, /) -> list[Mark]: ...
    def trail(self, s: Any, entry: Entry, /) -> list[Mark]: ...
    def motions(self, entry: Entry, /) -> list[Motion]: ...
    def path(self, s: Any, move: int, /) -> tuple[str, ...]: ...
    def button(self, step: str, /) -> Button | None: ...
    def meant(self, s: Any, path: tuple[str, ...], /) -> list[int]: ...
    def told(self, event: Event, /) -> dict[str, int | str | Say] | Say | None: ...


@cache
def scene_of(game: Game) -> GameScene:
    scene: Any = import_module(f"{game.package}.scene")
    return scene


@cache
def stage_of(game: Game) -> Stage:
    return scene_of(game).stage()


def offers(match: Match) -> list[Offer]:
    """Every legal move of the seat to move, as the path of things touched to make it."""
    if match.state.to_move in (CHANCE, OVER):
        return []
    path, write, state = scene_of(match.game).path, match.game.notation.write, match.state
    return [Offer(write(state, move), path(state, move)) for move in match.numbers()]


def refusal(match: Match, path: tuple[str, ...]) -> str | None:
    """The clause that forbids what somebody meant by touching these things, None if no move was meant."""
    for move in scene_of(match.game).meant(match.state, path):
        rule = match.game.rules.why_not(match.state.record, move)
        if rule != LEGAL:
            return match.game.rulebook.name(rule)
    return None


def lines(game: Game, entry: Entry) -> list[Line]:
    """What an entry of the log did, in sentences; a game may leave some events untold."""
    told = []
    for event in entry.events:
        said = scene_of(game).told(event)
        if said is not None:
            rule = game.rulebook.name(event.rule)
            told.append(Line(said if isinstance(said, Say) else Say(f"log-{rule}", said), rule))
    return told


def won(scores: list[int]) -> Say:
    """Who has won by points, or how many share the win."""
    best = max(scores)
    return Say("prompt-won", {"player": scores.index(best), "points": best, "sharing": scores.count(best)})


def seat_to_show(match: Match, seats: Sequence[int]) -> int:
    """Whose screen it is, of the seats that share one: the seat to move or to throw, else the first of them.

    Where several share a screen and have secrets, it shows none of them between their turns.
    """
    state = match.state
    turn = int(state.actor if state.to_move == CHANCE else state.to_move)
    if turn in seats:
        return turn
    return seats[0] if len(seats) == 1 or (seats and not match.game.has_secrets) else NOBODY


def frame(match: Match, seat: int = NOBODY, identities: Identities | None = None) -> Frame:
    """All that a seat, or a spectator (NOBODY), sees now."""
    shown = scenery(match, seat, identities)
    return with_offers(match, shown) if seat == match.state.to_move and seat != NOBODY else shown


def with_offers(match: Match, shown: Frame) -> Frame:
    """The frame of the seat to move: what everybody sees, and what it may touch."""
    scene, given = scene_of(match.game), offers(match)
    steps = dict.fromkeys(step for offer in given for step in offer.path)
    return replace(shown, offers=tuple(given), buttons=tuple(filter(None, map(scene.button, steps))))


def sheets(match: Match, s: Any, seat: int) -> list[Sheet]:
    """What there is to read, in games that have something."""
    scene = scene_of(match.game)
    if not hasattr(scene, "sheets"):
        return []
    found: list[Sheet] = scene.sheets(s, [entry.known_to(seat) for entry in match.log[: -1 - LOOK_BACK : -1]])
    return found


def trail(match: Match, s: Any, seat: int) -> list[Mark]:
    """What the last entry that left a mark did; it stays in sight while dice are thrown and pieces drawn."""
    marked = scene_of(match.game).trail
    for entry in match.log[: -1 - LOOK_BACK : -1]:
        if marks := marked(s, entry.known_to(seat)):
            return marks
    return []


def preview(match: Match, move: int) -> Preview:
    """What a legal move of the seat to move would do, for all that the seat knows."""
    state, entry = match.trial(move)
    scene = scene_of(match.game)
    foreseen = scene.foreseen(match, move) if hasattr(scene, "foreseen") else []
    return Preview((*scene.marks(state), *scene.trail(state, entry)), (*lines(match.game, entry), *foreseen))


def scenery(match: Match, seat: int, identities: Identities | None) -> Frame:
    """A frame without offers."""
    scene, state = scene_of(match.game), match.state
    s = match.hidden(seat) if match.game.has_secrets else state
    pieces = scene.pieces(s)
    return Frame(
        ply=state.ply,
        to_move=state.to_move,
        thrower=state.actor if state.to_move == CHANCE else NOBODY,
        pieces=tuple(identities.name(pieces) if identities else pieces),
        trays=tuple(scene.trays(s)),
        counters=tuple(scene.counters(s)),
        marks=(*scene.marks(s), *trail(match, s, seat)),
        prompt=scene.prompt(s),
        buttons=(),
        offers=(),
        scores=tuple(match.scores) if state.to_move == OVER else (),
        ended_by=match.ended_by or "",
        sheets=tuple(sheets(match, s, seat)),
    )
