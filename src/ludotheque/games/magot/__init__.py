"""Le Magot, for two to four."""

from ...contract import Game, Option
from .forms import FORMS
from .hints import HINTS
from .position import POSITIONS
from .rules import RULES
from .scene import SCENE
from .state import CAP, FORTUNE, MOST_ROUNDS, MOST_STAKE, RULEBOOK, SEATS, SHARES, SQUARES, TEN, State

LONGEST = SEATS - 1 + 2 * SEATS + 2 * CAP  # contests, tokens, and after every throw a pawn to send

GAME = Game(
    name="magot",
    version=2,
    package=__package__,
    seats=(2, SEATS),
    minutes=(10, 40),
    state=State,
    rules=RULES,
    forms=FORMS,
    positions=POSITIONS,
    rulebook=RULEBOOK,
    scene=SCENE,
    hints=HINTS,
    ladder=(0.588, 0.566, 0.537, 0.582),  # docs/bots.md
    most_moves=SQUARES,
    most_plies=MOST_ROUNDS * LONGEST,
    score_range=(0, FORTUNE),
    endings=("richest-wins",),
    short={"rounds": 1},
    conserved=lambda s: {"points": s.magot + s.box + sum(s.purse)},
    options=(
        Option("stake", default=50, low=TEN, high=MOST_STAKE, step=TEN, by_seats=SHARES),
        Option("rounds", default=3, low=1, high=MOST_ROUNDS),
        Option("hints", default=0, choices=("no", "yes")),  # for the screen; no rule knows it
    ),
    routine=("obey-die", "border-waits"),
)
