"""What a stranger gives as an address does not make the house talk to its own network."""

import asyncio
import socket
from contextlib import asynccontextmanager

import pytest

from ludotheque.post import outgoing
from ludotheque.post.outgoing import Forbidden, check_url, send

pytestmark = pytest.mark.anyio

OURS = [
    "http://example.org/",
    "ftp://example.org/",
    "https://",
    "https:///x",
    "https://localhost/",
    "https://router/",
    "https://127.0.0.1/",
    "https://10.0.0.1/",
    "https://192.168.1.1/",
    "https://172.16.5.5/",
    "https://169.254.169.254/latest/meta-data",
    "https://100.64.0.1/",
    "https://0.0.0.0/",
    "https://224.0.0.1/",
    "https://255.255.255.255/",
    "https://[::1]/",
    "https://[::]/",
    "https://[fe80::1]/",
    "https://[fe80::1%25eth0]/",
    "https://[fd00::1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://[::ffff:10.0.0.1]/",
    "https://[64:ff9b::7f00:1]/",
    "https://[2002:7f00:1::]/",
    "https://[fec0::1]/",
    "https://[feff::1]/",
    "https://[3fff::1]/",
    "https://127.1/",
    "https://0x7f.1/",
    "https://0x7f.0.0.1/",
    "https://127.0.0.0x1/",
    "https://127.000.000.001/",
    "https://127.0.0.1./",
    "https://2130706433/",
    "https://1.2.3.4.5/",
    "https://example.123/",
    "https://[v1.127.0.0.1]/",
    "https://example.org:22/",
    "https://example.org:8443/",
    "https://me:secret@example.org/",
    "https://example.org/\r\nHost: other",
    "https://example.org/ x",
    "https://exämple.org/",
    "https://example.org:99999/",
    "https://example.org/" + "x" * 2000,
]


@pytest.mark.parametrize("url", OURS)
def test_an_address_of_our_own_or_no_address(url):
    with pytest.raises(Forbidden):
        check_url(url)


@pytest.mark.parametrize(
    "url",
    ["https://example.org/push/abc?x=1", "https://1.example.org/", "https://8.8.8.8/", "https://[2606:4700::1111]/"],
)
def test_an_address_of_the_public(url):
    assert check_url(url) == url


@asynccontextmanager
async def listening(answer=b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n", endless=False):
    """A server on this machine, and what it was asked."""
    asked = []

    async def serve(reader, writer):
        asked.append(await reader.read(1000))
        writer.write(answer)
        try:
            while endless:
                writer.write(b"x" * 10_000)
                await writer.drain()
        except OSError:
            pass
        finally:
            writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    async with server:
        yield server.sockets[0].getsockname()[1], asked


@pytest.mark.parametrize("found", ["127.0.0.1", "10.1.2.3", "169.254.169.254", "0.0.0.0"])
async def test_a_name_that_its_owner_points_at_our_network_leads_nowhere(found, monkeypatch):
    async with listening() as (port, asked):
        answer = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (found, port))]
        monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: answer)
        monkeypatch.setattr(outgoing, "PORT", port)
        assert await send(f"https://rebound.example.org:{port}/", b"x", {}) == 0
        assert asked == []


async def test_and_without_that_it_would_lead_there(monkeypatch):
    async with listening() as (port, asked):
        answer = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port))]
        monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: answer)
        monkeypatch.setattr(outgoing, "PORT", port)
        monkeypatch.setattr(outgoing, "is_public", lambda address: True)
        assert await send(f"https://rebound.example.org:{port}/", b"x", {}) == 0  # no TLS here
        assert asked


async def test_no_redirection_is_followed():
    moved = b"HTTP/1.1 307 Moved\r\nlocation: http://127.0.0.1/secret\r\ncontent-length: 0\r\n\r\n"
    async with listening(moved) as (port, asked):
        assert await send(f"http://127.0.0.1:{port}/", b"x", {}, anywhere=True) == 307
        assert len(asked) == 1


async def test_an_endless_answer_is_not_read():
    async with listening(b"HTTP/1.1 200 OK\r\n\r\n", endless=True) as (port, _):
        assert await send(f"http://127.0.0.1:{port}/", b"x", {}, anywhere=True) == 200


async def test_nobody_is_waited_for_for_ever(monkeypatch):
    monkeypatch.setattr(outgoing, "SECONDS", 0.1)
    async with listening(b"") as (port, _):
        assert await send(f"http://127.0.0.1:{port}/", b"x", {}, anywhere=True) == 0
    assert await send("http://127.0.0.1:1/", b"x", {}, anywhere=True) == 0
