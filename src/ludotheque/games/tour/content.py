"""The sites, their riddles, the events, the transport cards and the cells of the map, read from the tables of this
folder and checked: an error names the site or the card and what is wrong with it."""

from collections import Counter
from dataclasses import dataclass
from enum import IntEnum

from ...contract import LANGUAGES, names_of, table
from ...contract.components import Fields, Texts, check_fields, only_once, open_table, read_id, texts, whole

COLUMNS, ROWS, SIZE = 36, 14, 10  # cells, and degrees of a cell
WEST, NORTH = -180, 80
CELLS = COLUMNS * ROWS
SITES, SHEETS, CLUES = 80, 16, 240
PER_SITE, PER_SHEET = CLUES // SITES, CLUES // SHEETS
CONTINENTS = ("europe", "africa", "asia", "north-america", "south-america", "oceania")
MOTIFS = ("mountain", "temple", "tower", "island", "city", "water")
LEVELS = ("hard", "middling", "easier")
QUARTERS = ("NW", "NE", "SW", "SE")
SEA, COAST, LAND, STRAIT = LETTERS = (".", "c", "L", "S")
TRAIN, BOAT, PLANE, WORLD = MODES = ("train", "boat", "plane", "world")
TRANSPORTS = 55
MOODS = ("happy", "neutral", "unhappy")
VALUES = {"voyage": "to", "draw": "count", "lose": "count"}  # what an event says beside its kind
Effect = IntEnum(
    "Effect", "VOYAGE DRAW LOSE SWAP SHEET PEEK FLAG FLAG_OTHER AGAIN MISS STEP NOTHING SHIELD FAR", start=0
)
KEPT_ONLY = ("shield", "far")
NEVER_KEPT = ("voyage", "lose", "swap", "peek", "flag-other", "miss", "nothing")
OPEN_EVENTS, SECRETS = 45, 10
VOYAGES = range(10, 13)


EVENT_KINDS = names_of(Effect)


@dataclass(frozen=True)
class Site:
    id: str
    continent: str
    motif: str  # what its picture shows
    longitude: float
    latitude: float
    name: Texts
    country: Texts
    text: Texts
    clues: tuple[Texts, ...]  # by level

    @property
    def cell(self) -> int:
        return cell_at(self.longitude, self.latitude)


@dataclass(frozen=True)
class Happening:
    """An event card."""

    id: str
    kind: str
    mood: str
    secret: bool
    value: int  # the site of a voyage, a number of transport cards
    text: Texts


@dataclass(frozen=True)
class Transport:
    """A kind of transport card."""

    mode: str
    reach: int
    count: int

    @property
    def id(self) -> str:
        return self.mode if self.mode == WORLD else f"{self.mode}-{self.reach}"


def cell_at(longitude: float, latitude: float) -> int:
    return int((NORTH - latitude) // SIZE) * COLUMNS + int((longitude - WEST) // SIZE)


def degrees_of(cell: int) -> tuple[str, int, str, int]:
    """The degrees nearest to the equator and to Greenwich, and on which side of them: N, 50, E, 0."""
    row, column = divmod(cell, COLUMNS)
    south, east = NORTH - SIZE * (row + 1), WEST + SIZE * column
    latitude = ("N", south) if south >= 0 else ("S", -south - SIZE)
    return *latitude, *(("E", east) if east >= 0 else ("W", -east - SIZE))


def cell_name(cell: int) -> str:
    """By its degrees: `N50E0`."""
    return "".join(map(str, degrees_of(cell)))


def quarter_of(cell: int) -> int:
    """Which of the QUARTERS."""
    return 2 * (cell // COLUMNS >= NORTH // SIZE) + (cell % COLUMNS >= COLUMNS // 2)


def sheet_of(clue: int) -> int:
    """Clues are numbered by site and level. Five of each level are on a sheet, and no two of one site."""
    site, level = divmod(clue, PER_SITE)
    lap = site // SHEETS
    return (site + (0, lap + 5, lap + 10)[level]) % SHEETS


def read_sites(rows: list[Fields]) -> tuple[Site, ...]:
    sites = tuple(read_site(row) for row in rows)
    if len(sites) != SITES:
        raise ValueError(f"the game needs {SITES} sites, not {len(sites)}.")
    only_once("site", [site.id for site in sites])
    return sites


def read_site(row: Fields) -> Site:
    id = read_id("site", row)
    name = f"site {id!r}"
    check_fields(name, row, {"id", "continent", "motif", "longitude", "latitude", "name", "country", "text", "clue"})
    if row["continent"] not in CONTINENTS:
        raise ValueError(f"{name}: continent is one of {', '.join(CONTINENTS)}, not {row['continent']!r}.")
    if row["motif"] not in MOTIFS:
        raise ValueError(f"{name}: motif is one of {', '.join(MOTIFS)}, not {row['motif']!r}.")
    longitude = degrees(name, row, "longitude", WEST, WEST + COLUMNS * SIZE)
    latitude = degrees(name, row, "latitude", NORTH - ROWS * SIZE, NORTH)
    levels = tuple(clue.get("level") for clue in row["clue"])
    if levels != LEVELS:
        raise ValueError(f"{name}: its clues are {', '.join(LEVELS)} in this order, not {', '.join(map(str, levels))}.")
    said = {field: texts(f"{name}, {field}", row[field]) for field in ("name", "country", "text")}
    clues = tuple(texts(f"{name}, {level} clue", clue) for level, clue in zip(LEVELS, row["clue"], strict=True))
    check_riddles(name, said["name"], clues)
    return Site(id, row["continent"], row["motif"], longitude, latitude, **said, clues=clues)


def check_riddles(name: str, names: Texts, clues: tuple[Texts, ...]) -> None:
    for clue in clues:
        for language in LANGUAGES:
            if names[language].lower() in clue[language].lower():
                raise ValueError(f"{name}: a clue names it in {language}.")


def read_events(rows: list[Fields], sites: tuple[Site, ...]) -> tuple[Happening, ...]:
    """The open ones first, then the SECRET ones."""
    events = tuple(read_event(row, [site.id for site in sites]) for row in rows)
    only_once("event", [event.id for event in events])
    counts = Counter(event.secret for event in events)
    if (counts[False], counts[True]) != (OPEN_EVENTS, SECRETS):
        raise ValueError(f"the pile needs {OPEN_EVENTS} open events and {SECRETS} SECRET, not {dict(counts)}.")
    voyages = sum(event.kind == "voyage" for event in events)
    if voyages not in VOYAGES:
        raise ValueError(f"the pile needs 10 to 12 voyages, not {voyages}.")
    return tuple(sorted(events, key=lambda event: event.secret))


def read_event(row: Fields, sites: list[str]) -> Happening:
    id = read_id("event", row)
    name, kind = f"event {id!r}", row.get("kind")
    if kind not in EVENT_KINDS:
        raise ValueError(f"{name}: kind is one of {', '.join(EVENT_KINDS)}, not {kind!r}.")
    value = [VALUES[kind]] if kind in VALUES else []
    check_fields(name, row, {"id", "kind", "mood", "secret", *LANGUAGES, *value})
    if row["mood"] not in MOODS:
        raise ValueError(f"{name}: mood is one of {', '.join(MOODS)}, not {row['mood']!r}.")
    if kind in (NEVER_KEPT if row["secret"] else KEPT_ONLY):
        raise ValueError(f"{name}: an event of kind {kind} {'cannot' if row['secret'] else 'has to'} be SECRET.")
    if kind == "voyage" and row["to"] not in sites:
        raise ValueError(f"{name}: there is no site {row['to']!r}.")
    if kind == "voyage":
        amount = sites.index(row["to"])
    else:
        amount = whole(name, row, "count", 1, 1 if kind == "lose" else 3) if value else 0
    return Happening(id, kind, row["mood"], bool(row["secret"]), amount, texts(name, row))


def read_transports(rows: list[Fields]) -> tuple[Transport, ...]:
    kinds = tuple(read_transport(row) for row in rows)
    only_once("transport", [kind.id for kind in kinds])
    total = sum(kind.count for kind in kinds)
    if total != TRANSPORTS:
        raise ValueError(f"the pile needs {TRANSPORTS} transport cards, not {total}.")
    return tuple(sorted(kinds, key=lambda kind: (MODES.index(kind.mode), kind.reach)))


def read_transport(row: Fields) -> Transport:
    mode = row.get("kind")
    if mode not in MODES:
        raise ValueError(f"transport: kind is one of {', '.join(MODES)}, not {mode!r}.")
    check_fields(f"transport {mode}", row, {"kind", "reach", "count"})
    reach = whole(f"transport {mode}", row, "reach", 0, 0) if mode == WORLD else whole(mode, row, "reach", 1, 6)
    return Transport(mode, reach, whole(f"transport {mode}", row, "count", 1, TRANSPORTS))


def read_cells(rows: list[str]) -> str:
    letters = "".join(rows)
    if len(rows) != ROWS or {len(row) for row in rows} != {COLUMNS} or set(letters) - set(LETTERS):
        raise ValueError(f"the map is {ROWS} rows of {COLUMNS} letters {' '.join(LETTERS)}.")
    return letters


def degrees(name: str, row: Fields, field: str, low: float, high: float) -> float:
    """The map's own edges belong to no cell."""
    value = row[field]
    if not isinstance(value, int | float) or not low < value < high:
        raise ValueError(f"{name}: {field} has to lie between {low} and {high} degrees, not {value!r}.")
    return float(value)


EVENT_TABLES = open_table(__package__, "events")
DESTINATIONS = read_sites(
    [row for name in ("sites_west", "sites_east") for row in open_table(__package__, name)["site"]]
)
EVENTS = read_events(EVENT_TABLES["event"], DESTINATIONS)
TRANSPORT = read_transports(EVENT_TABLES["transport"])
MAP = read_cells(open_table(__package__, "cells")["rows"])

CELL_NAMES = tuple(map(cell_name, range(CELLS)))
SITE_IDS = tuple(site.id for site in DESTINATIONS)
CLUE_NAMES = tuple(f"{site}/{level}" for site in SITE_IDS for level in LEVELS)
KIND_IDS = tuple(kind.id for kind in TRANSPORT)
EVENT_IDS = tuple(event.id for event in EVENTS)
SECRET_IDS = EVENT_IDS[OPEN_EVENTS:]

# For kernels to look up: by kind of transport card, by site, by clue, by sheet, by event.
KINDS, PILE_EVENTS = len(TRANSPORT), len(EVENTS)
MODE = table([MODES.index(kind.mode) for kind in TRANSPORT])
REACH = table([kind.reach for kind in TRANSPORT])
COUNT = table([kind.count for kind in TRANSPORT])
QUARTER = table([quarter_of(site.cell) for site in DESTINATIONS])
SHEET_OF = table([sheet_of(clue) for clue in range(CLUES)])
SHEET_CLUES = [[clue for clue in range(CLUES) if sheet_of(clue) == sheet] for sheet in range(SHEETS)]
ON_SHEET = table(SHEET_CLUES)
EVENT_KIND = table([EVENT_KINDS.index(event.kind) for event in EVENTS])
EVENT_VALUE = table([event.value for event in EVENTS])
UNHAPPY = table([event.mood == "unhappy" for event in EVENTS])
