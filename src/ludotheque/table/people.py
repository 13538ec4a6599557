"""The people of a table: who they are, and where they sit."""

import hashlib
from collections.abc import Sequence
from typing import NamedTuple

from ..bots import USUAL
from .entries import BadLog, Joined, Seat, Stirred

SPECTATOR = -1


class Person(NamedTuple):
    name: str
    key_hash: str
    entropy: str  # "" until it is stirred in


def hash_key(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def person_with(key: str, people: Sequence[Person]) -> int:
    hashed = hash_key(key)
    return next((n for n, person in enumerate(people) if person.key_hash == hashed), SPECTATOR)


def entropies_of(people: Sequence[Person]) -> tuple[str, ...]:
    return tuple(person.entropy for person in people)


def level_of(seat: Seat) -> int:
    return seat.level or USUAL


def sit_down(seats: list[Seat], people: list[Person], joined: Joined) -> None:
    """One person more, on seats that are free."""
    for n in joined.seats:
        if not 0 <= n < len(seats) or seats[n].kind != "person" or seats[n].person >= 0:
            raise BadLog("takes a seat that is not free")
        seats[n].person = len(people)
        seats[n].name = seats[n].name or joined.name
    people.append(Person(joined.name, joined.key_hash, joined.entropy))


def stir_in(people: list[Person], stirred: Stirred) -> None:
    """A person's part in the dice."""
    if not 0 <= stirred.person < len(people):
        raise BadLog("names somebody who is not at the table")
    people[stirred.person] = people[stirred.person]._replace(entropy=stirred.entropy)
