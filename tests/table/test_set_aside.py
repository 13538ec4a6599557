"""Logs that cannot be followed are set aside: they hurt nobody, and nothing of them is lost."""

import logging

import msgspec
import pytest

from ludotheque.store import MemoryStore
from ludotheque.table import actions, entries
from ludotheque.table.acting import act
from ludotheque.table.files import Files
from ludotheque.table.refused import Refused
from tests.games.jonques.positions import place

from .houses import house, join, open_table, play_on

pytestmark = pytest.mark.anyio

HIDDEN = "f2-f5"  # something that was played: it is nobody's business in the host's log


def changed(log, seq, **fields):
    entry = msgspec.json.decode(log[seq - 1])
    return [*log[: seq - 1], msgspec.json.encode(entry | fields), *log[seq:]]


def added(*more):
    return lambda log: [*log, *map(entries.encode, more)]


WRONG = {
    "not JSON": (lambda log: [*log, b"\xff{"], "cannot be read"),
    "nested": (lambda log: [*log, b'{"type":' + b"[" * 5000], "cannot be read"),
    "of no kind": (lambda log: [*log, b'{"type":"eaten"}'], "cannot be read"),
    "empty": (lambda log: [b""], "cannot be read"),
    "no beginning": (lambda log: log[1:], "does not open a table"),
    "two beginnings": (lambda log: [*log, log[0]], "once more"),
    "no such game": (lambda log: changed(log, 1, game="chess"), "not on the shelf"),
    "no seats": (lambda log: changed(log, 1, seats=[]), "does not open a table"),
    "three seats": (lambda log: changed(log, 1, seats=3 * [{"kind": "person"}]), "seats that the game does not have"),
    "options": (lambda log: changed(log, 1, options={"turn_cap": "1"}, drawing=""), "no game of these rules"),
    "drawing": (lambda log: changed(log, 1, drawing="nonsense"), "no game of these rules"),
    "a level": (lambda log: changed(log, 1, seats=2 * [{"kind": "bot", "level": 77}]), "seats that the game does not"),
    "illegal": (lambda log: [*log, entries.encode(entries.Played(0, "b4-b6"))], "not allowed by port-first"),
    "unreadable": (added(entries.Played(0, "castle")), "cannot be played"),
    "out of turn": (added(entries.Played(1, HIDDEN)), "out of turn"),
    "by chance": (added(entries.Played(-1, HIDDEN)), "out of turn"),
    "another position": (added(entries.Played(0, HIDDEN, "0123456789ab")), "does not fit the position"),
    "another end": (added(entries.Revealed("00", "", "0123456789ab")), "does not fit the position"),
    "seat -1 resigns": (added(entries.Resigned(-1)), "a seat that the table does not have"),
    "seat -1 handed": (added(entries.Handed(-1)), "a seat that the table does not have"),
    "seat 2 taken": (added(entries.Taken(2)), "a seat that the table does not have"),
    "seat 9 joined": (added(entries.Joined("Eve", "", "", [9])), "not free"),
    "a seat joined twice": (added(entries.Joined("Eve", "", "", [0])), "not free"),
    "nobody speaks": (added(entries.Said(2, "psst")), "not at the table"),
    "nobody asks": (added(entries.UndoAsked(-1)), "not at the table"),
    "nobody paces": (added(entries.Paced(7, "run")), "not at the table"),
    "back to nowhere": (added(entries.TakenBack(5)), "never was"),
    "back too far": (added(entries.TakenBack(-3)), "never was"),
}


@pytest.mark.parametrize("what", WRONG)
async def test_it_is_set_aside_named_and_exported_and_the_others_play(what, caplog):
    caplog.set_level(logging.WARNING)
    spoil, why = WRONG[what]
    store = MemoryStore()
    async with house(store=store) as before:
        id, _ = await open_table(before, "me", "friend", prefix=place("^ f2 b4", "0 to move, aces 2"))
        await join(before, id, "Bea")
        log = [data for _, data in await store.read(id)]
    await store.create("spoilt", "jonques", "running", b"0" * 32, spoil(log))
    kept = await store.read("spoilt")
    async with house(store=store) as here:
        for _ in range(2):
            with pytest.raises(Refused) as refused:
                await here.live("spoilt")
            assert refused.value.kind == "set-aside"
        assert why in here.aside["spoilt"].why
        assert len((await Files(here).raw_log("spoilt")).splitlines()) == len(kept)
        await here.live(id)
    assert await store.read("spoilt") == kept
    said = [record.getMessage() for record in caplog.records if "spoilt" in record.getMessage()]
    assert len(said) == 1 and why in said[0]
    assert HIDDEN not in said[0]


async def test_a_gap_in_the_numbers():
    class Gap(MemoryStore):
        async def read(self, table, since=0):
            return [(seq, data) for seq, data in await super().read(table, since) if seq != 2]

    store = Gap()
    async with house(store=store) as before:
        id, _ = await open_table(before, "me", "here")
        await play_on(before, id, lambda table: len(table.match.log) > 2)
    async with house(store=store) as here:
        with pytest.raises(Refused):
            await here.live(id)
        assert here.aside[id].why == "entry 2 is missing"


async def test_a_table_that_goes_wrong_before_our_eyes_hurts_nobody_else():
    store = MemoryStore()
    async with house(store=store) as here:
        id, ada = await open_table(here, "me", "friend")
        other, bea = await open_table(here, "me", "here", name="Bea")
        await store.append(id, 3, [b"?"])
        with pytest.raises(Refused) as refused:
            await act(here, id, ada, actions.Chat("hm"))
        assert refused.value.kind == "set-aside"
        await act(here, other, bea, actions.Chat("hm"))
        assert list(here.aside) == [id]
