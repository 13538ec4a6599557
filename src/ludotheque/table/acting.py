"""Doing what a person asks for at a table, also while other processes write to its log."""

from ..store import Conflict
from . import actions
from .bot_moves import start_advice
from .decisions import decide
from .entries import LogEntry
from .house import House
from .live import Live
from .messages import Hint
from .opening import rematch
from .paces import LASTING
from .playing import thrown
from .refused import Refused
from .rights import need_advice, need_calm, need_now, need_throw
from .turns import Crowded

ABOUT_REMATCHES = actions.Rematch, actions.AnswerRematch


async def act(house: House, id: str, person: int, action: actions.Action, address: str = "") -> int:
    """Do what a person asks for; returns the number of the last entry once it is durable."""
    live = await house.live(id)
    live.see(person)
    if isinstance(action, ABOUT_REMATCHES):
        return await rematch(house, live, person, getattr(action, "agree", None), address)
    while True:
        async with live.lock:
            try:
                found = await entries_for(house, live, person, action)
                return await house.append(live, found) if found else live.table.seq
            except Conflict:
                continue  # another process was faster: look again
            except Refused:
                if not await house.read_on(live):
                    raise  # by what is true now, not by what was true before another process wrote


async def entries_for(house: House, live: Live, person: int, action: actions.Action) -> list[LogEntry]:
    if house.is_family and isinstance(action, actions.Chat):
        raise Refused("invalid", "refused-family-chat")
    if isinstance(action, actions.Throw):
        need_now(live.table, action.at)
        need_throw(live.table, person)
        return list(thrown(live.table, await house.secret(live), by_hand=True))
    if isinstance(action, actions.Move):  # most of them are, and they ask for nobody
        need_now(live.table, action.at)
        return decide(live.table, person, action)
    if isinstance(action, actions.Pace) and action.speed in LASTING and action.speed != live.table.speed:
        need_calm(live, person, "refused-busy")
    return decide(live.table, person, action, live.present, live.away(house.absence))


async def advise(house: House, id: str, person: int, address: str = "") -> tuple[Hint, ...]:
    """What a bot would play in a person's place; asked again about a position, it says the same.

    Who asks waits for what others of the same address have asked, and is not heard to ask before.
    """
    live = await house.live(id)
    need_advice(live.table, person)
    if bytes(live.table.match.state) == live.advised:
        return live.advice
    try:
        await house.counsel.take(address)
    except Crowded:
        raise Refused("busy", "refused-busy") from None
    try:
        return await take_advice(house, await house.live(id), person)
    finally:
        house.counsel.give_back(address)


async def take_advice(house: House, live: Live, person: int) -> tuple[Hint, ...]:
    if bytes(live.table.match.state) != live.advised:
        await act(house, live.table.id, person, actions.Advise())
        job = start_advice(house.advisers, live.table.match)
        best = await job.answer()
        if not best or bytes(live.table.match.state) != job.position:
            raise Refused("busy", "refused-no-advice")
        live.advised, live.advice = job.position, tuple(live.table.views.hint(*move) for move in best)
    return live.advice
