"""The kernels agree with the plain oracle, on whole sessions and on thousands of random positions."""

import random

import pytest

from . import oracle
from .positions import GAME, drawing


def squares(row, seats):
    return {seat: row[seat] for seat in range(seats) if row[seat] != -1}


def agree(match, table):
    s, seats = match.state, match.seats
    assert (match.to_move == "over") == table.over
    assert list(s.purse)[:seats] == table.purse
    assert (s.magot, s.box, s.round) == (table.magot, table.box, table.round)
    if not table.over:
        weights = match.odds() if match.to_move == "chance" else [0] * len(match.moves())
        assert dict(zip(match.moves(), weights, strict=True)) == table.choices()
        assert match.to_move == ("chance" if table.mover() is None else table.mover())
        assert s.actor == (-1 if table.turn is None else table.turn)
    assert squares(s.start, seats) == table.start
    assert squares(s.arrival, seats) == table.arrival
    assert {square for square in s.old if square != -1} == table.old
    assert squares(s.pawn, seats) == table.pawn
    assert [seat for seat in range(seats) if s.playing >> seat & 1] == table.playing
    if table.over:
        assert match.winners == table.winners()


def follow(match, table, dice, plies):
    for _ in range(plies):
        if table.over:
            break
        choices = table.choices()
        text = dice.choices(list(choices), [weight or 1 for weight in choices.values()])[0]
        match.play(text)
        table.play(text)
        agree(match, table)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_whole_sessions(seats, seed):
    dice = random.Random(seed)
    stake, rounds = 10 * dice.randint(1, dice.choice((5, 20, 110))), dice.randint(1, 4)
    match, table = GAME.start(seats, stake=stake, rounds=rounds), oracle.Table(seats, stake, rounds)
    agree(match, table)
    follow(match, table, dice, 10_000)
    assert table.over


def random_table(dice, seats):
    """In the middle of a round: tokens crowded or anywhere, pawns on them, on places of exile or anywhere, all purses
    or some nearly empty, now and then a seat that sits out and a last throw."""
    table = oracle.Table(seats, dice.choice((10, 50, 130, 200)), dice.randint(1, 3))
    table.round = dice.randint(1, table.rounds)
    out = [seat for seat in range(seats) if seats > 2 and dice.random() < 0.1][: seats - 2]
    table.playing = [seat for seat in range(seats) if seat not in out]
    first = dice.choice(table.playing)
    table.contenders, table.order = [], [first, *table.after(first)]
    region = dice.choice((range(70), range(24), range(46, 70)))
    tokens = dice.sample([square for square in region if square not in oracle.EXILE], 2 * len(table.playing))
    rich = dice.random() < 0.5
    table.purse = [10 * dice.randint(0, 60 if rich else 9) for _ in range(seats)]
    table.magot = table.stake * len(table.playing)
    table.box = 4400 - table.magot - sum(table.purse)
    for seat in table.playing:
        table.start[seat], table.arrival[seat] = tokens.pop(), tokens.pop()
    for seat in table.playing:
        free = [q for q in region if q not in [*table.arrival.values(), *table.pawn.values()]]
        table.pawn[seat] = dice.choice((6, 63, dice.choice(free), dice.choice(free)))
    table.turn = dice.choice(table.playing)
    table.throws = dice.choice((0, 1000, 1990, 1999))
    return table


def drawn(table):
    seats = range(len(table.purse))
    board = " ".join(
        f"{kind} " + " ".join(str(row.get(seat, "-")) for seat in seats)
        for kind, row in (("D", table.start), ("A", table.arrival), ("pawns", table.pawn))
    )
    facts = f"round {table.round} of {table.rounds}, stake {table.stake}, throws {table.throws}"
    out = tuple(seat for seat in seats if seat not in table.playing)
    return GAME.position(drawing(board, f"{table.turn} to throw", tuple(table.purse), facts, out))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_random_positions(seats, seed):
    dice = random.Random(seed)
    for _ in range(300):
        table = random_table(dice, seats)
        match = drawn(table)
        agree(match, table)
        follow(match, table, dice, 12)
