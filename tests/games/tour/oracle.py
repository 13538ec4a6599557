"""What may be done in a position, once more, plainly from the clauses: slow, obvious, sharing nothing with the kernels.

A position is read from its drawing. Cells are pairs of row and column.
"""

import re
from dataclasses import dataclass, field

FAR = 2  # cells more
SHIELDS = ("aunts-umbrella", "nearly-everything")
FARTHER = ("tuned-by-ear", "past-your-stop")
FIGURES = ("indigo", "saffron", "plum", "sage", "apricot", "ivory")
SUITS = {"train": "LS", "boat": ".cS", "plane": ".cLS"}


def cell(name):
    """`N50E0` is the cell north of 50° and east of 0°."""
    north, latitude, east, longitude = re.fullmatch(r"([NS])(\d+)([EW])(\d+)", name).groups()
    row = 7 - int(latitude) // 10 if north == "N" else 8 + int(latitude) // 10
    column = 18 + int(longitude) // 10 if east == "E" else 17 - int(longitude) // 10
    return row, column


def name(at):
    row, column = at
    latitude = f"N{(7 - row) * 10}" if row <= 7 else f"S{(row - 8) * 10}"
    return latitude + (f"E{(column - 18) * 10}" if column >= 18 else f"W{(17 - column) * 10}")


def quarter(at):
    return ("N" if at[0] < 8 else "S") + ("W" if at[1] < 18 else "E")


@dataclass
class Board:
    rows: list  # letters
    sites: dict  # name and cell
    events: dict  # name and mood


@dataclass
class Position:
    board: Board
    told: dict = field(default_factory=dict)
    hands: dict = field(default_factory=dict)

    @classmethod
    def read(cls, board, drawing):
        position = cls(board)
        for word, *said in (fact.split() for line in drawing.splitlines() for fact in line.split(", ")):
            if word == "hand":
                position.hands[int(said[0])] = {card: int(count) for card, count in (c.split("=") for c in said[1:])}
            else:
                position.told[word] = said
        return position

    def one(self, word, default="0"):
        return self.told.get(word, [default])[0]

    def row(self, word, usual, count):
        """A row; its end is left out where it is as usual."""
        said = self.told.get(word, [])
        return said + [usual] * (count - len(said))

    def pairs(self, word):
        return dict(pair.split("=") for pair in self.told.get(word, []))

    @property
    def turn(self):
        return int(self.one("turn"))

    @property
    def travellers(self):
        return [cell(at) for at in self.told.get("traveller", []) if at != "-"]

    @property
    def flags(self):
        return [None if at == "-" else cell(at) for at in self.row("flag", "-", 6)]

    @property
    def here(self):
        return self.travellers[self.turn]

    @property
    def hand(self):
        return self.hands.get(self.turn, {})

    def letter(self, at):
        return self.board.rows[at[0]][at[1]]

    def neighbours(self, at):
        """any-direction: eight of them, fewer at the edges of the map; round-world: left and right edges join."""
        for row in range(at[0] - 1, at[0] + 2):
            for column in range(at[1] - 1, at[1] + 2):
                if self.one("round_world") == "1":
                    column %= 36
                if 0 <= row < 14 and 0 <= column < 36 and (row, column) != at:
                    yield row, column

    def reach(self, letters, steps):
        """All cells of the way must suit, the first and the last included."""
        if self.letter(self.here) not in letters:
            return set()
        seen, edge = {self.here}, {self.here}
        for _ in range(steps):
            edge = {at for start in edge for at in self.neighbours(start) if self.letter(at) in letters} - seen
            seen |= edge
        return seen - set(self.travellers)  # no-sharing

    def journeys(self):
        moves = {f"walk {name(at)}" for at in self.reach("LcS", 1)}
        leaves = False
        for card in self.hand:
            mode, _, number = card.partition("-")
            if mode == "world":
                cells = {(row, column) for row in range(14) for column in range(36)} - set(self.travellers)
            else:
                cells = self.reach(SUITS[mode], int(number) + int(self.one("further")))
            leaves |= mode != "train"
            moves |= {f"{card} {name(at)}" for at in cells}
        if not leaves and not self.reach("LcS", 1):  # adrift
            moves |= {f"drift {name(at)}" for at in self.reach(".cLS", 1)}
        return moves

    def is_red(self, at):
        return at in self.board.sites.values()

    def stays(self, journeys):
        if self.is_red(self.here) and journeys:
            return set()
        return {"stay"} | {f"change {card}" for card in self.hand}

    def calls(self):
        """announce: not what is refuted already; one a visit. site-names: without names, any site on any square."""
        if self.row("announced", "0", 6)[self.turn] == "1" or not self.is_red(self.here):
            return set()
        moves, gone = set(), self.pairs("place")
        for i, opening in enumerate(("left", "right")):
            empty, seen = self.row("left", "40", 2)[i] == "0", self.row("quarter", "NW", 2)[i]
            if empty or quarter(self.here) != seen:
                continue
            for site, at in self.board.sites.items():
                if site not in gone and (at == self.here or self.one("site_names", "near") == "none"):
                    moves.add(f"call {opening} {site}")
        return moves

    def kept(self):
        return [event for event, where in self.pairs("event_at").items() if where == f"kept-{self.turn}"]

    def secrets(self, before):
        usable = {event for event in self.kept() if event not in SHIELDS}
        if not before or self.one("further") != "0":
            usable -= set(FARTHER)
        return {f"use {event}" for event in usable}

    def moves(self):
        match self.one("phase", "numbers"):
            case "travel":
                journeys = self.journeys()
                return journeys | self.stays(journeys) | self.calls() | self.secrets(before=True)
            case "figure":
                return {f"figure {figure}" for figure in FIGURES if figure not in self.told.get("figure", [])}
            case "arrival":
                return self.calls() | {"pass"}
            case "call":
                return self.calls() | {"pass"} | self.secrets(before=False)
            case "shield":
                return {"pass"} | {f"use {event}" for event in SHIELDS if event in self.kept()}
            case "lay":
                return {f"lay {card}" for card in self.hand}
            case "which-flag":
                return {f"flag {figure}" for i, figure in enumerate(self.told["figure"]) if i != self.turn}
            case "spare-flag":
                everywhere = {(row, column) for row in range(14) for column in range(36)}
                return {f"to {name(at)}" for at in everywhere - {*self.travellers, *self.flags}}
            case "place-flag" | "step":
                return {f"to {name(at)}" for at in self.nearest()}

    def nearest(self):
        """Free of travellers and flags: the neighbours; if all are taken, the cells nearest to them."""
        taken, near = {*self.travellers, *self.flags, cell(self.one("around"))}, {cell(self.one("around"))}
        while not near - taken:
            near |= {at for start in near for at in self.neighbours(start)}
        return near - taken

    def carried(self, seat):
        return [site for site, where in self.pairs("place").items() if where == f"carried-{seat}"]

    def validated(self, seat):
        return [site for site, where in self.pairs("place").items() if where == f"rack-{seat}"]

    def visits(self):
        return enumerate(self.row("announced", "0", 6))

    def open_here(self):
        """wrong-call: the cards that the traveller takes, not those of its player's own mistake."""
        places = self.pairs("place").items()
        mine = f"open-{self.turn}"
        return [
            s for s, where in places if where.startswith("open") and where != mine and self.board.sites[s] == self.here
        ]

    def arrival(self, text):
        """What follows a journey, in order, as far as nothing is asked: clauses, then what is awaited."""
        means, _, end = text.partition(" ")
        at, told = cell(end), []
        told.append({"walk": "on-foot", "drift": "adrift", "world": "tour-du-monde"}.get(means, "by-card"))
        if told == ["by-card"]:
            told.append("any-direction")
        if self.flags[self.turn] == at and self.carried(self.turn):
            told.append("validate")
            if len(self.carried(self.turn)) + len(self.validated(self.turn)) >= 5:
                return [*told, "five-wins"], "done"
        if at in self.flags:
            told.append("flag-turns-sheet")
            return told, "sheet"
        self.told["traveller"][self.turn] = end
        self.told["announced"] = ["1" if seat != self.turn and one == "1" else "0" for seat, one in self.visits()]
        told += ["wrong-call"] * len(self.open_here())
        if self.calls():
            return told, "arrival"
        if self.is_red(at):
            places = self.pairs("event_at")
            if len(places) == len(self.board.events):
                told.append("event-pile")
            return told, "event"
        if self.kept():  # whichever it is, or the others would know
            return told, "call"
        return told, None if means in ("walk", "drift") else "deal"
