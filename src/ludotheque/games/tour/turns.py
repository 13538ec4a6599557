"""The course of the game: the preparation and the turns, step by step, until chance or a choice is awaited."""

from ...contract import NOBODY, NONE, OVER, Ints, kernel, note
from ...contract.seats import seat_after
from .camera import camera_waits, may_call, take_open
from .content import PER_SITE, SITES
from .happenings import event_pile_is_ready, event_waits
from .state import (
    CARRIED,
    GOAL,
    HAND,
    OPENINGS,
    RACK,
    SEATS,
    At,
    Phase,
    Rule,
    State,
    awaits,
    index_of,
    owner_on,
    site_count,
)
from .travel import lay_aside, pile_is_ready, prove_none, usable_cards
from .world import is_red


@kernel
def settle(s: State, trace: Ints) -> None:
    """Goes on until chance or a choice is awaited."""
    while s.to_move != OVER:
        if camera_waits(s, trace) or cards_wait(s, trace) or event_waits(s):
            return
        if s.moving != NONE and awaits(s, Phase.PLACE_FLAG):
            return
        if s.stage < At.BEGIN:
            if prepare(s, trace):
                return
        elif go_on(s, trace):
            return


@kernel
def cards_wait(s: State, trace: Ints) -> bool:
    """Whether transport cards are to be dealt, or a SECRET card is to be kept."""
    if s.keeping:
        return awaits(s, Phase.SECRET)
    if s.draws > 0 and pile_is_ready(s, trace):
        return awaits(s, Phase.DEAL)
    s.draws = 0
    return False


@kernel
def prepare(s: State, trace: Ints) -> bool:
    """The preparation, step by step; whether something is awaited."""
    if s.stage == At.CAMERA:
        s.stage = At.SHEET
        s.turning = 1
    elif s.stage == At.SHEET:
        s.stage = At.HANDS
        note(trace, Rule.SEVEN_CARDS, HAND)
    elif s.stage == At.HANDS:
        for i in range(s.seats):
            seat = s.seats - 1 - i
            if s.held[seat] < HAND and (seat == 0 or s.held[seat] < s.held[seat - 1]):
                s.drawer, s.draws = seat, 1
                return False
        s.stage = At.LOT
    elif s.stage == At.LOT:
        if not 1 <= s.begins <= s.seats:
            return awaits(s, Phase.LOT)
        begin_with(s, s.begins - 1, trace)
    elif s.stage == At.FIGURES:
        if next_without(s, s.figure):
            return awaits(s, Phase.FIGURE)
        put_aside_figures(s)
        s.stage = At.STARTS
    elif s.stage == At.STARTS:
        if next_without(s, s.traveller):
            return awaits(s, Phase.START)
        s.stage = At.FLAGS
    elif s.stage == At.FLAGS:
        if next_without(s, s.flag):
            s.moving, s.around = s.turn, s.traveller[s.turn]
            return False
        s.stage = At.SPARES
    else:
        for flag in range(s.seats, SEATS):
            if s.flag[flag] == NONE:
                s.turn = (s.first + flag - s.seats) % s.seats
                return awaits(s, Phase.SPARE_FLAG)
        s.turn = s.first
        s.stage = At.BEGIN
    return False


@kernel
def next_without(s: State, things: Ints) -> bool:
    """Whether a player has none of some things yet; in turn order, that player is next."""
    for i in range(s.seats):
        seat = (s.first + i) % s.seats
        if things[seat] == NONE:
            s.turn = seat
            return True
    return False


@kernel
def begin_with(s: State, seat: int, trace: Ints) -> None:
    """youngest-first"""
    s.first = seat
    s.stage = At.FIGURES
    note(trace, Rule.YOUNGEST_FIRST, seat)


@kernel
def choose_figure(s: State, figure: int, trace: Ints) -> None:
    """choose-figure"""
    s.figure[s.turn] = figure
    note(trace, Rule.CHOOSE_FIGURE, s.turn, figure)


@kernel
def put_aside_figures(s: State) -> None:
    """choose-figure: those that nobody chose; their flags are placed later."""
    figure = 0
    for i in range(s.seats, SEATS):
        while index_of(s, figure) != NONE:
            figure += 1
        s.figure[i] = figure


@kernel
def go_on(s: State, trace: Ints) -> bool:
    """A turn, step by step; whether something is awaited."""
    seat = s.turn + 0
    if s.stage == At.BEGIN:
        begin_turn(s, trace)
    if s.stage == At.BEFORE:
        return awaits(s, Phase.TRAVEL)
    cell = s.traveller[seat] + 0
    if s.stage == At.VALIDATE:
        s.stage = At.FLAGGED
        if s.flag[seat] == cell:
            validate(s, trace)
    elif s.stage == At.FLAGGED:
        s.stage = At.TAKE
        flag = owner_on(s.flag, cell)
        if flag != NOBODY:
            s.turning = 1
            s.moving, s.around = flag, cell
            note(trace, Rule.FLAG_TURNS_SHEET, seat, s.figure[flag])
    elif s.stage == At.TAKE:
        s.stage = At.ARRIVED
        take_open(s, seat, trace)
    elif s.stage == At.ARRIVED:
        if may_call(s):
            return awaits(s, Phase.ARRIVAL)
        s.stage = At.EVENT
    elif s.stage == At.EVENT:
        s.stage = At.AFTER
        if is_red(cell):
            event_pile_is_ready(s, trace)
            return awaits(s, Phase.EVENT)
    elif s.stage == At.AFTER:
        if has_something_to_do(s):
            return awaits(s, Phase.CALL)
        s.stage = At.END
    elif s.stage == At.END:
        s.stage = At.NEXT
        if s.refill:
            s.drawer, s.draws = seat, 1
    elif s.turns == s.turn_cap or is_nothing_left(s):
        return finish(s, Rule.TURN_CAP, trace)
    else:
        pass_on(s, trace)
    return False


@kernel
def has_something_to_do(s: State) -> bool:
    """After a move: whether an announcement can be made or a SECRET card may be used. Which card is kept must not
    show: who keeps one that serves at other times is asked as well."""
    return s.secrets[s.turn] > 0 or may_call(s)


@kernel
def begin_turn(s: State, trace: Ints) -> None:
    """choose-transport, must-leave"""
    seat = s.turn + 0
    s.turns += 1
    s.refill, s.further = 0, 0
    s.stage = At.BEFORE
    note(trace, Rule.CHOOSE_TRANSPORT, seat, s.turns)
    if s.announced[seat]:
        note(trace, Rule.MUST_LEAVE, seat, s.traveller[seat])


@kernel
def pass_on(s: State, trace: Ints) -> None:
    """The turn goes to the next player who misses none."""
    s.stage = At.BEGIN
    for opening in range(OPENINGS):
        if s.front[opening] != NONE:
            s.age[opening] += 1
            if s.hint and s.age[opening] % (s.hint * s.seats) == 0 and s.told[opening] < PER_SITE:
                s.hinting |= 1 << opening
    if s.extra[s.turn] > 0:
        s.extra[s.turn] -= 1
        return
    s.turn = seat_after(s, s.turn)
    while s.miss[s.turn] > 0:
        s.miss[s.turn] -= 1
        note(trace, Rule.CHOOSE_TRANSPORT, s.turn, s.turns, 1)
        s.turn = seat_after(s, s.turn)


@kernel
def is_nothing_left(s: State) -> bool:
    """turn-cap: no card is in the camera, open or carried."""
    for site in range(SITES):
        if s.place[site] < RACK:
            return False
    return True


@kernel
def finish(s: State, rule: int, trace: Ints) -> bool:
    """five-wins, turn-cap"""
    s.ended_by = rule
    note(trace, rule, s.turn if rule == Rule.FIVE_WINS else s.turns)
    return awaits(s, Phase.DONE)


@kernel
def stay(s: State, kind: int, trace: Ints) -> None:
    """stay, change-card; `kind` is NONE where no card is laid aside."""
    seat = s.turn + 0
    s.stage = At.AFTER
    note(trace, Rule.STAY, seat, s.traveller[seat])
    if is_red(s.traveller[seat]):  # nothing that it holds leads away
        prove_none(s, seat, usable_cards(s))
    if kind != NONE:
        note(trace, Rule.CHANGE_CARD, seat, 1, kind)
        lay_aside(s, seat, kind)
        s.refill = 1
    elif s.held[seat] == 0:
        note(trace, Rule.CHANGE_CARD, seat)
        s.refill = 1


@kernel
def validate(s: State, trace: Ints) -> None:
    """validate"""
    seat = s.turn + 0
    count = 0
    for site in range(SITES):
        if s.place[site] == CARRIED + seat:
            s.place[site] = RACK + seat
            count += 1
    if count:
        total = site_count(s, RACK + seat)
        note(trace, Rule.VALIDATE, seat, count, total)
        if total >= GOAL:
            finish(s, Rule.FIVE_WINS, trace)


@kernel
def place_flag(s: State, cell: int, trace: Ints) -> None:
    """place-flag, flag-turns-sheet, spare-flags"""
    if s.phase == Phase.SPARE_FLAG:
        flag = s.seats + 0
        while s.flag[flag] != NONE:
            flag += 1
        s.flag[flag] = cell
        note(trace, Rule.SPARE_FLAGS, s.turn, s.figure[flag], cell)
        return
    flag = s.moving + 0
    s.moving, s.around = NONE, NONE
    s.flag[flag] = cell
    note(trace, Rule.PLACE_FLAG, s.turn, s.figure[flag], cell)
