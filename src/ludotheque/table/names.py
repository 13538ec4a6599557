"""What people write: names, chat, blanks. One line, and every sign of it can be seen."""

import unicodedata

from .refused import Refused

LONGEST_NAME, LONGEST_CHAT, LONGEST_BLANK = 40, 500, 160
MARKS = 2  # on one letter
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # control signs, bidi overrides, joiners, half and unassigned ones
# letters and marks by name that show nothing
BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\U00016fe4\U0001d159"
VARIANTS = {*"\u180b\u180c\u180d\u180f", *map(chr, range(0xFE00, 0xFE10)), *map(chr, range(0xE0100, 0xE01F0))}
VARY = "So", "Lo"  # pictures, and letters that are no alphabet's: of these there are several shapes


def plain(text: str, most: int) -> str:
    """A text with single spaces and without signs that nobody sees or that turn others around; cut where too long."""
    shown = ""
    for sign in unicodedata.normalize("NFC", " ".join(text.split())):
        if is_seen(sign) and not is_heaped(shown, sign) and not is_idle(shown, sign):
            shown += sign
    return " ".join(shown.split())[:most].rstrip()


def is_seen(sign: str) -> bool:
    return unicodedata.category(sign) not in UNSEEN and sign not in BLANK


def is_heaped(before: str, sign: str) -> bool:
    """A mark on top of others, out of its line; or on nothing."""
    return is_mark(sign) and (not before.strip() or all(map(is_mark, before[-MARKS:])))


def is_idle(before: str, sign: str) -> bool:
    """What chooses a shape where there is one only."""
    return sign in VARIANTS and unicodedata.category(before[-1:] or " ") not in VARY


def known(name: str) -> str:
    """By which names are alike."""
    return unicodedata.normalize("NFKC", "".join(sign for sign in name if sign not in VARIANTS)).casefold()


def is_mark(sign: str) -> bool:
    return unicodedata.category(sign) in ("Mn", "Me")


def plain_name(name: str) -> str:
    """A person's name; Refused if nothing of it can be seen."""
    shown = plain(name, LONGEST_NAME)
    if not shown:
        raise Refused("invalid", "refused-name")
    return shown
