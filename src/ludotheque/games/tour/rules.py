"""Le tour du monde en 80 sites: two to six travellers look for the destinations in the camera, from riddles on
information sheets; who first brings five of them home to their flag wins."""

from ...contract import CHANCE, LEGAL, NOBODY, NONE, Ints, Rules, inlined, kernel, scratch
from .camera import call, list_calls, why_no_call
from .chance import chance_rule, is_outcome, odds, outcomes, seen_by, turn_out
from .content import EVENT_KIND, OPEN_EVENTS, ROWS, SHEETS, Effect
from .forms import ANNOUNCE, CHANGE, CHOOSE, FLAG_OF, GO, LAY_CARD, MOVES, PASS, STAY, TO, USE, call_of, journey_of
from .happenings import accept, is_usable, land, lay_for_event, use_secret
from .hiding import hide, imagine
from .state import (
    BEHIND,
    CARRIED,
    FIGURES,
    MOST_BACK,
    OPENINGS,
    RACK,
    SEATS,
    VALIDATED,
    At,
    Phase,
    Rule,
    State,
    index_of,
    site_count,
)
from .travel import can_travel, clear_taken, free_around, list_cells, list_journeys, travel, why_no_journey
from .turns import choose_figure, place_flag, settle, stay
from .world import ALL, fill, holds, is_red


@kernel
def begin(s: State, seats: int, options: Ints) -> None:
    s.round_world, s.hint, s.turn_cap = options[0], options[1], options[2]
    s.begins, s.site_names = options[3], options[4]
    s.first, s.turn = NOBODY, NOBODY
    for seat in range(SEATS):
        s.figure[seat] = NONE
        s.traveller[seat] = NONE
        s.flag[seat] = NONE
    for opening in range(OPENINGS):
        s.left[opening] = BEHIND
        s.front[opening] = NONE
        s.glimpse[opening] = NONE
        for i in range(MOST_BACK):
            s.back[opening, i] = NONE
    for i in range(SHEETS):
        s.order[i] = NONE
    s.shown, s.next_sheet, s.coming = NONE, NONE, NONE
    s.asked, s.moving, s.around, s.called = NONE, NONE, NONE, NONE


@kernel
def moves(s: State, out: Ints) -> int:
    if s.to_move == CHANCE:
        return outcomes(s, out)
    n = 0
    if s.phase == Phase.TRAVEL:
        n = list_staying(s, out, list_journeys(s, out))
    if may_speak(s):
        n = list_calls(s, out, n)
    for move in range(PASS, TO if s.phase == Phase.LAY or s.phase == Phase.WHICH_FLAG else FLAG_OF):
        if may_choose(s, move):
            out[n] = move
            n += 1
    if s.phase == Phase.FIGURE:
        n = list_figures(s, out)
    if awaits_cell(s):
        cells = scratch(ROWS)
        free_cells(s, cells)
        n = list_cells(cells, TO, out, n)
    return n


@inlined
def may_speak(s: State) -> bool:
    """announce: before a move or after it."""
    return s.phase == Phase.TRAVEL or s.phase == Phase.ARRIVAL or s.phase == Phase.CALL


@kernel
def list_figures(s: State, out: Ints) -> int:
    n = 0
    for figure in range(len(FIGURES)):
        if index_of(s, figure) == NONE:
            out[n] = CHOOSE + figure
            n += 1
    return n


@kernel
def list_staying(s: State, out: Ints, n: int) -> int:
    if may_stay(s):
        for move in range(STAY, ANNOUNCE):
            if move == STAY or s.hand[s.turn, move - CHANGE] > 0:
                out[n] = move
                n += 1
    return n


@kernel
def may_stay(s: State) -> bool:
    """stay"""
    return not is_red(s.traveller[s.turn]) or not can_travel(s)


@kernel
def may_choose(s: State, move: int) -> bool:
    """Whether a player may pass, use a SECRET card, choose a figure, a flag, or a card to lose."""
    if move == PASS:
        return s.phase == Phase.ARRIVAL or s.phase == Phase.CALL or s.phase == Phase.SHIELD
    if USE <= move < FLAG_OF:
        return is_usable(s, OPEN_EVENTS + move - USE)
    if FLAG_OF <= move < LAY_CARD:
        return s.phase == Phase.WHICH_FLAG and move - FLAG_OF != s.figure[s.turn]
    if CHOOSE <= move < MOVES:
        return s.phase == Phase.FIGURE and index_of(s, move - CHOOSE) == NONE
    return LAY_CARD <= move < TO and s.phase == Phase.LAY and s.hand[s.turn, move - LAY_CARD] > 0


@inlined
def awaits_cell(s: State) -> bool:
    return s.phase == Phase.PLACE_FLAG or s.phase == Phase.SPARE_FLAG or s.phase == Phase.STEP


@kernel
def free_cells(s: State, cells: Ints) -> None:
    """Where a flag may be placed, or a traveller may step."""
    if s.phase != Phase.SPARE_FLAG:
        free_around(s, cells)
        return
    fill(cells, ALL)
    clear_taken(s, cells)


@kernel
def is_free(s: State, cell: int) -> bool:
    cells = scratch(ROWS)
    free_cells(s, cells)
    return holds(cells, cell)


@kernel
def play(s: State, move: int, trace: Ints) -> None:
    if move >= MOVES:
        turn_out(s, move, trace)
    elif move < STAY:
        means, cell = journey_of(move)
        travel(s, means, cell, trace)
    elif move < ANNOUNCE:
        stay(s, move - CHANGE if move >= CHANGE else NONE, trace)
    elif move < PASS:
        opening, site = call_of(move)
        call(s, opening, site, trace)
    elif move == PASS:
        decline(s, trace)
    elif move < FLAG_OF:
        use_secret(s, OPEN_EVENTS + move - USE, trace)
    elif move < LAY_CARD:
        s.asked, s.moving = NONE, index_of(s, move - FLAG_OF)
        s.around = s.flag[s.moving]
    elif move < TO:
        lay_for_event(s, move - LAY_CARD, trace)
    elif move >= CHOOSE:
        choose_figure(s, move - CHOOSE, trace)
    elif s.phase == Phase.STEP:
        land(s, move - TO, trace)
    else:
        place_flag(s, move - TO, trace)
    settle(s, trace)


@kernel
def decline(s: State, trace: Ints) -> None:
    """No announcement is made, no shield is used."""
    if s.phase == Phase.SHIELD:
        accept(s, trace)
    else:
        s.stage = At.EVENT if s.phase == Phase.ARRIVAL else At.END


@kernel
def why_not(s: State, move: int) -> int:
    if s.to_move == CHANCE:
        return LEGAL if is_outcome(s, move) else chance_rule(s)
    if may_choose(s, move) or (awaits_cell(s) and TO <= move < CHOOSE and is_free(s, move - TO)):
        return LEGAL
    if may_speak(s):
        return why_not_now(s, move)
    if s.phase == Phase.SHIELD:
        return Rule.SECRET_CARD
    if s.phase == Phase.FIGURE:
        return Rule.CHOOSE_FIGURE
    if s.phase == Phase.SPARE_FLAG:
        return Rule.SPARE_FLAGS
    if s.phase == Phase.PLACE_FLAG and s.stage == At.FLAGS:
        return Rule.PLACE_FLAG
    if s.phase == Phase.PLACE_FLAG and s.stage == At.TAKE:
        return Rule.FLAG_TURNS_SHEET
    if s.phase == Phase.STEP and EVENT_KIND[s.asked] == Effect.VOYAGE:
        return Rule.SENT_ASIDE
    return Rule.RED_SQUARE_EVENT


@kernel
def why_not_now(s: State, move: int) -> int:
    """Before a move, or after it."""
    if ANNOUNCE <= move < PASS:
        opening, site = call_of(move)
        return why_no_call(s, opening, site)
    if USE <= move < FLAG_OF:
        return Rule.SECRET_CARD
    if s.phase != Phase.TRAVEL or not GO <= move < ANNOUNCE:
        return Rule.CHOOSE_TRANSPORT
    if move < STAY:
        means, cell = journey_of(move)
        return why_no_journey(s, means, cell)
    if move >= CHANGE and s.hand[s.turn, move - CHANGE] == 0:
        return Rule.CHANGE_CARD
    return LEGAL if may_stay(s) else Rule.STAY


@kernel
def scores(s: State, out: Ints) -> None:
    """five-wins, turn-cap: validated destinations, then carried ones."""
    for seat in range(s.seats):
        out[seat] = VALIDATED * site_count(s, RACK + seat) + site_count(s, CARRIED + seat)


RULES = Rules(begin, moves, play, why_not, scores, odds, seen_by, hide, imagine)
