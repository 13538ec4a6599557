"""Moves and outcomes: `train-3 N50E0`, `call left venise`, `to S10W70`, `figure plum`; `face NE`, `draw boat-2`,
`event storks`."""

from ...contract import Form, Forms
from .content import (
    CELL_NAMES,
    CLUES,
    EVENT_IDS,
    KIND_IDS,
    KINDS,
    LEVELS,
    OPEN_EVENTS,
    PER_SITE,
    QUARTERS,
    SECRET_IDS,
    SHEETS,
    SITE_IDS,
)
from .state import FIGURES, OPENING_NAMES, PRIME, SEATS

SECRET_FACE = OPEN_EVENTS  # in place of an open event: what others see of a SECRET card
NOT_HERE = PER_SITE  # in place of a level: no riddle of the card is on that sheet
WALK, BY_CARD, DRIFT = 0, 1, 1 + KINDS  # means of travel: on foot, then the kinds of card, then adrift
MEANS = DRIFT + 1
MOST_MOVES = 2800  # in one position: journeys by every kind of card, two cells farther than it says, and all beside

FORMS = Forms(
    moves=(
        Form("{means} {cell}", means=("walk", *KIND_IDS, "drift"), cell=CELL_NAMES),
        Form("stay"),
        Form("change {card}", card=KIND_IDS),
        Form("call {opening} {site}", opening=OPENING_NAMES, site=SITE_IDS),
        Form("pass"),
        Form("use {secret}", secret=SECRET_IDS),
        Form("flag {colour}", colour=FIGURES),
        Form("lay {card}", card=KIND_IDS).by_itself(when=lambda s: s.held[s.turn] == 1),
        Form("to {cell}", cell=CELL_NAMES),
        Form("figure {figure}", figure=FIGURES).by_itself(),
    ),
    outcomes=(
        Form("numbers {factor}", factor=range(1, PRIME)),
        Form("face {quarter}", quarter=QUARTERS),
        Form("face {label}", label=range(1, CLUES + 1)),
        Form("behind {site}", site=SITE_IDS),
        Form("sheet {number}", number=range(1, SHEETS + 1)),
        Form("riddle {level}", level=(*LEVELS, "none")),
        Form("card {site}", site=SITE_IDS),
        Form("draw {card}", card=KIND_IDS),
        Form("start {site}", site=SITE_IDS),
        Form("begins {seat}", seat=range(SEATS)),
        Form("event {event}", event=(*EVENT_IDS[:OPEN_EVENTS], "SECRET")),
        Form("keep {secret}", secret=SECRET_IDS),
        Form("lose {card}", card=KIND_IDS),
    ),
)
GO, STAY, CHANGE, ANNOUNCE, PASS, USE, FLAG_OF, LAY_CARD, TO, CHOOSE, *OUTCOMES = FORMS.firsts
NUMBERED, OF_QUARTER, LABELLED, BEHIND_FACE, ON_TOP, ON_IT, OPENED, *REST = OUTCOMES
DEALT, STARTS_AT, BEGINS, HAPPENS, KEEPS, LOSES = REST
MOVES = FORMS.move_count
journey_of, journey = FORMS.unpack(GO), FORMS.pack(GO)
call_of, announcement = FORMS.unpack(ANNOUNCE), FORMS.pack(ANNOUNCE)
