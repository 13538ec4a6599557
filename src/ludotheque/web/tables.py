"""Tables over HTTP: everything that a client does, so that anyone can write one."""

from contextlib import suppress
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import QueryParameter

from ..contract import CHANCE, LudothequeError, Match
from ..scene import Identities, frame, scene_of
from ..scene.svg import picture
from ..store import Row
from ..table.actions import Action
from ..table.fairness import read_entropies
from ..table.house import House, Planned, key_of
from ..table.live import Live
from ..table.loading import Aside
from ..table.people import SPECTATOR
from ..table.refused import Refused
from ..table.sight import Sight
from ..table.table import Table
from ..table.telling import seat_views
from .identity import BROWSER, cookie, person_at, returning, token_of
from .live import Id, Since, reply, update
from .messages import (
    AsideCard,
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
LISTED = 40


@post("/api/tables")
async def open_table(data: OpenTable, request: Asking, house: House) -> Response[Seated]:
    """Open a table and sit down at it."""
    prefix = None
    if data.fork:
        live = await house.live(data.fork.table)
        prefix = await fork(house, live.table, data.fork.at)
    token = token_of(request)
    plan = [Planned(seat.kind, seat.name if seat.kind != "me" else data.name, seat.level) for seat in data.seats]
    id, key = await house.open(
        box(data.game),
        plan,
        data.options,
        data.name,
        lambda root: key_of(token, root),
        prefix,
        data.texts,
        data.advice,
    )
    return Response(await seated(house, id, key), cookies=[cookie(BROWSER, token, request)])


async def seated(house: House, id: str, key: str) -> Seated:
    return Seated(id, key, (await house.live(id)).table.opened.commitment)


async def fork(house: House, table: Table, at: int) -> Match:
    """The match up to a ply. While a game with secrets runs, its past is nobody's to fork."""
    if at > len(table.match.log) or (table.game.has_secrets and table.state == "running"):
        raise Refused("invalid", "refused-plan")
    return await house.off_loop(table.match.fork().fork, at)


@get("/api/tables")
async def list_tables(
    request: Asking,
    house: House,
    game: GameName | None = None,
    status: Annotated[str | None, QueryParameter(name="state", max_length=10)] = None,
) -> list[TableCard]:
    """Tables of the house, the latest first."""
    rows = await house.store.find(game=game, state=status, limit=LISTED)
    return [card(row, await house.find(row.table), request) for row in rows]


def card(row: Row, found: Live | Aside, request: Asking) -> TableCard:
    table, present = (found.table, found.present) if isinstance(found, Live) else (found, frozenset[int]())
    seats, mine = seat_views(table.seats, present), person_at(table, request) != SPECTATOR
    free = table.state == "open" and sum(seat.kind == "person" and seat.person < 0 for seat in table.seats)
    return TableCard(row.table, row.game, table.state, row.changed, seats, mine, int(free))


@get("/api/set-aside")
async def list_aside(house: House) -> list[AsideCard]:
    """The tables that the house has met and cannot play on, for its host."""
    return [AsideCard(one.id, one.game, one.state, one.version, one.why) for one in house.aside.values()]


@get("/api/tables/{id:str}")
async def show_table(id: Id, request: Asking, house: House, since: Since = 0) -> Update:
    """Where a table stands, and what happened after the entry `since`."""
    live = await house.live(id)
    live.see(person_at(live.table, request))
    told: Any = update(live, person_at(live.table, request), since)
    del told["type"]
    return Update(**told)


@post("/api/tables/{id:str}/join")
async def join_table(id: Id, data: Join, request: Asking, house: House) -> Response[Seated]:
    """Sit down on a free seat."""
    token = token_of(request)
    key = await house.join(id, data.name, lambda root: key_of(token, root))
    return Response(await seated(house, id, key), cookies=[cookie(BROWSER, token, request)])


@post("/api/tables/{id:str}/return")
async def return_to_table(id: Id, data: Return, request: Asking, house: House) -> Response[Seated]:
    """Take the own seat back on another device."""
    table = (await house.live(id)).table
    if table.person_of(data.key) == SPECTATOR:
        raise Refused("seat", "refused-key")
    came = cookie(returning(table.opened.root), data.key, request)
    return Response(await seated(house, id, data.key), cookies=[came])


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
    return await house.off_loop(replayed, table.sight, table.match.fork(), ply, seat)


def replayed(sight: Sight, match: Match, ply: int, seat: int) -> ReplayFrame:
    plies, scene = len(match.log), scene_of(match.game)
    match.rewind(ply)
    identities = Identities(scene.pieces(match.fork(0).state))
    for entry in match.log:
        identities.move(scene.motions(entry))
    told = (sight.told_entry(match.log[-1], ply, ply - 1, seat),) if match.log else ()
    return ReplayFrame(ply, plies, frame(match, seat, identities), told)


@get("/api/tables/{id:str}/fairness")
async def show_fairness(id: Id, house: House) -> Fairness:
    """What is needed to compute every throw again; the secret once the game is over."""
    table = (await house.live(id)).table
    tags, start, draws = table.opened.tags, table.start, list[Draw]()
    with suppress(ValueError):
        start = start or int(tags.get("fair-from", 0))
    if table.secret or table.is_archive:
        draws = await house.off_loop(draws_of, table.match.fork(), start)
    return Fairness(
        commitment=table.opened.commitment or tags.get("commitment", ""),
        secret=table.secret or tags.get("secret", ""),
        entropies=table.entropies or read_entropies(tags),
        start=start,
        draws=tuple(draws),
    )


def draws_of(match: Match, start: int) -> list[Draw]:
    again, draws = match.fork(0), []
    for ply, entry in enumerate(match.log):
        if entry.seat == CHANCE and ply >= start:
            draws.append(Draw(ply, tuple(again.moves()), tuple(again.odds()), entry.text))
        again.apply(entry.move)
    return draws


@get("/api/tables/{id:str}/game.ludo", media_type="text/plain; charset=utf-8")
async def download(id: Id, house: House) -> Response[str]:
    """The game as a file; of an older edition, as its log tells it."""
    found = await house.find(id)
    if isinstance(found, Aside):
        return attachment(f"{found.game}-{id}.ludo", await house.older_file(found))
    table = found.table
    if table.game.has_secrets and table.state == "running":
        raise Refused("turn", "refused-open")
    return attachment(f"{table.game.name}-{id}.ludo", await house.game_file(table))


@get("/api/tables/{id:str}/log.txt", media_type="text/plain; charset=utf-8")
async def download_log(id: Id, house: House) -> Response[str]:
    """The log of a table that is set aside, entry by entry as it is kept."""
    if not isinstance(await house.find(id), Aside):
        raise Refused("unknown", "refused-table")
    return attachment(f"{id}.txt", await house.raw_log(id))


def attachment(name: str, text: str) -> Response[str]:
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, headers=headers, media_type="text/plain; charset=utf-8")


@post("/api/archive")
async def upload(request: Asking, house: House) -> Seated:
    """Lay a game file, sent as plain text, on the shelf to be replayed."""
    data = await request.body()
    try:
        return await seated(house, await house.shelve(data.decode("utf-8")), "")
    except Refused:
        raise
    except (LudothequeError, UnicodeDecodeError) as wrong:
        raise Refused("invalid", "refused-file", text=str(wrong)) from None


@get("/api/tables/{id:str}/preview.svg", media_type="image/svg+xml")
async def show_preview(id: Id, house: House) -> str:
    """A picture of the table for links; of one that is set aside, the last."""
    found = await house.find(id)
    if isinstance(found, Aside):
        return await house.last_picture(id)
    return await house.off_loop(picture, found.table.match.fork())


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
    download_log,
    list_aside,
    upload,
    show_preview,
]
