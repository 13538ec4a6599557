"""A law: people come and go, act and disagree at random, and there is always somebody who can go on."""

import asyncio
import random
from contextlib import AsyncExitStack

import pytest

import ludotheque
from ludotheque.bots.choosing import legal_moves
from ludotheque.table import actions, bot_moves, entries, question
from ludotheque.table.acting import act
from ludotheque.table.decisions import decide
from ludotheque.table.loading import fold, read
from ludotheque.table.refused import Refused
from ludotheque.table.rights import need_throw

from .houses import house, join, open_table

pytestmark = pytest.mark.anyio

STEPS = 250
SEEDS = range(5)
OPTIONS = {"jonques": {"turn_cap": "50"}, "magot": {"rounds": "1"}}
NAMES = ("Bea", "Cleo", "Dora", "Eve", "Flora")
REMATCH = actions.Rematch()
SPEEDS = ("hand", "walk", "run", "hurry")


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """Bots that do not think."""

    def choose(game, world, seed, level, stop, seconds):
        return random.Random(seed).choice(legal_moves(game, world))

    monkeypatch.setattr(bot_moves, "choose", choose)


class Walk:
    """One table, and people who stumble around it."""

    def __init__(self, here, id, choice):
        self.here, self.id, self.choice = here, id, choice
        self.doors = {}  # by person, of those who are there

    @property
    def live(self):
        return self.here.lives[self.id]

    @property
    def table(self):
        return self.live.table

    async def step(self):
        if self.choice.random() < 0.2:
            return await self.come_or_go()
        if any(seat.kind == "person" and seat.person < 0 for seat in self.table.company.seats):
            return await self.sit_down()
        return await self.act(self.choice.randrange(len(self.table.company.people)))

    async def come_or_go(self):
        person = self.choice.randrange(len(self.table.company.people))
        if person in self.doors and self.choice.random() < 0.5:
            return None
        if person in self.doors:
            return await self.doors.pop(person).aclose()
        self.doors[person] = door = AsyncExitStack()
        return await door.enter_async_context(self.here.look(self.live, person))

    async def sit_down(self):
        await join(self.here, self.id, NAMES[len(self.table.company.people)])

    async def act(self, person):
        """Something that somebody may do, or may not."""
        action = self.idea(person)
        before, owned = self.table.seq, [seat.person for seat in self.table.company.seats]
        hand, undo = self.table.hand, self.table.undo
        others = self.table.company.players - self.live.away(self.here.absence) - {person}
        try:
            await act(self.here, self.id, person, action)
        except Refused:
            return
        for happened in self.table.history[before : before + 2]:  # the house may have gone on meanwhile
            match happened.entry:
                case entries.Said(who) | entries.UndoAsked(who) | entries.UndoAnswered(who) | entries.Paced(who):
                    assert who == person
                case entries.HandAsked(who) | entries.HandAnswered(who) | entries.Stirred(who):
                    assert who == person
                case entries.Resigned(seat) | entries.Taken(seat) | entries.Advised(seat):
                    assert owned[seat] == person
                case entries.Played(seat) if isinstance(action, actions.Move) and happened.seq == before + 1:
                    assert owned[seat] == person
                case entries.Handed(seat) if isinstance(action, actions.Resign) and happened.seq == before + 1:
                    assert owned[seat] == person
                case entries.Handed(seat) if isinstance(action, actions.HandSeat):
                    assert not others and seat == action.seat
                case entries.Handed(seat) if isinstance(action, actions.AnswerHand):
                    assert hand is not None and hand.seat == seat
                case entries.TakenBack() if isinstance(action, actions.AnswerUndo):
                    assert undo is not None

    def idea(self, person):
        """Mostly of a kind that is allowed, each as likely as the others; giving up and the like are rare."""
        if self.table.state == "over" or self.choice.random() < 0.1:
            resigning = [actions.Resign(), actions.Resign(self.choice.randrange(len(self.table.company.seats)))]
            return self.choice.choice(
                [*resigning, actions.Chat("hm"), actions.Pace(self.choice.choice(SPEEDS)), REMATCH]
            )
        ways = self.ways_on(person)
        if self.choice.random() < 0.8:
            ways = [way for way in ways if self.may(person, way)] or ways
        kind = self.choice.choice(sorted({type(way).__name__ for way in ways}))
        return self.choice.choice([way for way in ways if type(way).__name__ == kind])

    def ways_on(self, person):
        """All that may bring the game on."""
        match, seats = self.table.match, range(len(self.table.company.seats))
        moves = [actions.Move(text) for text in match.moves()[:3]] if match.state.to_move >= 0 else []
        return [
            *moves,
            actions.Stir(f"{person:032x}"),
            actions.Throw(),
            actions.AskUndo(),
            *(actions.AnswerUndo(agree) for agree in (True, False)),
            *(actions.AnswerHand(agree) for agree in (True, False)),
            actions.Withdraw(),
            *(actions.HandSeat(seat) for seat in seats),
            *(actions.TakeSeat(seat) for seat in seats),
        ]

    def may(self, person, action):
        try:
            if isinstance(action, actions.Throw):
                need_throw(self.table, person)
            else:
                decide(self.table, person, action, self.live.present, self.live.away(self.here.absence))
        except Refused:
            return False
        return True

    def check(self):
        """Somebody who is there can bring the game on, or the house does; so too before it has begun."""
        is_full = all(seat.kind == "bot" or seat.person >= 0 for seat in self.table.company.seats)
        if self.table.state not in ("open", "running") or not is_full or not self.doors:
            return
        if self.here.driver.next_step(self.live) not in ("", "wait"):
            return
        does = [
            (person, action)
            for person in self.doors
            for action in self.ways_on(person)
            if not isinstance(action, actions.AskUndo) and self.may(person, action)
        ]
        assert does, (self.table.turn, self.table.company.seats, self.doors.keys())

    async def check_fold(self):
        """Nothing is but what the log says."""
        again = fold(self.id, read((await self.here.store.read(self.id))[: self.table.seq]))
        assert shape(again) == shape(self.table)


def shape(table):
    questions = [question and vars(question) for question in (table.undo, table.hand)]
    sitting = (
        table.company.seats,
        table.company.people,
        table.speed,
        table.resigned,
        table.secret,
        table.rematch,
        table.version,
    )
    return bytes(table.match.state), sitting, questions, table.identities.standing, table.history


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", ludotheque.games())
async def test_there_is_always_a_way_on(name, seed):
    await walk_around(name, seed)


async def test_a_bot_that_stands_in_unasked_is_noticed(monkeypatch):
    def hand_at_once(table, person, seat, present, away):
        return [entries.HandAsked(person, seat), entries.Handed(seat)]

    monkeypatch.setattr(question, "ask_hand", hand_at_once)
    with pytest.raises(AssertionError):
        for seed in SEEDS:
            await walk_around("bone", seed)


async def walk_around(name, seed):
    choice, game = random.Random(seed), ludotheque.game(name)
    seats = min(choice.choice([2, 3, 4, 4]), game.seats[1])
    kinds = ["me", *choice.choices(["friend", "here", "bot"], [4, 1, 1], k=seats - 1)]
    async with house() as here:
        id, _ = await open_table(here, *kinds, game=game, options=OPTIONS.get(name))
        walk = Walk(here, id, choice)
        for _ in range(STEPS):
            await walk.step()
            walk.check()
            await asyncio.sleep(0)
            walk.check()
            if walk.table.rematch:
                walk.doors.clear()
                walk.id = walk.table.rematch
            if choice.random() < 0.1:
                await walk.check_fold()
        await walk.check_fold()
