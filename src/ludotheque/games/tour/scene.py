"""Le tour du monde on a screen: the map, travellers and flags, hands, the camera, the sheet that all read."""

from collections.abc import Sequence
from functools import cache, lru_cache

from ...contract import LEGAL, NOBODY, NONE, OVER, Entry, Event, ints
from ...scene import Argument, Button, Caption, Counter, Item, Look, Mark, Piece, Place, Say, Scene, Stage, Sum, Tray
from .areas import AREA_OF, AREAS
from .camera import may_call, why_no_call
from .content import (
    CELL_NAMES,
    CELLS,
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
    degrees_of,
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
from .reading import cards, effect, picture, quarter_name, sheets
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
REASONS = {
    *("on-foot", "choose-transport", "no-sharing", "place-flag", "flag-turns-sheet", "sent-aside", "spare-flags"),
    *("red-square-event", "secret-card"),
}
SECRET_EVENTS = range(OPEN_EVENTS, len(EVENTS))
MOST_HANDS = 5000  # kept: of some hundred tables
SECRETS = [f"secret-{event - OPEN_EVENTS}" for event in SECRET_EVENTS]
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


def cell_say(cell: int) -> Say:
    """What people call that part of the map, and the degrees beside it."""
    area: dict[str, Argument] = {"area": Say(f"area-{AREA_OF[cell]}")}
    return Say("cell", area | dict(zip(("pole", "latitude", "side", "longitude"), degrees_of(cell), strict=True)))


def quarter_say(quarter: int) -> Say:
    return Say(f"quarter-{QUARTERS[quarter]}")


def sentences(language: str) -> dict[str, str]:
    """Parts of the map, sites and their album, riddles, events."""
    texts = {f"area-{n}": area[language] for n, area in enumerate(AREAS)}
    for n, site in enumerate(DESTINATIONS):
        texts |= {f"name-{n}": site.name[language], f"country-{n}": site.country[language]}
        texts |= {f"album-{n}": site.text[language]}
        texts |= {f"clue-{PER_SITE * n + level}": clue[language] for level, clue in enumerate(site.clues)}
    return texts | {f"event-{n}": event.text[language] for n, event in enumerate(EVENTS)}


# On the map and beside it


def pieces(s: State) -> list[Piece]:
    figures, at, flags, events = s.figure.tolist(), s.traveller.tolist(), s.flag.tolist(), s.event_at.tolist()
    hands, seats = s.hand.tolist(), range(s.seats)
    found = [traveller(seat, figures[seat], at[seat]) for seat in seats if figures[seat] != NONE]
    found += [free_figure(figure) for figure in free_figures(s)]
    found += [flag(i if i in seats else NOBODY, figures[i], flags[i]) for i in range(SEATS) if flags[i] != NONE]
    for seat in seats:
        kept = tuple(n for n in SECRET_EVENTS if events[n] == KEPT + seat)
        found += hand(seat, figures[seat], tuple(hands[seat]), s.held[seat]) + secrets(seat, kept, s.secrets[seat])
    return found + [film(site, place) for site, place in enumerate(s.place) if place >= OPEN]


def figure_id(kind: str, figure: int) -> str:
    """Of the traveller or the flag of a colour."""
    return f"{kind}-{FIGURES[figure]}"


@cache
def traveller(seat: int, figure: int, cell: int) -> Piece:
    """On the map, or beside the cards of its player before it has started."""
    place = CELL_NAMES[cell] if cell != NONE else f"hand-{seat}"
    name = Say("traveller", {"player": seat})
    return Piece("traveller", place, seat, FIGURES[figure], name=name, id=figure_id("traveller", figure))


def free_figures(s: State) -> list[int]:
    """choose-figure: those to choose from."""
    return [n for n in range(len(FIGURES)) if n not in list(s.figure)] if s.phase == Phase.FIGURE else []


@cache
def free_figure(figure: int) -> Piece:
    name = Say(f"figure-{figure}")
    return Piece("traveller", "figures", face=FIGURES[figure], name=name, id=figure_id("traveller", figure))


@cache
def flag(owner: int, figure: int, cell: int) -> Piece:
    name = Say("flag", {"player": owner}) if owner != NOBODY else Say("spare-flag", {"colour": colour_say(figure)})
    return Piece("flag", CELL_NAMES[cell], owner, FIGURES[figure], name=name, id=figure_id("flag", figure))


@lru_cache(MOST_HANDS)
def hand(seat: int, figure: int, counts: tuple[int, ...], held: int) -> list[Piece]:
    """Equal cards as one; what is not seen, as backs."""
    place = f"hand-{seat}"
    seen = [card(seat, figure, kind, count) for kind, count in enumerate(counts) if count]
    hidden = held - sum(counts)
    back = Piece("card", place, face="back", name=Say("back"), id=f"{place}-back", count=hidden)
    return [*seen, back] if hidden else seen


@cache
def card(seat: int, figure: int, kind: int, count: int) -> Piece:
    id, face = card_id(seat, kind), TRANSPORT[kind].id
    moves = figure_id("traveller", figure) if figure != NONE else ""
    return Piece("card", f"hand-{seat}", face=face, name=card_say(kind), id=id, count=count, moves=moves)


@lru_cache(MOST_HANDS)
def secrets(seat: int, kept: tuple[int, ...], held: int) -> list[Piece]:
    seen = [Piece("secret", f"hand-{seat}", name=effect(n), id=SECRETS[n - OPEN_EVENTS]) for n in kept]
    hidden = held - len(kept)
    back = Piece("secret", f"hand-{seat}", name=Say("secret"), id=f"secrets-{seat}", count=hidden)
    return [*seen, back] if hidden else seen


@cache
def film(site: int, place: int) -> Piece:
    """A destination card that has left the camera."""
    where = PLACES[place] if place >= CARRIED else "open"
    return Piece("film", where, face=quarter_name(site), name=Say(f"name-{site}"), id=f"film-{site}")


def card_id(seat: int, kind: int) -> str:
    return f"card-{seat}-{TRANSPORT[kind].id}"


def card_say(kind: int) -> Say:
    return Say(f"card-{TRANSPORT[kind].mode}", {"reach": TRANSPORT[kind].reach})


def trays(s: State) -> list[Tray]:
    taken = {film(site, place).place for site, place in enumerate(s.place) if place >= OPEN}
    found = [tray(f"hand-{seat}", "hand", seat) for seat in range(s.seats)]
    for where in ("carried", "rack"):
        found += [tray(f"{where}-{seat}", where, seat) for seat in range(s.seats) if f"{where}-{seat}" in taken]
    found += [Tray("figures", "hand", Say("figures"))] if s.phase == Phase.FIGURE else []
    return [*found, Tray("open", "pot", Say("open"))] if "open" in taken else found


@cache
def tray(id: str, where: str, seat: int) -> Tray:
    return Tray(id, "reserve" if where == "carried" else where, Say(where, {"player": seat}), seat)


def counters(s: State) -> list[Counter]:
    places = s.place.tolist()
    won = [won_by(seat, places.count(RACK + seat)) for seat in range(s.seats)]
    rounds = (s.turns + s.seats - 1) // s.seats
    return [*won, Counter("round", Say("round"), str(rounds), kind="turn")] if rounds else won


@cache
def won_by(seat: int, sites: int) -> Counter:
    return Counter(f"won-{seat}", Say("validated"), f"{sites}/{GOAL}", seat)


def trail(s: State, entry: Entry) -> list[Mark]:
    """Where the last traveller went, planted a flag, announced a site or played a SECRET card."""
    for event in reversed(entry.events):
        if way := happened_at(s, event):
            return [Mark("last", way)]
    return []


def happened_at(s: State, event: Event) -> tuple[str, ...]:
    """The cells that an event of the log is about, and whose hand a flag comes from."""
    match event.rule:
        case Rule.NO_CHAIN_EVENT:
            return (CELL_NAMES[event.to],)
        case Rule.PLACE_FLAG | Rule.SPARE_FLAGS:
            return f"hand-{event.player}", CELL_NAMES[event.cell]
        case Rule.ANNOUNCE | Rule.RIGHT_CALL:
            return (CELL_NAMES[s.traveller[event.player]],)
        case Rule.WRONG_CALL if not event.taken and s.site_names != UNNAMED:
            return (CELL_NAMES[DESTINATIONS[event.site].cell],)
        case Rule.SECRET_CARD if event.used:
            return (CELL_NAMES[s.traveller[event.player]],)
        case rule if rule in JOURNEYS and event.from_ != event.to:
            return CELL_NAMES[event.from_], CELL_NAMES[event.to]
    return ()


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
        return path_of_call(s, *call_of(move))
    if move == PASS:
        return (DECLINE.get(s.phase, "pass"),)
    if move < FLAG_OF:
        return SECRETS[move - USE], f"use-{move - USE}"
    if move < LAY_CARD:
        return (figure_id("flag", move - FLAG_OF),)
    if move < TO:
        return (card_id(s.turn, move - LAY_CARD),)
    return (CELL_NAMES[move - TO] if move < CHOOSE else figure_id("traveller", move - CHOOSE),)


def path_of_call(s: State, opening: int, site: int) -> tuple[str, ...]:
    """By the opening; by the continent where there are many sites. One answer is never asked."""
    name = OPENING_NAMES[opening]
    if s.site_names == UNNAMED:
        return f"call-{name}", f"in-{DESTINATIONS[site].continent}", f"site-{site}"
    here = [other for other in AT[s.traveller[s.turn]] if why_no_call(s.record, opening, other) == LEGAL]
    return (f"call-{name}", f"site-{site}") if len(here) > 1 else (f"only-{name}-{site}",)


def own_figure(s: State) -> str:
    return figure_id("traveller", s.figure[s.turn])


DECLINE: dict[int, str] = {Phase.SHIELD: "accept", Phase.ARRIVAL: "draw"}
DECLINING = {"pass", *DECLINE.values()}
BUTTONS = (
    *("stay", "change", "pass", "draw", "accept"),
    *(f"call-{name}" for name in OPENING_NAMES),
    *(f"in-{continent}" for continent in CONTINENTS),
)


def button(step: str) -> Button | None:
    if step in BUTTONS:
        return Button(step, Say(f"press-{step}"), declines=step in DECLINING)
    _, is_use, secret = step.partition("use-")
    if is_use:
        return Button(step, Say("press-use", {"effect": effect(OPEN_EVENTS + int(secret))}))
    _, is_only, call = step.partition("only-")
    if is_only:
        opening, _, site = call.partition("-")
        return Button(step, Say(f"press-only-{opening}", {"site": Say(f"name-{site}")}))
    _, is_site, site = step.partition("site-")
    return Button(step, Say(f"name-{site}")) if is_site else None


def meant(s: State, path: tuple[str, ...]) -> list[int]:
    """A cell alone may have meant a walk; with a card, a journey by it. A card alone may have meant to go anywhere, a
    SECRET card to be used."""
    cells = cells_in(path)
    if s.phase == Phase.WHICH_FLAG:
        return [FLAG_OF + n for n, name in enumerate(FIGURES) if f"flag-{name}" in path]
    if s.phase in (Phase.PLACE_FLAG, Phase.SPARE_FLAG, Phase.STEP):
        return [TO + cell for cell in cells]
    if s.phase not in (Phase.TRAVEL, Phase.ARRIVAL, Phase.CALL, Phase.SHIELD):
        return []
    if path[-1] in SECRETS:
        return [USE + SECRETS.index(path[-1])]
    if s.phase == Phase.SHIELD:
        return []
    by = [BY_CARD + kind for kind in cards_in(s, path)] or [WALK]
    if not cells and by[-1] != WALK:
        return [journey(by[-1], cell) for cell in about(s)]
    return [journey(means, cell) for means in by for cell in cells]


def about(s: State) -> list[int]:
    """The cells next to a traveller, those where nobody stands first."""
    cells = ints(ROWS)
    within(cells, s.traveller[s.turn], ANYWHERE, 1, s.round_world)
    near = [cell for cell in range(CELLS) if holds(cells, cell) and cell != s.traveller[s.turn]]
    return sorted(near, key=lambda cell: cell in list(s.traveller))


def cells_in(path: tuple[str, ...]) -> list[int]:
    return [CELL_NAMES.index(step) for step in path if step in CELL_NAMES]


def cards_in(s: State, path: tuple[str, ...]) -> list[int]:
    """The transport cards among the things touched, as they were touched."""
    kinds = {card_id(s.turn, kind): kind for kind in range(KINDS)}
    return [kinds[step] for step in path if step in kinds]


def because(s: State, path: tuple[str, ...], clause: str) -> Say | None:
    if clause == "any-direction":
        return too_far(s, path)
    if s.phase == Phase.WHICH_FLAG:
        return Say("why-own-flag")
    if clause == "on-foot" and own_figure(s) not in path:
        return Say("why-first-card")
    if clause == "choose-transport" and s.phase == Phase.TRAVEL:
        return Say("why-here")
    return Say(f"why-{clause}") if clause in REASONS else None


def too_far(s: State, path: tuple[str, ...]) -> Say:
    """For the card in hand; or a way that it does not go, or no way at all."""
    kind, there = cards_in(s, path)[-1], cells_in(path)
    if not there:
        return Say(f"why-no-{TRANSPORT[kind].mode}")
    cell = there[-1]
    steps = steps_of(s.record, kind)
    cells = ints(ROWS)
    within(cells, s.traveller[s.turn], ANYWHERE, steps, s.round_world)
    if holds(cells, cell):
        on_coast = TRANSPORT[kind].mode == "train" and kind_of(cell).startswith("coast")
        return Say("why-train-coast" if on_coast else f"why-{TRANSPORT[kind].mode}")
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
    return [Sum(Say(said, {"site": site_say(site)}), points, art=picture(site)) for site in sites]


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
        "cell": cell_say,
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
