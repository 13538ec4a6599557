"""Bonactio once more, plainly from the clauses: slow, obvious, sharing nothing with the kernels.

A game is a generator. It stops at every question with who is asked (None: chance) and the weight of every possible
answer, and goes on with the answer that it is sent. What waits to be settled is where the generator stands.
"""

from collections import Counter
from itertools import product

ALMOST, HOME = 60, 61


class Table:
    def __init__(self, seats, deck, street, dash="asked"):
        """`deck`: kind and amount by card. `street`: by square `card`, ("points", 2), `again`, `miss`, ("to", 20)."""
        self.deck, self.street, self.dash = deck, street, dash
        self.seats = range(seats)
        self.points = [10] * seats
        self.bank = 220 + 55 * max(0, seats - 4) - sum(self.points)
        self.pawn = [0] * seats
        self.extra, self.miss = [0] * seats, [False] * seats
        self.kept = [[] for _ in self.seats]
        self.pile, self.used, self.hand = sorted(deck), [], []
        self.arrived, self.dashing = [], False
        self.events, self.cards = [], []  # moves earned by them
        self.gained = []

    def whole_game(self):
        contenders = list(self.seats)
        while len(contenders) > 1:  # best-throw-begins
            answer = yield None, best_throws(contenders)
            contenders = [int(seat) for seat in answer.split()[1:]]
        yield from self.game_from(contenders[0])

    def game_from(self, seat):
        yield from self.turn(seat)
        while len(self.arrived) < len(self.seats):  # all-home
            seat = (seat + 1) % len(self.seats)
            if self.miss[seat]:  # again-and-miss
                self.miss[seat] = False
            elif seat not in self.arrived:
                yield from self.turn(seat)

    def turn(self, seat):
        while True:
            die = int((yield None, {str(face): 1 for face in range(1, 7)}))
            goes_on = yield from self.throw(seat, die)
            self.used += self.hand  # settle-order: moving cards
            self.hand = []
            if not goes_on or not self.extra[seat]:
                return
            self.extra[seat] -= 1

    def throw(self, seat, die):
        """Whether the turn may go on."""
        start = self.pawn[seat]
        if start == ALMOST:  # neutral, enter-arrival
            if die in (1, 6):
                yield from self.arrive(seat)
            return die not in (1, 6)
        if start + die > ALMOST:  # exact-almost-there
            yield from self.travel(seat, start - die)
            return False
        if die == 6:
            self.extra[seat] += 1
        yield from self.travel(seat, start + die)
        return True

    def travel(self, seat, end):
        """settle-order: a stop and all that follows from it."""
        if self.dashing:
            self.pawn[seat] = end
            return
        yield from self.stop(seat, end)
        while self.events or self.cards:
            if self.events:
                mover, end = self.events.pop(0)
            else:
                mover, card = self.cards.pop(0)
                end = self.led_by(card, self.pawn[mover])
            if self.pawn[mover] != ALMOST and end != self.pawn[mover]:
                yield from self.stop(mover, end)

    def led_by(self, card, start):
        kind, squares = self.deck[card]
        if kind == "forward" and start + squares <= ALMOST:
            return start + squares
        return max(0, start - squares)  # back, exact-almost-there, back-to-start

    def stop(self, seat, end):
        start = self.pawn[seat]
        way = range(start + 1, end + 1) if end > start else range(start - 1, end - 1, -1)
        arrivals = [(seat, way)]
        self.pawn[seat] = end
        while 0 < self.pawn[seat] < ALMOST:  # push
            there = [other for other in self.seats if other != seat and self.pawn[other] == self.pawn[seat]]
            if not there:
                break
            [seat] = there
            self.pawn[seat] += 1
            arrivals.append((seat, [self.pawn[seat]]))
        for seat, way in arrivals:
            for square in way:
                if self.street.get(square) == "card":  # pass-draws, back-draws
                    yield from self.draw(seat)
            yield from self.event(seat, self.street.get(self.pawn[seat]))

    def event(self, seat, what):
        if what == "again":
            self.extra[seat] += 1
        elif what == "miss":
            self.miss[seat] = True
        elif what and what[0] == "to":
            self.events.append((seat, what[1]))
        elif what and what[0] == "points" and what[1] > 0:
            self.gain(seat, what[1])
            yield from self.carry_out_kept()
        elif what and what[0] == "points":
            self.pay(seat, min(-what[1], self.points[seat]))  # event-cannot-pay

    def draw(self, seat):
        if not self.pile:  # reshuffle
            self.pile, self.used = sorted(self.used), []
        if not self.pile:
            return
        card = (yield None, {f"card {card}": 1 for card in self.pile})[5:]
        self.pile.remove(card)
        kind, amount = self.deck[card]
        if kind in ("forward", "back"):
            self.hand.append(card)
            self.cards.append((seat, card))
            return
        if kind in ("share", "give") and not self.others(seat):  # no-target
            self.used.append(card)
        elif kind in ("loss", "give") and amount > self.points[seat]:  # cannot-pay
            self.kept[seat].append(card)
        else:
            yield from self.carry_out(seat, card)
            self.used.append(card)
        yield from self.carry_out_kept()

    def others(self, seat):
        return [other for other in self.seats if other != seat and other not in self.arrived]

    def carry_out(self, seat, card):
        kind, amount = self.deck[card]
        if kind == "gain":
            self.gain(seat, amount)
        elif kind == "loss":
            self.pay(seat, amount)
        else:
            other = self.others(seat)[0]
            if len(self.others(seat)) > 1:
                other = int((yield seat, {f"to {chosen}": 0 for chosen in self.others(seat)})[3:])
            if kind == "share":
                self.gain(seat, amount)
                self.gain(other, amount)
            else:
                self.points[seat] -= amount
                self.receive(other, amount)

    def carry_out_kept(self):
        """pay-when-able"""
        while self.gained:
            seat = self.gained[0]
            payable = self.payable(seat)
            if not payable:
                self.gained.pop(0)
                continue
            card = payable[0]
            if self.deck[card][0] == "loss" or self.others(seat):
                yield from self.carry_out(seat, card)
            self.kept[seat].remove(card)
            self.used.append(card)

    def payable(self, seat):
        return [card for card in self.kept[seat] if self.deck[card][1] <= self.points[seat]]

    def gain(self, seat, amount):
        paid = min(amount, self.bank)  # bank-empty
        self.bank -= paid
        self.receive(seat, paid)

    def receive(self, seat, amount):
        self.points[seat] += amount
        if self.payable(seat) and seat not in self.gained:
            self.gained.append(seat)

    def pay(self, seat, amount):
        self.points[seat] -= amount
        self.bank += amount

    def arrive(self, seat):
        """enter-arrival, vote-dash"""
        self.pawn[seat] = HOME
        self.arrived.append(seat)
        self.extra[seat], self.miss[seat] = 0, False
        if self.dashing or self.dash == "off" or len(self.arrived) == len(self.seats):
            return
        if self.dash == "on" or (yield from self.all_agree(seat)):
            self.dashing = True
            self.extra, self.miss = [0] * len(self.seats), [False] * len(self.seats)

    def all_agree(self, last):
        for i in self.seats:
            voter = (last + 1 + i) % len(self.seats)
            if (yield voter, {"dash yes": 0, "dash no": 0}) == "dash no":
                return False
        return True

    def totals(self):
        """rank-points, best-total-wins"""
        worth = dict(zip(self.arrived, (40, 30, 20, 10), strict=False))
        return [self.points[seat] + worth.get(seat, 0) for seat in self.seats]


def best_throws(contenders):
    """By who throws best, in how many of all throws; not those in which all are equal."""
    counts = Counter()
    for dice in product(range(1, 7), repeat=len(contenders)):
        best = [seat for seat, die in zip(contenders, dice, strict=True) if die == max(dice)]
        if len(best) < len(contenders):
            counts[" ".join(["best", *map(str, best)])] += 1
    return counts
