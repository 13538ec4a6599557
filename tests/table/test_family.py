"""A house for families: every way in which a text could come to a child is tried, and none of it arrives."""

from contextlib import asynccontextmanager

import msgspec
import pytest

import ludotheque
from ludotheque.scene.words import words
from ludotheque.store import MemoryStore
from ludotheque.table import actions, opening
from ludotheque.table.family import NAMES, PHRASES
from ludotheque.table.files import Files
from ludotheque.table.lobby import new_token
from ludotheque.table.messages import Enter, ForkFrom, Join, OpenTable, SeatPlan, Update
from ludotheque.table.names import LONGEST_NAME
from ludotheque.table.refused import Refused
from ludotheque.table.service import Service
from ludotheque.table.studies import Studies
from ludotheque.table.visitor import Visitor

from .houses import house

pytestmark = pytest.mark.anyio
RUDE = "Zorglub"  # on no list
ADA, BEA = "Panda", "Lynx"
SOLO = [SeatPlan("me"), SeatPlan("bot")]
WITH_FRIEND = [SeatPlan("me"), SeatPlan("friend")]


@pytest.fixture
def store():
    return MemoryStore()


@pytest.fixture
async def family(store):
    async with opened(store, is_family=True) as service:
        yield service


@pytest.fixture
async def before(store):
    """The same house, before its host made it one for families."""
    async with opened(store, is_family=False) as service:
        yield service


@asynccontextmanager
async def opened(store, is_family):
    async with house(store=store, is_family=is_family) as here:
        service = Service(here, Files(here), Studies(10, store))
        yield service
        service.studies.close()
        service.files.close()


def somebody():
    return Visitor(new_token())


async def refused(work):
    with pytest.raises(Refused) as why:
        await work
    return why.value.say.id


async def look(service, visitor, table):
    """As a client reads it."""
    return msgspec.json.decode(msgspec.json.encode(await service.look(visitor, table)), type=Update)


async def everything_told(service, visitor, table):
    """All that a visitor can be sent of a table and of the house."""
    parts = [service.about(), await service.look(visitor, table), await service.my_tables(visitor)]
    parts += [await service.list_tables(visitor), await service.link(visitor, table)]
    parts += [await service.file(visitor, table), await service.replay(visitor, table, 0)]
    parts += [await service.picture(visitor, table)]
    return b"\n".join(msgspec.json.encode(part) for part in parts)


def test_the_lists_are_fit_for_everybody():
    assert len(NAMES) >= 30 and len(set(NAMES)) == len(NAMES)
    assert all(name.isalpha() and len(name) <= LONGEST_NAME for name in NAMES)
    assert len(PHRASES) >= 10
    for language in ("fr", "en"):
        say = words(language)
        assert all(say(f"phrase-{name}") != f"phrase-{name}" for name in PHRASES)


async def test_names_are_chosen_not_typed(family):
    ada, bea = somebody(), somebody()
    for wanted in (
        OpenTable("jonques", SOLO, RUDE),
        OpenTable("jonques", [SeatPlan("me"), SeatPlan("here", RUDE)], ADA),
        OpenTable("jonques", [SeatPlan("me"), SeatPlan("friend", RUDE)], ADA),
    ):
        assert await refused(family.open(ada, wanted)) == "refused-family-name"
    table = (await family.open(ada, OpenTable("jonques", WITH_FRIEND, ADA))).table
    (invitation,) = (await look(family, ada, table)).table.invitations
    entered = await family.enter(bea, table, Enter(invitation.key))
    bea = msgspec.structs.replace(bea, invitations={entered.root: invitation.key})
    assert await refused(family.join(bea, table, Join(RUDE))) == "refused-family-name"
    await family.join(bea, table, Join(BEA))
    assert await refused(family.lobby.call(await family.lobby.know(bea), RUDE, "")) == "refused-family-name"
    assert RUDE.encode() not in await everything_told(family, bea, table)


async def test_talk_is_by_phrases(family):
    ada = somebody()
    table = (await family.open(ada, OpenTable("jonques", SOLO, ADA))).table
    assert await refused(family.act(ada, table, actions.Chat(RUDE))) == "refused-family-chat"
    assert await refused(family.act(ada, table, actions.Phrase(RUDE))) == "refused-phrase"
    assert await refused(family.act(ada, table, actions.Move(RUDE))) != ""
    await family.act(ada, table, actions.Phrase("bravo"))
    said = [entry for entry in (await look(family, ada, table)).entries if entry.kind == "chat"]
    assert [(entry.name, entry.phrase, entry.text) for entry in said] == [(ADA, "bravo", "")]


async def test_nobody_writes_cards(family):
    game = ludotheque.game("bonactio")
    wanted = OpenTable(game.name, SOLO, ADA, texts={game.blanks[0]: RUDE})
    assert await refused(family.open(somebody(), wanted)) == "refused-family-text"
    await family.open(somebody(), OpenTable(game.name, SOLO, ADA, texts={game.blanks[0]: "  "}))


async def test_nothing_is_listed(family):
    ada, eve = somebody(), somebody()
    table = (await family.open(ada, OpenTable("jonques", SOLO, ADA, door="open"))).table
    assert (await look(family, ada, table)).table.door == "invitation"
    assert await family.list_tables(eve) == await family.list_tables(ada) == []
    assert await refused(family.look(eve, table)) == "refused-table"
    assert await refused(family.link(eve, table)) == "refused-table"


def rude_file():
    """A game whose file says all that a file can say of its own."""
    game = ludotheque.game("bonactio")
    match = game.open(2, {}, 1)
    for _ in range(6):
        match.play(match.moves()[0])
    match.tags |= {"seat-0": RUDE, "seat-1": f"{RUDE} II", f"text-{game.blanks[0]}": RUDE}
    match.notes["remark"] = RUDE
    return match.save()


async def test_a_file_from_elsewhere_says_nothing_of_its_own(family):
    ada, eve = somebody(), somebody()
    await family.lobby.welcome(ada, ADA)
    table = (await family.archive(ada, rude_file())).table
    for visitor in (ada, eve):  # whoever has its link
        assert RUDE.encode() not in await everything_told(family, visitor, table)
    wanted = OpenTable("bonactio", SOLO, ADA, fork=ForkFrom(table, 3))
    forked = (await family.open(ada, wanted)).table
    assert RUDE.encode() not in await everything_told(family, ada, forked)


async def test_what_was_written_before_is_not_told_any_more(before, store):
    """Names, chat, cards and files of the time before; also to who asks for the log of a table that is set aside."""
    ada, eve = somebody(), somebody()
    game = ludotheque.game("bonactio")
    plan = [SeatPlan("me"), SeatPlan("here", RUDE)]
    wanted = OpenTable(game.name, plan, RUDE, texts={game.blanks[0]: RUDE}, door="open")
    table = (await before.open(ada, wanted)).table
    await before.act(ada, table, actions.Chat(RUDE))
    archive = (await before.archive(ada, rude_file())).table
    assert RUDE.encode() in await everything_told(before, ada, table)
    async with opened(store, is_family=True) as family:
        for id in (table, archive):
            assert RUDE.encode() not in await everything_told(family, ada, id)
        assert await refused(family.look(eve, table)) == "refused-table"
        await family.act(ada, table, actions.Phrase("hello"))
        assert RUDE.encode() not in await everything_told(family, ada, table)


async def test_elsewhere_people_type_and_pick(before):
    ada = somebody()
    table = (await before.open(ada, OpenTable("jonques", SOLO, RUDE))).table
    await before.act(ada, table, actions.Chat("Oh la la"))
    await before.act(ada, table, actions.Phrase("bravo"))
    assert before.about().names == () and before.about().phrases
    assert not before.house.is_family
    assert opening.house_door(before.house, "open") == "open"
