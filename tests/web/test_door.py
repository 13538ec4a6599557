"""The door of the house: headers on every answer, names that are ours, visitors behind a proxy."""

import json
import re
import socket

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from .servers import running
from .test_hostile import live, replies
from .test_sockets import STRANGER, dial, handshake, status, until_closed

pytestmark = pytest.mark.anyio

PAGES = ["/", "/g/jonques", "/g/jonques/lesson", "/t/abcdefgh23", "/t/abcdefgh23/replay"]
NOWHERE = ["/nowhere", "/assets/nothing.js", "/api/nowhere"]
NESTED = "[" * 100_000


def is_dressed(headers):
    """Whether an answer has the headers of the house."""
    policy = headers.get("content-security-policy", "")
    assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy
    assert headers.get("x-content-type-options") == "nosniff"
    assert headers.get("referrer-policy") == "same-origin"
    assert headers.get("cache-control")
    assert "uvicorn" not in headers.get("server", "")
    return True


def test_every_route_and_every_error_has_the_headers(server, ada):
    table = ada.open()
    paths = ada.http.get("/api/schema/openapi.json").json()["paths"]
    assert len(paths) >= 14
    for path, methods in paths.items():
        for fill in ({"id": table, "name": "jonques", "ply": "0", "language": "fr", "file": "cover.svg"}, {}):
            where = re.sub(r"{(\w+)}", lambda part, fill=fill: fill.get(part[1], "%00" + "x" * 40), path)
            for method in [*methods, "options", "delete", "head"]:
                reply = ada.http.request(method, where)
                assert is_dressed(reply.headers), (method, where)
                assert reply.status_code != 500, (method, where)
                if "/art/" not in where:
                    assert reply.headers["cache-control"] == "no-store", (method, where)
    for path in (*PAGES, *NOWHERE):
        reply = ada.http.get(path)
        assert is_dressed(reply.headers) and reply.headers["cache-control"] == "no-store"
        assert (reply.status_code == 404) == (path in NOWHERE), path


def test_errors_of_the_protocol_have_the_headers(server):
    for said, code in (
        (b"\x16\x03\x01\x02\x00\x01\x00\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nHost: a\r\nx: " + b"y" * 20_000, 400),
    ):
        with dial(server) as line:
            line.sendall(said)
            head, _, body = until_closed(line).partition(b"\r\n\r\n")
        assert status(head) == code and body
        assert is_dressed(dict(line.split(": ", 1) for line in head.decode().splitlines()[1:]))


async def test_a_refused_handshake_has_the_headers(server, ada):
    async def knock(origin, table):
        async with live(server, table, Origin=origin):
            pass

    for origin, table in (("http://evil.example", ada.open()), (server.base, "nosuchtable")):
        with pytest.raises(InvalidStatus) as refusal:
            await knock(origin, table)
        assert refusal.value.response.status_code in (403, 404)
        assert is_dressed(refusal.value.response.headers)


def test_assets_may_be_kept_and_nothing_else_is_found(ada):
    page = ada.http.get("/").text
    (script,) = re.findall(r'src="(/assets/[^"]+\.js)"', page)
    found = ada.http.get(script)
    assert found.status_code == 200 and "javascript" in found.headers["content-type"]
    assert "immutable" in found.headers["cache-control"] and is_dressed(found.headers)
    for name in ("%00", "x" * 300, "x" * 5000, "..%2fapp.py", "%2e%2e/app.py", "", "a/b", "%ff"):
        assert ada.http.get(f"/assets/{name}").status_code == 404, name


OURS = ["127.0.0.1", "localhost:1234", "[::1]:80", "192.168.1.5:8580", socket.gethostname(), "LOCALHOST", "localhost."]
FOREIGN = [
    "127.0.0.1:99999",
    "evil.example",
    "127.0.0.1.evil.example",
    "x" * 3000,
    "a b",
    "",
    "localhost@evil.example",
    "localhost:80:80",
    "[::1",
]


@pytest.mark.parametrize("host", OURS)
def test_names_of_the_house(ada, host):
    assert ada.http.get("/api/games", headers={"host": host}).status_code == 200


@pytest.mark.parametrize("host", FOREIGN)
@pytest.mark.parametrize("path", ["/", "/api/qr.svg", "/api/games", "/t/abcdefgh23"])
def test_other_names_are_refused(ada, host, path):
    reply = ada.http.get(path, headers={"host": host})
    assert reply.status_code == 421 and is_dressed(reply.headers)
    if path.startswith("/api/"):
        assert reply.json()["say"]["id"] == "refused-host"
    else:
        assert "does not go by" in reply.text and "ne s’appelle pas" in reply.text


def test_a_foreign_name_opens_no_socket(server, ada):
    table = ada.open()

    with dial(server) as line:
        line.sendall(handshake(table, "evil.example"))
        assert status(until_closed(line)) == 421


def test_a_house_with_a_name_and_a_proxy():
    with running(names=("Play.example.org",), trusted_proxies=("127.0.0.1",), requests_per_minute=20) as server:
        host, https = {"host": "play.example.org"}, {"x-forwarded-proto": "https"}

        def come(visitor, **more):
            return httpx.get(f"{server.base}/t/abcdefgh23", headers={**host, "x-forwarded-for": visitor, **more})

        assert 'content="http://play.example.org/t/abcdefgh23"' in come("192.0.2.1").text
        assert 'content="https://play.example.org/t/' in come("192.0.2.1", **https).text
        codes = [come("192.0.2.1").status_code for _ in range(30)]
        assert codes[-1] == 429
        assert come("192.0.2.2").status_code == 200  # limits are of the visitor, not of the proxy
        assert come("192.0.2.2, 192.0.2.1").status_code == 429  # what a visitor claims besides does not count
        opened = httpx.post(
            f"{server.base}/api/tables",
            headers={**host, **https, "x-forwarded-for": "192.0.2.3"},
            json={"game": "jonques", "seats": [{"kind": "me"}, {"kind": "bot"}], "name": "Ada"},
        )
        assert opened.status_code == 201 and "secure" in opened.headers["set-cookie"].lower()


async def test_sockets_behind_a_proxy_are_the_visitors():
    with running(trusted_proxies=("127.0.0.1",), sockets_per_address=2) as server:
        table = server.person().open()

        async def come(visitor):
            return await live(server, table, None, **{"X-Forwarded-For": visitor})

        async def scenario():
            sockets = [await come("192.0.2.1"), await come("192.0.2.1"), await come("192.0.2.2")]
            with pytest.raises(InvalidStatus) as refusal:
                await come("192.0.2.1")
            for socket_ in sockets:
                await socket_.close()
            return refusal.value.response.status_code

        assert await scenario() == 429


def test_a_stranger_is_not_believed_to_be_a_proxy():
    with running(trusted_proxies=("192.0.2.9",), requests_per_minute=20) as server:
        said = {"x-forwarded-proto": "https", "forwarded": "proto=https"}

        def come(n):
            headers = {**said, "x-forwarded-for": f"192.0.2.{n}"}
            return httpx.get(f"{server.base}/t/abcdefgh23", headers=headers)

        assert 'content="http://127' in come(1).text
        assert [come(n).status_code for n in range(30)][-1] == 429
        with dial(server, STRANGER) as other:
            other.sendall(b"GET /api/games HTTP/1.0\r\nHost: localhost\r\n\r\n")
            assert status(until_closed(other)) == 200


async def test_deeply_nested_json_is_refused(server, ada):
    table = ada.open()
    for path in ("/api/tables", f"/api/tables/{table}/join", f"/api/tables/{table}/actions"):
        for body in (NESTED, '{"a":' * 100_000, f'{{"name": {NESTED}', b'{"name": "\xff\xfe"}'):
            reply = ada.http.post(path, content=body)
            assert reply.status_code == 400 and reply.json()["kind"] == "invalid"

    async def scenario():
        async with live(server, table, ada.cookie()) as socket_:
            asked = [NESTED[:16_000], '{"a":' * 3000, '{"ref":1,"action":' + NESTED[:15_000]]
            answers = await replies(socket_, *asked)
            fine = await replies(socket_, {"ref": 2, "action": {"do": "chat", "text": "still here"}})
            await socket_.send(b"\xff\x00 not text")
            odd = json.loads(await socket_.recv())
            while "refusal" not in odd:  # the house may have dealt meanwhile
                odd = json.loads(await socket_.recv())
            return answers, fine, odd

    answers, (fine,), odd = await scenario()
    assert {answer["refusal"]["kind"] for answer in [*answers, odd]} == {"invalid"}
    assert fine["refusal"] is None


def test_a_qr_code_of_a_long_address(ada):
    assert ada.http.get("/api/qr.svg", params={"path": "/" + "é" * 299}).status_code in (200, 400)
