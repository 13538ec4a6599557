"""Drawing cards and carrying them out. What a card does to tokens is told as: seat, 0, card, points."""

from ...contract import NOBODY, Ints, inlined, kernel, note
from .pawns import earn_move
from .state import (
    BACK_CARD,
    BY_CARD,
    CARD_SQUARE,
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
    NONE,
    PLAIN_SQUARE,
    SHARE_CARD,
    SQUARE_KIND,
    USED,
    Rule,
    State,
    amount_of,
    drop,
    may_receive,
    next_card_square,
    payable,
    stack_pile,
    take_from_pile,
)


@inlined
def pile_is_ready(s: State, trace: Ints) -> bool:
    """reshuffle: how many cards serve again."""
    if s.pile == 0:
        for card in range(DECK):
            if s.place[card] == USED:
                s.place[card] = IN_PILE
        stack_pile(s)
        note(trace, Rule.RESHUFFLE, s.pile)
    return s.pile > 0


@inlined
def draw(s: State, card: int, street: Ints, trace: Ints) -> None:
    """pass-draws, back-draws: seat, square, card, cards left."""
    seat = s.arriving[0] + 0
    square = next_card_square(s, street)
    take_from_pile(s, card)
    s.place[card] = USED
    note(trace, Rule.BACK_DRAWS if square < s.walked[0] else Rule.PASS_DRAWS, seat, square, card, s.pile)
    s.walked[0] = square
    kind, points = KIND[card], amount_of(s, card)
    if kind == GAIN_CARD:
        note(trace, Rule.PASS_DRAWS, seat, 0, card, gain(s, seat, points, trace))
    elif kind in (FORWARD_CARD, BACK_CARD):
        s.place[card] = IN_HAND
        stops_on_event = street[s.pawn[seat], SQUARE_KIND] not in (PLAIN_SQUARE, CARD_SQUARE)
        waits = stops_on_event or s.arriving[1] != NONE or next_card_square(s, street) != NONE
        earn_move(s, seat, BY_CARD + card, waits, trace)
    elif kind == LOSS_CARD and points <= s.points[seat]:
        pay(s, seat, points)
        note(trace, Rule.PASS_DRAWS, seat, 0, card, -points)
    elif kind != LOSS_CARD and targets(s, seat) == 0:
        note(trace, Rule.NO_TARGET, seat, card)
    elif kind == SHARE_CARD or points <= s.points[seat]:
        s.place[card] = IN_HAND
        choose_whom(s, seat, card, trace)
    else:
        keep(s, seat, card, trace)


@inlined
def gain(s: State, seat: int, points: int, trace: Ints) -> int:
    """bank-empty: seat, points that are lost. Returns those that are paid."""
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
        i = 0
        while s.able[i] != NONE and s.able[i] != seat:
            i += 1
        s.able[i] = seat


@inlined
def pay(s: State, seat: int, points: int) -> None:
    s.points[seat] -= points
    s.bank += points


@kernel
def keep(s: State, seat: int, card: int, trace: Ints) -> None:
    """cannot-pay: seat, card, its points, what the player has."""
    i = 0
    while s.kept[i] != NONE:
        i += 1
    s.kept[i] = card
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
        note(trace, Rule.PAY_WHEN_ABLE, seat, 0, card, -amount_of(s, card))
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
    s.phase = CHOOSING
    s.actor = NOBODY
    s.to_move = seat
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
        note(trace, rule, seat, 0, card, -points)
        receive(s, other, points)
        note(trace, rule, other, 0, card, points)
    else:
        note(trace, rule, seat, 0, card, gain(s, seat, points, trace))
        note(trace, rule, other, 0, card, gain(s, other, points, trace))
