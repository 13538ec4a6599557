"""A page's questions to a house in its worker, here without a browser: the same desk, another executor's other side."""

import asyncio
import json
import re

import pytest

from ludotheque.store.browser import BrowserStore
from ludotheque.table.files import Files
from ludotheque.table.house import House
from ludotheque.table.lobby import new_token
from ludotheque.table.service import Service
from ludotheque.table.studies import Studies
from ludotheque.table.visitor import Visitor
from ludotheque.web import people_routes, shelf_routes, table_routes
from ludotheque.worker.desk import Desk, routes
from ludotheque.worker.executors import AtOnce, Elsewhere, perform
from tests.store.browsers import PlainDatabase

pytestmark = pytest.mark.anyio
ME_AND_A_BOT = [{"kind": "me"}, {"kind": "bot", "level": 1}]


class Page:
    """What a page has: questions, and the games that were brought for them."""

    def __init__(self, desk, brought):
        self.desk, self.brought = desk, brought

    async def ask(self, method, path, body=None):
        done, answer = await self.desk.ask(method, path, body if isinstance(body, str) else json.dumps(body))
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
    token = await store.keep("visitor", new_token().encode())
    return Page(Desk(service, Visitor(token.decode()), bring), brought)


@pytest.fixture
def database():
    return PlainDatabase()


async def test_a_table_is_there_at_the_next_visit(database):
    page = await come(database)
    table = await page.lay()
    assert set(page.brought) == {"jonques"}
    done, before = await page.ask("GET", f"/api/tables/{table}")
    assert done and before["table"]["viewer"]["seats"] == [0]
    await page.desk.service.close()

    again = await come(database)
    _, mine = await again.ask("GET", "/api/me/tables")
    assert [(card["id"], card["mine"]) for card in mine] == [(table, True)]
    _, after = await again.ask("GET", f"/api/tables/{table}")
    assert after["entries"][: len(before["entries"])] == before["entries"]
    await again.desk.service.close()


async def test_who_listens_hears_and_may_act(database):
    page, heard = await come(database), asyncio.Queue()
    table = await page.lay()
    assert await page.desk.dial(1, table, 0, heard.put_nowait)
    first = json.loads(await heard.get())
    assert first["type"] == "update" and first["table"]["id"] == table
    page.desk.hear(1, json.dumps({"ref": 7, "action": {"do": "resign"}}))
    while 7 not in json.loads(await heard.get()).get("done", []):
        pass
    page.desk.hang_up(1)
    assert not await page.desk.dial(2, "nowhere", 0, heard.put_nowait)
    await page.desk.service.close()


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
    await page.desk.service.close()


async def test_a_study_is_made_elsewhere(database):
    page = await come(database)
    table = await page.lay()
    await page.act(table, do="resign")
    done, study = await page.ask("GET", f"/api/tables/{table}/study")
    assert done and study["points"]
    await page.desk.service.close()


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
