"""The wheel is the product: installed in an empty environment without Node, it opens a house where one can play."""

import os
import shutil
import subprocess
import sys
import time
import zipfile
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest

import ludotheque
from tests.web.servers import Person, free_port

ROOT = Path(__file__).parent.parent.parent
SAME_SCREEN = [{"kind": "me"}, {"kind": "here"}]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    folder = tmp_path_factory.mktemp("dist")
    pip(sys.executable, "wheel", "--no-deps", "--no-build-isolation", "-w", folder, ROOT)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def program(wheel, tmp_path_factory):
    """The installed command, in an environment that has the pinned dependencies and nothing else."""
    folder = tmp_path_factory.mktemp("empty")
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    python = folder / "bin" / "python"
    pip(python, "install", "--no-compile", "--require-hashes", "-r", ROOT / "requirements.txt")
    pip(python, "install", "--no-compile", "--no-deps", wheel)
    return folder / "bin" / "ludotheque"


def pip(python, *words):
    subprocess.run([python, "-I", "-m", "pip", "--disable-pip-version-check", "-q", *words], check=True)


@contextmanager
def opened(program, folder):
    """A house opened by the program, with nothing of this one around it; interpreted, so as not to compile."""
    port = free_port()
    env = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "XDG", "VIRTUAL"))}
    env |= {"PATH": str(program.parent), "HOME": str(folder), "NUMBA_DISABLE_JIT": "1"}
    assert not shutil.which("node", path=env["PATH"])
    words = ["serve", "--host", "127.0.0.1", "--port", str(port), "--memory", "--pace", "0", "--lang", "en"]
    with subprocess.Popen([program, *words], cwd=folder, env=env, stdout=subprocess.DEVNULL) as house:
        try:
            yield await_answer(house, f"http://127.0.0.1:{port}")
        finally:
            house.terminate()


def await_answer(house, base):
    for _ in awaiting("the house to answer"):
        assert house.poll() is None, "the house did not open"
        with suppress(httpx.TransportError):
            httpx.get(base)
            return base
    raise AssertionError


def awaiting(what, seconds=60):
    """Try again and again, for so long at most."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        yield
        time.sleep(0.05)
    pytest.fail(f"waited in vain for {what}")


def test_what_is_in_it(wheel):
    names = zipfile.ZipFile(wheel).namelist()
    assert wheel.name.startswith(f"ludotheque-{ludotheque.__version__}-")
    needed = {"ludotheque/py.typed", "ludotheque/web/client/index.html", "ludotheque/static/pyodide/pyodide.mjs"}
    assert needed <= set(names)
    assert not [name for name in names if name.startswith(("tests/", "tools/")) or "/tools/" in name]


def test_a_move_is_played_in_its_house(program, tmp_path):
    with opened(program, tmp_path) as base, httpx.Client(base_url=base) as browser:
        assert 'type="module"' in browser.get("/").text
        ada = Person(base, "Ada")
        table = ada.open(seats=SAME_SCREEN)
        for _ in awaiting("a move"):
            if any(entry["kind"] == "move" and entry["seat"] in (0, 1) for entry in ada.look(table)["entries"]):
                break
            ada.take_turn(table)
        ada.http.close()
