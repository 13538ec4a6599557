"""The commitment comes first: nobody stirs the dice before it can be seen, and a game waits until everybody has."""

import msgspec
import pytest

import ludotheque
from ludotheque.contract import CHANCE
from ludotheque.store import MemoryStore
from ludotheque.table import actions, entries, opening
from ludotheque.table.acting import act
from ludotheque.table.messages import EntryView, OpenTable, SeatPlan
from ludotheque.table.refused import Refused

from .houses import GAME, house, join, open_table, play_on, seen, stir

pytestmark = pytest.mark.anyio

SHORT = {"turn_cap": "50"}


async def lay_table(here, *kinds, name="Ada"):
    """A table that nobody has stirred yet, and its opener's key."""
    wanted = OpenTable(GAME.name, [SeatPlan(kind) for kind in kinds], name, SHORT)
    return await opening.open_table(here, wanted, lambda root: "key-of-" + name)


async def refusal(asked):
    with pytest.raises(Refused) as refused:
        await asked
    return refused.value.say.id


async def test_the_commitment_is_durable_before_any_entropy():
    async with house() as here:
        id, key = await lay_table(here, "me", "bot")
        kept = [entries.decode(seq, data) for seq, data in await here.store.read(id)]
        assert len(kept[0].commitment) == 64
        assert [entry for entry in kept if isinstance(entry, entries.Stirred)] == []
        assert "".join((await here.live(id)).table.entropies) == ""
        await stir(here, id, key)
        assert isinstance(entries.decode(*(await here.store.read(id))[len(kept)]), entries.Stirred)


async def test_alone_against_the_bot_it_waits_too():
    async with house() as here:
        id, key = await lay_table(here, "me", "bot")
        table = (await here.live(id)).table
        assert (table.state, here.driver.next_step(await here.live(id))) == ("open", "")
        await stir(here, id, key)
        assert table.state == "running"
        await play_on(here, id, lambda table: len(table.match.log) > 5)


async def test_everybody_sees_what_everybody_stirred_in_in_the_order_of_persons():
    async with house() as here:
        id, _ = await lay_table(here, "me", "friend")
        table = (await here.live(id)).table
        await opening.join(here, id, "Bea", lambda root: "key-of-Bea")
        await act(here, id, 1, actions.Stir("bb" * 16))
        assert (seen(table, -1).entropies, table.state) == (("", "bb" * 16), "open")
        await act(here, id, 0, actions.Stir("aa" * 16))
        assert (seen(table, -1).entropies, table.state) == (("aa" * 16, "bb" * 16), "running")


async def test_once_is_enough_and_late_is_too_late():
    async with house() as here:
        id, ada = await open_table(here, "me", "friend")
        stirring = actions.Stir("cc" * 16)
        assert await refusal(act(here, id, ada, stirring)) == "refused-stirred"
        assert await refusal(act(here, id, -1, stirring)) == "refused-seat"
        bea = await join(here, id, "Bea")
        assert await refusal(act(here, id, bea, stirring)) == "refused-stirred"


async def test_a_rematch_invents_nothing_and_waits_for_everybody():
    async with house() as here:
        id, ada = await open_table(here, "me", "friend", options=SHORT)
        bea = await join(here, id, "Bea")
        await act(here, id, bea, actions.Resign())
        await act(here, id, ada, actions.Rematch())
        again = (await here.live((await here.live(id)).table.rematch)).table
        assert (again.state, again.entropies) == ("open", ("", ""))
        await stir(here, again.id, "key-of-Bea")
        assert again.state == "open"
        await stir(here, again.id, "key-of-Ada")
        assert again.state == "running"


async def test_somebody_who_never_comes_is_stood_in_for_and_may_still_come():
    async with house() as here:
        id, key = await lay_table(here, "me", "friend")
        await opening.join(here, id, "Bea", lambda root: "key-of-Bea")
        ada = await stir(here, id, key)
        await act(here, id, ada, actions.HandSeat(1))
        table = await play_on(here, id, lambda table: len(table.match.log) > 3)
        await act(here, id, 1, actions.TakeSeat(1))
        assert (table.state, table.entropies[1]) == ("running", "")
        assert await refusal(act(here, id, 1, actions.Stir("bb" * 16))) == "refused-stirred"


async def test_an_older_log_whose_people_brought_their_entropy_goes_on():
    store = MemoryStore()
    async with house(store=store) as here:
        id, _ = await lay_table(here, "me", "bot")
        opened, joined = [msgspec.json.decode(data) for _, data in await store.read(id)]
    older = [msgspec.json.encode(entry) for entry in (opened, joined | {"entropy": "ab" * 16})]
    await store.create("older", "jonques", "running", b"0" * 32, older)
    async with house(store=store) as here:
        table = await play_on(here, "older", lambda table: len(table.match.log) > 5)
        assert table.entropies == ("ab" * 16,)


async def test_an_outcome_is_told_to_those_who_may_know_it():
    """What a browser keeps of the throws is no more than its seat was told."""
    async with house() as here:
        id, _ = await open_table(here, "me", "bot", game=ludotheque.game("bone"))
        table = await play_on(here, id, lambda table: len(table.match.log) > 3)
        for viewer in (0, 1, -1):
            said = msgspec.json.decode(table.views.entries_since(0, viewer, 1000), type=list[EntryView])
            texts = {told.ply: told.text for told in said if told.kind == "move" and told.seat == CHANCE}
            drawn = {ply: entry for ply, entry in enumerate(table.match.log) if entry.seat == CHANCE}
            known = {ply: entry.text if entry.known_to(viewer) == entry else "" for ply, entry in drawn.items()}
            assert texts == known
            assert "" in texts.values()
