"""What the client weighs, whom it asks, what it knows."""

import gzip
from pathlib import Path

from playwright.sync_api import expect

import ludotheque
from ludotheque.web.client_files import CLIENT
from tests.web.servers import running

SOURCES = Path(__file__).parents[2] / "web/src"
MOST = 80_000


def test_its_scripts_are_light():
    """Those that every page needs; lessons, replays and sounds are fetched when they are opened."""
    page = (CLIENT / "index.html").read_text("utf-8")
    scripts = [script.read_bytes() for script in CLIENT.rglob("*.js") if script.name in page]
    assert scripts
    assert sum(len(gzip.compress(script)) for script in scripts) <= MOST


def test_it_names_no_game():
    sources = [path for path in SOURCES.rglob("*") if path.is_file()]
    assert len(sources) > 20
    told = {
        (path.name, game)
        for path in sources
        for game in ludotheque.games()
        if game in path.read_text("utf-8").lower() or game in path.name.lower()
    }
    assert told == set()


def test_it_asks_nobody_but_the_house(visit, server):
    ada, asked = visit(), []
    ada.context.on("request", lambda request: asked.append(request.url))
    ada.page.on("websocket", lambda socket: asked.append(socket.url.replace("ws:", "http:")))
    ada.go()
    ada.box().click()
    ada.button("ui-play-bot", name=ada.say("bot-1")).click()
    ada.act()
    ada.go(f"/t/{ada.table}/replay")
    expect(ada.board).to_be_visible()
    assert any(url.endswith(".woff2") for url in asked)
    assert any("/live" in url for url in asked)
    assert [url for url in asked if not url.startswith((f"{server.base}/", "data:"))] == []


def test_the_shelf_shows_the_key_of_the_house(visit):
    ada = visit()
    ada.go()
    key = ada.context.request.get("/api/house").json()["key"]
    ada.page.get_by_text(ada.say("ui-house-key-title")).click()
    expect(ada.page.get_by_text(f"{ada.say('ui-house-key')} {key}")).to_be_visible()


def test_the_host_names_the_house_and_its_address(anywhere):
    with running(house_name="Chez Ada", address="https://play.example.org/") as house:
        ada = anywhere(house)
        ada.go()
        expect(ada.page).to_have_title("Chez Ada")
        ada.sit_at(ada.lay_table("friend"))
        expect(ada.field("ui-invite")).to_have_value(f"https://play.example.org/t/{ada.table}")
