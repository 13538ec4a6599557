"""Moves and outcomes: `D 43` and `A 2` put a start and an arrival, `send 63`, `-10` a throw, `+10: 0 2` those who threw
it together for the first place."""

from ...contract import Form, Forms
from ...contract.seats import seats_of
from .state import EVERYONE, EXILES, SQUARE_NAMES, STEPS

THROWERS = tuple(" ".join(map(str, seats_of(mask))) for mask in range(EVERYONE))  # never all, who would decide nothing

FORMS = Forms(
    moves=(
        Form("D {square}", square=SQUARE_NAMES),
        Form("A {square}", square=SQUARE_NAMES),
        Form("send {square}", square=EXILES),
    ),
    outcomes=(Form("{step}", step=(f"{step:+}" for step in STEPS)), Form("+10: {throwers}", throwers=THROWERS)),
    respell=lambda text: text.upper().replace("SEND", "send").replace("−", "-"),
)
START, ARRIVAL, SEND, THROW, PLUS_TEN = FORMS.firsts
