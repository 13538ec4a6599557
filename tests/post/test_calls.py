"""Whoever is not looking is called when it is their turn, over real push, mail and webhook servers of this machine."""

import json
import re
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from contextlib import AsyncExitStack, asynccontextmanager

import http_ece
import pytest
from aiohttp import web
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec.structs import replace
from py_vapid import Vapid02

from ludotheque.post.mail import Mail
from ludotheque.post.office import Office
from ludotheque.post.push import PushKey
from ludotheque.store import Guest, MemoryStore
from ludotheque.store.sql import SqlStore
from ludotheque.table import calling, contacts, opening
from ludotheque.table.acting import act
from ludotheque.table.calling import MOST_TRIES, Calling
from ludotheque.table.company import hash_key
from ludotheque.table.contacts import (
    MOST_OF_NETWORK,
    MOST_OF_VISITOR,
    Contacts,
    HookContact,
    MailContact,
    PushContact,
)
from ludotheque.table.forgetting import forget, kept_of
from ludotheque.table.lobby import Lobby
from ludotheque.table.messages import OpenTable, SeatPlan
from ludotheque.table.refused import Refused
from ludotheque.table.visitor import Visitor
from tests.table.houses import action_for, house, stir
from tests.web.servers import free_port

pytestmark = pytest.mark.anyio
SECRET = b"0123456789abcdef"


class Browser:
    """What a browser keeps of a subscription: the private half."""

    def __init__(self):
        self.private = ec.generate_private_key(ec.SECP256R1())
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.p256dh, self.auth = (urlsafe_b64encode(key).rstrip(b"=").decode() for key in (point, SECRET))

    def read(self, body):
        return json.loads(http_ece.decrypt(body, private_key=self.private, auth_secret=SECRET, version="aes128gcm"))


class Service:
    """A push service, or whatever takes webhooks: it notes what comes, and answers as it is told to."""

    def __init__(self):
        self.came, self.status = [], 201

    async def take(self, request):
        self.came.append((request.path, dict(request.headers), await request.read()))
        return web.Response(status=self.status)


@pytest.fixture
async def service():
    here = Service()
    app = web.Application()
    app.router.add_post("/{path:.*}", here.take)
    runner = web.AppRunner(app)
    await runner.setup()
    port = free_port()
    await web.TCPSite(runner, "127.0.0.1", port).start()
    here.base = f"http://127.0.0.1:{port}"
    yield here
    await runner.cleanup()


class Letters:
    def __init__(self):
        self.came = []

    async def handle_DATA(self, server, session, envelope):  # noqa: N802 (so the library names it)
        self.came.append((envelope.rcpt_tos, envelope.content.decode()))
        return "250 OK"


@pytest.fixture
def letters():
    here = Letters()
    controller = Controller(here, hostname="127.0.0.1", port=free_port())
    controller.start()
    here.url = f"smtp://127.0.0.1:{controller.port}"
    yield here
    controller.stop()


class Home:
    """A house with a post office, and two people at a table of its."""

    def __init__(self, here, office, pause=0.0):
        self.house, self.office = here, office
        self.lobby = Lobby(here, lambda: time.time() + self.later)
        self.later = 0.0
        self.contacts, self.calling = Contacts(self.lobby, office), Calling(self.lobby, office, pause)

    async def visitor(self, name, language="fr"):
        now = time.time() - 100
        await self.lobby.store.people.register(Guest(name.lower(), name, language, now, now), hash_key(name))
        return Visitor(guest=await self.lobby.store.people.by_id(name.lower()))

    async def table(self, *who):
        seats = [SeatPlan("me"), *(SeatPlan("friend") for _ in who[1:])]
        wanted = OpenTable("jonques", seats, who[0].guest.name, door="open")
        key = lambda visitor: lambda root: f"key-of-{visitor.id}"  # noqa: E731
        id, made = await opening.open_table(self.house, wanted, key(who[0]), None, who[0].id)
        await stir(self.house, id, made)
        for other in who[1:]:
            made = await opening.join(self.house, id, other.guest.name, key(other), other.ids)
            await stir(self.house, id, made)
        await self.play(id, lambda table: table.turn == 0)
        return id

    async def play(self, id, until):
        live = await self.house.live(id)
        while not until(live.table):
            await live.wait(0.01)
            seat = live.table.turn
            if seat >= 0 and not until(live.table):
                await act(self.house, id, seat, action_for(live.table, seat))

    async def subscribe(self, visitor, service, browser=None):
        browser = browser or Browser()
        await self.contacts.add(visitor, PushContact(f"{service.base}/{visitor.id}", browser.p256dh, browser.auth))
        return browser


@asynccontextmanager
async def home(store=None, mail=None, pause=0.0, **more):
    store = store or MemoryStore()
    async with house(store=store, **more) as here:
        yield Home(here, Office(await PushKey.of(store), mail, "https://play.example.org", anywhere=True), pause)


async def test_a_push_is_signed_by_the_house_and_for_the_browser_alone(service):
    async with home() as here:
        ada, bea = await here.visitor("Ada"), await here.visitor("Bea")
        browser = await here.subscribe(ada, service)
        id = await here.table(ada, bea)
        assert await here.calling.call_all() == 1
        ((path, headers, body),) = service.came
        assert path == "/ada"
        said = browser.read(body)
        assert (said["title"], said["path"], said["tag"]) == ("Jonques", f"/t/{id}", id)
        assert "Bea" in said["text"]
        assert b"Bea" not in body
        assert Vapid02.verify(headers["Authorization"])
        token, key = re.fullmatch(r"vapid t=(\S+),k=(\S+)", headers["Authorization"]).groups()
        claims = json.loads(urlsafe_b64decode(token.split(".")[1] + "=="))
        assert claims["aud"] == service.base
        assert claims["sub"] == "https://play.example.org"
        assert time.time() < claims["exp"] < time.time() + 24 * 3600
        assert key == here.office.push_key == (await PushKey.of(here.lobby.store)).public


async def test_one_call_for_a_turn_and_one_for_the_next(service):
    async with home() as here:
        ada, bea = await here.visitor("Ada"), await here.visitor("Bea")
        id = await here.table(ada, bea)
        await here.subscribe(ada, service)
        assert await here.calling.call_all() == 0  # whose turn came before they asked to be called
        await here.play(id, lambda table: table.turn == 1)
        await here.play(id, lambda table: table.turn == 0)
        assert [await here.calling.call_all() for _ in range(3)] == [1, 0, 0]
        await here.play(id, lambda table: table.turn == 1)
        assert await here.calling.call_all() == 0
        await here.play(id, lambda table: table.turn == 0)
        assert [await here.calling.call_all() for _ in range(2)] == [1, 0]
        assert len(service.came) == 2


async def test_nobody_who_is_there_is_called_nor_before_the_pause_is_over(service):
    now = [1000.0]
    async with home(pause=60.0, clock=lambda: now[0]) as here:
        ada, bea = await here.visitor("Ada"), await here.visitor("Bea")
        await here.subscribe(ada, service)
        id = await here.table(ada, bea)
        live = await here.house.live(id)
        assert await here.calling.call_all() == 0  # it is too soon
        here.later = 61.0
        async with here.house.look(live, 0):
            now[0] += 61
            assert await here.calling.call_all() == 0  # she looks on
        assert await here.calling.call_all() == 0  # and was there just now
        now[0] += 61
        assert await here.calling.call_all() == 1


async def test_what_waits_survives_a_restart_and_what_is_no_longer_true_does_not(service, tmp_path):
    path = tmp_path / "tables.sqlite"
    store = await SqlStore.open(path)
    async with home(store) as here:
        ada, bea = await here.visitor("Ada"), await here.visitor("Bea")
        await here.subscribe(ada, service)
        await here.subscribe(bea, service)
        first, second = await here.table(ada, bea), await here.table(ada, bea)
        await here.play(second, lambda table: table.turn == 1)  # it is not Ada's turn any more
    await store.close()
    store = await SqlStore.open(path)
    async with home(store) as here:
        assert await here.calling.call_all() == 2
        assert sorted(path for path, _, _ in service.came) == ["/ada", "/bea"]
    await store.close()
    store = await SqlStore.open(path)
    async with home(store) as here:
        assert await here.calling.call_all() == 0
        assert {row.table for row in await store.find()} == {first, second}
    await store.close()


async def test_who_is_gone_is_not_tried_again_and_who_is_busy_a_few_times(service):
    async with home() as here:
        ada, bea = await here.visitor("Ada"), await here.visitor("Bea")
        await here.subscribe(ada, service)
        await here.table(ada, bea)
        service.status = 503
        for tries in range(1, MOST_TRIES + 3):
            assert [await here.calling.call_all() for _ in range(2)] == [0, 0]
            assert len(service.came) == min(tries, MOST_TRIES)  # and rests in between
            here.later += 3600
        await here.table(ada, bea)
        service.status = 410
        await here.calling.call_all()
        assert len(service.came) == MOST_TRIES + 1
        assert await here.lobby.store.people.contacts("ada") == []


async def test_who_is_present_at_many_tables_holds_up_nobody(service, monkeypatch):
    monkeypatch.setattr(calling, "AT_A_TIME", 2)
    now = [1000.0]
    async with home(pause=60.0, clock=lambda: now[0]) as here:
        ada, bea, eve = [await here.visitor(name) for name in ("Ada", "Bea", "Eve")]
        for visitor in (ada, eve):
            await here.subscribe(visitor, service)
        tables = [await here.table(*who, bea) for who in ([eve], [eve], [eve], [eve], [ada], [eve])]
        async with AsyncExitStack() as pages:
            for id in tables:
                live = await here.house.live(id)
                if live.table.company.people[0].name == "Eve":
                    await pages.enter_async_context(here.house.look(live, 0))
            here.later, now[0] = 61.0, now[0] + 61
            assert await here.calling.call_all() == 1
            assert [path for path, _, _ in service.came] == ["/ada"]


async def test_in_a_house_for_families_nobody_is_written_to(service, tmp_path):
    store = await SqlStore.open(tmp_path / "tables.sqlite")
    async with home(store) as here:
        ada, bea = await here.visitor("Ada"), await here.visitor("Bea")
        await here.subscribe(ada, service)
        await here.table(ada, bea)
    async with home(store, is_family=True) as here:
        assert await here.calling.call_all() == 0 and service.came == []
        with pytest.raises(Refused, match="refused-contact"):
            await here.contacts.add(bea, HookContact(f"{service.base}/bea", "ntfy"))
        page = await here.contacts.page(ada)
        assert (page.push_key, page.mail, len(page.contacts)) == ("", False, 1)
        assert (await here.contacts.drop(ada, page.contacts[0].id)).contacts == ()
    await store.close()


async def test_a_letter_is_sent_once_its_address_is_proved(letters):
    async with home(mail=Mail(letters.url, "house@example.org")) as here:
        ada, bea = await here.visitor("Ada", "en"), await here.visitor("Bea")
        page = await here.contacts.add(ada, MailContact("ada@example.org"))
        assert [(one.shown, one.is_proved) for one in page.contacts] == [("ada@example.org", False)]
        for whoever in (ada, bea):
            with pytest.raises(Refused):
                await here.contacts.add(whoever, MailContact("ada@example.org"))  # one letter a day
        await here.table(ada, bea)
        assert await here.calling.call_all() == 0
        ((to, letter),) = letters.came
        assert to == ["ada@example.org"]
        code = re.search(r"/me#mail=(\S+)", letter.replace("=\r\n", "").replace("=3D", "="))[1]
        with pytest.raises(Refused):
            await here.contacts.prove(bea, code)
        assert (await here.contacts.prove(ada, code)).contacts[0].is_proved
        with pytest.raises(Refused):
            await here.contacts.prove(ada, code)
        assert await here.calling.call_all() == 1
        to, letter = letters.came[1]
        assert "Bea is waiting" in letter
        assert "https://play.example.org/t/" in letter
        assert "https://play.example.org/me" in letter


async def test_the_house_is_no_mill_of_letters(letters, monkeypatch):
    """Neither a visitor nor an address of the network uses up all that may leave; nor do all together send more."""
    monkeypatch.setattr(contacts, "MOST_LETTERS", 12)
    async with home(mail=Mail(letters.url, "house@example.org")) as here:

        async def ask(name, network, count=1):
            for _ in range(count):
                visitor = replace(await here.visitor(name), address=network)
                await here.contacts.add(visitor, MailContact(f"somebody{len(letters.came)}@example.org"))

        await ask("Eve", "192.0.2.1", MOST_OF_VISITOR)
        with pytest.raises(Refused, match="refused-letters"):
            await ask("Eve", "192.0.2.2")
        for n in range(MOST_OF_NETWORK - MOST_OF_VISITOR):
            await ask(f"Eve{n}", "192.0.2.1")
        with pytest.raises(Refused, match="refused-letters"):
            await ask("Mallory", "192.0.2.1")
        await ask("Ada", "192.0.2.3")  # nobody else is held up
        await ask("Bea", "192.0.2.3")
        assert len(letters.came) == 12
        with pytest.raises(Refused, match="refused-letters"):
            await ask("Cleo", "192.0.2.3")
        here.later = 3601.0
        await ask("Cleo", "192.0.2.3")


async def test_one_mailbox_gets_one_letter_a_day_however_it_is_asked_for(letters, data):
    """By another visitor, in capitals, after its contact was dropped or its visitor forgotten, after a restart."""
    for again in range(2):
        store = await SqlStore.open(data)
        async with home(store, Mail(letters.url, "house@example.org")) as here:
            ada, bea, cleo = [await here.visitor(f"{name}{again}") for name in ("Ada", "Bea", "Cleo")]
            if not again:
                page = await here.contacts.add(ada, MailContact("victim@example.org"))
                await here.contacts.drop(ada, page.contacts[0].id)
            for spelt in ("victim@example.org", "Victim@EXAMPLE.org", "victim+more@example.org"):
                for whoever in (ada, bea):
                    with pytest.raises(Refused, match="refused-letter"):
                        await here.contacts.add(whoever, MailContact(spelt))
            await forget(here.lobby, ada)
            with pytest.raises(Refused, match="refused-letter"):
                await here.contacts.add(cleo, MailContact("victim@example.org"))
            assert len(letters.came) == 1
            here.later = 24 * 3600 + 1.0
            if again:
                await here.contacts.add(cleo, MailContact("VICTIM@example.org"))
        await store.close()
    assert len(letters.came) == 2


async def test_of_a_letter_the_house_remembers_no_address(letters, tmp_path):
    store = await SqlStore.open(tmp_path / "tables.sqlite")
    async with home(store, Mail(letters.url, "house@example.org")) as here:
        page = await here.contacts.add(await here.visitor("Ada"), MailContact("very-own@example.org"))
        await here.contacts.drop(await here.visitor("Ada"), page.contacts[0].id)
    await store.close()
    assert b"very-own" not in (tmp_path / "tables.sqlite").read_bytes()


async def test_a_letter_that_did_not_leave_can_be_asked_for_again(letters):
    async with home(mail=Mail("smtp://127.0.0.1:1", "house@example.org")) as here:
        ada = await here.visitor("Ada")
        with pytest.raises(Refused, match="refused-mail"):
            await here.contacts.add(ada, MailContact("ada@example.org"))
        here.office.mail = Mail(letters.url, "house@example.org")
        assert len((await here.contacts.add(ada, MailContact("ada@example.org"))).contacts) == 1


@pytest.mark.parametrize("wrong", ["nobody", "a@b", "a@b.c\r\nBcc: d@e.f", "<a@b.c>", "a b@c.d", "a@b.c,d@e.f"])
async def test_what_is_no_address_gets_no_letter(letters, wrong):
    async with home(mail=Mail(letters.url, "house@example.org")) as here:
        with pytest.raises(Refused):
            await here.contacts.add(await here.visitor("Ada"), MailContact(wrong))
        assert letters.came == []


async def test_webhooks_take_three_shapes(service):
    async with home() as here:
        ada, bea = await here.visitor("Ada"), await here.visitor("Bea")
        for shape in ("ntfy", "discord", "matrix"):
            await here.contacts.add(ada, HookContact(f"{service.base}/{shape}", shape))
        id = await here.table(ada, bea)
        assert await here.calling.call_all() == 1
        came = {path: (headers, body) for path, headers, body in service.came}
        link = f"https://play.example.org/t/{id}"
        assert came["/ntfy"][0]["click"] == link
        assert "Bea" in came["/ntfy"][1].decode()
        said = json.loads(came["/discord"][1])
        assert link in said["content"]
        assert said["allowed_mentions"] == {"parse": []}
        assert link in json.loads(came["/matrix"][1])["text"]


async def test_the_house_talks_to_the_public_only_unless_the_host_says_so():
    store = MemoryStore()
    async with house(store=store) as here:
        home = Home(here, Office(await PushKey.of(store)))
        ada, browser = await home.visitor("Ada"), Browser()
        for address in ("http://127.0.0.1/", "https://10.0.0.1/", "https://localhost/"):
            for wanted in (PushContact(address, browser.p256dh, browser.auth), HookContact(address, "ntfy")):
                with pytest.raises(Refused):
                    await home.contacts.add(ada, wanted)
        for keys in ((browser.p256dh, "short"), ("A" * 87, browser.auth), ("!" * 87, browser.auth)):
            with pytest.raises(Refused):
                await home.contacts.add(ada, PushContact("https://push.example.org/x", *keys))
        with pytest.raises(Refused):  # it has no mail server
            await home.contacts.add(ada, MailContact("ada@example.org"))
        assert (await home.contacts.page(ada)).contacts == ()


async def test_contacts_follow_their_visitor_are_shown_and_forgotten(service, tmp_path):
    path = tmp_path / "tables.sqlite"
    store = await SqlStore.open(path)
    async with home(store) as here:
        ada, phone, bea = [await here.visitor(name) for name in ("Ada", "Phone", "Bea")]
        await here.contacts.add(phone, HookContact(f"{service.base}/very-own-topic", "ntfy"))
        id = await here.table(phone, bea)
        await store.people.become("phone", "ada")
        assert await here.calling.call_all() == 1  # whom her other device has become
        ada = Visitor(guest=await store.people.by_id("ada"))
        kept = await kept_of(here.lobby, ada)
        assert [one["address"] for one in kept["contacts"]] == [f"{service.base}/very-own-topic"]
        (one,) = (await here.contacts.page(ada)).contacts
        await here.contacts.drop(bea, one.id)  # not hers
        assert len((await here.contacts.page(ada)).contacts) == 1
        await forget(here.lobby, ada)
        assert (await here.house.live(id)).table.company.is_forgotten(0)
    await store.close()
    assert b"very-own-topic" not in b"".join(file.read_bytes() for file in tmp_path.iterdir())
