"""Jonques on a screen: the board, two reserves, three dice."""

from collections.abc import Sequence
from functools import cache

from ...contract import OVER, Entry
from ...scene import Button, Caption, Counter, Look, Mark, Motion, Piece, Place, Say, Scene, Stage, Sum, Tray
from .courses import may_enter, target, target_count, zone_binds
from .forms import BEGINS, COLUMNS, FALLS, FORMS, KEEP, SQUARE_NAMES, THROW, course, ends_of
from .state import (
    DICE,
    ENEMY_PORT,
    JUNKS,
    NOWHERE,
    PORT,
    SQUARES,
    THROWS,
    WIDTH,
    Phase,
    Rule,
    State,
    facing,
    place_kind,
)

JADE, INDIGO, OCHRE = "#2F6F6B", "#27406B", "#D99A2B"
JUNK_NAMES = tuple(Say("junk", {"player": seat}) for seat in (0, 1))
SEEN_FROM = tuple([SQUARE_NAMES[facing(seat, square)] for square in range(SQUARES)] for seat in (0, 1))


def junk(seat: int, place: str) -> Piece:
    return Piece("junk", place, seat, name=JUNK_NAMES[seat])


# By the square as its own side counts it; ASHORE is the last.
JUNKS_AT = [[junk(seat, place) for place in (*SEEN_FROM[seat], f"reserve-{seat}")] for seat in (0, 1)]
TRAYS = [Tray(f"reserve-{seat}", "reserve", Say("reserve", {"player": seat}), seat) for seat in (0, 1)]
TRAYS += [Tray("dice", "dice", Say("dice"))]


@cache
def stage() -> Stage:
    places = tuple(
        Place(name, q % WIDTH, WIDTH - 1 - q // WIDTH, place_kind(q), name) for q, name in enumerate(SQUARE_NAMES)
    )
    captions = [Caption(column, WIDTH, letter) for column, letter in enumerate(COLUMNS)]
    captions += [Caption(-1, WIDTH - 1 - row, str(row + 1)) for row in range(WIDTH)]
    looks = {
        "sea": Look(paper="#CBE0D8"),
        "frontier": Look("~", "#6E9C96", "#B4D2CB"),
        "zone": Look("·", "#A07C3A", "#E4D3A6"),
        "port": Look("◎", OCHRE, "#F3E7C4"),
        "junk-0": Look("▲", JADE, "#CBE0D8"),
        "junk-1": Look("▼", INDIGO, "#CBE0D8"),
        "die": Look(ink="#2B2622", paper="#F6EFE0"),
        "die-blank": Look("–", ink="#2B2622", paper="#F6EFE0"),
    }
    return Stage(WIDTH, WIDTH, places, tuple(captions), looks, opposite=True, throws_on=True)


def pieces(s: State) -> list[Piece]:
    fleets = zip(JUNKS_AT, s.fleet.tolist(), strict=True)
    return [at[square] for at, fleet in fleets for square in fleet] + dice(s)


def dice(s: State) -> list[Piece]:
    """Aces first, then sixes, then the dice that show nothing of use or wait for the first throw."""
    if s.phase in (Phase.LOT, Phase.DONE):
        return []
    return shown_dice(s.aces, s.sixes, "blank" if s.throws else "waiting")


@cache
def shown_dice(aces: int, sixes: int, rest: str) -> list[Piece]:
    faces = enumerate(faces_of(aces, sixes, rest))
    return [Piece("die", "dice", face=face, name=Say(f"die-{face}"), id=f"die-{i}") for i, face in faces]


def faces_of(aces: int, sixes: int, rest: str) -> list[str]:
    return ["1"] * aces + ["6"] * sixes + [rest] * (DICE - aces - sixes)


def thrown(s: State, text: str) -> list[str]:
    """The dice of a last throw are taken up at once where it allows nothing."""
    move = FORMS.read(text)
    if move is None or not THROW <= move < BEGINS:
        return []
    aces, sixes = FALLS[move - THROW]
    return faces_of(s.aces + aces, s.sixes + sixes, "blank")


def counters(s: State) -> list[Counter]:
    return [turn_counter(s.turns + 1), THROWN[s.throws]]


def turn_counter(turn: int) -> Counter:
    return Counter("turn", Say("turn"), f"{turn}", kind="turn")


THROWN = [Counter("throws", Say("throws"), f"{throws}/{THROWS}") for throws in range(THROWS + 1)]


def squares_of(entry: Entry) -> tuple[str, ...]:
    return squares_told(entry.move) if 0 <= entry.move < KEEP else ()


@cache
def squares_told(move: int) -> tuple[str, str]:
    start, end = ends_of(move)
    return SQUARE_NAMES[start], SQUARE_NAMES[end]


def trail(s: State, entry: Entry) -> list[Mark]:
    return [Mark("last", squares_told(entry.move))] if 0 <= entry.move < KEEP else []


def motions(entry: Entry) -> list[Motion]:
    """A captured junk sails home first; a six brings one from the reserve."""
    went = []
    if squares := squares_of(entry):
        if "x" in entry.text:
            went.append(Motion(squares[1], f"reserve-{1 - entry.seat}"))
        went.append(Motion(*squares))
    for event in entry.events:
        if event.rule == Rule.SIX_ENTERS and event.entered:
            went.append(Motion(f"reserve-{event.player}", SEEN_FROM[event.player][PORT]))
    return went


def path(s: State, move: int) -> tuple[str, ...]:
    if move >= KEEP:
        return (f"keep {move - KEEP}",)
    return squares_told(move)


def button(step: str) -> Button | None:
    _, keep, count = step.partition("keep ")
    return Button(step, Say("keep", {"count": int(count)})) if keep else None


def meant(s: State, path: tuple[str, ...]) -> list[int]:
    """A junk touched alone may have meant any course; the nearest squares first. Water alone means nothing."""
    squares = [SQUARE_NAMES.index(step) for step in path[:2] if step in SQUARE_NAMES]
    if s.phase != Phase.MOVE or not squares or path[0] not in SQUARE_NAMES:
        return []
    start, *ends = squares
    if not s.board[start]:
        return []
    return [course(start, end) for end in ends or neighbours(s, start)]


def because(s: State, path: tuple[str, ...], clause: str) -> Say:
    return Say(f"why-{clause}", {"count": s.aces, "jumps": s.jump_to_capture})


def neighbours(s: State, start: int) -> list[int]:
    """The squares that the aces on the table would reach from here, for the seat to move."""
    seat = s.to_move
    here, record = facing(seat, start), s.record
    ends = [target(record, here, k) for k in range(target_count(record, here))]
    return [facing(seat, end) for end in ends if end != NOWHERE]


def use_of_six(s: State) -> str:
    """Whether a kept six would enter a junk, else why not; with two aces beside it, one that would not has to be taken
    back."""
    if may_enter(s.record, s.actor):
        return "yes"
    if (s.aces, s.sixes) == (DICE - 1, 1):
        return "never"
    return "zone" if zone_binds(s.record, s.actor) else "port" if s.afloat[s.actor] < JUNKS else "all"


def gains(s: State, move: int, after: State, entry: Entry) -> list[Say]:
    """A junk that enters or dice to throw again; a capture, rights, and how near the port is."""
    if move >= KEEP:
        kept = move - KEEP
        enters = [Say("why-enters")] if kept and may_enter(s.record, s.actor) else []
        return enters or [Say("why-throws", {"count": DICE - s.aces - kept})]
    if after.to_move == OVER:
        return [Say("why-wins")]
    done = {event.rule for event in entry.events if event.rule != Rule.FRONTIER_RIGHTS or event.change > 0}
    found = [say for rule, say in REWARDS.items() if rule in done]
    end = facing(s.to_move, ends_of(move)[1])
    return [*found, Say("why-near", {"count": squares_between(end, ENEMY_PORT)})]


REWARDS = {Rule.CAPTURED_RETURNS: Say("why-takes"), Rule.FRONTIER_RIGHTS: Say("why-rights")}


def squares_between(one: int, other: int) -> int:
    return abs(one // WIDTH - other // WIDTH) + abs(one % WIDTH - other % WIDTH)


DUTIES = ("entered", "from-port", "zone", "zone", "blocker", "any", "any")


def prompt(s: State) -> Say:
    if s.to_move == OVER:
        return Say("prompt-won", {"player": s.actor}) if s.ended_by == Rule.REACH_PORT else Say("prompt-drawn")
    if s.phase == Phase.LOT:
        return Say("prompt-lot")
    if s.phase == Phase.KEEP:
        return Say("prompt-keep", {"player": s.to_move, "enters": use_of_six(s), "throw": s.throws})
    if s.phase == Phase.MOVE:
        return Say("prompt-move", {"player": s.to_move, "count": s.aces, "duty": DUTIES[s.duty]})
    return Say("prompt-throw", {"player": s.actor, "count": s.throws + 1})


CAPTURES = (Rule.CAPTURE_STRAIGHT, Rule.CAPTURE_DIAGONAL)


def reckoning(start: State, s: State, log: Sequence[Entry]) -> list[list[Sum]]:
    """How it ended, and what each did for it."""
    return [seat_reckoning(s, log, seat) for seat in (0, 1)]


def seat_reckoning(s: State, log: Sequence[Entry], seat: int) -> list[Sum]:
    events = [event for entry in log for event in entry.events if event.details[:1] == (seat,)]
    reached = s.ended_by == Rule.REACH_PORT
    landed = reached and s.actor == seat
    return [
        Sum(Say("reckoned-port"), (1 if landed else -1) if reached else 0, "✓" if landed else "–"),
        Sum(Say("reckoned-captures"), told=str(sum(event.rule in CAPTURES for event in events))),
        Sum(Say("reckoned-entered"), told=str(sum(event.entered for event in events if event.rule == Rule.SIX_ENTERS))),
        Sum(Say("reckoned-afloat"), told=str(s.afloat[seat])),
    ]


SCENE = Scene(
    stage,
    pieces,
    prompt,
    path,
    trays=lambda s: TRAYS,
    counters=counters,
    trail=trail,
    motions=motions,
    button=button,
    meant=meant,
    because=because,
    reckoning=reckoning,
    gains=gains,
    kinds={"square": SQUARE_NAMES.__getitem__},
    thrown=thrown,
)
