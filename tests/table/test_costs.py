"""What things cost: one transaction for an action, nothing for a list, one step for a step, each counted."""

import asyncio
import json
from collections import Counter

import pytest
from sqlalchemy import event

from ludotheque.store import MemoryStore
from ludotheque.store.engine import open_engine
from ludotheque.store.sql import SqlStore
from ludotheque.table import actions, entries, loading, service, views
from ludotheque.table import table as tables
from ludotheque.table.acting import act
from ludotheque.table.files import Files
from ludotheque.table.service import Service
from ludotheque.table.visitor import Visitor
from ludotheque.testing import with_kernels
from tests.games.jonques.positions import place

from .houses import GAME, house, join, open_table, play_on

pytestmark = pytest.mark.anyio
SHORT = {"turn_cap": "50"}


@pytest.fixture
async def commits(tmp_path):
    """A store in a database, and the statements of each transaction that changed it."""
    engine, transactions, statements = open_engine(tmp_path / "tables.sqlite", 1), [], []

    def note(statement):
        word = statement.split()[0]
        if word != "COMMIT":
            statements.append(word)
            return
        if {"INSERT", "UPDATE"} & set(statements):
            transactions.append(Counter(statements) - Counter(BEGIN=9))
        statements.clear()

    @event.listens_for(engine, "checkout")
    def listen(connection, record, proxy):
        connection.set_trace_callback(note)

    store = SqlStore(engine)
    yield store, transactions
    await store.close()


async def test_an_action_is_one_transaction_also_when_it_ends_the_game(commits):
    store, transactions = commits
    async with house(store=store) as here:
        here.driver.drive = lambda live: None  # nothing happens by itself
        here.pictures.keep = lambda table: None
        id, ada = await open_table(here, "me", "friend", prefix=place("^ f2 b4", "0 to move, aces 2"))
        bea = await join(here, id, "Bea")
        for person, action in ((ada, actions.Move("f2-f4")), (ada, actions.Chat("hm")), (bea, actions.Resign())):
            transactions.clear()
            await act(here, id, person, action)
            assert transactions == [Counter(UPDATE=1, INSERT=1)]
        assert [row.state for row in await store.find()] == ["over"]


async def test_the_row_says_what_the_log_says_all_the_way():
    """Its state is written before the table has followed the entries."""
    store = MemoryStore()
    written = store.append

    async def append(table, expected, data, state=None, summary=None, turn=None, *more):
        last = await written(table, expected, data, state, summary, turn, *more)
        again = loading.load(table, await store.read(table))
        assert (state, turn) == (again.state, again.turn if again.state == "running" else -1)
        return last

    store.append = append
    async with house(store=store) as here:
        id, _ = await open_table(here, "me", "bot", options=SHORT)
        table = await play_on(here, id, lambda table: bool(table.secret))
        (row,) = await store.find()
        assert row.state == table.state


async def test_what_a_process_writes_it_does_not_decode(monkeypatch):
    decoded = []
    monkeypatch.setattr(
        entries, "decode", lambda seq, data, real=entries.decode: decoded.append(seq) or real(seq, data)
    )
    store = MemoryStore()
    async with house(store=store) as here, house(store=store) as there:
        id, _ = await open_table(here, "me", "here", options=SHORT)
        await play_on(here, id, lambda table: len(table.match.log) > 10)
        assert decoded == []
        length = (await here.live(id)).table.seq
        await there.live(id)
        assert decoded == list(range(1, length + 1))  # another one decodes each entry once
        await play_on(here, id, lambda table: len(table.match.log) > 20)
        assert decoded == list(range(1, (await there.live(id)).table.seq + 1))


def service_of(here):
    return Service(here, Files(here), None)


async def test_a_list_reads_rows_and_wakes_nobody(tmp_path):
    path = tmp_path / "tables.sqlite"
    store = await SqlStore.open(path)
    async with house(store=store) as here:
        here.driver.drive = lambda live: None
        ids = [(await open_table(here, "me", "friend", options=SHORT))[0] for _ in range(3)]
        await join(here, ids[0], "Bea")
        before = {card.id: card for card in await service_of(here).list_tables(Visitor())}
    await store.close()
    store = await SqlStore.open(path)
    store.read = None  # no log is read
    async with house(store=store) as here:
        cards = {card.id: card for card in await service_of(here).list_tables(Visitor())}
        assert (here.lives, here.loading) == ({}, {})
    await store.close()
    assert cards == before
    assert [(cards[id].state, cards[id].free, cards[id].may_join) for id in ids[:2]] == [
        ("running", 0, False),
        ("open", 1, True),
    ]
    assert [seat.name for seat in cards[ids[0]].seats] == ["Ada", "Bea"]


async def test_a_row_without_a_summary_is_brought_up_to_date_once():
    store = MemoryStore()
    async with house(store=store) as here:
        id, _ = await open_table(here, "me", "friend")
    store._logs[id].summary = None
    changed = store._logs[id].changed
    async with house(store=store) as here:
        (card,) = await service_of(here).list_tables(Visitor())
        assert card.seats[0].name == "Ada"
    assert store._logs[id].changed == changed
    store.read = None
    async with house(store=store) as here:
        assert await service_of(here).list_tables(Visitor()) == [card]


@pytest.fixture
def plays(monkeypatch):
    """How often a rule was asked to play."""
    count = Counter()

    def play(s, move, trace):
        count["plays"] += 1
        GAME.kernels.play(s, move, trace)

    counting = with_kernels(GAME, play=play)
    monkeypatch.setattr(tables, "take", lambda name: counting)
    return count


async def test_a_step_of_a_replay_is_one_step(plays):
    async with house() as here:
        id, _ = await open_table(here, "me", "here", options=SHORT)
        table = await play_on(here, id)
        service, end = service_of(here), len(table.match.log)
        await service.replay(Visitor(), id, end)
        for ply in (end - 1, end - 2, end - 3):
            plays.clear()
            await service.replay(Visitor(), id, ply)
            assert plays["plays"] == 0  # it was passed a moment ago
        await service.replay(Visitor(), id, 0)
        for ply in range(1, 10):
            plays.clear()
            await service.replay(Visitor(), id, ply)
            assert plays["plays"] <= 1


async def test_a_replay_shows_what_was_there_also_after_taking_back():
    async with house() as here:
        id, ada = await open_table(here, "me", "here", prefix=place("^ f2 b4", "0 to move, aces 2"))
        service = service_of(here)
        await act(here, id, ada, actions.Move("f2-f3"))
        there = await service.replay(Visitor(), id, 1)
        await act(here, id, ada, actions.AskUndo())
        await act(here, id, ada, actions.Move("f2-f4"))
        elsewhere = await service.replay(Visitor(), id, 1)
        fresh = await service.replay(Visitor(), id, 1)
    assert there.frame.pieces != elsewhere.frame.pieces == fresh.frame.pieces


async def test_what_is_done_at_many_tables_at_once_is_one_transaction(commits):
    store, transactions = commits
    for n in range(5):
        await store.create(f"t{n}", "jonques", "running", b"", [b"opened"])
    transactions.clear()
    await asyncio.gather(*(store.append(f"t{n}", 1, [b"played"], "running") for n in range(5)))
    assert len(transactions) == 1


async def test_who_moves_gets_one_message(commits):
    """The update that shows an action says that it is done; there is no other word on it."""
    store, _ = commits
    async with house(store=store) as here:
        here.driver.drive = lambda live: None
        id, ada = await open_table(here, "me", "here", prefix=place("^ f2 b4", "0 to move, aces 2"))
        sent = []

        def send(message):
            sent.append(json.loads(message))

        visit = await service_of(here).visit(Visitor(), id, 0, send)
        visit.person = ada
        async with visit.sending():
            await visit.live.wait(0.05)
            sent.clear()
            for ref, action in enumerate([{"do": "move", "move": "f2-f4"}, {"do": "chat", "text": "hm"}]):
                await visit.receive(json.dumps({"ref": ref, "action": action}))
                while not sent:
                    await visit.live.wait(0.01)
                await visit.live.wait(0.05)
                assert [(message["type"], message["done"]) for message in sent] == [("change", [ref])]
                sent.clear()


async def test_the_draws_of_a_game_are_found_once_for_all_who_ask(monkeypatch):
    found = []
    monkeypatch.setattr(service, "draws_of", lambda *asked, real=service.draws_of: found.append(1) or real(*asked))
    async with house() as here:
        id, _ = await open_table(here, "me", "bot", options=SHORT)
        await play_on(here, id, lambda table: bool(table.secret))
        asked = service_of(here)
        answers = await asyncio.gather(
            *(asked.fairness(Visitor(), id) for _ in range(5)), asked.fairness(Visitor(), id)
        )
    assert len(found) == 1
    assert all(answer.draws == answers[0].draws for answer in answers) and answers[0].draws


class Onlooker:
    def notice(self):
        pass


async def test_what_is_over_is_reckoned_once(monkeypatch):
    """However much is said afterwards."""
    reckoned = []
    monkeypatch.setattr(views, "reckoning", lambda match, seat: reckoned.append(seat) or ())
    async with house() as here:
        id, ada = await open_table(here, "me", "bot", options=SHORT)
        await act(here, id, ada, actions.Resign(0))
        live = await here.live(id)
        live.viewers.add(Onlooker())  # else nothing is kept of what is shown
        table = live.table
        for word in ("well", "played"):
            await act(here, id, ada, actions.Chat(word))
            table.views.reckoning(0)
    assert reckoned == [0]
