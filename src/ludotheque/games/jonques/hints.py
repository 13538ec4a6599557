"""What a good player looks at: who is where, who may be captured, who may arrive. The weights in `weights.toml` come
from games of the search against itself (`tools/fit.py`)."""

from math import exp

from ...contract import LEGAL, OVER, Hints, Ints, inlined, ints, kernel, scratch, table
from ...contract.components import open_table
from ...contract.rng import below
from ...contract.trace import no_trace
from .courses import course_fault, may_enter, target, target_count
from .forms import KEEP, ends_of
from .rules import moves, play
from .state import (
    CREW,
    DICE,
    ENEMY_PORT,
    FRONTIER,
    JUNKS,
    PORT,
    SQUARES,
    WIDTH,
    Duty,
    Phase,
    State,
    facing,
    has_rights,
    junk_at,
)

MILLION = 1_000_000
BILLION = 1000 * MILLION
ACES = table([194, 423, 308, 75])  # in a thousand turns, how often so many aces fall

# What is looked at, first of the seat to throw, then of the other, in thousandths.
SQUARE = 0  # a junk on a square, seen from its own side
CREWS = SQUARE + SQUARES  # how many junks are afloat
PASSED = CREWS + JUNKS + 1  # a junk by its row, with no rival at its height or beyond
RIGHTS = PASSED + WIDTH
SOON = RIGHTS + 1  # what a seat may do with its next throw:
ARRIVE, CAPTURE, RANSOM = SOON, SOON + 1, SOON + 2  # win, capture, by rows that the victim loses
SIDE = SOON + 3
INPUTS = 2 * SIDE

LEARNT = open_table(__package__, "weights")
WORTH = table(LEARNT["squares"][0])  # of a junk on a square, in thousandths like all of them
INTO, OUT = table(LEARNT["into"]), table(LEARNT["out"])  # of a small network with one hidden layer
BIAS, WEIGHT = range(2)  # rows of OUT
HIDDEN = len(LEARNT["into"][0])


@kernel
def survey(s: State, out: Ints) -> None:
    """What is to be seen in a position in which a turn begins."""
    for i in range(INPUTS):
        out[i] = 0
    for seat in range(2):
        side = 0 if seat == s.actor else SIDE
        survey_junks(s, seat, side, out)
        survey_chances(s, seat, side, out)


@inlined
def survey_junks(s: State, seat: int, side: int, out: Ints) -> None:
    out[side + CREWS + s.afloat[seat]] = 1000
    if has_rights(s, seat):
        out[side + RIGHTS] = 1000
    rival = 1 - seat
    nearest = SQUARES - 1 - s.fleet[rival, 0] if s.afloat[rival] else -1  # of the rival's junks, the one farthest back
    for i in range(s.afloat[seat]):
        square = s.fleet[seat, i]
        out[side + SQUARE + square] = 1000
        if square // WIDTH > nearest // WIDTH:
            out[side + PASSED + square // WIDTH] += 1000


@inlined
def survey_chances(s: State, seat: int, side: int, out: Ints) -> None:
    held = s.aces + 0
    for aces in range(1, DICE + 1):
        s.aces = aces
        arrives, captures, ransom = 0, 0, 0
        for i in range(s.afloat[seat]):
            start = s.fleet[seat, i]
            if start == PORT:
                continue
            for k in range(target_count(s, start)):
                end = target(s, start, k)
                if end < 0:
                    continue
                if end == ENEMY_PORT or junk_at(s, seat, end) == -1:
                    if course_fault(s, seat, Duty.ANY, start, k) == LEGAL:
                        if end == ENEMY_PORT:
                            arrives = 1
                        else:
                            captures = 1
                            ransom = max(ransom, WIDTH - 1 - end // WIDTH)
        out[side + ARRIVE] += ACES[aces] * arrives
        out[side + CAPTURE] += ACES[aces] * captures
        out[side + RANSOM] += ACES[aces] * ransom
    s.aces = held


@kernel
def evaluate(s: State, out: Ints) -> bool:
    """Judged when a turn begins."""
    if s.phase != Phase.THROW or s.throws:
        return False
    found, hidden = scratch(INPUTS), scratch(HIDDEN)
    survey(s, found)
    for j in range(HIDDEN):
        hidden[j] = 1000 * OUT[BIAS, j]
    for i in range(INPUTS):
        if found[i]:
            for j in range(HIDDEN):
                hidden[j] += found[i] * INTO[i, j]
    total = MILLION * OUT[WEIGHT, HIDDEN]
    for j in range(HIDDEN):
        total += max(0, hidden[j]) * OUT[WEIGHT, j]
    chance = int(MILLION / (1 + exp(-total / BILLION)))
    out[s.actor] = chance
    out[1 - s.actor] = MILLION - chance
    return True


@inlined
def promise(s: State, seat: int, move: int) -> float:
    """How much better a junk stands after a move, as an exponent."""
    start, end = ends_of(move)
    start, end = facing(seat, start), facing(seat, end)
    if end == ENEMY_PORT:
        return 12.0
    better = WORTH[end] - WORTH[start]
    if junk_at(s, seat, end) == -1:
        better += 500 + WORTH[SQUARES - 1 - end]
    return min(8.0, max(-8.0, better / 300))


@kernel
def priors(s: State, listed: Ints, n: int, out: Ints) -> None:
    for i in range(n):
        if s.phase == Phase.KEEP:
            out[i] = 3 if listed[i] - KEEP == wanted_sixes(s) else 1
        else:
            out[i] = 1 + int(1000 * exp(promise(s, s.to_move, listed[i])))


@inlined
def wanted_sixes(s: State) -> int:
    """Enter six junks, then throw for aces."""
    return 1 if s.afloat[s.to_move] <= CREW and may_enter(s, s.to_move) else 0


@kernel
def rollout_move(s: State, listed: Ints, n: int, rng: Ints) -> int:
    """The most promising move, mostly."""
    if s.phase == Phase.KEEP:
        wanted = KEEP + wanted_sixes(s)
        for i in range(n):
            if listed[i] == wanted:
                return wanted
        return listed[0]
    best, most = 0, -100.0
    for i in range(n):
        hope = promise(s, s.to_move, listed[i]) + below(rng, 1000) / 1000
        if hope > most:
            best, most = i, hope
    return listed[best]


# A sensible player who looks one move ahead, to be measured against: enter six junks, hold the frontier, capture,
# avoid danger, run.

AFLOAT, STEP, ON_FRONTIER, FIRST_THERE, RUN, ASIDE, WAITING, ASTRAY = 25, 2, 14, 10, 4, 2, 8, 5
LOST, LOST_ROW, LOST_GAME, NEARLY_WON = 25, 2, 200, 60


def sensible(s: State, rng: Ints) -> int:
    out, found, silent = ints(JUNKS * SQUARES), ints(INPUTS), no_trace()
    seat, n = s.to_move, moves(s.record, out)
    legal = [int(out[i]) for i in range(n)]
    if s.phase == Phase.KEEP:
        wanted = KEEP + wanted_sixes(s.record)
        return wanted if wanted in legal else legal[0]
    values = []
    for move in legal:
        after = s.copy()
        play(after.record, move, silent)
        if after.to_move == OVER:
            return move
        survey(after.record, found)
        danger = LOST_GAME * found[ARRIVE] + LOST * found[CAPTURE] + LOST_ROW * found[RANSOM]
        hope = NEARLY_WON * found[SIDE + ARRIVE]
        values.append(strength(after, seat) - strength(after, 1 - seat) + (hope - danger) / 1000)
    best = [move for move, value in zip(legal, values, strict=True) if value == max(values)]
    return best[below(rng, len(best))]


def strength(s: State, seat: int) -> int:
    """What the junks of a seat are worth by their squares."""
    squares = [s.fleet[seat, i] for i in range(s.afloat[seat])]
    total = AFLOAT * len(squares) + FIRST_THERE * any(square // WIDTH == FRONTIER for square in squares)
    for square in squares:
        row, aside = square // WIDTH, abs(square % WIDTH - PORT % WIDTH)
        if row < FRONTIER:
            total += STEP * row
        elif row == FRONTIER:
            total += ON_FRONTIER
        elif row == WIDTH - 1:
            total += ASTRAY
        else:
            total += ON_FRONTIER + RUN * (row - FRONTIER) - ASIDE * aside if len(squares) >= CREW else WAITING
    return total


HINTS = Hints(evaluate, priors, rollout_move=rollout_move, references={"sensible": sensible})
