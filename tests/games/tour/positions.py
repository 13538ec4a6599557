"""Short ways to set up a position and to read what a player would see."""

from ludotheque.contract import Entry, Match
from ludotheque.games.tour import GAME
from ludotheque.games.tour.content import (
    CELL_NAMES,
    CLUES,
    DESTINATIONS,
    EVENT_IDS,
    EVENTS,
    KIND_IDS,
    LEVELS,
    PER_SITE,
    QUARTERS,
    SITE_IDS,
    TRANSPORT,
    quarter_of,
    sheet_of,
)
from ludotheque.games.tour.state import EVENT_PLACES, PHASES, PLACES, Phase
from ludotheque.testing import Kit

kit = Kit(GAME, __file__)
clauses, told, events, golden = kit.clauses, kit.told, kit.events, kit.golden

AWAY = ("S50W170", "S50W150", "S50W130", "S50W110", "S50W90", "S50E170")  # where flags are in nobody's way
FRONT = "saint-basile uluru"
SITES = SITE_IDS
QUIET = "event cow-on-the-line"  # nothing happens
ALL_CARDS = " ".join(f"{kind.id}*{kind.count}" for kind in TRANSPORT)
SHEET = 1  # on show, and tells nothing about the cards in front


def place(
    *travellers: str,
    flags: dict[int, str] | None = None,
    hands: tuple[str, ...] = (),
    front: str = FRONT,
    out: str = "",
    left: str = "",
    kept: str = "",
    sheet: int = SHEET,
    turn: int = 0,
    more: str = "",
) -> Match:
    """Seat `turn` is about to travel: `place("N50E0", "N40E10", hands=("train-2", "boat-3*2"))`.

    `flags` by colour, `front` the two cards in front, `out` and `left` the cards outside the camera and how many are in
    its compartments, `kept` SECRET cards and their seats, `sheet` the one on show; `more`: other lines of a drawing,
    in place of these.
    """
    cells = [(flags or {}).get(colour, AWAY[colour]) for colour in range(6)]
    absent = len(out.split())
    lines = [
        f"seats {len(travellers)}",
        f"turn {turn}",
        "first 0",
        "turns 1",
        "hint 0",
        "numbers 1",
        "stage before",
        "phase travel",
        "traveller " + " ".join(travellers),
        "flag " + " ".join(cells),
        *(f"hand {seat} {cards_line(cards)}" for seat, cards in enumerate(hands) if cards),
        "left " + (left or f"{40 - absent // 2} {40 - (absent + 1) // 2}"),
        *([f"place {out}"] if out else []),
        *camera_lines(front.split(), sheet),
        *kept_lines(kept, len(travellers)),
        *more.splitlines(),
    ]
    told = {field_of(line): line for line in lines}
    return GAME.position("\n".join(told.values()), seed=0)


def field_of(line: str) -> str:
    """What a line tells: `phase`, `hand 0`."""
    name, row, *_ = line.split()
    return f"{name} {row}" if name in ("hand", "number", "back", "older") else name


def cards_line(cards: str) -> str:
    """`train-2 boat-3*2` as a drawing says it."""
    counted = (card.partition("*") for card in cards.split())
    return " ".join(f"{kind}={count or 1}" for kind, _, count in counted)


def camera_lines(front: list[str], sheet: int) -> list[str]:
    """The cards in front with their numbers, and the riddles of the sheet on show with theirs."""
    labels, numbers, known, linked, quarters = 0, [], [0, 0], [0, 0], []
    clues = {f"{SITE_IDS[clue // PER_SITE]}/{LEVELS[clue % PER_SITE]}": 0 for clue in on_sheet(sheet)}
    for opening, site in enumerate(front):
        quarters.append("NW" if site == "-" else quarter_name(site))
        row = [0] * PER_SITE
        for n, level in enumerate(LEVELS):
            if site != "-":
                labels += 1
                row[n] = labels
            if f"{site}/{level}" in clues:
                clues[f"{site}/{level}"] = labels
                known[opening], linked[opening] = 1, 1 << n
        numbers.append(row)
    for clue, label in clues.items():
        if not label:
            labels += 1
            clues[clue] = labels
    return [
        "front " + " ".join(front),
        "quarter " + " ".join(quarters),
        *(f"number {opening} {' '.join(map(str, row))}" for opening, row in enumerate(numbers)),
        f"known {known[0]} {known[1]}",
        f"linked {linked[0]} {linked[1]}",
        "label " + " ".join(f"{clue}={label}" for clue, label in clues.items()),
        f"labels {labels}",
        f"order {sheet - 1}",
        "sheets 1",
        "shown 0",
    ]


def on_sheet(sheet: int) -> list[int]:
    """The riddles of a sheet; sheets are numbered from 1."""
    return [clue for clue in range(CLUES) if sheet_of(clue) == sheet - 1]


def kept_lines(kept: str, seats: int) -> list[str]:
    """`kept_lines("locker-key=0 slow-watch=1", 2)`"""
    owners = [pair.partition("=")[2] for pair in kept.split()]
    counts = [str(owners.count(str(seat))) for seat in range(seats)]
    return [f"event_at {kept.replace('=', '=kept-')}", "secrets " + " ".join(counts)] if kept else []


def used_events(*still: str, kept: str = "") -> str:
    """The line of a pile of events that is used up but for some, or one kept by seat 1."""
    where = {event.id: "kept-1" if event.id == kept else "used" for event in EVENTS if event.id not in still}
    return "event_at " + " ".join(f"{event}={place}" for event, place in where.items())


def used_up(*hands: str) -> str:
    """The line of a pile of transport cards that is used up: all that nobody holds."""
    counts = {kind.id: kind.count for kind in TRANSPORT}
    for held in hands:
        for cards in held.split():
            kind, _, count = cards.partition("*")
            counts[kind] -= int(count or 1)
    return "used " + " ".join(f"{kind}={count}" for kind, count in counts.items())


def quarter_name(site: str) -> str:
    return QUARTERS[quarter_of(DESTINATIONS[SITE_IDS.index(site)].cell)]


def play(match: Match, *texts: str) -> Entry:
    """Plays them all. Where an event is drawn next, nothing is announced before it."""
    for text in texts:
        if text.startswith("event ") and match.state.phase == Phase.ARRIVAL:
            match.play("pass")
        match.play(text)
    return match.log[-1]


def until(match: Match, *phases: str) -> Match:
    """Plays whatever comes first until one of these is awaited."""
    while PHASES[match.state.phase] not in phases:
        match.apply(match.numbers()[0])
    return match


def awaited(match: Match) -> str:
    """`0 travel`, `chance event`: who is to move, and what is awaited."""
    return f"{match.to_move} {PHASES[match.state.phase]}"


def ends(match: Match, means: str) -> set[str]:
    """The cells where a journey may end."""
    return {text.partition(" ")[2] for text in match.moves() if text.partition(" ")[0] == means}


def traveller(match: Match, seat: int = 0) -> str:
    return CELL_NAMES[match.state.traveller[seat]]


def flag(match: Match, colour: int = 0) -> str:
    return CELL_NAMES[match.state.flag[colour]]


def hand(match: Match, seat: int = 0) -> str:
    """`train-2*1 boat-3*2`"""
    counts = [match.state.hand[seat, kind] for kind in range(len(KIND_IDS))]
    return " ".join(f"{kind}*{count}" for kind, count in zip(KIND_IDS, counts, strict=True) if count)


def card(match: Match, site: str) -> str:
    """Where a destination card is: `camera`, `open-1`, `carried-0`, `rack-0`."""
    return PLACES[match.state.place[SITE_IDS.index(site)]]


def event_card(match: Match, event: str) -> str:
    """Where an event card is: `pile`, `used`, `kept-0`."""
    return EVENT_PLACES[match.state.event_at[EVENT_IDS.index(event)]]
