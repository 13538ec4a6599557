"""People, over every store."""

import asyncio

import pytest

from ludotheque.store import Contact, Guest, Passkey, UnknownTable
from ludotheque.store.people import LETTERS_KEPT

from .conftest import lay

pytestmark = pytest.mark.anyio


async def arrive(store, id="ada", token="hash of ada", now=100.0):
    await store.people.register(Guest(id, id.title(), "fr", now, now), token)
    return await store.people.by_token(token)


async def test_a_token_is_a_visitor(store):
    assert await store.people.by_token("hash of ada") is None
    ada = await arrive(store)
    assert (ada.id, ada.name, ada.language, ada.created) == ("ada", "Ada", "fr", 100.0)
    assert await store.people.by_token("hash of bea") is None
    assert await store.people.by_id("bea") is None


async def test_who_comes_twice_at_once_is_one_visitor(store):
    both = (store.people.register(Guest(id, id, "fr", 1, 1), "one token") for id in ("first", "second"))
    await asyncio.gather(*both)
    assert (await store.people.by_token("one token")).id in ("first", "second")
    known = [id for id in ("first", "second") if await store.people.by_id(id)]
    assert len(known) == 1


async def test_names_change_and_devices_come_and_go(store):
    ada = await arrive(store)
    await store.people.change(Guest(ada.id, "Ada L.", "en", ada.created, 200))
    await store.people.add_token(ada.id, "phone", 150)
    found = await store.people.by_token("phone")
    assert (found.id, found.name, found.language, found.seen) == ("ada", "Ada L.", "en", 200)
    assert await store.people.devices("ada") == [100, 150]
    await store.people.drop_token("phone")
    assert await store.people.by_token("phone") is None


async def test_all_tables_of_a_visitor_are_found_whatever_came_after(store):
    await arrive(store)
    await store.create("t", "bone", "open", b"", [b"1"], visitors=["ada", "bea"])
    await lay(store, "u")
    await store.append("u", 2, [b"three"], visitors=["ada"])
    await store.append("u", 3, [b"four"], visitors=["ada"])
    await asyncio.gather(*(lay(store, f"v{n}") for n in range(100)))
    assert [row.table for row in await store.find(visitors=["ada"], limit=None)] == ["u", "t"]
    assert [row.table for row in await store.find(visitors=["bea", "cleo"])] == ["t"]
    assert await store.find(visitors=[]) == []
    await store.people.claim("cleo", ["v3", "t"])
    await store.people.claim("cleo", ["v3"])
    assert {row.table for row in await store.find(visitors=["cleo"])} == {"v3", "t"}


async def test_rows_tell_the_turn_and_the_door(store):
    await store.create("t", "bone", "open", b"", [b"1"], door="invitation")
    await lay(store, "u")
    assert [(row.table, row.turn, row.door) for row in await store.find(tables=["t"])] == [("t", -1, "invitation")]
    await store.append("t", 1, [b"2"], turn=3)
    await store.append("t", 2, [b"3"])
    assert [row.turn for row in await store.find(tables=["t"])] == [3]
    assert [row.table for row in await store.find(door="open")] == ["u"]


async def test_a_visitor_becomes_another_one(store):
    for id in ("ada", "phone", "tablet"):
        await arrive(store, id, f"hash of {id}")
        await store.create(f"t-{id}", "bone", "open", b"", [b"1"], visitors=[id])
    await store.people.become("tablet", "phone")
    await store.people.become("phone", "ada")
    for id in ("ada", "phone", "tablet"):
        found = await store.people.by_token(f"hash of {id}")
        assert (found.id, found.name) == ("ada", "Ada")
        assert set(found.ids) == {"ada", "phone", "tablet"}
        assert (await store.people.by_id(id)).id == "ada"
    assert len(await store.find(visitors=found.ids)) == 3


async def test_a_pass_is_good_once_in_time_and_for_its_purpose(store):
    await store.people.keep_pass("pass", "device", "ada", 600)
    assert await store.people.use_pass("other", "device", 500) is None
    assert await store.people.use_pass("pass", "sign-in", 500) is None
    uses = await asyncio.gather(*(store.people.use_pass("pass", "device", 599) for _ in range(4)))
    assert sorted(uses, key=str) == [None, None, None, "ada"]
    await store.people.keep_pass("late", "device", "ada", 600)
    assert await store.people.use_pass("late", "device", 601) is None


async def test_passkeys(store):
    await arrive(store)
    key = Passkey("credential", "ada", b"\x00public\xff", 0, 5)
    await store.people.add_passkey(key)
    assert await store.people.passkey("credential") == key
    assert await store.people.passkey("another") is None
    await store.people.use_passkey("credential", 7)
    assert [(key.id, key.uses) for key in await store.people.passkeys("ada")] == [("credential", 7)]


async def test_who_is_forgotten_is_nowhere(store):
    for id in ("ada", "phone", "bea"):
        await arrive(store, id, f"hash of {id}")
    await store.people.become("phone", "ada")
    await store.people.add_passkey(Passkey("credential", "ada", b"key", 0, 5))
    await store.people.keep_pass("pass", "device", "ada", 600)
    await store.create("t", "bone", "open", b"", [b"1"], visitors=["phone", "bea"])
    await store.people.forget("ada")
    for token in ("hash of ada", "hash of phone"):
        assert await store.people.by_token(token) is None
    assert await store.people.passkey("credential") is None
    assert await store.people.use_pass("pass", "device", 1) is None
    assert await store.find(visitors=["ada", "phone"]) == []
    assert [row.table for row in await store.find(visitors=["bea"])] == ["t"]


async def test_the_unseen_are_found(store):
    await arrive(store, "ada", "a", now=100)
    await arrive(store, "bea", "b", now=200)
    assert await store.people.unseen(150, 10) == ["ada"]


async def test_entries_are_redacted_and_tables_removed(store):
    await lay(store, entries=[b"one", b"a name", b"three"])
    await store.redact("t", {2: b"{}"})
    assert await store.read("t") == [(1, b"one"), (2, b"{}"), (3, b"three")]
    assert await store.append("t", 3, [b"four"]) == 4
    await store.keep("study t 1 digest", b"study")
    await store.keep("study tt 1 digest", b"another's")
    await store.keep_picture("t", 4, "<svg/>")
    await store.remove("t")
    assert await store.find() == []
    assert await store.picture("t") is None
    assert await store.kept("study t 1 digest") is None
    assert await store.kept("study tt 1 digest") == b"another's"
    with pytest.raises(UnknownTable):
        await store.append("t", 4, [b"five"])


async def test_letters_are_counted_by_their_marks_for_a_day(store):
    await store.people.note_letter(["to", "by"], 100.0)
    await store.people.note_letter(["by"], 200.0)
    assert [await store.people.letters(mark, 100.0) for mark in ("to", "by", "other")] == [1, 2, 0]
    assert await store.people.letters("by", 101.0) == 1
    await store.people.note_letter(["to"], 150.0 + LETTERS_KEPT)
    assert [await store.people.letters(mark, 0.0) for mark in ("to", "by")] == [1, 1]


async def test_who_is_waited_for_and_can_be_reached_is_called_once_in_a_turn(store):
    for id in ("ada", "bea", "phone"):
        await arrive(store, id, f"hash of {id}")
    await store.people.add_contact(Contact("one", "ada", "hook", "https://a", b"", 100.0))
    await store.people.add_contact(Contact("two", "ada", "hook", "https://a", b"ntfy", 100.0))
    await store.people.add_contact(Contact("three", "bea", "mail", "b@c", b"", 100.0, "hash of a code"))
    assert [one.id for one in await store.people.contacts("ada")] == ["two"]
    await store.people.become("phone", "ada")
    for table, who in (("a", "ada"), ("b", "bea"), ("c", "phone"), ("d", "")):
        await lay(store, table)
        await store.append(table, 2, [b"x"], "running", None, 0, who)
    now = (await store.find())[0].changed
    assert await store.calls(now - 60, 9) == []
    assert await store.calls(now + 60, 9) == [("a", "ada"), ("c", "phone")]
    assert await store.calls(now + 60, 1) == [("a", "ada")]
    assert await store.calls(now + 60, 1, "a") == [("c", "phone")]
    assert await store.calls(now + 60, 1, "c") == []
    assert not await store.people.prove_contact("ada", "hash of a code")
    assert await store.people.prove_contact("bea", "hash of a code")
    assert ("b", "bea") in await store.calls(now + 60, 9)

    claims = await asyncio.gather(*(store.mark_called("a", "ada") for _ in range(4)))
    assert sorted(claims) == [False, False, False, True]
    assert not await store.mark_called("b", "ada")
    await store.append("a", 3, [b"chat"])
    await store.append("a", 4, [b"their move, and still theirs"], awaited="ada")
    assert ("a", "ada") not in await store.calls(now + 60, 9)
    assert await store.mark_called("a", "ada", False)
    assert ("a", "ada") in await store.calls(now + 60, 9)
    await store.mark_called("a", "ada")
    await store.append("a", 5, [b"another's"], awaited="bea")
    await store.append("a", 6, [b"theirs again"], awaited="ada")
    assert ("a", "ada") in await store.calls(now + 60, 9)

    await store.people.drop_contact("bea", "two")
    assert await store.people.contacts("ada")
    await store.people.forget("ada")
    assert await store.people.contacts("ada") == []
    assert await store.calls(now + 60, 9) == [("b", "bea")]
    assert not await store.mark_called("a", "ada")
    week = 7 * 24 * 3600
    await store.people.add_contact(Contact("four", "bea", "mail", "d@e", b"", 200.0, "another"))
    await store.people.add_contact(Contact("five", "bea", "mail", "f@g", b"", 201.0 + week, "a third"))
    assert [one.id for one in await store.people.contacts("bea")] == ["three", "five"]


async def test_turns_that_came_before_somebody_could_be_reached_are_not_made_up_for(store):
    await arrive(store)
    await lay(store)
    await store.append("t", 2, [b"x"], "running", None, 0, "ada")
    now = (await store.find())[0].changed
    await store.people.add_contact(Contact("one", "ada", "hook", "https://a", b"", now + 1))
    assert await store.calls(now + 60, 9) == []


async def test_the_latest_come_first_and_everything_is_counted(store):
    for n, name in enumerate(("ada", "bea", "eve", "phone")):
        await arrive(store, name, name, now=100 + n)
    await store.people.become("phone", "ada")
    assert [guest.id for guest in await store.people.latest(10)] == ["eve", "bea", "ada"]
    assert [guest.ids for guest in await store.people.latest(10, until=100)] == [("ada", "phone")]
    assert [guest.id for guest in await store.people.latest(1)] == ["eve"]
    await lay(store, "one", state="open")
    await lay(store, "two", state="open")
    await lay(store, "three", state="over")
    found = await store.measure()
    assert (found.states, found.visitors) == ({"open": 2, "over": 1}, 3)
    assert found.kind == "memory" or found.used > 0
    assert (found.free is not None) == (found.kind == "sqlite")
