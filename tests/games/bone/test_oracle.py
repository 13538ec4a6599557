"""The kernels agree with the plain oracle on thousands of random positions."""

import random
from itertools import product

import pytest

from ludotheque.games.bone.box import NAMES, SQUARE_NAMES, bar_name
from ludotheque.games.bone.hints import gain_of
from ludotheque.games.bone.laid import bars, dead_squares, enclosed_bands
from ludotheque.games.bone.state import EDGES

from . import oracle
from .positions import GAME, SIDES, bands, deal, events, place

pytestmark = pytest.mark.slow


def random_table(dice):
    """Bars thrown anywhere, or crowded in a corner; no contact is asked for."""
    size = dice.choice((8, 12, 18, 18))
    lines = [squares for squares in oracle.LINES if max(squares[-1]) < size]
    box = [kind for kind in oracle.KINDS for _ in range(4)]
    dice.shuffle(box)
    table, laid = {}, []
    for squares in dice.choices(lines, k=dice.randint(1, 120)):
        if len(laid) < 40 and not any(square in table for square in squares):
            colours = box.pop()[:: dice.choice((1, -1))]
            table |= dict(zip(squares, colours, strict=True))
            laid.append((squares, colours))
    return table, laid, box


def drawing(laid):
    signs = {}
    for squares, colours in laid:
        stands = squares[0][1] == squares[1][1]
        signs |= dict(zip(squares, colours.lower() if stands else colours, strict=True))
    rows = [" ".join(signs.get((row, column), ".") for column in range(18)) for row in range(18)]
    return "\n".join(f"{number} {row}" for number, row in enumerate(rows, 1))


def named(bands):
    return {f"{oracle.name(square)} {side}" for square, side in bands}


def agree_on_table(match, table):
    assert {SQUARE_NAMES[q] for q in dead_squares(match.state)} == {oracle.name(q) for q in oracle.dead(table)}
    assert {f"{SQUARE_NAMES[q]} {SIDES[side]}" for q, side in enclosed_bands(match.state)} == named(
        oracle.closed(table, edge_of(match))
    )


def edge_of(match):
    return EDGES[match.state.edge]


def agree_on_move(match, table, placement):
    """Contacts, points and bands of a move, which is played; the points were known before."""
    seat, before = match.to_move, match.scores
    expected = oracle.enclosed(table, *placement, edge_of(match))
    assert gain_of(match.state.record, GAME.read(oracle.text(*placement))) == len(expected)
    entry = match.play(oracle.text(*placement))
    assert bands(entry) == named(expected)
    assert match.scores[seat] - before[seat] == len(expected)
    assert events(entry, "same-colour-contact")[0].count == oracle.contacts(table, *placement)
    told = [event.count for event in events(entry, "enclose")]
    assert told == [0] * (len(expected) - 1) + [len(expected)] * bool(expected)
    touching = oracle.against_edge(placement[0])
    assert [event.count for event in events(entry, "table-edge")] == [touching] * bool(touching)


@pytest.mark.parametrize("seed", range(8))
def test_tables_thrown_at_random(seed):
    dice = random.Random(seed)
    for _ in range(120):
        table, laid, box = random_table(dice)
        hand = [box.pop() for _ in range(dice.randint(0, 4))]
        status = f"to_move 0, edge {dice.choice(EDGES)}"
        match = place(drawing(laid), " ".join(hand) or "nothing", "nothing", status=status)
        assert {bar_name(*bar) for bar in bars(match.state)} == {oracle.text(*bar) for bar in laid}
        agree_on_table(match, table)
        legal = oracle.placements(table, hand)
        assert sorted(match.moves()) == (sorted(oracle.text(*placement) for placement in legal) or ["pass"])
        for placement in dice.sample(legal, min(4, len(legal))):
            agree_on_move(match.fork(), table, placement)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_whole_games(seats, seed):
    dice = random.Random(seed)
    match = deal(GAME.start(seats, seed, edge=EDGES[seed % 2]))
    table = dict(
        pair for squares, colours in oracle.bone(drawn_for_bone(match)) for pair in zip(squares, colours, strict=True)
    )
    while match.to_move != "over":
        legal = oracle.placements(table, hand_of(match, match.to_move))
        assert sorted(match.moves()) == sorted(oracle.text(*placement) for placement in legal)
        squares, colours = dice.choice(legal)
        agree_on_move(match, table, (squares, colours))
        table |= dict(zip(squares, colours, strict=True))
        agree_on_table(match, table)
        assert sum(match.scores) == len(oracle.closed(table, edge_of(match)))
        deal(match)


def hand_of(match, seat):
    return [name for kind, name in enumerate(NAMES) for _ in range(match.state.hands[seat, kind])]


def drawn_for_bone(match):
    return [entry.text[1:] for entry in match.log[-3:]]


def test_every_bone():
    for drawn in product(oracle.KINDS, repeat=3):
        match = place("", "nothing", "nothing", status=f"phase bone, first 0\nbone {drawn[0]} {drawn[1]}")
        match.play(f"+{drawn[2]}")
        assert {bar_name(*bar) for bar in bars(match.state)} == {oracle.text(*bar) for bar in oracle.bone(drawn)}
