"""One address lays so many tables a minute; a browser gets its token from the house alone."""

import pytest

from .servers import running

SEATS = [{"kind": "me"}, {"kind": "friend"}]


@pytest.fixture(scope="module")
def house():
    with running(tables_per_minute=3) as server:
        yield server


def test_one_address_does_not_fill_the_shelf(house):
    laid = [
        house.person().post("/api/tables", game="jonques", name="Crowd", seats=SEATS, door="open").status_code
        for _ in range(8)
    ]
    assert laid == [201] * 6 + [429] * 2
    ada = house.person()
    assert ada.http.post("/api/archive", content="game jonques").status_code == 429
    assert ada.http.get("/api/tables").status_code == 200


def test_a_token_is_the_houses_own(server):
    eve = server.person("Eve")
    chosen = "a" * 43
    eve.http.cookies.set("ludotheque", chosen)
    table = eve.open()
    given = [cookie.value for cookie in eve.http.cookies.jar if cookie.domain != ""][-1]
    assert given != chosen
    assert len(given) == 43
    other = server.person("Other")
    other.http.cookies.set("ludotheque", chosen)
    assert other.look(table)["table"]["viewer"]["seats"] == []
    known = server.person("Known")
    known.open()
    before = known.http.cookies["ludotheque"]
    known.open()
    assert known.http.cookies["ludotheque"] == before


def test_another_site_is_told_so(server):
    reply = server.person().http.post("/api/me", json={}, headers={"origin": "https://evil.example"})
    assert (reply.status_code, reply.json()["say"]["id"]) == (403, "refused-origin")


def test_a_ply_that_is_not_there_is_named(server):
    ada = server.person()
    table = ada.open()
    said = ada.http.get(f"/api/tables/{table}/replay/999").json()["say"]
    assert said["id"] == "refused-ply"
    fork = {"table": table, "at": 999}
    reply = ada.post("/api/tables", game="jonques", name="Ada", seats=[{"kind": "me"}, {"kind": "bot"}], fork=fork)
    assert reply.json()["say"]["id"] == "refused-ply"
