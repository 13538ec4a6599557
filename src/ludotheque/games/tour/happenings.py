"""What event cards do, those obeyed at once and the SECRET ones."""

from ...contract import Ints, inlined, kernel, note
from .camera import ask_unknown, take_open
from .content import OPEN_EVENTS
from .state import (
    AGAIN,
    DRAW,
    EVENT_KIND,
    EVENT_VALUE,
    FAR,
    FLAG,
    FLAG_OTHER,
    FURTHER,
    IN_PILE,
    KEPT,
    LAY,
    LOSE,
    MISS,
    MIX,
    NONE,
    PEEK,
    PILE_EVENTS,
    SEATS,
    SHEET,
    SHIELD,
    SHIELDING,
    STEP,
    STEPPING,
    SWAP,
    UNHAPPY,
    USED,
    VOYAGE,
    WHICH_FLAG,
    Rule,
    State,
    await_chance,
    await_choice,
    flag_on,
    traveller_on,
)
from .travel import lay_aside
from .world import SITE_CELL, is_red

SECRET_FACE = OPEN_EVENTS  # in place of an open event: what others see of a SECRET card


@kernel
def event_waits(s: State) -> bool:
    """Whether the event being carried out asks something."""
    if s.asked == NONE:
        return False
    kind, seat = EVENT_KIND[s.asked], s.turn + 0
    if s.shielding:
        return await_choice(s, SHIELDING, seat)
    if kind == LOSE:
        return await_choice(s, LAY, seat)
    if kind == SWAP:
        return await_chance(s, MIX)
    if kind == FLAG_OTHER:
        return await_choice(s, WHICH_FLAG, seat)
    return await_choice(s, STEPPING, seat)


@kernel
def events_in_pile(s: State, first: int, end: int) -> int:
    count = 0
    for event in range(first, end):
        count += s.event_at[event] == IN_PILE
    return count


@kernel
def event_pile_is_ready(s: State, trace: Ints) -> None:
    """event-pile: how many serve again."""
    if events_in_pile(s, 0, PILE_EVENTS) == 0:
        count = 0
        for event in range(PILE_EVENTS):
            if s.event_at[event] == USED:
                s.event_at[event] = IN_PILE
                count += 1
        note(trace, Rule.EVENT_PILE, count)


@kernel
def draw_event(s: State, event: int, trace: Ints) -> None:
    """red-square-event: seat, event."""
    note(trace, Rule.RED_SQUARE_EVENT, s.turn, event)
    s.event_at[event] = USED
    if UNHAPPY[event] and s.secrets[s.turn] > 0:  # whether one of them is a shield is not for others to know
        s.asked = event
        s.shielding = 1
    else:
        carry_out(s, event, trace)


@kernel
def keep_secret(s: State, event: int) -> None:
    s.event_at[event] = KEPT + s.turn
    s.secrets[s.turn] += 1


@kernel
def use_secret(s: State, event: int, trace: Ints) -> None:
    """secret-card: seat, event."""
    note(trace, Rule.SECRET_CARD, s.turn, event)
    s.event_at[event] = USED
    s.secrets[s.turn] -= 1
    if s.shielding:
        s.shielding = 0
        s.asked = NONE
    else:
        carry_out(s, event, trace)


@kernel
def accept(s: State, trace: Ints) -> None:
    """No shield is used."""
    event = s.asked + 0
    s.shielding = 0
    s.asked = NONE
    carry_out(s, event, trace)


@inlined
def is_kept(s: State, event: int) -> bool:
    return s.event_at[event] == KEPT + s.turn


@kernel
def shield_of(s: State) -> int:
    """The first shield that the player keeps, or NONE."""
    for event in range(OPEN_EVENTS, PILE_EVENTS):
        if is_kept(s, event) and EVENT_KIND[event] == SHIELD:
            return event
    return NONE


@kernel
def is_usable(s: State, event: int, before: bool) -> bool:
    """secret-card: whether the player may use one now, before its move or after it."""
    kind = EVENT_KIND[event]
    if not is_kept(s, event) or kind == SHIELD:
        return False
    return kind != FAR or (before and s.further == 0)


@kernel
def carry_out(s: State, event: int, trace: Ints) -> None:
    kind, value, seat = EVENT_KIND[event], EVENT_VALUE[event], s.turn + 0
    if kind == VOYAGE:
        send(s, SITE_CELL[value], event, trace)
    elif kind == DRAW:
        s.drawer = seat
        s.draws += value
    elif kind in (LOSE, SWAP):
        if s.held[seat] > 0:
            s.asked = event
    elif kind == SHEET:
        s.turning = 1
    elif kind == PEEK:
        s.peeking = 1
        if s.peeked >> seat & 1:
            ask_unknown(s)
    elif kind == FLAG:
        s.moving = seat
        s.around = s.traveller[seat]
    elif kind == FLAG_OTHER:
        s.asked = event
    elif kind == AGAIN:
        s.extra[seat] += 1
    elif kind == MISS:
        s.miss[seat] += 1
    elif kind == STEP:
        s.asked = event
        s.around = s.traveller[seat]
    elif kind == FAR:
        s.further = FURTHER


@kernel
def send(s: State, cell: int, event: int, trace: Ints) -> None:
    """sent-aside: seat, cell."""
    there = traveller_on(s, cell)
    if (there == NONE or there == s.turn) and flag_on(s, cell) == NONE:
        land(s, cell, trace)
    else:
        s.asked = event
        s.around = cell
        note(trace, Rule.SENT_ASIDE, s.turn, cell)


@kernel
def land(s: State, cell: int, trace: Ints) -> None:
    """A traveller arrives by an event. no-chain-event: seat, cell."""
    seat = s.turn + 0
    s.asked = NONE
    s.around = NONE
    if s.traveller[seat] != cell:
        s.traveller[seat] = cell
        s.announced[seat] = 0
    note(trace, Rule.NO_CHAIN_EVENT, seat, cell, is_red(cell))
    take_open(s, seat, trace)


@kernel
def lay_for_event(s: State, kind: int, trace: Ints) -> None:
    """red-square-event: a transport card is laid aside, by choice or blindly: seat, event, kind + 1."""
    event, seat = s.asked + 0, s.turn + 0
    s.asked = NONE
    lay_aside(s, seat, kind)
    note(trace, Rule.BY_CARD, seat, NONE, NONE, kind)
    if EVENT_KIND[event] == SWAP:
        s.drawer = seat
        s.draws = 1


@inlined
def choose_flag(s: State, colour: int) -> None:
    s.asked = NONE
    s.moving = colour
    s.around = s.flag[colour]


@inlined
def may_choose_flag(s: State, colour: int) -> bool:
    return colour != s.turn and 0 <= colour < SEATS
