"""A match as one SVG picture: for notebooks and link previews. The same stage, frame and sprites as the browser's."""

import re
from html import escape
from importlib.resources import files

from ..contract import NOBODY, Game, Match
from .nodes import Frame, Look, Piece, Place, Stage
from .show import frame, stage_of

UNIT = 60  # pixels of a board unit
SIZE = 0.92  # of a piece, in places
UPRIGHT = ".upright{transform:rotate(calc(-1*var(--angle,0deg)));transform-box:fill-box;transform-origin:center}"


def picture(match: Match, seat: int = NOBODY) -> str:
    stage, shown = stage_of(match.game), frame(match, seat)
    sprites = art(match.game, "sprites.svg")
    symbols = set(re.findall(r'<symbol[^>]*\bid="([^"]+)"', sprites))
    places = {place.id: place for place in stage.places}
    drawn = [draw_piece(stage, piece, places[piece.place], symbols) for piece in shown.pieces if piece.place in places]
    return "".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 {stage.width + 1} {stage.height + 1}"',
            f' width="{UNIT * (stage.width + 1):.0f}" height="{UNIT * (stage.height + 1):.0f}">',
            '<rect x="-1" y="-1" width="100%" height="100%" fill="#F6EFE0"/>',
            f'<svg x="-0.5" y="-0.5" width="{stage.width}" height="{stage.height}"',
            f' viewBox="-0.5 -0.5 {stage.width} {stage.height}">{inside(art(match.game, "board.svg"))}</svg>',
            f"<style>{UPRIGHT}</style><defs>{inside(sprites)}</defs>",
            captions(stage),
            last_move(stage, shown),
            *drawn,
            "</svg>",
        ]
    )


def art(game: Game, name: str) -> str:
    path = files(game.package).joinpath("art", name)
    return path.read_text("utf-8") if path.is_file() else ""


def inside(svg: str) -> str:
    """The content of an SVG document."""
    found = re.search(r"<svg[^>]*>(.*)</svg>", svg, re.S)
    return found[1] if found else ""


def draw_piece(stage: Stage, piece: Piece, place: Place, symbols: set[str]) -> str:
    x, y, size = place.x, place.y, SIZE * min(place.width, place.height)
    look = next(filter(None, map(stage.looks.get, piece.names)), Look("?"))
    sprite = next((name for name in piece.names if name in symbols), None)
    if not sprite:
        return text(x, y + 0.2, look.glyph, 0.6, look.ink)
    large = look.width * look.height > 1
    width, height = (look.width, look.height) if large else (size, size)
    first = 0.5 if large else size / 2  # from the corner to the middle of the first square
    turned = f"translate({x:g} {y:g})" + (f" rotate({piece.angle})" if piece.angle else "")
    box = f'x="{-first}" y="{-first}" width="{width}" height="{height}"'
    return f'<use href="#{sprite}" transform="{turned}" {box} style="--angle:{piece.angle}deg"/>'


def captions(stage: Stage) -> str:
    return "".join(text(caption.x * 0.97, caption.y * 0.97, caption.text, 0.26) for caption in stage.captions)


def last_move(stage: Stage, shown: Frame) -> str:
    places = {place.id: place for place in stage.places}
    went = [places[id] for mark in shown.marks if mark.kind == "last" for id in mark.places if id in places]
    return "".join(
        f'<rect x="{place.x - place.width / 2:g}" y="{place.y - place.height / 2:g}"'
        f' width="{place.width:g}" height="{place.height:g}" fill="#E9B72B" opacity="0.45"/>'
        for place in went
    )


def text(x: float, y: float, said: str, size: float, ink: str = "") -> str:
    style = f'font-size="{size}" font-family="sans-serif" text-anchor="middle" fill="{ink or "#2B2622"}"'
    return f'<text x="{x:.2f}" y="{y:.2f}" {style}>{escape(said)}</text>'
