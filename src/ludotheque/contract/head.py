"""The head of a game file: which game, for how many, with what options, what else is known. It needs no rules."""

import re
from dataclasses import dataclass, field

from .errors import BadGameFile
from .plain import harmless, one_line
from .seal import Line

MOST_NOTES = 50
MOST_ROWS = 200  # of a drawn position
NAME = re.compile("[a-z][a-z0-9_-]{0,39}")
NOTE = re.compile(".{1,300}")
NUMBER = re.compile("0|[1-9][0-9]{0,5}")
FACTS = {"game": NAME, "rules": NUMBER, "seats": NUMBER}
SEAT = "(?:0|[1-9][0-9]?)"
HEX = "[0-9a-f]"
PART = f"(?:-|{HEX}{{16,64}})"  # of one person in the dice

# The tags of the house, and what each looks like.
TAGS = {
    re.compile(name): re.compile(value)
    for name, value in {
        "table": "[a-z0-9]{6,24}",
        "commitment|secret": f"{HEX}{{64}}",
        "entropies": f"{PART}(?: {PART}){{0,31}}",
        "entropy": f"{HEX}{{16,640}}",
        "fair-from": NUMBER.pattern,
        "resigned": SEAT,
        f"seat-{SEAT}": ".{1,40}",
        f"level-{SEAT}": "[1-9]",
        "text-[a-z0-9-]{1,40}": ".{1,160}",
    }.items()
}


@dataclass(frozen=True)
class Head:
    """What a file says before the first move. `notes` are anybody's, `tags` are the house's."""

    game: str
    rules: int
    seats: int
    options: dict[str, str]
    tags: dict[str, str] = field(default_factory=dict)
    notes: dict[str, str] = field(default_factory=dict)
    drawing: str = ""

    def check_bounds(self) -> None:
        if self.drawing.count("\n") >= MOST_ROWS or len(self.notes) > MOST_NOTES:
            raise BadGameFile(f"a game file has at most {MOST_ROWS} drawn rows and {MOST_NOTES} notes.")

    def lines(self) -> list[str]:
        self.check_bounds()
        lines = [f"game {self.game}", f"rules {self.rules}", f"seats {self.seats}"]
        for word, named in (("option", self.options), ("tag", self.tags), ("note", self.notes)):
            lines += [said(word, *item) for item in tidy(named).items()]
        return lines + [f"| {harmless(row)}".rstrip() for row in self.drawing.splitlines()]


def tidy(named: dict[str, str]) -> dict[str, str]:
    """Each on one line; what says nothing is left out."""
    return {name: line for name, value in named.items() if (line := one_line(value))}


def said(word: str, name: str, value: str) -> str:
    if wrong := trouble_with(word, name, value):
        raise BadGameFile(wrong)
    return f"{word} {name} {value}"


def trouble_with(word: str, name: str, value: str) -> str:
    """What is wrong with a tag or a note, if anything; options are for the game to judge."""
    if word == "tag":
        form = next((form for known, form in TAGS.items() if known.fullmatch(name)), None)
        if not form:
            return f"there is no tag '{name}'; what else is worth keeping is a note."
        if not form.fullmatch(value):
            return f"the tag '{name}' cannot say '{value}'."
    if word == "note" and not (NAME.fullmatch(name) and NOTE.fullmatch(value)):
        return f"a note is a name in small letters and at most 300 characters of text, unlike '{name}'."
    return ""


def sort_tags(said: dict[str, str]) -> tuple[dict[str, str], dict[str, str]]:
    """What was once kept without being looked at, as tags and notes."""
    tags = {name: value for name, value in tidy(said).items() if not trouble_with("tag", name, value)}
    rest = {name: value for name, value in tidy(said).items() if name not in tags}
    return tags, {name: value for name, value in rest.items() if not trouble_with("note", name, value)}


def read_head(lines: list[Line]) -> Head:
    """What the lines of a head say."""
    facts: dict[str, str] = {}
    named: dict[str, dict[str, str]] = {"option": {}, "tag": {}, "note": {}}
    drawing: list[str] = []
    for line in lines:
        word, _, value = line.text.partition(" ")
        if word in FACTS:
            add(line, facts, word, value)
            if not FACTS[word].fullmatch(value):
                raise line.error(f"'{value}' is nothing that the line '{word}' can say.")
        elif word in named:
            name, _, content = value.partition(" ")
            add(line, named[word], name, content)
            if wrong := trouble_with(word, name, content):
                raise line.error(wrong)
        elif word == "|":
            drawing.append(value)
        else:
            raise line.error(f"a game file has no '{word}' line.")
    for word in FACTS:
        if word not in facts:
            raise BadGameFile(f"the head of the file has no '{word}' line.")
    rules, seats = int(facts["rules"]), int(facts["seats"])
    head = Head(facts["game"], rules, seats, named["option"], named["tag"], named["note"], "\n".join(drawing))
    head.check_bounds()
    return head


def add(line: Line, to: dict[str, str], name: str, value: str) -> None:
    if name in to:
        raise line.error(f"'{line.text}' comes too late: that was said before.")
    to[name] = value


def check_spelling(lines: list[Line], written: list[str]) -> None:
    """The lines are those that would be written, in that order."""
    for line, should in zip(lines, written, strict=False):
        if line.text != should:
            raise line.error(f"'{line.text}' should read '{should}'.")
    if len(lines) != len(written):
        raise BadGameFile(f"the head of the file has {len(lines)} lines, and should have {len(written)}.")
