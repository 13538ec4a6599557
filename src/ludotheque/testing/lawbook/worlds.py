"""Worlds redrawn: the same for all that a seat has seen, different where it has not."""

import random

from ...contract import CHANCE, Match
from ...contract.trace import may_know


class Twin:
    """A finished game with other outcomes where a seat saw none, as far as all that it saw still follows.

    Where something seen would not follow (a card is laid that is not in the hand, a riddle comes to light that is of
    another card), the last of the redrawn outcomes behind it goes back to what it was.
    """

    def __init__(self, truth: Match, seat: int, dice: random.Random):
        self.truth, self.seat, self.dice = truth, seat, dice
        self.match = truth.fork(0)
        self.true_states = states_of(truth)
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
        comes_to_light = entry.seat == CHANCE and may_know(entry.seen, self.seat) and len(legal) == 1
        if comes_to_light and self.looks_true(ply, self.states[ply]) and not self.looks_true(ply + 1):
            return self.go_back(entry.seat)
        return True

    def looks_true(self, ply: int, state: bytes = b"") -> bool:
        """Whether the seat sees the same in both worlds after so many plies."""
        return hidden(self.match, self.true_states[ply], self.seat) == hidden(
            self.match, state or bytes(self.match.state), self.seat
        )

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


def states_of(match: Match) -> list[bytes]:
    """After every ply, from the beginning."""
    again = match.fork(0)
    states = [bytes(again.state)]
    for entry in match.log:
        again.apply(entry.move)
        states.append(bytes(again.state))
    return states


def hidden(match: Match, state: bytes, seat: int) -> bytes:
    seen = match.state.from_bytes(state)
    match.game.kernels.hide(seen.record, seat)
    return bytes(seen)
