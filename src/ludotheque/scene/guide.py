"""A game's guide, from `guide.toml` in its folder: a page to start with, figures for its clauses, what is in the box.

    [[figure]]
    name = "leaving-the-port"
    clause = "port-exit"
    fr = "…"
    en = "…"
    position = "…"
    moves = ["f2-g3-g5"]
    marks = [{ kind = "way", places = ["f2", "g3", "g5"] }]

A figure is a position of the game, drawn or played to, as its scene shows it, with marks that somebody set by hand:
a `way` from place to place, an `area`, `good` and `bad` places, or any single character as a sign.
"""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from ..contract import Game, LudothequeError
from .nodes import Contents, Figure, Frame, Guide, Mark, Part, Stage, Step, Window
from .setting import Setting, Tabletop, Texts
from .show import stage_of

KINDS = ("way", "area", "good", "bad")


class StepText(Texts):
    figure: str = ""


class Drawn(Setting, kw_only=True):
    """A figure as it is written. `shows`: only the board around these places."""

    name: str
    clause: str = ""
    shows: tuple[str, ...] = ()
    board: bool = True
    trays: tuple[str, ...] = ()
    sheets: tuple[str, ...] = ()


class PartText(Texts):
    added: bool = False


class Box(Texts):
    part: tuple[PartText, ...] = ()


class Source(Struct, forbid_unknown_fields=True):
    goal: Texts | None = None
    step: tuple[StepText, ...] = ()
    end: Texts | None = None
    figure: tuple[Drawn, ...] = ()
    box: Box | None = None


@cache
def guide_of(game: Game) -> Guide:
    """ValueError names what is wrong with it. A game without a guide has an empty one."""
    path = files(game.package).joinpath("guide.toml")
    source = msgspec.toml.decode(path.read_bytes(), type=Source) if path.is_file() else Source()
    figures = tuple(figure(game, drawn) for drawn in source.figure)
    names = [drawn.name for drawn in source.figure]
    for name in {*(name for name in names if names.count(name) > 1)}:
        raise ValueError(f"there are two figures {name!r}.")
    for step in source.step:
        if step.figure and step.figure not in names:
            raise ValueError(f"a step shows figure {step.figure!r}, which there is not.")
    return Guide(
        goal=source.goal.by_language if source.goal else {},
        steps=tuple(Step(step.by_language, step.figure) for step in source.step),
        end=source.end.by_language if source.end else {},
        figures=figures,
        box=contents(source.box) if source.box else None,
    )


def contents(box: Box) -> Contents:
    return Contents(box.by_language, tuple(Part(part.by_language, part.added) for part in box.part))


def figure(game: Game, drawn: Drawn) -> Figure:
    try:
        if drawn.clause:
            game.rulebook.number(drawn.clause)
        top = Tabletop(game, drawn)
        for move in drawn.moves:
            top.play(move)
        shown = cut(top.frame(drawn.seat), drawn)
        for wrong in missing(stage_of(game), shown, drawn):
            raise ValueError(wrong)
    except (ValueError, LudothequeError) as wrong:
        raise ValueError(f"figure {drawn.name!r}: {wrong}") from None
    window = window_of(stage_of(game), drawn.shows) if drawn.board else None
    return Figure(drawn.name, drawn.clause, drawn.by_language, shown, window)


def cut(shown: Frame, drawn: Drawn) -> Frame:
    """What a figure shows of a frame: nothing to touch, and of what lies beside the board only what it names."""
    trays = {tray.id for tray in shown.trays}
    return replace(
        shown,
        pieces=tuple(piece for piece in shown.pieces if piece.place not in trays or piece.place in drawn.trays),
        trays=tuple(tray for tray in shown.trays if tray.id in drawn.trays),
        sheets=tuple(sheet for sheet in shown.sheets if sheet.id in drawn.sheets),
        marks=(*shown.marks, *drawn.marks),
        counters=(),
        buttons=(),
        offers=(),
    )


def missing(stage: Stage, shown: Frame, drawn: Drawn) -> Iterator[str]:
    """What a figure names that there is not."""
    yield from unknown_marks(stage, drawn.marks)
    yield from unknown_places(stage, drawn.shows)
    for kind, named, found in (("tray", drawn.trays, shown.trays), ("sheet", drawn.sheets, shown.sheets)):
        for id in set(named) - {thing.id for thing in found}:
            yield f"there is no {kind} {id!r}."


def unknown_marks(stage: Stage, marks: tuple[Mark, ...]) -> Iterator[str]:
    for mark in marks:
        if mark.kind not in KINDS and len(mark.kind) != 1:
            yield f"a mark is one of {', '.join(KINDS)} or a single character, not {mark.kind!r}."
        yield from unknown_places(stage, mark.places)


def unknown_places(stage: Stage, named: tuple[str, ...]) -> Iterator[str]:
    places = {place.id for place in stage.places}
    return (f"there is no place {place!r}." for place in named if place not in places)


def window_of(stage: Stage, shows: tuple[str, ...]) -> Window:
    """The part of a board around some places; the whole board around none."""
    seen = [place for place in stage.places if place.id in shows]
    if not seen:
        return Window(-0.5, -0.5, stage.width, stage.height)
    left = min(place.x - place.width / 2 for place in seen)
    top = min(place.y - place.height / 2 for place in seen)
    right = max(place.x + place.width / 2 for place in seen)
    bottom = max(place.y + place.height / 2 for place in seen)
    return Window(left, top, right - left, bottom - top)
