"""Tables over HTTP: everything that a client does, so that anyone can write one."""

import asyncio
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import Parameter, QueryParameter

from .. import load
from ..contract import CHANCE, LudothequeError, Match
from ..scene import Identities, frame, scene_of
from ..table.actions import Action
from ..table.house import House, Planned, key_of
from ..table.refused import Refused
from ..table.table import SPECTATOR, Table
from .identity import BROWSER, cookie, person_at, returning, token_of
from .live import Since, reply, update
from .messages import (
    Draw,
    Fairness,
    Join,
    OpenTable,
    ReplayFrame,
    Reply,
    Return,
    Seated,
    TableCard,
    Update,
)
from .shelf import GameName, box

Asking = Request[Any, Any, Any]
Id = Annotated[str, Parameter(max_length=24)]
LISTED = 40
PATIENCE = 5.0  # seconds, for a game file


@post("/api/tables")
async def open_table(data: OpenTable, request: Asking, house: House) -> Response[Seated]:
    """Open a table and sit down at it."""
    prefix = None
    if data.fork:
        live = await house.live(data.fork.table)
        prefix = fork(live.table, data.fork.at)
    token = token_of(request)
    plan = [Planned(seat.kind, seat.name if seat.kind != "me" else data.name, seat.level) for seat in data.seats]
    id, key = await house.open(
        box(data.game),
        plan,
        data.options,
        data.name,
        data.entropy,
        lambda root: key_of(token, root),
        prefix,
        data.texts,
        data.advice,
    )
    return Response(Seated(id, key), cookies=[cookie(BROWSER, token, request)])


def fork(table: Table, at: int) -> Match:
    """The match up to a ply. While a game with secrets runs, its past is nobody's to fork."""
    if at > len(table.match.log) or (table.game.has_secrets and table.state == "running"):
        raise Refused("invalid", "refused-plan")
    return table.match.fork(at)


@get("/api/tables")
async def list_tables(
    request: Asking,
    house: House,
    game: GameName | None = None,
    status: Annotated[str | None, QueryParameter(name="state", max_length=10)] = None,
) -> list[TableCard]:
    """Tables of the house, the latest first."""
    rows = await house.store.find(game=game, state=status, limit=LISTED)
    cards = []
    for row in rows:
        live = await house.live(row.table)
        table = live.table
        free = sum(seat.kind == "person" and seat.person < 0 for seat in table.seats)
        mine, seats = person_at(table, request) != SPECTATOR, table.sight.seats_seen(live.present)
        cards.append(TableCard(row.table, row.game, table.state, row.changed, seats, mine, free))
    return cards


@get("/api/tables/{id:str}")
async def show_table(id: Id, request: Asking, house: House, since: Since = 0) -> Update:
    """Where a table stands, and what happened after the entry `since`."""
    live = await house.live(id)
    told: Any = update(live, person_at(live.table, request), since)
    del told["type"]
    return Update(**told)


@post("/api/tables/{id:str}/join")
async def join_table(id: Id, data: Join, request: Asking, house: House) -> Response[Seated]:
    """Sit down on a free seat."""
    token = token_of(request)
    key = await house.join(id, data.name, data.entropy, lambda root: key_of(token, root))
    return Response(Seated(id, key), cookies=[cookie(BROWSER, token, request)])


@post("/api/tables/{id:str}/return")
async def return_to_table(id: Id, data: Return, request: Asking, house: House) -> Response[Seated]:
    """Take the own seat back on another device."""
    table = (await house.live(id)).table
    if table.person_of(data.key) == SPECTATOR:
        raise Refused("seat", "refused-key")
    return Response(Seated(id, data.key), cookies=[cookie(returning(table.opened.root), data.key, request)])


@post("/api/tables/{id:str}/actions", status_code=200)
async def act(id: Id, data: Action, request: Asking, house: House) -> Reply:
    """Do something at a table; answered when it is durable."""
    live = await house.live(id)
    return await reply(house, live, person_at(live.table, request), data)


@get("/api/tables/{id:str}/replay/{ply:int}")
async def show_replay(id: Id, ply: int, request: Asking, house: House) -> ReplayFrame:
    """The table after so many moves and outcomes, as the one who asks may see it."""
    live = await house.live(id)
    table = live.table
    if not 0 <= ply <= len(table.match.log):
        raise Refused("invalid", "refused-plan")
    seat = table.seat_seen_from(person_at(table, request))
    scene, match = scene_of(table.game), table.match.fork(ply)
    identities = Identities(scene.pieces(table.match.fork(0).state))
    for entry in match.log:
        identities.move(scene.motions(entry))
    told = table.sight.told_entry(match.log[-1], ply, seat) if match.log else None
    return ReplayFrame(ply, len(table.match.log), frame(match, seat, identities), (told,) if told else ())


@get("/api/tables/{id:str}/fairness")
async def show_fairness(id: Id, house: House) -> Fairness:
    """What is needed to compute every throw again; the secret once the game is over."""
    table = (await house.live(id)).table
    again, draws = table.match.fork(0), []
    if table.secret or table.is_archive:
        for ply, entry in enumerate(table.match.log):
            if entry.seat == CHANCE and ply >= table.start:
                draws.append(Draw(ply, tuple(again.moves()), tuple(again.odds()), entry.text))
            again.apply(entry.move)
    tags = table.opened.tags
    return Fairness(
        commitment=table.opened.commitment or tags.get("commitment", ""),
        secret=table.secret or tags.get("secret", ""),
        entropy=table.entropy or tags.get("entropy", ""),
        start=table.start or int(tags.get("fair-from", 0)),
        draws=tuple(draws),
    )


@get("/api/tables/{id:str}/game.ludo", media_type="text/plain; charset=utf-8")
async def download(id: Id, house: House) -> Response[str]:
    """The game as a file."""
    table = (await house.live(id)).table
    if table.game.has_secrets and table.state == "running":
        raise Refused("turn", "refused-open")
    headers = {"content-disposition": f'attachment; filename="{table.game.name}-{id}.ludo"'}
    return Response(house.game_file(table), headers=headers, media_type="text/plain; charset=utf-8")


@post("/api/archive")
async def upload(request: Asking, house: House) -> Seated:
    """Lay a game file, sent as plain text, on the shelf to be replayed."""
    data = await request.body()
    try:
        text = data.decode("utf-8")
        match = await asyncio.to_thread(load, text, PATIENCE)
    except (LudothequeError, UnicodeDecodeError) as wrong:
        raise Refused("invalid", "refused-file", text=str(wrong)) from None
    return Seated(await house.archive(match, text), "")


@get("/api/tables/{id:str}/preview.svg", media_type="image/svg+xml")
async def show_preview(id: Id, house: House) -> str:
    """A picture of the table for links."""
    from ..scene.svg import picture

    return picture((await house.live(id)).table.match)


HANDLERS = [
    open_table,
    list_tables,
    show_table,
    join_table,
    return_to_table,
    act,
    show_replay,
    show_fairness,
    download,
    upload,
    show_preview,
]
