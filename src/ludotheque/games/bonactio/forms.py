"""Moves and outcomes: `to 2`, `dash yes`, `4`, `card last-slice`, `best 0 2`."""

from ...contract import Form, Forms
from ...contract.seats import seats_of
from .state import CARD_IDS, FACES, SEATS, waits_at_the_door

BEST_SEATS = (" ".join(map(str, seats_of(mask))) for mask in range(1, (1 << SEATS) - 1))  # some of them, never all

FORMS = Forms(
    moves=(
        Form("to {seat}", seat=range(SEATS)),
        Form("dash {vote}", vote=("yes", "no")).all_the_same(when=lambda s: waits_at_the_door(s.record)),
    ),
    outcomes=(
        Form("{die}", die=range(1, FACES + 1)),
        Form("card {card}", card=CARD_IDS),
        Form("best {seats}", seats=BEST_SEATS),
    ),
    respell=str.lower,
)
TO, VOTE, THROW, DRAW, BEST = FORMS.firsts
YES, NO = VOTE, VOTE + 1
