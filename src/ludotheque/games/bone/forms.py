"""Moves and outcomes: `C5>RYVG`, `pass`, `+RYVG`, `0 begins`.

A bar is told by the square of its first colour, the way it runs from there (> v < ^) and its colours.
"""

import re

from ...contract import Form, Forms
from .box import NAMES, SQUARE_NAMES, WAYS, bar_name, read_bar
from .state import SEATS

BAR = re.compile(r"([A-R](?:[1-9]|1[0-8]))([>V<^])([RYVG]{4})")


def respell(text: str) -> str:
    """In any case, and from either end."""
    text = text.upper()
    if told := BAR.fullmatch(text):
        bar = read_bar(told[3], WAYS.index(told[2].lower()), SQUARE_NAMES.index(told[1]))
        return bar_name(*bar) if bar else text
    if text[:1] == "+":
        return text if text[1:] in NAMES else f"+{text[:0:-1]}"
    return text.lower()


FORMS = Forms(
    moves=(Form("{first}{way}{bar}", bar=NAMES, way=WAYS, first=SQUARE_NAMES), Form("pass").by_itself()),
    outcomes=(Form("+{bar}", bar=NAMES), Form("{seat} begins", seat=range(SEATS))),
    respell=respell,
)
LAY, PASS, DRAW, BEGINS = FORMS.firsts
bar_of, lay_at = FORMS.unpack(LAY), FORMS.pack(LAY)
