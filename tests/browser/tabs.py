"""A browser whose pages can be hidden by others, or with their window.

Playwright keeps every page in sight, so this one is driven over its own protocol.
"""

import json
import re
import subprocess
from contextlib import contextmanager
from functools import partial

from websockets.sync.client import connect

ADDRESS = re.compile(r"ws://\S+")
SECONDS = 60


class Tabs:
    def __init__(self, wire):
        self.wire, self.count = wire, 0

    def call(self, method, session=None, **params):
        self.count += 1
        message = {"id": self.count, "method": method, "params": params}
        self.wire.send(json.dumps(message | ({"sessionId": session} if session else {})))
        while (answer := json.loads(self.wire.recv(SECONDS))).get("id") != self.count:
            pass
        assert "error" not in answer, answer
        return answer["result"]

    def open(self, address):
        """A tab before all others."""
        target = self.call("Target.createTarget", url=address)["targetId"]
        session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        return Tab(target, partial(self.call, session=session))

    def show(self, tab):
        self.call("Target.activateTarget", targetId=tab.target)

    def put_away(self, tab, state="minimized"):
        """The window with all its tabs, as where a phone goes to sleep; "normal": it is back."""
        window = self.call("Browser.getWindowForTarget", targetId=tab.target)["windowId"]
        self.call("Browser.setWindowBounds", windowId=window, bounds={"windowState": state})


class Tab:
    def __init__(self, target, call):
        self.target, self.call = target, call

    def tell(self, expression):
        found = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in found, found
        return found["result"].get("value")

    def go(self, address):
        self.call("Page.navigate", url=address)

    @property
    def is_hidden(self):
        return self.tell("document.hidden")


@contextmanager
def tabs(path, profile, *args):
    command = [path, "--headless", *args, "--remote-debugging-port=0", f"--user-data-dir={profile}", "about:blank"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as browser:
        try:
            found = next(filter(None, map(ADDRESS.search, browser.stderr)))
            with connect(found[0], max_size=None) as wire:
                yield Tabs(wire)
        finally:
            browser.kill()
