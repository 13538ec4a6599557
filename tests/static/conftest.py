import socket
import subprocess
import sys
from contextlib import contextmanager

import pytest
from playwright.sync_api import expect, sync_playwright

from ludotheque.static.site import write_site
from tests.browser.conftest import BROWSERS, launch
from tests.browser.visitors import PATIENCE, until

from .readers import Reader


@pytest.fixture(scope="package")
def edition(tmp_path_factory):
    """The whole library as files, in a folder of a host."""
    folder = tmp_path_factory.mktemp("host") / "library"
    write_site(folder)
    return folder


@pytest.fixture(scope="package")
def chromium():
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as driver, launch(driver, BROWSERS) as browser:
        yield browser


@contextmanager
def serving(folder, port=0):
    """A plain host of files."""
    port = port or free_port()
    command = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1", "--directory", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as host:
        try:
            until(lambda: answers(port))
            yield f"http://127.0.0.1:{port}/"
        finally:
            host.terminate()


def free_port():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


def answers(port):
    with socket.socket() as knock:
        return knock.connect_ex(("127.0.0.1", port)) == 0


@pytest.fixture
def library(chromium, edition):
    """Somebody with a browser who has visited the library once; then its host is gone, for good."""
    with chromium.new_context(locale="en", viewport={"width": 1280, "height": 800}, reduced_motion="reduce") as context:
        with serving(edition.parent) as host:
            reader = Reader(context, f"{host}{edition.name}/").come()
        yield reader
        assert reader.troubles == []
