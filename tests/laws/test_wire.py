"""The laws of secrets on the wire, a sample of them through the whole web application."""

import random
from contextlib import ExitStack
from types import SimpleNamespace

import msgspec
import pytest
from litestar.testing import TestClient

import ludotheque
from ludotheque.contract import CHANCE, NOBODY
from ludotheque.store import MemoryStore
from ludotheque.table import entries, fairness
from ludotheque.table.messages import EntryView
from ludotheque.table.views import Views
from ludotheque.testing import random_match
from ludotheque.testing.lawbook.wire import ID, one_each, opening, played, some, things, token
from ludotheque.testing.lawbook.worlds import Twin
from ludotheque.web.app import make_app
from ludotheque.web.cookies import BROWSER
from ludotheque.web.limits import Limits
from ludotheque.web.live_routes import LiveTables
from ludotheque.web.settings import Settings
from tests.web.servers import whole

BOXES = [ludotheque.game(name) for name in ludotheque.games()]
with_secrets = pytest.mark.parametrize("game", [game for game in BOXES if game.has_secrets], ids=lambda game: game.name)
pytestmark = pytest.mark.slow
LIVE = 12  # plies that are played while somebody looks on
SECRETS = {"truth": b"truth", "twin": b"twin"}


def on_a_line(app):
    """As the server's sockets give their connections to the application."""

    async def connected(scope, receive, send):
        def tell(text):
            return send({"type": "websocket.send", "text": text.decode(), "bytes": None})

        scope.setdefault("state", {})["line"] = SimpleNamespace(holder=SimpleNamespace(tell=tell))
        await app(scope, receive, send)

    return connected


class Web:
    """A whole house on the web, in this process, with one table whose chance follows a script."""

    def __init__(self, log, secret):
        settings = Settings(None, pace=0, actions_per_second=10**6, actions_per_address=10**6)
        app = make_app(settings, Limits(settings), MemoryStore)
        self.client, self.app, self.log, self.secret = TestClient(on_a_line(LiveTables(app))), app, log, secret

    def __enter__(self):
        self.client.__enter__()
        self.store = self.app.state.service.house.store
        lines = [entries.encode(entry) for entry in self.log]
        self.call(self.store.create, ID, self.log[0].game, "running", self.secret, lines)
        return self

    def __exit__(self, *wrong):
        self.client.__exit__(*wrong)

    def call(self, function, *given):
        with self.client.portal() as portal:
            return portal.call(function, *given)

    def as_person(self, person):
        self.client.cookies = {} if person == NOBODY else {BROWSER: token(person)}
        self.store._logs[ID].changed = 0.0

    def get(self, person, path):
        self.as_person(person)
        return answer(self.client.get(path))

    def act(self, person, **action):
        self.as_person(person)
        return answer(self.client.post(f"/api/tables/{ID}/actions", json=action))

    def connect(self, person):
        self.as_person(person)
        return self.client.websocket_connect(f"/api/tables/{ID}/live?since=0")


def answer(response):
    """All of it but for the clock of the limits."""
    headers = {name: value for name, value in response.headers.items() if not name.startswith("ratelimit-")}
    return response.status_code, headers, response.content


@pytest.fixture
def scripted(monkeypatch):
    """Chance by a script for each house."""
    scripts = {}
    monkeypatch.setattr(fairness, "outcome", lambda match, secret, entropy: scripts[secret][len(match.log)])
    return scripts


def games_of(game, seat, seed):
    """A game up to some move, and its twin for a seat that saw less; the last moves of both are still to come."""
    whole, dice = random_match(game, seed, **game.short), random.Random(seed)
    stops = [n for n, entry in enumerate(whole.log) if entry.seat != CHANCE and n > len(whole.log) // 3]
    truth = whole.fork(dice.choice(stops[LIVE:]))
    begun = max(n for n in stops if n <= len(truth.log) - LIVE)
    return truth, Twin(truth, seat, dice), begun


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
@pytest.mark.parametrize("seed", [1, 2])
@with_secrets
def test_through_the_web_application(game, seed, scripted):
    for seat in range(NOBODY, 2):
        asked, watched = through_two_houses(game, seat, seed, scripted)
        assert asked[0] == asked[1]
        assert watched[0] == watched[1]


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_a_leak_is_found_through_the_web_application(scripted, monkeypatch):
    def move(self, played, seq, ply, seat, *more):
        return EntryView(seq, "move", played.seat, text=played.text)

    monkeypatch.setattr(Views, "move", move)
    asked, watched = through_two_houses(ludotheque.game("bone"), NOBODY, 1, scripted)
    assert asked[0] != asked[1]
    assert watched[0] != watched[1]


def through_two_houses(game, seat, seed, scripted):
    """All that a viewer can ask for, and all that comes while the others play on: in truth, and in its twin."""
    truth, twin, begun = games_of(game, seat, seed)
    assert twin.redrawn
    with ExitStack() as houses:
        webs = []
        for name, match in (("truth", truth), ("twin", twin.match)):
            scripted[SECRETS[name]] = [entry.move for entry in match.log]
            log = [*opening(match, one_each(match.seats)), *list(played(match))[:begun]]
            webs.append(houses.enter_context(Web(log, SECRETS[name])))
        asked = [ask_all(web, seat, truth, begun, seed) for web in webs]
        return asked, [watch(web, seat, truth, begun) for web in webs]


def ask_all(web, person, truth, begun, seed):
    """Every address that tells something of a running table, and actions that change nothing."""
    table, dice = f"/api/tables/{ID}", random.Random(seed)
    plies = sorted({0, begun, *(dice.randint(0, begun) for _ in range(3))})
    paths = [table, f"{table}?since={begun}", *(f"{table}/replay/{ply}" for ply in plies)]
    paths += [f"{table}/{rest}" for rest in ("preview.svg", "fairness", "game.ludo", "study")]
    paths += ["/api/tables", "/api/tables?state=running", f"/api/tables?game={truth.game.name}"]
    told = [web.get(person, path) for path in paths]
    texts = [truth.game.write(truth.state, dice.randrange(truth.game.move_count)) for _ in range(5)]
    at = truth.fork(begun)
    illegal = [text for text in texts if at.why_not(text)]
    touched = some(things(truth.game), dice)
    told += [web.act(person, do="move", move=text) for text in illegal]
    told += [web.act(person, do="why", path=[thing]) for thing in touched]
    told += [web.act(person, do="try", move=text) for text in [*texts, *at.moves()[:3]]]
    return told + [web.act(person, do=gesture) for gesture in ("throw", "rematch", "ask-undo")]


def watch(web, person, truth, begun):
    """What comes over a WebSocket while the others play on: every entry, and what all changes make of the table.
    Whether two updates come as one is a matter of time."""
    first = 1 + truth.seats  # entries before the first move
    told, last, changed = [], {}, 0
    with web.connect(person) as socket:
        for ply in range(begun, len(truth.log)):
            entry = truth.log[ply]
            if entry.seat == CHANCE:
                continue
            following = next((n for n in range(ply + 1, len(truth.log)) if truth.log[n].seat != CHANCE), len(truth.log))
            if entry.seat == person:
                socket.send_text(
                    msgspec.json.encode({"ref": ply, "action": {"do": "move", "move": entry.text}}).decode()
                )
            else:
                assert web.act(entry.seat, do="move", move=entry.text)[0] == 200
            while last.get("seq", 0) < first + following:
                said = socket.receive_json()
                assert said.get("refusal") is None
                told += said.get("entries", [])
                told += [{"done": ref} for ref in said.get("done", [])]
                changed += said["type"] == "change"
                last = whole(last, said)
    assert changed
    return told, last["frame"], last["table"]
