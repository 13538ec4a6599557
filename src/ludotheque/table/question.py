"""Questions that people settle among themselves: may a move be taken back, may a bot stand in, is there a rematch?"""

from collections.abc import Iterable, Set
from typing import TYPE_CHECKING

from ..contract import NOBODY
from ..scene import scene_of
from . import entries
from .entries import LogEntry
from .refused import Refused
from .rights import need_seat

if TYPE_CHECKING:
    from .table import Table


class Question:
    """One refusal ends it; when nobody is left to answer, it is granted."""

    def __init__(self, person: int, seat: int = NOBODY, asked: Iterable[int] = ()):
        self.person = person  # who asks
        self.seat = seat  # the seat that a bot is to play, if that is the question
        self.asked = set(asked)  # who was there to be asked, where that is the question
        self.agreed: set[int] = set()

    def waits_for(self, voters: Set[int]) -> tuple[int, ...]:
        """Who of the voters has still to answer."""
        return tuple(sorted(voters - self.agreed - {self.person}))


def after_answer(question: Question | None, person: int, agree: bool) -> Question | None:
    if question and agree:
        question.agreed.add(person)
        return question
    return None


def waiting_to_undo(table: "Table") -> tuple[int, ...]:
    """Who has still to say whether a move is taken back; somebody who is only gone has a say."""
    return table.undo.waits_for(table.company.players) if table.undo else ()


def waiting_to_hand(table: "Table", away: frozenset[int] = frozenset()) -> tuple[int, ...]:
    """Who has still to say whether a bot plays for somebody: the others, unless they are away too."""
    if not table.hand:
        return ()
    return table.hand.waits_for(table.company.players - away - {table.company.seats[table.hand.seat].person})


def waiting_to_go_on(table: "Table") -> tuple[int, ...]:
    """Who has still to say whether they play again."""
    return table.again.waits_for(table.again.asked) if table.again else ()


def ask_rematch(table: "Table", person: int, present: frozenset[int]) -> list[LogEntry]:
    """What is said before there is a rematch; nothing if nobody is left to be asked."""
    if table.again and person in waiting_to_go_on(table):
        return answer_rematch(table, person, True)
    here = present - {person}
    if not table.again:
        return [entries.RematchAsked(person, sorted(here))] if here else []
    if here.intersection(waiting_to_go_on(table)):
        raise Refused("turn", "refused-asked")
    return []


def answer_rematch(table: "Table", person: int, agree: bool) -> list[LogEntry]:
    if person not in waiting_to_go_on(table):
        raise Refused("turn", "refused-vote")
    return [entries.RematchAnswered(person, agree)]


def ask_undo(table: "Table", person: int) -> list[LogEntry]:
    need_seat(table, person)
    if not table.may_undo(person):
        raise Refused("turn", f"refused-undo-{outcome(table)}" if table.is_sealed(person) else "refused-undo")
    if table.undo:
        raise Refused("turn", "refused-asked")
    return [entries.UndoAsked(person)] if table.company.players - {person} else [taken_back(table, person)]


def outcome(table: "Table") -> str:
    """What chance does in a game: what it has shown cannot be taken back."""
    trays = scene_of(table.game).trays(table.match.state)
    return "thrown" if any(tray.kind == "dice" for tray in trays) else "drawn"


def answer_undo(table: "Table", person: int, agree: bool) -> list[LogEntry]:
    waiting = waiting_to_undo(table)
    if person not in waiting:
        raise Refused("turn", "refused-vote")
    said: list[LogEntry] = [entries.UndoAnswered(person, agree)]
    if not table.undo or not agree or waiting != (person,):
        return said
    return [*said, taken_back(table, table.undo.person)]


def taken_back(table: "Table", person: int) -> LogEntry:
    return entries.TakenBack(table.last_choice(person))


def ask_hand(table: "Table", person: int, seat: int, present: frozenset[int], away: frozenset[int]) -> list[LogEntry]:
    """Who has been gone for a while may be stood in for, if the others agree."""
    need_seat(table, person)
    if table.is_over:
        raise Refused("turn", "refused-over")
    if (
        seat >= len(table.company.seats)
        or table.company.is_bots(seat)
        or table.company.seats[seat].person in (person, NOBODY)
    ):
        raise Refused("seat", "refused-seat")
    if table.company.seats[seat].person not in away:
        here = table.company.seats[seat].person in present
        raise Refused("seat", "refused-present" if here else "refused-just-left", player=seat)
    if table.hand:
        raise Refused("turn", "refused-asked")
    asked: list[LogEntry] = [entries.HandAsked(person, seat)]
    return asked if table.company.players - away - {person} else [*asked, entries.Handed(seat)]


def answer_hand(table: "Table", person: int, agree: bool, away: frozenset[int]) -> list[LogEntry]:
    waiting = waiting_to_hand(table, away)
    if not table.hand or person not in waiting:
        raise Refused("turn", "refused-vote")
    said: list[LogEntry] = [entries.HandAnswered(person, agree)]
    return [*said, entries.Handed(table.hand.seat)] if agree and waiting == (person,) else said


def withdraw(table: "Table", person: int) -> list[LogEntry]:
    said: list[LogEntry] = []
    if table.undo and table.undo.person == person:
        said.append(entries.Dropped("undo", person))
    if table.hand and table.hand.person == person:
        said.append(entries.Dropped("hand", person))
    if table.again and table.again.person == person:
        said.append(entries.Dropped("rematch", person))
    if not said:
        raise Refused("turn", "refused-vote")
    return said


def settled(table: "Table", away: frozenset[int]) -> list[LogEntry]:
    """What becomes of a question that is no question any more, or that nobody is left to answer."""
    if table.hand and table.company.seats[table.hand.seat].person not in away:
        return [entries.Dropped("hand", NOBODY)]
    if table.hand and not waiting_to_hand(table, away):
        return [entries.Handed(table.hand.seat)]
    if table.undo and not waiting_to_undo(table):
        return [taken_back(table, table.undo.person)]
    return []
