"""A page's questions to a house in its worker, here without a browser: its switchboard, an executor's other side."""

import asyncio
import json
import re
from functools import partial

import pytest

from ludotheque import load
from ludotheque.store import NotKept
from ludotheque.store.browser import FACT, PEOPLE, TABLE, BrowserStore
from ludotheque.table.files import Files
from ludotheque.table.house import House
from ludotheque.table.parcel import packed
from ludotheque.table.service import Service
from ludotheque.table.studies import Studies
from ludotheque.web import people_routes, shelf_routes, table_routes
from ludotheque.worker.executors import AtOnce, Elsewhere, perform
from ludotheque.worker.owner import owner, somebody_new
from ludotheque.worker.switchboard import Switchboard, routes
from tests.bots.test_study import blundered
from tests.store.browsers import PlainDatabase

pytestmark = pytest.mark.anyio
ME_AND_A_BOT = [{"kind": "me"}, {"kind": "bot", "level": 1}]


class Page:
    """What a page has: questions, and the games that were brought for them."""

    def __init__(self, board, brought):
        self.board, self.brought = board, brought

    async def ask(self, method, path, body=None):
        done, answer = await self.board.ask(method, path, body if isinstance(body, str) else json.dumps(body))
        return done, json.loads(answer) if answer[:1] in b"[{" else answer.decode()

    async def lay(self):
        wanted = {"game": "jonques", "seats": ME_AND_A_BOT, "name": "Ada", "options": {"turn_cap": "50"}}
        _, seated = await self.ask("POST", "/api/tables", wanted)
        await self.act(seated["table"], do="stir", entropy="ab" * 16)
        return seated["table"]

    async def act(self, table, **action):
        return await self.ask("POST", f"/api/tables/{table}/actions", action)


async def in_another_worker(game, job):
    return perform(job)


async def come(database):
    """A visit: what was kept is there again, whatever else was in memory."""
    store, brought = await BrowserStore.open(database), []

    async def bring(game):
        brought.append(game)

    here, there = AtOnce(), Elsewhere(in_another_worker, asyncio.ensure_future)
    house = House(store, there, pace=0, threads=here)
    service = Service(house, Files(house, readers=here), Studies(60, store, there))
    return Page(Switchboard(service, await owner(store), bring, partial(somebody_new, store)), brought)


@pytest.fixture
def database():
    return PlainDatabase()


async def test_a_table_is_there_at_the_next_visit(database):
    page = await come(database)
    table = await page.lay()
    assert set(page.brought) == {"jonques"}
    done, before = await page.ask("GET", f"/api/tables/{table}")
    assert done and before["table"]["viewer"]["seats"] == [0]
    await page.board.service.close()

    again = await come(database)
    _, mine = await again.ask("GET", "/api/me/tables")
    assert [(card["id"], card["mine"]) for card in mine] == [(table, True)]
    _, after = await again.ask("GET", f"/api/tables/{table}")
    assert after["entries"][: len(before["entries"])] == before["entries"]
    await again.board.service.close()


async def test_who_listens_hears_and_may_act(database):
    page, heard = await come(database), asyncio.Queue()
    table = await page.lay()
    assert await page.board.dial(1, table, 0, heard.put_nowait)
    first = json.loads(await heard.get())
    assert first["type"] == "update" and first["table"]["id"] == table
    page.board.hear(1, json.dumps({"ref": 7, "action": {"do": "resign"}}))
    while 7 not in json.loads(await heard.get()).get("done", []):
        pass
    page.board.hang_up(1)
    assert not await page.board.dial(2, "nowhere", 0, heard.put_nowait)
    await page.board.service.close()


async def test_what_cannot_be_done_is_said(database):
    page = await come(database)
    assert (await page.ask("GET", "/api/tables/nowhere"))[1]["say"]["id"] == "refused-table"
    assert (await page.ask("GET", "/api/nothing"))[1]["say"]["id"] == "refused-table"
    friends = {"game": "jonques", "seats": [{"kind": "me"}, {"kind": "friend"}], "name": "Ada"}
    done, refusal = await page.ask("POST", "/api/tables", friends)
    assert not done and refusal["say"]["id"] == "refused-plan"
    done, refusal = await page.ask("POST", "/api/tables", "{")
    assert not done and refusal["say"]["id"] == "refused-invalid"
    done, refusal = await page.ask("POST", "/api/archive", "game jonques\n")
    assert not done and refusal["say"]["id"] == "refused-file"
    await page.board.service.close()


async def test_a_browser_without_room_says_so_and_loses_nothing(database, monkeypatch):
    page = await come(database)
    table = await page.lay()
    _, before = await page.ask("GET", f"/api/tables/{table}")

    async def full(*_):
        raise NotKept("QuotaExceededError")

    with monkeypatch.context() as now:
        now.setattr(database, "write", full)
        done, refusal = await page.act(table, do="chat", text="hello")
        assert not done and refusal["say"]["id"] == "refused-store"
        done, refusal = await page.ask("POST", "/api/archive", blundered().save())
        assert not done and refusal["say"]["id"] == "refused-store"
    done, _ = await page.act(table, do="chat", text="hello")
    _, after = await page.ask("GET", f"/api/tables/{table}")
    assert done and after["entries"][: len(before["entries"])] == before["entries"]
    await page.board.service.close()


@pytest.mark.parametrize("lost", [{(PEOPLE, PEOPLE): b""}, {(FACT, "visitor"): b"\xff"}, {(FACT, "visitor"): b""}])
async def test_whose_the_tables_are_is_known_without_what_was_kept_of_people(database, lost):
    page = await come(database)
    table = await page.lay()
    await page.board.service.close()
    database.records |= lost
    again = await come(database)
    _, mine = await again.ask("GET", "/api/me/tables")
    assert [card["id"] for card in mine] == [table]
    assert (await again.act(table, do="resign"))[0]
    await again.board.service.close()


async def test_a_table_whose_last_entry_is_lost_goes_on_before_it(database):
    page = await come(database)
    table = await page.lay()
    await page.act(table, do="chat", text="hello")
    await page.board.service.close()
    del database.logs[max(key for key in database.logs if key[0] == table)]
    again = await come(database)
    assert (await again.act(table, do="resign"))[0]
    await again.board.service.close()


async def test_everything_is_taken_away_with_the_games_where_nothing_can_be_written(database, monkeypatch):
    page = await come(database)
    running, over = await page.lay(), await page.lay()
    await page.act(over, do="resign")
    await page.board.service.close()

    async def refuse(*_):
        raise NotKept("of a newer edition")

    again = await come(database)
    monkeypatch.setattr(database, "write", refuse)
    done, kept = await again.ask("GET", "/api/me/data")
    files = {table["table"]: table.get("file", "") for table in kept["tables"]}
    assert done and files.keys() == {running, over}
    assert load(files[over]).game.name == "jonques"
    assert not (await again.act(running, do="resign"))[0]
    await again.board.service.close()


async def test_whoever_is_forgotten_leaves_no_table_in_the_browser(database):
    page, heard = await come(database), asyncio.Queue()
    running, over = await page.lay(), await page.lay()
    await page.act(over, do="resign")
    await page.ask("GET", f"/api/tables/{over}/study")
    await page.ask("POST", "/api/archive", blundered().save())
    database.records[TABLE, "unreadable"] = b"\xc1"
    await page.board.service.house.pictures.finished()
    assert await page.board.dial(1, running, 0, heard.put_nowait)
    before = page.board.visitor.token
    done, me = await page.ask("POST", "/api/me/forget", {})
    assert done and not me.get("is_known") and not me.get("tables")
    assert database.logs == {} and {kind for kind, _ in database.records} == {FACT}
    assert before not in str(database.records) and page.board.visitor.token != before
    for table in (running, over):
        assert (await page.ask("GET", f"/api/tables/{table}"))[1]["say"]["id"] == "refused-table"
    while json.loads(await heard.get())["type"] != "parting":
        pass
    new = await page.lay()
    await page.board.service.close()

    again = await come(database)
    assert [card["id"] for card in (await again.ask("GET", "/api/me/tables"))[1]] == [new]
    await again.board.service.close()


async def test_where_nothing_can_be_written_nothing_is_forgotten(database, monkeypatch):
    page = await come(database)
    table = await page.lay()

    async def refuse(*_):
        raise NotKept("of a newer edition")

    monkeypatch.setattr(database, "clear", refuse)
    assert not (await page.ask("POST", "/api/me/forget", {}))[0]
    assert (await page.ask("GET", f"/api/tables/{table}"))[0]
    await page.board.service.close()


async def test_what_is_brought_twice_lies_there_once_and_can_be_put_away(database):
    page, file = await come(database), blundered().save()
    brought = [
        (await page.ask("POST", "/api/archive", text))[1]["table"]
        for text in (file, packed(file), f"see {packed(file)}")
    ]
    both = await asyncio.gather(*(page.ask("POST", "/api/archive", text) for text in [with_note(file)] * 2))
    other = {seated["table"] for _, seated in both}
    assert len(set(brought)) == len(other) == 1 and other.isdisjoint(brought)
    running = await page.lay()
    done, left = await page.ask("POST", f"/api/tables/{brought[0]}/away", {})
    assert done and {card["id"] for card in left} == {running, *other}
    assert not any(table == brought[0] for table, _ in database.logs)
    for table in (brought[0], running, "nowhere"):
        assert (await page.ask("POST", f"/api/tables/{table}/away", {}))[1]["say"]["id"] == "refused-table"
    again = (await page.ask("POST", "/api/archive", file))[1]["table"]
    assert (await page.ask("GET", f"/api/tables/{again}"))[0]
    await page.board.service.close()


def with_note(file):
    """The same game, told otherwise."""
    match = load(file)
    match.notes = {"about": "another"}
    return match.save()


async def test_a_study_is_made_elsewhere(database):
    page = await come(database)
    table = await page.lay()
    await page.act(table, do="resign")
    done, study = await page.ask("GET", f"/api/tables/{table}/study")
    assert done and study["points"]
    await page.board.service.close()


def test_a_job_that_fails_elsewhere_fails_here():
    async def work():
        job = Elsewhere(in_another_worker, asyncio.ensure_future).submit(broken, Named())
        with pytest.raises(ZeroDivisionError):
            await asyncio.wrap_future(job)

    asyncio.run(work())


class Named:
    game = "jonques"


def broken(named):
    raise ZeroDivisionError


def test_a_page_asks_the_same_of_both_houses():
    """Every address that is answered in a worker is one of the web's."""
    handlers = [*table_routes.HANDLERS, *people_routes.HANDLERS, shelf_routes.learn]
    known = {
        (method, re.sub(r"{(\w+):\w+}", r"(?P<\1>[^/]+)", path))
        for handler in handlers
        for path in handler.paths
        for method in handler.http_methods
    }
    assert {(method, pattern.pattern) for method, pattern, _ in routes} <= known
