"""Le tour du monde en 80 sites, for two to six."""

from ...contract import Game, Option
from .content import SITES
from .forms import FORMS, MOST_MOVES
from .hints import HINTS
from .position import POSITIONS
from .rules import RULES
from .scene import SCENE
from .state import (
    BEGINNERS,
    IN_CAMERA,
    RULEBOOK,
    SEATS,
    SHORTEST,
    SITE_NAMES,
    SLOWEST_HINT,
    TURN_CAP,
    VALIDATED,
    State,
)

GAME = Game(
    name="tour",
    version=2,
    package=__package__,
    seats=(2, SEATS),
    minutes=(60, 120),
    state=State,
    rules=RULES,
    forms=FORMS,
    positions=POSITIONS,
    rulebook=RULEBOOK,
    scene=SCENE,
    hints=HINTS,
    ladder=(0.848, 0.67, 0.622, 0.66),  # docs/bots.md
    most_moves=MOST_MOVES,
    most_plies=40_000,
    score_range=(0, SITES * VALIDATED),
    endings=("five-wins", "turn-cap"),
    options=(
        Option("round_world", default=0, choices=("no", "yes")),
        Option("hint", default=5, low=0, high=SLOWEST_HINT),
        Option("turn_cap", default=TURN_CAP, low=SHORTEST, high=TURN_CAP),
        Option("begins", default=0, by_seats=tuple(range(1, SEATS + 1)), choices=BEGINNERS),
        Option("site_names", default=0, choices=SITE_NAMES),
    ),
    short={"turn_cap": SHORTEST},
    conserved=lambda s: {"destinations": sum(s.left) + sum(where != IN_CAMERA for where in s.place)},
)
