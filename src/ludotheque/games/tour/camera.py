"""The camera with its two compartments, the information sheets, and the numbers that join them."""

from ...contract import HIDDEN, LEGAL, NOBODY, NONE, Ints, inlined, kernel, note
from .content import ON_SHEET, PER_SHEET, PER_SITE, QUARTER, SHEET_OF, SHEETS, SITES
from .forms import NOT_HERE, announcement
from .state import (
    CARRIED,
    IN_CAMERA,
    NEAR,
    OPEN,
    OPENINGS,
    SEATS,
    At,
    Phase,
    Rule,
    State,
    awaits,
    forget_front,
    label_number,
    owner_on,
    sheet_on_show,
)
from .world import MOST_AT, SITE_AT, SITE_CELL, is_red, quarter_at


@kernel
def camera_waits(s: State, trace: Ints) -> bool:
    """Whether an outcome is awaited: of a call, a new front card, a sheet, a glimpse, a hint."""
    if s.called != NONE:
        return awaits(s, Phase.CARD)
    for opening in range(OPENINGS):
        if s.stage >= At.CAMERA and s.left[opening] > 0 and s.front[opening] < 0:
            s.opening = opening
            if s.front[opening] == HIDDEN:
                return awaits(s, Phase.SITE)
            if s.left[opening] > s.backs[opening]:
                return awaits(s, Phase.FACE)
            from_the_back(s, opening, trace)
    return sheet_waits(s, trace) or (is_any(s, s.hinting) and awaits(s, Phase.HINT))


# two-compartments, next-card


@inlined
def is_fresh(s: State, site: int) -> bool:
    """Whether nobody has seen a riddle of a site."""
    return s.label[PER_SITE * site] + s.label[PER_SITE * site + 1] + s.label[PER_SITE * site + 2] == 0


@kernel
def is_behind(s: State, site: int) -> bool:
    """Whether a card is in the camera, neither in front nor among those put back."""
    if s.place[site] != IN_CAMERA:
        return False
    for opening in range(OPENINGS):
        if s.front[opening] == site:
            return False
        for i in range(s.backs[opening]):
            if s.back[opening, i] == site:
                return False
    return True


@kernel
def least_label(s: State, site: int) -> int:
    """The first of the labels of a site whose riddles were seen."""
    least = 0
    for clue in range(PER_SITE * site, PER_SITE * site + PER_SITE):
        label = s.label[clue] + 0
        if label and (least == 0 or label < least):
            least = label
    return least


@kernel
def site_labelled(s: State, label: int) -> int:
    for clue in range(PER_SITE * SITES):
        if s.label[clue] == label:
            return clue // PER_SITE
    return NONE


@inlined
def new_label(s: State) -> int:
    s.labels += 1
    return s.labels + 0


@kernel
def come_in_front(s: State, site: int, quarter: int, trace: Ints) -> None:
    """two-compartments, next-card: a site that can be told from the riddles seen before; or HIDDEN, for one of which
    nobody has seen a riddle."""
    opening = s.opening + 0
    forget_front(s, opening)
    s.front[opening] = site
    s.quarter[opening] = quarter
    s.known[opening] = site != HIDDEN
    s.age[opening] = 0
    s.told[opening] = 0
    for level in range(PER_SITE):
        seen = s.label[PER_SITE * site + level] + 0 if site != HIDDEN else 0
        s.number[opening, level] = seen if seen else new_label(s)
    read_links(s, opening)
    rule = Rule.TWO_COMPARTMENTS if s.stage == At.CAMERA else Rule.NEXT_CARD
    note(trace, rule, opening, quarter, s.left[opening])


@kernel
def from_the_back(s: State, opening: int, trace: Ints) -> None:
    """random-start: everybody saw this card when it was put back."""
    site = s.back[opening, 0] + 0
    s.backs[opening] -= 1
    for i in range(s.backs[opening]):
        s.back[opening, i] = s.back[opening, i + 1]
    s.back[opening, s.backs[opening]] = NONE
    s.opening = opening
    come_in_front(s, site, QUARTER[site], trace)


@kernel
def read_links(s: State, opening: int) -> None:
    """The numbers of the front card that are on the sheet on show."""
    sheet = sheet_on_show(s)
    for level in range(PER_SITE):
        for i in range(PER_SHEET):
            if sheet != NONE and s.label[ON_SHEET[sheet, i]] == s.number[opening, level]:
                s.linked[opening] |= 1 << level


# announce, right-call, wrong-call


@kernel
def why_no_call(s: State, opening: int, site: int) -> int:
    """The rule that forbids to announce a site, or LEGAL."""
    if s.announced[s.turn]:
        return Rule.MUST_LEAVE
    if s.left[opening] == 0:
        return Rule.CAMERA_EMPTY
    cell = s.traveller[s.turn] + 0
    is_refuted = s.place[site] != IN_CAMERA or quarter_at(cell) != s.quarter[opening]
    if is_refuted or not is_red(cell) or (s.site_names == NEAR and SITE_CELL[site] != cell):
        return Rule.ANNOUNCE
    return LEGAL


@kernel
def list_calls(s: State, out: Ints, n: int) -> int:
    for opening in range(OPENINGS):
        for site in range(SITES):
            if why_no_call(s, opening, site) == LEGAL:
                out[n] = announcement(opening, site)
                n += 1
    return n


@kernel
def may_call(s: State) -> bool:
    """Whether there is anything that the player may announce."""
    for opening in range(OPENINGS):
        for site in range(SITES):
            if why_no_call(s, opening, site) == LEGAL:
                return True
    return False


@kernel
def call(s: State, opening: int, site: int, trace: Ints) -> None:
    """announce"""
    s.called = site
    s.opening = opening
    note(trace, Rule.ANNOUNCE, s.turn, opening, site)


@kernel
def open_card(s: State, trace: Ints) -> None:
    """right-call, wrong-call: the card that was called is shown."""
    opening, seat, called = s.opening + 0, s.turn + 0, s.called + 0
    site = s.front[opening] + 0
    for level in range(PER_SITE):
        s.label[PER_SITE * site + level] = s.number[opening, level]
    s.called = NONE
    s.front[opening] = NONE
    s.left[opening] -= 1
    s.announced[seat] = 1
    if site == called and SITE_CELL[site] == s.traveller[seat]:
        s.place[site] = CARRIED + seat
        note(trace, Rule.RIGHT_CALL, seat, site, opening)
    else:
        s.place[site] = OPEN + seat
        if site == called:
            note(trace, Rule.SITE_NAMES, seat, site)
        note(trace, Rule.WRONG_CALL, seat, called, site)
        there = owner_on(s.traveller, SITE_CELL[site])
        if there != NOBODY:
            take_open(s, there, trace)
    if s.left[opening] == 0:
        forget_front(s, opening)
        for level in range(PER_SITE):
            s.number[opening, level] = 0
        note(trace, Rule.CAMERA_EMPTY, opening)


@kernel
def take_open(s: State, seat: int, trace: Ints) -> None:
    """wrong-call: a traveller takes the open cards of its cell, but for those that its own call opened."""
    for i in range(MOST_AT):
        site = SITE_AT[s.traveller[seat], i]
        if site >= 0 and OPEN <= s.place[site] < OPEN + SEATS and s.place[site] != OPEN + seat:
            s.place[site] = CARRIED + seat
            note(trace, Rule.WRONG_CALL, seat, site, site, 1)


# one-sheet, flag-turns-sheet


@kernel
def sheet_waits(s: State, trace: Ints) -> bool:
    if s.turning:
        if s.coming == NONE:
            if s.sheets < SHEETS:
                return awaits(s, Phase.SHEET)
            s.coming = s.order[(s.shown + 1) % SHEETS]
        if is_any(s, s.asking):
            return awaits(s, Phase.LINK)
        put_on_show(s, trace)
    elif s.peeking and s.sheets == SHEETS:
        s.peeking = 0
    elif s.peeking:
        if not s.peeked >> s.turn & 1:
            return awaits(s, Phase.PEEK)
        if is_any(s, s.asking):
            return awaits(s, Phase.GLIMPSE)
        s.peeking = 0
    return False


@kernel
def is_unseen(s: State, sheet: int) -> bool:
    """Whether a sheet lies in the pile and has not been on show."""
    for i in range(s.sheets):
        if s.order[i] == sheet:
            return False
    return s.coming != sheet


@inlined
def is_any(s: State, openings: int) -> bool:
    """Whether there is one in a mask; what comes next is about the first."""
    for opening in range(OPENINGS):
        if openings >> opening & 1:
            s.opening = opening
            return True
    return False


@inlined
def ask_unknown(s: State) -> None:
    """The openings whose site nobody can know."""
    s.asking = 0
    for opening in range(OPENINGS):
        if s.front[opening] >= 0 and not s.known[opening]:
            s.asking |= 1 << opening


@kernel
def level_on(site: int, sheet: int) -> int:
    """Which riddle of a site is on a sheet, or NOT_HERE."""
    for level in range(PER_SITE):
        if SHEET_OF[PER_SITE * site + level] == sheet:
            return level
    return NOT_HERE


@kernel
def link(s: State, level: int) -> None:
    """Everybody reads a riddle of a front card on the sheet that comes."""
    s.asking &= ~(1 << s.opening)
    if level != NOT_HERE:
        s.known[s.opening] = 1


@kernel
def see_glimpse(s: State, level: int) -> None:
    """The player alone sees it."""
    s.asking &= ~(1 << s.opening)
    s.glimpsed[s.opening] |= 1 << s.turn
    s.glimpse[s.opening] = NONE if level == NOT_HERE else level


@kernel
def put_on_show(s: State, trace: Ints) -> None:
    """one-sheet"""
    sheet = s.coming + 0
    if s.sheets < SHEETS:
        s.order[s.sheets] = sheet
        s.shown = s.sheets
        s.sheets += 1
    else:
        s.shown = (s.shown + 1) % SHEETS
    for opening in range(OPENINGS):
        if s.known[opening]:
            site = s.front[opening] + 0
            level = level_on(site, sheet)
            if level != NOT_HERE:
                s.label[PER_SITE * site + level] = s.number[opening, level]
        s.glimpse[opening] = NONE
        s.glimpsed[opening] = 0
    for i in range(PER_SHEET):
        clue = ON_SHEET[sheet, i]
        if s.label[clue] == 0:
            s.label[clue] = new_label(s)
    s.turning, s.coming = 0, NONE
    s.peeked, s.next_sheet = 0, NONE
    for opening in range(OPENINGS):
        if s.front[opening] >= 0:
            read_links(s, opening)
    note(trace, Rule.ONE_SHEET, sheet)


# extra-hint


@inlined
def hinted_level(s: State) -> int:
    """The easiest riddle of the card that was not read out yet."""
    return PER_SITE - 1 - s.told[s.opening]


@kernel
def hear_hint(s: State, level: int, trace: Ints) -> None:
    """extra-hint"""
    opening = s.opening + 0
    site = s.front[opening] + 0
    s.hinting &= ~(1 << opening)
    s.told[opening] += 1
    s.known[opening] = 1
    s.linked[opening] |= 1 << level
    s.label[PER_SITE * site + level] = s.number[opening, level]
    note(trace, Rule.EXTRA_HINT, opening, PER_SITE * site + level, label_number(s.number[opening, level], s.numbers))
