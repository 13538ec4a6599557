"""Somebody at a browser: what they see and touch, by role and label."""

import random
import re
import time
from urllib.parse import urlsplit

from playwright.sync_api import expect

import ludotheque
from ludotheque.scene.words import Words, game_text, house_text

GAME = ludotheque.game("jonques")
SHORT = {"turn_cap": "50"}
NETWORK = ("Failed to load resource", "WebSocket connection to")  # what a browser says when it is offline
BLOCKED = "Service Worker registration blocked"  # these tests are about the page alone
ATTRIBUTE = "(things, name) => things.map((thing) => thing.getAttribute(name))"


GROWS = """(entry, patience) => new Promise((seen, missed) => {
    const look = () => entry.nextElementSibling && (watch.disconnect(), seen());
    const watch = new MutationObserver(look);
    watch.observe(entry.parentElement, {childList: true});
    setTimeout(() => missed(new Error("the log does not grow")), patience);
    look();
})"""
PATIENCE = 60_000  # milliseconds: a slow machine is no fault of the page
A_GAME = 600  # seconds
UNHURRIED = {"seconds_idle": A_GAME}  # a house that hangs up on nobody who thinks a while
A_MOMENT = 0.01  # between two looks

STEADY = """(board) => new Promise((seen) => {
    let [before, alike] = ["", 0];
    const look = () => {
        const now = board.getAttribute("viewBox") + JSON.stringify(board.getBoundingClientRect());
        alike = now === before ? alike + 1 : 0;
        before = now;
        alike < 5 ? requestAnimationFrame(look) : seen();
    };
    look();
})"""


def until(check, seconds=PATIENCE / 1000):
    """Looks again and again until something is so."""
    deadline = time.monotonic() + seconds
    while not check():
        assert time.monotonic() < deadline, "it does not come to that"
        time.sleep(A_MOMENT)


class Visitor:
    def __init__(self, context, name, language, game=GAME):
        self.context, self.name, self.game = context, name, game
        tongue = language[:2]
        texts = house_text(tongue), house_text(tongue, "ludotheque.web"), game_text(tongue, game)
        self.say = Words(tongue, "\n".join(texts))
        self.troubles = []
        self.chance = random.Random(name)
        self.page = self.new_page()

    def new_page(self):
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", self.overhear)
        return self.page

    def overhear(self, said):
        if said.type in ("error", "warning") and not said.text.startswith((*NETWORK, BLOCKED)):
            self.troubles.append(said.text)

    # Ways in

    def go(self, path="/"):
        self.page.goto(path)
        return self

    def sit_at(self, table):
        self.go(f"/t/{table}")
        return self.settle()

    def settle(self):
        """The board is there, and as large as it will be."""
        expect(self.board).to_be_visible()
        self.board.evaluate(STEADY)
        return self

    @property
    def table(self):
        """The table in the address of the page."""
        return urlsplit(self.page.url).path.split("/")[2]

    def post(self, path, **body):
        """As this browser, beside the page: they share their cookies."""
        reply = self.context.request.post(path, data=body)
        assert reply.ok, reply.text()
        return reply.json()

    def lay_table(self, *others, **more):
        """A table opened beside the page, with a seat for this browser and others after it; a bot if none is named.

        It begins when the page has come and stirred the dice.
        """
        kinds = ("me", *(others or ("bot",)))
        plan = {"seats": [{"kind": kind, "name": "Bea" if kind == "here" else ""} for kind in kinds]}
        return self.post("/api/tables", game=self.game.name, name=self.name, **plan | {"door": "open"} | more)["table"]

    def lay_position(self, match, *others, other="bot", **more):
        """A table that goes on from where a match stands."""
        reply = self.context.request.post("/api/archive", data=match.save(), headers={"content-type": "text/plain"})
        assert reply.ok, reply.text()
        fork = {"table": reply.json()["table"], "at": len(match.log)}
        return self.lay_table(*(others or (other,)), fork=fork, **more)

    def join(self, table):
        self.post(f"/api/tables/{table}/join", name=self.name)
        return self

    def look(self):
        """What the house tells this browser of the table."""
        return self.context.request.get(f"/api/tables/{self.table}").json()

    # What is on the page

    def button(self, message, **args):
        return self.page.get_by_role("button", name=self.say(message, **args), exact=True)

    def link(self, message):
        return self.page.get_by_role("link", name=self.say(message), exact=True)

    def field(self, message):
        return self.page.get_by_label(self.say(message), exact=True)

    @property
    def board(self):
        return self.page.locator(f'[role="group"][aria-label="{self.say("ui-board")}"]')

    def box(self, game=GAME):
        """A box on the shelf."""
        boxes = self.page.get_by_role("article").get_by_role("heading")
        return boxes.get_by_role("link", name=game.rulebook.title[self.say.language], exact=True)

    def place(self, name):
        return self.board.locator(f'[role="button"][aria-label^="{name}, "]')

    def places(self, hint):
        """The places that are said to be lit; by their labels, for there are many of them."""
        return self.board.locator(f'[role="button"][aria-label$=", {self.say(hint)}"]')

    @property
    def dock(self):
        return self.page.locator(f'section[aria-label="{self.say("ui-dock")}"]')

    @property
    def entries(self):
        return self.page.locator('[role="log"] .entry')

    @property
    def may_move(self):
        return self.places("ui-may-move")

    @property
    def may_go(self):
        return self.places("ui-may-go")

    @property
    def choices(self):
        """What the dock offers: the throw, or what to keep of it."""
        names = [self.say("ui-throw"), *(self.say("keep", count=count) for count in range(4))]
        return self.dock.get_by_role("button", name=re.compile(f"^({'|'.join(names)})$"))

    def lines(self):
        """The log, line by line, as anybody else reads it."""
        texts = [" ".join(text.split()) for text in self.entries.all_inner_texts()]
        return [text.replace(self.called(), self.name) for text in texts]

    def called(self):
        """As their own log names them."""
        return self.say("ui-name-you", name=self.name)

    def position(self):
        """What stands on every place, without what is lit."""
        labels = (
            self.board.get_by_role("button").or_(self.board.get_by_role("img")).evaluate_all(ATTRIBUTE, "aria-label")
        )
        hints = tuple(f", {self.say(hint)}" for hint in ("ui-may-move", "ui-may-go", "ui-chosen"))
        return [re.sub(f"({'|'.join(hints)})$", "", label) for label in labels]

    def drawer(self, message):
        drawers = self.page.get_by_role("navigation", name=self.say("ui-drawers"))
        drawers.get_by_role("button", name=self.say(message)).click()

    def throw_by_hand(self):
        """From now on nothing happens but what they do themselves."""
        self.drawer("ui-tab-table")
        self.field("ui-throws-alone").uncheck()
        self.drawer("ui-tab-talk")

    # What somebody does

    @property
    def to_do(self):
        """What there is to begin with. A piece that alone may move is held, and what has one way to go lies there."""
        return self.choices.or_(self.may_move).or_(self.may_go).or_(self.button("ui-confirm"))

    def may_act(self):
        return self.to_do.count() > 0

    def wait_to_be_asked(self):
        """Nothing more happens by itself."""
        until(self.may_act)
        return self

    def is_over(self):
        return self.button("ui-rematch").is_visible()

    def act(self):
        """One action through the page, seen in its log: a throw, a choice, or two lit places."""
        self.to_do.first.wait_for()  # till then the throws of a turn may follow one another
        last, before, confirm = self.entries.last.element_handle(), self.entries.count(), self.button("ui-confirm")
        if self.choices.count():
            self.any_of(self.choices).click()
        else:
            if self.may_move.count():
                self.any_of(self.may_move).click()  # a square that one piece can go to is enough
            until(lambda: self.may_go.count() or confirm.count() or self.entries.count() > before)
            if not press_if_there(confirm) and self.may_go.count():
                self.any_of(self.may_go).click()
                press_if_there(confirm)
        last.evaluate(GROWS, PATIENCE)

    def any_of(self, things):
        things.first.wait_for()
        return things.nth(self.chance.randrange(things.count()))


READ = """([thing]) => {
    const read = thing ? [...thing.querySelectorAll("h2, p:not(.whose), dt, dd")].map((line) => line.textContent) : [];
    thing?.click();
    return read;
}"""


def turn_card(visitor):
    """Puts away what lies open to be read, if anything does; what it said."""
    return visitor.page.locator(".sheets article").evaluate_all(READ)


def press_if_there(things):
    """Looked for and pressed in one go: what others do may take it away at any moment."""
    return things.evaluate_all("([thing]) => thing && !thing.click()") or False


def next_one(visitors):
    """The one whose turn it is, once the page says so."""
    until(lambda: any(visitor.may_act() for visitor in visitors))
    return next(visitor for visitor in visitors if visitor.may_act())


def take_turn(visitor):
    if visitor.may_act():
        visitor.act()


def play(visitors, over, turn=take_turn):
    """Everybody takes their turn, if it is theirs, until something is so."""

    def go_round():
        if over():
            return True
        for visitor in visitors:
            turn(visitor)
        return False

    until(go_round, A_GAME)
