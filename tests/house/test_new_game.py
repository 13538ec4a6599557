"""A new game begins as a whole package: it passes the laws, stands on the shelf and plays to its end."""

import os
import subprocess
import sys

import pytest

pytestmark = pytest.mark.slow


def run(*words, **more):
    path = os.pathsep.join(map(str, [*more.pop("path", ()), *sys.path]))
    env = os.environ | {"PYTHONPATH": path, "NUMBA_DISABLE_JIT": "1"}
    return subprocess.run([sys.executable, *words], env=env, capture_output=True, text=True, **more)


@pytest.fixture(scope="module")
def tric(tmp_path_factory):
    folder = tmp_path_factory.mktemp("games")
    done = run("-m", "ludotheque", "new-game", "tric", "--in", folder)
    assert done.returncode == 0, done.stderr
    return folder / "tric"


def test_its_own_tests_pass(tric):
    done = run("-m", "pytest", "-q", "-p", "no:cacheprovider", cwd=tric)
    assert done.returncode == 0, done.stdout


def test_installed_it_stands_on_the_shelf_and_is_played_at_the_keyboard(tric, tmp_path):
    site = tmp_path / "site"
    pip = run("-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation", "--target", site, tric)
    assert pip.returncode == 0, pip.stderr
    assert "\ntric " in run("-m", "ludotheque", "games", "--lang", "en", path=[site]).stdout
    words = ("play", "tric", "--people", "2", "--seed", "1", "--option", "turns=4", "--lang", "en")
    done = run("-m", "ludotheque", *words, path=[site], input="\nhold\n" * 20)
    assert "That was the last turn." in done.stdout, done.stderr


@pytest.mark.parametrize(
    "name", ["Tric", "2tric", "tric-trac", "../tric", "json", "numpy", "t", "", "class", "match", "bone", "ludotheque"]
)
def test_what_is_no_name_for_a_package_is_refused(name, tmp_path):
    done = run("-m", "ludotheque", "new-game", name, "--in", tmp_path)
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    assert not list(tmp_path.iterdir())


def test_nothing_is_overwritten(tric):
    done = run("-m", "ludotheque", "new-game", "tric", "--in", tric.parent)
    assert (done.returncode, "exists already" in done.stderr) == (2, True)
