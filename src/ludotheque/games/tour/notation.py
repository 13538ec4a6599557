"""Moves as short texts (`train-3 N50E0`, `call left venise`, `to S10W70`) and positions as drawings.

A cell is told by the degrees nearest to the equator and to Greenwich. A drawing is the map, which is there to be
looked at, and a line for each thing that is not as at the beginning:

    .cc.cLLLLcLLc....c0SLLLLLLLLLLLLccc.     a class of cell (. c L S), a traveller (0 to 5) or a flag (a to f)
    seats 2
    traveller N50W10 N40E10
    hand 0 train-2*2 boat-3
    place venise=carried-0
    phase travel
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ...contract import CHANCE, OVER, Ints, Within, ints
from ...contract.record import index_of
from .codes import (
    ANNOUNCE,
    BEGINS,
    BEHIND_FACE,
    CHANGE,
    DEALT,
    FLAG_OF,
    HAPPENS,
    KEEPS,
    LABELLED,
    LAY_CARD,
    LOSES,
    NUMBERED,
    OF_QUARTER,
    ON_IT,
    ON_TOP,
    OPENED,
    PASS,
    STARTS_AT,
    STAY,
    TO,
    USE,
)
from .content import (
    CELLS,
    CLUES,
    COLUMNS,
    DESTINATIONS,
    EVENTS,
    LEVELS,
    MAP,
    NORTH,
    OPEN_EVENTS,
    QUARTERS,
    ROWS,
    SHEETS,
    SIZE,
    TRANSPORT,
    TRANSPORTS,
    WEST,
)
from .rules import begin
from .state import (
    HIDDEN,
    KINDS,
    NONE,
    PHASES,
    PRIME,
    RULEBOOK,
    SEATS,
    STAGES,
    TURN_CAP,
    State,
)

Names = Sequence[str]


def cell_name(cell: int) -> str:
    row, column = divmod(cell, COLUMNS)
    south, east = NORTH - SIZE * (row + 1), WEST + SIZE * column
    latitude = f"N{south}" if south >= 0 else f"S{-south - SIZE}"
    return latitude + (f"E{east}" if east >= 0 else f"W{-east - SIZE}")


CELL_NAMES = tuple(cell_name(cell) for cell in range(CELLS))
SITE_IDS = tuple(site.id for site in DESTINATIONS)
KIND_IDS = tuple(kind.id for kind in TRANSPORT)
EVENT_IDS = tuple(event.id for event in EVENTS)
OPENING_NAMES = ("left", "right")
MEANS_NAMES = ("walk", *KIND_IDS, "drift")
SEAT_NAMES = tuple(map(str, range(SEATS)))
FACES = (*EVENT_IDS[:OPEN_EVENTS], "SECRET")
CLUE_NAMES = tuple(f"{site}/{level}" for site in SITE_IDS for level in LEVELS)
PLACES = ("camera", *(f"{where}-{seat}" for where in ("open", "carried", "rack") for seat in range(SEATS)))
EVENT_PLACES = ("pile", "used", *(f"kept-{seat}" for seat in range(SEATS)))


@dataclass(frozen=True)
class Form:
    """How some moves are written: a word, then names; they are numbered from `first` on."""

    word: str
    first: int
    names: tuple[Names, ...]

    @property
    def count(self) -> int:
        count = 1
        for names in self.names:
            count *= len(names)
        return count

    def write(self, number: int) -> str:
        said: list[str] = []
        number -= self.first
        for names in reversed(self.names):
            number, index = divmod(number, len(names))
            said.insert(0, names[index])
        return " ".join([self.word, *said]).strip()

    def read(self, said: list[str]) -> int | None:
        if self.word:
            if said[:1] != [self.word]:
                return None
            said = said[1:]
        number = 0
        if len(said) != len(self.names):
            return None
        for names, name in zip(self.names, said, strict=True):
            if name not in names:
                return None
            number = number * len(names) + names.index(name)
        return self.first + number


FORMS = (
    Form("", 0, (MEANS_NAMES, CELL_NAMES)),
    Form("stay", STAY, ()),
    Form("change", CHANGE, (KIND_IDS,)),
    Form("call", ANNOUNCE, (OPENING_NAMES, SITE_IDS)),
    Form("pass", PASS, ()),
    Form("use", USE, (EVENT_IDS[OPEN_EVENTS:],)),
    Form("flag", FLAG_OF, (SEAT_NAMES,)),
    Form("lay", LAY_CARD, (KIND_IDS,)),
    Form("to", TO, (CELL_NAMES,)),
    Form("numbers", NUMBERED + 1, (tuple(map(str, range(1, PRIME))),)),
    Form("face", OF_QUARTER, (QUARTERS,)),
    Form("face", LABELLED + 1, (tuple(map(str, range(1, CLUES + 1))),)),
    Form("behind", BEHIND_FACE, (SITE_IDS,)),
    Form("sheet", ON_TOP, (tuple(map(str, range(1, SHEETS + 1))),)),
    Form("riddle", ON_IT, ((*LEVELS, "none"),)),
    Form("card", OPENED, (SITE_IDS,)),
    Form("draw", DEALT, (KIND_IDS,)),
    Form("start", STARTS_AT, (SITE_IDS,)),
    Form("begins", BEGINS, (SEAT_NAMES,)),
    Form("event", HAPPENS, (FACES,)),
    Form("keep", KEEPS, (EVENT_IDS[OPEN_EVENTS:],)),
    Form("lose", LOSES, (KIND_IDS,)),
)


def write(s: State, move: int) -> str:
    form = next(form for form in reversed(FORMS) if move >= form.first)
    return form.write(move)


def read(text: str) -> int | None:
    said = text.split()
    for form in FORMS:
        number = form.read(said)
        if number is not None:
            return number
    return None


# Positions. A field is written with the names of its values; a long row only where it is not as at the beginning.

SIGNS = {NONE: "-", HIDDEN: "?"}
TURNS_OF = {"chance": CHANCE, "over": OVER}
CELL_FIELDS = ("traveller", "flag", "around")
SITE_FIELDS = ("front", "back", "called")
VALUES: dict[str, Names] = {
    **dict.fromkeys(CELL_FIELDS, CELL_NAMES),
    **dict.fromkeys(SITE_FIELDS, SITE_IDS),
    "phase": PHASES,
    "stage": STAGES,
    "quarter": QUARTERS,
    "place": PLACES,
    "event_at": EVENT_PLACES,
    "asked": EVENT_IDS,
    "ended_by": ("-", *RULEBOOK.clauses),
}
INDEX: dict[str, Names] = {"place": SITE_IDS, "event_at": EVENT_IDS, "label": CLUE_NAMES}  # rows written by name
SHAPES = {name: State.dtype[name].shape for name in State.dtype.names or ()}
UNTOLD = ("seats", "ply", "to_move")
PLAYERS = Within(2, SEATS)


def draw(s: State) -> str:
    plain = fresh(s.seats)
    lines = [*map_rows(s), f"seats {s.seats}", f"turn_of {turn_name(s.to_move)}"]
    for name, shape in SHAPES.items():
        if name not in UNTOLD:
            lines += field_lines(name, shape, getattr(s, name), getattr(plain, name))
    return "\n".join(lines)


def map_rows(s: State) -> list[str]:
    signs = list(MAP)
    for colour in range(SEATS):
        if s.flag[colour] != NONE:
            signs[s.flag[colour]] = "abcdef"[colour]
    for seat in range(s.seats):
        if s.traveller[seat] != NONE:
            signs[s.traveller[seat]] = SEAT_NAMES[seat]
    return ["".join(signs[row * COLUMNS : (row + 1) * COLUMNS]) for row in range(ROWS)]


def turn_name(to_move: int) -> str:
    return next((name for name, turn in TURNS_OF.items() if turn == to_move), str(to_move))


def field_lines(name: str, shape: tuple[int, ...], value: Any, plain: Any) -> list[str]:
    said = value_writer(name)
    if not shape:
        return [] if value == plain else [f"{name} {said(value)}"]
    if name in INDEX:
        told = [f"{INDEX[name][i]}={said(v)}" for i, v in enumerate(value) if v != plain[i]]
        return [" ".join([name, *told])] if told else []
    if name == "hand":
        return [f"hand {seat} {' '.join(cards)}" for seat in range(SEATS) if (cards := hand_cards(value, seat))]
    if len(shape) == 1:
        return [] if list(value) == list(plain) else [" ".join([name, *map(said, value)])]
    rows = [[value[i, j] for j in range(shape[1])] for i in range(shape[0])]
    blank = [[plain[i, j] for j in range(shape[1])] for i in range(shape[0])]
    return [" ".join([name, str(i), *map(said, row)]) for i, row in enumerate(rows) if row != blank[i]]


def hand_cards(hands: Ints, seat: int) -> list[str]:
    return [f"{KIND_IDS[kind]}*{hands[seat, kind]}" for kind in range(KINDS) if hands[seat, kind]]


def value_writer(name: str) -> Callable[[int], str]:
    names = VALUES.get(name)
    return str if names is None else lambda value: SIGNS.get(value) or names[value]


def fresh(seats: int) -> State:
    s = State()
    options = ints(3)
    options[2] = TURN_CAP
    begin(s.record, seats, options)
    return s


def parse(text: str) -> State:
    """A drawn position. Lines that are left out are as at the beginning."""
    lines = [line.split() for line in text.splitlines() if line.strip()]
    lines = [line for line in lines if not (len(line) == 1 and len(line[0]) == COLUMNS)]
    told = {line[0]: line[1:] for line in lines if line[0] in ("seats", "turn_of")}
    s = fresh(PLAYERS.read("seats", only_one("seats", told.get("seats", []))))
    for name, *said in lines:
        if name not in told:
            read_field(s, name, said)
    turn = only_one("turn_of", told.get("turn_of", [turn_name(s.to_move)]))
    s.to_move = TURNS_OF[turn] if turn in TURNS_OF else State.read("to_move", turn)
    return s


def read_field(s: State, name: str, said: list[str]) -> None:
    if name not in SHAPES or name in UNTOLD:
        raise ValueError(f"{name!r} is nothing that a drawing tells.")
    shape = SHAPES[name]
    if not shape:
        setattr(s, name, value_read(name, only_one(name, said)))
    elif name in INDEX:
        for pair in said:
            key, _, value = pair.partition("=")
            getattr(s, name)[index_of(name, INDEX[name], key)] = value_read(name, value)
    elif name == "hand":
        read_hand(s, said)
    else:
        read_row(s, name, shape, said)


def read_row(s: State, name: str, shape: tuple[int, ...], said: list[str]) -> None:
    row = getattr(s, name)
    at: tuple[int, ...] = ()
    if len(shape) == 2:
        at = (row_of(name, said[:1], shape[0]),)
        said = said[1:]
    if len(said) > shape[-1]:
        raise ValueError(f"{name} has {shape[-1]} values, not {len(said)}.")
    for i, value in enumerate(said):
        row[(*at, i) if at else i] = value_read(name, value)


def read_hand(s: State, said: list[str]) -> None:
    """`held` follows, where all cards of a hand are told."""
    seat = row_of("hand", said[:1], s.seats)
    cards = [s.hand[seat, kind] for kind in range(KINDS)]
    for told in said[1:]:
        card, _, count = told.partition("*")
        cards[index_of("hand", KIND_IDS, card)] += State.read("hand", count or "1")
    if sum(cards) > TRANSPORTS:
        raise ValueError(f"there are {TRANSPORTS} transport cards, not so many.")
    for kind in range(KINDS):
        s.hand[seat, kind] = cards[kind]
    s.held[seat] = sum(cards)


def row_of(name: str, said: list[str], count: int) -> int:
    return Within(0, count - 1).read(name, only_one(name, said))


def only_one(name: str, said: list[str]) -> str:
    if len(said) != 1:
        raise ValueError(f"{name} has one value, not {len(said)}.")
    return said[0]


def value_read(name: str, value: str) -> int:
    names = VALUES.get(name)
    if names is None:
        return State.read(name, value)
    for number, sign in SIGNS.items():
        if value == sign and sign not in names:
            return number
    return index_of(name, names, value)
