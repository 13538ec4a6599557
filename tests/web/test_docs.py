"""What the documentation shows is what happens."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def code_blocks(path):
    return re.findall(r"```python\n(.*?)```", (ROOT / path).read_text("utf-8"), re.S)


def test_the_bot_of_the_api_page_plays_a_whole_game(server):
    (program,) = code_blocks("docs/api.md")
    assert len(program.splitlines()) <= 36
    done = subprocess.run([sys.executable, "-c", program, server.base], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split()[0] in ("reach-port", "turn-cap")


def test_the_python_of_the_readme():
    (program,) = code_blocks("README.md")
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
