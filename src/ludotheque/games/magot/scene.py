"""Le Magot on a screen: seventy squares, tokens and pawns, the die, purses of notes and the heap."""

from functools import cache

from ...contract import NONE, OVER, Entry, Match
from ...contract.seats import seats_of
from ...scene import Counter, Line, Look, Mark, Piece, Place, Say, Scene, Stage, Tray, won
from .forms import ARRIVAL, SEND, START
from .solution import expected_throws
from .state import (
    ARRIVALS,
    CONTEST,
    EXILES,
    NOTES,
    SENDING,
    SQUARE_NAMES,
    SQUARES,
    STARTS,
    THROWING,
    WIDTH,
    Rule,
    State,
    is_exile,
    is_taken,
    player_after,
    struck,
    token_owner,
)

INKS = ("#234184", "#8C6414", "#962A55", "#3A8F4A")
PAPER = "#F3EBD3"
HEAPS = 5  # drawings of the magot, from nothing to overflowing
HELP = 2  # which option


@cache
def stage() -> Stage:
    places = tuple(
        Place(name, q % WIDTH, q // WIDTH, "exile" if is_exile(q) else "square", name)
        for q, name in enumerate(SQUARE_NAMES)
    )
    looks = {
        "square": Look("·", "#B9AB86", PAPER),
        "exile": Look("×", "#22304F", "#D8C48F"),
        "die": Look(ink="#22304F", paper=PAPER),
        "note": Look("▭", "#4C7A5A", PAPER, width=2),
        **{f"note-{value}": Look(str(value), "#4C7A5A", PAPER, width=2) for _, value in NOTES},
        "magot": Look("◆", "#B8892D", PAPER),
    }
    for seat, ink in enumerate(INKS):
        looks |= {
            f"pawn-{seat}": Look("♟", ink, PAPER),
            f"start-{seat}": Look("D", ink, PAPER),
            f"arrival-{seat}": Look("A", ink, PAPER),
        }
    return Stage(WIDTH, SQUARES // WIDTH, places, (), looks, confirms=True)


def pieces(s: State) -> list[Piece]:
    """Tokens first, so that pawns stand on them."""
    seats = seats_of(s.playing)
    found = [owned("start", seat, s.start[seat], seat) for seat in seats]
    found += [owned("arrival", seat, s.arrival[seat], player_after(s.record, seat)) for seat in seats]
    found += [owned("pawn", seat, s.pawn[seat], seat) for seat in seats if s.pawn[seat] != NONE]
    found += [note for seat in range(s.seats) for note in notes(s.purse[seat], f"purse-{seat}", seat)]
    return [*found, heap(s), *die(s)]


def owned(kind: str, owner: int, square: int, placer: int) -> Piece:
    """On its square, or with the one who will place it."""
    place = str(square) if square != NONE else f"tokens-{placer}"
    return Piece(kind, place, owner, name=Say(kind, {"player": owner}), id=f"{kind}-{owner}")


def notes(points: int, place: str, seat: int) -> list[Piece]:
    """Large notes first, as far as there are any."""
    found = []
    for count, value in reversed(NOTES):
        if held := min(count, points // value):
            name = Say("note", {"value": value, "count": held})
            found.append(Piece("note", place, face=str(value), name=name, id=f"note-{seat}-{value}", count=held))
            points -= held * value
    return found


def heap(s: State) -> Piece:
    full = s.stake * s.seats
    level = (s.magot * (HEAPS - 1) + full - 1) // full
    return Piece("magot", "magot", face=str(level), name=Say("heap", {"points": s.magot}), id="magot")


def die(s: State) -> list[Piece]:
    if s.phase not in (THROWING, SENDING):
        return []
    face = f"{s.die:+}" if s.die else "waiting"
    name = Say("die", {"face": signed(s.die)}) if s.die else Say("die-waiting")
    return [Piece("die", "dice", face=face, name=name, id="die-0")]


def trays(s: State) -> list[Tray]:
    seats = range(s.seats)
    purses = [Tray(f"purse-{seat}", "reserve", Say("purse", {"player": seat}), seat) for seat in seats]
    hands = [Tray(f"tokens-{seat}", "hand", Say("tokens", {"player": seat}), seat) for seat in seats]
    shown = hands if s.phase in (STARTS, ARRIVALS) else []
    return [*purses, *shown, Tray("magot", "pot", Say("magot")), Tray("dice", "dice", Say("dice"))]


def counters(s: State) -> list[Counter]:
    points = [Counter(f"points-{seat}", Say("points"), str(s.purse[seat]), seat) for seat in range(s.seats)]
    rest = {"magot": str(s.magot), "round": f"{s.round}/{s.rounds}", "throws": str(s.throws)}
    return points + [Counter(id, Say(id), value) for id, value in rest.items()]


def trail(s: State, entry: Entry) -> list[Mark]:
    """The way of a pawn: to a rival's arrival and back, or to exile from where the mover now stands."""
    for event in reversed(entry.events):
        if event.rule == Rule.HIT and event.to != NONE and s.pawn[event.player] != NONE:
            return [way(s.pawn[event.player], event.to)]
        if event.rule == Rule.OBEY_DIE:
            back = any(later.rule == Rule.RIVAL_ARRIVAL for later in entry.events)
            return [way(event.from_, event.to, *[event.from_] * back)]
    return []


def way(*squares: int) -> Mark:
    return Mark("last", tuple(map(str, squares)))


def foreseen(match: Match, move: int) -> list[Line]:
    """For beginners: how far a square is, in throws."""
    s: State = match.state
    if not match.options[HELP] or move >= SEND:
        return []
    if move >= ARRIVAL:
        owner = token_owner(s.record)
        throws = expected_throws(move - ARRIVAL)[s.start[owner]]
        return [Line(Say("hint-arrival", {"rival": owner, "count": round(throws)}), "")]
    farthest = max(expected_throws(square)[move - START] for square in range(SQUARES) if not is_taken(s.record, square))
    return [Line(Say("hint-start", {"count": round(farthest)}), "")]


def path(s: State, move: int) -> tuple[str, ...]:
    if move >= SEND:
        return f"pawn-{struck(s.record)}", str(EXILES[move - SEND])
    kind, first = ("arrival", ARRIVAL) if move >= ARRIVAL else ("start", START)
    return f"{kind}-{token_owner(s.record)}", str(move - first)


def meant(s: State, path: tuple[str, ...]) -> list[int]:
    """A square alone means what is to be put somewhere now."""
    squares = [int(step) for step in path if step in SQUARE_NAMES]
    if s.phase == SENDING:
        return [SEND + EXILES.index(square) if square in EXILES else NONE for square in squares]
    return [square + (ARRIVAL if s.phase == ARRIVALS else START) for square in squares]


def signed(step: int) -> str:
    return f"{step:+}".replace("-", "−")


def prompt(s: State) -> Say:
    if s.to_move == OVER:
        return won([s.purse[seat] for seat in range(s.seats)])
    if s.phase == CONTEST:
        return Say("prompt-contest", {"round": s.round})
    if s.phase == STARTS:
        return Say("prompt-start", {"player": s.to_move})
    if s.phase == ARRIVALS:
        return Say("prompt-arrival", {"player": s.to_move, "rival": token_owner(s.record)})
    if s.phase == SENDING:
        return Say("prompt-send", {"player": s.to_move, "rival": struck(s.record)})
    return Say("prompt-throw", {"player": s.actor})


SCENE = Scene(
    stage,
    pieces,
    prompt,
    path,
    trays=trays,
    counters=counters,
    trail=trail,
    meant=meant,
    foreseen=foreseen,
    kinds={"step": signed},
)
