"""Turns: who asks for much waits for itself."""

import asyncio

import pytest

from ludotheque.table.turns import Crowded, Turns

pytestmark = pytest.mark.anyio


class Queue:
    """People who take turns and hold them until told."""

    def __init__(self, *numbers):
        self.turns, self.served, self.tasks = Turns(*numbers), [], []

    async def ask(self, visitor):
        task = asyncio.create_task(self.turns.take(visitor))
        task.add_done_callback(lambda task: task.cancelled() or task.exception() or self.served.append(visitor))
        self.tasks.append(task)
        await self.settle()
        return task

    async def leave(self, visitor):
        self.turns.give_back(visitor)
        await self.settle()

    async def settle(self):
        for _ in range(5):
            await asyncio.sleep(0)


async def test_visitors_are_served_by_turns():
    queue = Queue(9, 1, 9, 9)
    for visitor in ("greedy", "greedy", "greedy", "greedy", "ada", "bea", "ada"):
        await queue.ask(visitor)
    while queue.turns.busy:
        await queue.leave(queue.served[-1])
    assert queue.served == ["greedy", "greedy", "ada", "bea", "greedy", "ada", "greedy"]
    assert not queue.turns.queues


async def test_one_visitor_never_has_all():
    queue = Queue(2, 3, 9, 9)
    for visitor in ("greedy",) * 5 + ("ada", "bea"):
        await queue.ask(visitor)
    assert queue.served == ["greedy", "greedy", "ada"]
    await queue.leave("greedy")
    assert queue.served[3:] == ["greedy"]  # it has waited longest, and has but one
    await queue.leave("greedy")
    assert queue.served[4:] == ["bea"]


async def test_too_many_who_wait_are_told_at_once():
    queue = Queue(1, 1, 2, 3)
    asked = [await queue.ask(visitor) for visitor in ("greedy",) * 4 + ("ada", "bea")]
    assert [task.done() and bool(task.exception()) for task in asked] == [False, False, False, True, False, True]
    crowded = [asked[3].exception(), asked[5].exception()]
    assert [(type(one), one.of_one) for one in crowded] == [(Crowded, True), (Crowded, False)]


async def test_who_goes_away_takes_no_turn():
    queue = Queue(1, 1, 9, 9)
    _, impatient, patient = [await queue.ask("ada") for _ in range(3)]
    impatient.cancel()
    await queue.leave("ada")
    assert impatient.cancelled() and patient.done()
    called = await queue.ask("ada")
    queue.turns.give_back("ada")
    called.cancel()  # in the moment in which it was called
    await queue.settle()
    assert not queue.turns.busy and not queue.turns.queues
    await queue.ask("bea")
    assert queue.served[-1] == "bea"
