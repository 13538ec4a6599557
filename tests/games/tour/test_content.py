"""What the loader asks of sites, events, transport cards and the map; what the tables of the game hold."""

import re
from collections import Counter

import pytest

from ludotheque.contract.components import open_table
from ludotheque.games.tour import GAME
from ludotheque.games.tour.content import (
    CONTINENTS,
    DESTINATIONS,
    EVENTS,
    LEVELS,
    MAP,
    QUARTERS,
    TRANSPORT,
    cell_at,
    quarter_of,
    read_cells,
    read_events,
    read_sites,
    read_transports,
    sheet_of,
)

SITE_ROWS = [*open_table(GAME.package, "sites_west")["site"], *open_table(GAME.package, "sites_east")["site"]]
EVENT_ROWS = open_table(GAME.package, "events")["event"]
TRANSPORT_ROWS = open_table(GAME.package, "events")["transport"]
CELL_ROWS = open_table(GAME.package, "cells")["rows"]


# The tables


def test_eighty_sites_of_all_continents_and_quarters():
    assert len(DESTINATIONS) == len({site.id for site in DESTINATIONS}) == 80
    assert {site.continent for site in DESTINATIONS} == set(CONTINENTS)
    assert {quarter_of(site.cell) for site in DESTINATIONS} == set(range(4))


def test_a_cell_may_hold_several_but_no_more_than_three():
    counts = Counter(site.cell for site in DESTINATIONS)
    assert max(counts.values()) == 3
    assert all(MAP[cell] != "." for cell in counts)


def test_every_site_has_three_riddles_on_three_sheets():
    for site in range(80):
        assert len({sheet_of(3 * site + level) for level in range(3)}) == 3


def test_fifteen_riddles_a_sheet_five_of_each_level():
    for sheet in range(16):
        levels = [clue % 3 for clue in range(240) if sheet_of(clue) == sheet]
        assert Counter(levels) == {0: 5, 1: 5, 2: 5}


def test_no_riddle_is_told_twice_and_none_names_its_site_or_country():
    for language in ("fr", "en"):
        told = [clue[language] for site in DESTINATIONS for clue in site.clues]
        assert len(set(told)) == 240
        for site in DESTINATIONS:
            for clue in site.clues:
                assert site.name[language].lower() not in clue[language].lower()
                assert not re.search(rf"\b{re.escape(site.country[language])}\b", clue[language], re.IGNORECASE)


def test_cells_and_quarters():
    assert cell_at(-180 + 0.5, 79.5) == 0
    assert cell_at(179.5, -59.5) == 36 * 14 - 1
    assert cell_at(2.3, 48.9) == 3 * 36 + 18
    assert [QUARTERS[quarter_of(cell_at(*place))] for place in ((-5, 5), (5, 5), (-5, -5), (5, -5))] == list(QUARTERS)


def test_fifty_five_events_ten_of_them_secret():
    assert len(EVENTS) == len({event.id for event in EVENTS}) == 55
    assert [event.secret for event in EVENTS] == [False] * 45 + [True] * 10
    assert 10 <= sum(event.kind == "voyage" for event in EVENTS) <= 12
    assert all(event.value == 1 for event in EVENTS if event.kind == "lose")  # one card is laid aside


def test_fifty_five_transport_cards_short_ones_most_common():
    assert sum(kind.count for kind in TRANSPORT) == 55
    by_mode = {mode: [kind.count for kind in TRANSPORT if kind.mode == mode] for mode in ("train", "boat", "plane")}
    assert all(counts == sorted(counts, reverse=True) for counts in by_mode.values())
    assert [kind.id for kind in TRANSPORT][-1] == "world"


def test_the_rulebook_tells_the_mix():
    counts = Counter()
    for kind in TRANSPORT:
        counts[kind.mode] += kind.count
    clause = GAME.rulebook.clauses["seven-cards"]
    told = list(map(int, re.findall(r"(\d+) (?:trains?|boats?|planes?|“Tour du monde”)", clause.ruling["en"])))
    assert told == [counts[mode] for mode in ("train", "boat", "plane", "world")]


def test_the_map_has_36_columns_and_14_rows():
    assert len(MAP) == 36 * 14
    assert set(MAP) == set(".cLS")


# What is wrong is named


def changed(rows, index, **fields):
    """Rows with some fields of one changed, or removed where they are None."""
    row = {field: value for field, value in (rows[index] | fields).items() if value is not None}
    return [*rows[:index], row, *rows[index + 1 :]]


CLUES = SITE_ROWS[0]["clue"]


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({"id": "Two Words"}, "site 'Two Words': id"),
        ({"id": None}, "site 'None': id"),
        ({"id": SITE_ROWS[1]["id"]}, f"site '{SITE_ROWS[1]['id']}': there are 2"),
        ({"continent": "atlantis"}, "site '{id}': continent is one of .*, not 'atlantis'"),
        ({"continent": None}, "site '{id}': continent is missing"),
        ({"height": 12}, "site '{id}': height is not one of its fields"),
        ({"longitude": 180}, "site '{id}': longitude has to lie between -180 and 180 degrees, not 180"),
        ({"longitude": "12"}, "site '{id}': longitude"),
        ({"latitude": 80}, "site '{id}': latitude has to lie between -60 and 80 degrees, not 80"),
        ({"latitude": -60.5}, "site '{id}': latitude"),
        ({"clue": CLUES[:2]}, "site '{id}': its clues are hard, middling, easier in this order, not hard, middling"),
        ({"clue": CLUES[::-1]}, "site '{id}': its clues are .*, not easier, middling, hard"),
        ({"clue": [{**CLUES[0], "fr": " "}, *CLUES[1:]]}, "site '{id}', hard clue: fr has no text"),
        ({"name": {"fr": "Un"}}, "site '{id}', name: en has no text"),
        ({"country": {"fr": "", "en": "x"}}, "site '{id}', country: fr has no text"),
        ({"text": {"fr": "x"}}, "site '{id}', text: en has no text"),
        ({"name": {"fr": CLUES[0]["fr"][:9], "en": "???"}}, "site '{id}': a clue names it in fr"),
        ({"name": {"fr": "???", "en": CLUES[2]["en"][:9].upper()}}, "site '{id}': a clue names it in en"),
    ],
)
def test_a_wrong_site_is_named(fields, complaint):
    with pytest.raises(ValueError, match=complaint.replace("{id}", SITE_ROWS[0]["id"])):
        read_sites(changed(SITE_ROWS, 0, **fields))


def test_there_are_eighty_sites_no_more_no_less():
    with pytest.raises(ValueError, match="needs 80 sites, not 79"):
        read_sites(SITE_ROWS[1:])


def event(kind, secret=False):
    return next(i for i, row in enumerate(EVENT_ROWS) if row["kind"] == kind and row["secret"] == secret)


@pytest.mark.parametrize(
    ("kind", "fields", "complaint"),
    [
        ("nothing", {"id": "x y"}, "event 'x y': id"),
        ("nothing", {"id": EVENT_ROWS[0]["id"]}, f"event '{EVENT_ROWS[0]['id']}': there are 2"),
        ("nothing", {"kind": "storm"}, "event '{id}': kind is one of .*, not 'storm'"),
        ("nothing", {"kind": None}, "event '{id}': kind is one of .*, not None"),
        ("nothing", {"mood": "cross"}, "event '{id}': mood is one of happy, neutral, unhappy, not 'cross'"),
        ("nothing", {"secret": None}, "event '{id}': secret is missing"),
        ("nothing", {"secret": True}, "event '{id}': an event of kind nothing cannot be SECRET"),
        ("nothing", {"kind": "shield"}, "event '{id}': an event of kind shield has to be SECRET"),
        ("nothing", {"kind": "far"}, "event '{id}': an event of kind far has to be SECRET"),
        ("nothing", {"to": "venise"}, "event '{id}': to is not one of its fields"),
        ("nothing", {"en": None}, "event '{id}': en is missing"),
        ("nothing", {"fr": " "}, "event '{id}': fr has no text"),
        ("voyage", {"to": None}, "event '{id}': to is missing"),
        ("voyage", {"to": "atlantis"}, "event '{id}': there is no site 'atlantis'"),
        ("draw", {"count": 0}, "event '{id}': count has to be a whole number from 1 to 3, not 0"),
        ("draw", {"count": True}, "event '{id}': count"),
        ("draw", {"count": None}, "event '{id}': count is missing"),
    ],
)
def test_a_wrong_event_is_named(kind, fields, complaint):
    index = event(kind)
    with pytest.raises(ValueError, match=complaint.replace("{id}", EVENT_ROWS[index]["id"])):
        read_events(changed(EVENT_ROWS, index, **fields), DESTINATIONS)


def test_forty_five_open_events_and_ten_secret_ones():
    with pytest.raises(ValueError, match="45 open events and 10 SECRET"):
        read_events(EVENT_ROWS[1:], DESTINATIONS)
    with pytest.raises(ValueError, match="45 open events and 10 SECRET"):
        read_events(changed(EVENT_ROWS, event("again", secret=True), secret=False), DESTINATIONS)


def test_ten_to_twelve_voyages():
    rows = EVENT_ROWS
    for n in [i for i, row in enumerate(rows) if row["kind"] == "voyage"][:2]:
        rows = changed(rows, n, kind="nothing", to=None)
    with pytest.raises(ValueError, match="10 to 12 voyages, not 9"):
        read_events(rows, DESTINATIONS)


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({"kind": "balloon"}, "transport: kind is one of train, boat, plane, world, not 'balloon'"),
        ({"reach": 7}, "train: reach has to be a whole number from 1 to 6, not 7"),
        ({"reach": 0}, "train: reach"),
        ({"reach": 3}, "transport 'train-3': there are 2"),
        ({"count": 0}, "transport train: count has to be a whole number from 1 to 55, not 0"),
        ({"count": None}, "transport train: count is missing"),
        ({"speed": 3}, "transport train: speed is not one of its fields"),
        ({"count": TRANSPORT_ROWS[0]["count"] + 1}, "needs 55 transport cards, not 56"),
        ({"kind": "world"}, "transport world: reach has to be a whole number from 0 to 0, not 2"),
    ],
)
def test_a_wrong_transport_card_is_named(fields, complaint):
    with pytest.raises(ValueError, match=complaint):
        read_transports(changed(TRANSPORT_ROWS, 0, **fields))


@pytest.mark.parametrize(
    "rows",
    [CELL_ROWS[1:], [CELL_ROWS[0] + ".", *CELL_ROWS[1:]], [CELL_ROWS[0].replace(".", "x"), *CELL_ROWS[1:]]],
)
def test_a_wrong_map_is_refused(rows):
    with pytest.raises(ValueError, match=r"the map is 14 rows of 36 letters \. c L S"):
        read_cells(rows)


def test_levels():
    assert LEVELS == ("hard", "middling", "easier")
