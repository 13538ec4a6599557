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
from .playing import throw
from .refused import Refused
from .rights import need_advice, need_throw


async def act(house: House, id: str, person: int, action: actions.Action) -> int:
    """Do what a person asks for; returns the number of the last entry once it is durable."""
    live = await house.live(id)
    live.see(person)
    if isinstance(action, actions.Rematch | actions.AnswerRematch):
        return await rematch(house, live, person, getattr(action, "agree", None))
    while True:
        async with live.lock:
            try:
                return await house.append(live, await entries_for(house, live, person, action))
            except Conflict:
                continue  # another process was faster: look again
            except Refused:
                if not await house.read_on(live):
                    raise  # by what is true now, not by what was true before another process wrote


async def entries_for(house: House, live: Live, person: int, action: actions.Action) -> list[LogEntry]:
    if house.is_family and isinstance(action, actions.Chat):
        raise Refused("invalid", "refused-family-chat")
    if isinstance(action, actions.Throw):
        need_throw(live.table, person)
        return [throw(live.table, await house.secret(live))]
    if isinstance(action, actions.Move):  # most of them are, and they ask for nobody
        return decide(live.table, person, action)
    return decide(live.table, person, action, live.present, live.away(house.absence))


async def advise(house: House, id: str, person: int) -> tuple[Hint, ...]:
    """What a bot would play in a person's place; asked again about a position, it says the same."""
    live = await house.live(id)
    need_advice(live.table, person)
    if bytes(live.table.match.state) != live.advised:
        await act(house, id, person, actions.Advise())
        job = start_advice(house.executor, live.table.match)
        best = await job.answer()
        if not best or bytes(live.table.match.state) != job.position:
            raise Refused("busy", "refused-no-advice")
        live.advised, live.advice = job.position, tuple(live.table.views.hint(*move) for move in best)
    return live.advice
