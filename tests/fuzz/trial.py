"""One input, tried: refused by a clear error, or played on with everything that the house does with a match."""

import random
import time
from collections.abc import Callable
from typing import NamedTuple

import ludotheque
from ludotheque.bots.choosing import advise, choose
from ludotheque.bots.thinking import Budget, think
from ludotheque.contract import CHANCE, LEGAL, NOBODY, Game, LudothequeError, Match
from ludotheque.contract.memory import INTERPRETED
from ludotheque.scene import frame

from .corpus import resealed

PLIES = 50
LIMIT = 60.0 if INTERPRETED else 1.0  # seconds of the processor, for one step
SMALL = Budget(simulations=1 if INTERPRETED else 6)
ABSURD = (-(1 << 40), -1, 1 << 40)


class Tried(NamedTuple):
    accepted: bool
    plies: int
    slowest: float  # step


class Steps:
    """Tells that the trial goes on, and how long each step took."""

    def __init__(self, tell: Callable[[], None]):
        self.tell, self.slowest, self.since = tell, 0.0, time.process_time()

    def done(self, what: str) -> None:
        now = time.process_time()
        took, self.since = now - self.since, now
        self.slowest = max(self.slowest, took)
        self.tell()
        assert took < LIMIT, f"{what} took {took:.1f} s"

    def forgive(self) -> None:
        self.since = time.process_time()


def try_drawing(game: Game, drawing: str, dice: random.Random, tell: Callable[[], None]) -> Tried:
    return tried(lambda: game.position(drawing, 1), (ValueError, LudothequeError), dice, tell)


def try_file(game: Game, text: str, dice: random.Random, tell: Callable[[], None]) -> Tried:
    return tried(lambda: ludotheque.load(resealed(text)), (LudothequeError,), dice, tell)


def try_record(game: Game, record: str, dice: random.Random, tell: Callable[[], None]) -> Tried:
    return tried(lambda: opened(game, bytes.fromhex(record)), (ValueError,), dice, tell)


def opened(game: Game, record: bytes) -> Match:
    """A match at a record from outside."""
    state = game.state.from_bytes(record)
    game.check(state)
    state.ply = 0
    match = game.start(state.seats, 1)
    match.state, match.origin, match.drawing = state, bytes(state), game.draw(state)
    match.options = game.options_of(state, {})
    return match


TRIALS = {"drawings": try_drawing, "files": try_file, "records": try_record}


def tried(
    open_match: Callable[[], Match],
    refusals: tuple[type[Exception], ...],
    dice: random.Random,
    tell: Callable[[], None],
) -> Tried:
    steps = Steps(tell)
    try:
        match = open_match()
    except refusals as refusal:
        steps.done("refusing it")
        if str(refusal)[-1:] != ".":
            raise AssertionError("no sentence for people") from refusal
        return Tried(False, 0, steps.slowest)
    steps.done("opening it")
    play_on(match, dice, steps)
    return Tried(True, len(match.log), steps.slowest)


def play_on(match: Match, dice: random.Random, steps: Steps) -> None:
    for n in range(PLIES):
        if n < 4 or n % 4 == 0:
            match.game.check(match.state)
            look_at(match, dice)
            steps.done("looking at it")
        if n % 16 == 0:
            show(match)
            steps.done("showing it")
        if match.to_move == "over":
            break
        match.apply(dice.choice(match.numbers()))
    if dice.random() < 0.1:
        think_about(match, dice, steps)
    if dice.random() < 0.1:
        match.fork(dice.randrange(len(match.log) + 1))
        ludotheque.load(match.save())
        steps.done("saving and loading it")


def look_at(match: Match, dice: random.Random) -> None:
    game, rules, s = match.game, match.game.kernels, match.state
    numbers = match.numbers()
    assert bool(numbers) == (match.to_move != "over")
    assert len(match.scores) == match.seats
    if s.to_move == CHANCE:
        assert min(match.odds()) > 0
        rules.seen_by(s.record)
    top = game.move_count + game.outcome_count
    for number in {*dice.sample(numbers, min(3, len(numbers))), *ABSURD, top, dice.randrange(top)}:
        assert (rules.why_not(s.record, number) == LEGAL) == (number in numbers), f"why not {number}?"
    for seat in range(NOBODY, match.seats):
        match.hidden(seat).check()
    seat = dice.randrange(match.seats)
    game.check(match.imagine(seat, dice.randrange(1 << 30)))


def show(match: Match) -> None:
    game = match.game
    for seat in range(NOBODY, match.seats):
        frame(match, seat)
    assert [game.read(text) for text in match.moves()] == match.numbers()
    state = match.state.copy()
    state.ply = 0
    assert game.codec.parse(str(match)) == state, "its drawing is another position"


def think_about(match: Match, dice: random.Random, steps: Steps) -> None:
    if match.to_move == "over":
        return
    seed = dice.randrange(1 << 30)
    viewer = max(match.state.to_move, NOBODY)
    world = bytes(match.imagine(viewer if viewer >= 0 else 0, seed))
    think(match.game, world, seed, SMALL)
    if viewer >= 0:
        choose(match.game, world, seed, dice.choice((1, 2)), seconds=0.01)
        if dice.random() < 0.1:
            advise(match.game, world, seed, budget=SMALL)
    steps.forgive()
