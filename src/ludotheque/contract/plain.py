"""Text from outside that is kept and shown: nothing in it is obeyed by a screen or a terminal."""

import re

# Control characters, line and paragraph ends, marks that turn the direction of writing or cannot be seen, halves of
# characters. Joiners stay: names in some languages, and some signs, are written with them.
OBEYED = re.compile(
    "[\x00-\x1f\x7f-\x9f\xad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"
    "\ud800-\udfff\U000e0000-\U000e007f]"
)


def harmless(text: str) -> str:
    """The text without what a terminal would obey."""
    return OBEYED.sub("", text)


def one_line(text: str) -> str:
    """The text on one line, without what a screen would obey."""
    return " ".join(OBEYED.sub("", " ".join(text.split())).split())
