"""The outside of a game file: its lines, the chain through all of them, the seal. No rules are needed for it.

A mark `# 10 STATE CHAIN` ends with the SHA-256 of every line above it, in short, and `seal` is the same at full length
after the result: `head -n 16 game.ludo | sha256sum` says it too.
"""

import hashlib
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from .errors import BadGameFile
from .plain import OBEYED

FORMAT = 2
UNSEALED = 1  # the format before, still read
MARK_EVERY = 10
UNKNOWN = "-"  # in place of the digest of a state
SHORT = 12  # digits of the chain in a mark
MOST_BYTES = 512 * 1024
MOST_LINES = 50_000
LONGEST_LINE = 8192  # a drawn position may list every card of a large box
MARK = re.compile("# ([1-9][0-9]{0,5}) ([0-9a-f]{12}|-) [0-9a-f]{12}")
UNCHAINED = re.compile("# ([1-9][0-9]{0,5}) ([0-9a-f]{12})")
SIGNED = re.compile("signed ([0-9a-f]{64}) ([0-9a-f]{128})")


class Line(NamedTuple):
    number: int
    text: str

    def error(self, what: str) -> BadGameFile:
        return BadGameFile(f"line {self.number}: {what}")


class Sheet(NamedTuple):
    """A file taken apart. `body` holds moves and marks, `key` and `signature` say who signed it."""

    format: int
    head: list[Line]
    body: list[Line]
    ending: Line
    seal: str = ""
    key: str = ""
    signature: str = ""


class Chain:
    """Lines, and the digest of all of them so far."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines = list(lines)
        self.hash, self.hashed = hashlib.sha256(), 0

    def digest(self) -> str:
        self.hash.update("".join(f"{line}\n" for line in self.lines[self.hashed :]).encode())
        self.hashed = len(self.lines)
        return self.hash.hexdigest()


def sealed(head: Iterable[str], moves: Sequence[str], states: Mapping[int, str], ending: str) -> str:
    """The text of a file. `states` are digests of the state by the number of moves before it, where they are known."""
    return "".join(f"{line}\n" for line in sealed_lines(head, moves, states, ending))


def sealed_lines(head: Iterable[str], moves: Sequence[str], states: Mapping[int, str], ending: str) -> list[str]:
    chain = Chain([f"ludo {FORMAT}", *head, ""])
    for n, move in enumerate(moves, 1):
        chain.lines.append(move)
        if is_marked(n, len(moves)):
            chain.lines.append(f"# {n} {states.get(n, UNKNOWN)} {chain.digest()[:SHORT]}")
    chain.lines.append(ending)
    return [*chain.lines, f"seal {chain.digest()}"]


def is_mark(line: Line) -> bool:
    return line.text.startswith("#")


def is_marked(n: int, count: int) -> bool:
    """Whether a mark follows the nth of so many moves."""
    return n % MARK_EVERY == 0 or n == count


def seal_of(text: str) -> str:
    """The seal of a file that nobody has signed yet."""
    return text[-65:-1]


def open_sheet(text: str) -> Sheet:
    """Take a file apart: bounded, nothing but plain text and, unless it is of the older format, nothing altered."""
    if len(text) > MOST_BYTES or len(text.encode("utf-8", "replace")) > MOST_BYTES:
        raise BadGameFile(f"the file is too large: a game file has at most {MOST_BYTES // 1024} kB.")
    lines = [Line(n, line) for n, line in enumerate(text.split("\n"), 1)]
    if lines[0].text == f"ludo {FORMAT}":
        return open_sealed(check_lines(lines))
    if lines[0].text.rstrip(" \t\r") == f"ludo {UNSEALED}":
        return open_unsealed(check_lines([Line(n, line.rstrip(" \t\r")) for n, line in lines]))
    raise BadGameFile(f"this is no game file: the first line must be 'ludo {FORMAT}'.")


def check_lines(lines: list[Line]) -> list[Line]:
    if len(lines) > MOST_LINES:
        raise BadGameFile(f"the file is too long: a game file has at most {MOST_LINES} lines.")
    for line in lines:
        if len(line.text) > LONGEST_LINE:
            raise line.error(f"it is too long: a line has at most {LONGEST_LINE} characters.")
        if found := OBEYED.search(line.text):
            raise line.error(f"a game file is plain text, and U+{ord(found[0]):04X} is not.")
    return lines


def open_sealed(lines: list[Line]) -> Sheet:
    """Every line has to be what the chain says; the reader of the moves need not look at it again."""
    *lines, last = lines
    if last.text:
        raise last.error("the file is cut short: this line has no end.")
    blank = next((i for i, line in enumerate(lines) if not line.text), len(lines))
    end = next((i for i in range(blank, len(lines)) if lines[i].text.startswith("= ")), len(lines))
    if len(lines) < end + 2:
        raise cut_short("seal", len(lines))
    head, body, ending, seal = lines[1:blank], lines[blank + 1 : end], lines[end], lines[end + 1]
    moves = [line.text for line in body if not is_mark(line)]
    again = sealed_lines([line.text for line in head], moves, read_states(body, MARK), ending.text)
    for line, should in zip(lines, again, strict=False):
        if line.text != should:
            raise line.error(f"'{line.text}' should read '{should}': something was changed after the file was sealed.")
    return Sheet(FORMAT, head, body, ending, seal.text.removeprefix("seal "), *read_signed(lines[end + 2 :]))


def read_states(body: list[Line], form: re.Pattern[str]) -> dict[int, str]:
    """What the marks say, by the number of moves before them."""
    states = {}
    for line in body:
        if is_mark(line):
            mark = form.fullmatch(line.text)
            if not mark:
                raise line.error(f"'{line.text}' is no mark: number and digests belong there.")
            states[int(mark[1])] = mark[2]
    return states


def read_signed(rest: list[Line]) -> tuple[str, ...]:
    """Who signed a file, and the signature."""
    if not rest:
        return ()
    signed = SIGNED.fullmatch(rest[0].text)
    if not signed or len(rest) > 1:
        raise rest[-1].error("after the seal of a file there is nothing but 'signed key signature'.")
    return signed.groups()


def open_unsealed(lines: list[Line]) -> Sheet:
    """The older format: moves and digests of the state, but no chain."""
    blank = next((i for i, line in enumerate(lines) if not line.text), len(lines))
    rest = [line for line in lines[blank:] if line.text]
    if not rest or not rest[-1].text.startswith("= "):
        raise cut_short("result", len(lines))
    *body, ending = rest
    moves, marks = sum(not is_mark(line) for line in body), len(read_states(body, UNCHAINED))
    if marks != -(-moves // MARK_EVERY):
        raise BadGameFile(f"digests are missing: {moves} lines of play have {marks}.")
    return Sheet(UNSEALED, lines[1:blank], body, ending)


def cut_short(missing: str, line: int) -> BadGameFile:
    return BadGameFile(f"the file is cut short: it has no {missing} after line {line}.")
