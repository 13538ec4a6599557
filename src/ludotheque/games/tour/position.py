"""What a position has to be, beyond the ranges of its fields: all that the rules rely on."""

from ...contract import CHANCE, NOBODY, OVER
from ...contract.hands import check_proofs
from ...contract.seats import seats_of
from .camera import NOT_HERE, is_fresh, level_on
from .content import OPEN_EVENTS, PER_SITE, SHEETS
from .state import (
    AT_AFTER,
    AT_BEFORE,
    AT_BEGIN,
    AT_FLAGS,
    AT_HANDS,
    AT_LOT,
    AT_NUMBERS,
    AT_SPARES,
    AT_STARTS,
    AT_TAKE,
    CALL,
    CARD,
    COUNT,
    DEAL,
    DONE,
    EVENT,
    EVENT_KIND,
    FACE,
    FLAG_OTHER,
    GLIMPSE,
    HAND,
    HIDDEN,
    HINT,
    IN_CAMERA,
    IN_PILE,
    KEPT,
    LAY,
    LINK,
    LOSE,
    LOT,
    MIX,
    MOST_BACK,
    NEW_SHEET,
    NONE,
    NUMBERS,
    OPEN,
    OPENINGS,
    PEEKING,
    PLACE_FLAG,
    QUARTER,
    SEATS,
    SECRET,
    SHIELDING,
    SITE,
    SPARE_FLAG,
    START,
    STEP,
    STEPPING,
    SWAP,
    TRAVEL,
    UNHAPPY,
    USED,
    VOYAGE,
    WHICH_FLAG,
    State,
)
from .world import SITE_CELL

STAGE_OF = {
    NUMBERS: AT_NUMBERS,
    START: AT_STARTS,
    LOT: AT_LOT,
    SPARE_FLAG: AT_SPARES,
    TRAVEL: AT_BEFORE,
    CALL: AT_AFTER,
    EVENT: AT_TAKE,
}
ASKS = {LOSE: LAY, SWAP: MIX, FLAG_OTHER: WHICH_FLAG, VOYAGE: STEPPING, STEP: STEPPING}  # by kind of event
MOST_OWED = 20  # turns to come or to miss, where a match begins


def check(s: State) -> None:
    check_turn(s)
    check_travellers(s)
    check_transport(s)
    check_proofs(s.hand, s.held, s.absent, s.older)
    check_events(s)
    check_places(s)
    check_camera(s)
    check_labels(s)
    check_sheets(s)
    check_settled(s)
    check_awaited(s)


def entries(queue: list[int], count: int) -> list[int]:
    """The first of a row; the others are NONE."""
    if any((queue[i] == NONE) != (i >= count) for i in range(len(queue))) or len({*queue[:count]}) < count:
        raise ValueError("a queue holds each thing once, without a gap.")
    return queue[:count]


def check_turn(s: State) -> None:
    if s.turn >= s.seats or s.first >= s.seats or s.drawer >= s.seats or s.actor != NOBODY:
        raise ValueError(f"there are only seats 0 to {s.seats - 1}.")
    if (s.turn == NOBODY and s.stage >= AT_STARTS) or (s.first == NOBODY) != (s.stage < AT_FLAGS):
        raise ValueError("it has to be somebody's turn, once somebody has begun.")
    if s.turns > s.turn_cap or max(s.age) > s.turns - (s.stage > AT_BEGIN):
        raise ValueError(f"after {s.turns} turns of {s.turn_cap} something is older than the game.")
    if max(*s.miss, *s.extra) > MOST_OWED:
        raise ValueError(f"nobody has more than {MOST_OWED} turns to come or to miss.")
    if (s.numbers == 0) != (s.stage == AT_NUMBERS) or (s.stage == AT_NUMBERS) != (s.phase == NUMBERS):
        raise ValueError("numbers are chosen first.")
    if s.stage != STAGE_OF.get(s.phase, s.stage):
        raise ValueError("what is awaited does not belong to how far the turn has come.")
    turn = {PLACE_FLAG: s.moving if s.stage == AT_FLAGS else s.turn, DONE: OVER}.get(
        s.phase, CHANCE if s.phase <= MIX else s.turn
    )
    if s.to_move != turn:
        raise ValueError(f"it is not the turn of seat {s.to_move}.")


def check_travellers(s: State) -> None:
    cells = [cell for cell in list(s.traveller)[: s.seats] if cell != NONE]
    flags = [cell for cell in s.flag if cell != NONE]
    if len(cells) > len(set(cells)) or len(flags) > len(set(flags)):
        raise ValueError("two travellers share a cell, or two flags.")
    if any(s.traveller[seat] != NONE for seat in range(s.seats, SEATS)):
        raise ValueError("only players travel.")
    if (s.stage >= AT_LOT and len(cells) < s.seats) or (s.stage < AT_STARTS and cells):
        raise ValueError("travellers are on the map, once all have started.")
    if (s.stage >= AT_BEGIN and len(flags) < SEATS) or (s.stage < AT_FLAGS and flags):
        raise ValueError("flags are on the map, once all have placed them.")
    if s.stage == AT_SPARES and NONE in list(s.flag)[: s.seats]:
        raise ValueError("the players place their own flags first.")


def check_transport(s: State) -> None:
    hands = s.array["hand"][0]
    for seat, told in enumerate(hands.sum(axis=1).tolist()):
        if told != s.held[seat] or (told and seat >= s.seats):
            raise ValueError(f"seat {seat} holds {s.held[seat]} cards, and {told} of them are told.")
    for kind, held in enumerate(hands.sum(axis=0).tolist()):
        if held + s.used[kind] > COUNT[kind]:
            raise ValueError(f"there are {COUNT[kind]} transport cards of a kind, not so many.")
    if s.stage <= AT_HANDS and (max(s.held) > HAND or (s.draws and (s.draws > 1 or s.held[s.drawer] == HAND))):
        raise ValueError(f"{HAND} cards are dealt to each.")


def check_events(s: State) -> None:
    for event, where in enumerate(s.event_at):
        if where == HIDDEN or where >= KEPT + s.seats or (where >= KEPT and event < OPEN_EVENTS):
            raise ValueError("an event is in the pile or used; a SECRET one may be kept.")
    for seat in range(SEATS):
        kept = list(s.event_at).count(KEPT + seat)
        if s.secrets[seat] != kept:
            raise ValueError(f"seat {seat} keeps {kept} SECRET cards, not {s.secrets[seat]}.")
    asks = EVENT_KIND[s.asked] if s.asked != NONE else NONE
    if s.asked != NONE and (s.moving != NONE or s.event_at[s.asked] != USED):
        raise ValueError("an event that asks something was drawn, and asks first.")
    if s.shielding and (s.asked == NONE or not UNHAPPY[s.asked] or s.turn < 0 or s.secrets[s.turn] == 0):
        raise ValueError("a shield is asked for against an unhappy event, of who keeps a card.")
    if s.asked != NONE and not s.shielding and asks not in ASKS:
        raise ValueError("this event asks nothing.")
    if (s.moving != NONE or (not s.shielding and asks in (VOYAGE, STEP))) != (s.around != NONE):
        raise ValueError("a flag is placed, or a traveller steps, next to some cell.")


def check_places(s: State) -> None:
    """Where the destination cards are: each at one place, and as many in the camera as it says."""
    for where in s.place:
        if where != IN_CAMERA and (where - OPEN) % SEATS >= s.seats:
            raise ValueError("only players have destination cards.")
    inside = list(s.place).count(IN_CAMERA)
    if s.left[0] + s.left[1] != inside:
        raise ValueError(f"{inside} cards are left in the camera, not {s.left[0] + s.left[1]}.")
    seen = [site for site in s.front if site >= 0]
    for opening in range(OPENINGS):
        back = entries([s.back[opening, i] for i in range(MOST_BACK)], s.backs[opening])
        if s.left[opening] < len(back) + (s.front[opening] != NONE):
            raise ValueError(f"{s.left[opening]} cards cannot be in front and behind.")
        seen += back
        if s.stage == AT_STARTS and any(SITE_CELL[site] not in list(s.traveller) for site in back):
            raise ValueError("a card is put back after somebody has started from it.")
    if s.stage < AT_STARTS and max(s.backs) > 0:
        raise ValueError("cards are put back when travellers start.")
    if len(set(seen)) < len(seen) or any(s.place[site] != IN_CAMERA for site in seen):
        raise ValueError("a card cannot be in the camera and elsewhere, or twice in it.")


def check_camera(s: State) -> None:
    """The cards in front, and what is known of them."""
    for opening in range(OPENINGS):
        front, known = s.front[opening], s.known[opening]
        if front == HIDDEN and (s.phase != SITE or s.opening != opening or known or s.glimpsed[opening]):
            raise ValueError("a drawn position tells the cards in front, but for one that just comes.")
        if front == NONE and s.left[opening] and not is_to_come(s, opening):
            raise ValueError("a card is missing in front.")
        if front == NONE and known and not s.left[opening]:
            raise ValueError("nothing is known of no card.")
        if front >= 0 and QUARTER[front] != s.quarter[opening]:
            raise ValueError("a card in front is of its own quarter.")
        if front >= 0 and not known and not is_fresh(s.record, front):
            raise ValueError("who has seen a riddle of a card in front knows it.")
        if s.hinting >> opening & 1 and (front < 0 or s.told[opening] == PER_SITE):
            raise ValueError("there is no riddle to tell.")
        if front >= 0:
            check_glimpse(s, opening)


def is_to_come(s: State, opening: int) -> bool:
    """Whether a card is still to come in front: before all have, or while one is being drawn."""
    return s.phase == NUMBERS or (s.phase in (FACE, SITE) and s.opening <= opening)


def check_glimpse(s: State, opening: int) -> None:
    if s.glimpsed[opening] & ~s.peeked:
        raise ValueError("who has seen a riddle on the next sheet has peeked at it.")
    level = level_on(s.front[opening], s.next_sheet) if s.glimpsed[opening] else NOT_HERE
    if s.glimpse[opening] != (NONE if level == NOT_HERE else level):
        raise ValueError("what somebody has peeked at is not on the next sheet.")


def check_labels(s: State) -> None:
    """Every riddle that was seen on a sheet, or its number on a card in front, has one label; no label is left out."""
    given = {clue: label for clue, label in enumerate(s.label) if label}
    for opening in range(OPENINGS):
        front = s.front[opening]
        for level in range(PER_SITE if front != NONE else 0):
            clue = PER_SITE * front + level if front >= 0 else -1 - level
            if given.setdefault(clue, s.number[opening, level]) != s.number[opening, level]:
                raise ValueError("a card in front has the numbers of its riddles.")
    if sorted(given.values()) != list(range(1, s.labels + 1)):
        raise ValueError(f"{s.labels} labels were given, each to one riddle.")


def check_sheets(s: State) -> None:
    shown = entries(list(s.order), s.sheets)
    if (s.shown == NONE) != (not shown) or s.shown >= s.sheets:
        raise ValueError(f"there is no sheet {s.shown} of {s.sheets} on show.")
    if max(s.peeked, *s.glimpsed) >> s.seats or (s.peeked == 0) != (s.next_sheet == NONE):
        raise ValueError("the next sheet is known to those who have peeked at it.")
    if s.next_sheet == HIDDEN or s.next_sheet in shown:
        raise ValueError("the next sheet is one that was not on show.")
    if s.coming != NONE:
        check_coming(s, shown)
    elif s.asking and not s.peeking:
        raise ValueError("nothing is asked of no sheet.")
    for opening in seats_of(s.asking):
        if s.front[opening] < 0 or s.known[opening]:
            raise ValueError("nothing is to be asked of a card that is known.")


def check_coming(s: State, shown: list[int]) -> None:
    turned = s.coming == shown[(s.shown + 1) % SHEETS] if s.sheets == SHEETS else s.coming not in shown
    if not turned or not s.turning or s.next_sheet not in (NONE, s.coming):
        raise ValueError("a sheet comes on show when it is turned.")
    for opening in range(OPENINGS):
        asked = s.asking >> opening & 1 or s.known[opening] or s.front[opening] < 0
        if not asked and level_on(s.front[opening], s.coming) != NOT_HERE:
            raise ValueError("it was not asked whether a riddle is on the sheet that comes.")


def check_settled(s: State) -> None:
    """Nothing else is to be settled before what is awaited."""
    pending = {
        (NEW_SHEET, LINK): s.turning,
        (PEEKING, GLIMPSE): s.peeking,
        (HINT,): s.hinting,
        (SECRET,): s.keeping,
        (DEAL,): s.draws,
        (CARD,): s.called != NONE,
        (SHIELDING, *ASKS.values()): s.asked != NONE,
    }
    if any(bool(waits) != (s.phase in phases) for phases, waits in pending.items()):
        raise ValueError("something else is to be settled first, or what is awaited cannot come.")
    if s.moving != NONE and s.phase not in (PLACE_FLAG, NEW_SHEET, LINK):
        raise ValueError("a flag is to be placed first.")
    if s.stage == AT_FLAGS and (s.phase != PLACE_FLAG or s.moving not in range(s.seats) or s.flag[s.moving] != NONE):
        raise ValueError("the players place their flags one after the other.")
    if s.moving != NONE and s.stage < AT_BEGIN and s.stage != AT_FLAGS:
        raise ValueError("flags are placed by their owners first.")


def check_awaited(s: State) -> None:
    """What is awaited can come."""
    asks = ASKS.get(EVENT_KIND[s.asked]) if s.asked != NONE else None
    can_come = {
        FACE: s.front[s.opening] == NONE and s.left[s.opening] > s.backs[s.opening],
        SITE: s.front[s.opening] == HIDDEN,
        NEW_SHEET: s.coming == NONE and s.sheets < SHEETS,
        LINK: s.coming != NONE and s.asking >> s.opening & 1 == 1,
        PEEKING: s.sheets < SHEETS and s.stage >= AT_BEGIN and not s.peeked >> s.turn & 1,
        GLIMPSE: s.stage >= AT_BEGIN and s.peeked >> s.turn & s.asking >> s.opening & 1 == 1,
        HINT: s.hinting >> s.opening & 1 == 1,
        CARD: s.front[s.opening] >= 0 and s.stage >= AT_BEGIN,
        DEAL: s.stage == AT_HANDS or s.stage >= AT_BEGIN,
        START: s.turn >= 0 and s.traveller[s.turn] == NONE,
        SECRET: s.stage >= AT_BEGIN and any(where == IN_PILE for where in list(s.event_at)[OPEN_EVENTS:]),
        PLACE_FLAG: s.moving != NONE,
        SPARE_FLAG: NONE in list(s.flag)[s.seats :],
        SHIELDING: s.stage >= AT_BEGIN and bool(s.shielding),
    }
    can_come |= {phase: s.stage >= AT_BEGIN and asks == phase and not s.shielding for phase in ASKS.values()}
    if not can_come.get(s.phase, True):
        raise ValueError("what is awaited cannot come.")
