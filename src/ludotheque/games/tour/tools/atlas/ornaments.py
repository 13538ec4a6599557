"""What makes a plate of a map: its edge, a compass rose, waves, a steamer and a whale."""

import math

from .cells import COLUMNS, ROWS, Cell
from .inks import BAR, FONT, LETTER, PAPER, RED, RIPPLE, SEA

ROSE, AT_SEA, AT_PLAY = (4, 11.4), (27.75, 11.75), (2.6, 4.9)  # the rose, the steamer and the whale
WAVES = 4  # one sea cell of so many has a wave

STEAMER = (
    "M-.72.1H.66Q.78.1.84 0H.9Q.84.3.68.4H-.56Q-.68.3-.72.1ZM-.5.1V-.06H.5V.1M-.34-.06V-.2H.3V-.06"
    "M-.2-.2L-.17-.52H-.03L-.05-.2M.08-.2L.11-.52H.25L.23-.2M.56.1V-.5M-.58.1V-.42"
)
SMOKE = "M-.1-.58C-.12-.76-.3-.66-.36-.8S-.62-.78-.7-.9M.18-.58C.16-.76-.04-.7-.1-.84S-.4-.86-.5-.98S-.76-1-.86-1.06"
PORTHOLES = "M-.4.2h0M-.2.2h0M0 .2h0M.2.2h0M.4.2h0"
WHALE = (
    "M-.7.16C-.62-.2-.2-.36.16-.3.4-.26.52-.1.66-.1.74-.1.76-.2.72-.3.84-.28.92-.2.92-.12"
    " 1-.18 1.1-.2 1.18-.16 1.12 0 .98.06.86.04.76.24.5.36.2.36-.2.36-.64.4-.7.16Z"
)
SPOUT = "M-.34-.34C-.34-.5-.4-.56-.5-.58M-.34-.34C-.34-.5-.28-.56-.18-.58M-.66.2C-.5.26-.34.24-.24.16M-.44.02h0"


def rose(size: float) -> str:
    """Eight points, half red and half paper, and eight lines between them."""
    halves, lines = {RED: "", PAPER: ""}, ""
    for i in range(0, 16, 2):
        angle, long = math.tau * i / 16, i % 4 == 0
        lines += f"M{around(angle + math.tau / 16, 0.27 * size)}L{around(angle + math.tau / 16, 0.42 * size)}"
        for paint, side in ((RED, 1), (PAPER, -1)):
            tip, waist = around(angle, (1 if long else 0.64) * size), around(angle + side * math.tau / 16, 0.19 * size)
            halves[paint] += f"M0 0L{tip}L{waist}z"
    rings = "".join(f'<circle r="{part * size:g}"/>' for part in (0.48, 0.52, 0.8))
    points = "".join(f'<path fill="{paint}" d="{shape}"/>' for paint, shape in halves.items())
    return (
        f'<g transform="translate{ROSE}"><g fill="none" stroke="{LETTER}" stroke-width=".018">'
        f'<g opacity=".6">{rings}</g><path d="{lines}"/>{points}<circle r="{0.06 * size:g}" fill="{PAPER}"/></g>'
        f'<text y="{-size - 0.09:g}" {FONT} font-size=".36" text-anchor="middle" fill="{LETTER}">N</text></g>'
    )


def around(angle: float, far: float) -> str:
    return f"{far * math.sin(angle):.3f} {-far * math.cos(angle):.3f}".replace(" -", "-")


def waves(sea: list[Cell]) -> str:
    """Crests here and there, the same in every edition, clear of the drawings."""
    found = ""
    for column, row in sea:
        clear = all(abs(column - x) > 1.6 or abs(row - y) > 1.2 for x, y in (ROSE, AT_SEA, AT_PLAY))
        if clear and (7 * column + 11 * row + column * row) % WAVES == 0:
            x, y = column + (5 * column + 3 * row) % 5 / 10 - 0.35, row + (3 * column + 7 * row) % 5 / 10 - 0.2
            found += f"M{x:.2f} {y:.2f}q.07-.08.14 0t.14 0".replace(" -", "-")
    return f'<path fill="none" stroke="{RIPPLE}" stroke-width=".022" d="{found}"/>'


def vignettes() -> str:
    return (
        f'<g fill="{SEA}" stroke="{RIPPLE}" stroke-width=".028">'
        f'<g transform="translate{AT_SEA}"><path d="{STEAMER}"/><path fill="none" d="{SMOKE}"/>'
        f'<path stroke-width=".06" d="{PORTHOLES}"/></g>'
        f'<g transform="translate{AT_PLAY}"><path d="{WHALE}"/><path fill="none" d="{SPOUT}"/></g></g>'
    )


def edge() -> str:
    """Dark and light by turns, a bar for each cell."""
    east, south = COLUMNS - 0.53, ROWS - 0.53
    sides = (f"M-.5-.47h{COLUMNS}", f"M{east:g}-.5v{ROWS}", f"M-.5 {south:g}h{COLUMNS}", f"M-.47-.5v{ROWS}")
    bars = "".join(sides)
    inside = f"M-.44-.44h{COLUMNS - 0.12:g}v{ROWS - 0.12:g}h-{COLUMNS - 0.12:g}z"
    return (
        f'<g fill="none"><path stroke="{PAPER}" stroke-width=".06" d="{bars}"/>'
        f'<path stroke="{BAR}" stroke-width=".06" stroke-dasharray="1" d="{bars}"/>'
        f'<path stroke="{BAR}" stroke-width=".014" d="{inside}"/></g>'
    )
