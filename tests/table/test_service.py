"""What a client may ask, without HTTP and without SQL."""

import subprocess
import sys

import msgspec
import pytest

import ludotheque
from ludotheque.table import actions
from ludotheque.table.acting import act
from ludotheque.table.files import Files
from ludotheque.table.messages import ForkFrom, Join, OpenTable, Return, SeatPlan, TableView
from ludotheque.table.refused import Refused
from ludotheque.table.service import Service
from ludotheque.table.studies import Studies
from ludotheque.table.visitor import Visitor

from .houses import house, open_table, play_on

pytestmark = pytest.mark.anyio
SHORT = {"turn_cap": "50"}
ADA, BEA, STRANGER = Visitor("token-of-ada"), Visitor("token-of-bea"), Visitor()
NOT_NEEDED = ("litestar", "sqlalchemy", "uvicorn", "alembic")


def test_it_needs_no_web_server_and_no_database():
    asked = f"import sys, ludotheque.table.service as s; print([m for m in {NOT_NEEDED} if m in sys.modules])"
    said = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True, timeout=120)
    assert said.stdout.strip() == "[]"


@pytest.fixture
async def service():
    async with house() as here:
        service = Service(here, Files(here), Studies(600), "Chez Ada")
        yield service
        service.studies.close()
        service.files.close()


async def refusal(asked):
    with pytest.raises(Refused) as refused:
        await asked
    return refused.value.say.id


def wanted(*kinds, game="jonques", **more):
    return OpenTable(game, [SeatPlan(kind) for kind in kinds], "Ada", **({"options": SHORT, "door": "open"} | more))


async def play_to_the_end(service, id):
    return await play_on(service.house, id, lambda table: bool(table.secret))


async def view(service, visitor, id):
    shown = await service.look(visitor, id)
    return msgspec.json.decode(shown.table, type=TableView)


async def test_open_join_play_replay_study_and_take_home(service):
    seated = await service.open(ADA, wanted("me", "friend"))
    id = seated.table
    assert [(card.may_join, card.mine) for card in await service.list_tables(BEA)] == [(True, False)]
    await service.join(BEA, id, Join("Bea"))
    for visitor, part in ((ADA, "aa" * 16), (BEA, "bb" * 16)):
        await service.act(visitor, id, actions.Stir(part))
    assert [(card.mine, card.may_watch) for card in await service.list_tables(BEA)] == [(True, False)]
    assert [(card.mine, card.may_watch) for card in await service.list_tables(STRANGER)] == [(False, True)]
    assert await refusal(service.study(ADA, id)) == "refused-study"
    table = await play_to_the_end(service, id)
    last = await service.replay(STRANGER, id, len(table.match.log))
    assert last.winners == table.winners == (await view(service, STRANGER, id)).winners
    assert (await service.replay(STRANGER, id, 3)).winners == ()
    file = await service.file(ADA, id)
    assert (await service.archive(ADA, file.text)).table != id
    assert (await service.study(ADA, id)).points
    came = await service.come_back(Visitor(), id, Return(seated.key))
    assert Visitor("", {came.root: seated.key}).person_at(table) == 0


async def test_while_a_game_with_secrets_runs_its_past_is_nobodys(service):
    id, _ = await open_table(service.house, "me", "here", game=ludotheque.game("bone"))
    shown = await view(service, STRANGER, id)
    assert (shown.state, shown.may_fork, shown.may_download, shown.may_study) == ("running", False, False, False)
    assert await refusal(service.file(ADA, id)) == "refused-open"
    fork = wanted("me", "here", game="bone", options={}, fork=ForkFrom(id, 0))
    assert await refusal(service.open(ADA, fork)) == "refused-fork"


async def test_the_past_of_a_game_at_one_screen_shows_no_hand_before_the_end(service):
    """Else it would show behind the curtain what is the other's."""
    id = (await service.open(ADA, wanted("me", "here", game="bone", options={}))).table
    await service.act(ADA, id, actions.Stir("aa" * 16))
    table = await play_on(service.house, id, lambda table: len(table.match.log) > 8 and table.match.state.to_move >= 0)
    ply = len(table.match.log)
    assert await service.replay(ADA, id, ply) == await service.replay(STRANGER, id, ply)
    await service.act(ADA, id, actions.Resign(0))
    assert await service.replay(ADA, id, ply) != await service.replay(STRANGER, id, ply)


async def test_throws_from_before_a_table_are_counted_as_such(service):
    id, ada = await open_table(service.house, "me", "here", options=SHORT)
    await play_on(service.house, id, lambda table: len(table.match.log) > 12)
    await act(service.house, id, ada, actions.Resign(1))
    match = ludotheque.load((await service.file(ADA, id)).text)
    match.tags["fair-from"] = str(len(match.log) - 4)
    brought = (await service.archive(ADA, match.save())).table
    whole, part = await service.fairness(ADA, id), await service.fairness(ADA, brought)
    assert (whole.older, part.older) == (0, len(whole.draws) - len(part.draws))
    assert part.older > 0


async def test_a_fork_goes_on_with_the_options_of_its_table(service):
    id = (await service.open(ADA, wanted("me", "here"))).table
    await service.act(ADA, id, actions.Stir("aa" * 16))
    await play_on(service.house, id, lambda table: len(table.match.log) > 8)
    fork = await service.open(BEA, wanted("me", "bot", options={}, fork=ForkFrom(id, 5)))
    table = (await service.house.live(fork.table)).table
    assert table.opened.options["turn_cap"] == "50"
    assert len(table.match.log) >= 5


async def test_who_gives_up_has_not_won(service):
    id, ada = await open_table(service.house, "me", "here", options=SHORT)
    await act(service.house, id, ada, actions.Resign(1))
    table = (await service.house.live(id)).table
    assert table.winners == (0,)
    assert (await service.replay(STRANGER, id, len(table.match.log))).winners == (0,)


def test_the_card_of_a_game_says_all_that_a_form_needs():
    from ludotheque.table import shelf

    bonactio, jonques = shelf.card("bonactio"), shelf.card("jonques")
    assert (jonques.levels, jonques.usual_level, jonques.blanks) == ((1, 2, 3, 4, 5), 3, ())
    assert jonques.paces == (("hand", "walk", "run") if jonques.routine else ())
    blanks = {blank.name for blank in bonactio.blanks}
    assert blanks and blanks.isdisjoint(option.name for option in bonactio.options)
    assert all(blank.points[0] == 1 and blank.longest == 160 for blank in bonactio.blanks)


@pytest.mark.parametrize(
    ("text", "points", "kept"), [("Sing.", None, "1"), ("Sing.", "0", "1"), ("Sing.", "2", "2"), (" ", "2", "0")]
)
async def test_a_blank_counts_if_something_is_written_on_it(service, text, points, kept):
    from ludotheque.table import shelf

    name = shelf.card("bonactio").blanks[0].name
    options = {name: points} if points else {}
    kinds = ["me", *["bot"] * (ludotheque.game("bonactio").seats[0] - 1)]
    opened = await service.open(ADA, wanted(*kinds, game="bonactio", options=options, texts={name: text}))
    table = (await service.house.live(opened.table)).table
    assert table.opened.options[name] == kept
    assert table.opened.texts == ({name: "Sing."} if text.strip() else {})
