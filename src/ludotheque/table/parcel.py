"""A game file as one word, to be carried in a link: `https://HOUSE/#game=…`, deflated, in letters that addresses have.

What stands behind a hash is not sent to whoever hosts the page; the page hands it to the reader of files.
"""

import binascii
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode

from ..contract import BadGameFile
from ..contract.seal import MOST_BYTES

WORD = "game="
LINK = re.compile(rf"(?:^|[\s#]){WORD}([A-Za-z0-9_-]+)(?!\S)")  # perhaps between some words
RAW = -15  # deflated, without anything around it


def packed(text: str) -> str:
    """The word for a game file, which is given back letter by letter."""
    deflated = zlib.compress(text.encode(), 9, RAW)
    return WORD + urlsafe_b64encode(deflated).decode().rstrip("=")


def unpacked(text: str) -> str:
    """The game file that somebody brought: as it is, or the one in a link."""
    if text.startswith("ludo ") or len(text) > MOST_BYTES:
        return text
    found = LINK.search(text.strip())
    return inflated(found[1]) if found else text


def inflated(word: str) -> str:
    """No larger than a game file may be, whatever was packed."""
    inflating = zlib.decompressobj(RAW)
    try:
        content = inflating.decompress(urlsafe_b64decode(word + "=" * (-len(word) % 4)), MOST_BYTES + 1)
        text = content.decode()
    except (binascii.Error, zlib.error, UnicodeDecodeError):
        raise BadGameFile("the link holds no game: something in it was changed.") from None
    if len(content) > MOST_BYTES:
        raise BadGameFile(f"the game in the link is too large: a game file has at most {MOST_BYTES // 1024} kB.")
    if not inflating.eof or inflating.unused_data:
        raise BadGameFile("the link was cut short, or something stands behind its game.")
    return text
