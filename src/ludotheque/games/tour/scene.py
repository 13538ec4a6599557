"""Le tour du monde on a screen: the map, travellers and flags, hands, the camera, the sheet that all read."""

from collections.abc import Sequence
from functools import cache

from ...contract import NOBODY, NONE, OVER, Entry, Event, ints
from ...scene import Argument, Button, Caption, Counter, Item, Look, Mark, Piece, Place, Say, Scene, Stage, Sum, Tray
from .camera import may_call
from .content import (
    CELL_NAMES,
    COLUMNS,
    CONTINENTS,
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
    CHOOSE,
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
from .happenings import is_usable
from .reading import cards, effect, quarter_name, sheets
from .state import (
    CARRIED,
    FIGURES,
    GOAL,
    KEPT,
    OPEN,
    OPENING_NAMES,
    PHASES,
    PLACES,
    RACK,
    SEATS,
    UNNAMED,
    VALIDATED,
    At,
    Phase,
    Rule,
    State,
    site_count,
)
from .travel import steps_of
from .world import ANYWHERE, AT, holds, within

INKS = ("#234184", "#E9B72B", "#962A55", "#3A8F4A", "#E27A1C", "#8A7B63")
PAPERS = {".": "#BFD9DC", "c": "#D0E4E2", "L": "#E9DDB8", "S": "#DEC9A0"}
KIND_OF_CELL = {".": "sea", "c": "coast", "L": "land", "S": "strait"}
SIGNS = {"train": "T", "boat": "B", "plane": "P", "world": "W"}
JOURNEYS = (Rule.ON_FOOT, Rule.BY_CARD, Rule.TOUR_DU_MONDE, Rule.ADRIFT)
REASONS = {"on-foot", "choose-transport", "no-sharing", "place-flag", "flag-turns-sheet", "sent-aside"}
SECRET_EVENTS = range(OPEN_EVENTS, len(EVENTS))
NEAR = 6.5  # cells that a small screen shows side by side


@cache
def stage() -> Stage:
    places = tuple(
        Place(name, cell % COLUMNS, cell // COLUMNS, kind_of(cell), name) for cell, name in enumerate(CELL_NAMES)
    )
    names = tuple(Caption(*spot(site), say=site_say(site)) for site in range(SITES))
    looks = {KIND_OF_CELL[letter]: Look("·", "#8DB7BD", paper) for letter, paper in PAPERS.items()}
    looks |= {f"{KIND_OF_CELL[letter]}-red": Look("■", "#C8372D", paper) for letter, paper in PAPERS.items()}
    looks |= {f"traveller-{name}": Look(str(n + 1), INKS[n]) for n, name in enumerate(FIGURES)}
    looks |= {f"flag-{name}": Look("⚑", INKS[n]) for n, name in enumerate(FIGURES)}
    looks |= {f"card-{kind.id}": Look(f"{SIGNS[kind.mode]}{kind.reach or ''}", INKS[0]) for kind in TRANSPORT}
    looks |= {"card-back": Look("▒", INKS[0]), "secret": Look("★", INKS[2]), "film": Look("▣", INKS[3], width=1.5)}
    from_west_to_east = sorted(range(SITES), key=lambda site: (QUARTER[site], DESTINATIONS[site].longitude))
    ledger = tuple(map(item, from_west_to_east))
    return Stage(COLUMNS, ROWS, places, names, looks, confirms=True, near=NEAR, ledger=ledger)


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


def colour_say(figure: int) -> Say:
    return Say(f"colour-{figure}")


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
    found = [traveller(s, seat) for seat in seats if s.figure[seat] != NONE]
    found += [free_figure(figure) for figure in free_figures(s)]
    found += [flag(s, i) for i in range(SEATS) if s.flag[i] != NONE]
    found += [piece for seat in seats for piece in [*hand(s, seat), *secrets(s, seat)]]
    return found + [film(s, site) for site in range(SITES) if s.place[site] >= OPEN]


def figure_id(kind: str, figure: int) -> str:
    """Of the traveller or the flag of a colour."""
    return f"{kind}-{FIGURES[figure]}"


def traveller(s: State, seat: int) -> Piece:
    """On the map, or beside the cards of its player before it has started."""
    place = CELL_NAMES[s.traveller[seat]] if s.traveller[seat] != NONE else f"hand-{seat}"
    name, figure = Say("traveller", {"player": seat}), s.figure[seat]
    return Piece("traveller", place, seat, FIGURES[figure], name=name, id=figure_id("traveller", figure))


def free_figures(s: State) -> list[int]:
    """choose-figure: those to choose from."""
    return [n for n in range(len(FIGURES)) if n not in list(s.figure)] if s.phase == Phase.FIGURE else []


def free_figure(figure: int) -> Piece:
    name = Say(f"figure-{figure}")
    return Piece("traveller", "figures", face=FIGURES[figure], name=name, id=figure_id("traveller", figure))


def flag(s: State, index: int) -> Piece:
    owner, figure = index if index < s.seats else NOBODY, s.figure[index]
    name = Say("flag", {"player": owner}) if owner != NOBODY else Say("spare-flag", {"colour": colour_say(figure)})
    return Piece("flag", CELL_NAMES[s.flag[index]], owner, FIGURES[figure], name=name, id=figure_id("flag", figure))


def hand(s: State, seat: int) -> list[Piece]:
    """Equal cards as one; what is not seen, as backs."""
    place, counts = f"hand-{seat}", [s.hand[seat, kind] for kind in range(KINDS)]
    seen = [card(s, seat, kind, count) for kind, count in enumerate(counts) if count]
    hidden = s.held[seat] - sum(counts)
    back = Piece("card", place, face="back", name=Say("back"), id=f"{place}-back", count=hidden)
    return [*seen, back] if hidden else seen


def card(s: State, seat: int, kind: int, count: int) -> Piece:
    id, face, figure = card_id(seat, kind), TRANSPORT[kind].id, s.figure[seat]
    moves = figure_id("traveller", figure) if figure != NONE else ""
    return Piece("card", f"hand-{seat}", face=face, name=card_say(kind), id=id, count=count, moves=moves)


def secrets(s: State, seat: int) -> list[Piece]:
    kept = [n for n in SECRET_EVENTS if s.event_at[n] == KEPT + seat]
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
    found += [Tray("figures", "hand", Say("figures"))] if s.phase == Phase.FIGURE else []
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
        by = card_id(s.turn, means - BY_CARD) if BY_CARD <= means < DRIFT else own_figure(s)
        return by, CELL_NAMES[cell]
    if move == STAY:
        return ("stay",)
    if move < ANNOUNCE:
        return "change", card_id(s.turn, move - CHANGE)
    if move < PASS:
        opening, site = call_of(move)
        listed = (f"in-{DESTINATIONS[site].continent}",) if s.site_names == UNNAMED else ()
        return f"call-{OPENING_NAMES[opening]}", *listed, f"site-{site}"
    if move == PASS:
        return (DECLINE.get(s.phase, "pass"),)
    if move < FLAG_OF:
        return f"secret-{move - USE}", "use"
    if move < LAY_CARD:
        return (figure_id("flag", move - FLAG_OF),)
    if move < TO:
        return (card_id(s.turn, move - LAY_CARD),)
    return (CELL_NAMES[move - TO] if move < CHOOSE else figure_id("traveller", move - CHOOSE),)


def own_figure(s: State) -> str:
    return figure_id("traveller", s.figure[s.turn])


DECLINE: dict[int, str] = {Phase.SHIELD: "accept", Phase.ARRIVAL: "draw"}
BUTTONS = (
    *("stay", "change", "pass", "draw", "accept", "use"),
    *(f"call-{name}" for name in OPENING_NAMES),
    *(f"in-{continent}" for continent in CONTINENTS),
)


def button(step: str) -> Button | None:
    if step in BUTTONS:
        return Button(step, Say(f"press-{step}"))
    _, is_site, site = step.partition("site-")
    return Button(step, Say(f"name-{site}")) if is_site else None


def meant(s: State, path: tuple[str, ...]) -> list[int]:
    """A cell alone may have meant a walk; with a card, a journey by it."""
    cells = cells_in(path)
    if s.phase in (Phase.PLACE_FLAG, Phase.STEP):
        return [TO + cell for cell in cells]
    if s.phase not in (Phase.TRAVEL, Phase.ARRIVAL, Phase.CALL):
        return []
    by = [BY_CARD + kind for kind in cards_in(s, path)] or [WALK]
    return [journey(means, cell) for means in by for cell in cells]


def cells_in(path: tuple[str, ...]) -> list[int]:
    return [CELL_NAMES.index(step) for step in path if step in CELL_NAMES]


def cards_in(s: State, path: tuple[str, ...]) -> list[int]:
    return [kind for kind in range(KINDS) if card_id(s.turn, kind) in path]


def because(s: State, path: tuple[str, ...], clause: str) -> Say | None:
    if clause == "any-direction":
        return too_far(s, path)
    if clause == "choose-transport" and s.phase == Phase.TRAVEL:
        return Say("why-here")
    return Say(f"why-{clause}") if clause in REASONS else None


def too_far(s: State, path: tuple[str, ...]) -> Say:
    """For the card in hand; or a way that it does not go."""
    kind, cell = cards_in(s, path)[0], cells_in(path)[-1]
    steps = steps_of(s.record, kind)
    cells = ints(ROWS)
    within(cells, s.traveller[s.turn], ANYWHERE, steps, s.round_world)
    if holds(cells, cell):
        return Say(f"why-{TRANSPORT[kind].mode}")
    return Say("why-far", {"count": steps})


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


def gains(s: State, move: int, after: State, entry: Entry) -> list[Say]:
    """Cards brought home, a sheet turned, a red square, the way home; of a call, whether all that was read says so."""
    if ANNOUNCE <= move < PASS:
        opening, site = call_of(move)
        return [Say("why-known" if s.front[opening] == site else "why-guess")]
    if CHANGE <= move < ANNOUNCE:
        return [Say("why-change")]
    if move >= STAY:
        return []
    found = [Say("why-home", {"count": event.count}) for event in entry.events if event.rule == Rule.VALIDATE]
    found += [Say("why-sheet") for event in entry.events if event.rule == Rule.FLAG_TURNS_SHEET]
    cell, carried = journey_of(move)[1], site_count(s.record, CARRIED + s.turn)
    found += [Say("why-red")] if AT[cell] else []
    if carried and not found:
        found.append(Say("why-way-home", {"count": cells_between(cell, s.flag[s.turn])}))
    return found


def cells_between(one: int, other: int) -> int:
    return int(max(abs(one // COLUMNS - other // COLUMNS), abs(one % COLUMNS - other % COLUMNS)))


def prompt(s: State) -> Say:
    if s.to_move == OVER:
        return ending(s)
    args: dict[str, Argument] = {"player": max(s.turn, 0)}
    if s.phase == Phase.PLACE_FLAG:
        args["colour"] = colour_say(s.figure[s.moving])
    if s.phase == Phase.LAY:
        args["count"] = s.held[s.turn]
    if s.phase in (Phase.SHIELD, Phase.CALL):
        args["usable"] = "yes" if any(is_usable(s.record, event) for event in SECRET_EVENTS) else "no"
    return Say(f"prompt-{asks(s)}", args)


def asks(s: State) -> str:
    """What is asked: of the same phase, sometimes something else."""
    if s.phase == Phase.PLACE_FLAG and s.stage == At.FLAGS:
        return "home"
    if s.phase == Phase.CALL and not may_call(s.record):
        return "secrets"
    return PHASES[s.phase]


def ending(s: State) -> Say:
    """How many each has validated, then carried."""
    counts = [(site_count(s.record, RACK + seat), site_count(s.record, CARRIED + seat)) for seat in range(s.seats)]
    best = max(counts)
    args: dict[str, Argument] = {"player": counts.index(best), "count": best[0], "sharing": counts.count(best)}
    return Say("prompt-won", args)


def reckoning(start: State, s: State, log: Sequence[Entry]) -> list[list[Sum]]:
    """Postcards from the destinations brought home, then from those on the way, and how often a name was wrong."""
    return [seat_reckoning(s, log, seat) for seat in range(s.seats)]


def seat_reckoning(s: State, log: Sequence[Entry], seat: int) -> list[Sum]:
    events = [event for entry in log for event in entry.events if event.details[:1] == (seat,)]
    wrong = sum(event.rule == Rule.WRONG_CALL and not event.taken for event in events)
    return [
        *postcards(s, RACK + seat, "postcard", VALIDATED),
        *postcards(s, CARRIED + seat, "postcard-carried", 1),
        Sum(Say("reckoned-wrong"), told=str(wrong)),
    ]


def postcards(s: State, where: int, said: str, points: int) -> list[Sum]:
    sites = [site for site in range(SITES) if s.place[site] == where]
    return [Sum(Say(said, {"site": site_say(site)}), points, art=f"film-{quarter_name(site)}") for site in sites]


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
    because=because,
    gains=gains,
    kinds={
        "cell": CELL_NAMES.__getitem__,
        "site": site_say,
        "quarter": quarter_say,
        "colour": colour_say,
        "card": card_say,
        "event": lambda event: Say(f"event-{event}"),
        "effect": effect,
        "riddle": lambda clue: Say(f"clue-{clue}"),
    },
    told=told,
    sheets=sheets,
    reckoning=reckoning,
    cards=cards,
    has_small_print=lambda s: s.site_names != UNNAMED,
    sentences=sentences,
)
