"""Bone on a screen: the table, a hand for each seat, stroke tallies."""

from collections.abc import Callable
from functools import cache

from ...contract import HIDDEN, NONE, OVER, Entry, Event, Named
from ...scene import Argument, Button, Caption, Counter, Look, Mark, Piece, Place, Say, Scene, Stage, Tray, won
from .box import COLUMNS, KINDS, LENGTH, NAMES, NEIGHBOURS, SQUARE_NAMES, TURNS, WIDTH, squares_of
from .forms import LAY, PASS, bar_of, lay_at
from .laid import bars, dead_squares, enclosed_bands
from .places import can_lay
from .rules import turns_each
from .state import BONE_PIECES, COLOUR, DEALING, HAND, LAYING, LOT, REFILLING, Rule, State

FELT, CHALK = "#2E3A36", "#6F7D77"
INKS = {"R": "#C8372D", "Y": "#E9B72B", "V": "#6B4A9C", "G": "#3B8C5A"}
BAR_NAMES = [Say("bar", dict(zip("abcd", name, strict=True))) for name in NAMES]
BACK = Say("back")
TOLD_IF: dict[int, Callable[[Event], bool]] = {  # draws are seen at the hand; of the bands of a move the last says all
    Rule.FOUR_EACH: lambda event: event.held == HAND and event.bar == HIDDEN,
    Rule.ALWAYS_REFILL: lambda event: event.pile == 0 and event.bar == HIDDEN,
    Rule.BONE_START: lambda event: event.drawn == BONE_PIECES,
    Rule.ENCLOSE: lambda event: event.count > 0,
}


@cache
def stage() -> Stage:
    places = tuple(Place(name, q % WIDTH, q // WIDTH, "felt", name) for q, name in enumerate(SQUARE_NAMES))
    captions = [Caption(column, -1, letter) for column, letter in enumerate(COLUMNS)]
    captions += [Caption(-1, row, str(row + 1)) for row in range(WIDTH)]
    looks = {
        "felt": Look("·", CHALK, FELT),
        "bar": Look("▬", "#E9DDB8", FELT, width=LENGTH),
        "bar-back": Look("▒", "#A98A62", "#5B4630", width=LENGTH),
    }
    looks |= {f"bar-{letter}": Look(letter, "#FFFFFF" if letter != "Y" else FELT, ink) for letter, ink in INKS.items()}
    return Stage(WIDTH, WIDTH, places, tuple(captions), looks, confirms=True)


def hand_id(seat: int) -> str:
    return f"hand-{seat}"


def held_id(seat: int, kind: int) -> str:
    return f"hand-{seat}-{NAMES[kind]}"


def pieces(s: State) -> list[Piece]:
    laid = [
        Piece("bar", SQUARE_NAMES[q], face=NAMES[kind], angle=90 * turn, name=BAR_NAMES[kind], id=f"bar-{q}")
        for kind, turn, q in bars(s)
    ]
    return laid + [piece for seat in range(s.seats) for piece in hand(s, seat)]


def hand(s: State, seat: int) -> list[Piece]:
    """What a seat holds, equal pieces as one; what is not seen, as a back."""
    place, hands = hand_id(seat), s.hands
    counts = [(kind, hands[seat, kind]) for kind in range(KINDS) if hands[seat, kind]]
    seen = [
        Piece("bar", place, face=NAMES[kind], name=BAR_NAMES[kind], id=held_id(seat, kind), count=count)
        for kind, count in counts
    ]
    hidden = s.held[seat] - sum(count for _, count in counts)
    backs = Piece("bar", place, face="back", name=BACK, id=f"{place}-back", count=hidden)
    return [*seen, backs] if hidden else seen


def trays(s: State) -> list[Tray]:
    return [Tray(hand_id(seat), "hand", Say("hand", {"player": seat}), seat) for seat in range(s.seats)]


def counters(s: State) -> list[Counter]:
    points = [Counter(f"points-{n}", Say("points"), str(s.points[n]), n, "tally") for n in range(s.seats)]
    each = turns_each(s.seats)
    this = min(s.turns // s.seats + 1, each)
    return [*points, Counter("round", Say("round"), f"{this}/{each}"), Counter("pile", Say("pile"), str(s.pile))]


def marks(s: State) -> list[Mark]:
    """Dead squares and closed bands."""
    return [Mark("dead", tuple(SQUARE_NAMES[square] for square in dead_squares(s))), edges("closed", enclosed_bands(s))]


def trail(s: State, entry: Entry) -> list[Mark]:
    """The bar just laid, what it closed, and where it meets its colours."""
    if not LAY <= entry.move < PASS:
        return []
    _, turn, first = bar_of(entry.move)
    if not s.board[first]:  # another game has begun
        return []
    scored = [(event.square, event.side) for event in entry.events if event.rule == Rule.ENCLOSE]
    return [
        Mark("last", (hand_id(entry.seat), SQUARE_NAMES[first])),
        edges("scored", scored),
        edges("contact", contacts(s, turn, first)),
    ]


def edges(kind: str, bands: list[tuple[int, int]]) -> Mark:
    return Mark(kind, tuple(SQUARE_NAMES[square] for square, _ in bands), tuple(side for _, side in bands))


def contacts(s: State, turn: int, first: int) -> list[tuple[int, int]]:
    """same-colour-contact: the bands of a laid bar that touch their own colour."""
    found = []
    for square in squares_of(turn, first):
        colour, fronts = s.board[square] & COLOUR, enumerate(NEIGHBOURS[square])
        found += [(square, side) for side, front in fronts if front != NONE and s.board[front] & COLOUR == colour]
    return found


def path(s: State, move: int) -> tuple[str, ...]:
    if move == PASS:
        return ("pass",)
    kind, turn, first = bar_of(move)
    return held_id(s.to_move, kind), f"turn-{turn}", SQUARE_NAMES[first]


def button(step: str) -> Button | None:
    if step == "pass":
        return Button(step, Say("pass"))
    _, turned, turn = step.partition("turn-")
    return Button(step, Say(step), 90 * int(turn)) if turned else None


def meant(s: State, path: tuple[str, ...]) -> list[int]:
    """A square alone may have meant any piece, a piece without a turn any turn."""
    if s.phase != LAYING:
        return []
    if path == ("pass",):
        return [PASS]
    squares = [SQUARE_NAMES.index(step) for step in path if step in SQUARE_NAMES]
    held = [kind for kind in range(KINDS) if s.hands[s.to_move, kind]]
    kinds = [kind for kind in range(KINDS) if held_id(s.to_move, kind) in path] or held
    turns = [turn for turn in range(TURNS) if f"turn-{turn}" in path] or range(TURNS)
    return [lay_at(kind, turn, square) for square in squares for kind in kinds for turn in turns]


def told(event: Event, args: dict[str, Argument]) -> dict[str, Argument] | None:
    return args if event.rule not in TOLD_IF or TOLD_IF[event.rule](event) else None


def is_stuck(s: State) -> bool:
    """cannot-lay, as far as the hand of the seat to move is seen."""
    seat = s.to_move
    seen = sum(s.hands[seat, kind] for kind in range(KINDS)) == s.held[seat]
    return seen and not can_lay(s.record, seat)


def prompt(s: State) -> Say:
    if s.to_move == OVER:
        return won([s.points[seat] for seat in range(s.seats)])
    if s.phase == LOT:
        return Say("prompt-lot")
    if s.phase == DEALING:
        return Say("prompt-deal")
    if s.phase == LAYING:
        return Say("prompt-pass" if is_stuck(s) else "prompt-lay", {"player": s.to_move})
    return Say("prompt-refill", {"player": s.drawer}) if s.phase == REFILLING else Say("prompt-bone")


SCENE = Scene(
    stage,
    pieces,
    prompt,
    path,
    trays=trays,
    counters=counters,
    marks=marks,
    trail=trail,
    button=button,
    meant=meant,
    kinds={"bar": Named(NAMES, low=HIDDEN).write, "square": SQUARE_NAMES.__getitem__},
    told=told,
)
