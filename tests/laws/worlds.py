"""Worlds redrawn: the same for all that a seat has seen, different where it has not."""

import random

from ludotheque.contract import CHANCE, Match
from ludotheque.contract.trace import may_know


class Twin:
    """A finished game with other outcomes where a seat saw none, as far as all that it saw still follows.

    Where something seen would not follow (a card is laid that is not in the hand), the last of the redrawn outcomes
    behind it goes back to what it was.
    """

    def __init__(self, truth: Match, seat: int, dice: random.Random):
        self.truth, self.seat, self.dice = truth, seat, dice
        self.match = truth.fork(0)
        self.states: list[bytes] = []
        self.redrawn: dict[int, int] = {}  # by ply, who saw it
        self.settled: set[int] = set()
        while len(self.match.log) < len(truth.log) and self.goes_on():
            pass

    def goes_on(self) -> bool:
        """Plays another entry, or goes back; whether the worlds have not parted."""
        ply, legal = len(self.match.log), self.match.numbers()
        entry = self.truth.log[ply]
        if self.match.state.to_move != entry.seat:
            return False  # it shows who is to move: that is for a law to find
        move = entry.move
        if entry.seat == CHANCE and not may_know(entry.seen, self.seat) and ply not in self.settled:
            move = self.dice.choice(legal)
        if move not in legal:
            return self.go_back(entry.seat)
        if move != entry.move:
            self.redrawn[ply] = entry.seen
        self.states[ply:] = [bytes(self.match.state)]
        self.match.apply(move)
        return True

    def go_back(self, seat: int) -> bool:
        behind = [ply for ply, seen in self.redrawn.items() if seat < 0 or may_know(seen, seat)] or [*self.redrawn]
        if not behind:
            return False
        ply = max(behind)
        self.settled.add(ply)
        self.redrawn = {n: seen for n, seen in self.redrawn.items() if n < ply}
        self.match.state = self.match.state.from_bytes(self.states[ply])
        del self.match.log[ply:]
        return True
