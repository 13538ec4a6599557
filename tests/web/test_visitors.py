"""Who I am without an account: my tables, another device, being forgotten."""

import hashlib

import httpx
import pytest

from ludotheque.table.endings import LEAST

from .servers import running

MANY = 60  # more than a list shows; a thousand: `tests/table/test_my_tables.py`


@pytest.fixture(scope="module")
def here(tmp_path_factory):
    data = tmp_path_factory.mktemp("visitors") / "tables.sqlite"
    with running(data) as server:
        server.data = data
        yield server


def mine(person):
    return [card["id"] for card in person.http.get("/api/me/tables").json()]


def device(server, code):
    """Another browser that uses a private link."""
    other = server.person("Ada")
    assert other.post("/api/me/here", code=code).status_code == 200
    return other


def test_my_tables_are_found_after_many_others_were_opened(here):
    ada = here.person("Ada")
    first, second = ada.open("friend"), ada.open("bot")
    crowd = here.person("Crowd")
    for _ in range(MANY):
        assert crowd.post("/api/tables", game="jonques", name="C", seats=[{"kind": "me"}, {"kind": "bot"}]).is_success
    cards = ada.http.get("/api/me/tables").json()
    assert [card["id"] for card in cards] == [second, first]
    assert all(card["mine"] for card in cards)
    assert len(mine(crowd)) == MANY
    assert mine(here.person("Stranger")) == []


def test_a_private_link_brings_me_to_another_device_once(here):
    ada = here.person("Ada")
    table = ada.open("bot")
    code = ada.post("/api/me/pass").json()["code"]
    phone = device(here, code)
    assert mine(phone) == [table]
    assert phone.look(table)["table"]["viewer"]["seats"] == [0]
    assert ada.http.get("/api/me").json()["devices"] == 2
    thief = here.person("Eve")
    assert thief.post("/api/me/here", code=code).json()["say"]["id"] == "refused-pass"
    assert mine(thief) == []


def test_what_was_played_on_the_other_device_comes_along(here):
    ada, phone = here.person("Ada"), here.person("Ada")
    one, other = ada.open("bot"), phone.open("bot")
    phone.post("/api/me/here", code=ada.post("/api/me/pass").json()["code"])
    for person in (ada, phone):
        assert set(mine(person)) == {one, other}
        assert [person.look(table)["table"]["viewer"]["seats"] for table in (one, other)] == [[0], [0]]


def test_nobody_has_no_private_link(here):
    assert here.person("Eve").post("/api/me/pass").json()["say"]["id"] == "refused-nobody"
    assert here.person("Eve").http.get("/api/me").json()["is_known"] is False


def play(person, table, plies):
    """So much that the game is one."""
    while person.look(table)["frame"]["ply"] < plies:
        person.wait_to_be_asked(table)
        person.take_turn(table)


def every_byte(data):
    return b"".join(path.read_bytes() for path in data.parent.glob(f"{data.name}*"))


def test_who_is_forgotten_leaves_no_trace(here):
    """Name, tokens, messages: searched for in every byte of the database's files."""
    ada, bea = here.person("Zéphyrine-Ada"), here.person("Bea")
    shared = ada.open("friend")
    alone = ada.open(seats=[{"kind": "me"}, {"kind": "bot", "level": 1}])
    bea.join(shared)
    ada.act(shared, do="chat", text="xylophone-aubergine")
    bea.act(shared, do="chat", text="a word of Bea's")
    for table in (shared, alone):
        for person in (ada, bea):
            person.act(table, do="stir", entropy="0" * 32)
    play(ada, alone, 2 * LEAST)
    ada.act(alone, do="resign")
    assert ada.post("/api/me/rating", wish="listed").json()["games"][0]["played"] == 1
    kept = ada.http.get("/api/me/data").json()
    assert [result["table"] for result in kept["results"]] == [alone]
    assert kept["name"] == "Zéphyrine-Ada"
    assert {table["table"] for table in kept["tables"]} == {shared, alone}
    assert [table["messages"] for table in kept["tables"] if table["table"] == shared] == [["xylophone-aubergine"]]
    token = ada.http.cookies["ludotheque"]
    traces = [text.encode() for text in ("Zéphyrine", "Z\\u00e9phyrine", "xylophone-aubergine", token)]
    traces.append(hashlib.sha256(token.encode()).hexdigest().encode())
    traces.append(kept["results"][0]["visitor"].encode())
    assert sum(trace in every_byte(here.data) for trace in traces) >= 4
    assert [rated["name"] for rated in bea.http.get("/api/games/jonques/ratings").json()] == ["Zéphyrine-Ada"]
    gone = ada.http.post("/api/me/forget")
    assert gone.status_code == 200
    assert [trace for trace in traces if trace in every_byte(here.data)] == []
    assert "ludotheque" not in ada.http.cookies
    assert mine(ada) == []
    assert bea.http.get("/api/games/jonques/ratings").json() == []

    seen = bea.look(shared)
    assert [seat["name"] for seat in seen["table"]["seats"]] == ["", "Bea"]
    assert seen["table"]["seats"][0]["stand_in"]
    chat = [entry["text"] for entry in seen["entries"] if entry["kind"] == "chat"]
    assert chat == ["a word of Bea's"]
    ghost = httpx.Client(base_url=here.base, cookies={"ludotheque": token})
    assert ghost.get(f"/api/tables/{shared}").json()["table"]["viewer"]["seats"] == []
    assert ghost.get(f"/api/tables/{alone}").status_code == 200  # the moves stay
    ghost.close()


def test_the_table_is_the_same_after_a_restart(tmp_path):
    data = tmp_path / "tables.sqlite"
    with running(data) as server:
        ada, bea = server.person("Ada"), server.person("Bea")
        table = ada.open("friend")
        bea.join(table)
        ada.act(table, do="chat", text="hello")
        ada.http.post("/api/me/forget")
        bea.wait_to_be_asked(table)  # till then a bot plays in Ada's place
        before = bea.look(table)
    with running(data) as server:
        again = server.welcome_back(bea).look(table)
        assert again["entries"] == before["entries"]
        assert [seat["name"] for seat in again["table"]["seats"]] == ["", "Bea"]
