"""A house signs the files of its tables."""

import pytest

import ludotheque
from ludotheque import BadGameFile
from ludotheque.store import MemoryStore
from ludotheque.table import opening
from ludotheque.table.files import Files
from ludotheque.table.signing import HouseKey
from ludotheque.table.verdict import examine
from tests.contract.files import older, resealed, with_line

from .houses import house, open_table, play_on

pytestmark = pytest.mark.anyio

SHORT = {"turn_cap": "50"}


async def played_in(here):
    """The file of a table that somebody played at to the end."""
    id, _ = await open_table(here, "me", "here", options=SHORT)
    return await Files(here).of(await play_on(here, id, lambda table: table.secret))


@pytest.fixture(scope="module")
async def signed():
    store = MemoryStore()
    async with house(store=store) as here:
        here.key = await HouseKey.of(store)
        return await played_in(here), await played_in(here), here.key.public


async def test_a_file_of_a_table_says_which_house_it_comes_from(signed):
    text, _, house = signed
    match = ludotheque.load(text)
    sent = match.tags["entropies"]
    verdict = examine(match, house, match.tags["commitment"], sent, sent)
    assert verdict.lines()[-1] == "All is well."
    assert {finding.state for finding in verdict.findings} == {"right"}


async def test_a_signature_of_another_file_does_not_fit(signed):
    one, two, _ = signed
    with pytest.raises(BadGameFile, match="signature does not fit"):
        ludotheque.load(one[: one.index("signed ")] + two[two.index("signed ") :])


async def test_who_seals_a_file_again_is_found_out(signed):
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


async def test_a_house_keeps_its_key():
    store = MemoryStore()
    first, second = await HouseKey.of(store), await HouseKey.of(store)
    assert first.public == second.public != (await HouseKey.of(MemoryStore())).public


async def test_a_file_from_elsewhere_is_given_back_as_it_came(signed):
    text, _, _ = signed
    async with house() as here:
        here.key = HouseKey(bytes(32))
        for file in (text, older(text)):
            id = await opening.archive(here, ludotheque.load(file), file)
            assert await Files(here).of((await here.live(id)).table) == file


async def test_an_archive_from_before_files_were_kept():
    """Its tags were kept without being looked at: what the house does not know becomes a note."""
    async with house() as here:
        match = ludotheque.game("jonques").start(seed=1)
        match.tags = {"event": "Sologny", "seat-0": "Ada", "fair-from": "soon"}
        text = await Files(here).of((await here.live(await opening.archive(here, match))).table)
        again = ludotheque.load(text)
        assert again.tags == {"seat-0": "Ada"}
        assert again.notes == {"event": "Sologny", "fair-from": "soon"}


async def test_odd_names_do_not_spoil_the_file():
    async with house() as here:
        id, _ = await open_table(here, "me", "here", name="\u202eA\x1b[2Jda")
        assert ludotheque.load(await Files(here).of((await here.live(id)).table)).tags["seat-0"] == "A[2Jda"
