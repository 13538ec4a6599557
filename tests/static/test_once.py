"""Two who want the same at the same time."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from ludotheque.static.once import once


def test_it_is_made_once_and_both_have_it(tmp_path):
    made, together = [], Barrier(4)

    def make(workshop):
        made.append(workshop)
        (workshop / "new").mkdir()
        (workshop / "new" / "file").write_text("whole")
        return workshop / "new"

    def ask(_):
        together.wait()
        return once(tmp_path / "deep" / "kept", make)

    with ThreadPoolExecutor(4) as threads:
        found = list(threads.map(ask, range(4)))
    assert [(kept / "file").read_text() for kept in found] == ["whole"] * 4
    assert len(made) == 1


def test_what_could_not_be_made_is_not_kept(tmp_path):
    def fail(workshop):
        (workshop / "half").write_text("half")
        raise OSError("no room")

    with pytest.raises(OSError, match="no room"):
        once(tmp_path / "kept", fail)
    assert not (tmp_path / "kept").exists()
