"""What a round of three or four will bring, roughly: every pawn is a cloud, the chances of where it stands, and clouds
meet as if they knew nothing of each other."""

from ...contract import NUMBER, RECORD, Ints, exported, floats, inlined, ints, kernel
from ...contract.exports import FLOAT_GRID, FLOATS, ROW
from ...contract.seats import CROWD
from .rules import ARRIVAL_FEE, HIT_FEE, OWN_START_FEE, RIVAL_START_FEE
from .state import FACES, HIGH_EXILE, LOW_EXILE, SEATS, SQUARES, STEPS, State, is_exile, player_after, plays
from .walks import Floats, expected_throws

LANDING, RESTING = SEATS, SEATS + 1  # rows after those of the pawns
ROWS = SEATS + 2
MOST_TURNS = 1000
RARE = 0.01  # that a round goes on is so unlikely that it may as well end
EXTRA_THROWS = 3  # in one turn


def outlook(s: State) -> list[float]:
    """By seat, the points that it will win or lose until the round ends, if purses never run dry."""
    gains, alive, clouds = floats(SEATS), floats(SEATS), floats(ROWS, SQUARES)
    farther = ints(SEATS)
    for seat in range(SEATS):
        if plays(s.record, seat):
            throws = expected_throws(s.arrival[seat])
            farther[seat] = LOW_EXILE if throws[LOW_EXILE] > throws[HIGH_EXILE] else HIGH_EXILE
    drift(s.record, s.actor, farther, clouds, alive, gains)
    return [float(points) for points in gains]


@exported(RECORD, NUMBER, ROW, FLOAT_GRID, FLOATS, FLOATS)
def drift(s: State, first: int, farther: Ints, clouds: Floats, alive: Floats, gains: Floats) -> None:
    """A round, turn by turn. `alive` is by seat the chance that it has not arrived, and what its cloud weighs;
    `farther` where its pawn is sent."""
    for seat in range(s.seats):
        if plays(s, seat):
            clouds[seat, s.pawn[seat]] = 1.0
            alive[seat] = 1.0
    seat, going_on = first, 1.0
    for _ in range(MOST_TURNS * CROWD[s.playing]):
        if going_on < RARE:
            return
        others = going_on / alive[seat]
        for square in range(SQUARES):
            clouds[RESTING, square] = 0.0
        for _ in range(EXTRA_THROWS):
            throw(s, seat, others, clouds, gains)
            meet(s, seat, others, farther, clouds, alive, gains)
            visit_starts(s, seat, others, clouds, gains)
        rest(seat, clouds, alive)
        going_on = others * alive[seat]
        seat = player_after(s, seat)


@kernel
def throw(s: State, seat: int, others: float, clouds: Floats, gains: Floats) -> None:
    """border-waits, reach-arrival, rival-arrival; `others` is the chance that nobody else has arrived."""
    for square in range(SQUARES):
        clouds[LANDING, square] = 0.0
    for square in range(SQUARES):
        chance = clouds[seat, square] / FACES
        if chance > 0.0:
            for face in range(FACES):
                end = square + STEPS[face]
                if 0 <= end < SQUARES:
                    clouds[LANDING, end] += chance
                else:
                    clouds[RESTING, square] += chance
    for owner in range(s.seats):
        if plays(s, owner):
            arrive(s, seat, owner, others, clouds, gains)
    for square in range(SQUARES):
        clouds[seat, square] = 0.0


@kernel
def arrive(s: State, seat: int, owner: int, others: float, clouds: Floats, gains: Floats) -> None:
    square = s.arrival[owner]
    chance = clouds[LANDING, square] * others
    clouds[LANDING, square] = 0.0
    if owner == seat:
        gains[seat] += chance * s.magot
        return
    pay(gains, seat, owner, chance * ARRIVAL_FEE)
    for face in range(FACES):
        back = square - STEPS[face]
        if 0 <= back < SQUARES:
            clouds[RESTING, back] += clouds[seat, back] / FACES


@inlined
def pay(gains: Floats, payer: int, payee: int, points: float) -> None:
    gains[payer] -= points
    gains[payee] += points


@kernel
def meet(s: State, seat: int, others: float, farther: Ints, clouds: Floats, alive: Floats, gains: Floats) -> None:
    """hit: the pawn is sent where it has farther to go."""
    for rival in range(s.seats):
        if rival == seat or not plays(s, rival):
            continue
        for square in range(SQUARES):
            both = clouds[LANDING, square] * clouds[rival, square]
            if both > 0.0:
                pay(gains, rival, seat, both * others / alive[rival] * HIT_FEE)
                exile = LOW_EXILE + HIGH_EXILE - square if is_exile(square) else farther[rival]
                clouds[rival, square] -= both / alive[seat]
                clouds[rival, exile] += both / alive[seat]


@kernel
def visit_starts(s: State, seat: int, others: float, clouds: Floats, gains: Floats) -> None:
    """own-start, rival-start, again"""
    for owner in range(s.seats):
        if plays(s, owner):
            square = s.start[owner]
            chance = clouds[LANDING, square]
            clouds[LANDING, square] = 0.0
            clouds[seat, square] = chance
            if owner != seat:
                pay(gains, owner, seat, chance * others * RIVAL_START_FEE)
            else:
                for rival in range(s.seats):
                    if rival != seat and plays(s, rival):
                        pay(gains, seat, rival, chance * others * OWN_START_FEE)
    for square in range(SQUARES):
        clouds[RESTING, square] += clouds[LANDING, square]


@kernel
def rest(seat: int, clouds: Floats, alive: Floats) -> None:
    """The turn is over."""
    alive[seat] = 0.0
    for square in range(SQUARES):
        clouds[seat, square] += clouds[RESTING, square]
        alive[seat] += clouds[seat, square]
