"""What event cards do, those obeyed at once and the SECRET ones."""

from ...contract import NOBODY, NONE, Ints, inlined, kernel, note, table
from .camera import ask_unknown, take_open
from .content import EVENT_KIND, EVENT_VALUE, PILE_EVENTS, UNHAPPY, Effect
from .state import FURTHER, IN_PILE, KEPT, USED, Phase, Rule, State, awaits, owner_on
from .travel import lay_aside
from .world import SITE_CELL, is_red

ASKS: dict[int, int] = {  # by what an event does
    Effect.LOSE: Phase.LAY,
    Effect.SWAP: Phase.MIX,
    Effect.FLAG_OTHER: Phase.WHICH_FLAG,
    Effect.VOYAGE: Phase.STEP,
    Effect.STEP: Phase.STEP,
}
ASKED_BY = table([ASKS.get(EVENT_KIND[event], NONE) for event in range(PILE_EVENTS)])


@kernel
def event_waits(s: State) -> bool:
    """Whether the event being carried out asks something."""
    return s.asked != NONE and awaits(s, Phase.SHIELD if s.shielding else ASKED_BY[s.asked])


@kernel
def events_in_pile(s: State, first: int, end: int) -> int:
    count = 0
    for event in range(first, end):
        count += s.event_at[event] == IN_PILE
    return count


@kernel
def event_pile_is_ready(s: State, trace: Ints) -> None:
    """event-pile"""
    if events_in_pile(s, 0, PILE_EVENTS) == 0:
        count = 0
        for event in range(PILE_EVENTS):
            if s.event_at[event] == USED:
                s.event_at[event] = IN_PILE
                count += 1
        note(trace, Rule.EVENT_PILE, count)


@kernel
def draw_event(s: State, event: int, trace: Ints) -> None:
    """red-square-event"""
    note(trace, Rule.RED_SQUARE_EVENT, s.turn, event, event)
    s.event_at[event] = USED
    if UNHAPPY[event] and s.secrets[s.turn] > 0:  # whether one of them is a shield is not for others to know
        s.asked, s.shielding = event, 1
    else:
        carry_out(s, event, trace)


@kernel
def keep_secret(s: State, event: int) -> None:
    s.keeping = 0
    s.event_at[event] = KEPT + s.turn
    s.secrets[s.turn] += 1


@kernel
def use_secret(s: State, event: int, trace: Ints) -> None:
    """secret-card"""
    note(trace, Rule.SECRET_CARD, s.turn, 1, event)
    s.event_at[event] = USED
    s.secrets[s.turn] -= 1
    if s.shielding:
        s.asked, s.shielding = NONE, 0
    else:
        carry_out(s, event, trace)


@kernel
def accept(s: State, trace: Ints) -> None:
    """No shield is used."""
    event = s.asked + 0
    s.asked, s.shielding = NONE, 0
    carry_out(s, event, trace)


@inlined
def is_kept(s: State, event: int) -> bool:
    return s.event_at[event] == KEPT + s.turn


@kernel
def is_usable(s: State, event: int) -> bool:
    """secret-card: whether the player may use one now, before its move, after it, or against an unhappy event."""
    kind = EVENT_KIND[event]
    if not is_kept(s, event) or (kind == Effect.SHIELD) != (s.phase == Phase.SHIELD):
        return False
    if s.phase == Phase.TRAVEL:
        return kind != Effect.FAR or s.further == 0
    return s.phase == Phase.SHIELD or (s.phase == Phase.CALL and kind != Effect.FAR)


@kernel
def carry_out(s: State, event: int, trace: Ints) -> None:
    kind, value, seat = EVENT_KIND[event], EVENT_VALUE[event], s.turn + 0
    if kind == Effect.VOYAGE:
        send(s, SITE_CELL[value], event, trace)
    elif kind == Effect.DRAW:
        s.drawer = seat
        s.draws += value
    elif kind in (Effect.LOSE, Effect.SWAP):
        if s.held[seat] > 0:
            s.asked = event
    elif kind == Effect.SHEET:
        s.turning = 1
    elif kind == Effect.PEEK:
        s.peeking = 1
        if s.peeked >> seat & 1:
            ask_unknown(s)
    elif kind == Effect.FLAG:
        s.moving, s.around = seat, s.traveller[seat]
    elif kind == Effect.FLAG_OTHER:
        s.asked = event
    elif kind == Effect.AGAIN:
        s.extra[seat] += 1
    elif kind == Effect.MISS:
        s.miss[seat] += 1
    elif kind == Effect.STEP:
        s.asked, s.around = event, s.traveller[seat]
    elif kind == Effect.FAR:
        s.further = FURTHER


@kernel
def send(s: State, cell: int, event: int, trace: Ints) -> None:
    """sent-aside"""
    there = owner_on(s.traveller, cell)
    if (there == NOBODY or there == s.turn) and owner_on(s.flag, cell) == NOBODY:
        land(s, cell, trace)
    else:
        s.asked, s.around = event, cell
        note(trace, Rule.SENT_ASIDE, s.turn, cell)


@kernel
def land(s: State, cell: int, trace: Ints) -> None:
    """no-chain-event: a traveller arrives by an event."""
    seat = s.turn + 0
    s.asked, s.around = NONE, NONE
    if s.traveller[seat] != cell:
        s.traveller[seat] = cell
        s.announced[seat] = 0
    note(trace, Rule.NO_CHAIN_EVENT, seat, cell, is_red(cell))
    take_open(s, seat, trace)


@kernel
def lay_for_event(s: State, kind: int, trace: Ints) -> None:
    """by-card: a transport card is laid aside, by choice or blindly, and leads nowhere."""
    event, seat = s.asked + 0, s.turn + 0
    s.asked = NONE
    lay_aside(s, seat, kind)
    note(trace, Rule.BY_CARD, seat, s.traveller[seat], s.traveller[seat], kind)
    if EVENT_KIND[event] == Effect.SWAP:
        s.drawer, s.draws = seat, 1
