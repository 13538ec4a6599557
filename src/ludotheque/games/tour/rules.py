"""Le tour du monde en 80 sites: two to six travellers look for the destinations in the camera, from riddles on
information sheets; who first brings five of them home to its flag wins."""

from ...contract import CHANCE, LEGAL, NOBODY, OVER, Ints, kernel
from .camera import call, why_no_call
from .chance import chance_rule, is_outcome, odds, outcomes, seen_by, turn_out
from .codes import ANNOUNCE, CHANGE, FLAG_OF, LAY_CARD, MOVES, PASS, STAY, TO, USE
from .content import CELLS, CLUES, OPEN_EVENTS, PER_SITE, SECRETS, SHEETS, SITES
from .happenings import accept, choose_flag, is_usable, land, lay_for_event, may_choose_flag, shield_of, use_secret
from .hiding import hide, imagine
from .state import (
    AT_END,
    AT_EVENT,
    AT_FLAGS,
    AT_NUMBERS,
    AT_VALIDATE,
    BEHIND,
    CALL,
    CARRIED,
    EVENT_KIND,
    IN_CAMERA,
    IN_PILE,
    KINDS,
    LAY,
    MOST_BACK,
    NONE,
    NUMBERS,
    OLDER,
    OPENINGS,
    PILE_EVENTS,
    RACK,
    SEATS,
    SHIELDING,
    SPARE_FLAG,
    STEPPING,
    TRAVEL,
    VALIDATED,
    VOYAGE,
    WHICH_FLAG,
    Rule,
    State,
    await_chance,
    forget_front,
    site_count,
)
from .travel import can_travel, clear_taken, free_around, list_cells, list_hand, list_journeys, travel, why_no_journey
from .turns import place_flag, settle, stay
from .world import MOST_AT, SITE_AT, everywhere, holds, is_red

__all__ = ["begin", "hide", "imagine", "moves", "odds", "play", "scores", "seen_by", "why_not"]


@kernel
def begin(s: State, seats: int, options: Ints) -> None:
    s.seats = seats
    s.actor = NOBODY
    s.ended_by = LEGAL
    s.ply = 0
    s.turns = 0
    s.stage = AT_NUMBERS
    s.first = NOBODY
    s.turn = NOBODY
    s.round_world = options[0]
    s.hint = options[1]
    s.turn_cap = options[2]
    s.numbers = 0
    for seat in range(SEATS):
        s.traveller[seat] = NONE
        s.flag[seat] = NONE
        s.announced[seat] = 0
        s.miss[seat] = 0
        s.extra[seat] = 0
        s.held[seat] = 0
        s.secrets[seat] = 0
        s.absent[seat] = 0
        for n in range(OLDER + 1):
            s.older[seat, n] = 0
        for kind in range(KINDS):
            s.hand[seat, kind] = 0
    for kind in range(KINDS):
        s.used[kind] = 0
    for event in range(PILE_EVENTS):
        s.event_at[event] = IN_PILE
    for site in range(SITES):
        s.place[site] = IN_CAMERA
    for clue in range(CLUES):
        s.label[clue] = 0
    s.labels = 0
    for opening in range(OPENINGS):
        s.left[opening] = BEHIND
        s.front[opening] = NONE
        s.quarter[opening] = 0
        s.backs[opening] = 0
        forget_front(s, opening)
        s.age[opening] = 0
        s.told[opening] = 0
        for level in range(PER_SITE):
            s.number[opening, level] = 0
        for i in range(MOST_BACK):
            s.back[opening, i] = NONE
    for i in range(SHEETS):
        s.order[i] = NONE
    s.sheets = 0
    s.shown = NONE
    s.next_sheet = NONE
    s.peeked = 0
    s.turning = 0
    s.coming = NONE
    s.peeking = 0
    s.asking = 0
    s.hinting = 0
    s.drawer = 0
    s.draws = 0
    s.refill = 0
    s.further = 0
    s.asked = NONE
    s.shielding = 0
    s.keeping = 0
    s.moving = NONE
    s.around = NONE
    s.called = NONE
    s.opening = 0
    await_chance(s, NUMBERS)


@kernel
def moves(s: State, out: Ints) -> int:
    if s.to_move == OVER:
        return 0
    if s.to_move == CHANCE:
        return outcomes(s, out)
    if s.phase == TRAVEL:
        n = list_journeys(s, out)
        if may_stay(s):
            out[n] = STAY
            n = list_hand(s, CHANGE, out, n + 1)
        n = list_calls(s, out, n)
        return list_secrets(s, True, out, n)
    if s.phase == CALL:
        n = list_calls(s, out, 0)
        out[n] = PASS
        return list_secrets(s, False, out, n + 1)
    return list_choices(s, out)


@kernel
def list_choices(s: State, out: Ints) -> int:
    """What events, flags and the preparation ask."""
    n = 0
    if s.phase == SHIELDING:
        out[0] = PASS
        n = 1
        for secret in range(SECRETS):
            if OPEN_EVENTS + secret == shield_of(s):
                out[n] = USE + secret
                n += 1
    elif s.phase == LAY:
        n = list_hand(s, LAY_CARD, out, 0)
    elif s.phase == WHICH_FLAG:
        for colour in range(SEATS):
            if may_choose_flag(s, colour):
                out[n] = FLAG_OF + colour
                n += 1
    else:
        n = list_cells(free_cells(s), TO, out, 0)
    return n


@kernel
def free_cells(s: State) -> Ints:
    """Where a flag may be placed, or a traveller may step."""
    if s.phase != SPARE_FLAG:
        return free_around(s)
    cells = everywhere()
    clear_taken(s, cells)
    return cells


@kernel
def list_calls(s: State, out: Ints, n: int) -> int:
    for opening in range(OPENINGS):
        for i in range(MOST_AT):
            site = SITE_AT[s.traveller[s.turn], i]
            if site >= 0 and why_no_call(s, opening, site) == LEGAL:
                out[n] = ANNOUNCE + opening * SITES + site
                n += 1
    return n


@kernel
def list_secrets(s: State, before: bool, out: Ints, n: int) -> int:
    for secret in range(SECRETS):
        if is_usable(s, OPEN_EVENTS + secret, before):
            out[n] = USE + secret
            n += 1
    return n


@kernel
def may_stay(s: State) -> bool:
    """stay"""
    return not is_red(s.traveller[s.turn]) or not can_travel(s)


@kernel
def play(s: State, move: int, trace: Ints) -> None:
    s.ply += 1
    if move >= MOVES:
        turn_out(s, move, trace)
    elif move < STAY:
        travel(s, move // CELLS, move % CELLS, trace)
        s.stage = AT_VALIDATE
    elif move < ANNOUNCE:
        stay(s, move - CHANGE, trace)
    elif move < PASS:
        call(s, (move - ANNOUNCE) // SITES, (move - ANNOUNCE) % SITES, trace)
    elif move == PASS:
        if s.phase == SHIELDING:
            accept(s, trace)
        else:
            s.stage = AT_END
    elif move < FLAG_OF:
        use_secret(s, OPEN_EVENTS + move - USE, trace)
    elif move < LAY_CARD:
        choose_flag(s, move - FLAG_OF)
    elif move < TO:
        lay_for_event(s, move - LAY_CARD, trace)
    elif s.phase == STEPPING:
        land(s, move - TO, trace)
    else:
        place_flag(s, move - TO, trace)
    settle(s, trace)


@kernel
def why_not(s: State, move: int) -> int:
    if s.to_move == OVER:
        return LEGAL + s.ended_by
    if s.to_move == CHANCE:
        return LEGAL if is_outcome(s, move) else chance_rule(s)
    if s.phase == TRAVEL or s.phase == CALL:
        return why_not_now(s, move)
    if s.phase == SHIELDING:
        shield = shield_of(s)
        is_shield = shield != NONE and move == USE + shield - OPEN_EVENTS
        return LEGAL if move == PASS or is_shield else Rule.SECRET_CARD
    if s.phase == LAY:
        held = LAY_CARD <= move < TO and s.hand[s.turn, move - LAY_CARD] > 0
        return LEGAL if held else Rule.RED_SQUARE_EVENT
    if s.phase == WHICH_FLAG:
        chosen = FLAG_OF <= move < LAY_CARD and may_choose_flag(s, move - FLAG_OF)
        return LEGAL if chosen else Rule.RED_SQUARE_EVENT
    if TO <= move < MOVES and holds(free_cells(s), move - TO):
        return LEGAL
    if s.phase == STEPPING:
        return Rule.SENT_ASIDE if EVENT_KIND[s.asked] == VOYAGE else Rule.RED_SQUARE_EVENT
    if s.phase == SPARE_FLAG:
        return Rule.SPARE_FLAGS
    if s.stage == AT_FLAGS:
        return Rule.PLACE_FLAG
    return Rule.FLAG_TURNS_SHEET if s.stage == AT_EVENT else Rule.RED_SQUARE_EVENT


@kernel
def why_not_now(s: State, move: int) -> int:
    """Before a move, or after it."""
    before = s.phase == TRAVEL
    if ANNOUNCE <= move < PASS:
        return why_no_call(s, (move - ANNOUNCE) // SITES, (move - ANNOUNCE) % SITES)
    if USE <= move < FLAG_OF:
        return LEGAL if is_usable(s, OPEN_EVENTS + move - USE, before) else Rule.SECRET_CARD
    if not before:
        return LEGAL if move == PASS else Rule.CHOOSE_TRANSPORT
    if 0 <= move < STAY:
        return why_no_journey(s, move // CELLS, move % CELLS)
    if STAY <= move < ANNOUNCE:
        if move >= CHANGE and s.hand[s.turn, move - CHANGE] == 0:
            return Rule.CHANGE_CARD
        return LEGAL if may_stay(s) else Rule.STAY
    return Rule.CHOOSE_TRANSPORT


@kernel
def scores(s: State, out: Ints) -> None:
    """five-wins, turn-cap: validated destinations, then carried ones."""
    for seat in range(s.seats):
        out[seat] = VALIDATED * site_count(s, RACK + seat) + site_count(s, CARRIED + seat)
