"""Le Magot on a screen: seventy squares, tokens and pawns, the die, purses of notes and the heap."""

from collections import Counter as Tally
from collections.abc import Iterator, Sequence
from functools import cache
from math import fsum

from ...contract import NONE, OVER, Entry, Event, Match
from ...contract.seats import seats_of
from ...scene import Counter, Line, Look, Mark, Piece, Place, Say, Scene, Sheet, Stage, Sum, Tray, won
from .forms import ARRIVAL, SEND, START
from .notes import VALUES, Heap, notes_of
from .state import (
    ARRIVALS,
    CONTEST,
    EXILES,
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
from .walks import expected_throws

INKS = ("#234184", "#8C6414", "#962A55", "#3A8F4A")
PAPER = "#F3EBD3"
HEAPS = 5  # drawings of the magot, from nothing to overflowing
HELP = 2  # which option
PLACING = "choose-start", "next-sets-arrival"
PAYS = {Rule.RIVAL_ARRIVAL: -1, Rule.OWN_START: -1, Rule.HIT: 1, Rule.RIVAL_START: 1}  # 1: the rival pays


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
        **{f"note-{value}": Look(str(value), "#4C7A5A", PAPER, width=2) for value in VALUES},
        "magot": Look("◆", "#B8892D", PAPER),
    }
    for seat, ink in enumerate(INKS):
        looks |= {
            f"pawn-{seat}": Look("♟", ink, PAPER),
            f"start-{seat}": Look("D", ink, PAPER),
            f"arrival-{seat}": Look("A", ink, PAPER),
        }
    return Stage(WIDTH, SQUARES // WIDTH, places, (), looks, confirms=True, anticlockwise=True)


def pieces(s: State) -> list[Piece]:
    """Tokens first, so that pawns stand on them."""
    seats = seats_of(s.playing)
    found = [owned("start", seat, s.start[seat], seat) for seat in seats]
    found += [owned("arrival", seat, s.arrival[seat], player_after(s.record, seat)) for seat in seats]
    found += [owned("pawn", seat, s.pawn[seat], seat) for seat in seats if s.pawn[seat] != NONE]
    heaps = notes_of(s)
    found += [note for seat in range(s.seats) for note in notes(heaps[seat], seat)]
    return [*found, heap(s), *die(s)]


def owned(kind: str, owner: int, square: int, placer: int) -> Piece:
    """On its square, or with the one who will place it."""
    place = str(square) if square != NONE else f"tokens-{placer}"
    return Piece(kind, place, owner, name=Say(kind, {"player": owner}), id=f"{kind}-{owner}")


def notes(heap: Heap, seat: int) -> list[Piece]:
    return [
        Piece(
            "note",
            f"purse-{seat}",
            -1,
            str(value),
            0,
            Say("note", {"value": value, "count": n}),
            f"note-{seat}-{value}",
            n,
        )
        for value, n in zip(VALUES, heap, strict=True)
        if n
    ]


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
    """The way of a pawn: to a rival's arrival and back, or to exile from where the mover now stands. Of a token: from
    who places it. While a new round is laid out, nothing is left of the one before."""
    laying_out = s.phase in (CONTEST, STARTS, ARRIVALS)
    if laying_out and entry.seat < 0 and not following(entry):
        return [way()]
    if entry.seat >= 0 and entry.move < SEND:
        return [Mark("last", (*[f"tokens-{entry.seat}"] * laying_out, str(placed(entry.move))))]
    for event in reversed(entry.events):
        if event.rule == Rule.HIT and event.to != NONE and s.pawn[event.player] != NONE:
            return [way(s.pawn[event.player], event.to)]
        if event.rule == Rule.OBEY_DIE:
            back = any(later.rule == Rule.RIVAL_ARRIVAL for later in entry.events)
            return [way(event.from_, event.to, *[event.from_] * back)]
    return []


def placed(move: int) -> int:
    return move - (ARRIVAL if move >= ARRIVAL else START)


def way(*squares: int) -> Mark:
    return Mark("last", tuple(map(str, squares)))


def cards(options: Sequence[int], entry: Entry, before: Iterator[Entry]) -> list[Sheet]:
    """The end of a round: who took the magot, what the round brought each, and what comes next."""
    end = next((event for event in entry.events if event.rule in (Rule.REACH_ARRIVAL, Rule.ROUND_CAP)), None)
    if not end:
        return []
    sums, stakes = Tally(accidents(entry)), dict[int, int]()
    while not stakes and (past := next(before, None)):
        stakes = {event.player: event.points for event in past.events if event.rule == Rule.STAKE}
        sums.update(accidents(past) if not stakes else {})
    if end.rule == Rule.ROUND_CAP:  # they are given back
        title, taken, stakes = Say("round-undecided"), Tally[int](), dict.fromkeys(stakes, 0)
    else:
        title, taken = Say("round-taken", {"player": end.player, "points": end.points}), Tally({end.player: end.points})
    players = sorted({*stakes, *sums, *taken})
    lines = [share(seat, stakes.get(seat, 0), taken[seat], sums[seat]) for seat in players]
    lines += [Say("log-next-round", {"round": event.round, "rounds": event.rounds}) for event in following(entry)]
    brought = [taken[seat] - stakes.get(seat, 0) + sums[seat] for seat in players]
    art = f"magot-{HEAPS - 1 if taken else 0}"
    return [Sheet("round", "card", title, tuple(lines), art, numbers=tuple(map(signed, brought)))]


def share(seat: int, stake: int, taken: int, accidents: int) -> Say:
    staked = signed(-stake) if stake else "0"
    return Say("round-share", {"player": seat, "stake": staked, "taken": taken, "accidents": signed(accidents)})


def following(entry: Entry) -> list[Event]:
    return [event for event in entry.events if event.rule == Rule.NEXT_ROUND]


def accidents(entry: Entry) -> Tally[int]:
    """What changed hands by accidents."""
    sums = Tally[int]()
    for event in entry.events:
        if event.rule in PAYS:
            sums[event.player] += PAYS[event.rule] * event.points
            sums[event.rival] -= PAYS[event.rule] * event.points
    return sums


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


def gains(s: State, move: int, after: State, entry: Entry) -> list[Say]:
    """How many throws it saves or costs, beside the other choices."""
    if move >= SEND:
        owner, exile = struck(s.record), EXILES[move - SEND]
        throws = {square: expected_throws(s.arrival[owner])[square] for square in EXILES}
        return [compared("why-send", throws[exile], sum(throws.values()) - throws[exile], owner)]
    free = [square for square in range(SQUARES) if not is_taken(s.record, square)]
    if move >= ARRIVAL:
        owner = token_owner(s.record)
        far = {square: expected_throws(square)[s.start[owner]] for square in free}
        return [compared("why-arrival", far[move - ARRIVAL], fsum(far.values()) / len(far), owner)]
    worst = {square: max(expected_throws(arrival)[square] for arrival in free) for square in free}
    return [compared("why-start", worst[move - START], fsum(worst.values()) / len(worst), s.to_move)]


def compared(id: str, throws: float, usual: float, owner: int) -> Say:
    more = round(throws) - round(usual)
    side = "more" if more > 0 else "fewer" if more < 0 else "same"
    return Say(id, {"rival": owner, "count": round(throws), "side": side, "by": abs(more)})


def path(s: State, move: int) -> tuple[str, ...]:
    if move >= SEND:
        return f"pawn-{struck(s.record)}", str(EXILES[move - SEND])
    kind = "arrival" if move >= ARRIVAL else "start"
    return f"{kind}-{token_owner(s.record)}", str(placed(move))


def meant(s: State, path: tuple[str, ...]) -> list[int]:
    """A square alone means what is to be put somewhere now; a token that waits, that it should be put."""
    if s.phase == STARTS and path[-1].startswith("arrival"):
        return [ARRIVAL]
    squares = [int(step) for step in path if step in SQUARE_NAMES]
    if s.phase == SENDING:
        return [SEND + EXILES.index(square) if square in EXILES else NONE for square in squares]
    return [square + (ARRIVAL if s.phase == ARRIVALS else START) for square in squares]


def because(s: State, path: tuple[str, ...], clause: str) -> Say:
    squares = [int(step) for step in path if step in SQUARE_NAMES]
    if clause in PLACING and not squares:
        return Say("why-start-first")
    if clause in PLACING:
        return Say("why-exile" if any(map(is_exile, squares)) else "why-taken")
    return Say(f"why-{clause}")


def signed(step: int) -> str:
    return f"{step:+}".replace("-", "−")


def prompt(s: State) -> Say:
    if s.to_move == OVER:
        return won([s.purse[seat] for seat in range(s.seats)])
    if s.phase == CONTEST:
        return Say("prompt-contest", {"round": s.round})
    if s.phase == STARTS:
        return Say("prompt-start", {"player": s.to_move, "round": s.round})
    if s.phase == ARRIVALS:
        return Say("prompt-arrival", {"player": s.to_move, "rival": token_owner(s.record)})
    if s.phase == SENDING:
        return Say("prompt-send", {"player": s.to_move, "rival": struck(s.record)})
    return Say("prompt-throw", {"player": s.actor})


MEETINGS = {Rule.HIT: 1, Rule.RIVAL_START: 1, Rule.OWN_START: -1, Rule.RIVAL_ARRIVAL: -1}  # who moved gets or pays


def reckoning(start: State, s: State, log: Sequence[Entry]) -> list[list[Sum]]:
    """Stakes, magots, and what was paid on the way."""
    return [seat_reckoning(start, s, log, seat) for seat in range(s.seats)]


def seat_reckoning(start: State, s: State, log: Sequence[Entry], seat: int) -> list[Sum]:
    events = [event for entry in log for event in entry.events]
    met = list(met_by(events, seat))
    staked = s.stake if start.phase == CONTEST and start.round == 1 else 0  # before the log begins, and told in it
    return [
        Sum(Say("reckoned-share"), int(start.purse[seat]) + staked),
        Sum(Say("reckoned-stakes"), -points_of(events, Rule.STAKE, seat)),
        Sum(Say("reckoned-back"), points_of(events, Rule.ROUND_CAP, seat)),
        Sum(Say("reckoned-magots"), points_of(events, Rule.REACH_ARRIVAL, seat)),
        Sum(Say("reckoned-got"), sum(points for points in met if points > 0)),
        Sum(Say("reckoned-paid"), sum(points for points in met if points < 0)),
    ]


def points_of(events: Sequence[Event], rule: int, seat: int) -> int:
    return sum(event.points for event in events if event.rule == rule and event.player == seat)


def met_by(events: Sequence[Event], seat: int) -> Iterator[int]:
    """What a seat got or paid when pawns, starts and arrivals met."""
    for event in events:
        if event.rule in MEETINGS and seat in (event.player, event.rival):
            yield event.points * MEETINGS[event.rule] * (1 if event.player == seat else -1)


SCENE = Scene(
    stage,
    pieces,
    prompt,
    path,
    trays=trays,
    counters=counters,
    trail=trail,
    meant=meant,
    because=because,
    foreseen=foreseen,
    reckoning=reckoning,
    gains=gains,
    kinds={"step": signed},
    cards=cards,
)
