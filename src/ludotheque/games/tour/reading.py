"""What there is to read: the cards in the camera, the sheet on show, events, the album."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from ...contract import CHANCE, EVERYBODY, NOBODY, NONE, Entry, Event
from ...scene import Say, Sheet
from .content import CLUES, DESTINATIONS, EVENTS, OPEN_EVENTS, PER_SITE, QUARTER, QUARTERS, SHEET_CLUES, SHEETS
from .forms import KEEPS, LOSES, ON_IT, ON_TOP
from .state import CARRIED, OPEN, OPENING_NAMES, OPENINGS, SEATS, Rule, State, label_number, sheet_on_show

MOST_PRINTS = 2000  # kept: of a few hundred tables


def quarter_name(site: int) -> str:
    return QUARTERS[QUARTER[site]]


def picture(site: int) -> str:
    """Of a destination that is known: its quarter, and what it is."""
    return f"film-{quarter_name(site)}-{DESTINATIONS[site].motif}"


def effect(event: int) -> Say:
    """What an event does."""
    kind, value = EVENTS[event].kind, EVENTS[event].value
    return Say(f"effect-{kind}", {"site": Say(f"name-{value}")} if kind == "voyage" else {"count": value})


def sheets(s: State, entries: Iterable[Entry]) -> list[Sheet]:
    return [*lying_open(print_of(s)), *read_aloud(s, entries), *album(s)]


class Print(NamedTuple):
    """All that the cards in the camera and the pages tell, as a viewer knows it: it stays the same for many moves."""

    numbers: int
    labels: int
    label: tuple[int, ...]
    number: tuple[tuple[int, ...], ...]
    front: tuple[int, ...]
    quarter: tuple[int, ...]
    glimpse: tuple[int, ...]
    told: tuple[int, ...]
    sheet: int
    next_sheet: int

    def printed(self, label: int) -> int:
        return int(label_number(label, self.numbers))


def print_of(s: State) -> Print:
    number = tuple(map(tuple, s.number.tolist()))
    cards = tuple(s.front), tuple(s.quarter), tuple(s.glimpse), tuple(s.told)
    return Print(s.numbers, s.labels, tuple(s.label), number, *cards, sheet_on_show(s.record), s.next_sheet)


@lru_cache(MOST_PRINTS)
def lying_open(of: Print) -> list[Sheet]:
    slips = [slip(of, opening) for opening in range(OPENINGS)] if of.labels else []
    return [*slips, *pages(of)]


def on_show(of: Print) -> set[int]:
    """The numbers on the cards in the camera, as printed."""
    return {of.printed(label) for card in of.number if card[0] for label in card}


def slip(of: Print, opening: int) -> Sheet:
    """The top of the front card: its quarter and its numbers; lit, those that are on the sheet on show."""
    card = of.number[opening]
    if not card[0]:
        return Sheet(f"slip-{opening}", "slip", Say(f"empty-{OPENING_NAMES[opening]}"), art="film-empty")
    here = {of.printed(of.label[clue]) for clue in SHEET_CLUES[of.sheet]} if of.sheet != NONE else set()
    numbers = sorted(map(of.printed, card))
    quarter = QUARTERS[of.quarter[opening]]
    title = Say(f"film-{OPENING_NAMES[opening]}", {"quarter": Say(f"quarter-{quarter}")})
    lit = tuple(i for i, number in enumerate(numbers) if number in here)
    return Sheet(f"slip-{opening}", "slip", title, art=f"film-{quarter}", numbers=tuple(map(str, numbers)), lit=lit)


def pages(of: Print) -> list[Sheet]:
    """The sheet on show, the one that the viewer has peeked at, and the riddles that were read out."""
    found = []
    if of.sheet != NONE:
        found.append(page(of, f"sheet-{of.sheet}", Say("sheet"), SHEET_CLUES[of.sheet]))
    if of.next_sheet >= 0:
        found.append(page(of, f"peek-{of.next_sheet}", Say("peeked"), SHEET_CLUES[of.next_sheet]))
    told = [
        PER_SITE * of.front[opening] + PER_SITE - 1 - n
        for opening in range(OPENINGS)
        if of.front[opening] >= 0
        for n in range(of.told[opening])
    ]
    return [*found, page(of, "hints", Say("hints"), told)] if told else found


def page(of: Print, id: str, title: Say, clues: list[int]) -> Sheet:
    """Riddles by their numbers; one without a number comes last."""
    shown = on_show(of)
    rows = sorted((number_of(of, clue) or CLUES, clue) for clue in clues)
    numbers = tuple(str(number) if number_of(of, clue) else "–" for number, clue in rows)
    lit = tuple(i for i, (number, clue) in enumerate(rows) if number in shown and number_of(of, clue))
    return Sheet(id, "page", title, tuple(Say(f"clue-{clue}") for _, clue in rows), numbers=numbers, lit=lit)


def number_of(of: Print, clue: int) -> int:
    """The number printed beside a riddle, as far as the viewer has seen it; else 0."""
    label = of.label[clue]
    for opening in range(OPENINGS):
        if not label and of.front[opening] == clue // PER_SITE and of.glimpse[opening] == clue % PER_SITE:
            label = of.number[opening][clue % PER_SITE]
    return of.printed(label) if label else 0


def read_aloud(s: State, entries: Iterable[Entry]) -> list[Sheet]:
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
    """All that an entry turned over, one after the other; a card that is kept and a sheet peeked at, for one seat."""
    if ON_TOP <= entry.move < ON_IT and entry.seen != EVERYBODY:
        return [peeked_sheet(entry.move - ON_TOP)]
    kept = [OPEN_EVENTS + entry.move - KEEPS] if KEEPS <= entry.move < LOSES else []
    keepers = [event.player for event in entry.events if event.rule == Rule.SECRET_CARD]
    found = [event_sheet(event, 0, keepers[0] if keepers else NOBODY) for event in kept]
    found += [sheet for event in entry.events if (sheet := card_of(event, 0))]
    return [known_already(found[0]), *found[1:]] if finds_nothing(entry, before) else found


def finds_nothing(entry: Entry, before: Iterator[Entry]) -> bool:
    """Whether somebody is to peek at a sheet when all were on show."""
    peeks = any(e.rule == Rule.RED_SQUARE_EVENT and EVENTS[e.event].kind == "peek" for e in entry.events)
    return peeks and sum(e.rule == Rule.ONE_SHEET for earlier in before for e in earlier.events) >= SHEETS


def known_already(sheet: Sheet) -> Sheet:
    return replace(sheet, lines=(*sheet.lines, Say("come-again")))


def card_of(event: Event, ply: int) -> Sheet | None:
    match event.rule:
        case Rule.RED_SQUARE_EVENT:
            return event_sheet(event.event, ply, event.player)
        case Rule.SECRET_CARD if event.used:
            return replace(event_sheet(event.effect, ply, event.player), chosen=True)
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
    return Sheet(f"event-{event}-{ply}", "card", effect(event), (Say(f"event-{event}"),), art, seat, stops=())


def peeked_sheet(sheet: int) -> Sheet:
    """What the one who peeked reads, and where to read it again."""
    return Sheet(f"peeked-{sheet}", "card", Say("peeked"), (Say("peeked-where"), *map(riddle, SHEET_CLUES[sheet])))


def riddle(clue: int) -> Say:
    return Say(f"clue-{clue}")


def site_sheet(call: str, site: int, seat: int) -> Sheet:
    """The card that a right or a wrong call has shown."""
    place = Say("site", {"name": Say(f"name-{site}"), "country": Say(f"country-{site}")})
    after = (Say("stays-open"),) if call == "wrong" else ()
    lines, art = (place, Say(f"album-{site}"), *after), picture(site)
    return Sheet(f"{call}-{site}", "card", Say(call, {"player": seat}), lines, art, seat, stops=())


def album(s: State) -> list[Sheet]:
    """The destinations that were found, by their finder."""
    return [found_by((at - OPEN) % SEATS, site) for site, at in enumerate(s.place) if at >= CARRIED]


@cache
def found_by(seat: int, site: int) -> Sheet:
    lines = Say(f"country-{site}"), Say(f"album-{site}")
    return Sheet(f"album-{site}", "album", Say(f"name-{site}"), lines, picture(site), seat)
