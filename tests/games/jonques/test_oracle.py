"""The kernels agree with the plain oracle on thousands of random positions."""

import random

import pytest

import ludotheque

from . import oracle
from .positions import facts

GAME = ludotheque.game("jonques")
COLUMNS = "abcdefghijk"


def turned(square, seat):
    return square if seat == 0 else (10 - square[0], 10 - square[1])


def name(square, seat):
    row, column = turned(square, seat)
    return f"{COLUMNS[column]}{row + 1}"


def drawing(own, foe, seat, status):
    signs = {turned(square, seat): "^v"[seat] for square in own}
    signs |= {turned(square, seat): "v^"[seat] for square in foe}
    rows = [f"{row + 1} " + " ".join(signs.get((row, c), ".") for c in range(11)) for row in reversed(range(11))]
    return "\n".join([*rows, facts(f"{seat} {status}")])


def random_fleets(dice):
    """Anywhere, crowded round the own port, or beyond the frontier: each region has rules of its own."""
    regions = {
        "anywhere": list(oracle.BOARD),
        "home": [square for square in oracle.BOARD if square[0] <= 4 and 2 <= square[1] <= 8],
        "abroad": [square for square in oracle.BOARD if square[0] >= 5],
    }
    region = sorted(regions[dice.choice(list(regions))])
    squares = dice.sample(region, min(len(region), dice.randint(1, 20)))
    half = dice.randint(0, min(10, len(squares)))
    return set(squares[:half]) - {oracle.ENEMY_PORT}, set(squares[half : half + 10]) - {oracle.PORT}


def throw(aces, sixes):
    said = [f"{aces} ace{'s' * (aces > 1)}"] * (aces > 0) + [f"{sixes} six{'es' * (sixes > 1)}"] * (sixes > 0)
    return " ".join(said) or "nothing"


@pytest.mark.parametrize("jump", ["no", "yes"])
@pytest.mark.parametrize("seed", range(8))
def test_moves(seed, jump):
    dice = random.Random(seed)
    for _ in range(400):
        own, foe = random_fleets(dice)
        seat, aces = dice.randint(0, 1), dice.randint(1, 3)
        sixes = dice.randint(0, 3 - aces)
        match = GAME.position(drawing(own, foe, seat, f"to throw, throws 2, jump_to_capture {jump}"))
        before = str(match)
        match.play(throw(aces, sixes))
        entered = sixes > 0 and oracle.may_enter(own)
        if entered:
            own = own | {oracle.PORT}
        expected = {
            f"{name(start, seat)}{'x' if end in foe else '-'}{name(end, seat)}"
            for start, end in oracle.legal(own, foe, aces, entered, jump == "yes")
        }
        assert (set(match.moves()) if match.to_move == seat else set()) == expected, (before, aces, sixes)
        assert match.state.afloat[seat] == len(own)


@pytest.mark.parametrize("seed", range(2))
def test_keeping_sixes(seed):
    dice = random.Random(seed)
    for _ in range(400):
        own, foe = random_fleets(dice)
        seat, aces = dice.randint(0, 1), dice.randint(0, 2)
        sixes = dice.randint(1, 3 - aces)
        match = GAME.position(drawing(own, foe, seat, f"to keep, throws 1, aces {aces}, sixes {sixes}"))
        assert match.moves() == [f"keep {kept}" for kept in oracle.keeps(own, aces, sixes)]
