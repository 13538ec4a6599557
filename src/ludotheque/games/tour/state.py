"""The travellers and their flags, the hands, the camera, the sheets, and what is still to be settled.

A clue gets a label when people first see it on a sheet, or its number on a card of the camera; labels are given in
that order, and the number printed is the label in disguise (`printed`). So a number tells nothing but where it was
seen before.
"""

from typing import Annotated

import numpy as np

from ...contract import CHANCE, NOBODY, Byte, Ints, Long, Record, Rulebook, Short, inlined, table
from .content import (
    CLUES,
    DESTINATIONS,
    EVENT_KINDS,
    EVENTS,
    MODES,
    MOODS,
    PER_SITE,
    SHEETS,
    SITES,
    TRANSPORT,
    quarter_of,
    sheet_of,
)

RULEBOOK = Rulebook(__package__)
Rule = RULEBOOK.Rule

SEATS = 6
HAND = 7
OLDER = 20  # cards of a hand that proves something: whoever drifts holds trains only
GOAL = 5  # validated destinations
VALIDATED = 100  # what one counts for beside a carried one
TURN_CAP = 600  # turns of all players together
OPENINGS = 2
BEHIND = 40  # cards of a compartment
PRIME = 241  # labels and numbers go from 1 to 240
ROOT = 7  # its powers are all of them
POWER = table([pow(ROOT, label, PRIME) for label in range(PRIME)])
KINDS = len(TRANSPORT)
MODE = table([MODES.index(kind.mode) for kind in TRANSPORT])
REACH = table([kind.reach for kind in TRANSPORT])
COUNT = table([kind.count for kind in TRANSPORT])
FURTHER = 2  # cells more, by a SECRET card
QUARTER = table([quarter_of(site.cell) for site in DESTINATIONS])
SHEET_OF = table([sheet_of(clue) for clue in range(CLUES)])
ON_SHEET = table([[clue for clue in range(CLUES) if sheet_of(clue) == sheet] for sheet in range(SHEETS)])
EVENT_KIND = table([EVENT_KINDS.index(event.kind) for event in EVENTS])
EVENT_VALUE = table([event.value for event in EVENTS])
UNHAPPY = table([event.mood == MOODS[2] for event in EVENTS])
PILE_EVENTS = len(EVENTS)
MOST_BACK = 8  # cards put back behind the others: a redraw needs a traveller on a cell of several destinations
NONE = -1
HIDDEN = -2
IN_CAMERA = (
    0  # where a destination card is: in the camera, or OPEN + the seat that was wrong, or CARRIED or RACK + seat
)
OPEN = 1
CARRIED = OPEN + SEATS
RACK = CARRIED + SEATS
IN_PILE, USED, KEPT = 0, 1, 2  # where an event card is: KEPT + seat
(VOYAGE, DRAW, LOSE, SWAP, SHEET, PEEK, FLAG, FLAG_OTHER, AGAIN, MISS, STEP, NOTHING, SHIELD, FAR) = range(
    len(EVENT_KINDS)
)

# What is awaited: outcomes of chance first, then the choices of a seat.
PHASES = (
    "numbers",
    "face",
    "site",
    "sheet",
    "link",
    "peek",
    "glimpse",
    "hint",
    "card",
    "deal",
    "start",
    "lot",
    "event",
    "secret",
    "mix",
    "place-flag",
    "spare-flag",
    "travel",
    "shield",
    "lay",
    "which-flag",
    "step",
    "call",
    "done",
)
(
    NUMBERS,
    FACE,
    SITE,
    NEW_SHEET,
    LINK,
    PEEKING,
    GLIMPSE,
    HINT,
    CARD,
    DEAL,
    START,
    LOT,
    EVENT,
    SECRET,
    MIX,
    PLACE_FLAG,
    SPARE_FLAG,
    TRAVEL,
    SHIELDING,
    LAY,
    WHICH_FLAG,
    STEPPING,
    CALL,
    DONE,
) = range(len(PHASES))

# How far the preparation, or a turn, has come.
STAGES = (
    "numbers",
    "camera",
    "sheet",
    "hands",
    "starts",
    "lot",
    "flags",
    "spares",
    "begin",
    "before",
    "validate",
    "flagged",
    "event",
    "take",
    "after",
    "end",
    "next",
)
(
    AT_NUMBERS,
    AT_CAMERA,
    AT_SHEET,
    AT_HANDS,
    AT_STARTS,
    AT_LOT,
    AT_FLAGS,
    AT_SPARES,
    AT_BEGIN,
    AT_BEFORE,
    AT_VALIDATE,
    AT_FLAGGED,
    AT_EVENT,
    AT_TAKE,
    AT_AFTER,
    AT_END,
    AT_NEXT,
) = range(len(STAGES))


class State(Record):
    turns: Long  # begun so far, by all together
    phase: Byte  # what is awaited
    stage: Byte  # how far the preparation or the turn has come
    first: Byte  # who began, NOBODY before
    turn: Byte  # whose turn it is, NOBODY before
    round_world: Byte  # option: the map's edges meet
    hint: Byte  # option: rounds after which a card on show tells a riddle, 0 never
    turn_cap: Short  # option: turns after which the game ends
    numbers: Short  # what disguises labels as printed numbers, 0 before
    traveller: Annotated[Ints, np.int16, SEATS]  # cells; NONE before
    flag: Annotated[Ints, np.int16, SEATS]  # of every colour
    announced: Annotated[Ints, np.int8, SEATS]  # 1 if this visit's announcement is made
    miss: Annotated[Ints, np.int8, SEATS]  # turns to miss
    extra: Annotated[Ints, np.int8, SEATS]  # turns to come
    hand: Annotated[Ints, np.int8, SEATS, KINDS]  # how many of each kind; 0 where a viewer cannot know
    held: Annotated[Ints, np.int8, SEATS]  # how many cards in all
    absent: Annotated[Ints, np.int16, SEATS]  # kinds that a hand was proved not to hold, as a mask; 0 to 2 ** KINDS - 1
    older: Annotated[Ints, np.int32, SEATS, OLDER + 1]  # by number, how likely so many cards are older; 0 to WHOLE each
    used: Annotated[Ints, np.int8, KINDS]  # transport cards laid aside
    event_at: Annotated[Ints, np.int8, PILE_EVENTS]  # IN_PILE, USED, KEPT + seat; HIDDEN where a viewer cannot know
    secrets: Annotated[Ints, np.int8, SEATS]  # how many SECRET cards each keeps
    place: Annotated[Ints, np.int8, SITES]  # of each destination card
    left: Annotated[Ints, np.int8, OPENINGS]  # cards of a compartment
    front: Annotated[Ints, np.int8, OPENINGS]  # site; NONE none, HIDDEN where a viewer cannot know
    quarter: Annotated[Ints, np.int8, OPENINGS]  # of the front card
    number: Annotated[Ints, np.int16, OPENINGS, PER_SITE]  # the labels on the front card, by level
    back: Annotated[Ints, np.int8, OPENINGS, MOST_BACK]  # queue: cards put back behind the others
    backs: Annotated[Ints, np.int8, OPENINGS]  # how many
    known: Annotated[Ints, np.int8, OPENINGS]  # 1 if what all have seen tells which site the front card is
    linked: Annotated[Ints, np.int8, OPENINGS]  # levels of the front card that were read while it was on show, as bits
    glimpse: Annotated[Ints, np.int8, OPENINGS]  # level of its clue on the sheet that some have peeked at, or NONE,
    glimpsed: Annotated[Ints, np.int8, OPENINGS]  # and their seats, as a mask
    age: Annotated[Ints, np.int16, OPENINGS]  # turns since the front card came
    told: Annotated[Ints, np.int8, OPENINGS]  # extra hints given for it
    label: Annotated[Ints, np.int16, CLUES]  # of a clue that all have seen, 0 before
    labels: Short  # given so far
    order: Annotated[Ints, np.int8, SHEETS]  # sheets in the order in which they came on show
    sheets: Byte  # how many have been
    shown: Byte  # which of them is on show, NONE before
    next_sheet: Byte  # the one on top of the pile, if somebody has peeked at it; else NONE
    peeked: Byte  # who has, as a mask
    # what is still to be settled
    turning: Byte  # 1 if the sheet is to be turned
    coming: Byte  # the sheet that comes on show, else NONE
    peeking: Byte  # 1 if the player is to peek at the next sheet
    asking: Byte  # openings of which it is still to be told whether a riddle is on that sheet, as a mask
    hinting: Byte  # openings that tell a riddle, as a mask
    drawer: Byte  # who draws transport cards,
    draws: Byte  # and how many
    refill: Byte  # 1 if a card was used in this turn
    further: Byte  # cells more in this turn's move
    keeping: Byte  # 1 if a SECRET card is to be kept
    asked: Byte  # the event being carried out that asks something, or NONE
    shielding: Byte  # 1 if it asks whether a shield is used
    moving: Byte  # the flag to be placed, or NONE
    around: Short  # the cell next to which it is placed, or a traveller steps; NONE
    called: Byte  # the site announced, or NONE,
    opening: Byte  # and in which opening; or which opening a chance node is about


@inlined
def label_number(label: int, numbers: int) -> int:
    """The number printed for a label."""
    return POWER[label] * numbers % PRIME


@inlined
def traveller_on(s: State, cell: int) -> int:
    """The seat of the traveller on a cell, or NOBODY."""
    for seat in range(s.seats):
        if s.traveller[seat] == cell:
            return seat
    return NOBODY


@inlined
def flag_on(s: State, cell: int) -> int:
    """The colour of the flag on a cell, or NONE."""
    for colour in range(SEATS):
        if s.flag[colour] == cell:
            return colour
    return NONE


@inlined
def sheet_on_show(s: State) -> int:
    return s.order[s.shown] + 0 if s.shown != NONE else NONE


@inlined
def site_count(s: State, where: int) -> int:
    """How many destination cards are at a place."""
    count = 0
    for site in range(SITES):
        count += s.place[site] == where
    return count


@inlined
def forget_front(s: State, opening: int) -> None:
    """Nobody has read or seen anything of a front card."""
    s.known[opening] = 0
    s.linked[opening] = 0
    s.glimpse[opening] = NONE
    s.glimpsed[opening] = 0


@inlined
def await_chance(s: State, phase: int) -> bool:
    s.phase = phase
    s.to_move = CHANCE
    return True


@inlined
def await_choice(s: State, phase: int, seat: int) -> bool:
    s.phase = phase
    s.to_move = seat
    return True
