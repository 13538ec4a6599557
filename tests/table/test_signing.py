"""A house signs the files of its tables."""

import asyncio

import pytest

import ludotheque
from ludotheque import BadGameFile
from ludotheque.store import MemoryStore
from ludotheque.table.signing import HouseKey
from ludotheque.table.verdict import examine
from tests.contract.files import older, resealed, with_line

from .houses import house, open_table, play_on

SHORT = {"turn_cap": "50"}


async def played_in(here):
    """The file of a table that somebody played at to the end."""
    id, _ = await open_table(here, "me", "here", options=SHORT)
    return await here.game_file(await play_on(here, id, lambda table: table.secret))


@pytest.fixture(scope="module")
def signed():
    async def scenario():
        store = MemoryStore()
        async with house(store=store) as here:
            here.key = await HouseKey.of(store)
            return await played_in(here), await played_in(here), here.key.public

    return asyncio.run(scenario())


def test_a_file_of_a_table_says_which_house_it_comes_from(signed):
    text, _, house = signed
    match = ludotheque.load(text)
    sent = match.tags["entropies"]
    verdict = examine(match, house, match.tags["commitment"], sent, sent)
    assert verdict.lines()[-1] == "All is well."
    assert {finding.state for finding in verdict.findings} == {"right"}


def test_a_signature_of_another_file_does_not_fit(signed):
    one, two, _ = signed
    with pytest.raises(BadGameFile, match="signature does not fit"):
        ludotheque.load(one[: one.index("signed ")] + two[two.index("signed ") :])


def test_who_seals_a_file_again_is_found_out(signed):
    """All that can be made anew without the key is right, and it is still not the house's file."""
    text, _, house = signed
    forged = resealed(text, with_line("tag seat-0", "tag seat-0 Eve"))
    with pytest.raises(BadGameFile, match="signature does not fit"):
        ludotheque.load(forged + text[text.index("signed ") :])
    for unsigned in (forged, older(forged)):
        verdict = examine(ludotheque.load(unsigned), house)
        assert [finding.about for finding in verdict.findings if finding.state == "wrong"] == ["signature"]
    verdict = examine(ludotheque.load(HouseKey(b"e" * 32).sign(forged)), house)
    assert "not by the house" in verdict.wrong[0]


def test_a_house_keeps_its_key():
    async def scenario():
        store = MemoryStore()
        first, second = await HouseKey.of(store), await HouseKey.of(store)
        assert first.public == second.public != (await HouseKey.of(MemoryStore())).public

    asyncio.run(scenario())


def test_a_file_from_elsewhere_is_given_back_as_it_came(signed):
    text, _, _ = signed

    async def scenario():
        async with house() as here:
            here.key = HouseKey(bytes(32))
            for file in (text, older(text)):
                id = await here.archive(ludotheque.load(file), file)
                assert await here.game_file((await here.live(id)).table) == file

    asyncio.run(scenario())


def test_an_archive_from_before_files_were_kept():
    """Its tags were kept without being looked at: what the house does not know becomes a note."""

    async def scenario():
        async with house() as here:
            match = ludotheque.game("jonques").start(seed=1)
            match.tags = {"event": "Sologny", "seat-0": "Ada", "fair-from": "soon"}
            text = await here.game_file((await here.live(await here.archive(match))).table)
            again = ludotheque.load(text)
            assert again.tags == {"seat-0": "Ada"}
            assert again.notes == {"event": "Sologny", "fair-from": "soon"}

    asyncio.run(scenario())


def test_odd_names_do_not_spoil_the_file():
    async def scenario():
        async with house() as here:
            id, _ = await open_table(here, "me", "here", name="\u202eA\x1b[2Jda")
            assert ludotheque.load(await here.game_file((await here.live(id)).table)).tags["seat-0"] == "A[2Jda"

    asyncio.run(scenario())
