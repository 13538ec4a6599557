"""Moves and outcomes as integers."""

from .camera import NOT_HERE
from .content import CELLS, CLUES, OPEN_EVENTS, QUARTERS, SECRETS, SHEETS, SITES
from .state import KINDS, OPENINGS, PRIME, SEATS
from .travel import MEANS

# Moves: a journey (means of travel, cell); the others in the order of their listing.
STAY = MEANS * CELLS
CHANGE = STAY + 1  # the kind of card laid aside
ANNOUNCE = CHANGE + KINDS  # opening, site
PASS = ANNOUNCE + OPENINGS * SITES
USE = PASS + 1  # a SECRET card
FLAG_OF = USE + SECRETS  # a colour
LAY_CARD = FLAG_OF + SEATS  # a kind
TO = LAY_CARD + KINDS  # a cell
MOVES = TO + CELLS
MOST_MOVES = 2600  # in one position: journeys by every kind of card, two cells farther than it says, and all beside
# Outcomes
NUMBERED = MOVES - 1  # what disguises labels, from 1
OF_QUARTER = MOVES + PRIME - 1  # a fresh card of a quarter
LABELLED = OF_QUARTER + len(QUARTERS) - 1  # a card with a label seen before, from 1
BEHIND_FACE = LABELLED + CLUES + 1  # the site of a fresh card
ON_TOP = BEHIND_FACE + SITES  # a sheet
ON_IT = ON_TOP + SHEETS  # the level of a riddle, or NOT_HERE
OPENED = ON_IT + NOT_HERE + 1  # the site of a card that was called
DEALT = OPENED + SITES  # a kind of transport card
STARTS_AT = DEALT + KINDS  # a site
BEGINS = STARTS_AT + SITES  # a seat
HAPPENS = BEGINS + SEATS  # an open event, or SECRET_FACE
KEEPS = HAPPENS + OPEN_EVENTS + 1  # a SECRET card
LOSES = KEEPS + SECRETS  # a kind of transport card
OUTCOMES = LOSES + KINDS - MOVES
