"""What there is to read: the cards in the camera, the sheet on show, events, the album."""

from ...contract import CHANCE, Entry, Event
from ...scene import Say, Sheet
from .codes import KEEPS, LOSES
from .content import CLUES, DESTINATIONS, EVENTS, OPEN_EVENTS, PER_SITE, QUARTERS, SHEETS, SITES, quarter_of, sheet_of
from .notation import OPENING_NAMES
from .state import CARRIED, NONE, OPEN, OPENINGS, SEATS, Rule, State, label_number, sheet_on_show

SHEET_CLUES = [[clue for clue in range(CLUES) if sheet_of(clue) == sheet] for sheet in range(SHEETS)]


def quarter_name(site: int) -> str:
    return QUARTERS[quarter_of(DESTINATIONS[site].cell)]


def effect(event: int) -> Say:
    """What an event does."""
    kind, value = EVENTS[event].kind, EVENTS[event].value
    return Say(f"effect-{kind}", {"site": Say(f"name-{value}")} if kind == "voyage" else {"count": value})


def sheets(s: State, entries: list[Entry]) -> list[Sheet]:
    slips = [slip(s, opening) for opening in range(OPENINGS)] if s.labels else []
    return [*slips, *pages(s), *read_aloud(s, entries), *album(s)]


def printed(s: State, label: int) -> int:
    return int(label_number(label, s.numbers))


def on_show(s: State) -> dict[int, int]:
    """The numbers on the cards in the camera, as printed, and their openings."""
    return {
        printed(s, s.number[opening, level]): opening
        for opening in range(OPENINGS)
        if s.number[opening, 0]
        for level in range(PER_SITE)
    }


def slip(s: State, opening: int) -> Sheet:
    """The top of the front card: its quarter and its numbers; lit, those that are on the sheet on show."""
    if not s.number[opening, 0]:
        return Sheet(f"slip-{opening}", "slip", Say(f"empty-{OPENING_NAMES[opening]}"), art="film-empty")
    sheet = sheet_on_show(s.record)
    here = {printed(s, s.label[clue]) for clue in SHEET_CLUES[sheet]} if sheet != NONE else set()
    numbers = sorted(printed(s, s.number[opening, level]) for level in range(PER_SITE))
    quarter = QUARTERS[s.quarter[opening]]
    title = Say(f"film-{OPENING_NAMES[opening]}", {"quarter": Say(f"quarter-{quarter}")})
    lit = tuple(i for i, number in enumerate(numbers) if number in here)
    return Sheet(f"slip-{opening}", "slip", title, art=f"film-{quarter}", numbers=tuple(map(str, numbers)), lit=lit)


def pages(s: State) -> list[Sheet]:
    """The sheet on show, the one that the viewer has peeked at, and the riddles that were read out."""
    found = []
    sheet = sheet_on_show(s.record)
    if sheet != NONE:
        found.append(page(s, f"sheet-{sheet}", Say("sheet"), SHEET_CLUES[sheet]))
    if s.next_sheet >= 0:
        found.append(page(s, f"peek-{s.next_sheet}", Say("peeked"), SHEET_CLUES[s.next_sheet]))
    told = [
        PER_SITE * s.front[opening] + PER_SITE - 1 - n
        for opening in range(OPENINGS)
        if s.front[opening] >= 0
        for n in range(s.told[opening])
    ]
    return [*found, page(s, "hints", Say("hints"), told)] if told else found


def page(s: State, id: str, title: Say, clues: list[int]) -> Sheet:
    """Riddles by their numbers; one without a number comes last."""
    shown = on_show(s)
    rows = sorted((number_of(s, clue) or CLUES, clue) for clue in clues)
    numbers = tuple(str(number) if number_of(s, clue) else "–" for number, clue in rows)
    lit = tuple(i for i, (number, clue) in enumerate(rows) if number in shown and number_of(s, clue))
    return Sheet(id, "page", title, tuple(Say(f"clue-{clue}") for _, clue in rows), numbers=numbers, lit=lit)


def number_of(s: State, clue: int) -> int:
    """The number printed beside a riddle, as far as the viewer has seen it; else 0."""
    label = s.label[clue]
    for opening in range(OPENINGS):
        if not label and s.front[opening] == clue // PER_SITE and s.glimpse[opening] == clue % PER_SITE:
            label = s.number[opening, clue % PER_SITE]
    return printed(s, label) if label else 0


def read_aloud(s: State, entries: list[Entry]) -> list[Sheet]:
    """The card turned over since the last move: an event, a SECRET card, a destination, a riddle."""
    if s.asked != NONE:
        return [event_sheet(s.asked, s.ply, s.turn)]
    for age, entry in enumerate(entries):
        if KEEPS <= entry.move < LOSES:
            return [event_sheet(OPEN_EVENTS + entry.move - KEEPS, s.ply - age, s.turn)]
        for event in reversed(entry.events):
            if found := card_of(event, s.ply - age):
                return [found]
        if entry.seat != CHANCE:
            break
    return []


def card_of(event: Event, ply: int) -> Sheet | None:
    a, b, c, d = event.details
    match event.rule:
        case Rule.RED_SQUARE_EVENT:
            return event_sheet(b, ply, a)
        case Rule.SECRET_CARD if b != NONE:
            return event_sheet(b, ply, a)
        case Rule.RIGHT_CALL:
            return Sheet(f"right-{b}", "card", Say("right", {"player": a}), site_lines(b), f"film-{quarter_name(b)}", a)
        case Rule.WRONG_CALL if d != NONE:
            return Sheet(f"wrong-{c}", "card", Say("wrong", {"player": a}), site_lines(c), f"film-{quarter_name(c)}", a)
        case Rule.EXTRA_HINT:
            return Sheet(f"hint-{b}", "card", Say("hint", {"number": c}), (Say(f"clue-{b}"),))
    return None


def event_sheet(event: int, ply: int, seat: int) -> Sheet:
    art = "secret" if EVENTS[event].secret else "event-back"
    return Sheet(f"event-{event}-{ply}", "card", effect(event), (Say(f"event-{event}"),), art, seat)


def site_lines(site: int) -> tuple[Say, ...]:
    place = Say("site", {"name": Say(f"name-{site}"), "country": Say(f"country-{site}")})
    return place, Say(f"album-{site}")


def album(s: State) -> list[Sheet]:
    """The destinations that were found, by their finder."""
    return [
        Sheet(
            f"album-{site}",
            "album",
            Say(f"name-{site}"),
            (Say(f"country-{site}"), Say(f"album-{site}")),
            f"film-{quarter_name(site)}",
            (s.place[site] - OPEN) % SEATS,
        )
        for site in range(SITES)
        if s.place[site] >= CARRIED
    ]
