"""The laws of what is kept: files that replay, golden games, pinned counts, clauses that live."""

import json
import os
import subprocess
import sys
from typing import Any

from ...contract import Game, Match
from ...contract.gamefile import read
from ...contract.trace import no_trace
from ...lab.simulate import simulate
from ..kit import GAMES, Kit

BATCH, BATCHES = 100, 40  # random games until every clause has come into play

REPLAY = """
import sys
from ludotheque.contract.game import open_box
from ludotheque.contract.gamefile import read
match = read(sys.stdin.read(), lambda name: open_box(sys.argv[1]))
print(bytes(match.state).hex())
"""
PLAY_AGAIN = """
import sys
from ludotheque.contract.game import open_box
from ludotheque.testing import Kit, play_at_random
print(play_at_random(Kit(open_box(sys.argv[1]), ".").start(0), 0).save())
"""


def files_are_whole(kit: Kit) -> None:
    """A saved match, loaded, is the match."""
    for match in kit.played():
        again = read(match.save(), lambda _: kit.game)
        assert again.state == match.state
        assert again.log == match.log
        assert again.save() == match.save()


def replays_are_the_same_elsewhere(kit: Kit) -> None:
    """Replaying a log gives the same bytes in another process, compiled and interpreted."""
    match = kit.played()[0]
    for interpreted in (False, True):
        assert elsewhere(kit.game, REPLAY, interpreted, match.save()) == bytes(match.state).hex()


def interpreted_draws_are_the_same(kit: Kit) -> None:
    """The same seed is the same game, compiled and interpreted."""
    assert elsewhere(kit.game, PLAY_AGAIN, interpreted=True) == kit.played()[0].save().strip()


def elsewhere(game: Game, program: str, interpreted: bool, text: str = "") -> str:
    """What a program says in a process of its own."""
    env = os.environ | {"NUMBA_DISABLE_JIT": str(int(interpreted)), "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", program, game.package]
    done = subprocess.run(command, input=text, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def every_clause_comes_into_play(kit: Kit) -> None:
    """In a golden game, or in one of some thousand random ones."""
    silent = set(kit.game.rulebook.clauses) - {name for match in kit.goldens().values() for name in kit.told(match)}
    for seed in range(BATCHES):
        if silent:
            fired = simulate(kit.game, BATCH, seed=seed).rules_fired
            silent -= {name for name, count in fired.items() if count}
    assert not silent


def every_clause_is_tested_by_name(kit: Kit) -> None:
    written = "".join(path.read_text("utf-8") for path in kit.folder.glob("test_*.py"))
    assert {name for name in kit.game.rulebook.clauses if f'"{name}"' not in written} == set()


def every_ending_has_a_golden_game(kit: Kit) -> None:
    assert {match.ended_by for match in kit.goldens().values()} >= set(kit.game.endings)


def goldens_are_written_as_we_write(kit: Kit) -> None:
    for name, match in kit.goldens().items():
        assert match.save() == (kit.folder / "golden" / f"{name}.ludo").read_text("utf-8")


def counts_are_pinned(kit: Kit) -> None:
    """The number of different positions to a small depth is what `counts.json` says."""
    path = kit.folder / "counts.json"
    assert path.is_file(), f"pin them in counts.json: {count_positions(kit.game, 3)}"
    pinned = json.loads(path.read_text("utf-8"))
    shown = pinned if GAMES > 1 else pinned[:2]
    assert count_positions(kit.game, len(shown)) == shown


def count_positions(game: Game, depth: int) -> list[int]:
    """How many different positions there are after 1, 2, … plies."""
    level: set[bytes] = {bytes(game.start().state)}
    counts = []
    for _ in range(depth):
        level = {bytes(state) for data in level for state in following(game, data)}
        counts.append(len(level))
    return counts


def following(game: Game, data: bytes) -> list[Any]:
    match, states = Match(game, game.seats[0], game.read_options({}, game.seats[0])), []
    match.state = game.state.from_bytes(data)
    for move in match.numbers():
        state = game.state.from_bytes(data)
        game.kernels.play(state.record, move, no_trace())
        states.append(state)
    return states
