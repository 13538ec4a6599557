"""Moves as short texts (`C5>RYVG`, `pass`, `+RYVG`, `0 begins`) and positions as drawings.

A bar is told by the square of its first colour, the way it runs from there (> v < ^) and its colours.

    A B C D E F G H I J K L M N O P Q R
 1  . . . . . . . . . . . . . . . . . .      R-Y-V-G a bar that lies; small letters: bars that stand
 ...                                         . free, x free but in no four free squares in line
 8  . . . . . . y . . . . r . . . . . .
 9  . . . . . . r R-Y-V-G g . . . . . .
 ...
seat 0: 12 points, RYVG RYVG YRGV VYRG
seat 1: 3 points, RVGY RGVY ???? ????
proof 1: RYVG YRVG; 0 0 0 0 1048576          who has passed held none of these; how likely so many pieces are from then
pile 35
turn 2 of 44, first 0, begins lot, games one, finished 0
0 to lay
"""

import re
from collections.abc import Sequence

from ...contract import CHANCE, NOBODY, OVER
from ...contract.hands import WHOLE
from ...contract.record import index_of
from .rules import BEGINS, DRAW, PASS, turns_each
from .state import (
    BEGINNERS,
    BESIDE,
    BONE,
    BONE_PIECES,
    COPIES,
    DEALING,
    DONE,
    DOWN,
    GAMES,
    HAND,
    KINDS,
    LAYING,
    LENGTH,
    LINKED_RIGHT,
    LOT,
    NONE,
    PIECES,
    READINGS,
    REFILLING,
    SEATS,
    SQUARES,
    TO_RIGHT,
    TURNS,
    WIDTH,
    Rule,
    State,
    bars,
    clear_table,
    dead_squares,
    mark_alive,
    put,
)

COLUMNS = "ABCDEFGHIJKLMNOPQR"
LETTERS = ".RYVG"
WAYS = ">v<^"
NAMES = tuple("".join(LETTERS[colour] for colour in reading) for reading in READINGS)
HIDDEN = "?" * LENGTH
PHASES = {"deal to {}": DEALING, "{} to lay": LAYING, "{} to refill": REFILLING}
BAR = re.compile(r"([A-R])([1-9]|1[0-8])([>V<^])([RYVG]{4})")
DRAWN_ROW = re.compile(r"([0-9]{1,2})((?:[ -]+[.xRYVGryvg])+)")
SEAT = re.compile(r"seat ([0-3]):(?: ([0-9]+) points?)?,?((?: (?:nothing|[RYVG?]{4}))*)")
PROOF = re.compile(r"proof ([0-3]):((?: [RYVG]{4}){1,12});((?: [0-9]{1,7}){5})")
FACT = re.compile(r"(turn|first|begins|games|finished) ([a-z0-9-]+)(?: of [0-9]+)?")
PILE = re.compile(r"pile (?:empty|[0-9]+|[RYVG]{4}(?:\*[0-9])?(?: [RYVG]{4}(?:\*[0-9])?)*)")


def square_name(square: int) -> str:
    return f"{COLUMNS[square % WIDTH]}{square // WIDTH + 1}"


def square_number(name: str) -> int:
    return (int(name[1:]) - 1) * WIDTH + COLUMNS.index(name[0])


def bar_name(kind: int, turn: int, first: int) -> str:
    return f"{square_name(first)}{WAYS[turn]}{NAMES[kind]}"


def write(s: State, move: int) -> str:
    if move >= BEGINS:
        return f"{move - BEGINS} begins"
    if move >= DRAW:
        return f"+{NAMES[move - DRAW]}"
    if move == PASS:
        return "pass"
    return bar_name(move // SQUARES // TURNS, move // SQUARES % TURNS, move % SQUARES)


def read(text: str) -> int | None:
    """A bar may be told from either end."""
    text = " ".join(text.upper().split())
    if bar := BAR.fullmatch(text):
        return read_bar(square_number(bar[1] + bar[2]), WAYS.index(bar[3].lower()), bar[4])
    if text == "PASS":
        return PASS
    if re.fullmatch(r"[0-3] BEGINS", text):
        return BEGINS + int(text[0])
    if text[:1] == "+" and (kind := kind_of(text[1:])) != NONE:
        return DRAW + kind
    return None


def read_bar(square: int, turn: int, colours: str) -> int | None:
    kind = kind_of(colours)
    if kind == NONE:
        return None
    if colours != NAMES[kind]:
        end = square
        for _ in range(LENGTH - 1):
            end = BESIDE[end, turn] if end != NONE else NONE
        if end != NONE:  # else it leaves the table, from whichever end it is told
            square, turn = end, (turn + 2) % TURNS
    return (kind * TURNS + turn) * SQUARES + square


def kind_of(colours: str) -> int:
    """The kind of a bar, read from either end; NONE if no bar has these colours."""
    for reading in (colours, colours[::-1]):
        if reading in NAMES:
            return NAMES.index(reading)
    return NONE


def draw(s: State) -> str:
    lines = ["    " + " ".join(COLUMNS), *table_rows(s)]
    lines += [f"seat {seat}: {s.points[seat]} points, {hand(s, seat)}" for seat in range(s.seats)]
    return "\n".join([*lines, *proofs(s), pile(s), facts(s), status(s)])


def table_rows(s: State) -> list[str]:
    signs = ["."] * SQUARES
    for square in dead_squares(s):
        signs[square] = "x"
    for kind, turn, first in bars(s):
        name = NAMES[kind].lower() if turn % 2 else NAMES[kind]
        square = first
        for letter in name:
            signs[square] = letter
            square = BESIDE[square, turn]
    for square in range(SQUARES):
        signs[square] += "-" if s.board[square] & LINKED_RIGHT else " "
    return [f"{row + 1:2}  {''.join(signs[row * WIDTH : (row + 1) * WIDTH]).rstrip()}" for row in range(WIDTH)]


def hand(s: State, seat: int) -> str:
    pieces = [NAMES[kind] for kind in range(KINDS) for _ in range(s.hands[seat, kind])]
    pieces += [HIDDEN] * (s.held[seat] - len(pieces))
    return " ".join(pieces) or "nothing"


def proofs(s: State) -> list[str]:
    """What was proved by passes."""
    found = []
    for seat in range(s.seats):
        kinds = "".join(f" {NAMES[kind]}" for kind in range(KINDS) if s.absent[seat] >> kind & 1)
        if kinds:
            found.append(f"proof {seat}:{kinds}; {' '.join(str(s.older[seat, n]) for n in range(HAND + 1))}")
    return found


def pile(s: State) -> str:
    """A number, where every piece of the box is somewhere; else the pieces."""
    if [s.bag[kind] for kind in range(KINDS)] == rest_of_the_box(s):
        return f"pile {s.pile}"
    counts = [f"{NAMES[kind]}*{s.bag[kind]}" for kind in range(KINDS) if s.bag[kind]]
    return " ".join(["pile", *counts]) if counts else "pile empty"


def rest_of_the_box(s: State) -> list[int]:
    rest = [COPIES - sum(s.hands[seat, kind] for seat in range(SEATS)) for kind in range(KINDS)]
    for kind in [kind for kind, _, _ in bars(s)] + drawn_for_bone(s):
        rest[kind] -= 1
    return rest


def drawn_for_bone(s: State) -> list[int]:
    return [s.bone[i] for i in range(BONE_PIECES) if s.bone[i] != NONE]


def facts(s: State) -> str:
    first = f"first {s.first}, " if s.first != NOBODY else ""
    options = f"begins {BEGINNERS[s.begins]}, games {GAMES[s.games]}, finished {s.finished}"
    return f"turn {s.turns} of {turns_each(s.seats) * s.seats}, {first}{options}"


def status(s: State) -> str:
    if s.phase == LOT:
        return "lot"
    if s.phase == DONE:
        return "over"
    if s.phase == BONE:
        return " ".join(["bone", *(NAMES[kind] for kind in drawn_for_bone(s))])
    text = next(text for text, phase in PHASES.items() if phase == s.phase)
    return text.format(s.to_move if s.phase == LAYING else s.drawer)


def parse(text: str) -> State:
    """A drawn position. Rows may stop short or be left out where they are free; the pile, where it is the rest of
    the box; of the facts, those that are 0 or follow from the others."""
    s = State()
    clear_table(s.record)
    s.actor = s.first = s.drawer = NOBODY
    for i in range(BONE_PIECES):
        s.bone[i] = NONE
    signs: dict[int, str] = {}
    *lines, last = [line.strip() for line in text.strip().splitlines() if line.strip()] or [""]
    heap = None
    for line in lines:
        if row := DRAWN_ROW.fullmatch(line):
            read_row(signs, int(row[1]), [sign for sign in row[2] if sign not in " -"])
        elif seat := SEAT.fullmatch(line):
            read_seat(s, int(seat[1]), seat[2] or "0", seat[3].split())
        elif proof := PROOF.fullmatch(line):
            read_proof(s, int(proof[1]), proof[2].split(), [int(weight) for weight in proof[3].split()])
        elif PILE.fullmatch(line):
            heap = line.split()[1:]
        elif all(said := [FACT.fullmatch(fact) for fact in line.split(", ")]):
            read_facts(s, {fact[1]: fact[2] for fact in said if fact})
        elif line.split() != list(COLUMNS):
            raise ValueError(f"{line!r} is no line of a drawing.")
    lay_drawn(s, signs)
    read_status(s, last)
    read_pile(s, heap)
    return s


def read_row(signs: dict[int, str], number: int, row: list[str]) -> None:
    if not 1 <= number <= WIDTH or len(row) > WIDTH:
        raise ValueError(f"row {number} with {len(row)} squares: the table has {WIDTH} rows of {WIDTH}.")
    for column, sign in enumerate(row):
        if sign not in ".x":
            signs[(number - 1) * WIDTH + column] = sign


def lay_drawn(s: State, signs: dict[int, str]) -> None:
    """From the top left, every square that is not covered yet begins a bar."""
    laid = 0
    for square in range(SQUARES):
        if square not in signs or s.board[square]:
            continue
        turn = TO_RIGHT if signs[square].isupper() else DOWN
        colours, end = "", square
        for _ in range(LENGTH):
            sign = signs.get(end, ".") if end != NONE else "."
            colours += sign.upper() if sign.isupper() == signs[square].isupper() else "."
            end = BESIDE[end, turn] if end != NONE else NONE
        move = read_bar(square, turn, colours)
        if move is None:
            raise ValueError(f"no bar begins on {square_name(square)} with the colours {colours}.")
        if (laid := laid + 1) > PIECES:
            raise ValueError(f"there are {PIECES} pieces, and more lie on the table.")
        put(s.record, move // SQUARES // TURNS, move // SQUARES % TURNS, move % SQUARES)
    mark_alive(s.record)


def read_seat(s: State, seat: int, points: str, pieces: Sequence[str]) -> None:
    if seat != s.seats:
        raise ValueError(f"seat {s.seats} has to come before seat {seat}.")
    if len(pieces) > HAND:
        raise ValueError(f"a hand has at most {HAND} pieces.")
    s.seats += 1
    s.points[seat] = State.read("points", points)
    for piece in pieces:
        if piece == "nothing":
            continue
        if piece != HIDDEN:
            s.hands[seat, read_kind(piece)] += 1
        s.held[seat] += 1


def read_proof(s: State, seat: int, kinds: Sequence[str], weights: Sequence[int]) -> None:
    s.absent[seat] = sum({1 << read_kind(kind) for kind in kinds})
    for n, weight in enumerate(weights):
        if weight > WHOLE:
            raise ValueError(f"the numbers of a proof go up to {WHOLE}, not {weight}.")
        s.older[seat, n] = weight


def read_kind(colours: str) -> int:
    if (kind := kind_of(colours)) == NONE:
        raise ValueError(f"no bar has the colours {colours}.")
    return kind


def read_facts(s: State, said: dict[str, str]) -> None:
    s.turns, s.first = State.read("turns", said.get("turn", "0")), State.read("first", said.get("first", str(NOBODY)))
    s.finished = State.read("finished", said.get("finished", "0"))
    s.begins = index_of("begins", BEGINNERS, said.get("begins", BEGINNERS[0]))
    s.games = index_of("games", GAMES, said.get("games", GAMES[0]))


def read_status(s: State, line: str) -> None:
    word, *pieces = line.split() or [""]
    s.to_move = CHANCE
    if line == "lot":
        s.phase = LOT
    elif line == "over":
        s.phase, s.to_move, s.ended_by = DONE, OVER, Rule.MOST_POINTS_WINS
    elif word == "bone" and len(pieces) < BONE_PIECES:
        s.phase, s.first = BONE, max(0, s.first)
        for i, piece in enumerate(pieces):
            s.bone[i] = read_kind(piece)
    else:
        read_turn(s, line)


def read_turn(s: State, line: str) -> None:
    for text, phase in PHASES.items():
        for seat in range(s.seats):
            if line == text.format(seat):
                s.phase = phase
                s.to_move, s.drawer = (seat, NOBODY) if phase == LAYING else (CHANCE, seat)
                if s.first == NOBODY:
                    full = sum(s.held[other] == HAND for other in range(s.seats))
                    s.first = (seat - (full if phase == DEALING else s.turns)) % s.seats
                return
    raise ValueError(f"the last line must say whose turn it is, as '0 to lay'; it says {line!r}.")


def read_pile(s: State, heap: list[str] | None) -> None:
    rest = rest_of_the_box(s)
    bag = [max(0, count) for count in rest]
    if heap and not heap[0].isdecimal():
        bag = [0] * KINDS
        for colours, _, count in [pieces.partition("*") for pieces in heap if heap != ["empty"]]:
            bag[read_kind(colours)] += int(count or 1)
    for kind in range(KINDS):
        if bag[kind] > rest[kind]:
            raise ValueError(f"there are more than {COPIES} pieces {NAMES[kind]}.")
        s.bag[kind] = bag[kind]
    known = sum(s.hands[seat, kind] for seat in range(SEATS) for kind in range(KINDS))
    s.pile = max(0, sum(bag) - sum(s.held) + known)
    if heap and heap[0].isdecimal() and heap[0] != str(s.pile):
        raise ValueError(f"the pile has {s.pile} pieces, not {heap[0][:40]}.")
