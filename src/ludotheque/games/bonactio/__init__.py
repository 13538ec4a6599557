"""Bonactio, for two to six."""

from ...contract import Game, Option
from .content import MOST
from .forms import FORMS
from .position import POSITIONS
from .rules import RULES
from .scene import SCENE
from .state import CARD_IDS, DASH_ASKED, DASHES, DECK, LONGEST, PRINTED, RANK_POINTS, RULEBOOK, SEATS, TOKENS, State

BLANKS = CARD_IDS[PRINTED:]


def points_of(blank: int) -> Option:
    """What is written on a blank card."""
    return Option(BLANKS[blank], 0, high=MOST, shown=lambda s: s.blank[blank])


GAME = Game(
    name="bonactio",
    version=2,
    package=__package__,
    seats=(2, SEATS),
    minutes=(20, 45),
    state=State,
    rules=RULES,
    forms=FORMS,
    positions=POSITIONS,
    rulebook=RULEBOOK,
    scene=SCENE,
    ladder=(0.5, 0.5, 0.5, 0.5),  # docs/bots.md
    most_moves=DECK,
    most_plies=LONGEST,
    score_range=(0, TOKENS[SEATS] + RANK_POINTS[1]),
    endings=("all-home",),
    options=(Option("dash", default=DASH_ASKED, choices=DASHES), *map(points_of, range(len(BLANKS)))),
    conserved=lambda s: {"tokens": s.bank + sum(s.points)},
    routine=("throw-and-advance", "six-again", "jump-over", "exact-almost-there", "neutral"),
    blanks=BLANKS,
)
