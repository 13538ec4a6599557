"""The kernels agree with the plain oracle, on whole games and on thousands of random positions."""

import random

import pytest

from ludotheque.games.bonactio.content import CARDS, TRACK
from ludotheque.games.bonactio.state import SQUARE_NAMES

from . import oracle
from .positions import GAME, lie, only, place

PRINTED = {card.id: (card.kind, card.amount) for card in CARDS[:106]}
STREET = {
    square.number: {"points": ("points", square.value), "move": ("to", square.value)}.get(square.kind, square.kind)
    for square in TRACK
    if square.kind != "plain"
}


def ids(match, place):
    return sorted(CARDS[card].id for card in range(len(CARDS)) if match.state.place[card] == place)


def agree(match, table, question):
    s, seats = match.state, match.seats
    assert list(s.pawn)[:seats] == table.pawn
    assert list(s.points)[:seats] == table.points
    assert (s.bank, s.dashing) == (table.bank, table.dashing)
    assert list(s.extra)[:seats] == table.extra
    assert list(s.miss)[:seats] == table.miss
    assert ids(match, 0) == sorted(table.pile)
    assert ids(match, 1) == sorted(set(table.used))
    assert sorted((s.rank[seat], seat) for seat in range(seats) if s.rank[seat]) == list(enumerate(table.arrived, 1))
    kept = [(CARDS[card].id, s.place[card] - 4) for card in s.kept if card >= 0]
    assert [[id for id, owner in kept if owner == seat] for seat in range(seats)] == table.kept
    if question is None:
        assert match.to_move == "over"
        assert match.scores == table.totals()
        return
    asked, weights = question
    assert match.to_move == ("chance" if asked is None else asked)
    told = match.odds() if asked is None else [0] * len(match.moves())
    assert dict(zip(match.moves(), told, strict=True)) == weights


def follow(match, game, table, dice, plies=10_000):
    """Answer every question at random, here and there, and compare. A heavy hand draws what moves or costs."""
    question = next(game)
    agree(match, table, question)
    for _ in range(plies):
        choices = list(question[1])
        weights = [heavy(text) or weight or 1 for text, weight in question[1].items()]
        text = dice.choices(choices, weights)[0]
        match.play(text)
        question = answer(game, text)
        agree(match, table, question)
        if question is None:
            break


def heavy(text):
    kind = PRINTED.get(text[5:], ("", 0))[0]
    return {"forward": 9, "back": 9, "give": 9, "share": 6, "loss": 4}.get(kind, 0)


def answer(game, text):
    try:
        return game.send(text)
    except StopIteration:
        return None


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("dash", ["asked", "on", "off"])
def test_whole_games(seats, dash):
    dice = random.Random(f"{seats} {dash}")
    for _ in range(3):
        blanks = [dice.choice((0, 0, dice.randint(1, 5))) for _ in range(4)]
        deck = dict(PRINTED)
        for n, (kind, amount) in enumerate(zip(("gain", "gain", "gain", "loss"), blanks, strict=True), 1):
            deck |= {f"blank-{n}": (kind, amount)} if amount else {}
        match = GAME.start(seats, dash=dash, **{f"blank-{n}": points for n, points in enumerate(blanks, 1)})
        table = oracle.Table(seats, deck, STREET, dash)
        follow(match, table.whole_game(), table, dice)
        assert match.to_move == "over"


def random_table(dice, seats):
    """Between two throws: pawns crowded or anywhere, players rich or poor with cards kept, few cards left in the pile,
    throws and turns owed, some pawns home."""
    table = oracle.Table(seats, PRINTED, STREET, dice.choice(("asked", "on", "off")))
    region = dice.choice((range(1, 60), range(1, 30), range(10, 28), range(35, 52), range(50, 60)))
    table.pawn = dice.sample(region, seats)
    for seat in table.seats:
        if dice.random() < 0.1:
            table.pawn[seat] = dice.choice((0, 60))
    if dice.random() < 0.3:
        table.arrived = dice.sample(table.seats, dice.randint(1, seats - 1))
        table.dashing = table.dash == "on"
    richest = dice.choice((2, 6, (220 + 55 * max(0, seats - 4)) // seats))
    table.points = [dice.randint(0, richest) for _ in table.seats]
    table.bank += 10 * seats - sum(table.points)
    dice.shuffle(table.pile)
    costly = [card for card in table.pile if PRINTED[card][0] in ("loss", "give")]
    for seat in table.seats:
        if seat in table.arrived:
            table.pawn[seat] = 61
        elif not table.dashing:
            table.extra[seat], table.miss[seat] = dice.choice((0, 0, 0, 1, 2)), dice.random() < 0.15
            dear = [card for card in costly if PRINTED[card][1] > table.points[seat]]
            table.kept[seat] = dear[: dice.choice((0, 0, 1, 2, 3))]
            costly = [card for card in costly if card not in table.kept[seat]]
    rest = [card for card in table.pile if not any(card in cards for cards in table.kept)]
    left = dice.choice((0, 1, 2, 5, 40, len(rest)))
    table.pile, table.used = rest[:left], rest[left:]
    return table


def lay(table, turn):
    seats = []
    for seat in table.seats:
        home = f"home {table.arrived.index(seat) + 1}" if seat in table.arrived else SQUARE_NAMES[table.pawn[seat]]
        owed = f", {table.extra[seat]} extra throws" if table.extra[seat] else ""
        missed = ", misses a turn" if table.miss[seat] else ""
        seats.append(f"{home}, {table.points[seat]} points{owed}{missed}")
    kept = [(card, seat) for seat in table.seats for card in table.kept[seat]]
    lines = [f"bank {table.bank}, dash {table.dash}, dashing {int(table.dashing)}", only(*table.pile)]
    lines += [" ".join(["kept", *(card for card, _ in kept)]), *(lie(f"kept-{seat}", card) for card, seat in kept)]
    return place(*seats, status=f"{turn} to throw", more="\n".join(lines))


@pytest.mark.parametrize("seed", range(8))
def test_positions_thrown_at_random(seed):
    dice = random.Random(seed)
    for _ in range(150):
        table = random_table(dice, dice.randint(2, 6))
        turn = dice.choice([seat for seat in table.seats if seat not in table.arrived])
        match = lay(table, turn)
        follow(match, table.game_from(turn), table, dice, plies=25)
