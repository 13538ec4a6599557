"""How travellers move: on foot, by card, adrift. A journey is a means of travel and the cell where it ends."""

from ...contract import LEGAL, NOBODY, Ints, inlined, kernel, note, scratch
from ...contract.hands import lay_from, prove_absent
from .content import BOAT, COLUMNS, COUNT, KINDS, MODE, MODES, REACH, ROWS, TRANSPORTS, WORLD
from .forms import BY_CARD, DRIFT, MEANS, WALK, journey
from .state import SEATS, At, Rule, State, owner_on
from .world import ALL, ANYWHERE, FOOT, fill, holds, within

TRAINS = MODES.index(BOAT)  # modes below it
ANY_CELL = MODES.index(WORLD)
LEADS_AWAY = sum(1 << kind for kind in range(KINDS) if MODE[kind] >= TRAINS)  # boats, planes and the like, as a mask


@inlined
def clear(cells: Ints, cell: int) -> None:
    if cell >= 0:
        cells[cell // COLUMNS] &= ~(1 << (cell % COLUMNS))


@kernel
def clear_travellers(s: State, cells: Ints) -> None:
    """no-sharing"""
    for seat in range(s.seats):
        clear(cells, s.traveller[seat])


@inlined
def is_empty(cells: Ints) -> bool:
    some = 0
    for row in range(ROWS):
        some |= int(cells[row])
    return some == 0


@kernel
def free_around(s: State, cells: Ints) -> None:
    """place-flag, flag-turns-sheet, sent-aside: the cells next to a place without traveller or flag; if there is
    none, the nearest."""
    steps = 1
    while True:
        within(cells, s.around, ANYWHERE, steps, s.round_world)
        clear_taken(s, cells)
        if not is_empty(cells):
            return
        steps += 1


@kernel
def clear_taken(s: State, cells: Ints) -> None:
    clear_travellers(s, cells)
    for colour in range(SEATS):
        clear(cells, s.flag[colour])


@inlined
def steps_of(s: State, kind: int) -> int:
    return REACH[kind] + s.further


@kernel
def reach(s: State, means: int, cells: Ints) -> None:
    """any-direction: the cells where a means of travel may end, whether the player has it or not."""
    start, kind = s.traveller[s.turn] + 0, means - BY_CARD
    if means == WALK:
        within(cells, start, FOOT, 1, s.round_world)
    elif means == DRIFT:
        within(cells, start, ANYWHERE, 1, s.round_world)
    elif MODE[kind] == ANY_CELL:
        fill(cells, ALL)
    else:
        within(cells, start, MODE[kind], steps_of(s, kind), s.round_world)
    clear_travellers(s, cells)


@kernel
def leads_nowhere(s: State, means: int) -> bool:
    cells = scratch(ROWS)
    reach(s, means, cells)
    return is_empty(cells)


@kernel
def is_adrift(s: State) -> bool:
    """adrift: no boat, no plane, no "Tour du monde", and no walk."""
    for kind in range(KINDS):
        if LEADS_AWAY >> kind & 1 and s.hand[s.turn, kind] > 0:
            return False
    return leads_nowhere(s, WALK)


@inlined
def has_means(s: State, means: int) -> bool:
    if means == DRIFT:
        return is_adrift(s)
    return means == WALK or s.hand[s.turn, means - BY_CARD] > 0


@kernel
def can_travel(s: State) -> bool:
    for means in range(MEANS):
        if has_means(s, means) and not leads_nowhere(s, means):
            return True
    return False


@kernel
def list_journeys(s: State, out: Ints) -> int:
    """Ascending: by means, then by cell."""
    n, cells = 0, scratch(ROWS)
    for means in range(MEANS):
        if has_means(s, means):
            reach(s, means, cells)
            n = list_cells(cells, journey(means, 0), out, n)
    return n


@kernel
def list_cells(cells: Ints, base: int, out: Ints, n: int) -> int:
    """Appends the cells of a set to a list of moves."""
    for row in range(ROWS):
        word = int(cells[row])
        column = 0
        while word:
            if word & 1:
                out[n] = base + row * COLUMNS + column
                n += 1
            word >>= 1
            column += 1
    return n


@kernel
def why_no_journey(s: State, means: int, cell: int) -> int:
    """The rule that forbids a journey, or LEGAL."""
    if not has_means(s, means):
        return Rule.ADRIFT if means == DRIFT else Rule.BY_CARD
    there = owner_on(s.traveller, cell)
    if there != NOBODY and there != s.turn:
        return Rule.NO_SHARING
    cells = scratch(ROWS)
    reach(s, means, cells)
    if holds(cells, cell):
        return LEGAL
    if cell == s.traveller[s.turn]:
        return Rule.CHOOSE_TRANSPORT
    return Rule.ON_FOOT if means == WALK else Rule.ANY_DIRECTION


@kernel
def travel(s: State, means: int, cell: int, trace: Ints) -> None:
    """on-foot, adrift"""
    seat = s.turn + 0
    start = s.traveller[seat] + 0
    if means == WALK:
        note(trace, Rule.ON_FOOT, seat, start, cell)
    elif means == DRIFT:
        note(trace, Rule.ADRIFT, seat, start, cell)
        prove_none(s, seat, LEADS_AWAY)
    else:
        travel_by(s, seat, means - BY_CARD, cell, trace)
    s.further = 0
    s.traveller[seat] = cell
    s.announced[seat] = 0
    s.stage = At.VALIDATE


@kernel
def travel_by(s: State, seat: int, kind: int, cell: int, trace: Ints) -> None:
    """by-card, any-direction, tour-du-monde"""
    if MODE[kind] == ANY_CELL:
        note(trace, Rule.TOUR_DU_MONDE, seat, s.traveller[seat], cell)
    else:
        note(trace, Rule.BY_CARD, seat, s.traveller[seat], cell, kind)
        note(trace, Rule.ANY_DIRECTION, seat, steps_of(s, kind), s.further)
    lay_aside(s, seat, kind)
    s.refill = 1


# Hands


@inlined
def prove_none(s: State, seat: int, kinds: int) -> None:
    """Everybody sees that a player holds none of some kinds, a mask."""
    prove_absent(s.absent, s.older, seat, s.held[seat], kinds)


@kernel
def usable_cards(s: State) -> int:
    """The kinds of card, as a mask, by which the player could leave its cell if it had them."""
    kinds = 0
    for kind in range(KINDS):
        if not leads_nowhere(s, BY_CARD + kind):
            kinds |= 1 << kind
    return kinds


@inlined
def lay_aside(s: State, seat: int, kind: int) -> None:
    if s.absent[seat]:
        lay_from(s.absent, s.older, seat, s.held[seat], kind)
    s.hand[seat, kind] -= 1
    s.held[seat] -= 1
    s.used[kind] += 1


@inlined
def pile_size(s: State) -> int:
    size = TRANSPORTS + 0
    for kind in range(KINDS):
        size -= s.used[kind]
    for seat in range(s.seats):
        size -= s.held[seat]
    return size


@inlined
def in_pile(s: State, kind: int) -> int:
    """How many of a kind lie face down."""
    count = COUNT[kind] - s.used[kind]
    for seat in range(s.seats):
        count -= s.hand[seat, kind]
    return count


@kernel
def pile_is_ready(s: State, trace: Ints) -> bool:
    """refill: used cards serve again when the pile is empty."""
    size = pile_size(s)
    if size == 0:
        for kind in range(KINDS):
            size += s.used[kind]
            s.used[kind] = 0
        if size:
            note(trace, Rule.REFILL, s.drawer, size)
    return size > 0
