"""What a reader fetches, compressed as hosts do it."""

import gzip
import re

import pytest

import ludotheque

pytestmark = pytest.mark.slow
SMALL_ALREADY = (".pack", ".woff2", ".png")


def sent(path):
    content = path.read_bytes()
    return len(content) if path.suffix in SMALL_ALREADY else min(len(content), len(gzip.compress(content, 6)))


def test_what_is_fetched_is_small(edition):
    sizes = {path.relative_to(edition).as_posix(): sent(path) for path in edition.rglob("*") if path.is_file()}
    assert sum(sizes.values()) <= 6_000_000
    for name in ludotheque.games():
        own = re.compile(rf"(api/.*|kernels/.*\.){name}\b")
        assert sum(size for file, size in sizes.items() if own.match(file)) <= 200_000, name
    first = re.findall(r"assets/[\w-]+\.js", (edition / "index.html").read_text("utf-8"))
    assert first and sum(sizes[file] for file in first) <= 80_000
