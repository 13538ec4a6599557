"""A stranger with every address of the house learns nothing of a table that is not open. Routes are the house's own:
one that is added is tried too."""

import json
import re

import pytest
from litestar.testing import TestClient
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from ludotheque.store import MemoryStore
from ludotheque.web.app import make_app
from ludotheque.web.limits import Limits
from ludotheque.web.settings import Settings

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
NOWHERE = "n0table234"
DRAWS = "/api/qr.svg"  # whatever address one gives it
KNOCKS = "/api/host/enter"  # so many times a minute, whatever one says: see test_host.py
SECRET_NAMES = ("Adalbertine", "Beatrixine")
BODIES = {  # what a route takes; others get something empty, and something of everything
    "/api/tables": [{"game": "jonques", "seats": [{"kind": "me"}, {"kind": "bot"}], "name": "Eve"}],
    "/api/tables/{id}/join": [{"name": "Eve"}],
    "/api/tables/{id}/enter": [{"key": "k" * 22}],
    "/api/tables/{id}/return": [{"key": "k" * 40}],
    "/api/tables/{id}/actions": [{"do": "chat", "text": "hello"}, {"do": "throw"}, {"do": "rematch"}],
    "/api/me/here": [{"code": "c" * 32}],
    "/api/me/contacts": [{"kind": "hook", "shape": "ntfy", "address": "https://example.org/eve"}],
}
ANY = {"name": "Eve", "key": "k" * 22, "code": "c" * 32, "do": "throw"}
VALUES = {
    "path": "openapi.json",
    "ply": "0",
    "step": "0",
    "language": "fr",
    "file": "board.svg",
    "name": "jonques",
    "contact": "c0",
}


@pytest.fixture
def app():
    settings = Settings(pace=0, absence=0)
    return make_app(settings, Limits(settings), MemoryStore)


@pytest.fixture
def client(app):
    """Everybody's way to the house; who asks is a matter of cookies. Lengths are told as they are."""
    with TestClient(app) as client:
        client.headers["accept-encoding"] = "identity"
        yield client


class Person:
    """Somebody with cookies of their own."""

    def __init__(self, client):
        self.client, self.cookies = client, {}

    def request(self, method, path, **given):
        self.client.cookies.clear()
        for name, value in self.cookies.items():
            self.client.cookies.set(name, value)
        reply = self.client.request(method, path, **given)
        self.cookies = {cookie.name: cookie.value for cookie in self.client.cookies.jar}
        self.client.cookies.clear()
        return reply

    def get(self, path):
        return self.request("GET", path)

    def post(self, path, json):
        return self.request("POST", path, json=json)


def play(client, table, plies=6):
    client.post(f"/api/tables/{table}/actions", json={"do": "stir", "entropy": "0" * 32})
    for _ in range(plies):
        now = client.get(f"/api/tables/{table}").json()
        frame, mine = now["frame"], now["table"]["viewer"]["seats"]
        if frame["to_move"] == -1 and frame["thrower"] in mine:
            client.post(f"/api/tables/{table}/actions", json={"do": "throw"})
        elif frame["offers"]:
            move = {"do": "move", "move": frame["offers"][0]["move"]}
            client.post(f"/api/tables/{table}/actions", json=move)


def lay(client, *seats, **more):
    plan = {"game": "jonques", "name": SECRET_NAMES[0], "seats": [{"kind": "me"}, *seats], **more}
    reply = client.post("/api/tables", json=plan)
    assert reply.status_code == 201, reply.text
    return reply.json()["table"]


def everything(app):
    """Every route over HTTP, with its methods, as a pattern of addresses."""
    for route in app.routes:
        pattern = re.sub(r"{(\w+):\w+}", r"{\1}", route.path)
        for method in sorted(getattr(route, "methods", set())):
            if method in ("GET", "POST", "PUT", "PATCH", "DELETE"):
                yield method, pattern


def asked(client, method, pattern, table):
    """What is answered about a table, whichever way one asks."""
    address = pattern.replace("{id}", table)
    for name, value in VALUES.items():
        address = address.replace(f"{{{name}}}", value)
    assert "{" not in address, f"say what to put into {pattern}"
    bodies = [None] if method == "GET" else [*BODIES.get(pattern, [{}, ANY]), {"table": table}, {"id": table}]
    if pattern == "/api/tables" and method == "POST":
        bodies = [body | {"fork": {"table": table, "at": 0}} for body in BODIES[pattern]]
    for body in bodies:
        given = {"json": body} if body is not None else {"params": {"path": f"/t/{table}", "table": table, "id": table}}
        reply = client.request(method, address, **given)
        headers = {name: value for name, value in reply.headers.items() if name not in ("date", "set-cookie")}
        yield reply.status_code, reply.content.replace(table.encode(), b"TABLE"), headers


DOORS = {
    "invitation": ({"kind": "friend"}, {}),
    "screen": ({"kind": "here", "name": SECRET_NAMES[1]}, {}),
    "solo, not open": ({"kind": "bot"}, {"door": "invitation"}),
}


@pytest.mark.parametrize("door", DOORS)
def test_a_stranger_learns_nothing(app, client, door):
    other, more = DOORS[door]
    ada, tried = Person(client), 0
    table = lay(ada, other, **more)
    play(ada, table)
    assert ada.get(f"/api/tables/{table}").status_code == 200
    assert table in [card["id"] for card in ada.get("/api/me/tables").json()]
    for method, pattern in everything(app):
        if pattern in (DRAWS, KNOCKS):
            continue
        there, nowhere = (list(asked(Person(client), method, pattern, id)) for id in (table, NOWHERE))
        assert there == nowhere, (method, pattern)
        for _, content, headers in there:
            told = content.decode("utf-8", "replace") + json.dumps(headers)
            assert not any(name in told for name in SECRET_NAMES), (method, pattern)
        is_list = "{id}" not in pattern and method == "GET"
        assert not is_list or b"TABLE" not in there[0][1], pattern
        tried += 1
    assert tried > 25


@pytest.mark.parametrize("door", DOORS)
def test_a_stranger_does_not_get_a_socket(server, door):
    other, more = DOORS[door]
    ada, refusals = server.person(SECRET_NAMES[0]), []
    for id in (lay(ada.http, other, **more), NOWHERE):
        with pytest.raises(InvalidStatus) as refused, connect(f"ws://127.0.0.1:{server.port}/api/tables/{id}/live"):
            pass
        refusals.append((refused.value.response.status_code, refused.value.response.body))
    assert refusals[0] == refusals[1]
    assert refusals[0][0] == 404


def invitation(person, table, seat=-1):
    found = person.get(f"/api/tables/{table}").json()["table"]["invitations"]
    return next(one["key"] for one in found if one["seat"] == seat)


def enter(person, table, key):
    return person.post(f"/api/tables/{table}/enter", {"key": key}).status_code


def join(person, table, name="Bea"):
    return person.post(f"/api/tables/{table}/join", {"name": name})


def test_the_link_opens_the_door(client):
    ada, bea = Person(client), Person(client)
    table = lay(ada, {"kind": "friend"})
    key = invitation(ada, table)
    assert bea.get(f"/api/tables/{table}").status_code == 404
    assert join(bea, table).status_code == 404
    assert enter(bea, table, key[:-1] + ("x" if key[-1] != "x" else "y")) == 404
    assert enter(bea, table, key) == 200
    shown = bea.get(f"/api/tables/{table}")
    assert shown.status_code == 200
    assert shown.json()["table"]["invitations"] == []  # who only watches gives nothing away
    assert join(bea, table).status_code == 201
    del bea.cookies[f"ludotheque.{table}"]
    assert bea.get(f"/api/tables/{table}").status_code == 200  # she sits there


def test_a_seat_is_held_for_who_was_invited(client):
    ada, bea, eve, late = (Person(client) for _ in range(4))
    table = lay(ada, {"kind": "friend", "name": "Bea"}, {"kind": "friend"}, game="magot")
    for friend, seat in ((eve, -1), (bea, 1), (late, -1)):
        assert enter(friend, table, invitation(ada, table, seat)) == 200
    free = ada.get(f"/api/tables/{table}").json()["table"]["seats"][1]
    assert (free["kind"], free["name"]) == ("free", "Bea")
    assert join(eve, table, "Eve").status_code == 201
    assert eve.get(f"/api/tables/{table}").json()["table"]["viewer"]["seats"] == [2]
    assert join(late, table, "Late").json()["say"]["id"] == "refused-held"
    assert join(bea, table, "Béa").status_code == 201
    assert bea.get(f"/api/tables/{table}").json()["table"]["viewer"]["seats"] == [1]
    assert ada.get(f"/api/tables/{table}").json()["table"]["seats"][1]["name"] == "Béa"


def test_an_open_table_is_listed_and_anybody_may_come(client):
    ada, bea = Person(client), Person(client)
    table = lay(ada, {"kind": "friend"}, door="open")
    assert [card["id"] for card in bea.get("/api/tables").json()] == [table]
    assert join(bea, table).status_code == 201


def test_what_is_forked_from_a_private_table_is_private(app, client):
    """Also by somebody who only watches it, and whatever door they ask for."""
    ada, eve = Person(client), Person(client)
    seats = [{"kind": "me"}, {"kind": "bot"}]
    for door in ("screen", "invitation"):
        plan = {"game": "jonques", "name": "Ada", "seats": seats}
        table = ada.post("/api/tables", plan | {"door": door}).json()["table"]
        ada.post(f"/api/tables/{table}/actions", {"do": "stir", "entropy": "0" * 32})
        key = client.app.state.service.house.lives[table].table.opened.invite
        friend = eve if door == "invitation" else ada
        if door == "invitation":
            assert eve.post(f"/api/tables/{table}/enter", {"key": key}).status_code == 200
        for wanted in ({}, {"door": "open"}):
            reply = friend.post("/api/tables", plan | {"fork": {"table": table, "at": 0}} | wanted)
            assert reply.status_code == 201, reply.text
            fork = reply.json()["table"]
            assert friend.get(f"/api/tables/{fork}").json()["table"]["door"] == "screen"
            assert fork not in [card["id"] for card in client.get("/api/tables").json()]


@pytest.mark.parametrize("key", ["€" * 20, "k" * 22 + "\n", "k; Path=/; a=bbbbbbbbbbb", "short", "k" * 65])
def test_a_key_is_made_of_what_a_cookie_can_hold(client, key):
    ada, eve = Person(client), Person(client)
    seats = [{"kind": "me"}, {"kind": "bot"}]
    table = ada.post("/api/tables", {"game": "jonques", "name": "Ada", "seats": seats, "door": "open"}).json()["table"]
    for way in ("enter", "return"):
        reply = eve.post(f"/api/tables/{table}/{way}", {"key": key})
        assert reply.status_code == 400
        assert "set-cookie" not in reply.headers
    assert eve.post("/api/me/here", {"code": key}).status_code == 400
