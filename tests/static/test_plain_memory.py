"""Where neither NumPy nor Numba is: the same bytes, interpreted, and by a library of compiled kernels."""

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import ludotheque
from ludotheque.static.libraries import library_for

from .playing import played, searched

ROOT = Path(__file__).parent.parent.parent

TELLS = """
import json, sys
from importlib import import_module
from importlib.util import find_spec

assert not find_spec("numpy") and not find_spec("numba")
game = import_module(sys.argv[1]).GAME
from ludotheque.contract.library import library_of
from tests.static.playing import played, searched

games, searches = map(int, sys.argv[2:])
print(json.dumps([bool(library_of(game.package)), [played(game, n) for n in range(games)],
                  [searched(game, seed, 20)["digest"] for seed in range(searches)]]))
"""


@pytest.fixture
def bare(tmp_path):
    """Runs a program with this package and msgspec, and nothing else that is installed."""
    (tmp_path / "msgspec").symlink_to(Path(find_spec("msgspec").origin).parent)

    def run(program, *arguments, **environment):
        paths = os.pathsep.join(map(str, (ROOT / "src", ROOT, tmp_path)))
        command = [sys.executable, "-S", "-c", program, *map(str, arguments)]
        done = subprocess.run(command, env={"PYTHONPATH": paths, **environment}, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr[-2000:]
        return json.loads(done.stdout)

    return run


@pytest.mark.parametrize("name", ludotheque.games())
def test_interpreted_on_plain_memory(name, bare):
    game = ludotheque.game(name)
    trees = [] if game.hints.chosen else [searched(game, 0, 20)["digest"]]
    assert bare(TELLS, game.package, 2, len(trees)) == [False, [played(game, n) for n in range(2)], trees]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["bone", "magot"])
def test_by_a_library_of_this_machine(name, bare):
    """As in a browser, but for the machine: Python calls the library with the addresses of its own memory."""
    game = ludotheque.game(name)
    folder = str(library_for(game, here=True).parent)
    told = bare(TELLS, game.package, 6, 2, LUDOTHEQUE_KERNELS=folder)
    assert told == [True, [played(game, n) for n in range(6)], [searched(game, s, 20)["digest"] for s in range(2)]]


@pytest.mark.slow
def test_a_kernel_of_a_games_own(bare):
    """The solution of Le Magot."""
    solves = "from ludotheque.games.magot.solution import *; import json; values = solve((43, 10), (2, 60), 50);"
    tells = f"{solves} print(json.dumps([float(values[0, i, j]).hex() for i in range(SQUARES) for j in (0, 9, 69)]))"
    folder = str(library_for(ludotheque.game("magot"), here=True).parent)
    natively = subprocess.run([sys.executable, "-c", tells], capture_output=True, text=True, check=True)
    found = [float.fromhex(number) for number in bare(tells, LUDOTHEQUE_KERNELS=folder)]
    assert found == pytest.approx([float.fromhex(number) for number in json.loads(natively.stdout)], abs=1e-9)
