"""What becomes of an action: the entries that it adds to the log, or why it may not be done."""

from itertools import takewhile
from typing import TYPE_CHECKING

from . import actions, entries, question
from .entries import LogEntry
from .family import need_phrase
from .names import LONGEST_CHAT, plain
from .paces import Speed
from .playing import entry_of
from .refused import Refused
from .rights import need_advice, need_choice, need_move, need_seat, why_not, with_sign

if TYPE_CHECKING:
    from .table import Table


def decide(
    table: "Table",
    person: int,
    action: actions.Action,
    present: frozenset[int] = frozenset(),
    away: frozenset[int] = frozenset(),
) -> list[LogEntry]:
    """The entries that an action adds to the log, none if it changes nothing; Refused if it may not be done.

    `present` are the persons who look at the table, `away` those who have been gone for a while.
    """
    match action:
        case actions.Stir(entropy):
            return [stir(table, person, entropy)]
        case actions.Move(text):
            return [entry_of(table.match, need_move(table, person, text))]
        case actions.Chat(text):
            return [chat(table, person, text)]
        case actions.Phrase(phrase):
            need_seat(table, person)
            return [entries.Phrased(person, need_phrase(phrase))]
        case actions.AskUndo():
            return question.ask_undo(table, person)
        case actions.AnswerUndo(agree):
            return question.answer_undo(table, person, agree)
        case actions.Withdraw():
            return question.withdraw(table, person)
        case actions.Resign(seat):
            return [resign(table, person, seat)]
        case actions.HandSeat(seat):
            return question.ask_hand(table, person, seat, present, away)
        case actions.AnswerHand(agree):
            return question.answer_hand(table, person, agree, away)
        case actions.TakeSeat(seat):
            return [take_seat(table, person, seat)]
        case actions.Pace(speed):
            return pace(table, person, speed)
        case actions.Advise():
            need_advice(table, person)
            return [entries.Advised(table.turn)]
        case actions.Why(path):
            raise why(table, person, tuple(path))
    raise Refused("invalid", "refused-action")


def stir(table: "Table", person: int, entropy: str) -> LogEntry:
    need_seat(table, person)
    if table.state != "open" or table.company.has_stirred(person):
        raise Refused("turn", "refused-stirred")
    return entries.Stirred(person, entropy)


def chat(table: "Table", person: int, text: str) -> LogEntry:
    need_seat(table, person)
    return entries.Said(person, plain(text, LONGEST_CHAT) or "…")


def pace(table: "Table", person: int, speed: Speed) -> list[LogEntry]:
    need_seat(table, person)
    return [entries.Paced(person, speed)] if speed != table.speed else []


def take_seat(table: "Table", person: int, seat: int) -> LogEntry:
    """The person of a seat that a bot plays comes back; whose time has run out, once the bot has played."""
    seats, out = table.company.seats, table.clocks.out if table.clocks else ()
    if seat >= len(seats) or seats[seat].person != person or not seats[seat].stand_in or seat in out:
        raise Refused("seat", "refused-seat")
    if table.turn == seat and not table.is_deserted and is_late(table, seat):
        raise Refused("turn", "refused-bot-first")
    return entries.Taken(seat)


def is_late(table: "Table", seat: int) -> bool:
    """Whether the time of a seat has run out since something was played last."""
    latest = (logged.entry for logged in reversed(table.history))
    return entries.Expired(seat) in takewhile(lambda entry: not isinstance(entry, entries.Played), latest)


def resign(table: "Table", person: int, seat: int | None) -> LogEntry:
    """Of two, the other one has won; else a bot plays on."""
    need_seat(table, person)
    if table.is_over or table.state != "running":
        raise Refused("turn", "refused-over" if table.is_over else "refused-open")
    given = seat_to_give_up(table, person, seat)
    return entries.Resigned(given) if len(table.company.seats) == 2 else entries.Handed(given)


def time_up(table: "Table", now: int) -> list[LogEntry]:
    """The time of who is to move is up: a bot plays on, or they have lost. Nothing if there is some left."""
    clocks = table.clocks
    if not clocks or not clocks.is_up(now):
        return []
    seat = clocks.seat
    remain = len(table.company.seats) - len(clocks.out | {seat})
    ended = clocks.terms.loses and remain == 1
    return [entries.Clocked(now), entries.Resigned(seat, late=True) if ended else entries.Expired(seat)]


def seat_to_give_up(table: "Table", person: int, seat: int | None) -> int:
    """The seat that a person names; else the only one they play, or the one whose turn it is."""
    mine = [n for n in table.company.seats_of(person) if table.company.plays(person, n)]
    meant = [n for n in mine if n == seat] if seat is not None else mine
    if not meant:
        raise Refused("seat", "refused-seat")
    if len(meant) > 1 and table.turn not in meant:
        raise Refused("seat", "refused-which-seat")
    return meant[0] if len(meant) == 1 else table.turn


def handed(table: "Table", person: int) -> list[LogEntry]:
    """Bots play on for somebody who is not there any more."""
    if table.state not in ("open", "running"):
        return []
    return [entries.Handed(n) for n in table.company.seats_of(person) if table.company.plays(person, n)]


def why(table: "Table", person: int, path: tuple[str, ...]) -> Refused:
    """The clause that forbids what somebody touched, what is printed there, or whose turn it is."""
    try:
        need_choice(table, person)
    except Refused as refused:
        return with_sign(table.match, path, refused)
    return with_sign(table.match, path, why_not(table.match, path))
