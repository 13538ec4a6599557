"""The street, the pawns, the tokens, the cards, and all that is still to be settled in a throw.

Squares go from START (0) through ALMOST (60) to HOME (61). Rows that are queues hold NONE after their last entry.
"""

from typing import Annotated

import numpy as np

from ...contract import NOBODY, Byte, Ints, Record, Rulebook, Short, Within, inlined, kernel, table
from .content import BACK, CARD, CARD_KINDS, CARDS, FORWARD, GIVE, HOME, LOSS, MOST, SQUARE_KINDS, START, TRACK, Square

RULEBOOK = Rulebook(__package__)
Rule = RULEBOOK.Rule

SEATS = 6
FACES = 6
TEN = 10  # points that everybody begins with
TOKENS = table([220 + 55 * max(0, seats - 4) for seats in range(SEATS + 1)])  # by seats, of players and bank together
RANK_POINTS = table([0, 40, 30, 20, 10, 0, 0])  # by rank
BLANK_CARDS = 4
DECK = len(CARDS)
PRINTED = DECK - BLANK_CARDS  # cards from this number on are blank ones
KIND = table([CARD_KINDS.index(card.kind) for card in CARDS])  # of a card
AMOUNT = table([card.amount for card in CARDS])
MOVERS = table([n for n, card in enumerate(CARDS) if card.kind in (FORWARD, BACK)])
MOST_KEPT = sum(card.kind in (LOSS, GIVE) for card in CARDS)
# No rule ends a game early. The chance that a pawn is still under way falls by an eighth with each throw (0.88 is the
# largest eigenvalue of the plain street), and so long a game needs five hundred throws of one pawn: under one in 10^25.
LONGEST = 10_000
MOST_DUE = SEATS + len(MOVERS)  # every pawn on a moving event, every moving card drawn
BY_CARD = HOME + 1  # a due move is a square that an event sends to, or BY_CARD + the card
NONE = -1
SQUARE_KIND, SQUARE_VALUE, NEXT_CARD, LAST_CARD = range(4)  # columns of a layout
PLAIN_SQUARE, CARD_SQUARE, POINTS_SQUARE, AGAIN_SQUARE, MISS_SQUARE, MOVE_SQUARE = range(len(SQUARE_KINDS))
GAIN_CARD, SHARE_CARD, LOSS_CARD, GIVE_CARD, FORWARD_CARD, BACK_CARD = range(len(CARD_KINDS))

CONTEST, THROWING, DRAWING, CHOOSING, VOTING, DONE = range(6)
DASHES = ("asked", "on", "off")
DASH_ASKED, DASH_ON, DASH_OFF = range(3)
IN_PILE, USED, IN_HAND, IN_BOX, KEPT = range(5)  # where a card is; KEPT + seat


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
    phase: Annotated[Byte, Within(CONTEST, DONE)]
    turn: Annotated[Byte, Within(NOBODY, SEATS - 1)]  # whose turn it is, NOBODY before the contest and after the end
    contenders: Annotated[Byte, Within(0, (1 << SEATS) - 1)]  # in the CONTEST, who throws, as a mask; then 0
    die: Annotated[Byte, Within(-FACES, FACES)]  # what it showed last, below 0 where it moved a pawn back, 0 before
    dash: Annotated[Byte, Within(DASH_ASKED, DASH_OFF)]  # option
    dashing: Annotated[Byte, Within(0, 1)]  # 1 once everybody runs straight for the end
    home: Annotated[Byte, Within(0, SEATS)]  # how many pawns are in ARRIVÉE
    pile: Annotated[Byte, Within(0, DECK)]  # how many cards lie face down
    asked: Annotated[Byte, Within(NONE, DECK - 1)]  # while CHOOSING, the card that the seat to move carries out
    bank: Annotated[Short, Within(0, TOKENS[SEATS])]
    pawn: Annotated[Ints, np.int8, SEATS, Within(START, HOME)]
    points: Annotated[Ints, np.int16, SEATS, Within(0, TOKENS[SEATS])]
    rank: Annotated[Ints, np.int8, SEATS, Within(0, SEATS)]  # of arrival, from 1, 0 before
    extra: Annotated[Ints, np.int16, SEATS, Within(0, LONGEST)]  # throws still to be taken
    miss: Annotated[Ints, np.int8, SEATS, Within(0, 1)]  # 1 if the next turn is missed
    blank: Annotated[Ints, np.int8, BLANK_CARDS, Within(0, MOST)]  # option: their points, 0 where nothing is written
    place: Annotated[Ints, np.int8, DECK, Within(IN_PILE, KEPT + SEATS - 1)]  # of each card
    stack: Annotated[Ints, np.int8, DECK, Within(NONE, DECK - 1)]  # queue, but for its order: the pile, ascending
    kept: Annotated[Ints, np.int8, MOST_KEPT, Within(NONE, DECK - 1)]  # the kept cards of all, oldest first
    able: Annotated[Ints, np.int8, SEATS, Within(NONE, SEATS - 1)]  # queue: who can now pay for a kept card
    arriving: Annotated[Ints, np.int8, SEATS, Within(NONE, SEATS - 1)]  # queue: whose pawns wait for cards and event
    walked: Annotated[Ints, np.int8, SEATS, Within(NONE, HOME)]  # of each arrival, the last square that is settled
    due_seat: Annotated[Ints, np.int8, MOST_DUE, Within(NONE, SEATS - 1)]  # queue: whose pawns have moves to come,
    due: Annotated[Ints, np.int16, MOST_DUE, Within(NONE, BY_CARD + DECK - 1)]  # and what moves them


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
def drop(queue: Ints, i: int) -> None:
    """Takes out an entry; those after it move up."""
    last = len(queue) - 1
    while i < last and queue[i] != NONE:
        queue[i] = queue[i + 1]
        i += 1
    queue[last] = NONE


@inlined
def amount_of(s: State, card: int) -> int:
    """The points or squares of a card."""
    return s.blank[card - PRINTED] if card >= PRINTED else AMOUNT[card]


@inlined
def may_receive(s: State, seat: int, other: int) -> bool:
    """neutral: whether a player can be chosen."""
    return other != seat and s.pawn[other] != HOME


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
