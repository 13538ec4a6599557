"""The course of the game: the preparation and the turns, step by step, until chance or a choice is awaited."""

from ...contract import LEGAL, OVER, Ints, kernel, note
from ...contract.seats import seat_after
from .camera import camera_waits, take_open, why_no_call
from .content import PER_SITE, SITES
from .happenings import event_pile_is_ready, event_waits
from .state import (
    AT_AFTER,
    AT_BEFORE,
    AT_BEGIN,
    AT_CAMERA,
    AT_END,
    AT_EVENT,
    AT_FLAGGED,
    AT_FLAGS,
    AT_HANDS,
    AT_LOT,
    AT_NEXT,
    AT_SHEET,
    AT_SPARES,
    AT_STARTS,
    AT_TAKE,
    AT_VALIDATE,
    CALL,
    CARRIED,
    DEAL,
    DONE,
    EVENT,
    GOAL,
    HAND,
    LOT,
    NONE,
    OPEN,
    OPENINGS,
    PLACE_FLAG,
    RACK,
    SEATS,
    SECRET,
    SPARE_FLAG,
    START,
    TRAVEL,
    Rule,
    State,
    await_chance,
    await_choice,
    flag_on,
    site_count,
)
from .travel import lay_aside, pile_is_ready, prove_none, usable_cards
from .world import MOST_AT, SITE_AT, is_red


@kernel
def settle(s: State, trace: Ints) -> None:
    """Goes on until chance or a choice is awaited."""
    while s.to_move != OVER:
        if camera_waits(s, trace) or cards_wait(s, trace) or event_waits(s) or flag_waits(s):
            return
        if s.stage < AT_BEGIN:
            if prepare(s, trace):
                return
        elif go_on(s, trace):
            return


@kernel
def cards_wait(s: State, trace: Ints) -> bool:
    """Whether transport cards are to be dealt, or a SECRET card is to be kept."""
    if s.keeping:
        return await_chance(s, SECRET)
    if s.draws > 0 and pile_is_ready(s, trace):
        return await_chance(s, DEAL)
    s.draws = 0
    return False


@kernel
def flag_waits(s: State) -> bool:
    return s.moving != NONE and await_choice(s, PLACE_FLAG, s.moving if s.stage == AT_FLAGS else s.turn)


@kernel
def prepare(s: State, trace: Ints) -> bool:
    """The preparation, step by step; whether something is awaited."""
    if s.stage == AT_CAMERA:
        s.stage = AT_SHEET
        s.turning = 1
    elif s.stage == AT_SHEET:
        s.stage = AT_HANDS
        note(trace, Rule.SEVEN_CARDS, HAND)
    elif s.stage == AT_HANDS:
        for i in range(s.seats):
            seat = s.seats - 1 - i
            if s.held[seat] < HAND and (seat == 0 or s.held[seat] < s.held[seat - 1]):
                s.drawer = seat
                s.draws = 1
                return False
        s.stage = AT_STARTS
    elif s.stage == AT_STARTS:
        for seat in range(s.seats):
            if s.traveller[seat] == NONE:
                s.turn = seat
                return await_chance(s, START)
        s.stage = AT_LOT
        return await_chance(s, LOT)
    elif s.stage == AT_FLAGS:
        for i in range(s.seats):
            seat = (s.first + i) % s.seats
            if s.flag[seat] == NONE:
                s.moving = seat
                s.around = s.traveller[seat]
                return False
        s.stage = AT_SPARES
    else:
        for colour in range(s.seats, SEATS):
            if s.flag[colour] == NONE:
                s.turn = (s.first + colour - s.seats) % s.seats
                return await_choice(s, SPARE_FLAG, s.turn)
        s.turn = s.first
        s.stage = AT_BEGIN
    return False


@kernel
def go_on(s: State, trace: Ints) -> bool:
    """A turn, step by step; whether something is awaited."""
    seat = s.turn + 0
    if s.stage == AT_BEGIN:
        return begin_turn(s, trace)
    if s.stage == AT_BEFORE:
        return await_choice(s, TRAVEL, seat)
    cell = s.traveller[seat] + 0
    if s.stage == AT_VALIDATE:
        s.stage = AT_FLAGGED
        if s.flag[seat] == cell:
            validate(s, trace)
    elif s.stage == AT_FLAGGED:
        s.stage = AT_EVENT
        colour = flag_on(s, cell)
        if colour != NONE:
            s.turning = 1
            s.moving = colour
            s.around = cell
            note(trace, Rule.FLAG_TURNS_SHEET, seat, colour)
    elif s.stage == AT_EVENT:
        s.stage = AT_TAKE
        if is_red(cell):
            event_pile_is_ready(s, trace)
            return await_chance(s, EVENT)
    elif s.stage == AT_TAKE:
        s.stage = AT_AFTER
        take_open(s, seat, trace)
    elif s.stage == AT_AFTER:
        if has_something_to_do(s):
            return await_choice(s, CALL, seat)
        s.stage = AT_END
    elif s.stage == AT_END:
        s.stage = AT_NEXT
        if s.refill:
            s.drawer = seat
            s.draws = 1
    else:
        pass_on(s, trace)
    return False


@kernel
def has_something_to_do(s: State) -> bool:
    """After a move: whether an announcement can be made or a SECRET card may be used. Which card is kept must not
    show: who keeps one that serves at other times is asked as well."""
    for opening in range(OPENINGS):
        for i in range(MOST_AT):
            site = SITE_AT[s.traveller[s.turn], i]
            if site >= 0 and why_no_call(s, opening, site) == LEGAL:
                return True
    return s.secrets[s.turn] > 0


@kernel
def begin_turn(s: State, trace: Ints) -> bool:
    """choose-transport: seat, turn. must-leave: seat, cell."""
    seat = s.turn + 0
    if s.turns == s.turn_cap or is_nothing_left(s):
        return finish(s, Rule.TURN_CAP, trace)
    s.turns += 1
    s.refill = 0
    s.further = 0
    s.stage = AT_BEFORE
    note(trace, Rule.CHOOSE_TRANSPORT, seat, s.turns)
    if s.announced[seat]:
        note(trace, Rule.MUST_LEAVE, seat, s.traveller[seat])
    return False


@kernel
def pass_on(s: State, trace: Ints) -> None:
    """The turn goes to the next player who misses none."""
    s.stage = AT_BEGIN
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
        note(trace, Rule.CHOOSE_TRANSPORT, s.turn, NONE)
        s.turn = seat_after(s, s.turn)


@kernel
def is_nothing_left(s: State) -> bool:
    if s.left[0] + s.left[1] > 0:
        return False
    for site in range(SITES):
        if OPEN <= s.place[site] < RACK:
            return False
    return True


@kernel
def finish(s: State, rule: int, trace: Ints) -> bool:
    """five-wins: seat. turn-cap: turns."""
    s.phase = DONE
    s.to_move = OVER
    s.ended_by = rule
    note(trace, rule, s.turn if rule == Rule.FIVE_WINS else s.turns)
    return True


@kernel
def stay(s: State, kind: int, trace: Ints) -> None:
    """stay: seat, cell. change-card: seat, kind, or NONE with an empty hand."""
    seat = s.turn + 0
    s.stage = AT_AFTER
    note(trace, Rule.STAY, seat, s.traveller[seat])
    if is_red(s.traveller[seat]):  # nothing that it holds leads away
        prove_none(s, seat, usable_cards(s))
    if kind >= 0 or s.held[seat] == 0:
        note(trace, Rule.CHANGE_CARD, seat, kind)
        s.refill = 1
    if kind >= 0:
        lay_aside(s, seat, kind)


@kernel
def validate(s: State, trace: Ints) -> None:
    """validate: seat, how many now, how many in all."""
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
    """place-flag, flag-turns-sheet: seat, colour, cell. spare-flags: seat, colour, cell."""
    if s.phase == SPARE_FLAG:
        colour = s.seats + 0
        while s.flag[colour] != NONE:
            colour += 1
        s.flag[colour] = cell
        note(trace, Rule.SPARE_FLAGS, s.turn, colour, cell)
        return
    colour = s.moving + 0
    s.moving = NONE
    s.around = NONE
    s.flag[colour] = cell
    note(trace, Rule.PLACE_FLAG, colour if s.stage == AT_FLAGS else s.turn, colour, cell)
