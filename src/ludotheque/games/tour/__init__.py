"""Le tour du monde en 80 sites, for two to six."""

from ...contract import Game, Option
from . import notation, position, rules
from .codes import MOST_MOVES, MOVES, OUTCOMES
from .content import SITES
from .state import RULEBOOK, SEATS, SHORTEST, SLOWEST_HINT, TURN_CAP, VALIDATED, State

GAME = Game(
    name="tour",
    version=1,
    package=__package__,
    seats=(2, SEATS),
    minutes=(60, 120),
    state=State,
    rules=rules,
    notation=notation,
    own_check=position.check,
    rulebook=RULEBOOK,
    most_moves=MOST_MOVES,
    move_count=MOVES,
    outcome_count=OUTCOMES,
    most_plies=40_000,
    score_range=(0, SITES * VALIDATED),
    endings=("five-wins", "turn-cap"),
    has_secrets=True,
    options=(
        Option("round_world", default=0, choices=("no", "yes"), shown=lambda s: s.round_world),
        Option("hint", default=5, low=0, high=SLOWEST_HINT, shown=lambda s: s.hint),
        Option("turn_cap", default=TURN_CAP, low=SHORTEST, high=TURN_CAP, shown=lambda s: s.turn_cap),
    ),
)
