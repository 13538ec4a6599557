"""The game file (`.ludo`): a match as text that a person can read, that diffs well and cannot be altered unseen.

ludo 2                      the format
game jonques
rules 1                     the version of the rules
seats 2
option turn_cap 2000        every option of the game
tag table k7f2m9x3qa        what the house knows about it: a fixed list, see `head.py`
note event Sologny          anything else worth keeping
| ...                       a drawn position, if the match began from one

* 0 begins                  chance
0 f2-f5                     a seat and its move
# 10 5c1f0a99e2d4 90b3...   after ten moves, a digest of the state and one of every line above
= reach-port 1 -1           the rule that ended it and the scores, or `= unfinished`
seal 3fa1...                the digest of every line above
signed 77ab... 01cd...      the key of the house that it comes from, and its signature of the seal
"""

from collections.abc import Callable
from dataclasses import replace

from .errors import BadGameFile, BadOption, IllegalMove, NotYourTurn, UnreadableMove
from .game import Game
from .head import Head, check_spelling, read_head
from .match import Match, Provenance
from .record import CHANCE
from .seal import FORMAT, UNKNOWN, Line, Sheet, is_mark, is_marked, open_sheet, sealed
from .signature import check_signature
from .trace import no_trace


def write(match: Match) -> str:
    moves = [f"{'*' if entry.seat == CHANCE else entry.seat} {entry.text}" for entry in match.log]
    return sealed(head_of(match).lines(), moves, states(match), result(match))


def head_of(match: Match) -> Head:
    options = {option.name: option.write(value) for option, value in match.named_options()}
    game = match.game
    return Head(game.name, game.version, match.seats, options, match.tags, match.notes, match.drawing)


def states(match: Match) -> dict[int, str]:
    """The digests of the states at which a file has a mark."""
    again, silent, digests = match.fork(0), no_trace(), {}
    for n, entry in enumerate(match.log, 1):
        match.game.kernels.play(again.state.record, entry.move, silent)
        if is_marked(n, len(match.log)):
            digests[n] = again.digest()
    return digests


def result(match: Match) -> str:
    return f"= {match.ended_by} {' '.join(map(str, match.scores))}" if match.ended_by else "= unfinished"


def read(text: str, find_game: Callable[[str], Game], watch: Callable[[], None] = lambda: None) -> Match:
    """Replay a game file, checking every line, move, digest, the result and the signature.

    `watch` is called now and then, and may raise when the caller has waited long enough. Who has signed stands in the
    match's `provenance`; whether that is the right house is for the caller to know.
    """
    sheet = open_sheet(text)
    if sheet.signature:
        check_signature(sheet.seal, sheet.key, sheet.signature)
    head = read_head(sheet.head)
    game = find_game(head.game)
    try:
        match = opened(game, head, sheet)
        for line in sheet.body:
            watch()
            replay(match, line)
        if sheet.ending.text != result(match):
            raise sheet.ending.error(f"it says '{sheet.ending.text}', but the moves lead to '{result(match)}'.")
    except BadGameFile as wrong:
        if head.rules == game.version:
            raise
        versions = f"version {head.rules} of the rules of {game.name}, this house plays version {game.version}"
        raise BadGameFile(f"the file follows {versions}, and here they differ: {wrong}") from None
    match.provenance = provenance(sheet, head)
    return match


def opened(game: Game, head: Head, sheet: Sheet) -> Match:
    """The match before its first move, as the head says."""
    try:
        match = game.position(head.drawing, None, head.options) if head.drawing else game.open(head.seats, head.options)
    except (BadOption, ValueError) as wrong:
        raise BadGameFile(f"the head of the file is wrong: {wrong}") from None
    match.tags, match.notes = head.tags, head.notes
    if sheet.format == FORMAT:
        check_spelling(sheet.head, as_written(head_of(match), head, game).lines())
    else:
        check_unsealed(head, match)
    moves = sum(not is_mark(line) for line in sheet.body)
    if moves > game.most_plies:
        raise BadGameFile(f"{moves} lines of play are too many: {game.name} ends within {game.most_plies}.")
    check_tags(match, moves)
    return match


def as_written(ours: Head, head: Head, game: Game) -> Head:
    """Our head as the rules of a file had it: those of another version may not know all of our options."""
    known = ours.options if head.rules == game.version else {name: ours.options[name] for name in head.options}
    return replace(ours, rules=head.rules, options=known)


def check_unsealed(head: Head, match: Match) -> None:
    """A drawing has the last word; the older format told the usual options beside it, whatever was drawn."""
    if head.seats != match.seats:
        raise BadGameFile(f"the head says seats {head.seats}, the drawing has {match.seats}.")
    for option, value in match.named_options():
        said = head.options.get(option.name, "")
        if said not in ("", option.write(value), option.write(option.default)):
            raise BadGameFile(f"the head says option {option.name} {said}, the drawing {option.write(value)}.")


def check_tags(match: Match, moves: int) -> None:
    """Tags speak of seats, blanks and moves that there are."""
    for name, value in match.tags.items():
        word, _, which = name.partition("-")
        wrong = word in ("seat", "level") and int(which) >= match.seats
        wrong |= word == "text" and which not in match.game.blanks
        wrong |= name == "resigned" and int(value) >= match.seats
        wrong |= name == "fair-from" and int(value) > moves
        if wrong:
            raise BadGameFile(f"the tag '{name} {value}' speaks of something that this game does not have.")


def replay(match: Match, line: Line) -> None:
    who, _, text = line.text.partition(" ")
    if who == "#":
        number, state, *_ = text.split(" ")
        if state != UNKNOWN and (number, state) != (str(len(match.log)), match.digest()):
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


def provenance(sheet: Sheet, head: Head) -> Provenance:
    told = [f" {UNKNOWN} " not in line.text for line in sheet.body if is_mark(line)]
    digests, untold = told.count(True), told.count(False)
    return Provenance(sheet.format, head.rules, digests, untold, sheet.seal, sheet.key, sheet.signature)
