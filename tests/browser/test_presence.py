"""Who is at the table, as the browser itself says what can be seen: tabs in front of others, and a phone asleep."""

import json
import re
import shutil

import pytest

from tests.web.servers import running
from tests.web.test_calls import hook, wish  # noqa: F401

from .conftest import ARGS, WINDOWED
from .tabs import tabs
from .visitors import until

ASK = """fetch('%s', {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(%s)})
.then((said) => said.json())"""
CONNECTIONS = re.compile(r"^ludotheque_connections (\d+)", re.MULTILINE)
SOON = 0.5  # seconds until somebody is called


@pytest.fixture
def house(hook, tmp_path):  # noqa: F811
    habits = {"call_after": SOON, "call_anywhere": True, "address": "https://play.example.org", "metrics": True}
    with running(tmp_path / "tables.sqlite", **habits) as server:
        yield server


@pytest.fixture
def browser(tmp_path):
    path = next(filter(None, map(shutil.which, WINDOWED)))
    with tabs(path, tmp_path / "profile", *ARGS) as browser:
        yield browser


def test_who_has_the_table_in_the_background_is_absent_and_called(house, browser, hook):  # noqa: F811
    bea = house.person("Bea")
    shelf = browser.open(house.base)
    until(lambda: shelf.tell("location.origin + document.readyState") == f"{house.base}complete")

    def ask(path, **body):
        return shelf.tell(ASK % (path, json.dumps(body)))

    plan = {"game": "jonques", "seats": [{"kind": "me"}, {"kind": "friend"}], "name": "Ada", "door": "open"}
    table = ask("/api/tables", **plan)["table"]
    ask("/api/me/contacts", kind="hook", shape="ntfy", address=f"http://127.0.0.1:{hook.server_port}/Ada")
    bea.join(table)

    def is_present():
        return bea.look(table)["table"]["seats"][0]["present"]

    def pages():
        """That show the table, in sight or not."""
        return int(CONNECTIONS.search(bea.http.get("/metrics").text)[1])

    first = browser.open(f"{house.base}/t/{table}")
    until(is_present)
    assert shelf.is_hidden
    second = browser.open(f"{house.base}/t/{table}")
    until(lambda: pages() == 2)
    assert first.is_hidden
    assert is_present()  # of two pages one can be seen
    browser.show(shelf)
    until(lambda: not is_present())
    second.go(house.base)
    until(lambda: pages() == 1)
    first.tell("here = true; location.reload()")
    until(lambda: first.tell("typeof here") == "undefined" and pages() == 1)
    assert not is_present()  # it was opened in the background
    browser.show(first)
    until(is_present)

    browser.put_away(first)
    until(lambda: not is_present())

    def my_turn():
        return (frame := bea.look(table)["frame"]) and 0 in (frame["to_move"], frame["thrower"])

    while not my_turn():
        bea.take_turn(table)
    until(hook.called.is_set)
    assert hook.came == [("/Ada", f"https://play.example.org/t/{table}")]
    browser.put_away(first, "normal")
    browser.show(first)
    until(is_present)
