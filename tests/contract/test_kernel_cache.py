"""Compiled code is kept on the disk, and several processes may keep it at a time."""

import subprocess
import sys
import textwrap

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
    script = "import ludotheque.contract.kernel" + textwrap.dedent(SAVES)
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

    from ludotheque.contract.kernel import LockedIndex

    index = LockedIndex(str(tmp_path), "rule", "stamp")
    for who in "ab":
        for n in range(300):
            assert index.load((who, n)) == (who, n)
