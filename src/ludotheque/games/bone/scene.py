"""Bone on a screen: the table, a hand for each seat, stroke tallies."""

from collections.abc import Callable, Sequence
from functools import cache

from ...contract import HIDDEN, NONE, OVER, Entry, Event
from ...scene import Argument, Button, Caption, Counter, Look, Mark, Piece, Place, Say, Scene, Stage, Sum, Tray, won
from .box import (
    COLUMNS,
    KINDS,
    LENGTH,
    NAMES,
    NEIGHBOURS,
    SIGNS,
    SQUARE_NAMES,
    TURNS,
    WIDTH,
    as_seen,
    in_signs,
    squares_of,
)
from .forms import LAY, PASS, bar_of, lay_at
from .laid import LETTERS, bars, dead_squares, enclosed_bands
from .places import can_lay
from .rules import turns_each
from .state import BONE_PIECES, COLOUR, DEALING, EDGES, EVERYONE_BEGINS, HAND, LAYING, LOT, REFILLING, Rule, State

FELT, CHALK = "#2E3A36", "#6F7D77"
INKS = {"R": "#C8372D", "Y": "#E9B72B", "V": "#6B4A9C", "G": "#3B8C5A"}
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
    inks = {letter: "#FFFFFF" if letter != "Y" else FELT for letter in INKS}
    looks |= {f"bar-{letter}": Look(SIGNS[letter], inks[letter], paper) for letter, paper in INKS.items()}
    return Stage(WIDTH, WIDTH, places, tuple(captions), looks, confirms=True)


def hand_id(seat: int) -> str:
    return f"hand-{seat}"


def held_id(seat: int, kind: int) -> str:
    return f"hand-{seat}-{NAMES[kind]}"


def spoken(colours: str) -> Say:
    """The colours of a bar in words, for those who hear them."""
    return Say("bar", dict(zip("abcd", colours, strict=True)))


BAR_NAMES = [spoken(name) for name in NAMES]


@cache
def lying_bar(kind: int, turn: int, first: int) -> Say:
    colours, start, end = as_seen(kind, turn, first)
    return Say("bar-there", {"bar": spoken(colours), "from": start, "to": end})


def pieces(s: State) -> list[Piece]:
    laid = [
        Piece("bar", SQUARE_NAMES[q], face=NAMES[kind], angle=90 * turn, name=lying_bar(kind, turn, q), id=f"bar-{q}")
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
    turn = Counter("round", Say("round"), f"{min(s.turns // s.seats + 1, each)}/{each}", kind="turn")
    return [*points, turn, Counter("pile", Say("pile"), str(s.pile))]


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
    """With a bar in hand, a square may have meant any way it may lie over it, rather where there is room for it."""
    if s.phase != LAYING:
        return []
    if path == ("pass",):
        return [PASS]
    kinds = [kind for kind in range(KINDS) if s.hands[s.to_move, kind] and held_id(s.to_move, kind) in path]
    bars = sorted(bars_over(path), key=lambda bar: not has_room(s, *bar))
    return [lay_at(kind, *bar) for bar in bars for kind in kinds]


def bars_over(path: tuple[str, ...]) -> list[tuple[int, int]]:
    """The bars over the squares touched, turned as was said, as turns and first squares."""
    squares = [SQUARE_NAMES.index(step) for step in path if step in SQUARE_NAMES]
    turns = [turn for turn in range(TURNS) if f"turn-{turn}" in path] or range(TURNS)
    back = [(turn, squares_of((turn + 2) % TURNS, square)) for square in squares for turn in turns]
    return [(turn, first) for turn, firsts in back for first in firsts if first != NONE]


def has_room(s: State, turn: int, first: int) -> bool:
    return all(square != NONE and not s.board[square] for square in squares_of(turn, first))


def because(s: State, path: tuple[str, ...], clause: str) -> Say:
    if any(s.board[SQUARE_NAMES.index(step)] for step in path if step in SQUARE_NAMES):
        return Say("why-taken")
    bars = bars_over(path)
    return Say("why-no-room" if bars and not any(has_room(s, *bar) for bar in bars) else f"why-{clause}")


def laid_bar(move: int) -> Say:
    """Where a bar lies, and how it reads from there."""
    colours, start, end = as_seen(*bar_of(move))
    return Say("laid", {"signs": in_signs(colours), "from": start, "to": end})


def called(s: State, move: int) -> str | None:
    if move == PASS:
        return None
    colours, start, end = as_seen(*bar_of(move))
    return f"{in_signs(colours)} {start}–{end}"


def told(event: Event, args: dict[str, Argument]) -> dict[str, Argument] | None:
    return args if event.rule not in TOLD_IF or TOLD_IF[event.rule](event) else None


def gains(s: State, move: int, after: State, entry: Entry) -> list[Say]:
    """The bands that it closes; else where it meets its colours."""
    closed = max((event.count for event in entry.events if event.rule == Rule.ENCLOSE), default=0)
    if closed:
        return [Say("why-encloses", {"count": closed})]
    met = [event.count for event in entry.events if event.rule == Rule.SAME_COLOUR_CONTACT]
    return [Say("why-contacts", {"count": count}) for count in met]


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


def reckoning(start: State, s: State, log: Sequence[Entry]) -> list[list[Sum]]:
    """Bands by their colour, or game by game where several are played."""
    found = by_game(s, log) if s.games == EVERYONE_BEGINS else by_colour(s, log)
    return [
        [*earlier(start, seat), *found[seat], Sum(Say("reckoned-most"), told=str(most_at_once(log, seat)))]
        for seat in range(s.seats)
    ]


def earlier(start: State, seat: int) -> list[Sum]:
    """Points that were there before the log begins."""
    return [Sum(Say("reckoned-before"), int(start.points[seat]))]


def by_colour(s: State, log: Sequence[Entry]) -> list[list[Sum]]:
    counts = [dict.fromkeys(INKS, 0) for _ in range(s.seats)]
    for entry in log:
        for event in entry.events:
            if event.rule == Rule.ENCLOSE:
                counts[event.player][chr(LETTERS[s.board[event.square]])] += 1
    return [[Sum(Say(f"reckoned-{letter}"), n) for letter, n in found.items()] for found in counts]


def by_game(s: State, log: Sequence[Entry]) -> list[list[Sum]]:
    counts, game = [[0] * (s.seats + 1) for _ in range(s.seats)], 0
    for entry in log:
        for event in entry.events:
            if event.rule == Rule.ENCLOSE:
                counts[event.player][game] += 1
            game += event.rule == Rule.FULL_ROUNDS_ONLY
    return [[Sum(Say("reckoned-game", {"game": n + 1}), found[n]) for n in range(s.seats)] for found in counts]


def most_at_once(log: Sequence[Entry], seat: int) -> int:
    at_once = [sum(event.rule == Rule.ENCLOSE for event in entry.events) for entry in log if entry.seat == seat]
    return max(at_once, default=0)


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
    because=because,
    gains=gains,
    kinds={
        "bar": lambda kind: in_signs(NAMES[kind]) if kind != HIDDEN else "",
        "laid": laid_bar,
        "square": SQUARE_NAMES.__getitem__,
        "edge": EDGES.__getitem__,
    },
    called=called,
    reckoning=reckoning,
    told=told,
)
