"""A game in a link is given back letter by letter; whatever else stands there is refused within a file’s bounds."""

import zlib
from base64 import urlsafe_b64encode

import pytest

from ludotheque.contract import BadGameFile
from ludotheque.contract.seal import MOST_BYTES
from ludotheque.table.parcel import WORD, packed, unpacked

FILE = "ludo 2\ngame jonques\nnote event Sologne été ☂\n"


def word(content, wrap=lambda deflated: deflated):
    return WORD + urlsafe_b64encode(wrap(zlib.compress(content, 9, -15))).decode().rstrip("=")


@pytest.mark.parametrize(
    "before", ["", "#", "https://play.example.org/#", "./?/t/abc#", "\n https://a.b/c/#", "Look: https://a.b/#"]
)
def test_a_link_gives_the_file_back(before):
    assert unpacked(f"{before}{packed(FILE)}") == FILE
    assert unpacked(f"{before}{packed(FILE)} sent from a phone\n{before}") == FILE


def test_its_letters_are_those_of_addresses():
    assert packed(FILE * 50).removeprefix(WORD).replace("-", "").replace("_", "").isalnum()


def test_a_file_is_left_as_it_is():
    assert unpacked(FILE) == FILE
    assert unpacked(f"{FILE}# {packed(FILE)}\n") == f"{FILE}# {packed(FILE)}\n"


def test_the_largest_file_fits_and_a_bomb_does_not():
    assert len(unpacked(word(b"a" * MOST_BYTES))) == MOST_BYTES
    for size in (MOST_BYTES + 1, 100 << 20):
        with pytest.raises(BadGameFile, match="too large"):
            unpacked(word(b"a" * size))


@pytest.mark.parametrize(
    "forged",
    [
        word(b"", lambda _: b"\x00"),  # cut short
        packed(FILE)[:-8],
        word(FILE.encode(), lambda deflated: deflated + b"more"),
        word(FILE.encode(), lambda deflated: b"\xff" + deflated),
        word(b"ludo 2\n\xff\xfe"),  # no UTF-8
        f"{WORD}AAAAA",  # no length that letters have
        f"{WORD}" + "_" * 1000,
    ],
)
def test_what_was_forged_is_refused(forged):
    with pytest.raises(BadGameFile):
        unpacked(f"https://a.b/#{forged}")


@pytest.mark.parametrize("text", ["", WORD, f"{packed(FILE)}é", f"x{packed(FILE)}"])
def test_what_is_no_link_is_left_to_the_reader_of_files(text):
    assert unpacked(text) == text
