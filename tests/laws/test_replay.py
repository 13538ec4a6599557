"""Replaying a log gives the same bytes: in this process, in another one, compiled and interpreted."""

import os
import subprocess
import sys

import pytest

import ludotheque

from .shelf import every_game, random_match, short_options

REPLAY = """
import sys, ludotheque
match = ludotheque.load(sys.stdin.read())
print(bytes(match.state).hex())
"""
REDRAW = """
import sys
from tests.laws.shelf import random_match, short_options
import ludotheque
game = ludotheque.game(sys.argv[1])
print(random_match(game, 11, **short_options(game)).save())
"""


def other_process(program, *args, stdin="", interpreted):
    env = os.environ | {"NUMBA_DISABLE_JIT": "1" if interpreted else "0"}
    done = subprocess.run(
        [sys.executable, "-c", program, *args], input=stdin, env=env, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


@pytest.mark.parametrize("interpreted", [False, True], ids=["compiled", "interpreted"])
@every_game
def test_replay_in_another_process(game, interpreted):
    match = random_match(game, 7)
    assert other_process(REPLAY, stdin=match.save(), interpreted=interpreted) == bytes(match.state).hex()


@every_game
def test_interpreted_draws_the_same_game(game):
    here = random_match(game, 11, **short_options(game)).save().strip()
    assert other_process(REDRAW, game.name, interpreted=True) == here


@every_game
def test_save_and_load(game):
    match = random_match(game, 3)
    again = ludotheque.load(match.save())
    assert again.state == match.state
    assert again.log == match.log
    assert again.save() == match.save()
