"""The game file (`.ludo`): a match as text that a person can read and that diffs well.

ludo 1                      the format's version
game jonques
rules 1                     the version of the rules
seats 2
option turn_cap 2000
tag event Sologny           anything else worth keeping
| ...                       a drawn position, if the match began from one

* 0 begins                  chance
0 f2-f5                     a seat and its move
# 10 5c1f0a99e2d4           the digest of the state after ten lines
= reach-port 1 -1           the rule that ended it and the scores, or `= unfinished`
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from .errors import BadGameFile, BadOption, IllegalMove, NotYourTurn, UnreadableMove
from .game import Game
from .match import Match
from .record import CHANCE

FORMAT = 1
DIGEST_EVERY = 10


class Line(NamedTuple):
    number: int
    text: str

    def error(self, what: str) -> BadGameFile:
        return BadGameFile(f"line {self.number}: {what}")


def write(match: Match) -> str:
    head = [f"ludo {FORMAT}", f"game {match.game.name}", f"rules {match.game.version}", f"seats {match.seats}"]
    head += [f"option {o.name} {o.write(v)}" for o, v in zip(match.game.options, match.options, strict=True)]
    head += [f"tag {name} {' '.join(value.split())}" for name, value in match.tags.items()]
    head += [f"| {row}".rstrip() for row in match.drawing.splitlines()]
    return "\n".join([*head, "", *body(match), result(match)]) + "\n"


def body(match: Match) -> Iterator[str]:
    again = match.fork(0)
    for n, entry in enumerate(match.log, 1):
        again.apply(entry.move)
        yield f"{'*' if entry.seat == CHANCE else entry.seat} {entry.text}"
        if n % DIGEST_EVERY == 0 or n == len(match.log):
            yield f"# {n} {again.digest()}"


def result(match: Match) -> str:
    return f"= {match.ended_by} {' '.join(map(str, match.scores))}" if match.ended_by else "= unfinished"


def read(text: str, find_game: Callable[[str], Game]) -> Match:
    """Replay a game file, checking every move, digest and the result."""
    lines = [Line(n, line.rstrip()) for n, line in enumerate(text.splitlines(), 1)]
    if not lines or lines[0].text != f"ludo {FORMAT}":
        raise BadGameFile(f"this is no game file: the first line must be 'ludo {FORMAT}'.")
    blank = next((i for i, line in enumerate(lines) if not line.text), len(lines))
    match = read_head(lines[1:blank], find_game)
    rest = [line for line in lines[blank:] if line.text]
    if not rest or not rest[-1].text.startswith("= "):
        raise BadGameFile(f"the file is cut short: it has no result after line {len(lines)}.")
    for line in rest[:-1]:
        replay(match, line)
    digests = sum(line.text.startswith("#") for line in rest)
    if digests != -(-len(match.log) // DIGEST_EVERY):
        raise BadGameFile(f"digests are missing: {len(match.log)} lines of play have {digests}.")
    if rest[-1].text != result(match):
        raise rest[-1].error(f"the result says '{rest[-1].text}', but the moves lead to '{result(match)}'.")
    return match


def read_head(lines: list[Line], find_game: Callable[[str], Game]) -> Match:
    facts: dict[str, tuple[Line, str]] = {}
    options: dict[str, str] = {}
    tags: dict[str, str] = {}
    drawing: list[str] = []
    for line in lines:
        word, _, value = line.text.partition(" ")
        name, _, content = value.partition(" ")
        if word in ("game", "rules", "seats"):
            facts[word] = line, value
        elif word == "option":
            options[name] = content
        elif word == "tag":
            tags[name] = content
        elif word == "|":
            drawing.append(value)
        else:
            raise line.error(f"a game file has no '{word}' line.")
    for word in ("game", "rules", "seats"):
        if word not in facts:
            raise BadGameFile(f"the head of the file has no '{word}' line.")
    game = find_game(facts["game"][1])
    line, version = facts["rules"]
    if version != str(game.version):
        raise line.error(
            f"it follows version {version} of the rules of {game.name}, this house plays version {game.version}."
        )
    line, seats = facts["seats"]
    if not (seats.isascii() and seats.isdigit()):
        raise line.error(f"'{seats}' is no number of seats.")
    try:
        match = game.position("\n".join(drawing)) if drawing else game.open(int(seats), options)
    except (BadOption, ValueError) as wrong:
        raise BadGameFile(f"the head of the file is wrong: {wrong}") from None
    match.tags = tags
    return match


def replay(match: Match, line: Line) -> None:
    who, _, text = line.text.partition(" ")
    if who == "#":
        if text != f"{len(match.log)} {match.digest()}":
            raise line.error(f"the digest does not fit: the moves lead to '# {len(match.log)} {match.digest()}'.")
        return
    turn = "*" if match.to_move == "chance" else str(match.to_move)
    if who != turn:
        raise line.error(
            f"'{line.text}' is out of turn: {'the game is over' if turn == 'over' else f'{turn} is to move'}."
        )
    try:
        entry = match.play(text)
    except (UnreadableMove, IllegalMove, NotYourTurn) as wrong:
        raise line.error(str(wrong)) from None
    if entry.text != text:
        raise line.error(f"'{text}' should read '{entry.text}'.")
