"""Le tour du monde on a screen: the map, travellers and flags, hands, the camera, the sheet that all read."""

from functools import cache

from ...contract import NOBODY, OVER, Entry, Event
from ...scene import Button, Caption, Counter, Item, Look, Mark, Motion, Piece, Place, Say, Stage, Tray
from .codes import ANNOUNCE, CHANGE, FLAG_OF, LAY_CARD, PASS, STAY, TO, USE
from .content import (
    CELLS,
    COLUMNS,
    DESTINATIONS,
    EVENTS,
    MAP,
    NORTH,
    OPEN_EVENTS,
    PER_SITE,
    QUARTERS,
    ROWS,
    SITES,
    SIZE,
    TRANSPORT,
    WEST,
)
from .notation import CELL_NAMES, OPENING_NAMES
from .reading import effect, quarter_name, sheets
from .state import (
    CALL,
    CARRIED,
    GOAL,
    KEPT,
    KINDS,
    NONE,
    OPEN,
    PHASES,
    PLACE_FLAG,
    RACK,
    SEATS,
    SHIELDING,
    STEPPING,
    TRAVEL,
    Rule,
    State,
    site_count,
)
from .travel import BY_CARD, DRIFT, MEANS, WALK
from .world import AT

__all__ = ["sheets"]

INKS = ("#234184", "#E9B72B", "#962A55", "#3A8F4A", "#E27A1C", "#8A7B63")
PAPERS = {".": "#BFD9DC", "c": "#D0E4E2", "L": "#E9DDB8", "S": "#DEC9A0"}
KIND_OF_CELL = {".": "sea", "c": "coast", "L": "land", "S": "strait"}
SIGNS = {"train": "T", "boat": "B", "plane": "P", "world": "W"}
JOURNEYS = (Rule.ON_FOOT, Rule.BY_CARD, Rule.TOUR_DU_MONDE, Rule.ADRIFT)
NEAR = 6.5  # cells that a small screen shows side by side
QUIET = (Rule.TWO_COMPARTMENTS, Rule.ANY_DIRECTION)  # clauses that the log does not tell


@cache
def stage() -> Stage:
    places = tuple(
        Place(name, cell % COLUMNS, cell // COLUMNS, kind_of(cell), name) for cell, name in enumerate(CELL_NAMES)
    )
    names = tuple(Caption(*spot(site), say=Say(f"name-{site}")) for site in range(SITES))
    looks = {KIND_OF_CELL[letter]: Look("·", "#8DB7BD", paper) for letter, paper in PAPERS.items()}
    looks |= {f"{KIND_OF_CELL[letter]}-red": Look("■", "#C8372D", paper) for letter, paper in PAPERS.items()}
    looks |= {f"traveller-{seat}": Look(str(seat + 1), ink) for seat, ink in enumerate(INKS)}
    looks |= {f"flag-{colour}": Look("⚑", ink) for colour, ink in enumerate(INKS)}
    looks |= {f"card-{kind.id}": Look(f"{SIGNS[kind.mode]}{kind.reach or ''}", INKS[0]) for kind in TRANSPORT}
    looks |= {"card-back": Look("▒", INKS[0]), "secret": Look("★", INKS[2]), "film": Look("▣", INKS[3], width=1.5)}
    ledger = tuple(
        Item(f"site-{n}", Say(f"name-{n}"), quarter_say(n), CELL_NAMES[DESTINATIONS[n].cell]) for n in listed()
    )
    return Stage(COLUMNS, ROWS, places, names, looks, near=NEAR, ledger=ledger)


def kind_of(cell: int) -> str:
    """The class of a cell, and whether destinations are there."""
    return KIND_OF_CELL[MAP[cell]] + ("-red" if AT[cell] else "")


def item(site: int) -> Item:
    return Item(f"site-{site}", Say(f"name-{site}"), quarter_say(site), CELL_NAMES[DESTINATIONS[site].cell])


def spot(site: int) -> tuple[float, float]:
    """Where a site is on the map, in cells."""
    at = DESTINATIONS[site]
    return (at.longitude - WEST) / SIZE - 0.5, (NORTH - at.latitude) / SIZE - 0.5


def listed() -> list[int]:
    """The sites, quarter by quarter, from west to east."""
    return sorted(range(SITES), key=lambda n: (QUARTERS.index(quarter_name(n)), DESTINATIONS[n].longitude))


def quarter_say(site: int) -> Say:
    return Say(f"quarter-{quarter_name(site)}")


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
    where = s.place[site] - OPEN
    place = "open" if where < SEATS else f"{'carried' if where < 2 * SEATS else 'rack'}-{where % SEATS}"
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


def marks(s: State) -> list[Mark]:
    return []


def trail(s: State, entry: Entry) -> list[Mark]:
    """Where the last traveller went."""
    for event in reversed(entry.events):
        _, a, b, _ = event.details
        if event.rule == Rule.NO_CHAIN_EVENT:
            return [Mark("last", (CELL_NAMES[a],))]
        if event.rule in JOURNEYS and a != NONE:
            return [Mark("last", (CELL_NAMES[a], CELL_NAMES[b]))]
    return []


def motions(entry: Entry) -> list[Motion]:
    """Everything has an id of its own."""
    return []


# What is touched


def path(s: State, move: int) -> tuple[str, ...]:
    if move < STAY:
        means, cell = divmod(move, CELLS)
        by = card_id(s.turn, means - BY_CARD) if BY_CARD <= means < DRIFT else f"traveller-{s.turn}"
        return by, CELL_NAMES[cell]
    if move == STAY:
        return ("stay",)
    if move < ANNOUNCE:
        return "change", card_id(s.turn, move - CHANGE)
    if move < PASS:
        opening, site = divmod(move - ANNOUNCE, SITES)
        return f"call-{OPENING_NAMES[opening]}", f"site-{site}"
    if move == PASS:
        return ("accept",) if s.phase == SHIELDING else ("pass",)
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
    if s.phase in (PLACE_FLAG, STEPPING):
        return [TO + cell for cell in cells]
    if s.phase not in (TRAVEL, CALL):
        return []
    by = [means for means in range(BY_CARD, DRIFT) if card_id(s.turn, means - BY_CARD) in path] or [WALK]
    return [means * CELLS + cell for means in by for cell in cells if means < MEANS]


# What is said


def told(event: Event) -> dict[str, int | str | Say] | Say | None:
    a, b, c, d = event.details
    if event.rule in QUIET:
        return None
    match event.rule:
        case Rule.ONE_SHEET | Rule.CAMERA_EMPTY | Rule.NEXT_CARD:
            return opening_told(event)
        case Rule.SEVEN_CARDS | Rule.EVENT_PILE:
            return {"count": a}
        case Rule.RANDOM_START:
            return {"player": a, "site": Say(f"name-{b}")}
        case Rule.NO_SHARING:
            return {"player": a, "rival": c}
        case Rule.PLACE_FLAG | Rule.SPARE_FLAGS:
            return {"player": a, "colour": Say(f"colour-{b}"), "cell": CELL_NAMES[c]}
        case Rule.FLAG_TURNS_SHEET:
            return {"player": a, "colour": Say(f"colour-{b}")}
        case Rule.CHOOSE_TRANSPORT:
            return Say("log-missed", {"player": a}) if b == NONE else None
        case Rule.BY_CARD if b == NONE:
            return Say("log-laid", {"player": a, "card": card_say(d)})
        case Rule.ON_FOOT | Rule.BY_CARD | Rule.TOUR_DU_MONDE | Rule.ADRIFT:
            card = {"card": card_say(d)} if event.rule == Rule.BY_CARD else {}
            return {"player": a, "from": CELL_NAMES[b], "to": CELL_NAMES[c], **card}
        case Rule.REFILL:
            return {"count": b} if a == NONE else None
        case Rule.RED_SQUARE_EVENT:
            return {"player": a, "event": Say(f"event-{b}"), "effect": effect(b)}
        case Rule.SECRET_CARD:
            return Say("log-kept", {"player": a}) if b == NONE else {"player": a, "effect": effect(b)}
        case Rule.NO_CHAIN_EVENT | Rule.SENT_ASIDE:
            return {"player": a, "to": CELL_NAMES[b]}
        case Rule.ANNOUNCE:
            return {"player": a, "opening": b, "site": Say(f"name-{c}")}
        case Rule.RIGHT_CALL:
            return {"player": a, "site": Say(f"name-{b}")}
        case Rule.WRONG_CALL:
            name = "log-taken" if d == NONE else "log-wrong-call"
            return Say(name, {"player": a, "called": Say(f"name-{b}"), "site": Say(f"name-{c}")})
        case Rule.VALIDATE:
            return {"player": a, "count": b, "total": c}
        case Rule.EXTRA_HINT:
            return {"number": c, "riddle": Say(f"clue-{b}")}
        case Rule.TURN_CAP:
            return {"turns": a}
    return {"player": a}


def opening_told(event: Event) -> dict[str, int | str | Say]:
    a, b, _, _ = event.details
    if event.rule == Rule.NEXT_CARD:
        return {"opening": a, "quarter": Say(f"quarter-{QUARTERS[b]}")}
    return {"opening": a}


def prompt(s: State) -> Say:
    if s.to_move == OVER:
        return ending(s)
    return Say(
        f"prompt-{PHASES[s.phase]}", {"player": max(s.to_move, s.turn, 0)} if s.turn != NOBODY else {"player": 0}
    )


def ending(s: State) -> Say:
    """How many each has validated, then carried."""
    counts = [(site_count(s.record, RACK + seat), site_count(s.record, CARRIED + seat)) for seat in range(s.seats)]
    best = max(counts)
    args: dict[str, int | str | Say] = {"player": counts.index(best), "count": best[0], "sharing": counts.count(best)}
    return Say("prompt-won", args)
