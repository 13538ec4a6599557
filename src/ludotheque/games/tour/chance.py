"""What chance decides: cards, sheets, the first player. Chance node by chance node: what can come, how likely, who
sees it, what it does."""

import numpy as np

from ...contract import NOBODY, Ints, kernel, note
from .camera import (
    ask_unknown,
    hear_hint,
    hinted_level,
    is_behind,
    is_fresh,
    is_unseen,
    least_label,
    level_on,
    link,
    open_card,
    see_glimpse,
    seen_at_camera,
    show_quarter,
    show_site,
    site_labelled,
)
from .codes import (
    BEGINS,
    BEHIND_FACE,
    DEALT,
    HAPPENS,
    KEEPS,
    LABELLED,
    LOSES,
    NUMBERED,
    OF_QUARTER,
    ON_IT,
    ON_TOP,
    OPENED,
    STARTS_AT,
)
from .content import OPEN_EVENTS, QUARTERS, SECRETS, SHEETS, SITES
from .happenings import SECRET_FACE, draw_event, events_in_pile, keep_secret, lay_for_event
from .state import (
    AT_CAMERA,
    AT_FLAGS,
    AT_HANDS,
    AT_TAKE,
    CARD,
    DEAL,
    EVENT,
    FACE,
    GLIMPSE,
    HINT,
    IN_PILE,
    KINDS,
    LINK,
    LOT,
    MIX,
    NEW_SHEET,
    NONE,
    NUMBERS,
    OPENINGS,
    PEEKING,
    PILE_EVENTS,
    PRIME,
    QUARTER,
    SECRET,
    SITE,
    START,
    Rule,
    State,
    traveller_on,
)
from .travel import in_pile, list_hand
from .world import SITE_CELL


@kernel
def outcomes(s: State, out: Ints) -> int:
    """The possible outcomes. What is hidden already and only comes to light is the only one."""
    n = 0
    if s.phase == NUMBERS:
        for factor in range(1, PRIME):
            out[n] = NUMBERED + factor
            n += 1
    elif s.phase == FACE:
        n = list_faces(s, out)
    elif s.phase == SITE:
        for site in range(SITES):
            if QUARTER[site] == s.quarter[s.opening] and is_fresh(s, site) and is_behind(s, site):
                out[n] = BEHIND_FACE + site
                n += 1
    elif s.phase == NEW_SHEET or s.phase == PEEKING:
        for sheet in range(SHEETS):
            if s.next_sheet == sheet or (s.next_sheet == NONE and is_unseen(s, sheet)):
                out[n] = ON_TOP + sheet
                n += 1
    elif s.phase == LINK or s.phase == GLIMPSE:
        out[0] = ON_IT + level_on(s.front[s.opening], s.coming if s.phase == LINK else s.next_sheet)
        n = 1
    elif s.phase == HINT:
        out[0] = ON_IT + hinted_level(s)
        n = 1
    elif s.phase == CARD:
        out[0] = OPENED + s.front[s.opening]
        n = 1
    elif s.phase == DEAL:
        for kind in range(KINDS):
            if in_pile(s, kind) > 0:
                out[n] = DEALT + kind
                n += 1
    elif s.phase == START:
        for site in range(SITES):
            if is_behind(s, site):
                out[n] = STARTS_AT + site
                n += 1
    elif s.phase == LOT:
        for seat in range(s.seats):
            out[n] = BEGINS + seat
            n += 1
    elif s.phase == EVENT:
        for event in range(OPEN_EVENTS):
            if s.event_at[event] == IN_PILE:
                out[n] = HAPPENS + event
                n += 1
        if events_in_pile(s, OPEN_EVENTS, PILE_EVENTS) > 0:
            out[n] = HAPPENS + SECRET_FACE
            n += 1
    elif s.phase == SECRET:
        for secret in range(SECRETS):
            if s.event_at[OPEN_EVENTS + secret] == IN_PILE:
                out[n] = KEEPS + secret
                n += 1
    else:
        n = list_hand(s, LOSES, out, 0)
    return n


@kernel
def list_faces(s: State, out: Ints) -> int:
    n = 0
    for quarter in range(len(QUARTERS)):
        if fresh_behind(s, quarter) > 0:
            out[n] = OF_QUARTER + quarter
            n += 1
    for label in range(1, s.labels + 1):
        site = site_labelled(s, label)
        if site != NONE and least_label(s, site) == label and is_behind(s, site):
            out[n] = LABELLED + label
            n += 1
    return n


@kernel
def fresh_behind(s: State, quarter: int) -> int:
    count = 0
    for site in range(SITES):
        count += QUARTER[site] == quarter and is_fresh(s, site) and is_behind(s, site)
    return count


@kernel
def odds(s: State, out: Ints) -> None:
    for i in range(outcomes(s, out)):
        out[i] = 1
    n = 0
    if s.phase == FACE:
        for quarter in range(len(QUARTERS)):
            count = fresh_behind(s, quarter)
            if count > 0:
                out[n] = count
                n += 1
    elif s.phase == DEAL or s.phase == MIX:
        for kind in range(KINDS):
            count = in_pile(s, kind) if s.phase == DEAL else s.hand[s.turn, kind] + 0
            if count > 0:
                out[n] = count
                n += 1
    elif s.phase == EVENT:
        secrets = events_in_pile(s, OPEN_EVENTS, PILE_EVENTS)
        if secrets > 0:
            out[events_in_pile(s, 0, OPEN_EVENTS)] = secrets


@kernel
def seen_by(s: State) -> int:
    if s.phase == DEAL:
        return 1 << s.drawer
    if s.phase == SECRET:
        return 1 << s.turn
    return seen_at_camera(s)


@kernel
def is_outcome(s: State, move: int) -> bool:
    listed = np.zeros(PRIME, np.int64)
    for i in range(outcomes(s, listed)):
        if listed[i] == move:
            return True
    return False


@kernel
def chance_rule(s: State) -> int:
    """The rule behind what chance decides now."""
    if s.phase in (NUMBERS, FACE, SITE):
        return Rule.TWO_COMPARTMENTS
    if s.phase in (NEW_SHEET, LINK, PEEKING, GLIMPSE):
        return Rule.ONE_SHEET
    if s.phase == HINT:
        return Rule.EXTRA_HINT
    if s.phase == CARD:
        return Rule.ANNOUNCE
    if s.phase == DEAL:
        return Rule.SEVEN_CARDS if s.stage == AT_HANDS else Rule.REFILL
    if s.phase == START:
        return Rule.RANDOM_START
    return Rule.YOUNGEST_FIRST if s.phase == LOT else Rule.RED_SQUARE_EVENT


@kernel
def turn_out(s: State, move: int, trace: Ints) -> None:
    """An outcome of chance."""
    if s.phase == NUMBERS:
        s.numbers = move - NUMBERED
        s.stage = AT_CAMERA
    elif s.phase == FACE:
        if move > LABELLED:
            show_site(s, site_labelled(s, move - LABELLED), trace)
        else:
            show_quarter(s, move - OF_QUARTER, trace)
    elif s.phase == SITE:
        s.front[s.opening] = move - BEHIND_FACE
    elif s.phase == NEW_SHEET:
        s.coming = move - ON_TOP
        ask_unknown(s)
    elif s.phase == PEEKING:
        s.next_sheet = move - ON_TOP
        s.peeked |= 1 << s.turn
        ask_unknown(s)
    elif s.phase == LINK:
        link(s, move - ON_IT)
    elif s.phase == GLIMPSE:
        see_glimpse(s, move - ON_IT)
    elif s.phase == HINT:
        hear_hint(s, move - ON_IT, trace)
    elif s.phase == CARD:
        open_card(s, trace)
    elif s.phase == DEAL:
        deal(s, move - DEALT, trace)
    elif s.phase == START:
        start_at(s, move - STARTS_AT, trace)
    elif s.phase == LOT:
        s.first = move - BEGINS
        s.turn = s.first
        s.stage = AT_FLAGS
        note(trace, Rule.YOUNGEST_FIRST, s.first)
    elif s.phase == EVENT:
        s.stage = AT_TAKE
        if move - HAPPENS == SECRET_FACE:
            s.keeping = 1
            note(trace, Rule.SECRET_CARD, s.turn, NONE)
        else:
            draw_event(s, move - HAPPENS, trace)
    elif s.phase == SECRET:
        s.keeping = 0
        keep_secret(s, OPEN_EVENTS + move - KEEPS)
    else:
        lay_for_event(s, move - LOSES, trace)


@kernel
def deal(s: State, kind: int, trace: Ints) -> None:
    """refill: seat."""
    s.hand[s.drawer, kind] += 1
    s.held[s.drawer] += 1
    s.draws -= 1
    if s.stage > AT_HANDS:
        note(trace, Rule.REFILL, s.drawer)


@kernel
def start_at(s: State, site: int, trace: Ints) -> None:
    """random-start: seat, site. no-sharing: seat, site, who is there. The card goes behind the others."""
    seat = s.turn + 0
    drawn = s.backs[0] + s.backs[1]
    opening = drawn % OPENINGS
    s.back[opening, s.backs[opening]] = site
    s.backs[opening] += 1
    there = traveller_on(s, SITE_CELL[site])
    note(trace, Rule.RANDOM_START, seat, site)
    if there == NOBODY:
        s.traveller[seat] = SITE_CELL[site]
    else:
        note(trace, Rule.NO_SHARING, seat, site, there)
