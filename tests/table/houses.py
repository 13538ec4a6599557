"""A house in memory, and people who sit down in it."""

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress

import msgspec

import ludotheque
from ludotheque.store import MemoryStore
from ludotheque.table import actions, opening
from ludotheque.table.acting import act
from ludotheque.table.endings import decode
from ludotheque.table.files import Files
from ludotheque.table.house import House
from ludotheque.table.lobby import new_token
from ludotheque.table.messages import EntryView, Join, OpenTable, SeatPlan, TableView
from ludotheque.table.refused import Refused
from ludotheque.table.service import Service
from ludotheque.table.studies import Studies
from ludotheque.table.visitor import Visitor

GAME = ludotheque.game("jonques")


@asynccontextmanager
async def house(pace=0.0, store=None, absence=0.0, **more):
    """Nobody is patient here: who is not connected is away."""
    with ThreadPoolExecutor(1) as executor:
        here = House(store or MemoryStore(), executor, pace=pace, absence=absence, **more)
        try:
            yield here
        finally:
            await here.close()


@asynccontextmanager
async def serving(here, **more):
    """What clients ask of a house."""
    service = Service(here, Files(here), Studies(60), **more)
    yield service
    service.studies.close()
    service.files.close()


class Player:
    """A visitor of a house who opens tables, sits down and stirs."""

    def __init__(self, service, name):
        self.service, self.name, self.visitor = service, name, Visitor(new_token())

    async def open(self, *seats, game="jonques", **more):
        plans = [seat if isinstance(seat, SeatPlan) else SeatPlan(seat) for seat in ("me", *seats)]
        wanted = OpenTable(game, plans, self.name, **{"door": "open"} | more)
        seated = await self.service.open(self.visitor, wanted)
        self.person = await stir(self.service.house, seated.table, seated.key)
        return seated.table

    async def join(self, table):
        seated = await self.service.join(self.visitor, table, Join(self.name))
        self.person = await stir(self.service.house, table, seated.key)

    async def act(self, table, action):
        return await act(self.service.house, table, self.person, action)

    async def results(self):
        known = await self.service.lobby.know(self.visitor)
        return await self.service.lobby.store.results.of(known.ids)

    async def ending(self):
        (result,) = await self.results()
        return result, decode(result.about)


async def open_table(here, *kinds, name="Ada", options=None, prefix=None, game=GAME, advice=False, clock=None):
    """A table with these seats, the opener's chance in its dice; returns its id and the opener's person."""
    seats = [kind if isinstance(kind, SeatPlan) else SeatPlan(kind) for kind in kinds]
    wanted = OpenTable(game.name, seats, name, options or {}, advice=advice, door="open", clock=clock)
    id, key = await opening.open_table(here, wanted, lambda root: "key-of-" + name, prefix)
    return id, await stir(here, id, key)


async def join(here, id, name):
    key = await opening.join(here, id, name, lambda root: "key-of-" + name)
    return await stir(here, id, key)


async def stir(here, id, key):
    """Who has this key stirs the dice; returns the person."""
    person = (await here.live(id)).table.person_of(key)
    await act(here, id, person, actions.Stir(secrets.token_hex(16)))
    return person


def action_for(table, seat):
    """A throw or some legal move, if it is the seat's turn."""
    state = table.match.state
    if state.to_move == -1 and state.actor == seat:
        return actions.Throw()
    if state.to_move == seat:
        return actions.Move(table.match.moves()[0])
    return None


def seen(table, person):
    """The table as it is sent to a person."""
    return msgspec.json.decode(table.views.of_table(person).text, type=TableView)


def told(table):
    """The whole log as it is sent to a spectator."""
    return msgspec.json.decode(table.views.entries_since(0, -1, 1000), type=list[EntryView])


async def play_on(here, id, until=lambda table: table.is_over, plies=100_000):
    """Everybody who is asked plays, until something is so."""
    table = (await here.live(id)).table
    for _ in range(plies):
        if until(table):
            return table
        for seat, who in enumerate(table.company.seats):
            action = action_for(table, seat)
            if who.person >= 0 and not who.stand_in and action:
                with suppress(Refused):  # what this process knew was old
                    await act(here, id, who.person, action)
                break
        else:
            await asyncio.sleep(0.001)
    raise AssertionError("it does not come to that")
