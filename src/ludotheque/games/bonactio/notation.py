"""Moves as short texts (`to 2`, `dash yes`, `4`, `card last-slice`, `best 0 2`) and positions as drawings.

       +1     +2     +3     +4     +5     +6     +7     +8     +9     +10
  0    .      c      .      c      +2     .      c      again  c      .       c a card square, +2 an event
 10    .      c      -3     c:1    .      >20    c      .      c      .:0     :1 the pawn of seat 1, >20 sends to 20
 ...
 50    c      .      .      +2     .      .      again  .      .      .
seat 0: 20, 12 points
seat 1: 14, 1 points, 1 extra throw, misses a turn
seat 2: home 1, 31 points
bank 176, pile 99, dash off, die 4                      blanks 0 0 3 0 where one is written, running in a dash
kept what-chocolate 1, borrowed-ladder 1                oldest first, with the seat that keeps it
hand tractor-lift                                       cards of this throw
used nearly-dry, parsnips, last-slice, odd-sock         or, where it is shorter, pile and its cards
able 1                                                  what is still to be settled: who can now pay a kept card,
arriving 0 from 16, 1 from 13                           whose pawns have stopped, and up to where they are settled,
due 0 to 20, 0 by tractor-lift                          what moves are to come
0 to draw, turn of 0
"""

import re
from textwrap import wrap

from ...contract import CHANCE, NOBODY, OVER, Ints
from ...contract.record import index_of
from ...contract.seats import mask_of, seats_of
from .content import ALMOST, CARD, CARDS, HOME, MOVE, PLAIN, POINTS, START, TRACK
from .rules import BEST, DRAW, NO, THROW, YES
from .state import (
    BLANK_CARDS,
    BY_CARD,
    CHOOSING,
    CONTEST,
    DASHES,
    DECK,
    DONE,
    DRAWING,
    IN_BOX,
    IN_HAND,
    IN_PILE,
    KEPT,
    MOST_DUE,
    MOST_KEPT,
    NONE,
    PRINTED,
    SEATS,
    TEN,
    THROWING,
    TOKENS,
    USED,
    VOTING,
    Rule,
    State,
    stack_pile,
)

WIDTH = 10
IDS = {card.id: number for number, card in enumerate(CARDS)}
WORDS = {START: "start", ALMOST: "almost"}
ROW = re.compile(r"[0-9]{1,2}")
SIGN = re.compile(r"[^:]+(?::[0-5]{1,6})?")
SEAT = re.compile(
    r"seat ([0-5]): (start|almost|home|[0-9]{1,2})( [1-6])?"
    r"(?:, ([0-9]+) points?)?(?:, ([0-9]+) extra throws?)?(, misses a turn)?"
)
FACT = re.compile(r"(?:bank|pile|die) -?[0-9]+|dash [a-z]+|running|blanks(?: [0-9]+)+")
LIST = re.compile(r"(kept|hand|used|pile|able|arriving|due) ([a-z0-9, -]+)")
SQUARE = r"(?:[1-5]?[0-9]|60)"
ID = r"[a-z0-9-]+"
ENTRIES = {  # of a list: how they look, how many there may be
    "kept": (re.compile(rf"{ID} [0-5]"), MOST_KEPT),
    "able": (re.compile(r"[0-5]"), SEATS),
    "arriving": (re.compile(rf"[0-5] from {SQUARE}"), SEATS),
    "due": (re.compile(rf"[0-5] (?:to {SQUARE}|by {ID})"), MOST_DUE),
}
STATUS = re.compile(r"([0-5]) to (throw|draw|vote|choose for ([a-z0-9-]+))(?:, turn of ([0-5]))?")


def write(s: State, move: int) -> str:
    if move > BEST:
        return " ".join(["best", *(str(seat) for seat in seats_of(move - BEST))])
    if move >= DRAW:
        return f"card {CARDS[move - DRAW].id}"
    if move > THROW:
        return str(move - THROW)
    if move >= YES:
        return "dash yes" if move == YES else "dash no"
    return f"to {move}"


def read(text: str) -> int | None:
    word, _, rest = " ".join(text.lower().split()).partition(" ")
    if not rest:
        return THROW + int(word) if re.fullmatch(r"[1-6]", word) else None
    if word == "to":
        return int(rest) if re.fullmatch(r"[0-5]", rest) else None
    if word == "dash":
        return {"yes": YES, "no": NO}.get(rest)
    if word == "card":
        return DRAW + IDS[rest] if rest in IDS else None
    throwers = [int(seat) for seat in rest.split()] if re.fullmatch(r"[0-5]( [0-5])*", rest) else []
    if word == "best" and 0 < len(throwers) < SEATS and throwers == sorted(set(throwers)):
        return BEST + mask_of(throwers)
    return None


def draw(s: State) -> str:
    lines = ["   " + "".join(f"    +{column:<2}" for column in range(1, WIDTH + 1)).rstrip()]
    for row in range(0, ALMOST, WIDTH):
        signs = (sign(s, row + column) for column in range(1, WIDTH + 1))
        lines.append(f"{row:3}    " + "".join(f"{sign:6} " for sign in signs).rstrip())
    lines += [seat_line(s, seat) for seat in range(s.seats)]
    return "\n".join([*lines, facts(s), *card_lines(s), *queue_lines(s), status(s)])


def sign(s: State, square: int) -> str:
    kind, value = TRACK[square].kind, TRACK[square].value
    mark = {PLAIN: ".", CARD: "c", POINTS: f"{value:+}", MOVE: f">{value}"}.get(kind, kind)
    pawns = "".join(str(seat) for seat in range(s.seats) if s.pawn[seat] == square)
    return f"{mark}:{pawns}" if pawns else mark


def seat_line(s: State, seat: int) -> str:
    square = s.pawn[seat]
    where = f"home {s.rank[seat]}" if square == HOME else WORDS.get(square, str(square))
    extra = f", {s.extra[seat]} extra throw{'s' if s.extra[seat] > 1 else ''}" if s.extra[seat] else ""
    return f"seat {seat}: {where}, {s.points[seat]} points{extra}{', misses a turn' if s.miss[seat] else ''}"


def facts(s: State) -> str:
    said = [f"bank {s.bank}", f"pile {s.pile}", f"dash {DASHES[s.dash]}"]
    said += ["running"] if s.dashing else []
    said += [f"die {s.die}"] if s.die else []
    blanks = [str(s.blank[i]) for i in range(BLANK_CARDS)]
    return ", ".join([*said, " ".join(["blanks", *blanks])] if any(s.blank) else said)


def ids_in(s: State, place: int) -> list[str]:
    return [card.id for number, card in enumerate(CARDS) if s.place[number] == place]


def card_lines(s: State) -> list[str]:
    kept = [s.kept[i] for i in range(MOST_KEPT) if s.kept[i] != NONE]
    pile, used = ids_in(s, IN_PILE), ids_in(s, USED)
    lines = told("kept", [f"{CARDS[card].id} {s.place[card] - KEPT}" for card in kept])
    lines += told("hand", ids_in(s, IN_HAND))
    return lines + (told("used", used) if len(used) <= len(pile) or not pile else told("pile", pile))


def queue_lines(s: State) -> list[str]:
    due = [
        f"{s.due_seat[i]} " + (f"to {s.due[i]}" if s.due[i] < BY_CARD else f"by {CARDS[s.due[i] - BY_CARD].id}")
        for i in range(MOST_DUE)
        if s.due_seat[i] != NONE
    ]
    arriving = [f"{s.arriving[i]} from {s.walked[i]}" for i in range(SEATS) if s.arriving[i] != NONE]
    able = [str(s.able[i]) for i in range(SEATS) if s.able[i] != NONE]
    return told("able", able) + told("arriving", arriving) + told("due", due)


def told(word: str, entries: list[str]) -> list[str]:
    """A list on as many lines as it needs, each with its word before it."""
    glued = ", ".join(entry.replace(" ", "\0").replace("-", "\1") for entry in entries)
    return [f"{word} {row.rstrip(',')}".replace("\0", " ").replace("\1", "-") for row in wrap(glued, 100)]


def status(s: State) -> str:
    if s.phase == CONTEST:
        return " ".join(["contest", *(str(seat) for seat in seats_of(s.contenders))])
    if s.phase == DONE:
        return "over"
    if s.phase == THROWING:
        return f"{s.turn} to throw"
    if s.phase == DRAWING:
        return f"{s.arriving[0]} to draw, turn of {s.turn}"
    if s.phase == VOTING:
        return f"{s.to_move} to vote, turn of {s.turn}"
    return f"{s.to_move} to choose for {CARDS[s.asked].id}, turn of {s.turn}"


def parse(text: str) -> State:
    """A drawn position. The street may be left out: where the pawns are is told by seat. So may points that are 10, the
    bank, cards that are in the pile (or, where the pile is told, used ones), queues that are empty. Unless the drawing
    says so, the dash is asked."""
    s = State()
    clear(s)
    *lines, last = [line.strip() for line in text.strip().splitlines() if line.strip()] or [""]
    said: dict[str, list[str]] = {}
    drawn: dict[int, int] = {}
    for line in lines:
        row, *signs = line.split()
        if ROW.fullmatch(row):
            drawn |= drawn_pawns(int(row), signs)
        elif owner := SEAT.fullmatch(line):
            read_seat(s, owner)
        elif all(FACT.fullmatch(fact) for fact in line.split(", ")):
            for fact in line.split(", "):
                word, *values = fact.split()
                said[word] = values
        elif entries := LIST.fullmatch(line):
            read_list(said.setdefault(f"{entries[1]} list", []), entries[1], entries[2].split(", "))
        elif not line.startswith("+1"):
            raise ValueError(f"{line!r} is no line of a drawing.")
    if s.seats < 2:
        raise ValueError("a drawing needs two to six seats.")
    for seat, square in drawn.items():
        if seat >= s.seats or s.pawn[seat] != square:
            raise ValueError(f"the pawn of seat {seat} is drawn on {square}, and its line says {s.pawn[seat]}.")
    read_facts(s, said)
    read_cards(s, said)
    read_queues(s, said)
    read_status(s, last)
    return s


def read_list(told: list[str], word: str, entries: list[str]) -> None:
    look, most = ENTRIES.get(word, (re.compile(ID), DECK))
    for entry in entries:
        if not look.fullmatch(entry) or len(told) == most:
            raise ValueError(f"{entry!r} cannot be in the list of {word}.")
        told.append(entry)


def clear(s: State) -> None:
    s.actor = s.turn = NOBODY
    s.asked = NONE
    rows: tuple[tuple[Ints, int], ...] = (
        (s.kept, MOST_KEPT),
        (s.able, SEATS),
        (s.arriving, SEATS),
        (s.walked, SEATS),
        (s.due_seat, MOST_DUE),
        (s.due, MOST_DUE),
    )
    for row, length in rows:
        for i in range(length):
            row[i] = NONE


def drawn_pawns(first: int, signs: list[str]) -> dict[int, int]:
    if first not in range(0, ALMOST, WIDTH) or len(signs) > WIDTH or not all(map(SIGN.fullmatch, signs)):
        raise ValueError(f"row {first} is no row of the street: {WIDTH} squares, and pawns after a colon.")
    squares = enumerate((sign.partition(":")[2] for sign in signs), first + 1)
    return {int(pawn): square for square, pawns in squares for pawn in pawns}


def read_seat(s: State, line: re.Match[str]) -> None:
    seat, where = int(line[1]), line[2]
    if seat != s.seats:
        raise ValueError(f"seat {s.seats} has to come before seat {seat}.")
    s.seats += 1
    square = {"start": START, "almost": ALMOST, "home": HOME}.get(where, int(where) if where.isdecimal() else HOME)
    if square > HOME or (square == HOME) != bool(line[3]):
        raise ValueError(f"seat {seat} is on start, 1 to {ALMOST}, or home with its rank.")
    s.pawn[seat], s.rank[seat] = square, int(line[3] or 0)
    s.home += square == HOME
    s.points[seat] = State.read("points", line[4] or str(TEN))
    s.extra[seat] = State.read("extra", line[5] or "0")
    s.miss[seat] = bool(line[6])


def read_facts(s: State, said: dict[str, list[str]]) -> None:
    s.dash = index_of("dash", DASHES, said.get("dash", ["asked"])[0])
    s.dashing = "running" in said
    s.die = State.read("die", said.get("die", ["0"])[0])
    blanks = said.get("blanks", ["0"] * BLANK_CARDS)
    if len(blanks) != BLANK_CARDS:
        raise ValueError(f"there are {BLANK_CARDS} blank cards.")
    for i, points in enumerate(blanks):
        s.blank[i] = State.read("blank", points)
    s.bank = TOKENS[s.seats] - sum(s.points)
    if s.bank < 0 or said.get("bank", [str(s.bank)]) != [str(s.bank)]:
        raise ValueError(f"players and bank have {TOKENS[s.seats]} points together; that leaves {s.bank} to the bank.")


def read_cards(s: State, said: dict[str, list[str]]) -> None:
    rest = USED if "pile list" in said else IN_PILE
    for card in range(DECK):
        s.place[card] = IN_BOX if card >= PRINTED and s.blank[card - PRINTED] == 0 else rest
    told = [(id, place) for word, place in (("pile", IN_PILE), ("used", USED)) for id in said.get(f"{word} list", [])]
    told += [(id, IN_HAND) for id in said.get("hand list", [])]
    for i, entry in enumerate(said.get("kept list", [])):
        id, _, seat = entry.partition(" ")
        s.kept[i] = IDS.get(id, NONE)
        told.append((id, KEPT + int(seat)))
    for id, place in told:
        if id not in IDS or s.place[IDS[id]] == IN_BOX:
            raise ValueError(f"there is no card {id!r}.")
        s.place[IDS[id]] = place
    if len({id for id, _ in told}) < len(told):
        raise ValueError("a card is told twice.")
    stack_pile(s.record)
    if said.get("pile", [str(s.pile)]) != [str(s.pile)]:
        raise ValueError(f"the pile has {s.pile} cards, not {said['pile'][0]}.")


def read_queues(s: State, said: dict[str, list[str]]) -> None:
    for i, seat in enumerate(said.get("able list", [])):
        s.able[i] = int(seat)
    for i, entry in enumerate(said.get("arriving list", [])):
        seat, _, square = entry.partition(" from ")
        s.arriving[i], s.walked[i] = int(seat), int(square)
    for i, entry in enumerate(said.get("due list", [])):
        seat, way, what = entry.split()
        s.due_seat[i] = int(seat)
        s.due[i] = int(what) if way == "to" else BY_CARD + index_of("due", list(IDS), what)


def read_status(s: State, line: str) -> None:
    s.to_move = CHANCE
    if line == "over":
        s.phase, s.to_move, s.ended_by = DONE, OVER, Rule.ALL_HOME
    elif re.fullmatch(r"contest( [0-5])+", line):
        s.phase, s.contenders = CONTEST, mask_of([int(seat) for seat in line.split()[1:]])
    elif turn := STATUS.fullmatch(line):
        seat, what = int(turn[1]), turn[2].split()[0]
        s.turn = int(turn[4] or seat)
        s.phase = {"throw": THROWING, "draw": DRAWING, "vote": VOTING, "choose": CHOOSING}[what]
        if s.phase == THROWING:
            s.actor = seat
        elif s.phase != DRAWING:
            s.to_move = seat
        s.asked = IDS.get(turn[3], NONE) if turn[3] else NONE
    if line != status(s):
        raise ValueError(f"the last line must say whose turn it is, as '0 to throw'; it says {line!r}.")
