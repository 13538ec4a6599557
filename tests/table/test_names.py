"""What people write is one line that can be seen."""

import pytest

import ludotheque
from ludotheque.table import actions, opening
from ludotheque.table.acting import act
from ludotheque.table.doors import seat_key
from ludotheque.table.messages import SeatPlan
from ludotheque.table.names import plain, plain_name
from ludotheque.table.opening import archived_seat, fill_blanks
from ludotheque.table.refused import Refused
from tests.games.jonques.positions import GAME

from .houses import house, join, open_table, seen, told

pytestmark = pytest.mark.anyio

KEPT = ["Zoé", "Łukasz", "नमस्ते", "محمد", "山田太郎", "❤️", "O’Neill-Ångström", "Nguyễn Văn Ổ", "葛\U000e0100城"]
CLEANED = {
    "\u202eevil\u202c": "evil",
    "A\u200bd\u2060a": "Ada",
    "\x1b[31mAda\x07": "[31mAda",
    "  Ada \n\t Bea ": "Ada Bea",
    "Ada\u3164": "Ada",
    "A\ud800da": "Ada",
    "\u0301Ada": "Ada",
    "A" + "\u0336" * 30 + "da": "A\u0336\u0336da",
    "x" * 100: "x" * 40,
    "\u2067Ada\u2069": "Ada",
    "Bob\ufe0f": "Bob",
    "Alice\U000e0100": "Alice",
    "A\ufffcda": "Ada",
}
NOTHING = [
    "",
    " ",
    "\u200b",
    "\u2800\u3164",
    "\n\t",
    "\u202e",
    "\u0301\u0301",
    "\x00",
    "\ufffc",
    "\U0001d159",
    "\ufe0f",
]


@pytest.mark.parametrize("name", KEPT)
def test_names_of_the_world_stay(name):
    assert plain_name(name) == name


@pytest.mark.parametrize("name", CLEANED)
def test_what_nobody_sees_is_left_out(name):
    assert plain_name(name) == CLEANED[name]


@pytest.mark.parametrize("name", NOTHING)
async def test_a_name_that_is_nothing_is_refused(name):
    async with house() as here:
        with pytest.raises(Refused) as refused:
            await open_table(here, "me", "friend", name=name)
        assert refused.value.say.id == "refused-name"
        id, _ = await open_table(here, "me", "friend")
        with pytest.raises(Refused):
            await join(here, id, name)


async def test_everywhere_the_same():
    async with house() as here:
        id, ada = await open_table(here, "me", "friend", name="A\u202eda")
        bea = await join(here, id, "\u200bBea ")
        table = (await here.live(id)).table
        assert [seat.name for seat in seen(table, bea).seats] == ["Ada", "Bea"]
        await act(here, id, ada, actions.Chat("one\u2028two\x1b[2J \u202etfel"))
        assert told(table)[-1].text == "one two[2J tfel"


def test_names_and_blanks_of_files_and_tables():
    match = GAME.start(2, 1)
    match.tags["seat-0"] = "\u202e" + "x" * 500
    assert archived_seat(match, 0).name == "x" * 40
    assert plain("\u200b", 10) == ""
    with pytest.raises(Refused):
        fill_blanks(GAME, {"nowhere": "x"}, {})[0]


def names(table):
    return [seat.name for seat in seen(table, -1).seats]


async def test_nobody_sits_down_under_the_name_of_who_is_expected():
    seats = "me", SeatPlan("friend", "Bea"), "friend"
    async with house() as here:
        id, _ = await open_table(here, *seats, game=ludotheque.game("bone"))
        await join(here, id, "bea")
        table = (await here.live(id)).table
        assert names(table) == ["Ada", "Bea", "bea 2"]
        held = seat_key(table.opened, 1)
        await opening.join(here, id, "Bea", lambda root: "key-of-the-real-one", (), held)
        assert names(table) == ["Ada", "Bea", "bea 2"]


async def test_who_opens_a_table_is_not_called_as_a_bot():
    async with house() as here:
        id, _ = await open_table(here, "me", SeatPlan("here", "Zoé"), name="Madame Colette")
        assert names((await here.live(id)).table) == ["Madame Colette 2", "Zoé 2"]


async def test_a_name_in_another_shape_is_the_same_name():
    async with house() as here:
        id, _ = await open_table(here, "me", "friend", name="葛城")
        await join(here, id, "葛\U000e0100城")
        assert names((await here.live(id)).table) == ["葛城", "葛\U000e0100城 2"]
