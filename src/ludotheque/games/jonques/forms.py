"""Moves and outcomes: `f2-f5`, `f2xg3` where a junk is captured, `keep 1`, `2 aces 1 six`, `0 begins`."""

from ...contract import Form, Forms, table
from .state import DICE, SQUARES, WIDTH

COLUMNS = "abcdefghijk"
SQUARE_NAMES = tuple(f"{COLUMNS[square % WIDTH]}{square // WIDTH + 1}" for square in range(SQUARES))
FALLS = tuple((aces, sixes) for aces in range(DICE + 1) for sixes in range(DICE + 1 - aces))  # what a throw may show
FALL = table(FALLS)


def throw_text(aces: int, sixes: int) -> str:
    said = ("", "1 ace", "2 aces", "3 aces")[aces], ("", "1 six", "2 sixes", "3 sixes")[sixes]
    return " ".join(filter(None, said)) or "nothing"


FORMS = Forms(
    moves=(
        Form("{start}-{end}", start=SQUARE_NAMES, end=SQUARE_NAMES).also(
            "{start}x{end}", when=lambda s, start, end: s.board[end] != 0
        ),
        Form("keep {count}", count=range(DICE + 1)).by_itself(),
    ),
    outcomes=(Form("{dice}", dice=(throw_text(*fall) for fall in FALLS)), Form("{seat} begins", seat=range(2))),
    respell=str.lower,
)
SAIL, KEEP, THROW, BEGINS = FORMS.firsts
ends_of, course = FORMS.unpack(SAIL), FORMS.pack(SAIL)
