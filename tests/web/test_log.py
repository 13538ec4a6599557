"""What the house prints holds no secret, no chat, no key, whatever goes wrong."""

import json
import logging
import sqlite3
from contextlib import closing, suppress

import pytest
from websockets.exceptions import WebSocketException

from ludotheque.web.log import Discreet

from .servers import Server, command, free_port
from .test_hostile import live
from .test_sockets import dial, until_closed

pytestmark = pytest.mark.anyio

MARK = "xyzzy"


@pytest.fixture
def house(tmp_path):
    """A house as a host runs it, its database, and what it has printed once it is closed."""
    data, port = tmp_path / "tables.sqlite", free_port()
    process = command("serve", "--host", "127.0.0.1", "--port", port, "--data", data, "--pace", 0, "--lang", "en")

    def close():
        process.terminate()
        return process.communicate(timeout=60)[0]

    server = Server(process, port)
    try:
        yield server, data, close
    finally:
        process.kill()
        process.communicate()
        for person in server.people:
            person.http.close()


def spoil(data, *statements):
    with closing(sqlite3.connect(data, timeout=20)) as database, database:
        for statement in statements:
            database.execute(statement)


def column(data, name):
    with closing(sqlite3.connect(data, timeout=20)) as database:
        return [value for (value,) in database.execute(f"SELECT {name} FROM tables")]


async def provoke(server, data, ada):
    """Everything that can go wrong, with a mark in every word; returns what nobody may read."""
    table, lost = ada.open("friend"), ada.open("friend")
    ada.act(table, do="chat", text=f"{MARK} chat")
    key = ada.post(f"/api/tables/{table}/join", name="Ada").json()["key"]
    for path in (f"/api/tables/{table}", f"/api/tables/{MARK}", f"/t/{table}", f"/{MARK}", f"/assets/{MARK}"):
        ada.http.get(path, params={"key": key, "since": MARK}, headers={"x-mark": MARK})
    for body in (f'{{"{MARK}": [', f'{{"do": "chat", "text": "{MARK}", "more": 1}}', f'"{MARK}"', "[" * 90_000 + MARK):
        ada.http.post(f"/api/tables/{table}/actions", content=body)
    ada.post(f"/api/tables/{table}/return", key=MARK * 6)
    ada.http.post("/api/archive", content=f"{MARK} is no file")
    with dial(server) as line:
        line.sendall(f"{MARK}\r\n\r\n".encode())
        until_closed(line)

    async def odd_words():
        with suppress(WebSocketException):
            async with live(server, table, ada.cookie()) as socket:
                for word in (MARK, f'{{"ref": "{MARK}"}}', f'{{"ref":1,"action":{{"do":"try","move":"{MARK}"}}}}'):
                    await socket.send(word)
                    await socket.recv()
                await socket.send(MARK.encode() + b"\xff")
                await socket.recv()

    await odd_words()
    ada.look(lost)
    row = "id, game, state, secret, created, changed, length"
    spoil(data, f"INSERT INTO tables ({row}) VALUES ('unread1', 'bone', 'open', zeroblob(16), 0, 0, 1)")
    spoil(data, f"INSERT INTO entries VALUES ('unread1', 1, '{{\"type\": \"{MARK}\"}}')")
    ada.http.get("/api/tables/unread1")
    ada.http.get("/api/tables")
    secrets = column(data, "secret")
    spoil(data, "ALTER TABLE entries RENAME TO hidden")
    assert ada.act(table, do="chat", text=f"{MARK} again").status_code == 503
    assert ada.post("/api/tables", game="jonques", seats=[{"kind": "me"}, {"kind": "bot"}], name=MARK)
    spoil(data, "ALTER TABLE hidden RENAME TO entries")
    data.rename(data.with_name("away"))
    assert ada.act(table, do="chat", text=f"{MARK} once more").status_code == 503
    data.with_name("away").rename(data)
    assert ada.act(table, do="chat", text=f"{MARK} at last").status_code == 200
    told = (form for secret in filter(None, secrets) for form in (secret.hex(), repr(secret)[2:-1]))
    return [MARK, key, ada.http.cookies["ludotheque"], host_key(data), *told]


def host_key(data):
    with closing(sqlite3.connect(data)) as database:
        (act,) = database.execute("SELECT entry FROM entries WHERE table_id = 'the house' AND seq = 1").fetchone()
    return json.loads(act)["text"]


async def test_nothing_private_is_printed(house):
    server, data, close = house
    hidden = await provoke(server, data, server.person("Ada"))
    printed = close()
    assert "no such table" in printed and "removed or replaced" in printed and "written again" in printed
    for secret in hidden:
        assert secret not in printed, printed


def test_a_traceback_without_words():
    def fail():
        try:
            raise ValueError(MARK)
        except ValueError as first:
            raise LookupError(MARK) from first

    try:
        fail()
    except LookupError as wrong:
        record = logging.LogRecord("x", 40, "", 0, "trouble", (), (type(wrong), wrong, wrong.__traceback__))
        said = Discreet().format(record)
    assert "builtins.ValueError" in said and "builtins.LookupError" in said and "test_log.py" in said
    assert MARK not in said


def test_a_second_house_on_the_same_tables_says_so_and_ends(house, tmp_path):
    _, data, _ = house
    second = command("serve", "--port", free_port(), "--data", data, "--lang", "en")
    said, _ = second.communicate(timeout=120)
    assert second.returncode == 2
    assert "another house is open on" in said.replace("\n", " ") and "Traceback" not in said


def test_backup_and_restore_as_commands(house, tmp_path):
    server, data, close = house
    table, kept = server.person().open(), tmp_path / "kept.sqlite"

    def ask(*words):
        process = command(*words, "--data", data, "--lang", "en")
        return process.communicate(timeout=60)[0], process.returncode

    said, code = ask("backup", kept)
    assert code == 0 and "One table is kept in" in said
    said, code = ask("restore", kept)
    assert code == 2 and "another house is open" in said
    close()
    said, code = ask("restore", kept)
    assert code == 0 and "One table is back" in said and "set aside" in said
    assert set(column(data, "id")) == {"the house", table}
