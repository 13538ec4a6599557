"""A real server in a process of its own, on a free port."""

import multiprocessing
import secrets
import socket
import subprocess
import sys
import time
from contextlib import contextmanager

import httpx
import msgspec

from ludotheque.scene.changes import apply, digest
from ludotheque.web.serve import serve
from ludotheque.web.settings import Settings

PATIENCE = 200  # seconds for what takes one: a busy machine is slow, and no test is about how slow
SEATS = {"bot": [{"kind": "me"}, {"kind": "bot"}], "friend": [{"kind": "me"}, {"kind": "friend"}]}


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def is_running(process):
    """A child of this process, or a command."""
    return process.poll() is None if isinstance(process, subprocess.Popen) else process.is_alive()


class Server:
    def __init__(self, process, port):
        self.port, self.base = port, f"http://127.0.0.1:{port}"
        self.people, self.process = [], process
        self.wait()

    def wait(self):
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                httpx.get(f"{self.base}/api/games", timeout=PATIENCE)
                return
            except httpx.TransportError:
                assert is_running(self.process), "the server has ended"
                time.sleep(0.05)
        raise RuntimeError("the server did not come up")

    def kill(self):
        """As a power cut would: no farewell."""
        self.process.kill()
        self.process.join()
        for person in self.people:
            person.http.close()

    def welcome_back(self, person):
        """The same browser, after the server was away."""
        person.http = httpx.Client(base_url=self.base, timeout=PATIENCE, cookies=person.http.cookies)
        self.people.append(person)
        return person

    def person(self, name="Ada"):
        self.people.append(Person(self.base, name))
        return self.people[-1]


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, base, name):
        self.name, self.http = name, httpx.Client(base_url=base, timeout=PATIENCE)

    def post(self, path, **body):
        return self.http.post(path, json=body)

    def open(self, other="bot", **more):
        plan = {"game": "jonques", "seats": SEATS[other], "name": self.name, "door": "open"}
        reply = self.post("/api/tables", **(plan | more))
        assert reply.status_code == 201, reply.text
        table = reply.json()["table"]
        self.stir(table)
        return table

    def join(self, table):
        reply = self.post(f"/api/tables/{table}/join", name=self.name)
        self.stir(table)
        return reply

    def stir(self, table):
        return self.act(table, do="stir", entropy=secrets.token_hex(16))

    def act(self, table, **action):
        return self.post(f"/api/tables/{table}/actions", **action)

    def look(self, table, since=0):
        return self.http.get(f"/api/tables/{table}", params={"since": since}).json()

    def cookie(self):
        return f"ludotheque={self.http.cookies['ludotheque']}"

    def asked(self, table):
        """What this person is waited for to do, if it is their turn. Where nothing is offered the house is about to
        play the only move."""
        now = self.look(table)
        frame, seats = now["frame"], now["table"]["viewer"]["seats"]
        if frame["to_move"] == -1 and frame["thrower"] in seats:
            return {"do": "throw"}
        if frame["to_move"] in seats and frame["offers"]:
            return {"do": "move", "move": frame["offers"][0]["move"]}
        return {}

    def take_turn(self, table):
        """Throw or move if it is this person's turn; whether it was."""
        action = self.asked(table)
        return bool(action) and self.act(table, **action).status_code == 200

    def wait_to_be_asked(self, table):
        until = time.monotonic() + PATIENCE
        while not self.asked(table):
            assert time.monotonic() < until, "nobody asks"
            time.sleep(0.01)


def whole(last, said):
    """The update that a message from a WebSocket makes of the last one, as a client finds it."""
    if said["type"] == "update":
        return said
    frame = apply(last["frame"], said.get("frame", {}))
    assert "digest" not in said or digest(msgspec.json.encode(frame)) == said["digest"]
    return said | {"frame": frame, "table": last["table"] | said.get("table", {})}


# Tests are quicker than people, and all come from one address.
HASTE = {
    "pace": 0,
    "absence": 0,
    "requests_per_minute": 10**6,
    "handshakes_per_minute": 10**6,
    "tables_per_minute": 10**6,
    "actions_per_address": 10**6,
}


@contextmanager
def running(data=None, port=None, target=serve, **settings):
    port = port or free_port()
    context = multiprocessing.get_context("spawn")
    habits = Settings(data, **(HASTE | settings))
    process = context.Process(target=target, args=(habits, "127.0.0.1", port), daemon=True)
    process.start()
    server = Server(process, port)
    try:
        yield server
    finally:
        server.kill()


def command(*words):
    """The program itself, as a host runs it; everything that it prints is in `stdout`."""
    everything = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
    return subprocess.Popen([sys.executable, "-m", "ludotheque", *map(str, words)], text=True, **everything)
