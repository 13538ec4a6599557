"""Bone, for two to four."""

from ...contract import NOBODY, Game, Match, Option
from .box import BANDS, LENGTH, PIECES, TURNS, WIDTH
from .forms import FORMS
from .hints import HINTS
from .position import POSITIONS, pieces
from .rules import RULES
from .scene import SCENE
from .state import BEGINNERS, BY_LOT, EDGES, ENCLOSES, GAMES, HAND, ONE, RULEBOOK, SEATS, State

LONGEST = PIECES + 44  # draws and turns of a game of four; where everyone begins, no other number of seats plays more


def next_beginner(match: Match) -> dict[str, str]:
    """first-player: in a rematch the next player begins."""
    s: State = match.state
    if s.first == NOBODY:
        return {}
    return {"begins": BEGINNERS[1 + (s.first - s.finished + 1) % s.seats]}


GAME = Game(
    name="bone",
    version=2,
    package=__package__,
    seats=(2, SEATS),
    minutes=(20, 40),
    age=7,
    state=State,
    rules=RULES,
    forms=FORMS,
    positions=POSITIONS,
    rulebook=RULEBOOK,
    scene=SCENE,
    hints=HINTS,
    ladder=(0.963, 0.88, 0.717, 0.846),  # docs/bots.md
    most_moves=HAND * TURNS * WIDTH * (WIDTH - LENGTH + 1),
    most_plies=1 + SEATS * LONGEST,
    score_range=(0, SEATS * PIECES * BANDS),
    endings=("most-points-wins",),
    options=(
        Option("begins", default=BY_LOT, by_seats=tuple(range(1, SEATS + 1)), choices=BEGINNERS),
        Option("games", default=ONE, choices=GAMES),
        Option("edge", default=ENCLOSES, choices=EDGES),
    ),
    conserved=pieces,
    next_options=next_beginner,
)
