import shutil
from contextlib import ExitStack

import pytest
from playwright.sync_api import expect, sync_playwright

from tests.web.servers import running

from .luck import serve_by_luck, stir
from .visitors import GAME, PATIENCE, UNHURRIED, Visitor

WINDOWED = ("chromium", "chromium-browser", "google-chrome")
BROWSERS = ("chromium-headless-shell", *WINDOWED)  # one without windows is quicker
ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--no-first-run",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="package")
def driver():
    """Not for the whole session: while it is open, no other test could run an event loop."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        yield playwright


def launch(driver, names):
    path = next(filter(None, map(shutil.which, names)), None)
    return driver.chromium.launch(executable_path=path, args=ARGS)


@pytest.fixture(scope="package")
def chromium(driver):
    with launch(driver, BROWSERS) as browser:
        yield browser


@pytest.fixture(scope="package")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("house") / "tables.sqlite", target=serve_by_luck, **UNHURRIED) as here:
        yield here


@pytest.fixture
def anywhere(chromium, request):
    """Somebody with a browser of their own, in any house. Nothing may break in their page."""
    with ExitStack() as doors:
        visitors = []

        def arrive(server, name="Ada", language="en", game=GAME, **habits):
            habits = {
                "service_workers": "block",
                "viewport": {"width": 1280, "height": 800},
                "reduced_motion": "reduce",
            } | habits
            context = doors.enter_context(chromium.new_context(base_url=server.base, locale=language, **habits))
            context.set_default_timeout(PATIENCE)
            context.add_init_script(stir(f"{request.node.name} {name}"))
            visitors.append(Visitor(context, name, language, game))
            return visitors[-1]

        yield arrive
        assert [trouble for visitor in visitors for trouble in visitor.troubles] == []


@pytest.fixture
def visit(anywhere, server):
    """Somebody with a browser of their own, in the house of these tests."""
    return lambda *who, **habits: anywhere(server, *who, **habits)
