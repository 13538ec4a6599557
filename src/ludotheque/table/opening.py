"""New tables: opened by a person, gone on with as a rematch, laid out from a file; and sitting down at them."""

import asyncio
import secrets
from collections.abc import Callable, Collection, Sequence
from itertools import chain, count

from ..bots import LEVELS, NAMES, USUAL
from ..contract import Game, LudothequeError, Match
from . import entries, fairness, loading
from .clocks import need_fair
from .company import SPECTATOR, Company, Person, hash_key
from .copies import brought, made_of, source_of
from .doors import new_invite, seat_for, usual_door
from .entries import Door, Joined, LogEntry, Opened, Seat
from .family import need_no_text, tamed_opening
from .house import House
from .live import Live
from .messages import OpenTable, SeatPlan
from .names import LONGEST_BLANK, LONGEST_NAME, known, plain
from .question import answer_rematch, ask_rematch, waiting_to_go_on
from .refused import Refused
from .rights import need_seat
from .shelf import box
from .table import Table

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"  # nothing that reads like something else
MakeKey = Callable[[str], str]  # a person's key for a table and its rematches


async def open_table(
    house: House,
    wanted: OpenTable,
    make_key: MakeKey,
    prefix: Match | None = None,
    visitor: str = "",
    source: str = "",
) -> tuple[str, str]:
    """A new table, with the one who opens it seated. Returns its id and the person's key.

    `source` is the table whose cards it takes over.

    Its commitment is durable before anybody stirs the dice.
    """
    game = box(wanted.game)
    check_plan(game, wanted.seats, prefix)
    if wanted.clock:
        need_fair(wanted.clock)
    if house.is_family:
        need_no_text(wanted.texts)
    texts, given = fill_blanks(game, wanted.texts, wanted.options)
    options = read_options(game, given, len(wanted.seats))
    id, secret = new_id(), fairness.new_secret()
    door = house_door(house, wanted.door or usual_door(wanted.seats))
    opened = Opened(
        game=game.name,
        version=game.version,
        root=id,
        seats=[planned_seat(house, planned) for planned in wanted.seats],
        options=options,
        commitment=fairness.commitment(secret),
        prefix=[entry.text for entry in prefix.log] if prefix else [],
        prefix_seats=[entry.seat for entry in prefix.log] if prefix else [],
        drawing=prefix.drawing if prefix else "",
        texts=texts,
        advice=wanted.advice,
        door=door,
        invite=new_invite(door, wanted.seats),
        clock=wanted.clock,
    )
    key = make_key(id)
    mine = [n for n, planned in enumerate(wanted.seats) if planned.kind in ("me", "here")]
    called = unlike_others(house, wanted.name)
    await create(house, id, secret, [opened, Joined(called, hash_key(key), "", mine, visitor)], source)
    return id, key


async def create(house: House, id: str, secret: bytes, log: Sequence[LogEntry], source: str = "") -> None:
    """Lay a table with its first entries."""
    await house.create(await house.off_loop(loading.fold, id, log), secret, [made_of(source)] if source else [])


def check_plan(game: Game, plan: Sequence[SeatPlan], prefix: Match | None) -> None:
    if [planned.kind for planned in plan].count("me") != 1:
        raise Refused("invalid", "refused-plan")
    try:
        game.read_seats(len(plan))
    except LudothequeError as wrong:
        raise Refused("invalid", "refused-option", text=str(wrong)) from None
    if prefix and prefix.game is not game:
        raise Refused("invalid", "refused-other-game")
    if prefix and prefix.seats != len(plan):
        raise Refused("invalid", "refused-plan")


def read_options(game: Game, given: dict[str, str], seats: int) -> dict[str, str]:
    """Every option of the game, as it is written."""
    try:
        values = game.read_options(dict(given), seats)
    except LudothequeError as wrong:
        raise Refused("invalid", "refused-option", text=str(wrong)) from None
    return {option.name: option.write(value) for option, value in zip(game.options, values, strict=True)}


def fill_blanks(game: Game, texts: dict[str, str], options: dict[str, str]) -> tuple[dict[str, str], dict[str, str]]:
    """The blanks that somebody wrote on, on one line each, and the options.

    A blank with points but no text stays in the box; one with a text but no points gets the fewest.
    """
    for id in texts:
        if id not in game.blanks:
            raise Refused("invalid", "refused-option", text=f"{game.name} has no blank {id!r} to write on.")
    shown = {id: plain(text, LONGEST_BLANK) for id, text in texts.items()}
    written = {id: text for id, text in shown.items() if text}
    points = {option.name: option for option in game.options if option.name in game.blanks}
    chosen = {name: value for name, value in options.items() if name not in points or name in written}
    for name in points.keys() & written.keys():
        if chosen.get(name, "0") == "0":
            chosen[name] = str(max(1, points[name].low))
    return written, chosen


def house_door(house: House, door: Door) -> Door:
    """A house for families lists nothing."""
    return "invitation" if house.is_family and door == "open" else door


def planned_seat(house: House, planned: SeatPlan) -> Seat:
    if planned.kind == "bot":
        return Seat("bot", level=planned.level)
    name = unlike_others(house, planned.name) if planned.kind in ("here", "friend") and planned.name else ""
    return Seat("person", name=name, held=planned.kind == "friend" and name != "")


async def join(
    house: House, id: str, name: str, make_key: MakeKey, ids: Sequence[str] = (), invitation: str = ""
) -> str:
    """Sit down on the seat that is held for who comes, or on the first free one. Returns the person's key.

    `ids` are those of the visitor who comes, the present one first.
    """
    live = await house.live(id)
    opened = live.table.opened
    key = make_key(opened.root)
    async with live.lock:
        company = live.table.company
        if company.person_of(key) == company.person_of_visitor(ids) == SPECTATOR:
            seat = seat_for(opened, company.seats, company.free, invitation)
            visitor = ids[0] if ids else ""
            others = [other.name for n, other in enumerate(company.seats) if n != seat]
            called = unlike_others(house, name, [*others, *(person.name for person in company.people)])
            await house.append(live, [Joined(called, hash_key(key), "", [seat], visitor)])
    return key


def unlike_others(house: House, name: str, others: Sequence[str] = ()) -> str:
    """A name with a number, where somebody at the table is called so or expected by it, or a bot of the house is.

    In a house for families names are chosen from a list, and two may have the same.
    """
    called = house.called(name)
    return called if house.is_family else told_apart(called, others)


def told_apart(name: str, others: Sequence[str]) -> str:
    taken = {known(one) for one in chain(*NAMES.values(), others)}
    numbered = (f"{name[: LONGEST_NAME - 3]} {n}" for n in count(2))
    return next(one for one in chain([name], numbered) if known(one) not in taken)


async def rematch(house: House, live: Live, person: int, agree: bool | None = None, address: str = "") -> int:
    """The same people at a new table, once all who are there agree; `agree` is an answer to who asked.

    The seats of the others are kept for them.

    The options are the same unless the game has an order of its own. It begins when everybody has come and stirred the
    dice. It is a table more of the `address` at which the last one says yes.
    """
    async with live.lock:
        table, company = live.table, live.table.company
        need_seat(table, person)
        if not table.is_over:
            raise Refused("turn", "refused-rematch")
        if table.rematch:
            return table.seq
        here = live.within_call(house.absence)
        said = ask_rematch(table, person, here) if agree is None else answer_rematch(table, person, agree)
        if is_last_word(table, person, said):
            house.need_room(address)
        if said:
            seq = await house.append(live, said)
            if not table.again or waiting_to_go_on(table):
                return seq
        out = {n for n, who in enumerate(company.people) if is_out(house, company, n, who)}
        id, secret = new_id(), fairness.new_secret()
        opened = Opened(
            game=table.game.name,
            version=table.game.version,
            root=table.opened.root,
            seats=[seat_again(seat, out) for seat in company.seats],
            options=table.opened.options | table.game.next_options(table.match),
            commitment=fairness.commitment(secret),
            texts=table.opened.texts,
            advice=table.opened.advice,
            door=house_door(house, table.opened.door),
            invite=table.opened.invite,
            clock=table.opened.clock,
        )
        people = [
            Joined(who.name, who.key_hash, "", list(company.seats_of(n)), who.visitor, n not in {*here, person})
            for n, who in enumerate(company.people)
            if n not in out
        ]
        await create(house, id, secret, [opened, *people], table.id if opened.texts else "")
        (await house.live(id)).whence = live.whence
        return await house.append(live, [entries.Continued(id)])


def is_last_word(table: Table, person: int, said: Sequence[LogEntry]) -> bool:
    """Whether the next table is laid once this is said."""
    agreed = any(isinstance(entry, entries.RematchAnswered) and entry.agree for entry in said)
    return not said or (agreed and waiting_to_go_on(table) == (person,))


def is_out(house: House, company: Company, number: int, person: Person) -> bool:
    """Whether no seat is kept for somebody of the last game: forgotten, banned since, or never came to it."""
    is_gone = company.is_forgotten(number) or house.register.is_banned([person.visitor])
    return is_gone or (number not in company.players and not company.has_stirred(number))


def seat_again(seat: Seat, out: Collection[int]) -> Seat:
    """A seat of the last game; where nobody is expected any more, a bot."""
    if seat.person in out:
        return Seat("bot", level=USUAL)
    return Seat(seat.kind, name=seat.name, level=seat.level)


async def archive(house: House, match: Match, file: str = "", visitor: str = "") -> str:
    """A finished or unfinished game from a file, to be replayed; the file is given back as it came.

    It is the visitor's who brought it, once however often they bring it: in no list of others, and for whoever has its
    link.
    """
    if not visitor:
        return await lay_archive(house, match, file, [])
    mark = brought(file, visitor)
    async with house.bringing.setdefault(mark, asyncio.Lock()):
        for row in await house.store.find(visitors=[mark], limit=None):
            if isinstance(await house.find(row.table), Live):
                return row.table
        return await lay_archive(house, match, file, [visitor, mark])


async def lay_archive(house: House, match: Match, file: str, whose: Sequence[str]) -> str:
    id = new_id()
    opened = Opened(
        game=match.game.name,
        version=match.game.version,
        root=id,
        seats=[archived_seat(match, seat) for seat in range(match.seats)],
        options={option.name: option.write(value) for option, value in match.named_options()},
        commitment="",
        drawing=match.drawing,
        tags=match.tags,
        file=file,
        texts={id: match.tags[f"text-{id}"] for id in match.game.blanks if f"text-{id}" in match.tags},
    )
    shown = tamed_opening(opened) if house.is_family else opened
    table, _ = await house.off_loop(loading.lay_out, id, shown, match.log)
    await house.create(table, b"", [*source_of(opened), *whose], "link")
    return id


def archived_seat(match: Match, seat: int) -> Seat:
    level = match.tags.get(f"level-{seat}", "")
    return Seat(
        "",
        name=plain(match.tags.get(f"seat-{seat}", ""), LONGEST_NAME),
        level=int(level) if level in map(str, LEVELS) else 0,
    )


def new_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(10))
