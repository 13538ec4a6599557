"""The street, the pawns, the tokens, the cards, and all that is still to be settled in a throw.

Squares go from START (0) through ALMOST (60) to HOME (61). Rows that are queues hold NONE after their last entry.
"""

from typing import Annotated

from ...contract import (
    NOBODY,
    NONE,
    By,
    Byte,
    Ints,
    Named,
    Record,
    Rulebook,
    Short,
    Within,
    inlined,
    int8,
    int16,
    kernel,
    table,
)
from ...contract.seats import seats_of
from .content import ALMOST, CARD, CARD_KINDS, CARDS, HOME, MOST, SQUARE_KINDS, START, TRACK, Square

RULEBOOK = Rulebook(__package__)
Rule = RULEBOOK.Rule

SEATS = 6
FACES = 6
TEN = 10  # points that everybody begins with
ONES = table([70 + 20 * max(0, seats - 4) for seats in range(SEATS + 1)])  # tokens of 1 by seats, the bank's included
FIVES = table([30 + 7 * max(0, seats - 4) for seats in range(SEATS + 1)])
TOKENS = table([ONES[seats] + 5 * FIVES[seats] for seats in range(SEATS + 1)])  # what all of them are worth
RANK_POINTS = table([0, 40, 30, 20, 10, 0, 0])  # by rank
BLANK_CARDS = 4
DECK = len(CARDS)
PRINTED = DECK - BLANK_CARDS  # cards from this number on are blank ones
GAIN_CARD, SHARE_CARD, LOSS_CARD, GIVE_CARD, FORWARD_CARD, BACK_CARD = range(len(CARD_KINDS))
KIND = table([CARD_KINDS.index(card.kind) for card in CARDS])  # of a card
AMOUNT = table([card.amount for card in CARDS])
MOVERS = table([card for card in range(DECK) if KIND[card] in (FORWARD_CARD, BACK_CARD)])
MOST_KEPT = sum(KIND[card] in (LOSS_CARD, GIVE_CARD) for card in range(DECK))
# No rule ends a game early. The chance that a pawn is still under way falls by an eighth with each throw (0.88 is the
# largest eigenvalue of the plain street), and so long a game needs five hundred throws of one pawn: under one in 10^25.
LONGEST = 10_000
MOST_DUE = SEATS + len(MOVERS)  # every pawn on a moving event, every moving card drawn
BY_CARD = HOME + 1  # a due move is a square that an event sends to, or BY_CARD + the card
SQUARE_KIND, SQUARE_VALUE, NEXT_CARD, LAST_CARD = range(4)  # columns of a layout
# From POINTS_SQUARE on squares are events.
PLAIN_SQUARE, CARD_SQUARE, POINTS_SQUARE, AGAIN_SQUARE, MISS_SQUARE, MOVE_SQUARE = range(len(SQUARE_KINDS))

PHASES = ("contest", "throw", "draw", "choose", "vote", "done")
CONTEST, THROWING, DRAWING, CHOOSING, VOTING, DONE = range(len(PHASES))
DASHES = ("asked", "on", "off")
DASH_ASKED, DASH_ON, DASH_OFF = range(len(DASHES))
ALL_YES, NO_VOTE = 1, 2  # what vote-dash tells of all
PLACES = ("pile", "used", "hand", "box", *(f"kept-{seat}" for seat in range(SEATS)))  # where a card is
IN_PILE, USED, IN_HAND, IN_BOX, KEPT = range(5)  # KEPT + seat

CARD_IDS = tuple(card.id for card in CARDS)
SQUARE_NAMES = ("start", *map(str, range(START + 1, ALMOST)), "almost", "home")
SEAT_NAMES = tuple(map(str, range(SEATS)))
CROWD_NAMES = tuple("+".join(map(str, seats_of(mask))) or "nobody" for mask in range(1 << SEATS))


def layout(track: tuple[Square, ...]) -> Ints:
    """For the kernels: by square, its kind, its points or the square that it sends to, the card squares around it."""
    cards = [square.number for square in track if square.kind == CARD]
    rows = []
    for square in track:
        after = min((n for n in cards if n > square.number), default=HOME)
        before = max((n for n in cards if n < square.number), default=NONE)
        rows.append((SQUARE_KINDS.index(square.kind), square.value, after, before))
    return table(rows)


STREET = layout(TRACK)


class State(Record):
    phase: Annotated[Byte, Named(PHASES)]
    turn: Annotated[Byte, Named(SEAT_NAMES, low=NOBODY)]  # whose turn it is, NOBODY before the first and after the end
    contenders: Annotated[Byte, Named(CROWD_NAMES)]  # in the CONTEST, who throws, as a mask; then 0
    die: Annotated[Byte, Within(-FACES, FACES)]  # what it showed last, below 0 where it moved a pawn back, 0 before
    dash: Annotated[Byte, Named(DASHES)]  # option
    dashing: Annotated[Byte, Within(0, 1)]  # 1 once everybody runs straight for the end
    home: Annotated[Byte, Within(0, SEATS)]  # how many pawns are in ARRIVÉE
    pile: Annotated[Byte, Within(0, DECK)]  # how many cards lie face down
    asked: Annotated[Byte, Named(CARD_IDS, low=NONE)]  # while CHOOSING, the card that the seat to move carries out
    bank: Annotated[Short, Within(0, TOKENS[SEATS])]
    pawn: Annotated[Ints, int8, SEATS, Named(SQUARE_NAMES)]
    points: Annotated[Ints, int16, SEATS, Within(0, TOKENS[SEATS])]
    rank: Annotated[Ints, int8, SEATS, Within(0, SEATS)]  # of arrival, from 1, 0 before
    extra: Annotated[Ints, int16, SEATS, Within(0, LONGEST)]  # throws still to be taken
    miss: Annotated[Ints, int8, SEATS, Within(0, 1)]  # 1 if the next turn is missed
    blank: Annotated[Ints, int8, BLANK_CARDS, Within(0, MOST)]  # option: their points, 0 where nothing is written
    place: Annotated[Ints, int8, DECK, Named(PLACES), By(CARD_IDS)]
    stack: Annotated[Ints, int8, DECK, Within(NONE, DECK - 1)]  # queue, but for its order: the pile, ascending
    kept: Annotated[Ints, int8, MOST_KEPT, Named(CARD_IDS, low=NONE)]  # the kept cards of all, oldest first
    able: Annotated[Ints, int8, SEATS, Named(SEAT_NAMES, low=NONE)]  # queue: who can now pay for a kept card
    arriving: Annotated[Ints, int8, SEATS, Named(SEAT_NAMES, low=NONE)]  # queue: whose pawns wait for cards, event
    walked: Annotated[Ints, int8, SEATS, Named(SQUARE_NAMES, low=NONE)]  # of each arrival, the last square settled
    due_seat: Annotated[Ints, int8, MOST_DUE, Named(SEAT_NAMES, low=NONE)]  # queue: whose pawns have moves to come,
    due: Annotated[Ints, int16, MOST_DUE, Named(SQUARE_NAMES + CARD_IDS, low=NONE)]  # and what moves them


@kernel
def stack_pile(s: State) -> None:
    """Puts every card of the pile in its place."""
    s.pile = 0
    for card in range(DECK):
        if s.place[card] == IN_PILE:
            s.stack[s.pile] = card
            s.pile += 1
    for i in range(s.pile, DECK):
        s.stack[i] = NONE


@inlined
def take_from_pile(s: State, card: int) -> None:
    """From the end, each card moves down by one, until it is found."""
    s.pile -= 1
    i, held = s.pile + 0, NONE
    while held != card:
        here = s.stack[i] + 0
        s.stack[i] = held
        held = here
        i -= 1


@inlined
def clear(queue: Ints) -> None:
    for i in range(len(queue)):
        queue[i] = NONE


@inlined
def join(queue: Ints, entry: int) -> None:
    """Puts an entry at the end, unless it is there already."""
    i = 0
    while queue[i] != NONE and queue[i] != entry:
        i += 1
    queue[i] = entry


@inlined
def drop(queue: Ints, i: int) -> None:
    """Takes out an entry; those after it move up."""
    last = len(queue) - 1
    while i < last and queue[i] != NONE:
        queue[i] = queue[i + 1]
        i += 1
    queue[last] = NONE


@inlined
def wait_for(s: State, phase: int, to_move: int, actor: int = NOBODY) -> None:
    s.phase = phase
    s.to_move = to_move
    s.actor = actor


@inlined
def amount_of(s: State, card: int) -> int:
    """The points or squares of a card."""
    return s.blank[card - PRINTED] if card >= PRINTED else AMOUNT[card]


@inlined
def may_receive(s: State, seat: int, other: int) -> bool:
    """neutral: whether a player can be chosen."""
    return other != seat and s.pawn[other] != HOME


@kernel
def waits_at_the_door(s: State) -> bool:
    """vote-dash: whether nobody is under way but on Presque arrivé, so that to run or not comes to the same. What two
    who wait there are still owed would be forgotten, and changes who throws when."""
    waiting = owed = 0
    for seat in range(s.seats):
        if s.pawn[seat] < ALMOST:
            return False
        if s.pawn[seat] == ALMOST:
            waiting += 1
            owed += s.extra[seat] + s.miss[seat]
    return waiting == 1 or owed == 0


@inlined
def pawn_on(s: State, square: int, mover: int) -> int:
    """The seat of another pawn on a square, or NONE."""
    for seat in range(s.seats):
        if seat != mover and s.pawn[seat] == square:
            return seat
    return NONE


@inlined
def next_card_square(s: State, street: Ints) -> int:
    """pass-draws, back-draws: the next card square on the way of the pawn that arrives, or NONE."""
    start, end = s.walked[0] + 0, s.pawn[s.arriving[0]] + 0
    after, before = street[start, NEXT_CARD], street[start, LAST_CARD]
    if end < start:
        return before if before >= end else NONE
    return after if after <= end else NONE


@inlined
def payable(s: State, seat: int) -> int:
    """pay-when-able: the oldest kept card that a player can pay in full, or NONE."""
    for i in range(MOST_KEPT):
        card = s.kept[i] + 0
        if card == NONE:
            break
        if s.place[card] == KEPT + seat and amount_of(s, card) <= s.points[seat]:
            return card
    return NONE
