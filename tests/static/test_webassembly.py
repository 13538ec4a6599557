"""The rules in a browser are the rules: the same games ply by ply, the same trees, from the same sources."""

import json
import os
import subprocess
from pathlib import Path

import pytest

import ludotheque
from ludotheque.static.building import build
from ludotheque.static.libraries import library_for

from .playing import reference

GAMES = int(os.environ.get("LUDOTHEQUE_WASM_GAMES", "12"))  # 2,000 in the large


@pytest.mark.slow
@pytest.mark.parametrize("name", ludotheque.games())
def test_games_and_trees_are_the_same_as_natively(name, tmp_path):
    game = ludotheque.game(name)
    (tmp_path / "played.json").write_text(json.dumps(reference(game, 0, GAMES, 3)))
    command = ["node", Path(__file__).parent / "play.mjs", library_for(game), tmp_path / "played.json"]
    found = subprocess.run(command, capture_output=True, text=True)
    assert found.returncode == 0, found.stderr
    assert json.loads(found.stdout) == {"games": GAMES, "searches": 3, "differ": []}


@pytest.mark.slow
def test_a_library_is_made_the_same_again(tmp_path):
    game = ludotheque.game("magot")
    build(game.name, tmp_path / "again.wasm")
    assert (tmp_path / "again.wasm").read_bytes() == library_for(game).read_bytes()
