"""The travellers and their flags, the hands, the camera, the sheets, and what is still to be settled.

A clue gets a label when people first see it on a sheet, or its number on a card of the camera; labels are given in
that order, and the number printed is the label in disguise (`printed`). So a number tells nothing but where it was
seen before.
"""

from enum import IntEnum
from typing import Annotated

from ...contract import (
    CHANCE,
    HIDDEN,
    NOBODY,
    NONE,
    OVER,
    By,
    Byte,
    Deduced,
    Ints,
    Long,
    Named,
    Record,
    Rulebook,
    Short,
    Within,
    inlined,
    int8,
    int16,
    int32,
    names_of,
    table,
)
from ...contract.hands import WHOLE
from .content import (
    CELL_NAMES,
    CLUE_NAMES,
    CLUES,
    EVENT_IDS,
    KIND_IDS,
    KINDS,
    LEVELS,
    PER_SITE,
    PILE_EVENTS,
    QUARTERS,
    SECRETS,
    SHEETS,
    SITE_IDS,
    SITES,
    TRANSPORTS,
)

RULEBOOK = Rulebook(__package__)
Rule = RULEBOOK.Rule

SEATS = 6
HAND = 7
OLDER = 20  # cards of a hand that proves something: whoever drifts holds trains only
GOAL = 5  # validated destinations
VALIDATED = 100  # what one counts for beside a carried one
SHORTEST, TURN_CAP = 20, 600  # turns of all players together, as an option
SLOWEST_HINT = 20  # rounds, as an option
MOST_OWED = 100  # turns that somebody has to come, or to miss
FIGURES = ("indigo", "saffron", "plum", "sage", "apricot", "ivory")  # travellers, by colour
BEGINNERS = ("lot", *(f"seat-{seat + 1}" for seat in range(SEATS)))  # who begins, as an option
SITE_NAMES = ("near", "none")  # where the names of sites are read, as an option
NEAR, UNNAMED = range(len(SITE_NAMES))
OPENING_NAMES = ("left", "right")
OPENINGS = len(OPENING_NAMES)
BEHIND = 40  # cards of a compartment
PRIME = 241  # labels and numbers go from 1 to 240
ROOT = 7  # its powers are all of them
POWER = table([pow(ROOT, label, PRIME) for label in range(PRIME)])
FURTHER = 2  # cells more, by a SECRET card
MOST_BACK = 8  # cards put back behind the others: a redraw needs a traveller on a cell of several destinations

# Where a destination card is: OPEN + the seat that was wrong, CARRIED or RACK + seat.
PLACES = ("camera", *(f"{where}-{seat}" for where in ("open", "carried", "rack") for seat in range(SEATS)))
IN_CAMERA, OPEN, CARRIED, RACK = 0, 1, 1 + SEATS, 1 + 2 * SEATS
# Where an event card is: KEPT + seat.
EVENT_PLACES = ("pile", "used", *(f"kept-{seat}" for seat in range(SEATS)))
IN_PILE, USED, KEPT = 0, 1, 2

# What is awaited: outcomes of chance first, then the choices of a seat.
Phase = IntEnum(
    "Phase",
    "NUMBERS FACE SITE SHEET LINK PEEK GLIMPSE HINT CARD DEAL START LOT EVENT SECRET MIX "
    "FIGURE PLACE_FLAG SPARE_FLAG TRAVEL SHIELD LAY WHICH_FLAG STEP ARRIVAL CALL DONE",
    start=0,
)
PHASES = names_of(Phase)
# How far the preparation, or a turn, has come.
At = IntEnum(
    "At",
    "NUMBERS CAMERA SHEET HANDS LOT FIGURES STARTS FLAGS SPARES BEGIN "
    "BEFORE VALIDATE FLAGGED TAKE ARRIVED EVENT AFTER END NEXT",
    start=0,
)

YES_OR_NO = Within(0, 1)
A_CELL = Named(CELL_NAMES, low=NONE)
SOME_SEATS = Within(0, (1 << SEATS) - 1)
SOME_OPENINGS = Within(0, (1 << OPENINGS) - 1)


class State(Record):
    turns: Annotated[Long, Within(0, TURN_CAP)]  # begun so far, by all together
    phase: Annotated[Byte, Named(PHASES)]  # what is awaited
    stage: Annotated[Byte, Named(names_of(At))]  # how far the preparation or the turn has come
    first: Annotated[Byte, Within(NOBODY, SEATS - 1)]  # who began, NOBODY before
    turn: Annotated[Byte, Within(NOBODY, SEATS - 1)]  # whose turn it is, NOBODY before
    round_world: Annotated[Byte, YES_OR_NO]  # option: the map's edges meet
    hint: Annotated[Byte, Within(0, SLOWEST_HINT)]  # option: rounds after which a card on show tells a riddle, 0 never
    turn_cap: Annotated[Short, Within(SHORTEST, TURN_CAP)]  # option: turns after which the game ends
    begins: Annotated[Byte, Named(BEGINNERS)]  # option: who begins
    site_names: Annotated[Byte, Named(SITE_NAMES)]  # option: whether the map has the names of its sites
    numbers: Annotated[Short, Within(0, PRIME - 1)]  # what disguises labels as printed numbers, 0 before
    figure: Annotated[Ints, int8, SEATS, Named(FIGURES, low=NONE)]  # by seat; then those that nobody chose
    traveller: Annotated[Ints, int16, SEATS, A_CELL]  # cells; NONE before
    flag: Annotated[Ints, int16, SEATS, A_CELL]  # of every figure, as they are listed there
    announced: Annotated[Ints, int8, SEATS, YES_OR_NO]  # 1 if this visit's announcement is made
    miss: Annotated[Ints, int8, SEATS, Within(0, MOST_OWED)]  # turns to miss
    extra: Annotated[Ints, int8, SEATS, Within(0, MOST_OWED)]  # turns to come
    hand: Annotated[Ints, int8, SEATS, KINDS, Within(0, TRANSPORTS), By(KIND_IDS)]  # 0 where not known
    held: Annotated[Ints, int8, SEATS, Within(0, TRANSPORTS)]  # how many cards in all
    used: Annotated[Ints, int8, KINDS, Within(0, TRANSPORTS), By(KIND_IDS)]  # transport cards laid aside
    event_at: Annotated[Ints, int8, PILE_EVENTS, Named(EVENT_PLACES, low=HIDDEN), By(EVENT_IDS)]
    secrets: Annotated[Ints, int8, SEATS, Within(0, SECRETS)]  # how many SECRET cards each keeps
    place: Annotated[Ints, int8, SITES, Named(PLACES), By(SITE_IDS)]  # of each destination card
    left: Annotated[Ints, int8, OPENINGS, Within(0, BEHIND)]  # cards of a compartment
    front: Annotated[Ints, int8, OPENINGS, Named(SITE_IDS, low=HIDDEN)]  # site; NONE none, HIDDEN where not known
    quarter: Annotated[Ints, int8, OPENINGS, Named(QUARTERS)]  # of the front card
    number: Annotated[Ints, int16, OPENINGS, PER_SITE, Within(0, CLUES)]  # the labels on the front card, by level
    back: Annotated[Ints, int8, OPENINGS, MOST_BACK, Named(SITE_IDS, low=NONE)]  # queue: cards put back
    backs: Annotated[Ints, int8, OPENINGS, Within(0, MOST_BACK)]  # how many
    known: Annotated[Ints, int8, OPENINGS, YES_OR_NO]  # 1 if what all have seen tells which site it is
    linked: Annotated[Ints, int8, OPENINGS, Within(0, (1 << PER_SITE) - 1)]  # levels of it that were read, as bits
    glimpse: Annotated[Ints, int8, OPENINGS, Named(LEVELS, low=NONE)]  # of its clue on `next_sheet`, or NONE,
    glimpsed: Annotated[Ints, int8, OPENINGS, SOME_SEATS]  # and who has seen that, as a mask
    age: Annotated[Ints, int16, OPENINGS, Within(0, TURN_CAP)]  # turns since the front card came
    told: Annotated[Ints, int8, OPENINGS, Within(0, PER_SITE)]  # extra hints given for it
    label: Annotated[Ints, int16, CLUES, Within(0, CLUES), By(CLUE_NAMES)]  # of a clue that all have seen, 0 before
    labels: Annotated[Short, Within(0, CLUES)]  # given so far
    order: Annotated[Ints, int8, SHEETS, Within(NONE, SHEETS - 1)]  # sheets in the order in which they came on show
    sheets: Annotated[Byte, Within(0, SHEETS)]  # how many have been
    shown: Annotated[Byte, Within(NONE, SHEETS - 1)]  # which of them is on show, NONE before
    next_sheet: Annotated[Byte, Within(HIDDEN, SHEETS - 1)]  # on top of the pile, if somebody has peeked at it
    peeked: Annotated[Byte, SOME_SEATS]  # who has, as a mask
    # what is still to be settled
    turning: Annotated[Byte, YES_OR_NO]  # 1 if the sheet is to be turned
    coming: Annotated[Byte, Within(NONE, SHEETS - 1)]  # the sheet that comes on show, else NONE
    peeking: Annotated[Byte, YES_OR_NO]  # 1 if the player is to peek at the next sheet
    asking: Annotated[Byte, SOME_OPENINGS]  # openings of which it is to be told whether a riddle is on that sheet
    hinting: Annotated[Byte, SOME_OPENINGS]  # openings that tell a riddle, as a mask
    drawer: Annotated[Byte, Within(0, SEATS - 1)]  # who draws transport cards,
    draws: Annotated[Byte, Within(0, TRANSPORTS)]  # and how many
    refill: Annotated[Byte, YES_OR_NO]  # 1 if a card was used in this turn
    further: Annotated[Byte, Within(0, FURTHER)]  # cells more in this turn's move
    keeping: Annotated[Byte, YES_OR_NO]  # 1 if a SECRET card is to be kept
    asked: Annotated[Byte, Named(EVENT_IDS, low=NONE)]  # the event being carried out that asks something, or NONE
    shielding: Annotated[Byte, YES_OR_NO]  # 1 if it asks whether a shield is used
    moving: Annotated[Byte, Within(NONE, SEATS - 1)]  # the flag to be placed, or NONE
    around: Annotated[Short, A_CELL]  # the cell next to which it is placed, or a traveller steps; NONE
    called: Annotated[Byte, Named(SITE_IDS, low=NONE)]  # the site announced, or NONE,
    opening: Annotated[Byte, Named(OPENING_NAMES)]  # and in which opening; or which opening a chance node is about
    # what moves have proved
    older: Annotated[Ints, int32, SEATS, OLDER + 1, Deduced(0, WHOLE)]  # how likely so many cards are older
    absent: Annotated[Ints, int16, SEATS, Deduced(0, (1 << KINDS) - 1)]  # kinds that a hand was proved not to hold


@inlined
def label_number(label: int, numbers: int) -> int:
    """The number printed for a label."""
    return POWER[label] * numbers % PRIME


@inlined
def owner_on(cells: Ints, cell: int) -> int:
    """Whose traveller, or whose flag, is on a cell; or NOBODY."""
    for seat in range(SEATS):
        if cells[seat] == cell:
            return seat
    return NOBODY


@inlined
def index_of(s: State, figure: int) -> int:
    """Whose figure it is, or where it is listed among those that nobody chose; NONE before."""
    for i in range(SEATS):
        if s.figure[i] == figure:
            return i
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
def turn_of(s: State) -> int:
    """Who decides what is awaited."""
    if s.phase <= Phase.MIX:
        return CHANCE
    if s.phase == Phase.DONE:
        return OVER
    return s.turn + 0


@inlined
def awaits(s: State, phase: int) -> bool:
    """From now on, that."""
    s.phase = phase
    s.to_move = turn_of(s)
    return True
