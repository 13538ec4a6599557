"""Le tour du monde on a screen: the map, travellers and flags, hands, the camera, the sheet that all read."""

from functools import cache

from ...contract import NOBODY, NONE, OVER, Entry, Event
from ...scene import Argument, Button, Caption, Counter, Item, Look, Mark, Piece, Place, Say, Scene, Stage, Tray
from .content import (
    CELL_NAMES,
    COLUMNS,
    DESTINATIONS,
    EVENTS,
    KINDS,
    MAP,
    NORTH,
    OPEN_EVENTS,
    PER_SITE,
    QUARTER,
    QUARTERS,
    ROWS,
    SITES,
    SIZE,
    TRANSPORT,
    WEST,
)
from .forms import (
    ANNOUNCE,
    BY_CARD,
    CHANGE,
    DRIFT,
    FLAG_OF,
    LAY_CARD,
    PASS,
    STAY,
    TO,
    USE,
    WALK,
    call_of,
    journey,
    journey_of,
)
from .reading import effect, quarter_name, sheets
from .state import CARRIED, GOAL, KEPT, OPEN, OPENING_NAMES, PHASES, PLACES, RACK, SEATS, Phase, Rule, State, site_count
from .world import AT

INKS = ("#234184", "#E9B72B", "#962A55", "#3A8F4A", "#E27A1C", "#8A7B63")
PAPERS = {".": "#BFD9DC", "c": "#D0E4E2", "L": "#E9DDB8", "S": "#DEC9A0"}
KIND_OF_CELL = {".": "sea", "c": "coast", "L": "land", "S": "strait"}
SIGNS = {"train": "T", "boat": "B", "plane": "P", "world": "W"}
JOURNEYS = (Rule.ON_FOOT, Rule.BY_CARD, Rule.TOUR_DU_MONDE, Rule.ADRIFT)
NEAR = 6.5  # cells that a small screen shows side by side


@cache
def stage() -> Stage:
    places = tuple(
        Place(name, cell % COLUMNS, cell // COLUMNS, kind_of(cell), name) for cell, name in enumerate(CELL_NAMES)
    )
    names = tuple(Caption(*spot(site), say=site_say(site)) for site in range(SITES))
    looks = {KIND_OF_CELL[letter]: Look("·", "#8DB7BD", paper) for letter, paper in PAPERS.items()}
    looks |= {f"{KIND_OF_CELL[letter]}-red": Look("■", "#C8372D", paper) for letter, paper in PAPERS.items()}
    looks |= {f"traveller-{seat}": Look(str(seat + 1), ink) for seat, ink in enumerate(INKS)}
    looks |= {f"flag-{colour}": Look("⚑", ink) for colour, ink in enumerate(INKS)}
    looks |= {f"card-{kind.id}": Look(f"{SIGNS[kind.mode]}{kind.reach or ''}", INKS[0]) for kind in TRANSPORT}
    looks |= {"card-back": Look("▒", INKS[0]), "secret": Look("★", INKS[2]), "film": Look("▣", INKS[3], width=1.5)}
    from_west_to_east = sorted(range(SITES), key=lambda site: (QUARTER[site], DESTINATIONS[site].longitude))
    return Stage(COLUMNS, ROWS, places, names, looks, near=NEAR, ledger=tuple(map(item, from_west_to_east)))


def kind_of(cell: int) -> str:
    """The class of a cell, and whether destinations are there."""
    return KIND_OF_CELL[MAP[cell]] + ("-red" if AT[cell] else "")


def item(site: int) -> Item:
    return Item(f"site-{site}", site_say(site), quarter_say(QUARTER[site]), CELL_NAMES[DESTINATIONS[site].cell])


def spot(site: int) -> tuple[float, float]:
    """Where a site is on the map, in cells."""
    at = DESTINATIONS[site]
    return (at.longitude - WEST) / SIZE - 0.5, (NORTH - at.latitude) / SIZE - 0.5


def site_say(site: int) -> Say:
    return Say(f"name-{site}")


def quarter_say(quarter: int) -> Say:
    return Say(f"quarter-{QUARTERS[quarter]}")


def sentences(language: str) -> dict[str, str]:
    """Sites and their album, riddles, events."""
    texts: dict[str, str] = {}
    for n, site in enumerate(DESTINATIONS):
        texts |= {f"name-{n}": site.name[language], f"country-{n}": site.country[language]}
        texts |= {f"album-{n}": site.text[language]}
        texts |= {f"clue-{PER_SITE * n + level}": clue[language] for level, clue in enumerate(site.clues)}
    return texts | {f"event-{n}": event.text[language] for n, event in enumerate(EVENTS)}


# On the map and beside it


def pieces(s: State) -> list[Piece]:
    seats = range(s.seats)
    found = [
        Piece("traveller", CELL_NAMES[s.traveller[n]], n, name=Say("traveller", {"player": n}), id=f"traveller-{n}")
        for n in seats
        if s.traveller[n] != NONE
    ]
    found += [flag(s, colour) for colour in range(SEATS) if s.flag[colour] != NONE]
    found += [piece for seat in seats for piece in [*hand(s, seat), *secrets(s, seat)]]
    return found + [film(s, site) for site in range(SITES) if s.place[site] >= OPEN]


def flag(s: State, colour: int) -> Piece:
    owner = colour if colour < s.seats else NOBODY
    name = Say("flag", {"player": colour}) if colour < s.seats else Say("spare-flag")
    return Piece("flag", CELL_NAMES[s.flag[colour]], owner, str(colour), name=name, id=f"flag-{colour}")


def hand(s: State, seat: int) -> list[Piece]:
    """Equal cards as one; what is not seen, as backs."""
    place, counts = f"hand-{seat}", [s.hand[seat, kind] for kind in range(KINDS)]
    seen = [
        Piece("card", place, face=TRANSPORT[kind].id, name=card_say(kind), id=card_id(seat, kind), count=count)
        for kind, count in enumerate(counts)
        if count
    ]
    hidden = s.held[seat] - sum(counts)
    back = Piece("card", place, face="back", name=Say("back"), id=f"{place}-back", count=hidden)
    return [*seen, back] if hidden else seen


def secrets(s: State, seat: int) -> list[Piece]:
    kept = [n for n in range(OPEN_EVENTS, len(EVENTS)) if s.event_at[n] == KEPT + seat]
    seen = [Piece("secret", f"hand-{seat}", name=effect(n), id=f"secret-{n - OPEN_EVENTS}") for n in kept]
    hidden = s.secrets[seat] - len(kept)
    back = Piece("secret", f"hand-{seat}", name=Say("secret"), id=f"secrets-{seat}", count=hidden)
    return [*seen, back] if hidden else seen


def film(s: State, site: int) -> Piece:
    """A destination card that has left the camera."""
    place = PLACES[s.place[site]] if s.place[site] >= CARRIED else "open"
    return Piece("film", place, face=quarter_name(site), name=Say(f"name-{site}"), id=f"film-{site}")


def card_id(seat: int, kind: int) -> str:
    return f"card-{seat}-{TRANSPORT[kind].id}"


def card_say(kind: int) -> Say:
    return Say(f"card-{TRANSPORT[kind].mode}", {"reach": TRANSPORT[kind].reach})


def trays(s: State) -> list[Tray]:
    taken = {piece.place for piece in pieces(s) if piece.kind == "film"}
    found = [Tray(f"hand-{seat}", "hand", Say("hand", {"player": seat}), seat) for seat in range(s.seats)]
    for where in ("carried", "rack"):
        found += [
            Tray(f"{where}-{seat}", "reserve", Say(where, {"player": seat}), seat)
            for seat in range(s.seats)
            if f"{where}-{seat}" in taken
        ]
    return [*found, Tray("open", "pot", Say("open"))] if "open" in taken else found


def counters(s: State) -> list[Counter]:
    won = [
        Counter(f"won-{seat}", Say("validated"), f"{site_count(s.record, RACK + seat)}/{GOAL}", seat)
        for seat in range(s.seats)
    ]
    return [*won, Counter("round", Say("round"), str((s.turns + s.seats - 1) // s.seats))]


def trail(s: State, entry: Entry) -> list[Mark]:
    """Where the last traveller went."""
    for event in reversed(entry.events):
        if event.rule == Rule.NO_CHAIN_EVENT:
            return [Mark("last", (CELL_NAMES[event.to],))]
        if event.rule in JOURNEYS and event.from_ != event.to:
            return [Mark("last", (CELL_NAMES[event.from_], CELL_NAMES[event.to]))]
    return []


# What is touched


def path(s: State, move: int) -> tuple[str, ...]:
    if move < STAY:
        means, cell = journey_of(move)
        by = card_id(s.turn, means - BY_CARD) if BY_CARD <= means < DRIFT else f"traveller-{s.turn}"
        return by, CELL_NAMES[cell]
    if move == STAY:
        return ("stay",)
    if move < ANNOUNCE:
        return "change", card_id(s.turn, move - CHANGE)
    if move < PASS:
        opening, site = call_of(move)
        return f"call-{OPENING_NAMES[opening]}", f"site-{site}"
    if move == PASS:
        return ("accept",) if s.phase == Phase.SHIELD else ("pass",)
    if move < FLAG_OF:
        return f"secret-{move - USE}", "use"
    if move < LAY_CARD:
        return (f"flag-{move - FLAG_OF}",)
    return (card_id(s.turn, move - LAY_CARD),) if move < TO else (CELL_NAMES[move - TO],)


BUTTONS = ("stay", "change", "pass", "accept", "use", *(f"call-{name}" for name in OPENING_NAMES))


def button(step: str) -> Button | None:
    if step in BUTTONS:
        return Button(step, Say(f"press-{step}"))
    _, is_site, site = step.partition("site-")
    return Button(step, Say(f"name-{site}")) if is_site else None


def meant(s: State, path: tuple[str, ...]) -> list[int]:
    """A cell alone may have meant a walk; with a card, a journey by it."""
    cells = [CELL_NAMES.index(step) for step in path if step in CELL_NAMES]
    if s.phase in (Phase.PLACE_FLAG, Phase.STEP):
        return [TO + cell for cell in cells]
    if s.phase not in (Phase.TRAVEL, Phase.CALL):
        return []
    by = [means for means in range(BY_CARD, DRIFT) if card_id(s.turn, means - BY_CARD) in path] or [WALK]
    return [journey(means, cell) for means in by for cell in cells]


# What is said


def told(event: Event, args: dict[str, Argument]) -> dict[str, Argument] | Say | None:
    """Nothing is said of a turn that begins or a card that is drawn; some have sentences of their own."""
    match event.rule:
        case Rule.CHOOSE_TRANSPORT if not event.missed:
            return None
        case Rule.BY_CARD if event.from_ == event.to:
            return Say("log-laid", args)
        case Rule.REFILL if not event.count:
            return None
        case Rule.SECRET_CARD if not event.used:
            return Say("log-kept", {"player": event.player})
        case Rule.WRONG_CALL if event.taken:
            return Say("log-taken", args)
    return args


def prompt(s: State) -> Say:
    if s.to_move == OVER:
        return ending(s)
    return Say(f"prompt-{PHASES[s.phase]}", {"player": max(s.to_move, s.turn, 0) if s.turn != NOBODY else 0})


def ending(s: State) -> Say:
    """How many each has validated, then carried."""
    counts = [(site_count(s.record, RACK + seat), site_count(s.record, CARRIED + seat)) for seat in range(s.seats)]
    best = max(counts)
    args: dict[str, Argument] = {"player": counts.index(best), "count": best[0], "sharing": counts.count(best)}
    return Say("prompt-won", args)


SCENE = Scene(
    stage,
    pieces,
    prompt,
    path,
    trays=trays,
    counters=counters,
    trail=trail,
    button=button,
    meant=meant,
    kinds={
        "cell": CELL_NAMES.__getitem__,
        "site": site_say,
        "quarter": quarter_say,
        "colour": lambda colour: Say(f"colour-{colour}"),
        "card": card_say,
        "event": lambda event: Say(f"event-{event}"),
        "effect": effect,
        "riddle": lambda clue: Say(f"clue-{clue}"),
    },
    told=told,
    sheets=sheets,
    sentences=sentences,
)
