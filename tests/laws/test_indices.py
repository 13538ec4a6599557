"""No kernel of ours asks for an entry before the first: in Python that is the last one, in compiled code it is whatever
lies before the row."""

import os
import subprocess
import sys

import pytest

import ludotheque

PLAYS = """
import sys
from tests.fuzz.strict import make_strict

make_strict()
import random

import ludotheque
from ludotheque.bots import Budget, chances

game, dice, plies = ludotheque.game(sys.argv[1]), random.Random(5), 0
for seats in range(game.seats[0], game.seats[1] + 1):
    match, thoughts = game.start(seats, seats, **game.short), 3
    while match.to_move != "over":
        if match.to_move == "chance":
            match.draw()
            continue
        numbers = match.numbers()
        if thoughts and len(numbers) > 1 and dice.random() < 0.2:
            thoughts -= 1
            world = bytes(match.imagine(match.state.to_move, 5))
            chances(game, world, 1, Budget(simulations=3))
        match.apply(dice.choice(numbers))
        match.hidden(seats - 1), match.hidden(-1)
    plies += match.state.ply
print(plies)
"""


@pytest.mark.parametrize("name", ludotheque.games())
def test_no_kernel_counts_from_the_end(name):
    played = subprocess.run(
        [sys.executable, "-c", PLAYS, name], env=os.environ | {"NUMBA_DISABLE_JIT": "1"}, capture_output=True, text=True
    )
    assert played.returncode == 0, played.stderr[-2000:]
    assert int(played.stdout) > 20


def test_the_rows_of_this_test_refuse_it():
    asks = "from tests.fuzz.strict import make_strict; make_strict(); from ludotheque.contract import *;"
    for row in ("ints(3)", "table([1, 2, 3])", "scratch(3)"):
        asked = subprocess.run(
            [sys.executable, "-c", f"{asks} {row}[-1]"],
            env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
            capture_output=True,
            text=True,
        )
        assert "negative index" in asked.stderr
