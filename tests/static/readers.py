"""Somebody at a page without a house."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.visitors import PATIENCE, Visitor

PLAYERS = Path(__file__).parent / "players.js"
OPEN = "async (script) => { window.house = await House.open(script, 0); }"
PLAY = """async ([game, seats, level, options, untilBot]) => {
    const table = await house.lay(game, level, options, seats);
    const played = await house.play(table, untilBot);
    return [table, played];
}"""


class Reader(Visitor):
    def __init__(self, context, base, game=None):
        context.set_default_timeout(PATIENCE)
        super().__init__(context, "Ada", "en", *([game] if game else []))
        self.base = base

    def come(self):
        """The first visit, until all is kept that is needed without a network."""
        self.go()
        expect(self.page.get_by_text(self.say("ui-offline-ready"))).to_be_visible()
        return self

    def go(self, path="/"):
        self.page.goto(self.base + ("" if path == "/" else f"?{path}"))
        return self

    @property
    def table(self):
        return self.page.url.partition("?/t/")[2].partition("/")[0]

    # Beside the page: the house in its worker, asked by a program

    def open_house(self, edition):
        (worker,) = edition.glob("assets/house-*.js")
        self.page.goto(self.base + "icon.svg")
        self.page.goto(self.base + "api/house.json")
        self.page.evaluate("history.replaceState(null, '', '../')")
        self.page.evaluate(PLAYERS.read_text())
        self.page.evaluate(OPEN, f"./assets/{worker.name}")
        return self

    def play(self, game, level, options=None, until_bot=False):
        """Any moves against bots; the table, and what came of it."""
        return self.page.evaluate(PLAY, [game.name, game.seats[0], level, options or {}, until_bot])

    def ask(self, method, path, body=None):
        return self.page.evaluate("(asked) => house.ask(...asked)", [method, path, body])
