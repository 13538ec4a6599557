"""The laws of secrets on the wire: redraw what somebody cannot know, and every byte sent to them stays the same.

The length of every message is compared with it, and so is their order; when they are sent is not.
"""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from ...contract import NOBODY, Game, Match
from ..kit import GAMES, Kit
from ..playing import positions, random_match
from .wire import Desk, Plan, Sent, first_two_share, one_each, played, sent
from .worlds import Twin


@dataclass(frozen=True)
class Glance:
    """How often somebody looks: at one position of so many, and at the slower channels at one of so many of these."""

    every: int = 5
    rare: int = 8
    worlds: int = 2  # imagined for each look


USUAL = Glance()


@dataclass
class Tally:
    """What was compared, by channel, and what was found."""

    positions: int = 0  # redrawn, each for one viewer
    games: int = 0
    messages: Counter[str] = field(default_factory=Counter)
    bytes: Counter[str] = field(default_factory=Counter)
    leaks: Counter[str] = field(default_factory=Counter)

    def compare(self, truth: Sent, redrawn: Sent) -> None:
        self.positions += 1
        for channel, told in truth.items():
            self.messages[channel] += 1
            self.bytes[channel] += len(told)
            self.leaks[channel] += redrawn[channel] != told

    def add(self, other: "Tally") -> None:
        self.positions += other.positions
        self.games += other.games
        for mine, theirs in ((self.messages, other.messages), (self.bytes, other.bytes), (self.leaks, other.leaks)):
            mine.update(theirs)

    @property
    def found(self) -> set[str]:
        """The channels that leak."""
        return {channel for channel, count in self.leaks.items() if count}


def seats_for(game: Game, seed: int) -> int:
    return random.Random(seed).randint(*game.seats)


def peek_at_positions(game: Game, seed: int, plan: Plan | None = None, glance: Glance = USUAL, **options: Any) -> Tally:
    """At every position of a game, everybody imagines another world."""
    tally = Tally(games=1)
    match = game.start(seats_for(game, seed), seed, **options)
    desk = Desk(match, plan or one_each(match.seats))
    dice, count = random.Random(seed), 0
    for n, position in enumerate(positions(match, seed)):
        for entry in played(position, count):
            desk.take_in(entry)
        count = len(position.log)
        if position.to_move != "over" and not dice.randrange(glance.every):
            for person in range(NOBODY, len(desk.table.company.people)):
                peek(desk, person, f"{seed} {n} {person}", glance, tally)
    return tally


def peek(desk: Desk, person: int, seed: str, glance: Glance, tally: Tally) -> None:
    """Compare what somebody is sent now with what would be sent in other worlds that this one can imagine."""
    seat, dice = desk.table.seat_shown_to(person), random.Random(seed)
    rare = not dice.randrange(glance.rare)
    truth = sent(desk, person, seed, rare)
    for _ in range(glance.worlds):
        world = desk.table.match.imagine(seat, dice.getrandbits(60))
        if world != desk.table.match.state:
            with desk.dream(world):
                tally.compare(truth, sent(desk, person, seed, rare))
    desk.show(person)


def peek_at_games(game: Game, seed: int, glance: Glance = USUAL, **options: Any) -> Tally:
    """A game up to some point, and for every seat and a spectator the same game with other unseen outcomes."""
    tally = Tally(games=1)
    whole = random_match(game, seed, **options)
    dice = random.Random(seed)
    truth = whole.fork(dice.randint(len(whole.log) // 5, len(whole.log) - 1))
    for seat in range(NOBODY, truth.seats):
        twin = Twin(truth, seat, dice)
        for n, desks in enumerate(side_by_side(truth, twin)):
            if not dice.randrange(glance.every):
                rare = not dice.randrange(glance.rare)
                tally.compare(*(sent(desk, seat, f"{seed} {n}", rare) for desk in desks))
                for desk in desks:
                    desk.show(seat)
    return tally


def side_by_side(truth: Match, twin: Twin) -> Iterator[tuple[Desk, Desk]]:
    """Two tables that take in the two games, from the first outcome on that was drawn anew."""
    desks = Desk(truth, one_each(truth.seats)), Desk(truth, one_each(truth.seats))
    first = min(twin.redrawn, default=len(truth.log))
    for ply, entries in enumerate(zip(played(truth), played(twin.match), strict=False)):
        for desk, entry in zip(desks, entries, strict=True):
            desk.take_in(entry)
        if ply >= first:
            yield desks


def nothing_is_sent_of_imagined_worlds(kit: Kit) -> None:
    for seed in range(GAMES):
        assert not peek_at_positions(kit.game, seed, **kit.game.short).found


def nothing_is_sent_between_turns(kit: Kit) -> None:
    """Where two share a screen."""
    for seed in range(GAMES):
        plan = first_two_share(seats_for(kit.game, seed))
        assert not peek_at_positions(kit.game, seed, plan, **kit.game.short).found


def nothing_is_sent_of_unseen_outcomes(kit: Kit) -> None:
    for seed in range(GAMES):
        assert not peek_at_games(kit.game, seed, **kit.game.short).found


LAWS_OF_THE_WIRE = (
    nothing_is_sent_of_imagined_worlds,
    nothing_is_sent_between_turns,
    nothing_is_sent_of_unseen_outcomes,
)
