"""Jonques, for two."""

from ...contract import Game, Option
from .forms import FORMS
from .hints import HINTS
from .position import POSITIONS, conserved
from .rules import RULES
from .scene import SCENE
from .state import JUMPS, LONGEST, RULEBOOK, SHORTEST, State

GAME = Game(
    name="jonques",
    version=2,
    package=__package__,
    seats=(2, 2),
    minutes=(20, 45),
    state=State,
    rules=RULES,
    forms=FORMS,
    positions=POSITIONS,
    rulebook=RULEBOOK,
    scene=SCENE,
    hints=HINTS,
    ladder=(0.981, 0.775, 0.665, 0.783),  # docs/bots.md
    most_moves=96,
    most_plies=12_001,
    score_range=(-1, 1),
    score_sum=0,
    endings=("reach-port", "turn-cap", "dead-end"),
    options=(
        Option("turn_cap", default=LONGEST, low=SHORTEST, high=LONGEST),
        Option("jump_to_capture", default=JUMPS.index("no"), choices=JUMPS),
    ),
    short={"turn_cap": SHORTEST},
    conserved=conserved,
)
