"""What changed in a table since somebody looked: enough to have all of it, and made once for all who see the same."""

import asyncio
import json

import msgspec
import pytest

import ludotheque
from ludotheque.scene.changes import KEYS, Changed, apply, changes, digest, list_change
from ludotheque.scene.nodes import Offer, Piece
from ludotheque.table import actions, frames
from ludotheque.table.acting import act
from ludotheque.table.messages import Change
from ludotheque.table.service import Service
from ludotheque.table.visitor import Visitor

from .houses import house, open_table, play_on

pytestmark = pytest.mark.anyio


def pieces(text):
    """`a1 b2`: piece a on place 1, piece b on place 2."""
    return tuple(Piece("junk", word[1:], id=word[0]) for word in text.split())


@pytest.mark.parametrize(
    ("before", "after", "gone", "put"),
    [
        ("a1 b2 c3", "a1 b4 c3", [], [1]),
        ("a1 b2 c3", "a1 c3", ["b"], []),
        ("a1 b2 c3", "d1 a1 b2 c3", [], [0]),
        ("a1 b2 c3", "b2 c3 a4", [], [2]),
        ("a1 b2 c3 d4", "b2 e1 d4 a9", ["c"], [1, 3]),
    ],
)
def test_what_changed_in_a_list(before, after, gone, put):
    before, after = pieces(before), pieces(after)
    found = msgspec.convert(list_change("id", before, after), Changed[Piece])
    assert (list(found.gone), [n for n, _ in found.put]) == (gone, put)
    as_json = [json.loads(msgspec.json.encode({"pieces": said})) for said in (before, found, after)]
    assert apply(as_json[0], as_json[1]) == as_json[2]


@pytest.mark.parametrize(
    ("before", "after"),
    [("a1 b2", "b2 a1"), ("", "a1"), ("a1", ""), ("a1 a2", "a1 a3"), ("a1 b2", "a3 b4")],
    ids=["others change places", "from nothing", "to nothing", "names twice", "all of it"],
)
def test_where_little_stays_it_is_told_whole(before, after):
    assert list_change("id", pieces(before), pieces(after)) == pieces(after)


def test_offers_are_known_by_their_moves():
    before, after = ((Offer("a", ()), Offer("b", ())), (Offer("b", ()), Offer("c", ())))
    assert list_change(KEYS["offers"], before, after) == {"gone": ["a"], "put": [(1, after[1])]}


class Looker:
    """Somebody over a WebSocket, with a page that knows what it was told."""

    def __init__(self):
        self.sent, self.shown, self.visit = [], None, None

    def send(self, message):
        self.sent.append(said := json.loads(message))
        if said["type"] == "update":
            self.shown = said
        elif said["type"] == "change":
            msgspec.json.decode(message, type=Change)
            frame = apply(self.shown["frame"], said.get("frame", {}))
            assert "digest" not in said or digest(msgspec.json.encode(frame)) == said["digest"]
            self.shown = said | {"frame": frame, "table": self.shown["table"] | said.get("table", {})}


async def look_on(here, id, person=-1, since=0, whole=False):
    looker = Looker()
    looker.visit = await Service(here, None, None).visit(Visitor(), id, since, looker.send, whole)
    looker.visit.person = person
    looker.visit.tell()
    return looker


@pytest.mark.parametrize("name", ludotheque.games())
async def test_by_changes_one_sees_what_there_is(name):
    async with house() as here:
        game = ludotheque.game(name)
        id, ada = await open_table(here, "me", *["here"] * (game.seats[0] - 1), game=game)
        lookers = [await look_on(here, id, person) for person in (ada, -1)]
        told, all_told = 0, 0
        for length in range(10, 50):
            await play_on(here, id, lambda table, length=length: len(table.match.log) > length)
            for looker in lookers:
                looker.visit.tell()
                whole = await look_on(here, id, looker.visit.person)
                assert looker.shown["frame"] == whole.shown["frame"]
                assert looker.shown["table"] == whole.shown["table"]
                told += len(json.dumps(looker.sent[-1].get("frame")))
                all_told += len(json.dumps(whole.shown["frame"]))
        assert told < 0.9 * all_told


async def test_who_lost_track_is_shown_everything_and_what_was_missed():
    async with house() as here:
        here.driver.drive = lambda live: None
        id, ada = await open_table(here, "me", "here")
        looker = await look_on(here, id, ada)
        first = looker.shown["seq"]
        for word in ("one", "two"):
            await act(here, id, ada, actions.Chat(word))
            looker.visit.tell()
        await looker.visit.receive(json.dumps({"ref": 5, "action": {"do": "show", "since": first}}))
        said = looker.sent[-1]
        assert (said["type"], said["done"]) == ("update", [5])
        assert [entry["text"] for entry in said["entries"]] == ["one", "two"]


async def test_who_wants_whole_updates_gets_them():
    async with house() as here:
        here.driver.drive = lambda live: None
        id, ada = await open_table(here, "me", "here")
        looker = await look_on(here, id, ada, whole=True)
        await act(here, id, ada, actions.Chat("well"))
        looker.visit.tell()
        assert [said["type"] for said in looker.sent] == ["update", "update"]


async def test_no_news_is_no_message():
    async with house() as here:
        here.driver.drive = lambda live: None
        id, ada = await open_table(here, "me", "here")
        looker = await look_on(here, id, ada)
        looker.visit.tell()
        assert len(looker.sent) == 1


async def test_a_change_is_made_once_for_all_who_see_the_same(monkeypatch):
    made = []
    monkeypatch.setattr(frames, "changes", lambda *asked: made.append(asked) or changes(*asked))
    async with house() as here:
        here.driver.drive = lambda live: None
        id, ada = await open_table(here, "me", "here")
        live = await here.live(id)
        lookers = [await look_on(here, id) for _ in range(5)]
        made.clear()
        await act(here, id, ada, actions.Chat("hm"))
        before = live.table.seq
        live.table.match.state.ply += 1  # something to be seen
        for looker in lookers:
            looker.visit.tell()
        assert live.table.seq == before and len(made) == 1
        assert len({json.dumps(looker.sent[-1]) for looker in lookers}) == 1


def texts(said):
    return [entry["text"] for entry in said["entries"]]


async def test_a_slow_reader_gets_the_newest_only_and_keeps_nobody_waiting():
    async with house() as here:
        here.driver.drive = lambda live: None
        id, ada = await open_table(here, "me", "here")
        slow, quick, gone = [await look_on(here, id, ada) for _ in range(3)]
        read = asyncio.get_running_loop().create_future()
        slow.visit.send_bytes = lambda message: slow.send(message) or read
        gone.visit.send_bytes = lambda message: 1 / 0
        async with gone.visit.sending(), slow.visit.sending(), quick.visit.sending():
            for looker in (slow, quick):
                looker.sent.clear()
            for text in ("one", "two", "three"):
                await act(here, id, ada, actions.Chat(text))
                await asyncio.sleep(0)
            assert [texts(said) for said in quick.sent] == [["one"], ["two"], ["three"]]
            assert len(slow.sent) == 1
            read.set_result(None)
            while len(slow.sent) == 1:
                await asyncio.sleep(0)
            assert texts(slow.sent[-1]) == ["two", "three"]
            assert slow.shown["seq"] == quick.shown["seq"]
        assert not (await here.live(id)).viewers
