"""What a position has to be, beyond the ranges of its fields, and its picture, which is there to be looked at:

.cc.cLLLLcLLc....c0SLLLLLLLLLLLLccc.     a class of cell (. c L S), a traveller (0 to 5) or a flag (a to f)
"""

import re

from ...contract import HIDDEN, NOBODY, NONE, Picture, Positions
from ...contract.hands import check_proofs
from ...contract.seats import seats_of
from .camera import is_fresh, level_on
from .content import (
    COLUMNS,
    COUNT,
    EVENT_KIND,
    MAP,
    OPEN_EVENTS,
    PER_SITE,
    QUARTER,
    ROWS,
    SHEETS,
    TRANSPORTS,
    UNHAPPY,
    Effect,
)
from .forms import NOT_HERE
from .happenings import ASKS
from .state import HAND, IN_CAMERA, IN_PILE, KEPT, MOST_BACK, OPEN, OPENINGS, SEATS, USED, At, Phase, State, turn_of
from .world import SITE_CELL

STAGE_OF: dict[int, int] = {
    Phase.NUMBERS: At.NUMBERS,
    Phase.START: At.STARTS,
    Phase.LOT: At.LOT,
    Phase.FIGURE: At.FIGURES,
    Phase.SPARE_FLAG: At.SPARES,
    Phase.TRAVEL: At.BEFORE,
    Phase.ARRIVAL: At.ARRIVED,
    Phase.CALL: At.AFTER,
    Phase.EVENT: At.AFTER,
}
MOST_OWED = 20  # turns to come or to miss, where a match begins
MAP_ROW = re.compile(f"[.cLS0-5a-f]{{{COLUMNS}}}")


def check(s: State) -> None:
    check_turn(s)
    check_figures(s)
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
    if (s.turn == NOBODY) != (s.stage <= At.LOT) or (s.first == NOBODY) != (s.stage <= At.LOT):
        raise ValueError("it has to be somebody's turn, once somebody has begun.")
    if s.turns > s.turn_cap - (s.stage <= At.BEGIN) or max(s.age) > s.turns - (s.stage > At.BEGIN):
        raise ValueError(f"after {s.turns} turns of {s.turn_cap} something is older than the game.")
    if max(*s.miss, *s.extra) > MOST_OWED:
        raise ValueError(f"nobody has more than {MOST_OWED} turns to come or to miss.")
    if (s.numbers == 0) != (s.stage == At.NUMBERS) or (s.stage == At.NUMBERS) != (s.phase == Phase.NUMBERS):
        raise ValueError("numbers are chosen first.")
    if s.stage != STAGE_OF.get(s.phase, s.stage):
        raise ValueError("what is awaited does not belong to how far the turn has come.")
    if s.to_move != turn_of(s.record):
        raise ValueError(f"it is not the turn of seat {s.to_move}.")


def check_travellers(s: State) -> None:
    cells = [cell for cell in list(s.traveller)[: s.seats] if cell != NONE]
    flags = [cell for cell in s.flag if cell != NONE]
    if len(cells) > len(set(cells)) or len(flags) > len(set(flags)):
        raise ValueError("two travellers share a cell, or two flags.")
    if any(s.traveller[seat] != NONE for seat in range(s.seats, SEATS)):
        raise ValueError("only players travel.")
    if (s.stage >= At.FLAGS and len(cells) < s.seats) or (s.stage < At.STARTS and cells):
        raise ValueError("travellers are on the map, once all have started.")
    if (s.stage >= At.BEGIN and len(flags) < SEATS) or (s.stage < At.FLAGS and flags):
        raise ValueError("flags are on the map, once all have placed them.")
    if s.stage == At.SPARES and NONE in list(s.flag)[: s.seats]:
        raise ValueError("the players place their own flags first.")


def check_figures(s: State) -> None:
    """The players choose, in turn; once all have, the others are listed behind them."""
    chosen = [figure for figure in s.figure if figure != NONE]
    if len(chosen) > len(set(chosen)):
        raise ValueError("a figure has one player.")
    if (s.stage >= At.STARTS and len(chosen) < SEATS) or (s.stage < At.FIGURES and chosen):
        raise ValueError("figures are chosen once it is known who begins, before the travellers start.")
    if s.stage == At.FIGURES and any(s.figure[i] != NONE for i in range(s.seats, SEATS)):
        raise ValueError("only players choose figures.")


def hands_told(s: State) -> list[list[int]]:
    """By seat, how many cards of each kind."""
    return s.fields["hand"].tolist()


def check_transport(s: State) -> None:
    hands = hands_told(s)
    for seat, told in enumerate(map(sum, hands)):
        if told != s.held[seat]:
            raise ValueError(f"seat {seat} holds {s.held[seat]} cards, and {told} of them are told.")
        if told and seat >= s.seats:
            raise ValueError(f"only seats 0 to {s.seats - 1} hold cards.")
    for kind, held in enumerate(map(sum, zip(*hands, strict=True))):
        if held + s.used[kind] > COUNT[kind]:
            raise ValueError(f"there are {COUNT[kind]} transport cards of a kind, not so many.")
    if s.stage <= At.HANDS and (max(s.held) > HAND or (s.draws and (s.draws > 1 or s.held[s.drawer] == HAND))):
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
    if (s.moving != NONE or (not s.shielding and asks in (Effect.VOYAGE, Effect.STEP))) != (s.around != NONE):
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
        if s.stage == At.STARTS and any(SITE_CELL[site] not in list(s.traveller) for site in back):
            raise ValueError("a card is put back after somebody has started from it.")
    if s.stage < At.STARTS and max(s.backs) > 0:
        raise ValueError("cards are put back when travellers start.")
    if len(set(seen)) < len(seen) or any(s.place[site] != IN_CAMERA for site in seen):
        raise ValueError("a card cannot be in the camera and elsewhere, or twice in it.")


def check_camera(s: State) -> None:
    """The cards in front, and what is known of them."""
    for opening in range(OPENINGS):
        front, known = s.front[opening], s.known[opening]
        if front == HIDDEN and (s.phase != Phase.SITE or s.opening != opening or known or s.glimpsed[opening]):
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
        if front != NONE:  # of a card that is gone, what was peeked at stays until another comes
            check_glimpse(s, opening)


def is_to_come(s: State, opening: int) -> bool:
    """Whether a card is still to come in front: before all have, or while one is being drawn."""
    return s.phase == Phase.NUMBERS or (s.phase in (Phase.FACE, Phase.SITE) and s.opening <= opening)


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
        (Phase.SHEET, Phase.LINK): s.turning,
        (Phase.PEEK, Phase.GLIMPSE): s.peeking,
        (Phase.HINT,): s.hinting,
        (Phase.SECRET,): s.keeping,
        (Phase.DEAL,): s.draws,
        (Phase.CARD,): s.called != NONE,
        (Phase.SHIELD, *ASKS.values()): s.asked != NONE,
    }
    if any(bool(waits) != (s.phase in phases) for phases, waits in pending.items()):
        raise ValueError("something else is to be settled first, or what is awaited cannot come.")
    if s.moving != NONE and s.phase not in (Phase.PLACE_FLAG, Phase.SHEET, Phase.LINK):
        raise ValueError("a flag is to be placed first.")
    owners = [seat for seat in range(s.seats) if s.flag[seat] == NONE]
    if s.stage == At.FLAGS and (s.phase != Phase.PLACE_FLAG or s.moving not in owners or s.moving != s.turn):
        raise ValueError("the players place their flags one after the other.")
    if s.moving != NONE and s.stage < At.BEGIN and s.stage != At.FLAGS:
        raise ValueError("flags are placed by their owners first.")


def check_awaited(s: State) -> None:
    """What is awaited can come."""
    asks = ASKS.get(EVENT_KIND[s.asked]) if s.asked != NONE else None
    can_come: dict[int, bool] = {
        Phase.FACE: s.front[s.opening] == NONE and s.left[s.opening] > s.backs[s.opening],
        Phase.SITE: s.front[s.opening] == HIDDEN,
        Phase.SHEET: s.coming == NONE and s.sheets < SHEETS,
        Phase.LINK: s.coming != NONE and s.asking >> s.opening & 1 == 1,
        Phase.PEEK: s.sheets < SHEETS and s.stage >= At.BEGIN and not s.peeked >> s.turn & 1,
        Phase.GLIMPSE: s.stage >= At.BEGIN and s.peeked >> s.turn & s.asking >> s.opening & 1 == 1,
        Phase.HINT: s.hinting >> s.opening & 1 == 1,
        Phase.CARD: s.front[s.opening] >= 0 and s.stage >= At.BEGIN,
        Phase.DEAL: s.stage == At.HANDS or s.stage >= At.BEGIN,
        Phase.FIGURE: s.turn >= 0 and s.figure[s.turn] == NONE,
        Phase.START: s.turn >= 0 and s.traveller[s.turn] == NONE,
        Phase.SECRET: s.stage >= At.BEGIN and any(where == IN_PILE for where in list(s.event_at)[OPEN_EVENTS:]),
        Phase.PLACE_FLAG: s.moving != NONE,
        Phase.SPARE_FLAG: NONE in list(s.flag)[s.seats :],
        Phase.SHIELD: s.stage >= At.BEGIN and bool(s.shielding),
    }
    can_come |= {phase: s.stage >= At.BEGIN and asks == phase and not s.shielding for phase in ASKS.values()}
    if not can_come.get(s.phase, True):
        raise ValueError("what is awaited cannot come.")


def complete(s: State, told: set[str]) -> None:
    """Whose turn it is follows from what is awaited, and how many cards are held from the hands; figures are those of
    the seats, in their order."""
    if "figure" not in told and s.stage >= At.STARTS:
        for i in range(SEATS):
            s.figure[i] = i
    if "phase" in told and "to_move" not in told:
        s.to_move = turn_of(s.record)
    if "hand" in told and "held" not in told:
        for seat, cards in enumerate(map(sum, hands_told(s))):
            if cards > TRANSPORTS:
                raise ValueError(f"there are {TRANSPORTS} transport cards, not so many.")
            s.held[seat] = cards


def draw(s: State) -> list[str]:
    signs = list(MAP)
    for pieces, cells in (("abcdef", s.flag), ("012345", s.traveller)):
        for piece, cell in zip(pieces, cells, strict=True):
            if cell != NONE:
                signs[cell] = piece
    return ["".join(signs[row * COLUMNS : (row + 1) * COLUMNS]) for row in range(ROWS)]


def look_at(s: State, lines: list[str]) -> None:
    """The rows of a map tell nothing that is not told below them."""
    for line in lines:
        if not MAP_ROW.fullmatch(line):
            raise ValueError(f"{line[:40]!r} is nothing that a drawing tells.")


POSITIONS = Positions(check, complete, Picture(draw, look_at))
