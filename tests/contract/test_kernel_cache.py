"""Compiled code is kept on the disk, and several processes may keep it at a time."""

import os
import subprocess
import sys
import textwrap
import time

SAVES = """
import sys
from numba.core.caching import IndexDataCacheFile

folder, who = sys.argv[1:]
index = IndexDataCacheFile(folder, "rule", "stamp")
print("ready", flush=True)
sys.stdin.readline()
for n in range(300):
    index.save((who, n), (who, n))
"""


def test_processes_that_save_at_a_time_get_files_of_their_own(tmp_path):
    script = "import ludotheque.contract.compiled" + textwrap.dedent(SAVES)
    command = [sys.executable, "-c", script, str(tmp_path)]
    writers = [
        subprocess.Popen([*command, who], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) for who in "ab"
    ]
    for writer in writers:
        assert writer.stdout.readline() == "ready\n"
    for writer in writers:
        writer.stdin.write("go\n")
        writer.stdin.flush()
    for writer in writers:
        writer.communicate()
        assert writer.returncode == 0

    from ludotheque.contract.compiled import LockedIndex

    index = LockedIndex(str(tmp_path), "rule", "stamp")
    for who in "ab":
        for n in range(300):
            assert index.load((who, n)) == (who, n)


def test_code_that_another_checkout_uses_is_kept_and_code_of_long_ago_is_not(tmp_path, monkeypatch):
    from ludotheque.contract import compiled

    monkeypatch.setattr(compiled, "cache_folder", lambda package: tmp_path / package / "mine")
    ages = {"mine": 0, "long-ago": compiled.CACHE_KEPT_FOR + 60} | {f"other-{n}": 60 * n for n in range(9)}
    for name, age in ages.items():
        (tmp_path / "goose" / name).mkdir(parents=True)
        os.utime(tmp_path / "goose" / name, (time.time() - age,) * 2)
    compiled.forget_old_caches("goose")
    assert {path.name for path in (tmp_path / "goose").iterdir()} == ages.keys() - {"long-ago"}
