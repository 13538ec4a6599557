"""From a touch to the first painted frame that shows it: every game of a library of files, on a phone's screen.

    .venv/bin/ludotheque static /tmp/library && .venv/bin/python -m bench.touches /tmp/library

A Chromium plays against a bot by the screen alone, with a finger that stays on the screen for as long as fingers do.
The clock is the page's: it begins when the page is told that the finger has left, and stops when the first frame in
which the board has the new ply was painted. DevTools, which move the finger, stamp a touch and then wait for a frame
before they hand it on, which no finger does: what is counted from that stamp is `stamped`.
`--slow 4` slows the page's own thread down so many times, as DevTools do; workers, where the house is, are not slowed.
"""

import argparse
import json
import shutil
import statistics
from pathlib import Path

from playwright.sync_api import sync_playwright

import ludotheque
from tests.browser.conftest import ARGS, BROWSERS
from tests.static.conftest import serving

PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 3, "has_touch": True, "is_mobile": True}
WANTED = 50  # milliseconds
TAP = 60  # milliseconds that a finger stays
WATCH = Path(__file__).with_suffix(".js").read_text("utf-8")


def measure(browser, base, game, slow, touches):
    with browser.new_context(locale="en", **PHONE) as context:
        context.add_init_script(WATCH)
        page = context.new_page()
        page.goto(base)
        page.evaluate("localStorage.setItem('ludotheque.confirms', 'off')")
        page.goto(f"{base}?/g/{game}")
        page.locator("button.first").click()
        page.locator(".board").wait_for()
        tools = page.context.new_cdp_session(page)
        tools.send("Emulation.setCPUThrottlingRate", {"rate": slow})
        found = []
        while len(found) < touches and not page.evaluate("touches.isOver()"):
            at = page.evaluate("touches.next()")
            if at is None:
                page.wait_for_timeout(100)
                continue
            page.evaluate("touches.begin()")
            tap(page, tools, *at)
            if (took := page.evaluate("touches.ended()")) is not None:
                found.append(took)
        return found


def tap(page, tools, x, y):
    tools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_timeout(TAP)
    tools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("library", type=Path)
    parser.add_argument("--slow", type=float, nargs="*", default=[1, 4])
    parser.add_argument("--touches", type=int, default=40)
    parser.add_argument("--games", nargs="*", default=list(ludotheque.games()))
    wanted = parser.parse_args()
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    with serving(wanted.library) as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGS)
        for slow in wanted.slow:
            for game in wanted.games:
                times = measure(browser, base, game, slow, wanted.touches)
                print(json.dumps({"game": game, "slow": slow} | summed_up(times)), flush=True)
        browser.close()


def summed_up(touches):
    """In milliseconds; `on the way` are the medians until a move is sent, answered, and on the board."""
    *way, painted, waited = zip(*touches, strict=True)
    stamped = [time + before for time, before in zip(painted, waited, strict=True)]
    way = [round(statistics.median(times), 1) for times in way]
    return {"touches": len(painted)} | spread(painted) | {"on the way": way, "stamped": spread(stamped)}


def spread(times):
    tenths = [round(tenth, 1) for tenth in statistics.quantiles(times, n=10)]
    return {"median": tenths[4], "p90": tenths[8], "late": sum(time > WANTED for time in times)}


if __name__ == "__main__":
    main()
