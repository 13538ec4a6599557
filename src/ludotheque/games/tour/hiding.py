"""What a seat cannot know: other hands, other SECRET cards, the sites behind the numbers, the sheet on top."""

from ...contract import HIDDEN, NONE, Ints, kernel, scratch
from ...contract.hands import deal_hands
from ...contract.rng import below
from .camera import is_behind, is_fresh, is_unseen, level_on
from .content import KINDS, OPEN_EVENTS, PILE_EVENTS, QUARTER, SHEETS, SITES
from .forms import NOT_HERE
from .state import IN_PILE, KEPT, OPENINGS, USED, Phase, State
from .travel import in_pile


@kernel
def hide(s: State, seat: int) -> None:
    for other in range(s.seats):
        if other != seat:
            for kind in range(KINDS):
                s.hand[other, kind] = 0
    for event in range(OPEN_EVENTS, PILE_EVENTS):
        if s.event_at[event] != USED and s.event_at[event] != KEPT + seat:
            s.event_at[event] = HIDDEN
    if s.next_sheet != NONE and s.coming == NONE and not knows(s.peeked, seat):
        s.next_sheet = HIDDEN
    for opening in range(OPENINGS):
        if not knows(s.glimpsed[opening], seat):
            s.glimpse[opening] = NONE
        if s.front[opening] >= 0 and not s.known[opening] and s.glimpse[opening] == NONE:
            s.front[opening] = HIDDEN


@kernel
def knows(mask: int, seat: int) -> bool:
    return seat >= 0 and mask >> seat & 1 == 1


@kernel
def imagine(s: State, seat: int, rng: Ints) -> None:
    imagine_hands(s, seat, rng)
    imagine_secrets(s, seat, rng)
    if s.next_sheet == HIDDEN:
        s.next_sheet = imagined_sheet(s, rng)
    for excluded in (True, False):  # first the cards of which the seat knows most, or none might be left for them
        for opening in range(OPENINGS):
            if is_blank(s, opening) and knows(s.glimpsed[opening], seat) == excluded:
                s.front[opening] = imagined_site(s, opening, seat, rng)
    for opening in range(OPENINGS):
        if s.glimpsed[opening] and s.front[opening] >= 0 and s.next_sheet >= 0:
            level = level_on(s.front[opening], s.next_sheet)
            s.glimpse[opening] = NONE if level == NOT_HERE else level


@kernel
def is_blank(s: State, opening: int) -> bool:
    """Whether a front card is there and its site is not known; it may still be to come."""
    return s.front[opening] == HIDDEN and not (s.phase == Phase.SITE and s.opening == opening)


@kernel
def imagine_hands(s: State, seat: int, rng: Ints) -> None:
    """Every card that the seat has not seen is as likely in one place as in another, but for what was proved."""
    unseen = scratch(KINDS)
    for kind in range(KINDS):
        unseen[kind] = in_pile(s, kind)
    deal_hands(s.hand, s.held, s.absent, s.older, unseen, s.seats, seat, rng)


@kernel
def imagine_secrets(s: State, seat: int, rng: Ints) -> None:
    unseen, n = scratch(PILE_EVENTS), 0
    for event in range(OPEN_EVENTS, PILE_EVENTS):
        if s.event_at[event] == HIDDEN:
            s.event_at[event] = IN_PILE
            unseen[n] = event
            n += 1
    for other in range(s.seats):
        for _ in range(min(n, s.secrets[other]) if other != seat else 0):
            ticket = below(rng, n)
            s.event_at[unseen[ticket]] = KEPT + other
            n -= 1
            for i in range(ticket, n):
                unseen[i] = unseen[i + 1]


@kernel
def imagined_sheet(s: State, rng: Ints) -> int:
    unseen, n = scratch(SHEETS), 0
    unseen[0] = NONE
    for sheet in range(SHEETS):
        if is_unseen(s, sheet):
            unseen[n] = sheet
            n += 1
    return unseen[below(rng, n)]


@kernel
def imagined_site(s: State, opening: int, seat: int, rng: Ints) -> int:
    fitting, n = scratch(SITES), 0
    fitting[0] = NONE
    for site in range(SITES):
        if may_be_front(s, opening, site, seat):
            fitting[n] = site
            n += 1
    return fitting[below(rng, n)]


@kernel
def may_be_front(s: State, opening: int, site: int, seat: int) -> bool:
    if QUARTER[site] != s.quarter[opening] or not is_fresh(s, site) or not is_behind(s, site):
        return False
    if s.coming != NONE and not knows(s.asking, opening) and level_on(site, s.coming) != NOT_HERE:
        return False
    return not knows(s.glimpsed[opening], seat) or level_on(site, s.next_sheet) == NOT_HERE
