"""Many who ask at once: each address waits for itself, and what does not change is made once."""

import asyncio
import gzip
import json
import re
import select
import socket
from contextlib import ExitStack

import httpx
import pytest

from ludotheque.web.crowd import BODIES, LARGEST_BODY, Crowd
from ludotheque.web.door import Door
from ludotheque.web.hostnames import HostNames
from ludotheque.web.kept import KeptAnswers, ready
from ludotheque.web.limits import Limits
from ludotheque.web.settings import Settings
from ludotheque.web.sockets import Sockets
from ludotheque.web.squeezing import takes_gzip

from .servers import PATIENCE, command, free_port, running
from .test_sockets import GREEDY, STRANGER, dial, status, until_closed

pytestmark = pytest.mark.anyio


class Asked:
    """A request at the door of a house whose answers wait until they may go, and whose readers may be slow."""

    def __init__(self, door, visitor, reads=True):
        self.sent, self.reads = [], asyncio.Event()
        if reads:
            self.reads.set()
        scope = {"type": "http", "path": "/api/x", "client": (visitor, 1), "headers": [(b"host", b"localhost")]}
        self.task = asyncio.create_task(door(scope | {"state": {}}, None, self.send))

    async def send(self, message):
        if message["type"] == "http.response.body":
            await self.reads.wait()
        self.sent.append(message)

    @property
    def status(self):
        return self.sent[0]["status"] if self.sent else None


class Place:
    """A door, and what is behind it."""

    def __init__(self, **settings):
        chosen = Settings(**settings)
        self.may_answer, self.served = asyncio.Event(), []
        self.door = Door(self.answer, HostNames(), Limits(chosen), Sockets(chosen, 10), Crowd(chosen))

    async def answer(self, scope, receive, send):
        self.served.append(scope["client"][0])
        await self.may_answer.wait()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"", "more_body": False})


async def settle():
    for _ in range(20):
        await asyncio.sleep(0)


async def test_one_address_waits_for_itself_and_is_told_when_it_asks_too_much():
    here = Place(requests_at_once=2, requests_waiting=3)
    greedy = [Asked(here.door, GREEDY) for _ in range(7)]
    await settle()
    other = Asked(here.door, STRANGER)
    await settle()
    assert here.served == [GREEDY, GREEDY, STRANGER]
    assert [one.status for one in greedy] == [None] * 5 + [429] * 2
    assert (b"retry-after", b"2") in greedy[-1].sent[0]["headers"]
    here.may_answer.set()
    await asyncio.gather(*(one.task for one in [*greedy, other]))
    assert [one.status for one in [*greedy[:5], other]] == [200] * 6


async def test_a_house_that_is_full_says_so():
    here = Place(requests_at_once=1, most_at_once=1, most_waiting=1)
    asked = [Asked(here.door, f"127.0.0.{n}") for n in range(2, 5)]
    await settle()
    assert [one.status for one in asked] == [None, None, 503]
    said = json.loads(asked[-1].sent[1]["body"])
    assert said["say"]["id"] == "refused-crowded" and (b"retry-after", b"2") in asked[-1].sent[0]["headers"]
    here.may_answer.set()
    await asyncio.gather(*(one.task for one in asked))


async def test_who_does_not_read_the_answer_keeps_no_turn():
    here = Place(requests_at_once=1, most_at_once=1)
    here.may_answer.set()
    slow, other = Asked(here.door, GREEDY, reads=False), Asked(here.door, STRANGER)
    await other.task
    assert other.status == 200 and not slow.task.done()
    slow.reads.set()
    await slow.task


def test_bodies_on_their_way_in_are_bounded_for_each_address():
    with running() as server, ExitStack() as lines:
        head = b"POST /api/archive HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\nx" % LARGEST_BODY
        half_sent = [lines.enter_context(dial(server, GREEDY)) for _ in range(BODIES // LARGEST_BODY + 1)]
        for line in half_sent:
            line.sendall(head)
        readable, _, _ = select.select(half_sent, [], [], PATIENCE)
        assert len(readable) == 1  # the one for which there is no room
        answer = readable[0].recv(65536)
        assert status(answer) == 429 and b"retry-after" in answer
        with dial(server, STRANGER) as other:
            other.sendall(b"POST /api/archive HTTP/1.0\r\nHost: localhost\r\nContent-Length: 1\r\n\r\nx")
            assert status(until_closed(other)) == 400  # it is no game file


async def test_a_family_never_meets_it(server):
    """Six phones behind one address, each of which loads a page of thirty parts."""
    async with httpx.AsyncClient(
        base_url=server.base, timeout=PATIENCE, limits=httpx.Limits(max_connections=36)
    ) as http:
        parts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', (await http.get("/")).text)
        asked = [*parts, "/api/games", "/api/words/fr?game=tour", "/api/qr.svg?path=/t/abc"]
        answers = await asyncio.gather(*(http.get(asked[n % len(asked)]) for n in range(6 * 30)))
    assert {answer.status_code for answer in answers} == {200}


def test_answers_are_small_for_who_takes_them_so(ada):
    for path in (
        "/api/words/en",
        "/api/words/fr",
        "/api/qr.svg",
        re.findall('/assets/[^"]+js', ada.http.get("/").text)[0],
    ):
        plain, small = (ada.http.get(path, headers={"accept-encoding": said}) for said in ("identity", "br, gzip"))
        assert "content-encoding" not in plain.headers and small.headers["content-encoding"] == "gzip"
        assert plain.content == small.content and small.headers["vary"] == "accept-encoding"
        assert int(small.headers["content-length"]) < int(plain.headers["content-length"])


@pytest.mark.parametrize(
    ("said", "takes"),
    [("gzip", True), ("br, gzip;q=0.5", True), ("deflate", False), ("gzip;q=0", False), ("", False), ("GZIP", True)],
)
def test_who_takes_gzip(said, takes):
    assert takes_gzip([(b"accept-encoding", said.encode())]) == takes


async def test_an_answer_is_made_once_and_kept_while_there_is_room():
    made = []

    def maker(name, size):
        async def make():
            made.append(name)
            await asyncio.sleep(0)
            return {"name": name, "bytes": "x" * size}

        return make

    kept = KeptAnswers(3000)
    first, *others = await asyncio.gather(*(kept.of("a", "json", maker("a", 2000)) for _ in range(5)))
    assert made == ["a"] and all(other is first for other in others)
    assert gzip.decompress(first.small) == first.body == b'{"name":"a","bytes":"%s"}' % (b"x" * 2000)
    await kept.of("b", "json", maker("b", 1500))
    assert list(kept.kept) == ["b"] and kept.size == kept.kept["b"].size
    await kept.of("c", "json", maker("c", 9000))  # too large to be kept
    assert not kept.kept and kept.size == 0 and not kept.making


async def test_an_answer_that_fails_is_tried_again():
    tries = iter([ZeroDivisionError, None])

    async def make():
        if wrong := next(tries):
            raise wrong
        return "fine"

    kept = KeptAnswers()
    with pytest.raises(ZeroDivisionError):
        await kept.of("a", "text", make)
    assert await kept.of("a", "text", make) == ready("text", "fine")


def test_each_of_several_processes_gives_its_share(monkeypatch):
    limits = Limits(Settings(requests_per_minute=60))
    limits.processes = lambda: 3
    assert sum(limits.requests.take("ada") for _ in range(100)) == 20
    limits.processes = lambda: 60 * 9
    assert limits.requests.take("bea")  # one at least


def test_a_port_that_is_taken(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        given = ["--host", "127.0.0.1", "--port", taken.getsockname()[1], "--memory", "--lang", "en"]
        with command("serve", *given) as house:
            said = house.stdout.read()
    assert house.returncode == 2
    assert "cannot be listened on" in said and "Traceback" not in said and "house is open" not in said


def test_the_house_says_that_it_is_open_when_it_is():
    with command("serve", "--host", "127.0.0.1", "--port", free_port(), "--memory", "--lang", "en") as house:
        try:
            address = next(found[1] for line in house.stdout if (found := re.search(r"open: (http://\S+)", line)))
            assert httpx.get(f"{address}/api/games", timeout=PATIENCE).status_code == 200
        finally:
            house.terminate()
