"""What the documentation shows is what happens."""

import json
import re
import subprocess
import sys
from itertools import islice, pairwise
from pathlib import Path

import msgspec

import ludotheque
from ludotheque.scene import changes, frame
from ludotheque.testing.playing import positions

ROOT = Path(__file__).parent.parent.parent


def code_blocks(path):
    return re.findall(r"```python\n(.*?)```", (ROOT / path).read_text("utf-8"), re.S)


def test_the_bot_of_the_api_page_plays_a_whole_game(server):
    _, program = code_blocks("docs/api.md")
    assert len(program.splitlines()) <= 36
    done = subprocess.run([sys.executable, "-c", program, server.base], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split()[0] in ("reach-port", "turn-cap")


def test_a_client_by_the_api_page_has_what_the_house_shows():
    program, _ = code_blocks("docs/api.md")
    exec(program, written := {})
    match = ludotheque.game("jonques").start(seed=1)
    frames = [frame(position, 0) for position in islice(positions(match, 1), 60)]
    for before, after in pairwise(frames):
        told = json.loads(msgspec.json.encode(changes(before, after)))
        assert written["apply"](as_json(before), told) == as_json(after)


def as_json(shown):
    return json.loads(msgspec.json.encode(shown))


def test_the_python_of_the_readme():
    (program,) = code_blocks("README.md")
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
