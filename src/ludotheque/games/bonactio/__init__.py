"""Bonactio, for two to six."""

from functools import partial

from ...contract import Game, Option
from . import notation, position, rules
from .content import CARDS, MOST
from .state import DASH_ASKED, DASHES, DECK, LONGEST, PRINTED, RANK_POINTS, RULEBOOK, SEATS, TOKENS, State


def points_on(blank: int, s: State) -> int:
    """What is written on a blank card."""
    return s.blank[blank]


GAME = Game(
    name="bonactio",
    version=1,
    package=__package__,
    seats=(2, SEATS),
    minutes=(20, 45),
    state=State,
    rules=rules,
    notation=notation,
    own_check=position.check,
    rulebook=RULEBOOK,
    most_moves=DECK,
    move_count=rules.MOVES,
    outcome_count=rules.OUTCOMES,
    most_plies=LONGEST,
    score_range=(0, TOKENS[SEATS] + RANK_POINTS[1]),
    endings=("all-home",),
    options=(
        Option("dash", default=DASH_ASKED, choices=DASHES, shown=lambda s: s.dash),
        *(Option(card.id, 0, high=MOST, shown=partial(points_on, i)) for i, card in enumerate(CARDS[PRINTED:])),
    ),
    routine=("throw-and-advance", "six-again", "jump-over", "exact-almost-there", "neutral"),
    blanks=tuple(card.id for card in CARDS[PRINTED:]),
)
