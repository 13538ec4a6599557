"""Cochon, for two to four: a small game to start from. `ludotheque new-game` copies this folder."""

from ludotheque.contract import Game, Option

from .rules import FORMS, GOAL, LONGEST, POSITIONS, RULEBOOK, RULES, SEATS, SHORTEST, State
from .scene import SCENE

GAME = Game(
    name=__name__.rpartition(".")[2],
    version=1,
    package=__name__,
    seats=(2, SEATS),
    minutes=(5, 10),
    state=State,
    rules=RULES,
    forms=FORMS,
    rulebook=RULEBOOK,
    scene=SCENE,
    positions=POSITIONS,
    most_plies=2 * GOAL * LONGEST,
    score_range=(0, GOAL),
    endings=("goal", "last-turn"),
    options=(Option("turns", default=200, low=SHORTEST, high=LONGEST),),
)
