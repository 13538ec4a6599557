"""What a person may do at a table; Refused says why not."""

from collections import deque
from typing import TYPE_CHECKING

from ..contract import CHANCE, LEGAL, Match, UnreadableMove
from ..scene import printed, reason, refusal
from .refused import Refused

if TYPE_CHECKING:
    from .live import Live
    from .table import Table

MOST_SAID, TALK_SECONDS = 12, 30  # of a person, within


def need_seat(table: "Table", person: int) -> None:
    if not table.company.seats_of(person) or table.company.is_forgotten(person):
        raise Refused("seat", "refused-seat")


def need_turn(table: "Table", person: int) -> None:
    """It is the person's turn, and the game is on."""
    need_seat(table, person)
    if table.is_over:
        raise Refused("turn", "refused-over")
    if table.state != "running":
        raise Refused("turn", "refused-open")
    if not table.company.plays(person, table.turn):
        raise Refused("turn", "refused-turn", player=max(table.turn, 0))


def need_choice(table: "Table", person: int) -> None:
    """It is the person's turn to move, not to throw."""
    need_turn(table, person)
    if table.match.state.to_move == CHANCE:
        raise Refused("turn", "refused-throw-first")


def need_now(table: "Table", at: int | None) -> None:
    """What is done is done at the ply that whoever does it has seen: a touch that comes twice does nothing twice."""
    if at is not None and at != table.match.state.ply:
        raise Refused("turn", "refused-late")


def need_throw(table: "Table", person: int) -> None:
    """The dice wait for this person's gesture."""
    need_turn(table, person)
    if table.match.state.to_move != CHANCE:
        raise Refused("turn", "refused-no-throw")


def need_calm(live: "Live", person: int, refused: str = "refused-talk") -> None:
    """Nobody talks so much, or turns the pace about so often, that the game is not heard any more."""
    now, said = live.clock(), live.said.setdefault(person, deque(maxlen=MOST_SAID))
    if len(said) == MOST_SAID and now - said[0] < TALK_SECONDS:
        raise Refused("busy", refused)
    said.append(now)


def need_advice(table: "Table", person: int) -> None:
    """The person may ask a bot what to play."""
    if not table.opened.advice:
        raise Refused("invalid", "refused-advice")
    need_choice(table, person)


def need_move(table: "Table", person: int, text: str) -> int:
    """The move that a text means, if it is this person's to play now."""
    need_choice(table, person)
    return legal_move(table.match, text)


def legal_move(match: Match, text: str) -> int:
    """The move that a text means, if it may be played now."""
    try:
        move = match.read(text)
    except UnreadableMove:
        raise Refused("unreadable", "refused-unreadable", text=text) from None
    if match.game.is_outcome(move):
        raise Refused("turn", "refused-outcome")
    rule = match.game.kernels.why_not(match.state.record, move)
    if rule != LEGAL:
        raise Refused("illegal", "refused-rule", match.game.rulebook.name(rule), move=text)
    return move


def why_not(match: Match, path: tuple[str, ...]) -> Refused:
    """Why nothing comes of touching these things."""
    clause = refusal(match, path)
    say = reason(match, path, clause)
    return Refused("why", say.id, clause or "", **say.args)


def with_sign(match: Match, path: tuple[str, ...], refused: Refused) -> Refused:
    """What is printed where somebody touched, in words, before what is waited for."""
    said = printed(match, path)
    if refused.rule or not said:
        return refused
    return Refused(refused.kind, "refused-sign", sign=said, why=refused.say)


def is_past_open(table: "Table") -> bool:
    """Whether anybody may fork and download what was played: while a game with secrets runs, it is nobody's."""
    return not (table.game.has_secrets and table.state == "running")


def is_settled(table: "Table") -> bool:
    """Whether the game will not change any more, and anybody may study it."""
    return table.state in ("over", "archive")


def need_fork(table: "Table", ply: int) -> None:
    need_ply(table, ply)
    if not is_past_open(table):
        raise Refused("turn", "refused-fork")


def need_file(table: "Table") -> None:
    if not is_past_open(table):
        raise Refused("turn", "refused-open")


def need_study(table: "Table") -> None:
    if not is_settled(table):
        raise Refused("turn", "refused-study")


def need_ply(table: "Table", ply: int) -> None:
    if not 0 <= ply <= len(table.match.log):
        raise Refused("invalid", "refused-ply", plies=len(table.match.log))
