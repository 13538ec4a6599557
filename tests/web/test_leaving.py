"""Over HTTP: people who leave and come back, and tables that this house does not play any more."""

import asyncio
import shutil
import sqlite3

import pytest
from websockets.asyncio.client import connect

from tests.table.test_editions import FIRST

from .servers import running
from .test_api import SHORT, play_to_the_end
from .test_hostile import live

pytestmark = pytest.mark.anyio


async def test_two_people_leave_come_back_and_finish(server, ada, bea):
    table = ada.open("friend", options=SHORT)
    bea.join(table)
    for _ in range(20):
        ada.take_turn(table) or bea.take_turn(table)

    async def both_come_and_bea_goes():
        async with live(server, table, ada.cookie()) as here:
            async with live(server, table, bea.cookie()) as there:
                await asyncio.gather(here.recv(), there.recv())
                assert ada.act(table, do="hand-seat", seat=1).json()["say"]["id"] == "refused-present"
            while ada.look(table)["table"]["seats"][1]["present"]:
                await here.recv()

    await both_come_and_bea_goes()
    assert ada.act(table, do="hand-seat", seat=1).status_code == 200
    assert bea.look(table)["table"]["seats"][1]["stand_in"]
    assert ada.act(table, do="take-seat", seat=1).status_code == 403
    assert bea.act(table, do="take-seat", seat=1).status_code == 200
    told = [line["say"]["id"] for entry in ada.look(table)["entries"] for line in entry["lines"]]
    assert {"table-hand-asked", "table-handed", "table-taken"} <= set(told)
    play_to_the_end(ada, bea, table=table)


def test_who_has_just_gone_is_not_replaced(tmp_path):
    with running(tmp_path / "t.sqlite", absence=60) as server:
        ada, bea = server.person("Ada"), server.person("Bea")
        table = ada.open("friend")
        bea.join(table)
        refused = ada.act(table, do="hand-seat", seat=1)
        assert (refused.status_code, refused.json()["say"]["id"]) == (403, "refused-just-left")


@pytest.fixture(scope="module")
def older(tmp_path_factory):
    """A house with tables of a version of the rules that it does not play, and one whose log makes no sense."""
    path = shutil.copy(FIRST, tmp_path_factory.mktemp("older") / "tables.sqlite")
    with sqlite3.connect(path) as database:
        database.execute("DELETE FROM entries WHERE table_id NOT GLOB 'jonques*' AND table_id NOT GLOB 'bone*'")
        database.execute("DELETE FROM tables WHERE game NOT IN ('jonques', 'bone')")
        database.execute(
            """UPDATE entries SET entry = CAST(replace(CAST(entry AS TEXT), '"version":1', '"version":0') AS BLOB)
            WHERE table_id = 'jonquesrunning' AND seq = 1"""
        )
        database.execute("UPDATE entries SET entry = ? WHERE table_id = 'jonquesrunning' AND seq = 20", [PLAYED])
        database.execute("UPDATE entries SET entry = x'00' WHERE table_id = 'boneover' AND seq = 5")
    database.close()
    with running(path, host_key=KEY) as server:
        yield server


KEY = "k" * 43
PLAYED = b'{"type":"played","seat":0,"text":"a1-a2"}'


def test_an_older_table_is_listed_shown_and_downloaded(older):
    ada = older.person()
    states = {card["id"]: card["state"] for card in ada.http.get("/api/tables").json()}
    assert len(states) == 12
    assert (states["jonquesrunning"], states["boneover"], states["jonquesover"]) == ("older", "set-aside", "over")
    look = ada.http.get("/api/tables/jonquesrunning")
    assert (look.status_code, look.json()["kind"]) == (410, "older")
    assert ada.http.get("/api/tables/jonquesrunning/preview.svg").text.startswith("<svg")
    text = ada.http.get("/api/tables/jonquesrunning/game.ludo").text
    assert text.startswith("ludo 2\ngame jonques\nrules 0\n") and "\n= unfinished\nseal " in text
    assert "\n0 a1-a2\n" in text


async def test_a_table_set_aside_is_named_and_its_log_exported(older):
    ada = older.person()
    ada.http.get("/api/tables")
    host = older.person("Host")
    assert host.post("/api/host/enter", key=KEY).status_code == 200
    page = host.http.get("/api/host").json()
    named = {card["id"]: card for card in page["aside"]}
    assert "aside" in page["watch"]
    assert named["boneover"]["why"] == "entry 5 cannot be read"
    assert named["jonquesrunning"]["state"] == "older"
    assert ada.http.get("/api/tables/boneover/game.ludo").status_code == 410
    log = ada.http.get("/api/tables/boneover/log.txt").text.splitlines()
    assert host.http.get("/api/host/tables/boneover/log.txt").text.splitlines() == log
    assert host.http.get("/api/host/tables/jonquesrunning/game.ludo").text.startswith("ludo 2")
    assert host.http.get("/api/host/tables/jonquesover/log.txt").status_code == 404
    assert log[0].startswith('1 {"type":"opened"') and log[4] == "5 \\x00"
    assert (
        ada.http.get("/api/tables/jonquesover/log.txt").status_code == 404
    )  # a table that is played keeps its secrets

    async def look_on():
        async with connect(older.base.replace("http", "ws") + "/api/tables/boneover/live") as socket:
            await socket.recv()

    with pytest.raises(Exception, match="410"):
        await look_on()
