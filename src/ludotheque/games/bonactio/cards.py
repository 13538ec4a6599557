"""Drawing cards and carrying them out."""

from ...contract import NONE, Ints, inlined, kernel, note
from .pawns import earn_move
from .state import (
    BACK_CARD,
    BY_CARD,
    CHOOSING,
    DECK,
    FORWARD_CARD,
    GAIN_CARD,
    GIVE_CARD,
    IN_HAND,
    IN_PILE,
    KEPT,
    KIND,
    LOSS_CARD,
    POINTS_SQUARE,
    SHARE_CARD,
    SQUARE_KIND,
    USED,
    Rule,
    State,
    amount_of,
    drop,
    join,
    may_receive,
    next_card_square,
    payable,
    stack_pile,
    take_from_pile,
    wait_for,
)


@inlined
def pile_is_ready(s: State, trace: Ints) -> bool:
    """reshuffle"""
    if s.pile == 0:
        for card in range(DECK):
            if s.place[card] == USED:
                s.place[card] = IN_PILE
        stack_pile(s)
        note(trace, Rule.RESHUFFLE, s.pile)
    return s.pile > 0


@inlined
def draw(s: State, card: int, street: Ints, trace: Ints) -> None:
    """pass-draws, back-draws: told with its square. A card that is carried out is told once more, with the points."""
    seat = s.arriving[0] + 0
    square = next_card_square(s, street)
    take_from_pile(s, card)
    s.place[card] = USED
    if square < s.walked[0]:
        note(trace, Rule.BACK_DRAWS, seat, card, square)
    else:
        note(trace, Rule.PASS_DRAWS, seat, card, 0, square)
    s.walked[0] = square
    kind, points = KIND[card], amount_of(s, card)
    if kind == GAIN_CARD:
        note(trace, Rule.PASS_DRAWS, seat, card, gain(s, seat, points, trace))
    elif kind in (FORWARD_CARD, BACK_CARD):
        s.place[card] = IN_HAND
        on_event = street[s.pawn[seat], SQUARE_KIND] >= POINTS_SQUARE
        waits = on_event or s.arriving[1] != NONE or next_card_square(s, street) != NONE
        earn_move(s, seat, BY_CARD + card, waits, trace)
    elif kind == LOSS_CARD and points <= s.points[seat]:
        pay(s, seat, points)
        note(trace, Rule.PASS_DRAWS, seat, card, -points)
    elif kind != LOSS_CARD and targets(s, seat) == 0:
        note(trace, Rule.NO_TARGET, seat, card)
    elif kind == SHARE_CARD or points <= s.points[seat]:
        s.place[card] = IN_HAND
        choose_whom(s, seat, card, trace)
    else:
        keep(s, seat, card, trace)


@inlined
def gain(s: State, seat: int, points: int, trace: Ints) -> int:
    """bank-empty: the points that are paid."""
    paid = min(points, s.bank + 0)
    if paid < points:
        note(trace, Rule.BANK_EMPTY, seat, points - paid)
    s.bank -= paid
    receive(s, seat, paid)
    return paid


@inlined
def receive(s: State, seat: int, points: int) -> None:
    """pay-when-able: after every gain, and in the order of the gains."""
    s.points[seat] += points
    if payable(s, seat) != NONE:
        join(s.able, seat)


@inlined
def pay(s: State, seat: int, points: int) -> None:
    s.points[seat] -= points
    s.bank += points


@kernel
def keep(s: State, seat: int, card: int, trace: Ints) -> None:
    """cannot-pay"""
    join(s.kept, card)
    s.place[card] = KEPT + seat
    note(trace, Rule.CANNOT_PAY, seat, card, amount_of(s, card), s.points[seat])


@kernel
def carry_out_kept(s: State, trace: Ints) -> None:
    """pay-when-able: the oldest card that can be paid."""
    seat = s.able[0] + 0
    card = payable(s, seat)
    if card == NONE:
        drop(s.able, 0)
    elif KIND[card] == LOSS_CARD:
        pay(s, seat, amount_of(s, card))
        discard_kept(s, card)
        note(trace, Rule.PAY_WHEN_ABLE, seat, card, -amount_of(s, card))
    elif targets(s, seat) == 0:
        discard_kept(s, card)
        note(trace, Rule.NO_TARGET, seat, card)
    else:
        choose_whom(s, seat, card, trace)


@kernel
def discard_kept(s: State, card: int) -> None:
    s.place[card] = USED
    i = 0
    while s.kept[i] != card:
        i += 1
    drop(s.kept, i)


@kernel
def targets(s: State, seat: int) -> int:
    n = 0
    for other in range(s.seats):
        n += may_receive(s, seat, other)
    return n


@kernel
def choose_whom(s: State, seat: int, card: int, trace: Ints) -> None:
    """A single player who can be chosen is not asked about."""
    s.asked = card
    wait_for(s, CHOOSING, seat)
    if targets(s, seat) == 1:
        other = 0
        while not may_receive(s, seat, other):
            other += 1
        choose(s, other, trace)


@kernel
def choose(s: State, other: int, trace: Ints) -> None:
    """Carries out the card that the seat to move was asked about."""
    seat, card = s.to_move + 0, s.asked + 0
    points, rule = amount_of(s, card), Rule.PASS_DRAWS + 0
    if s.place[card] == IN_HAND:
        s.place[card] = USED
    else:
        discard_kept(s, card)
        rule = Rule.PAY_WHEN_ABLE + 0
    s.asked = NONE
    if KIND[card] == GIVE_CARD:
        s.points[seat] -= points
        note(trace, rule, seat, card, -points)
        receive(s, other, points)
        note(trace, rule, other, card, points)
    else:
        note(trace, rule, seat, card, gain(s, seat, points, trace))
        note(trace, rule, other, card, gain(s, other, points, trace))
