"""Everything that is really sent to a person at a table, as bytes, channel by channel.

A `Desk` is a real table in a real house. What it sends to somebody is made by the code that sends it: the table's
views, the messages of the WebSocket, the service behind the HTTP interface, the keyboard. Nothing is normalised but the
time at which a table last changed: ids, commitments and entropy are the same in all worlds.
"""

import io
import random
from collections.abc import Callable, Coroutine, Iterator
from functools import cache
from typing import Any, cast

import msgspec
from rich.console import Console

from ...contract import CHANCE, Game, Match, Record
from ...scene import offers, stage_of
from ...store import MemoryStore
from ...table import actions, entries, visit
from ...table.company import SPECTATOR, hash_key
from ...table.decisions import decide
from ...table.entries import Joined, Opened, Played, Seat
from ...table.files import Files
from ...table.house import House
from ...table.live import Live
from ...table.messages import ForkFrom, OpenTable, Refusal, SeatPlan
from ...table.refused import Refused
from ...table.rights import need_throw
from ...table.service import Service
from ...table.summary import Summary
from ...table.table import Table
from ...table.visitor import Visitor, key_of
from ...terminal import Keyboard

Sent = dict[str, bytes]
Plan = tuple[tuple[int, ...], ...]  # the seats of each person

ID = "atable22"
TOKEN = "token-of-somebody-whose-browser-is-number-{}"
COMMITMENT = "0" * 64
TOLD_BACK = 6  # entries told again in an update, as after a short absence
TOUCHES = 6  # tried of each kind, at each position
encode = msgspec.json.encode


def token(person: int) -> str:
    return TOKEN.format(person)


def one_each(seats: int) -> Plan:
    return tuple((seat,) for seat in range(seats))


def first_two_share(seats: int) -> Plan:
    """The first two seats on one screen."""
    return ((0, 1), *((seat,) for seat in range(2, seats)))


def opening(match: Match, plan: Plan) -> list[Any]:
    """The log of a table before the first move, with people on all seats."""
    game = match.game
    options = {option.name: option.write(value) for option, value in zip(game.options, match.options, strict=True)}
    seats = [Seat("person", name=f"seat {seat}") for seat in range(match.seats)]
    opened = Opened(game.name, game.version, ID, seats, options, COMMITMENT, advice=True)
    people = (
        Joined(f"person {n}", hash_key(key_of(token(n), ID)), f"{n:032x}", list(held)) for n, held in enumerate(plan)
    )
    return [opened, *people]


def played(match: Match, since: int = 0) -> Iterator[Played]:
    for entry in match.log[since:]:
        yield Played(entry.seat, entry.text)


def now(doing: Coroutine[Any, Any, Any]) -> Any:
    """What a coroutine comes to that has nothing to wait for."""
    try:
        doing.send(None)
    except StopIteration as done:
        return done.value
    doing.close()
    raise AssertionError("it waits for something")


class Quiet(House):
    """A house that does at once what others do on a thread of its own."""

    async def off_loop(self, work: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        return work(*args, **kwargs)


class Desk:
    """A table in a house, folded from a log that grows."""

    def __init__(self, match: Match, plan: Plan):
        first, *joined = opening(match, plan)
        self.table = Table(ID, first)
        for entry in joined:
            self.table.apply(self.table.seq + 1, entry)
        self.live, self.house = Live(self.table), Quiet(MemoryStore(), cast(Any, None))
        self.house.lives[ID] = self.live
        self.seen: dict[int, visit.Seen] = {}  # by each person, when they last looked
        self.service = Service(self.house, Files(self.house), cast(Any, None))
        summary = Summary.of(self.table, self.table.company).encode()
        now(self.house.store.create(ID, match.game.name, "running", b"secret", [b""] * len(joined), summary))

    def take_in(self, entry: entries.LogEntry) -> None:
        self.table.apply(self.table.seq + 1, entry)

    def show(self, person: int) -> None:
        """Somebody looks: what they are sent next is what has changed since."""
        self.seen[person] = visit.look(self.live, person)

    def dream(self, world: Record) -> "Dream":
        """The same table for a moment in another world."""
        return Dream(self.table, world)

    def visitor(self, person: int) -> Visitor:
        return Visitor(token(person)) if person != SPECTATOR else Visitor()

    def asked(self, asking: Coroutine[Any, Any, Any]) -> bytes:
        """What the service answers."""
        try:
            return answered(now(asking))
        except Refused as refused:
            return encode(Refusal.of(refused))


class Dream:
    def __init__(self, table: Table, world: Record):
        self.table, self.world, self.truth = table, world, table.match.state

    def __enter__(self) -> None:
        self.turn_to(self.world)

    def __exit__(self, *wrong: object) -> None:
        self.turn_to(self.truth)

    def turn_to(self, state: Record) -> None:
        self.table.match.state = state
        self.table.views.forget_match()
        self.table.views.forget_table()


def answered(answer: Any) -> bytes:
    return answer.encode() if isinstance(answer, str) else encode(answer)


# Channels. Each takes a desk, a person and dice that are the same in both worlds.


def send_update(desk: Desk, person: int, dice: random.Random) -> bytes:
    """What the WebSocket sends whenever something changes."""
    return encode(visit.update(desk.live, person, max(0, desk.table.seq - TOLD_BACK)))


def send_change(desk: Desk, person: int, dice: random.Random) -> bytes:
    """What the WebSocket sends to who has seen the table before: what changed since."""
    before = desk.seen.setdefault(person, visit.look(desk.live, person))
    return encode(visit.change(desk.live, person, before))


def send_frame(desk: Desk, person: int, dice: random.Random) -> bytes:
    return bytes(desk.table.views.frame(desk.table.seat_shown_to(person)).text)


def send_told(desk: Desk, person: int, dice: random.Random) -> bytes:
    """The whole log, as after a long absence."""
    return bytes(desk.table.views.entries_since(0, desk.table.seat_shown_to(person), visit.ENTRIES_AT_ONCE))


def send_view(desk: Desk, person: int, dice: random.Random) -> bytes:
    return bytes(desk.table.views.of_table(person, desk.live.present, desk.live.watchers).text)


def send_previews(desk: Desk, person: int, dice: random.Random) -> bytes:
    """`try`: some of the moves that are offered."""
    return b"\n".join(say(desk, person, actions.Try(text)) for text in some(moves_for(desk, person), dice))


def send_whys(desk: Desk, person: int, dice: random.Random) -> bytes:
    """`why`: touches of all kinds, in ones and twos."""
    touched = some(things(desk.table.game), dice, touches(desk, person))
    paths = [[thing] for thing in touched] + [list(pair) for pair in zip(touched[::2], touched[1::2], strict=False)]
    return b"\n".join(say(desk, person, actions.Why(path)) for path in paths)


def send_refusals(desk: Desk, person: int, dice: random.Random) -> bytes:
    """Moves and outcomes that may or may not be possible, and gestures."""
    game, state = desk.table.game, desk.table.match.state
    numbers = [dice.randrange(game.move_count + game.outcome_count) for _ in range(touches(desk, person))]
    texts = [game.write(state, number) for number in numbers]
    gestures: list[Any] = [
        actions.AskUndo(),
        actions.Resign(),
        actions.HandSeat(0),
        actions.TakeSeat(0),
        actions.AnswerUndo(True),
    ]
    return b"\n".join(say(desk, person, action) for action in [*map(actions.Move, texts), *gestures, actions.Throw()])


def send_page(desk: Desk, person: int, dice: random.Random) -> bytes:
    return desk.asked(desk.service.look(desk.visitor(person), ID, max(0, desk.table.seq - TOLD_BACK)))


def send_replay(desk: Desk, person: int, dice: random.Random) -> bytes:
    """Where the game stood before, while it runs."""
    plies = {len(desk.table.match.log), dice.randint(0, len(desk.table.match.log))}
    return b"\n".join(desk.asked(desk.service.replay(desk.visitor(person), ID, ply)) for ply in sorted(plies))


def send_list(desk: Desk, person: int, dice: random.Random) -> bytes:
    """The lists of tables, but for when they changed."""
    cast(MemoryStore, desk.house.store)._logs[ID].changed = 0.0
    asked = (desk.service.list_tables(desk.visitor(person), state=state) for state in (None, "running"))
    return b"".join(map(desk.asked, asked))


def send_picture(desk: Desk, person: int, dice: random.Random) -> bytes:
    return desk.asked(desk.service.picture(desk.visitor(person), ID))


def send_files(desk: Desk, person: int, dice: random.Random) -> bytes:
    """What is only given after the end: the file, a fork, a study; and the fairness of the dice."""
    fork = OpenTable(desk.table.game.name, [SeatPlan("me")], "A", fork=ForkFrom(ID, len(desk.table.match.log)))
    service, who = desk.service, desk.visitor(person)
    asked = [service.file(who, ID), service.fairness(who, ID), service.open(who, fork), service.study(who, ID)]
    return b"\n".join(map(desk.asked, asked))


def send_advice(desk: Desk, person: int, dice: random.Random) -> bytes:
    """A bot that is asked gets a world that the seat imagines, a seed, and nothing else."""
    seat = desk.table.seat_shown_to(person)
    return bytes(desk.table.match.imagine(seat, dice.getrandbits(60)))


def send_keyboard(desk: Desk, person: int, dice: random.Random) -> bytes:
    """The terminal, with the person's seats at the keyboard and bots at the others."""
    match = desk.table.match
    bots = frozenset(range(match.seats)) - set(desk.table.company.seats_of(person))
    console = Console(record=True, width=160, file=io.StringIO())
    board = Keyboard(match, "en", bots, console, pause=0)
    board.tell(min(len(match.log), TOLD_BACK))
    board.show()
    if match.state.to_move in board.people:
        choice = board.choice()
        console.print(*choice.words(choice.offers[0]), *(thing.full for thing in choice.naming.everything()))
        if not choice.move:
            board.menu(choice)
        for number in some(range(match.game.move_count), dice):
            board.do_why(match.game.write(match.state, number))
    return console.export_text(styles=True).encode()


Channel = Callable[[Desk, int, random.Random], bytes]
ALWAYS: dict[str, Channel] = {
    "WebSocket update": send_update,
    "WebSocket change": send_change,
    "frame and offers": send_frame,
    "table view": send_view,
    "previews": send_previews,
    "why": send_whys,
    "refusals": send_refusals,
    "world of the advising bot": send_advice,
}
NOW_AND_THEN: dict[str, Channel] = {
    "told lines": send_told,
    "page over HTTP": send_page,
    "replay": send_replay,
    "lists": send_list,
    "picture": send_picture,
    "files, forks, studies, fairness": send_files,
    "keyboard": send_keyboard,
}


def sent(desk: Desk, person: int, seed: object, rare: bool) -> Sent:
    """All that somebody is or can be sent now."""
    channels = ALWAYS | NOW_AND_THEN if rare else ALWAYS
    return {name: channel(desk, person, random.Random(f"{seed} {name}")) for name, channel in channels.items()}


def say(desk: Desk, person: int, action: actions.Action) -> bytes:
    """How the table answers an action; what it would do is not done."""
    try:
        if isinstance(action, actions.Try):
            return encode(now(visit.answer(desk.house, desk.live, person, action)).preview)
        if isinstance(action, actions.Throw):
            need_throw(desk.table, person)
            return b""
        return encode([sent_of(entry) for entry in decide(desk.table, person, action, desk.live.present)])
    except Refused as refused:
        return encode(Refusal.of(refused))


def sent_of(entry: entries.LogEntry) -> entries.LogEntry:
    """An entry without the digest of the true position, which stays in the log."""
    return msgspec.structs.replace(entry, digest="") if isinstance(entry, Played) else entry


def is_asked(desk: Desk, person: int) -> bool:
    turn = desk.table.match.state.to_move
    return turn != CHANCE and desk.table.company.plays(person, turn)


def moves_for(desk: Desk, person: int) -> list[str]:
    return desk.table.match.moves() if is_asked(desk, person) else []


def touches(desk: Desk, person: int) -> int:
    """Who has to wait is told the same whatever it touches."""
    return 2 * TOUCHES if is_asked(desk, person) else 2


@cache
def things(game: Game) -> list[str]:
    """All that can be touched: places, and the steps of the moves of a few games."""
    found = dict.fromkeys(place.id for place in stage_of(game).places)
    for seed in range(3):
        match = game.start(seed=seed)
        for _ in range(60):
            if match.to_move == "chance":
                match.draw()
            elif match.to_move != "over":
                found |= dict.fromkeys(step for offer in offers(match) for step in offer.path)
                match.apply(match.numbers()[seed])
    return list(found)


def some(given: Any, dice: random.Random, most: int = TOUCHES) -> list[Any]:
    return dice.sample(list(given), min(most, len(given)))
