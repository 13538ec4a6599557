"""What there is to read: the cards in the camera, the sheet on show, events, the album."""

from collections.abc import Iterator, Sequence

from ...contract import CHANCE, NOBODY, NONE, Entry, Event
from ...scene import Say, Sheet
from .content import CLUES, EVENTS, OPEN_EVENTS, PER_SITE, QUARTER, QUARTERS, SHEET_CLUES, SITES
from .forms import KEEPS, LOSES
from .state import CARRIED, OPEN, OPENING_NAMES, OPENINGS, SEATS, Rule, State, label_number, sheet_on_show


def quarter_name(site: int) -> str:
    return QUARTERS[QUARTER[site]]


def effect(event: int) -> Say:
    """What an event does."""
    kind, value = EVENTS[event].kind, EVENTS[event].value
    return Say(f"effect-{kind}", {"site": Say(f"name-{value}")} if kind == "voyage" else {"count": value})


def sheets(s: State, entries: Sequence[Entry]) -> list[Sheet]:
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


def read_aloud(s: State, entries: Sequence[Entry]) -> list[Sheet]:
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


def cards(options: Sequence[int], entry: Entry, before: Iterator[Entry]) -> list[Sheet]:
    """All that an entry turned over, one after the other; a card that is kept, for who keeps it."""
    kept = [OPEN_EVENTS + entry.move - KEEPS] if KEEPS <= entry.move < LOSES else []
    keepers = [event.player for event in entry.events if event.rule == Rule.SECRET_CARD]
    found = [event_sheet(event, 0, keepers[0] if keepers else NOBODY) for event in kept]
    return found + [sheet for event in entry.events if (sheet := card_of(event, 0))]


def card_of(event: Event, ply: int) -> Sheet | None:
    match event.rule:
        case Rule.RED_SQUARE_EVENT:
            return event_sheet(event.event, ply, event.player)
        case Rule.SECRET_CARD if event.used:
            return event_sheet(event.effect, ply, event.player)
        case Rule.RIGHT_CALL:
            return site_sheet("right", event.site, event.player)
        case Rule.WRONG_CALL if not event.taken:
            return site_sheet("wrong", event.site, event.player)
        case Rule.VALIDATE:
            args = {"player": event.player, "count": event.count, "total": event.total}
            art, lines = "film", (Say("log-validate", args),)
            return Sheet(f"validated-{event.total}", "card", Say("at-home", args), lines, art, event.player)
        case Rule.EXTRA_HINT:
            title = Say("hint", {"number": event.number})
            return Sheet(f"hint-{event.riddle}", "card", title, (Say(f"clue-{event.riddle}"),))
    return None


def event_sheet(event: int, ply: int, seat: int) -> Sheet:
    art = "secret" if EVENTS[event].secret else "event-back"
    return Sheet(f"event-{event}-{ply}", "card", effect(event), (Say(f"event-{event}"),), art, seat)


def site_sheet(call: str, site: int, seat: int) -> Sheet:
    """The card that a right or a wrong call has shown."""
    place = Say("site", {"name": Say(f"name-{site}"), "country": Say(f"country-{site}")})
    lines = place, Say(f"album-{site}")
    return Sheet(f"{call}-{site}", "card", Say(call, {"player": seat}), lines, f"film-{quarter_name(site)}", seat)


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
