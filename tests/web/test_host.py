"""The host's page: a secret link, and what a host can do. To everybody else there is no such page."""

import io
import json
import sqlite3

import httpx
import pytest
from rich.console import Console
from websockets.sync.client import connect

from ludotheque.store import MemoryStore
from ludotheque.table.register import MOST_OF_ONE
from ludotheque.table.rights import MOST_SAID
from ludotheque.web.app import make_app
from ludotheque.web.limits import Limits
from ludotheque.web.serve import host_key, say_open
from ludotheque.web.settings import Settings

from .servers import command, running
from .test_strangers import everything

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
KEY = "k" * 43
WRONG = "w" * 43


@pytest.fixture(scope="module")
def here(tmp_path_factory):
    data = tmp_path_factory.mktemp("hosted") / "tables.sqlite"
    with running(data, host_key=KEY) as server:
        server.data = data
        yield server


def enter(person, key=KEY):
    return person.post("/api/host/enter", key=key)


@pytest.fixture(scope="module")
def host(here):
    someone = here.person("Host")
    assert enter(someone).status_code == 200
    return someone


def page(host):
    reply = host.http.get("/api/host")
    assert reply.status_code == 200, reply.text
    return reply.json()


def do(host, what, **body):
    reply = host.post(f"/api/host/{what}", **body)
    assert reply.status_code == 200, reply.text
    return reply.json()


def id_of(host, name):
    return next(person["id"] for person in page(host)["people"] if person["name"] == name)


def told(reply):
    return reply.status_code, reply.content, {n: v for n, v in reply.headers.items() if n != "date"}


def listen(server, person, table):
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
    return connect(address, additional_headers={"cookie": person.cookie()})


def heard(socket, kind):
    """What comes first of a kind, over a line that stays open until then."""
    while True:
        said = json.loads(socket.recv(timeout=60))
        if said["type"] == kind:
            return said


# The key


def test_without_the_key_there_is_no_such_page(here, host):
    """Every address under it, in every way, with wrong cookies too: as where nothing is."""
    settings = Settings()
    patterns = [one for one in everything(make_app(settings, Limits(settings), MemoryStore)) if "/host" in one[1]]
    assert len(patterns) > 12
    eve = here.person("Eve")
    eve.open("bot")  # known to the house, and nothing more
    proof = host.http.cookies["ludotheque_host"]
    for cookies in ({}, {"ludotheque_host": ""}, {"ludotheque_host": proof[:-1] + "!"}, {"ludotheque_host": KEY}):
        eve.http.cookies.update(cookies)
        for method, pattern in patterns:
            if (method, pattern) == ("POST", "/api/host/enter"):
                continue
            address = pattern.replace("{id}", "sometable2")
            nowhere = "/api/nothing" if address.startswith("/api/") else "/nothing"
            for way in {method, "GET", "POST", "DELETE", "OPTIONS", "HEAD"}:
                there, missing = (eve.http.request(way, path, json={}) for path in (address, nowhere))
                assert told(there) == told(missing), (way, address)
                assert there.status_code == 404 or way == "OPTIONS"


def test_a_wrong_key_is_told_nothing_and_guesses_are_few(tmp_path):
    with running(tmp_path / "tables.sqlite", host_key=KEY) as server:
        eve = server.person("Eve")
        nowhere = eve.post("/api/nothing", key=WRONG)
        assert told(enter(eve, WRONG)) == told(nowhere)
        assert told(eve.http.post("/api/host/enter", content=b"{")) == told(nowhere)
        assert told(eve.post("/api/host/enter", key=7)) == told(nowhere)
        assert not eve.http.cookies
        tries = [enter(eve, WRONG).status_code for _ in range(8)]
        assert tries[-1] == 429
        assert enter(eve).status_code == 429  # even with the right one, for now


def test_the_cookie_stays_in_the_house(here):
    reply = enter(here.person("Host"))
    said = reply.headers["set-cookie"].lower()
    assert "httponly" in said and "samesite=strict" in said and KEY not in said
    assert reply.headers["cache-control"] == "no-store"


def test_another_site_cannot_act_for_the_host(here, host):
    for origin in ("https://evil.example", "null"):
        reply = host.http.post("/api/host/announcement", json={"text": "hm"}, headers={"origin": origin})
        assert reply.status_code == 403
    assert page(host)["notice"] == ""


def test_the_key_is_renewed_by_a_command_while_the_house_is_open(tmp_path):
    data = tmp_path / "tables.sqlite"
    with running(data) as server:
        first = host_key(str(data))
        someone = server.person("Host")
        assert enter(someone, first).status_code == 200
        said = command("host", "--renew", "--data", data, "--lang", "en").communicate()[0]
        assert first not in said
        assert someone.http.get("/api/host").status_code == 404
        assert enter(someone, first).status_code == 404
        assert enter(someone, said.split("#key=")[1].split()[0]).status_code == 200
        new = do(someone, "renew")["key"]
        assert page(someone)["acts"][0]["do"] == "key"  # this browser stays
        assert new == host_key(str(data))
        assert new not in someone.http.get("/api/host").text


# What there is


def test_the_page_tells_what_there_is(here, host):
    ada, bea = here.person("Ada"), here.person("Bea")
    table = ada.open("friend")
    bea.join(table)
    found = page(host)
    assert found["kind"] == "sqlite" and found["used"] > 0 and found["free"] > 0
    assert found["version"] and found["backup"] == "file" and found["processes"] == 1
    shown = next(one for one in found["tables"] if one["id"] == table)
    assert [seat["name"] for seat in shown["seats"]] == ["Ada", "Bea"]
    assert {seat["visitor"] for seat in shown["seats"]} <= {one["id"] for one in found["people"]}
    assert "the house" not in [one["id"] for one in found["tables"]]
    assert "house" not in found["states"]


def test_the_backup_is_whole(here, host, tmp_path):
    table = here.person("Ada").open("bot")
    reply = host.http.get("/api/host/backup")
    assert reply.headers["content-disposition"].endswith('"ludotheque.sqlite"')
    copy = tmp_path / "copy.sqlite"
    copy.write_bytes(reply.content)
    found = sqlite3.connect(copy).execute("SELECT id FROM tables WHERE id = ?", [table]).fetchall()
    assert found == [(table,)]


# Tables


def test_a_closed_table_is_over_and_says_so(here, host):
    ada, bea = here.person("Ada"), here.person("Bea")
    table = ada.open("friend")
    bea.join(table)
    do(host, "table", table=table, do="close")
    now = ada.look(table)
    assert now["table"]["state"] == "over" and now["table"]["closed"] and now["table"]["winners"] == []
    assert any(line["say"]["id"] == "table-closed" for entry in now["entries"] for line in entry.get("lines", []))
    assert ada.act(table, do="throw").status_code == 409
    assert bea.http.get(f"/api/tables/{table}/game.ludo").status_code == 200


def test_a_hidden_table_is_for_those_who_sit_there(here, host):
    ada, eve = here.person("Ada"), here.person("Eve")
    table = ada.open("friend")
    listed = lambda: [card["id"] for card in eve.http.get("/api/tables").json()]  # noqa: E731
    assert table in listed()
    with listen(here, ada, table) as mine, connect(f"ws://127.0.0.1:{here.port}/api/tables/{table}/live") as other:
        heard(mine, "update"), heard(other, "update")
        do(host, "table", table=table, do="hide")
        assert heard(other, "parting")["say"]["id"] == "refused-gone"
        assert ada.look(table)["table"]["state"] == "open"
    assert table not in listed()
    assert eve.http.get(f"/api/tables/{table}").status_code == 404
    assert eve.join(table).status_code == 404
    do(host, "table", table=table, do="show")
    assert table in listed() and eve.join(table).status_code == 201


def test_a_table_is_deleted_while_people_play_at_it(here, host):
    ada, bea = here.person("Ada"), here.person("Bea")
    table = ada.open("friend")
    bea.join(table)
    with listen(here, ada, table) as one, listen(here, bea, table) as other:
        heard(one, "update"), heard(other, "update")
        do(host, "table", table=table, do="delete")
        for socket in (one, other):
            assert heard(socket, "parting")["say"]["id"] == "refused-gone"
    for ask in (ada.http.get(f"/api/tables/{table}"), ada.act(table, do="throw"), bea.join(table)):
        assert ask.status_code == 404
    assert table not in [card["id"] for card in ada.http.get("/api/me/tables").json()]
    assert sqlite3.connect(here.data).execute("SELECT 1 FROM entries WHERE table_id = ?", [table]).fetchall() == []
    assert host.post("/api/host/table", table=table, do="delete").status_code == 404


# People


def test_who_is_banned_is_out_and_the_others_are_told(here, host):
    ada, eve = here.person("Ada"), here.person("Evelyn")
    table = ada.open("friend")
    key = eve.join(table).json()["key"]
    with listen(here, eve, table) as socket:
        heard(socket, "update")
        do(host, "person", visitor=id_of(host, "Evelyn"), do="ban")
        assert heard(socket, "parting")["say"]["id"] == "refused-banned"
    now = ada.look(table)
    assert now["table"]["seats"][1]["stand_in"]
    said = [line["say"]["id"] for entry in now["entries"] for line in entry.get("lines", [])]
    assert "table-shown-out" in said and "table-handed" in said
    for refused in (
        eve.act(table, do="take-seat", seat=1),
        eve.http.get(f"/api/tables/{table}"),
        eve.post("/api/tables", game="jonques", name="Evelyn", seats=[{"kind": "me"}, {"kind": "bot"}]),
        eve.http.get("/api/me/tables"),
        eve.http.post("/api/archive", content="game jonques"),
    ):
        assert refused.json()["say"]["id"] == "refused-banned"
    other = here.person("Nobody")  # another browser, with the key of the seat
    assert other.post(f"/api/tables/{table}/return", key=key).json()["say"]["id"] == "refused-banned"
    assert eve.http.get("/api/me").json()["is_known"]  # what is kept of them is still theirs
    do(host, "person", visitor=id_of(host, "Evelyn"), do="readmit")
    assert eve.act(table, do="take-seat", seat=1).status_code == 200


def test_who_is_muted_plays_on(here, host):
    ada, bob = here.person("Ada"), here.person("Bobby")
    table = ada.open("friend")
    bob.join(table)
    with listen(here, bob, table) as socket:
        heard(socket, "update")
        do(host, "person", visitor=id_of(host, "Bobby"), do="mute")
        socket.send('{"ref": 1, "action": {"do": "chat", "text": "psst"}}')
        assert heard(socket, "reply")["refusal"]["say"]["id"] == "refused-muted"
    assert bob.act(table, do="phrase", phrase="bravo").json()["say"]["id"] == "refused-muted"
    assert bob.act(table, do="pace", speed="walk").status_code == 200
    do(host, "person", visitor=id_of(host, "Bobby"), do="unmute")
    assert bob.act(table, do="chat", text="at last").status_code == 200


def test_a_report_reaches_the_host(here, host):
    ada, rude, eve = here.person("Ada"), here.person("Rude"), here.person("Eve")
    table = ada.open("friend")
    rude.join(table)
    rude.act(table, do="chat", text="<b>grumble</b>")
    entry = next(one for one in ada.look(table)["entries"] if one["kind"] == "chat")["seq"]
    assert ada.post(f"/api/tables/{table}/report", entry=1).status_code == 404  # nothing that was said
    assert eve.post(f"/api/tables/{table}/report", entry=entry).status_code == 403
    for _ in range(2):
        assert ada.post(f"/api/tables/{table}/report", entry=entry).status_code == 200
    (report,) = (one for one in page(host)["reports"] if one["table"] == table)
    assert (report["name"], report["text"], report["times"]) == ("Rude", "<b>grumble</b>", 1)
    assert report["visitor"] == id_of(host, "Rude")
    assert "reports" in page(host)["watch"]
    rude.post("/api/me/forget")
    (report,) = (one for one in page(host)["reports"] if one["table"] == table)
    assert report["text"] == ""  # the report stays, what was said does not
    assert "reports" not in do(host, "settle", table=table, entry=entry)["watch"]


def test_reports_of_one_visitor_are_few(here, host):
    """At however many tables."""
    ada, bea, answers = here.person("Ada"), here.person("Bea"), []
    tables = [ada.open("friend") for _ in range(MOST_OF_ONE // MOST_SAID + 1)]
    for table in tables:
        bea.join(table)
        for n in range(MOST_SAID):
            ada.act(table, do="chat", text=f"line {n}")
        said = [one["seq"] for one in ada.look(table)["entries"] if one["kind"] == "chat"]
        answers += [bea.post(f"/api/tables/{table}/report", entry=seq).status_code for seq in said]
    assert answers[0] == 200 and answers[-1] == 429
    for table in tables:
        do(host, "table", table=table, do="delete")
    assert page(host)["reports"] == []


def test_an_announcement_is_on_every_page(here, host):
    ada = here.person("Ada")
    table = ada.open("bot")
    with listen(here, ada, table) as socket:
        heard(socket, "update")
        do(host, "announcement", text="  Closed <i>at noon</i>\u202e ")
        assert heard(socket, "notice")["text"] == "Closed <i>at noon</i>"
        assert ada.http.get("/api/house").json()["notice"] == "Closed <i>at noon</i>"
        do(host, "announcement", text="")
        assert heard(socket, "notice")["text"] == ""
    assert httpx.get(f"{here.base}/api/house").json().get("notice", "") == ""


def test_bad_orders_are_named(here, host):
    assert host.post("/api/host/table", table="n0table234", do="hide").status_code == 404
    assert host.post("/api/host/person", visitor="0" * 16, do="ban").json()["say"]["id"] == "refused-no-visitor"
    for what, body in (("table", {"table": "the house", "do": "delete"}), ("person", {"visitor": "x", "do": "ban"})):
        assert host.post(f"/api/host/{what}", **body).status_code == 400
    assert host.post("/api/host/announcement", text="x" * 401).status_code == 400


def test_a_rematch_waits_for_nobody_who_is_out(here, host):
    ada, out = here.person("Ada"), here.person("Outis")
    table = ada.open("friend")
    out.join(table)
    assert ada.act(table, do="resign").status_code == 200
    do(host, "person", visitor=id_of(host, "Outis"), do="ban")
    assert ada.act(table, do="rematch").status_code == 200
    again = ada.look(table)["table"]["rematch"]
    assert [seat["kind"] for seat in ada.look(again)["table"]["seats"]] == ["person", "bot"]


@pytest.mark.parametrize("is_terminal", [True, False])
def test_the_link_is_printed_for_a_person_only(is_terminal):
    """What is no terminal is a log, which somebody keeps."""
    out = Console(file=io.StringIO(), force_terminal=is_terminal, width=300, color_system=None)
    say_open("127.0.0.1", 8580, Settings(), "en", out, KEY)
    said = out.file.getvalue()
    assert (f"http://127.0.0.1:8580/host#key={KEY}" in said) is is_terminal
    assert ("ludotheque host" in said) is not is_terminal
