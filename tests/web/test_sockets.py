"""Sockets have a time and a number: strangers who are slow or greedy lose theirs, people who play keep theirs."""

import asyncio
import json
import socket
from contextlib import ExitStack

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from ludotheque.web.limits import Bucket, Buckets, visitor_at

from .servers import running
from .test_hostile import act, live, refused, replies

pytestmark = pytest.mark.anyio

QUICK = {"seconds_for_head": 0.5, "seconds_for_body": 0.5, "seconds_for_answer": 0.5, "seconds_idle": 1}
STRANGER, GREEDY = "127.0.0.2", "127.0.0.3"
HEAD = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n"


@pytest.fixture(scope="module")
def quick():
    with running(**QUICK) as here:
        yield here


def dial(server, address=STRANGER):
    return socket.create_connection(("127.0.0.1", server.port), timeout=60, source_address=(address, 0))


def until_closed(line):
    """Everything that comes until the other side hangs up."""
    found = b""
    try:
        while got := line.recv(65536):
            found += got
    except ConnectionResetError:
        pass
    return found


def status(answer):
    return int(answer.split(None, 2)[1])


def drip(line, drops):
    """Send one by one until the other side hangs up, or there are no more."""
    line.settimeout(0.05)
    for drop in drops:
        try:
            line.send(drop)
            if not line.recv(65536):
                return True
        except TimeoutError:
            continue
        except OSError:
            return True
    return False


@pytest.mark.parametrize(
    "said", [b"", b"GET", HEAD, HEAD + b"\r\n" + HEAD], ids=["nothing", "a word", "half", "second"]
)
def test_a_half_sent_head_is_let_go(quick, said):
    with dial(quick) as line:
        line.sendall(said)
        answers = until_closed(line)
        assert status(answers) == (200 if said.endswith(HEAD) and said != HEAD else 408)


def test_a_half_sent_body_is_let_go(quick):
    with dial(quick) as line:
        line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
        answer = until_closed(line)
        assert status(answer) == 408
        assert b"took too long" in answer and b"trop de temps" in answer


def test_a_head_that_drips_is_let_go(quick):
    with dial(quick) as line:
        assert drip(line, [HEAD, *(b"x: y\r\n" for _ in range(200))])


def test_a_body_that_drips_after_its_answer_is_let_go(quick):
    with dial(quick) as line:
        head = b"POST /nowhere HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n"
        assert drip(line, [head, *(b"x" for _ in range(200))])


def test_who_does_not_read_is_let_go(quick):
    asked = 200
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(20)
        line.connect(("127.0.0.1", quick.port))
        line.sendall((b"GET /api/games/tour HTTP/1.1\r\nHost: localhost\r\n\r\n") * asked)
        watcher = quick.person()
        while holds(quick, line):  # it listens, and answers this
            assert watcher.http.get("/api/games").status_code == 200
        assert until_closed(line).count(b"HTTP/1.1 200") < asked


def holds(server, line):
    """Whether the house still has its end of a connection, as the system knows it."""
    ends = f"0100007F:{server.port:04X}", f"0100007F:{line.getsockname()[1]:04X}"
    with open("/proc/net/tcp") as lines:
        return any((fields[1], fields[2]) == ends and fields[3] == "01" for fields in map(str.split, lines))


def handshake(table, host="localhost"):
    head = [f"GET /api/tables/{table}/live HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade"]
    head += ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "", ""]
    return "\r\n".join(head).encode()


async def test_who_answers_no_ping_is_let_go():
    with running(ping_seconds=0.2) as server:
        table = server.person().open()
        with dial(server) as line:
            line.sendall(handshake(table))
            assert status(until_closed(line)) == 101

        async def polite():
            async with live(server, table) as watcher:
                pongs = [await watcher.ping() for _ in range(10)]
                await asyncio.gather(*pongs)
                return watcher.state.name

        assert await polite() == "OPEN"


def test_one_address_has_so_many_sockets():
    with running(sockets_per_address=5) as server, ExitStack() as open_:
        lines = [open_.enter_context(dial(server, GREEDY)) for _ in range(5)]
        with dial(server, GREEDY) as one_more:
            assert status(until_closed(one_more)) == 429
        with dial(server) as other:
            other.sendall(HEAD + b"Connection: close\r\n\r\n")
            assert status(until_closed(other)) == 200
        lines[0].close()
        with dial(server, GREEDY) as again:
            again.sendall(HEAD + b"Connection: close\r\n\r\n")
            assert status(until_closed(again)) in (200, 429)


async def test_a_full_house_has_room_for_newcomers_and_keeps_who_plays():
    with running(most_sockets=40, seconds_for_head=60) as server:
        ada = server.person("Ada")
        table = ada.open()
        ada.http.close()

        async def scenario():
            async with live(server, table, ada.cookie()) as playing:
                with ExitStack() as open_:
                    idle = [open_.enter_context(dial(server, GREEDY)) for _ in range(60)]
                    with dial(server) as newcomer:
                        newcomer.sendall(HEAD + b"Connection: close\r\n\r\n")
                        assert status(until_closed(newcomer)) == 200
                    assert until_closed(idle[0]) == b""  # the longest idle went first
                return await replies(playing, act("chat", text="still here"))

        (said,) = await scenario()
        assert said["refusal"] is None


async def test_handshakes_have_a_rate():
    with running(handshakes_per_minute=5) as server:
        table = server.person().open()

        async def knock():
            async with live(server, table) as socket:
                return json.loads(await socket.recv())["type"]

        async def scenario():
            welcomed = [await knock() for _ in range(5)]
            with pytest.raises(InvalidStatus) as refusal:
                await knock()
            return welcomed, refusal.value.response

        welcomed, refusal = await scenario()
        assert welcomed == ["update"] * 5
        assert refusal.status_code == 429 and json.loads(refusal.body)["kind"] == "busy"


async def test_all_sockets_of_an_address_share_what_they_may_do():
    with running(actions_per_address=10, actions_per_second=1000) as server:
        ada = server.person()
        table = ada.open()

        async def scenario():
            async with live(server, table, ada.cookie()) as one, live(server, table, ada.cookie()) as two:
                asked = [act("why", ref=n, path=["a1"]) for n in range(20)]
                return await replies(one, *asked) + await replies(two, *asked)

        kinds = [refused(reply) for reply in await scenario()]
        assert "busy" not in kinds[:15]
        assert kinds[-10:] == ["busy"] * 10


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("x" * 3000, 404),
        ("%00%ff", 404),
        ("nosuchtable", 404),
        ("{table}/live?since=-1", 400),
        ("{table}/live?since=²", 400),
    ],
)
async def test_a_handshake_for_nothing_is_refused_clearly(quick, path, code):
    table = quick.person().open()
    path = path.format(table=table)

    async def knock():
        async with connect(f"ws://127.0.0.1:{quick.port}/api/tables/{path if '/' in path else path + '/live'}"):
            pass

    with pytest.raises(InvalidStatus) as refusal:
        await knock()
    assert refusal.value.response.status_code == code
    assert set(json.loads(refusal.value.response.body)) == {"kind", "say", "rule"}


def test_few_visitors_are_remembered():
    buckets = Buckets(1, 1, most=3)
    for visitor in "abcd":
        assert buckets.of(visitor).take()
    assert list(buckets.kept) == ["b", "c", "d"]
    assert not buckets.of("b").take()


def test_what_is_refused_is_not_counted():
    bucket = Bucket(rate=1000, burst=2)
    assert bucket.take() and bucket.take()
    for _ in range(10_000):
        bucket.take()
    assert bucket.level > -1


@pytest.mark.parametrize(
    ("host", "visitor"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::9", "2001:db8:1:2::"),
        ("", "unknown"),
        ("x" * 5000, "unknown"),
    ],
)
def test_a_visitor_is_an_address_or_a_network(host, visitor):
    assert visitor_at(host) == visitor


FRAMES = {
    "pong": b"\x8a\x80\0\0\0\0",
    "ping": b"\x89\x80\0\0\0\0",
    "text": b"\x81\x80\0\0\0\0",
    "part": b"\x00\x80\0\0\0\0",
}


@pytest.mark.parametrize("kind", FRAMES)
def test_a_flood_of_empty_frames_is_cut_off(quick, kind):
    """They are small to send and dear to take apart."""
    table = quick.person().open()
    with dial(quick) as line:
        line.sendall(handshake(table))
        assert b"101" in line.recv(65536)
        first = b"\x01\x80\0\0\0\0" if kind == "part" else b""
        with pytest.raises(OSError):
            for _ in range(400):
                line.sendall(first + FRAMES[kind] * 5000)
                first = b""


def test_a_body_in_chunks_is_refused_unread(quick):
    with dial(quick) as line:
        line.sendall(b"POST /api/archive HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n")
        assert status(until_closed(line)) == 411


def test_a_head_that_is_too_large_is_refused(quick):
    with dial(quick) as line:
        line.sendall(HEAD + b"X: " + b"a" * 60_000 + b"\r\n\r\n")
        assert status(until_closed(line)) == 400
