"""Whole games at a real terminal, by somebody who types what the screen names and lets the dice run."""

import os
import random
import re
import subprocess
import sys
from contextlib import contextmanager, suppress

import pytest

from .test_keyboard import offered

pty = pytest.importorskip("pty")

ASKED = b"\x1b[?2004h"  # a line editor says so when it waits for a line
ESCAPES = re.compile(r"\x1b(\[[0-9;?]*[A-Za-z]|\][^\x07]*\x07|[=>])")
MOST = 400  # answers


def plain(screen):
    return ESCAPES.sub("", screen.decode()).replace("\r", "")


class Terminal:
    def __init__(self, fd):
        self.fd, self.screen = fd, b""

    def until_asked(self):
        """What was printed before the next question; None when the game has been left."""
        while b"\xe2\x80\xba" not in self.screen.rpartition(ASKED)[2] or ASKED not in self.screen:
            more = b""
            with suppress(OSError):  # the other side has gone
                more = os.read(self.fd, 65536)
            if not more:
                return None
            self.screen += more
        before, _, question = self.screen.rpartition(ASKED)
        return plain(before), plain(question).partition("›")[0]

    def type(self, answer):
        self.screen = b""
        os.write(self.fd, answer.encode() + b"\r")


@contextmanager
def playing(*words):
    here, there = pty.openpty()
    env = os.environ | {"TERM": "xterm-256color", "PROMPT_TOOLKIT_NO_CPR": "1", "COLUMNS": "100", "LINES": "40"}
    command = [sys.executable, "-m", "ludotheque", "play", *words, "--lang", "en", "--seed", "3"]
    game = subprocess.Popen(command, stdin=there, stdout=there, stderr=subprocess.STDOUT, env=env)
    os.close(there)
    try:
        yield Terminal(here)
    finally:
        os.close(here)
        game.kill()
        game.wait()


@pytest.mark.slow
@pytest.mark.parametrize(
    "words", [("jonques", "-o", "turn_cap=50"), ("magot", "-o", "rounds=1"), ("tour", "-o", "turn_cap=50")]
)
def test_a_whole_game(words):
    dice = random.Random(3)
    with playing(*words) as terminal:
        for _ in range(MOST):
            if not (asked := terminal.until_asked()):
                break
            shown, question = asked
            terminal.type("f" if "to throw" in question else dice.choice(offered(f"{shown.rstrip()}\n{question}")))
        assert "Game over after" in plain(terminal.screen)
