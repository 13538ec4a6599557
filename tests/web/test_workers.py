"""Several real processes on one PostgreSQL, under load, while workers and the database fail."""

import asyncio
import json
import os
import re
import signal
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from ludotheque.store.sql import SqlStore
from ludotheque.table import loading

from .servers import PATIENCE, Person, command, free_port, running, whole

pytestmark = pytest.mark.anyio

TABLES = int(os.environ.get("FAULTS_TABLES", "4"))
MOVES = int(os.environ.get("FAULTS_MOVES", "25"))  # of each player, before and after each fault
PAUSE = float(os.environ.get("FAULTS_PAUSE", "4"))  # seconds


class Player:
    """Plays as fast as it goes, at one worker and, when that fails or is silent for too long, at the next.

    Who meets silence everywhere is on a slow machine, and waits longer.
    """

    def __init__(self, person, table, servers, first):
        self.person, self.table, self.servers, self.at = person, table, servers, first
        self.patience = 3
        self.acknowledged, self.last, self.is_done = [], None, False

    @property
    def is_over(self):
        return self.last is not None and self.last["table"]["state"] == "over"

    async def play(self):
        while not self.is_done:
            try:
                await self.visit(self.servers[self.at % len(self.servers)].port)
            except TimeoutError:
                self.patience = min(2 * self.patience, 60)
            except (OSError, WebSocketException):
                await asyncio.sleep(0.05)
            self.at += 1

    async def visit(self, port):
        url = f"ws://127.0.0.1:{port}/api/tables/{self.table}/live"
        given = {"additional_headers": {"Cookie": self.person.cookie()}, "open_timeout": self.patience}
        given |= {"close_timeout": 1}
        async with connect(url, **given) as socket:
            sent = 0
            while not self.is_done:
                message = json.loads(await asyncio.wait_for(socket.recv(), self.patience))
                if message["type"] == "reply":
                    if message["refusal"] is None:
                        self.acknowledged.append(message["seq"])
                    elif message["refusal"]["kind"] == "trouble":
                        return  # the house says that it can keep nothing: try another
                    continue
                self.last = message = whole(self.last, message)
                self.acknowledged += [message["seq"]] * len(message["done"])
                if message["seq"] > sent and (action := action_in(message)):
                    sent = message["seq"]
                    await socket.send(json.dumps({"ref": 1, "action": action}))


def action_in(message):
    frame, seats = message["frame"], message["table"]["viewer"]["seats"]
    if message["table"]["state"] == "over":
        return None
    if frame["to_move"] == -1 and frame["thrower"] in seats:
        return {"do": "throw"}
    if frame["to_move"] in seats and frame["offers"]:  # else the house is about to play the only move
        return {"do": "move", "move": frame["offers"][-1]["move"]}
    return None


class Load:
    """Pairs at tables, each player of a pair at another worker, and one table with a bot."""

    def __init__(self, servers):
        self.servers, self.players, self.people = servers, [], []
        for n in range(TABLES):
            ada, bea = self.person(0, f"Ada {n}"), self.person(1, f"Bea {n}")
            table = ada.open("friend", options={"turn_cap": "1000"})
            assert bea.join(table).status_code == 201
            self.players += [Player(ada, table, servers, n), Player(bea, table, servers, n + 1)]
        cleo = self.person(2, "Cleo")
        self.players.append(Player(cleo, cleo.open("bot", options={"turn_cap": "1000"}), servers, 2))

    def person(self, at, name):
        self.people.append(Person(self.servers[at].base, name))
        return self.people[-1]

    async def __aenter__(self):
        self.tasks = [asyncio.create_task(player.play()) for player in self.players]
        await self.more()
        return self

    async def more(self):
        """Everybody gets further; whoever does not is stuck, and the test with them."""
        before = [len(player.acknowledged) for player in self.players]
        for player, n in zip(self.players, before, strict=True):
            while len(player.acknowledged) < n + MOVES and not player.is_over:
                for task in self.tasks:
                    assert not task.done(), task.exception()
                await asyncio.sleep(0.02)

    async def __aexit__(self, *_):
        for player, task in zip(self.players, self.tasks, strict=True):
            player.is_done = True
            task.cancel()
        ended = await asyncio.gather(*self.tasks, return_exceptions=True)
        assert all(one is None or isinstance(one, asyncio.CancelledError) for one in ended), ended
        for person in self.people:
            person.http.close()

    async def check(self, url, servers):
        """No acknowledged move lost, none doubled; what every worker shows both players is the fold of the log."""
        store = await SqlStore.open(url)
        for player in self.players:
            counted = [len(other.acknowledged) for other in self.players if other.table == player.table]
            for server in servers:
                await self.compare(store, player, server, sum(counted))
        await store.close()

    async def compare(self, store, player, server, counted):
        shown, table = None, None
        while shown is None or shown["seq"] != table.seq:  # a bot may still be at its move
            table = loading.load(player.table, await store.read(player.table))
            asked = {"headers": {"Cookie": player.person.cookie()}, "timeout": PATIENCE}
            reply = httpx.get(f"{server.base}/api/tables/{player.table}", **asked)
            assert reply.status_code == 200, reply.text
            shown = reply.json()
        assert max(player.acknowledged) <= table.seq
        assert counted <= len(table.match.log)
        seat = player.last["table"]["viewer"]["seats"][0]
        assert shown["frame"] == json.loads(bytes(table.views.frame(seat).text))


async def kill(servers, postgres, url):
    servers[0].process.kill()


async def cut(servers, postgres, url):
    for _ in range(5):
        while not postgres.cut(url, 3):  # until those of the last time are laid again
            await asyncio.sleep(0.05)
        await asyncio.sleep(0.1)


async def pause(servers, postgres, url):
    os.kill(servers[1].process.pid, signal.SIGSTOP)
    try:
        await asyncio.sleep(PAUSE)
    finally:
        os.kill(servers[1].process.pid, signal.SIGCONT)


async def restart(servers, postgres, url):
    await asyncio.to_thread(postgres.stop)
    await asyncio.sleep(0.5)
    await asyncio.to_thread(postgres.start)


@pytest.mark.slow
async def test_nothing_is_lost_or_doubled_whatever_fails(postgres, database_url):
    with ExitStack() as house:
        servers = [house.enter_context(running(database_url, actions_per_second=10**6)) for _ in range(3)]
        async with Load(servers) as load:
            for fault in (cut, pause, restart, kill):
                await fault(servers, postgres, database_url)
                await load.more()
        await load.check(database_url, servers[1:])


def workers_of(parent):
    children = Path(f"/proc/{parent.pid}/task/{parent.pid}/children").read_text().split()
    return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


async def test_one_command_several_workers(database_url):
    """One that is killed is replaced; the house closes in good order."""
    port = free_port()
    given = ["serve", "--host", "127.0.0.1", "--port", port, "--data", database_url, "--workers", 2]
    with command(*given) as house:
        try:
            with httpx.Client(base_url=f"http://127.0.0.1:{port}") as http:
                await answers(http)
                first = workers_of(house)
                assert len(first) == 2
                os.kill(first[0], signal.SIGKILL)
                while len(set(workers_of(house)) - {first[0]}) < 2:
                    await asyncio.sleep(0.05)
                await answers(http)
        finally:
            house.terminate()
        said = await asyncio.to_thread(house.stdout.read)
        assert house.wait() == 0
    assert "a worker has ended (-9); another one is started" in said
    assert not re.search("Traceback|geheim", said)


async def answers(http):
    for _ in range(1200):
        try:
            assert http.get("/api/games").status_code == 200
            return
        except httpx.TransportError:
            await asyncio.sleep(0.1)
    raise AssertionError("the house does not open")


def test_sqlite_is_for_one_worker(tmp_path):
    with command("serve", "--port", 0, "--data", tmp_path / "tables.sqlite", "--workers", 2) as house:
        said = house.stdout.read()
    assert house.returncode == 2
    assert said.strip() == (
        "several workers need PostgreSQL (--data postgresql://…); a SQLite file is for one process."
    )
