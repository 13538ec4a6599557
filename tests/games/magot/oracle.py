"""Le Magot once more, plainly from the clauses: slow, obvious, sharing nothing with the kernels.

A table holds lists by seat and dictionaries; `choices` gives the weight of every text that may come next, 0 for a
player's move, and `play` plays one.
"""

from collections import Counter
from itertools import product

DIE = (-10, -7, -3, 3, 7, 10)
BOARD = range(70)
EXILE = (6, 63)
BOX = {10: 40, 50: 40, 100: 20}


class Table:
    def __init__(self, seats, stake, rounds):
        share = sum(count // seats * points for points, count in BOX.items())
        self.purse = [share] * seats
        self.box = sum(count * points for points, count in BOX.items()) - seats * share
        self.stake, self.rounds, self.round, self.magot = stake, rounds, 0, 0
        self.playing = list(range(seats))
        self.start, self.arrival = {}, {}
        self.over = False
        self.begin_round()

    def begin_round(self):
        """stake, next-round"""
        self.round += 1
        self.old = {*self.start.values(), *self.arrival.values()}
        self.start, self.arrival, self.pawn = {}, {}, {}
        self.throws = 0
        for seat in self.playing:
            self.purse[seat] -= self.stake
            self.magot += self.stake
        self.contenders, self.order = self.playing, []
        self.turn = self.hit = None

    def after(self, seat):
        """The others of this round, anticlockwise."""
        at = self.playing.index(seat)
        return self.playing[at + 1 :] + self.playing[:at]

    def choices(self):
        if self.over:
            return {}
        if self.contenders:
            return self.contest()
        tokens = {*self.start.values(), *self.arrival.values(), *self.old, *EXILE}
        free = [square for square in BOARD if square not in tokens]
        if len(self.start) < len(self.order):
            return {f"D {square}": 0 for square in free}
        if len(self.arrival) < len(self.order):
            return {f"A {square}": 0 for square in free}
        if self.hit is not None:
            return {f"send {square}": 0 for square in EXILE}
        return {f"{step:+}": 1 for step in DIE}

    def contest(self):
        """first-plus-ten: throws of all dice, by who threw +10; not those that separate nobody."""
        counts = Counter()
        for dice in product(DIE, repeat=len(self.contenders)):
            ten = [seat for seat, shown in zip(self.contenders, dice, strict=True) if shown == 10]
            if 0 < len(ten) < len(self.contenders):
                counts[" ".join(["+10:", *map(str, ten)])] += 1
        return counts

    def mover(self):
        """Who decides, or None where the die does."""
        if self.over or self.contenders:
            return None
        if len(self.start) < len(self.order):
            return self.order[len(self.start)]
        if len(self.arrival) < len(self.order):
            return self.after(self.order[len(self.arrival)])[0]
        return self.turn if self.hit is not None else None

    def play(self, text):
        if self.contenders:
            self.contenders = [int(seat) for seat in text.split()[1:]]
            if len(self.contenders) == 1:
                first, self.contenders = self.contenders[0], []
                self.order = [first, *self.after(first)]
        elif text.startswith("D"):
            seat = self.mover()
            self.start[seat] = self.pawn[seat] = int(text[2:])
        elif text.startswith("A"):
            self.arrival[self.order[len(self.arrival)]] = int(text[2:])
            if len(self.arrival) == len(self.order):
                self.turn = self.order[0]
        elif text.startswith("send"):
            self.pawn[self.hit] = int(text[5:])
            self.hit = None
            self.visit_start()
        else:
            self.throw(int(text))

    def throw(self, step):
        self.throws += 1
        seat, end = self.turn, self.pawn[self.turn] + step
        if end not in BOARD:  # border-waits
            self.finish_throw(again=False)
        elif end == self.arrival[seat]:  # reach-arrival
            self.pawn[seat] = end
            self.purse[seat] += self.magot
            self.magot = 0
            self.finish_round()
        elif end in self.arrival.values():  # rival-arrival
            owner = next(rival for rival in self.playing if self.arrival[rival] == end)
            self.pay(seat, [owner], 20)
            self.finish_throw(again=False)
        else:
            self.pawn[seat] = end
            self.hit_pawns()

    def hit_pawns(self):
        """hit"""
        square = self.pawn[self.turn]
        for rival in self.after(self.turn):
            if self.pawn[rival] == square:
                self.pay(rival, [self.turn], 10)
                places = [exile for exile in EXILE if exile != square]
                if len(places) == 2:
                    self.hit = rival
                    return
                self.pawn[rival] = places[0]
        self.visit_start()

    def visit_start(self):
        """own-start, rival-start"""
        seat, square = self.turn, self.pawn[self.turn]
        if square == self.start[seat]:
            self.pay(seat, self.after(seat), 50)
        for rival in self.after(seat):
            if square == self.start[rival]:
                self.pay(rival, [seat], 30)
        self.finish_throw(again=square in self.start.values())

    def pay(self, payer, payees, each):
        """short-of-money: ten by ten."""
        for _ in range(each // 10):
            for payee in payees:
                if self.purse[payer] > 0:
                    self.purse[payer] -= 10
                    self.purse[payee] += 10

    def finish_throw(self, again):
        """again, round-cap"""
        if not again:
            self.turn = self.after(self.turn)[0]
        if self.throws == 2000:
            for seat in self.playing:
                self.purse[seat] += self.stake
            self.magot = 0
            self.finish_round()

    def finish_round(self):
        """next-round, cannot-stake, richest-wins"""
        able = [seat for seat in self.playing if self.purse[seat] >= self.stake]
        if self.round == self.rounds or len(able) < 2:
            self.over = True
        else:
            self.playing = able
            self.begin_round()

    def winners(self):
        return [seat for seat, points in enumerate(self.purse) if points == max(self.purse)]
