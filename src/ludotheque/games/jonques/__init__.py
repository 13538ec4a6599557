"""Jonques, for two."""

from ...contract import Game, Option
from . import notation, position, rules
from .state import LONGEST, RULEBOOK, SHORTEST, State

GAME = Game(
    name="jonques",
    version=1,
    package=__package__,
    seats=(2, 2),
    minutes=(20, 45),
    state=State,
    rules=rules,
    notation=notation,
    own_check=position.check,
    rulebook=RULEBOOK,
    most_moves=96,
    move_count=rules.MOVES,
    outcome_count=rules.OUTCOMES,
    most_plies=12_001,
    score_range=(-1, 1),
    score_sum=0,
    endings=("reach-port", "turn-cap", "dead-end"),
    options=(Option("turn_cap", default=LONGEST, low=SHORTEST, high=LONGEST, shown=lambda s: s.turn_cap),),
)
