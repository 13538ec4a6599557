"""A game may live in a package of its own: the shelf finds it, and a broken one does not break the house."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import ludotheque

OIE = Path(__file__).parent.parent.parent / "examples" / "oie" / "oie"

pytestmark = pytest.mark.slow
ENTRIES = {
    "oie": "oie:GAME",
    "broken": "broken",
    "leaving": "leaving",
    "speechless": "speechless",
    "painted": "painted",
    "nothing": "nothing_at_all",
    "number": "number",
    "alias": "oie",
    "jonques": "oie",
}
LEFT_OUT = {
    "leaving": "SystemExit: 0",
    "speechless": "Speechless",
    "painted": "ValueError: [31mred",
    "broken": "ZeroDivisionError: division by zero",
    "nothing": "ModuleNotFoundError: No module named 'nothing_at_all'",
    "number": "TypeError: number.GAME is no Game.",
    "alias": "ValueError: it calls itself 'oie' in oie.",
}


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory):
    """A folder on the path with the game of the cookbook, and some that cannot be opened."""
    folder = tmp_path_factory.mktemp("site")
    shutil.copytree(OIE, folder / "oie", ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "broken.py").write_text("GAME = 1 / 0\n")
    (folder / "leaving.py").write_text("import sys\nsys.exit(0)\n")
    (folder / "painted.py").write_text("raise ValueError('\\x1b[31mred')\n")
    (folder / "speechless.py").write_text(
        "class Speechless(Exception):\n    def __str__(self):\n        raise SystemExit(3)\nraise Speechless\n"
    )
    (folder / "number.py").write_text("GAME = 7\n")
    metadata = folder / "oie-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: oie\nVersion: 1.0\n")
    declared = [f"{name} = {value}" for name, value in ENTRIES.items()]
    (metadata / "entry_points.txt").write_text("\n".join(["[ludotheque.games]", *declared]))
    return folder


def run(elsewhere, *words, interpreted=True):
    path = os.pathsep.join([str(elsewhere), *sys.path])
    env = os.environ | {"PYTHONPATH": path, "NUMBA_DISABLE_JIT": str(int(interpreted))}
    done = subprocess.run([sys.executable, *words], env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done


def test_it_stands_on_the_shelf_and_broken_ones_are_named_in_one_line(elsewhere):
    done = run(elsewhere, "-m", "ludotheque", "games", "--lang", "en")
    assert all(f"\n{name} " in done.stdout for name in ("oie", *ludotheque.games()))
    assert not any(f"\n{name} " in done.stdout for name in LEFT_OUT)
    said = [f"the game {name!r} is left out: {why}" for name, why in LEFT_OUT.items()]
    said.append("oie is left out: there is a game 'jonques' already.")
    assert sorted(done.stderr.splitlines()) == sorted(said)


def test_a_broken_game_that_is_asked_for_says_why(elsewhere):
    program = "import ludotheque\ntry: ludotheque.game('broken')\nexcept ludotheque.UnknownGame as wrong: print(wrong)"
    done = run(elsewhere, "-c", program)
    assert done.stdout == "the game 'broken' cannot be opened: ZeroDivisionError: division by zero\n"


def test_it_is_played(elsewhere):
    done = run(elsewhere, "-m", "ludotheque", "simulate", "oie", "--games", "2", "--json")
    assert json.loads(done.stdout)["games"] == 2


CACHES = """
from oie import GAME, rules
from ludotheque.contract import specialise
print(rules.begin.stats.cache_path)
print(specialise("ludotheque.lab.rollout", GAME.package, **vars(GAME.kernels)).play_out.stats.cache_path)
"""


def test_its_compiled_code_is_kept_by_its_own_sources(elsewhere):
    """Where it is kept changes with the game and with nothing of another game; tools are no part of it."""
    before = run(elsewhere, "-c", CACHES, interpreted=False).stdout.split()
    assert all("/kernels/oie/" in path for path in before)
    tools = elsewhere / "oie" / "tools"
    tools.mkdir()
    (tools / "fit.py").write_text("RATE = 1\n")
    assert run(elsewhere, "-c", CACHES, interpreted=False).stdout.split() == before
    book = elsewhere / "oie" / "rulebook.toml"
    book.write_text(book.read_text("utf-8") + "\n# looked through\n", "utf-8")
    after = run(elsewhere, "-c", CACHES, interpreted=False).stdout.split()
    assert not set(before) & set(after)


SERVED = """
from litestar.testing import TestClient
from ludotheque.store import MemoryStore
from ludotheque.web.app import make_app
from ludotheque.web.limits import Limits
from ludotheque.web.settings import Settings

settings = Settings(None)
with TestClient(make_app(settings, Limits(settings), MemoryStore)) as client:
    page = client.get("/api/games/oie").json()
    assert page["card"]["name"] == "oie"
    for file in page["art"]:
        assert client.get(f"/api/games/oie/art/{file}").status_code == 200
    print(*page["art"])
    assert "tagline" in client.get("/api/words/fr?game=oie").text
"""


def test_its_art_and_words_are_served(elsewhere):
    assert "board.svg" in run(elsewhere, "-W", "ignore", "-c", SERVED).stdout.split()
