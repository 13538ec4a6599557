"""The board, the tokens, the pawns and the purses.

Squares are numbered 0 to 69, seven in a row. A seat that sits out has no tokens and no pawn on the board.
"""

from typing import Annotated

from ...contract import NOBODY, NONE, Byte, Ints, Named, Record, Rulebook, Short, Within, inlined, int8, int16, table
from ...contract.seats import seat_after, seats_of

RULEBOOK = Rulebook(__package__)
Rule = RULEBOOK.Rule

SEATS = 4
WIDTH = 7
SQUARES = 70
SQUARE_NAMES = tuple(map(str, range(SQUARES)))
EXILES = LOW_EXILE, HIGH_EXILE = 6, 63  # opposite corners, where no token stands
STEPS = table([-10, -7, -3, 3, 7, 10])  # the faces of the die
FACES = len(STEPS)
NOTES = ((40, 10), (40, 50), (20, 100))  # how many of which
FORTUNE = sum(count * points for count, points in NOTES)
SHARES = tuple(sum(count // seats * points for count, points in NOTES) for seats in range(1, SEATS + 1))
SHARE = table(SHARES)
MOST_STAKE = SHARES[1]  # the purse of one of two
TEN = 10
CAP = 2000  # throws of a round
MOST_ROUNDS = 10
EVERYONE = (1 << SEATS) - 1
CROWDS = tuple("+".join(map(str, seats_of(mask))) or "nobody" for mask in range(EVERYONE + 1))

PHASES = ("contest", "starts", "arrivals", "throwing", "sending", "done")
CONTEST, STARTS, ARRIVALS, THROWING, SENDING, DONE = range(len(PHASES))


class State(Record):
    phase: Annotated[Byte, Named(PHASES)]
    playing: Annotated[Byte, Named(CROWDS)]  # the seats of this round, as a mask
    contenders: Annotated[Byte, Named(CROWDS)]  # in the CONTEST, who throws for the first place; then nobody
    first: Annotated[Byte, Within(NOBODY, SEATS - 1)]  # who begins this round, NOBODY before the contest has decided
    round: Annotated[Byte, Within(1, MOST_ROUNDS)]  # from 1
    rounds: Annotated[Byte, Within(1, MOST_ROUNDS)]  # option
    die: Annotated[Byte, Within(-TEN, TEN)]  # what it showed last in this round, 0 before
    stake: Annotated[Short, Within(TEN, MOST_STAKE)]  # option, in points
    throws: Annotated[Short, Within(0, CAP)]  # of movement in this round
    magot: Annotated[Short, Within(0, FORTUNE)]
    box: Annotated[Short, Within(0, FORTUNE)]  # what nobody owns
    purse: Annotated[Ints, int16, SEATS, Within(0, FORTUNE)]
    start: Annotated[Ints, int8, SEATS, Named(SQUARE_NAMES, low=NONE)]  # the square of each D
    arrival: Annotated[Ints, int8, SEATS, Named(SQUARE_NAMES, low=NONE)]  # of each A
    pawn: Annotated[Ints, int8, SEATS, Named(SQUARE_NAMES, low=NONE)]
    old: Annotated[Ints, int8, 2 * SEATS, Named(SQUARE_NAMES, low=NONE)]  # every D, then every A, a round before


@inlined
def plays(s: State, seat: int) -> bool:
    """cannot-stake: whether a seat takes part in this round."""
    return s.playing >> seat & 1 != 0


@inlined
def player_after(s: State, seat: int) -> int:
    seat = seat_after(s, seat)
    while not plays(s, seat):
        seat = seat_after(s, seat)
    return seat


@inlined
def is_exile(square: int) -> bool:
    return square in (LOW_EXILE, HIGH_EXILE)


@inlined
def is_old(s: State, square: int) -> bool:
    """next-round: whether a token was on a square in the round before."""
    old = False
    for seat in range(s.seats):
        old = old or s.old[seat] == square or s.old[SEATS + seat] == square
    return old


@inlined
def is_taken(s: State, square: int) -> bool:
    """next-sets-arrival, next-round: whether no token may be put on a square."""
    taken = is_exile(square) or is_old(s, square)
    for seat in range(s.seats):
        taken = taken or s.start[seat] == square or s.arrival[seat] == square
    return taken


@inlined
def token_owner(s: State) -> int:
    """choose-start, next-sets-arrival: whose token the seat to move is placing."""
    owner = s.to_move
    while s.phase == ARRIVALS and player_after(s, owner) != s.to_move:
        owner = player_after(s, owner)
    return owner


@inlined
def struck(s: State) -> int:
    """hit: whose pawn the seat to move is sending away."""
    rival = player_after(s, s.to_move)
    while s.pawn[rival] != s.pawn[s.to_move]:
        rival = player_after(s, rival)
    return rival
