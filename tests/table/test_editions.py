"""Rules change, games stay: a database of the first edition under rules of another version.

`first_edition.sqlite` holds six tables of each game. Under the new rules of these tests nobody may move after ply 20:
what was played further is of an older edition, the rest goes on.
"""

import shutil
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

import ludotheque
from ludotheque.scene.svg import picture
from ludotheque.store.sql import SqlStore
from ludotheque.table import actions, entries
from ludotheque.table import table as tables
from ludotheque.table.acting import act
from ludotheque.table.files import Files, to_file
from ludotheque.table.loading import Aside
from ludotheque.table.refused import Refused
from ludotheque.testing import with_kernels

from .houses import action_for, house, join, open_table, play_on, told

pytestmark = pytest.mark.anyio

FIRST = Path(__file__).with_name("first_edition.sqlite")
TOO_LATE = 20  # plies
TABLES = ("running", "young", "open", "over", "file", "fork")


def next_edition(game, *, version=1, last_ply=TOO_LATE):
    """The game with rules that have changed, and a version that says so."""

    def why_not(s, move):
        return 1 if s["ply"] >= last_ply else game.kernels.why_not(s, move)

    return with_kernels(replace(game, version=game.version + version), why_not=why_not)


@pytest.fixture
def shelf(monkeypatch):
    """Puts other boxes on the shelf."""
    boxes = {name: ludotheque.game(name) for name in ludotheque.games()}
    monkeypatch.setattr(tables, "take", boxes.__getitem__)
    return boxes


@pytest.fixture
def path(tmp_path):
    return shutil.copy(FIRST, tmp_path / "tables.sqlite")


@asynccontextmanager
async def house_of(path):
    store = await SqlStore.open(path)
    try:
        async with house(store=store) as here:
            yield here
    finally:
        await store.close()


async def log_of(here, id):
    return [data for _, data in await here.store.read(id)]


async def file_and_picture(here, found):
    """Of a table that is played on, or of one that the rules of today have left behind."""
    if isinstance(found, Aside):
        return await Files(here).of_older(found), await Files(here).last_picture(found)
    return to_file(found.table).save(), picture(found.table.match)


def played(text):
    """The lines of play of a file."""
    body = text.partition("\n\n")[2].splitlines()
    return [line for line in body if not line.startswith(("#", "=", "seal"))]


@pytest.mark.parametrize("name", ludotheque.games())
async def test_what_holds_goes_on_and_says_so_the_rest_is_kept_as_it_is(name, shelf, path):
    ids = [name + kind for kind in TABLES]

    async def before():
        async with house_of(path) as here:
            here.driver.drive = lambda live: None  # nothing happens by itself
            shown = {id: await file_and_picture(here, await here.find(id)) for id in ids}
            files, pictures = ({id: both[n] for id, both in shown.items()} for n in range(2))
            return {id: await log_of(here, id) for id in ids}, files, pictures

    async def after(logs, files, pictures):
        async with house_of(path) as here:
            rows = await here.store.find(game=name)
            assert {row.table for row in rows} == set(ids)
            found = {id: await here.find(id) for id in ids}
            older = {id for id, one in found.items() if isinstance(one, Aside)}
            assert {name + "running", name + "over", name + "file"} <= older
            assert name + "open" not in older
            for id in older:
                assert found[id].state == "older", found[id].why
                with pytest.raises(Refused) as refused:
                    await act(here, id, 0, actions.Chat("hm"))
                assert refused.value.kind == "older"
                text = await Files(here).of_older(found[id])
                assert text.startswith(f"ludo 2\ngame {name}\nrules 1\nseats ")
                assert played(text) == played(files[id])
                assert await Files(here).last_picture(found[id]) == pictures[id]
                assert await log_of(here, id) == logs[id]
            assert found[name + "running"].person_of("key-of-Bea") == 1
            await go_on(here, name + "open", logs)

    async def go_on(here, id, logs):
        assert await log_of(here, id) == logs[id]  # looking at it changes nothing
        await join(here, id, "Bea")
        table, log = (await here.live(id)).table, await log_of(here, id)
        assert log[: len(logs[id])] == logs[id]
        assert entries.decode(0, log[len(logs[id])]) == entries.Carried(table.game.version)
        assert any(line.say.id == "table-carried" for entry in told(table) for line in entry.lines)
        here.forget(id)
        again = (await here.live(id)).table
        assert again.version == again.game.version
        assert sum(isinstance(logged.entry, entries.Carried) for logged in again.history) == 1
        assert again.person_of("key-of-Bea") == 1

    kept = await before()
    shelf[name] = next_edition(shelf[name])
    await after(*kept)


async def test_a_running_game_is_played_on(shelf, path):
    shelf["jonques"] = next_edition(shelf["jonques"])
    async with house_of(path) as here:
        before = await log_of(here, "jonquesyoung")
        await play_on(here, "jonquesyoung", lambda table: len(table.match.log) > 6)
        log = await log_of(here, "jonquesyoung")
        carried, first, *_ = [entries.decode(0, data) for data in log[len(before) :]]
        assert log[: len(before)] == before
        assert isinstance(carried, entries.Carried) and isinstance(first, entries.Played)


async def test_who_looks_at_a_table_under_new_rules_is_told(shelf, path):
    shelf["jonques"] = next_edition(shelf["jonques"])
    async with house_of(path) as here:
        live = await here.live("jonquesyoung")
        async with here.look(live, 0):
            while told(live.table)[-1].lines[0].say.id != "table-carried":
                await live.wait(10)


async def test_without_a_picture_one_sees_how_far_the_present_rules_lead(shelf, path):
    shelf["bone"] = next_edition(shelf["bone"])
    async with house_of(path) as here:
        aside = await here.find("bonerunning")
        assert isinstance(aside, Aside)
        assert (await Files(here).last_picture(aside)).startswith("<svg")


async def test_digests_tell_rules_that_lead_elsewhere(shelf, tmp_path):
    """Every move is legal under the new rules too, but the first deal is another one."""
    game = shelf["magot"]

    async def before():
        async with house_of(tmp_path / "t.sqlite") as here:
            id, _ = await open_table(here, "me", "here", game=game, options={"rounds": "1"})
            await play_on(here, id, lambda table: len(table.match.log) > 12)
            return id

    async def after(id):
        async with house_of(tmp_path / "t.sqlite") as here:
            aside = await here.find(id)
            assert isinstance(aside, Aside)
            assert (aside.is_older, aside.why) == (True, "entry 4 does not fit the position it was played in")
            text = await Files(here).of_older(aside)
            assert "\n# 10 " in text

    id = await before()
    other = next_edition(game, last_ply=1 << 30)

    def begin(s, seats, options):
        game.kernels.begin(s, seats, options)
        s["ended_by"] = 1

    shelf["magot"] = with_kernels(other, begin=begin)
    await after(id)


async def test_the_file_of_an_older_table_knows_its_result_without_the_rules(shelf, tmp_path):
    async def before():
        async with house_of(tmp_path / "t.sqlite") as here:
            id, _ = await open_table(here, "me", "here", options={"turn_cap": "50"})
            table = await play_on(here, id)
            live = await here.live(id)
            while not table.secret:
                await live.wait(10)
            return id, to_file(table).save()

    async def after(id, text):
        async with house_of(tmp_path / "t.sqlite") as here:
            again = await Files(here).of_older(await here.find(id))
            assert again.splitlines() == text.splitlines()

    kept = await before()
    shelf["jonques"] = next_edition(shelf["jonques"])
    await after(*kept)


async def test_a_picture_is_kept_when_a_game_ends(tmp_path):
    async with house_of(tmp_path / "t.sqlite") as here:
        id, ada = await open_table(here, "me", "here")
        table = await play_on(here, id, lambda table: action_for(table, max(table.turn, 0)) is not None)
        await act(here, id, ada, actions.Resign())
        assert table.is_over
        await here.pictures.finished()
        seq, picture = await here.store.picture(id)
        assert seq >= 3 and picture.startswith("<svg")
