"""What lies in an edition: what was made for it, and nothing else."""

import json
import re

import pytest

from ludotheque.contract import LudothequeError
from ludotheque.static.site import write_site

pytestmark = pytest.mark.slow


def test_what_else_lies_in_the_folder_is_no_part_of_the_edition(tmp_path):
    """Hosts do not serve all of it, and the service worker takes an edition whole or not at all."""
    others = {".git/HEAD": "ref: refs/heads/main", "CNAME": "games.example.org", "api/older.json": "{}"}
    for name, text in others.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    sizes = write_site(tmp_path)
    listed = json.loads(re.search(r"files:({.*?})", (tmp_path / "sw.js").read_text("utf-8"))[1])
    assert sizes.keys().isdisjoint(others) and listed.keys().isdisjoint(others)
    assert listed.keys() - {"./"} == sizes.keys() - {"index.html", "sw.js"}
    assert all((tmp_path / name).is_file() for name in sizes)
    assert (tmp_path / ".git" / "HEAD").is_file() and not (tmp_path / "api" / "older.json").exists()


def test_a_folder_that_cannot_be_written_is_said_before_anything_is_made(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(LudothequeError, match="cannot be written"):
        write_site(tmp_path / "file")
