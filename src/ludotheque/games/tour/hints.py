"""How a good player travels, from what its seat sees. Bots of every level reason alike; they differ in how many riddles
they solve, and how often they dawdle."""

from itertools import product

from ...contract import NONE, Hints, Ints, ints, kernel, scratch, table
from ...contract.rng import WORD, below
from .content import (
    BOAT,
    CELLS,
    COLUMNS,
    EVENT_KIND,
    MAP,
    MODE,
    MODES,
    OPEN_EVENTS,
    PER_SITE,
    REACH,
    ROWS,
    SITES,
    TRAIN,
    Effect,
)
from .forms import ANNOUNCE, CHANGE, CHOOSE, FLAG_OF, LAY_CARD, MOST_MOVES, PASS, STAY, TO, USE, call_of, journey_of
from .rules import moves
from .state import CARRIED, GOAL, OPEN, OPENINGS, RACK, SEATS, Phase, State, index_of, site_count
from .world import ON_FOOT, SITE_CELL, SUITS

SOLVES = table([0, 170, 280, 390, 600, 1150])  # by level: riddles solved, in a thousand
EASE = table([-150, 0, 150])  # more or less of them, by how hard they are
DAWDLES = table([0, 300, 150, 80, 40, 0])  # by level: moves that are anybody's, in a thousand
USUAL = 5
ALL_READ = (1 << PER_SITE) - 1  # riddles of a card: together they tell anybody
HOUR = 12  # of a turn
RIDE, HIKE, SWIM = 4, 12, 26
FAR_AWAY = 1 << 20
ANY_MODE, BOAT_MODE = len(MODES) - 1, MODES.index(BOAT)
WORTH = table([REACH[kind] + 3 * (MODE[kind] > BOAT_MODE) + 8 * (MODE[kind] == ANY_MODE) for kind in range(len(MODE))])
FARE = table([0, *(WORTH[kind] // 2 for kind in range(len(MODE))), 0])  # by means, what a card would still be good for
SHELTER = table([{"S": 0, "c": 1, "L": 2, ".": 3}[letter] for letter in MAP])  # how hard a cell is to come to


def neighbours(cell: int, joined: int) -> list[int]:
    row, column = divmod(cell, COLUMNS)
    found = []
    for down, across in product((-1, 0, 1), repeat=2):
        there = (column + across) % COLUMNS if joined else column + across
        inside = 0 <= row + down < ROWS and 0 <= there < COLUMNS and (down, across) != (0, 0)
        found.append((row + down) * COLUMNS + there if inside else NONE)
    return found


def hours(a: int, b: int) -> int:
    """What a step costs, by the transport that both cells allow."""
    if b == NONE:
        return 0
    if any(MAP[a] in letters and MAP[b] in letters for letters in (SUITS[TRAIN], SUITS[BOAT])):
        return RIDE
    return HIKE if MAP[a] in ON_FOOT and MAP[b] in ON_FOOT else SWIM


AROUND = [[neighbours(cell, joined) for cell in range(CELLS)] for joined in (0, 1)]
NEIGHBOUR = table(AROUND)
HOURS = table([[[hours(cell, near) for near in around] for cell, around in enumerate(world)] for world in AROUND])
NEIGHBOURS = 9  # with a place for the cell itself


def best_move(s: State, but: int = NONE) -> int:
    """What the best of them does, or would if it could not do that."""
    out = ints(MOST_MOVES)
    return int(cheapest(s.record, USUAL, out, moves(s.record, out), 0, but))


def regret(s: State, move: int) -> int:
    """How many hours a move seems to cost beside the best."""
    costs = ints(CELLS)
    find_costs(s.record, USUAL, costs)
    made, best = (cost_of(s.record, each, USUAL, costs) for each in (move, best_move(s)))
    return int(made - best)


@kernel
def chosen(s: State, level: int, rng: Ints, out: Ints) -> int:
    """The move of a bot of some level."""
    n = moves(s, out)
    if n == 1:
        return int(out[0])
    if below(rng, 1000) < DAWDLES[level]:
        return int(out[below(rng, n)])
    return cheapest(s, level, out, n, below(rng, n), NONE)


@kernel
def cheapest(s: State, level: int, out: Ints, n: int, start: int, but: int) -> int:
    """Of the listed moves but one, the first from `start` on that costs least."""
    costs = scratch(CELLS)
    find_costs(s, level, costs)
    best, least = NONE, FAR_AWAY << 2
    for i in range(n):
        move = int(out[(start + i) % n])
        cost = cost_of(s, move, level, costs)
        if cost < least and move != but:
            best, least = move, cost
    return best


# What a player knows


@kernel
def solves(s: State, level: int, clue: int) -> bool:
    """Whether a bot finds the answer of a riddle: always the same in one match."""
    rng = scratch(2)
    rng[0] = (s.turn * 1000 + clue << WORD) + s.numbers
    return below(rng, 1000) < SOLVES[level] + EASE[clue % PER_SITE]


@kernel
def guess(s: State, opening: int, level: int) -> int:
    """The site of a front card, as far as a bot has read and solved its riddles; or NONE."""
    site = s.front[opening] + 0
    if site < 0 or s.linked[opening] == ALL_READ:
        return site if site >= 0 else NONE
    for riddle in range(PER_SITE):
        read = s.linked[opening] >> riddle & 1 == 1
        seen = s.glimpse[opening] == riddle and s.glimpsed[opening] >> s.turn & 1 == 1
        if (read or seen) and solves(s, level, PER_SITE * site + riddle):
            return site
    return NONE


# Where it wants to go


@kernel
def find_costs(s: State, level: int, costs: Ints) -> None:
    """What is left of the way, in hours, from every cell to the best goal of the player."""
    seat = s.turn + 0
    for cell in range(CELLS):
        costs[cell] = FAR_AWAY
    if seat < 0 or s.traveller[seat] == NONE:
        return
    carried, done = site_count(s, CARRIED + seat), site_count(s, RACK + seat)
    targets = 0
    if carried + done < GOAL:
        for opening in range(OPENINGS):
            site = guess(s, opening, level)
            if site != NONE:
                aim(costs, SITE_CELL[site], 0)
                targets += 1
        for site in range(SITES):
            if OPEN <= s.place[site] < CARRIED and s.place[site] != OPEN + seat:
                aim(costs, SITE_CELL[site], 0)
                targets += 1
    if s.flag[seat] != NONE and carried:
        aim(costs, s.flag[seat] + 0, HOUR * (1 if targets and carried + done < GOAL else 0))
    elif targets == 0:
        for colour in range(SEATS):
            if s.flag[colour] != NONE:
                aim(costs, s.flag[colour] + 0, HOUR if colour == seat else 0)
    spread(costs, s.round_world)


@kernel
def aim(costs: Ints, cell: int, cost: int) -> None:
    if cost < costs[cell]:
        costs[cell] = cost


@kernel
def spread(costs: Ints, joined: int) -> None:
    """The cheapest way from every cell: whoever has come nearer tells its neighbours."""
    waiting, is_waiting = scratch(CELLS), scratch(CELLS)
    first, count = 0, 0
    for cell in range(CELLS):
        if costs[cell] < FAR_AWAY:
            waiting[count] = cell
            is_waiting[cell] = 1
            count += 1
    while count:
        cell = waiting[first]
        is_waiting[cell] = 0
        first, count = (first + 1) % CELLS, count - 1
        for i in range(NEIGHBOURS):
            neighbour = NEIGHBOUR[joined, cell, i]
            if neighbour != NONE and costs[cell] + HOURS[joined, cell, i] < costs[neighbour]:
                costs[neighbour] = costs[cell] + HOURS[joined, cell, i]
                if not is_waiting[neighbour]:
                    waiting[(first + count) % CELLS] = neighbour
                    is_waiting[neighbour] = 1
                    count += 1


# What a move costs


@kernel
def cost_of(s: State, move: int, level: int, costs: Ints) -> int:
    """In hours; less is better."""
    seat = s.turn + 0
    here = costs[s.traveller[seat]] if seat >= 0 and s.traveller[seat] != NONE else 0
    if move < STAY:
        means, cell = journey_of(move)
        return HOUR + costs[cell] + FARE[means]
    if move < ANNOUNCE:
        return HOUR + here + (WORTH[move - CHANGE] - 2 if move >= CHANGE else 4)
    if move < PASS:
        opening, site = call_of(move)
        is_sure = guess(s, opening, level) == site and SITE_CELL[site] == s.traveller[seat]
        return -FAR_AWAY if is_sure else 2 * FAR_AWAY
    if move == PASS:
        return FAR_AWAY if s.phase == Phase.SHIELD else here
    if move < FLAG_OF:
        return secret_cost(s, OPEN_EVENTS + move - USE, here)
    if move < LAY_CARD:
        return -site_count(s, CARRIED + index_of(s, move - FLAG_OF))
    if move < TO:
        return WORTH[move - LAY_CARD]
    return cell_cost(s, move - TO, costs) if move < CHOOSE else 0


@kernel
def secret_cost(s: State, event: int, here: int) -> int:
    """Better or worse than to do without."""
    kind, seat = EVENT_KIND[event], s.turn + 0
    carried = site_count(s, CARRIED + seat) > 0
    if s.phase == Phase.SHIELD:
        return 0
    useful = (
        kind == Effect.DRAW
        or (kind == Effect.AGAIN and here < FAR_AWAY)
        or (kind == Effect.FLAG and carried)
        or (kind == Effect.SHEET and s.linked[0] == 0 and s.linked[1] == 0)
        or (kind == Effect.STEP and 0 < here <= HIKE)
    )
    return -1 if useful and kind != Effect.FAR else FAR_AWAY


@kernel
def cell_cost(s: State, cell: int, costs: Ints) -> int:
    """Where a traveller steps, or a flag is put: its own where it is easy to come to, another's where it is not."""
    if s.phase == Phase.STEP:
        return int(costs[cell])
    if s.phase == Phase.PLACE_FLAG:
        return SHELTER[cell] if s.moving == s.to_move else -SHELTER[cell]
    if s.phase == Phase.SPARE_FLAG:
        start = s.traveller[s.turn] + 0
        return max(abs(cell // COLUMNS - start // COLUMNS), abs(cell % COLUMNS - start % COLUMNS))
    return 0


HINTS = Hints(chosen=chosen, best_move=best_move, regret=regret)
