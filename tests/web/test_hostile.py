"""A hostile client gets clear refusals, and others do not notice."""

import asyncio
import json
from base64 import urlsafe_b64encode

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from .servers import running

pytestmark = pytest.mark.anyio


def live(server, table, cookie=None, **headers):
    url = server.base.replace("http", "ws") + f"/api/tables/{table}/live"
    return connect(url, additional_headers=({"Cookie": cookie} if cookie else {}) | headers, compression=None)


async def replies(socket, *requests):
    """Send requests, and collect the answers to them."""
    for request in requests:
        await socket.send(request if isinstance(request, str) else json.dumps(request))
    found = []
    while len(found) < len(requests):
        message = json.loads(await asyncio.wait_for(socket.recv(), 10))
        if message["type"] == "reply":
            found.append(message)
        else:
            found += [{"refusal": None}] * len(message["done"])
    return found


def refused(reply):
    return reply["refusal"]["kind"]


def act(do, ref=1, **more):
    return {"ref": ref, "action": {"do": do, **more}}


async def test_a_spectator_cannot_play_undo_or_chat(server, ada):
    table = ada.open()

    async def scenario():
        async with live(server, table) as socket:
            asked = [act("throw"), act("resign"), act("ask-undo"), act("chat", text="hi"), act("rematch")]
            return await replies(socket, *asked)

    assert {refused(reply) for reply in await scenario()} == {"seat"}


@pytest.mark.parametrize("cookie", ["ludotheque=" + "A" * 43, "ludotheque=", "ludotheque=%00%ff"])
async def test_a_forged_token_is_a_spectator(server, ada, cookie):
    table = ada.open()

    async def scenario():
        async with live(server, table, cookie) as socket:
            return json.loads(await socket.recv())["table"]["viewer"]["person"]

    assert await scenario() == -1


def test_the_others_seat_is_not_mine(server, ada, bea):
    table = ada.open("friend")
    bea.join(table)
    turn = ada.look(table)["frame"]["thrower"]
    while turn < 0:
        turn = ada.look(table)["frame"]["thrower"]
    waiting = ada if turn == 1 else bea
    assert waiting.act(table, do="throw").status_code == 409
    assert waiting.act(table, do="take-seat", seat=turn).status_code == 403


NONSENSE = [
    "",
    "{",
    "[]",
    "null",
    '"throw"',
    '{"ref":1}',
    '{"ref":-5,"action":{"do":"throw"}}',
    '{"ref":1,"action":{"do":"throw","seat":0}}',
    '{"ref":1,"action":{"do":"fly"}}',
    '{"ref":1,"action":{"do":"move","move":5}}',
    '{"ref":1,"action":{"do":"move","move":"' + "x" * 100 + '"}}',
    '{"ref":1,"action":{"do":"chat","text":"' + "x" * 600 + '"}}',
    '{"ref":1,"action":{"do":"hand-seat","seat":99}}',
    '{"ref":1,"action":{"do":"why","path":' + json.dumps(["a"] * 50) + "}}",
]


async def test_malformed_messages_are_answered_and_the_table_goes_on(server, ada):
    table = ada.open()

    async def scenario():
        async with live(server, table, ada.cookie()) as socket:
            answers = await replies(socket, *NONSENSE)
            fine = await replies(socket, act("chat", text="still here"))
            return answers, fine

    answers, (fine,) = await scenario()
    assert {refused(reply) for reply in answers} == {"invalid"}
    assert fine["refusal"] is None


async def test_a_huge_message_closes_only_its_own_connection(server, ada):
    table = ada.open()

    async def scenario():
        async with live(server, table, ada.cookie()) as good:
            async with live(server, table, ada.cookie()) as bad:
                await bad.send('{"ref":1,"action":{"do":"chat","text":"' + "x" * 100_000 + '"}}')
                with pytest.raises(ConnectionClosed):
                    while True:
                        await asyncio.wait_for(bad.recv(), 10)
            return await replies(good, act("chat", text="fine"))

    (fine,) = await scenario()
    assert fine["refusal"] is None


async def test_a_flood_is_slowed_down_and_others_are_not(server, ada, bea):
    table, other = ada.open(), bea.open()

    async def scenario():
        async with live(server, table, ada.cookie()) as flood, live(server, other, bea.cookie()) as calm:
            flooded = await replies(flood, *(act("why", ref=n, path=["a1"]) for n in range(200)))
            return flooded, await replies(calm, act("chat", text="quiet here"))

    flooded, (calm,) = await scenario()
    assert sum(refused(reply) == "busy" for reply in flooded) > 100
    assert calm["refusal"] is None


async def test_another_sites_page_cannot_act(server, ada):
    table = ada.open()

    async def scenario():
        async with live(server, table, ada.cookie(), Origin="http://evil.example"):
            pass

    with pytest.raises(InvalidStatus):
        await scenario()
    reply = ada.http.post(
        f"/api/tables/{table}/actions", json={"do": "resign"}, headers={"origin": "http://evil.example"}
    )
    assert reply.status_code == 403


def test_too_many_requests_from_one_address(tmp_path):
    with running(tmp_path / "t.sqlite", requests_per_minute=30) as server:
        person = server.person()
        codes = [person.http.get("/api/games").status_code for _ in range(60)]
        assert codes[0] == 200
        assert codes[-1] == 429


@pytest.mark.parametrize(
    "path", ["/api/tables/../../etc/passwd", "/api/games/jonques/art/..%2Frules.py", "/assets/..%2Fapp.py"]
)
def test_nothing_outside_is_served(ada, path):
    assert ada.http.get(path).status_code in (400, 404)


def test_bodies_have_a_limit(ada):
    reply = ada.http.post("/api/archive", content="x" * 2_000_000, headers={"content-type": "text/plain"})
    assert reply.status_code == 413


def test_no_inside_reaches_a_browser(ada):
    for reply in (
        ada.post("/api/tables", game="jonques", seats="many"),
        ada.http.post("/api/tables", content=b"\xff\xfe"),
        ada.http.get("/api/tables/nowhere1"),
        ada.http.get("/api/words/de"),
        ada.http.get("/api/tables/x/replay/notanumber"),
    ):
        assert 400 <= reply.status_code < 500
        assert set(reply.json()) == {"kind", "say", "rule"}
        assert "Traceback" not in reply.text
        assert "ludotheque/" not in reply.text


async def test_only_a_get_becomes_a_socket(server):
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: upgrade\r\n")
    writer.write(b"Content-Length: 2\r\n\r\n{}")
    assert b" 400 " in await asyncio.wait_for(reader.readline(), 10)
    writer.close()


async def test_who_wished_to_be_forgotten_sees_the_seat_no_more(server, ada, bea):
    """Also over a socket that was open before."""
    table = ada.open("friend", game="bone")
    bea.join(table)

    async def scenario():
        async with live(server, table, bea.cookie()) as socket:
            assert json.loads(await socket.recv())["table"]["viewer"]["seats"] == [1]
            bea.http.post("/api/me/forget").raise_for_status()
            with pytest.raises(ConnectionClosed):
                while True:
                    last = json.loads(await asyncio.wait_for(socket.recv(), 10))
            return last

    assert (await scenario())["type"] == "parting"


def test_cookies_are_http_only(ada):
    reply = ada.post("/api/tables", game="jonques", seats=[{"kind": "me"}, {"kind": "bot"}], name="A")
    said = reply.headers["set-cookie"].lower()
    assert "httponly" in said
    assert "samesite=lax" in said
    assert "content-security-policy" in reply.headers


@pytest.mark.parametrize("said", [b"[" * 200_000, b'{"challenge":' + b"9" * 300_000 + b"}", b"null", b"[1]"])
def test_a_passkey_that_answers_nothing_is_refused(server, said):
    credential = {"id": "x", "response": {"clientDataJSON": urlsafe_b64encode(said).decode().rstrip("=")}}
    local = server.base.replace("127.0.0.1", "localhost")
    reply = httpx.post(f"{local}/api/passkey", json={"credential": credential})
    assert (reply.status_code, reply.json()["say"]["id"]) == (400, "refused-passkey")
