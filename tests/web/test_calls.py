"""The house as it runs: it calls whoever is not looking, by itself, and only where its host allows it."""

import threading
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from .servers import PATIENCE, running


@pytest.fixture
def hook():
    """A webhook of this machine; the paths that were called, and an event for the first."""

    class Hook(BaseHTTPRequestHandler):
        def do_POST(self):
            self.rfile.read(int(self.headers["content-length"]))
            here.came.append((self.path, self.headers["click"]))
            self.send_response(200)
            self.end_headers()
            here.called.set()

        def log_message(self, *_):
            pass

    here = HTTPServer(("127.0.0.1", 0), Hook)
    here.came, here.called = [], threading.Event()
    thread = threading.Thread(target=here.serve_forever)
    thread.start()
    yield here
    here.shutdown()
    thread.join()
    here.server_close()


def wish(person, hook):
    address = f"http://127.0.0.1:{hook.server_port}/{person.name}"
    return person.post("/api/me/contacts", kind="hook", shape="ntfy", address=address)


def test_who_is_not_looking_is_called(hook, tmp_path):
    habits = {"call_after": 0.1, "call_anywhere": True, "address": "https://play.example.org"}
    with running(tmp_path / "tables.sqlite", **habits) as server:
        people = [server.person(name) for name in ("Ada", "Bea")]
        table = people[0].open("friend")
        people[1].join(table)
        assert [len(wish(person, hook).json()["contacts"]) for person in people] == [1, 1]
        while not any(person.take_turn(table) for person in people):
            pass
        assert hook.called.wait(PATIENCE)
        turn = people[0].look(table)["frame"]
        whose = people[max(turn["to_move"], turn["thrower"])].name
        assert hook.came[0] == (f"/{whose}", f"https://play.example.org/t/{table}")


def test_addresses_are_refused_as_the_host_has_it(hook):
    with running() as server:
        ada = server.person()
        assert wish(ada, hook).status_code == 403  # nobody yet
        ada.open()
        reply = wish(ada, hook)
        assert (reply.status_code, reply.json()["say"]["id"]) == (400, "refused-contact")
        letter = ada.post("/api/me/contacts", kind="mail", address="ada@example.org")
        assert letter.json()["say"]["id"] == "refused-contact"
        page = ada.http.get("/api/me/contacts").json()
        assert (page["mail"], page["contacts"]) == (False, [])
        assert len(page["push_key"]) == 87
