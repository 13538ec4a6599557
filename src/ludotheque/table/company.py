"""The company at a table: its seats, and the people who came."""

import hashlib
from collections.abc import Sequence
from copy import copy
from typing import NamedTuple

from ..bots import USUAL
from .entries import BadLog, Bared, Expired, Forgotten, Handed, Joined, LogEntry, Seat, Stirred, Taken

SPECTATOR = -1
ABOUT_COMPANY = (Joined, Stirred, Handed, Expired, Taken, Forgotten, Bared)


class Person(NamedTuple):
    name: str
    key_hash: str
    entropy: str  # "" until it is stirred in
    visitor: str = ""  # "" in older logs


def hash_key(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


class Company:
    """Who sits where. Persons are numbered in the order in which they came."""

    def __init__(self, planned: Sequence[Seat]):
        self.seats = [Seat(seat.kind, name=seat.name, level=seat.level, held=seat.held) for seat in planned]
        self.people: list[Person] = []
        self.players: frozenset[int] = frozenset()  # the persons who play a seat themselves
        self._seats_by_person: dict[int, tuple[int, ...]] = {}

    def copy(self) -> "Company":
        twin = Company(())
        twin.seats, twin.people = [copy(seat) for seat in self.seats], list(self.people)
        twin.players = self.players
        return twin

    def after(self, added: Sequence[LogEntry]) -> "Company":
        """The company once entries are in the log; the same one if they do not change it."""
        if not any(isinstance(entry, ABOUT_COMPANY) for entry in added):
            return self
        twin = self.copy()
        for entry in added:
            twin.take_in(entry)
        return twin

    def take_in(self, entry: LogEntry) -> None:
        """Follow an entry of the log; BadLog if it cannot be. Most change nothing here."""
        match entry:
            case Joined():
                self._sit_down(entry)
            case Stirred(person, entropy):
                self.people[self.need_person(person)] = self.people[person]._replace(entropy=entropy)
            case Handed(seat) | Expired(seat):
                if self.seats[self.need_seat(seat)].person < 0:
                    raise BadLog("hands on a seat that is nobody's")
                self.seats[seat].stand_in = True
            case Taken(seat):
                self.seats[self.need_seat(seat)].stand_in = False
            case Forgotten(person):
                self._forget(self.need_person(person))
            case Bared(_, True):
                for named in self.seats:
                    named.name = ""
        self.players = frozenset(seat.person for seat in self.seats if seat.person >= 0 and not seat.stand_in)

    def _forget(self, person: int) -> None:
        """The person has been here, and is nobody in particular."""
        self.people[person] = Person("", "", self.people[person].entropy)
        for seat in self.seats:
            if seat.person == person:
                seat.name = ""

    def _sit_down(self, joined: Joined) -> None:
        """One person more, on seats that are free."""
        for n in joined.seats:
            if not 0 <= n < len(self.seats) or self.seats[n].kind != "person" or self.seats[n].person >= 0:
                raise BadLog("takes a seat that is not free")
            self.seats[n].person = len(self.people)
            self.seats[n].name = joined.name if self.seats[n].held else self.seats[n].name or joined.name
        self.people.append(Person(joined.name, joined.key_hash, joined.entropy, joined.visitor))
        self._seats_by_person.clear()

    def need_person(self, person: int) -> int:
        if not 0 <= person < len(self.people):
            raise BadLog("names somebody who is not at the table")
        return person

    def need_seat(self, seat: int) -> int:
        if not 0 <= seat < len(self.seats):
            raise BadLog("names a seat that the table does not have")
        return seat

    @property
    def is_ready(self) -> bool:
        """Every seat is a bot's, or of somebody who has stirred the dice."""
        return all(self.is_bots(n) or self.has_stirred(seat.person) for n, seat in enumerate(self.seats))

    def has_stirred(self, person: int) -> bool:
        return person >= 0 and self.people[person].entropy != ""

    @property
    def entropies(self) -> tuple[str, ...]:
        return tuple(person.entropy for person in self.people)

    @property
    def is_of_people(self) -> bool:
        """Whether no seat was laid for a bot."""
        return all(seat.kind == "person" for seat in self.seats)

    @property
    def free(self) -> list[int]:
        """The seats that somebody may still take."""
        return [n for n, seat in enumerate(self.seats) if seat.kind == "person" and seat.person < 0]

    def person_of(self, key: str) -> int:
        hashed = hash_key(key)
        return next((n for n, person in enumerate(self.people) if person.key_hash == hashed), SPECTATOR)

    def person_of_visitor(self, ids: Sequence[str]) -> int:
        """The person who is one of these visitors."""
        return next((n for n, person in enumerate(self.people) if person.visitor in ids), SPECTATOR)

    def is_forgotten(self, person: int) -> bool:
        """Whether a person has wished to be."""
        return person >= 0 and not (self.people[person].key_hash or self.people[person].visitor)

    def seats_of(self, person: int) -> tuple[int, ...]:
        if person not in self._seats_by_person:
            held = (n for n, seat in enumerate(self.seats) if person >= 0 and seat.person == person)
            self._seats_by_person[person] = tuple(held)
        return self._seats_by_person[person]

    def plays(self, person: int, seat: int) -> bool:
        """Whether a seat is a person's to play now."""
        return seat >= 0 and person >= 0 and self.seats[seat].person == person and not self.seats[seat].stand_in

    def is_bots(self, seat: int) -> bool:
        return self.seats[seat].kind == "bot" or self.seats[seat].stand_in

    @property
    def played_by_people(self) -> frozenset[int]:
        return frozenset(seat for seat in range(len(self.seats)) if not self.is_bots(seat))

    def level_of(self, seat: int) -> int:
        """How well the bot of a seat plays; who stands in for a person plays as usual."""
        return self.seats[seat].level or USUAL
