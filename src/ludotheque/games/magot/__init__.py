"""Le Magot, for two to four."""

from ...contract import Game, Option
from . import notation, position, rules
from .state import CAP, FORTUNE, MOST_ROUNDS, RULEBOOK, SEATS, SQUARES, STAKES, State

LONGEST = SEATS - 1 + 2 * SEATS + 2 * CAP  # contests, tokens, and after every throw a pawn to send

GAME = Game(
    name="magot",
    version=1,
    package=__package__,
    seats=(2, SEATS),
    minutes=(10, 40),
    state=State,
    rules=rules,
    notation=notation,
    own_check=position.check,
    rulebook=RULEBOOK,
    most_moves=SQUARES,
    move_count=rules.MOVES,
    outcome_count=rules.OUTCOMES,
    most_plies=MOST_ROUNDS * LONGEST,
    score_range=(0, FORTUNE),
    endings=("richest-wins",),
    options=(
        Option("stake", default=STAKES.index("50"), choices=STAKES, shown=lambda s: STAKES.index(str(s.stake))),
        Option("rounds", default=3, low=1, high=MOST_ROUNDS, shown=lambda s: s.rounds),
        Option("hints", default=0, choices=("no", "yes")),  # for the screen; no rule knows it
    ),
    routine=("obey-die", "border-waits"),
)
