"""Mutations that know how a drawing and a file are made: of lines, words, numbers and letters."""

import random
import re
from collections.abc import Callable, Sequence

from ludotheque.contract import Game

EDGES = (
    *(
        "-129",
        "-128",
        "-3",
        "-2",
        "-1",
        "-0",
        "0",
        "00",
        "1",
        "2",
        "3",
        "6",
        "7",
        "9",
        "10",
        "11",
        "40",
        "61",
        "63",
        "70",
    ),
    *("80", "120", "121", "127", "128", "240", "241", "255", "504", "2000", "2001", "32767", "32768", "99999"),
    *("2147483648", "1" * 25, "²", "٣", "1e5", "0x1", "+1", "1_0", "", "-", "?", "nan"),
)
LETTERS = " \t\n\0\x0b\x1c\u2028\u00a0?*-+=:,/.#|()[]{}\\'\"éÉßſK²٣0129aADxXORYVG^v~"
LONG = (2, 10, 100, 1000)
NUMBER = re.compile(r"-?[0-9]+")


def swap_lines(lines: list[str], dice: random.Random) -> None:
    i, j = dice.randrange(len(lines)), dice.randrange(len(lines))
    lines[i], lines[j] = lines[j], lines[i]


def repeat_line(lines: list[str], dice: random.Random) -> None:
    lines.insert(dice.randrange(len(lines) + 1), dice.choice(lines))


def drop_line(lines: list[str], dice: random.Random) -> None:
    del lines[dice.randrange(len(lines))]


def change_number(lines: list[str], dice: random.Random) -> None:
    i = pick_line(lines, dice, NUMBER)
    found = list(NUMBER.finditer(lines[i]))
    if found:
        number = dice.choice(found)
        near = str(int(number[0]) + dice.choice((-1, 1)))
        lines[i] = lines[i][: number.start()] + dice.choice((near, *dice.sample(EDGES, 2))) + lines[i][number.end() :]


def change_letter(lines: list[str], dice: random.Random) -> None:
    i = dice.randrange(len(lines))
    at = dice.randrange(len(lines[i]) + 1)
    lines[i] = lines[i][:at] + dice.choice(("", dice.choice(LETTERS))) + lines[i][at + dice.choice((0, 1)) :]


def stretch(lines: list[str], dice: random.Random) -> None:
    """Something again and again."""
    i = dice.randrange(len(lines))
    words = lines[i].split() or [" "]
    at, often = dice.randrange(len(words)), dice.choice(LONG)
    words[at] = dice.choice(("", " ", ", ")).join([words[at]] * often)
    lines[i] = " ".join(words)[:40_000]


def pick_line(lines: list[str], dice: random.Random, with_some: re.Pattern[str]) -> int:
    fitting = [i for i, line in enumerate(lines) if with_some.search(line)]
    return dice.choice(fitting) if fitting else 0


ALONE: Sequence[Callable[[list[str], random.Random], None]] = (
    *(swap_lines, repeat_line, drop_line, change_letter, stretch),
    *(change_number,) * 5,
)


def change_word(lines: list[str], words: Sequence[str], dice: random.Random) -> None:
    """Another word of the game in place of one, rather one that looks like it."""
    i = dice.randrange(len(lines))
    said = lines[i].split(" ")
    at = dice.randrange(len(said))
    alike = [word for word in dice.sample(words, min(60, len(words))) if word[:1] == said[at][:1]] or list(words)
    said[at] = dice.choice(alike)
    lines[i] = " ".join(said)


def borrow_line(lines: list[str], other: list[str], dice: random.Random) -> None:
    """The line of another text that begins with the same word."""
    i = dice.randrange(len(lines))
    alike = [line for line in other if line.split()[:1] == lines[i].split()[:1]]
    lines[i] = dice.choice(alike or other)


def splice(lines: list[str], other: list[str], dice: random.Random) -> None:
    lines[dice.randrange(len(lines)) :] = other[dice.randrange(len(other)) :]


def mutated(text: str, others: Sequence[str], words: Sequence[str], dice: random.Random) -> str:
    lines = text.splitlines()
    for _ in range(min(5, 1 + int(dice.expovariate(1.2)))):
        if not lines:
            return ""
        other = dice.choice(others).splitlines()
        kind = dice.random()
        if kind < 0.15:
            change_word(lines, words, dice)
        elif kind < 0.4:
            borrow_line(lines, other, dice)
        elif kind < 0.43:
            splice(lines, other, dice)
        else:
            dice.choice(ALONE)(lines, dice)
    return "\n".join(lines)


def mutated_record(game: Game, record: bytes, others: Sequence[bytes], dice: random.Random) -> bytes:
    """A record with some of its numbers changed, to others of their range or just beyond it."""
    state, other = game.state.of(record), game.state.of(dice.choice(others))
    for _ in range(1 + int(dice.expovariate(1))):
        name = dice.choice(list(game.state.ranges))
        row, within = state.array[name].reshape(-1), game.state.ranges[name]
        at = dice.randrange(len(row))
        near = max(within.low, min(within.high, int(row[at]) + dice.choice((-1, 1))))
        value = dice.choice((near, within.low, within.high, dice.randint(within.low, within.high)))
        row[at] = other.array[name].reshape(-1)[at] if dice.random() < 0.3 else value
    return bytes(state)
