"""What chance decides: cards, sheets, the first player. Chance node by chance node: what can come, how likely, who
sees it, what it does."""

from ...contract import EVERYBODY, HIDDEN, NOBODY, NONE, Ints, kernel, note, scratch, table
from .camera import (
    ask_unknown,
    come_in_front,
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
    site_labelled,
)
from .content import KINDS, OPEN_EVENTS, PILE_EVENTS, QUARTER, QUARTERS, SECRETS, SHEETS, SITES
from .forms import (
    BEGINS,
    BEHIND_FACE,
    DEALT,
    HAPPENS,
    KEEPS,
    LOSES,
    NUMBERED,
    OF_QUARTER,
    ON_IT,
    ON_TOP,
    OPENED,
    SECRET_FACE,
    STARTS_AT,
)
from .happenings import draw_event, events_in_pile, keep_secret, lay_for_event
from .state import IN_PILE, OPENINGS, At, Phase, Rule, State, owner_on
from .travel import in_pile
from .turns import begin_with
from .world import SITE_CELL

DECIDES = {  # by what is awaited: where the outcomes begin and end, and the rule behind them
    Phase.NUMBERS: (NUMBERED, OF_QUARTER, Rule.TWO_COMPARTMENTS),
    Phase.FACE: (OF_QUARTER, BEHIND_FACE, Rule.TWO_COMPARTMENTS),
    Phase.SITE: (BEHIND_FACE, ON_TOP, Rule.TWO_COMPARTMENTS),
    Phase.SHEET: (ON_TOP, ON_IT, Rule.ONE_SHEET),
    Phase.LINK: (ON_IT, OPENED, Rule.ONE_SHEET),
    Phase.PEEK: (ON_TOP, ON_IT, Rule.ONE_SHEET),
    Phase.GLIMPSE: (ON_IT, OPENED, Rule.ONE_SHEET),
    Phase.HINT: (ON_IT, OPENED, Rule.EXTRA_HINT),
    Phase.CARD: (OPENED, DEALT, Rule.ANNOUNCE),
    Phase.DEAL: (DEALT, STARTS_AT, Rule.REFILL),
    Phase.START: (STARTS_AT, BEGINS, Rule.RANDOM_START),
    Phase.LOT: (BEGINS, HAPPENS, Rule.YOUNGEST_FIRST),
    Phase.EVENT: (HAPPENS, KEEPS, Rule.RED_SQUARE_EVENT),
    Phase.SECRET: (KEEPS, LOSES, Rule.RED_SQUARE_EVENT),
    Phase.MIX: (LOSES, LOSES + KINDS, Rule.RED_SQUARE_EVENT),
}
MOST = max(end - first for first, end, _ in DECIDES.values())
FIRST, END, BEHIND_IT = (table([DECIDES[phase][i] for phase in sorted(DECIDES)]) for i in range(3))


@kernel
def outcomes(s: State, out: Ints) -> int:
    n = 0
    for i in range(ways(s, out)):
        if out[i] > 0:
            out[n] = FIRST[s.phase] + i
            n += 1
    return n


@kernel
def odds(s: State, out: Ints) -> int:
    n = total = 0
    for i in range(ways(s, out)):
        if out[i] > 0:
            out[n] = out[i]
            total += out[n]
            n += 1
    return total


@kernel
def is_outcome(s: State, move: int) -> bool:
    out = scratch(MOST)
    return 0 <= move - FIRST[s.phase] < ways(s, out) and out[move - FIRST[s.phase]] > 0


@kernel
def ways(s: State, out: Ints) -> int:
    """In how many ways every card, seat or sheet can come; returns how many there are. What is hidden already only
    comes to light."""
    count = END[s.phase] - FIRST[s.phase]
    for i in range(count):
        out[i] = s.phase == Phase.NUMBERS
    if s.phase == Phase.FACE or s.phase == Phase.SITE or s.phase == Phase.START:
        weigh_sites(s, out)
    elif s.phase == Phase.SHEET or s.phase == Phase.PEEK:
        for sheet in range(SHEETS):
            out[sheet] = s.next_sheet == sheet or (s.next_sheet == NONE and is_unseen(s, sheet))
    elif s.phase == Phase.LINK:
        out[level_on(s.front[s.opening], s.coming)] = 1
    elif s.phase == Phase.GLIMPSE:
        out[level_on(s.front[s.opening], s.next_sheet)] = 1
    elif s.phase == Phase.HINT:
        out[hinted_level(s)] = 1
    elif s.phase == Phase.CARD:
        out[s.front[s.opening]] = 1
    elif s.phase == Phase.DEAL or s.phase == Phase.MIX:
        for kind in range(KINDS):
            out[kind] = in_pile(s, kind) if s.phase == Phase.DEAL else s.hand[s.turn, kind] + 0
    elif s.phase == Phase.LOT:
        for seat in range(s.seats):
            out[seat] = 1
    elif s.phase == Phase.EVENT:
        for event in range(OPEN_EVENTS):
            out[event] = s.event_at[event] == IN_PILE
        out[SECRET_FACE] = events_in_pile(s, OPEN_EVENTS, PILE_EVENTS)
    elif s.phase == Phase.SECRET:
        for secret in range(SECRETS):
            out[secret] = s.event_at[OPEN_EVENTS + secret] == IN_PILE
    return count


@kernel
def weigh_sites(s: State, out: Ints) -> None:
    """Of the cards behind: a face is a quarter, for fresh ones, or the least label that was seen of a site."""
    for site in range(SITES):
        if is_behind(s, site):
            if s.phase == Phase.FACE:
                out[QUARTER[site] if is_fresh(s, site) else len(QUARTERS) + least_label(s, site) - 1] += 1
            elif s.phase == Phase.START or (QUARTER[site] == s.quarter[s.opening] and is_fresh(s, site)):
                out[site] = 1


@kernel
def seen_by(s: State) -> int:
    if s.phase == Phase.SITE:
        return 0
    if s.phase == Phase.DEAL:
        return 1 << s.drawer
    return 1 << s.turn if s.phase in (Phase.SECRET, Phase.PEEK, Phase.GLIMPSE) else EVERYBODY


@kernel
def chance_rule(s: State) -> int:
    """The rule behind what chance decides now."""
    return Rule.SEVEN_CARDS if s.phase == Phase.DEAL and s.stage == At.HANDS else BEHIND_IT[s.phase]


@kernel
def turn_out(s: State, move: int, trace: Ints) -> None:
    """An outcome of chance."""
    value = move - FIRST[s.phase]
    if s.phase == Phase.NUMBERS:
        s.numbers = value + 1
        s.stage = At.CAMERA
    elif s.phase == Phase.FACE:
        if value < len(QUARTERS):
            come_in_front(s, HIDDEN, value, trace)
        else:
            site = site_labelled(s, value - len(QUARTERS) + 1)
            come_in_front(s, site, QUARTER[site], trace)
    elif s.phase == Phase.SITE:
        s.front[s.opening] = value
    elif s.phase == Phase.SHEET:
        s.coming = value
        ask_unknown(s)
    elif s.phase == Phase.PEEK:
        s.next_sheet = value
        s.peeked |= 1 << s.turn
        ask_unknown(s)
    elif s.phase == Phase.LINK:
        link(s, value)
    elif s.phase == Phase.GLIMPSE:
        see_glimpse(s, value)
    elif s.phase == Phase.HINT:
        hear_hint(s, value, trace)
    elif s.phase == Phase.CARD:
        open_card(s, trace)
    elif s.phase == Phase.DEAL:
        deal(s, value, trace)
    elif s.phase == Phase.START:
        start_at(s, value, trace)
    elif s.phase == Phase.LOT:
        begin_with(s, value, trace)
    elif s.phase == Phase.EVENT:
        meet_event(s, value, trace)
    elif s.phase == Phase.SECRET:
        keep_secret(s, OPEN_EVENTS + value)
    else:
        lay_for_event(s, value, trace)


@kernel
def deal(s: State, kind: int, trace: Ints) -> None:
    """refill"""
    s.hand[s.drawer, kind] += 1
    s.held[s.drawer] += 1
    s.draws -= 1
    if s.stage > At.HANDS:
        note(trace, Rule.REFILL, s.drawer)


@kernel
def start_at(s: State, site: int, trace: Ints) -> None:
    """random-start, no-sharing. The card goes behind the others."""
    seat = s.turn + 0
    drawn = s.backs[0] + s.backs[1]
    opening = drawn % OPENINGS
    s.back[opening, s.backs[opening]] = site
    s.backs[opening] += 1
    there = owner_on(s.traveller, SITE_CELL[site])
    note(trace, Rule.RANDOM_START, seat, site)
    if there == NOBODY:
        s.traveller[seat] = SITE_CELL[site]
    else:
        note(trace, Rule.NO_SHARING, seat, site, there)


@kernel
def meet_event(s: State, event: int, trace: Ints) -> None:
    """red-square-event, or secret-card: nobody sees which."""
    if event == SECRET_FACE:
        s.keeping = 1
        note(trace, Rule.SECRET_CARD, s.turn)
    else:
        draw_event(s, event, trace)
