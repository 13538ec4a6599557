"""Hands that are imagined after a proof, held against every way in which the cards can have been drawn."""

from collections import Counter
from itertools import count, permutations

import numpy as np
import pytest

from ludotheque.contract import ints
from ludotheque.contract.hands import WHOLE, deal_hands, lay_from, least_older, prove_absent
from ludotheque.contract.rng import generator

BOX = (3, 2, 3)  # cards of the kinds 0, 1 and 2
WORLDS = 20_000

# What happens to the hands of two seats: a card is drawn, a kind is laid, a mask of kinds is proved to be absent.
STORIES = {
    "nothing proved": "0 draw, 0 draw, 1 draw, 0 lay 0",
    "a proof": "0 draw, 0 draw, 1 draw, 0 prove 4",
    "a card drawn since": "0 draw, 0 draw, 0 prove 4, 0 draw, 1 draw",
    "a card laid that may be older or newer": "0 draw, 0 draw, 0 prove 4, 0 draw, 0 lay 0, 0 draw",
    "a card laid that is newer for sure": "0 draw, 0 draw, 0 prove 4, 0 draw, 0 draw, 0 lay 2, 1 draw",
    "two proofs, nothing drawn between": "0 draw, 0 draw, 0 prove 4, 0 prove 2, 0 draw, 1 draw",
    "two hands alike": "0 draw, 0 draw, 1 draw, 1 draw, 0 prove 4, 1 prove 4, 0 draw",
    "two hands apart": "0 draw, 0 draw, 1 draw, 0 prove 4, 1 prove 2, 1 draw, 0 draw",
    "apart, and cards laid": "0 draw, 1 draw, 0 prove 4, 1 prove 1, 0 draw, 1 draw, 0 lay 0, 1 lay 2, 0 draw",
}


def steps(story):
    for step in story.split(", "):
        seat, word, *value = step.split()
        yield int(seat), word, int(*value)


def kept(story):
    """What the record knows after a story: hand sizes, absent kinds, older cards, and the pool of cards not seen."""
    held, absent, older, pool = [0, 0], np.zeros(2, np.int16), np.zeros((2, 7), np.int32), ints(3)
    pool[:] = BOX
    for seat, word, value in steps(story):
        if word == "draw":
            held[seat] += 1
        elif word == "prove":
            prove_absent(absent, older, seat, held[seat], value)
        else:
            if absent[seat]:
                lay_from(absent, older, seat, held[seat], value)
            held[seat] -= 1
            pool[value] -= 1
    return np.array(held), absent, older, pool


def imagined(story, seed):
    held, absent, older, pool = kept(story)
    hands = np.zeros((2, 3), np.int8)
    deal_hands(hands, held, absent, older, pool, 2, -1, generator(seed))
    return tuple(map(tuple, hands.tolist()))


def every_way(story):
    """How many ways of drawing the cards lead to each pair of hands. A card that is laid is the first of its kind."""
    cards = [(kind, n) for kind, many in enumerate(BOX) for n in range(many)]
    ways = Counter()
    for drawn in permutations(cards, story.count("draw")):
        if hands := hands_of(story, iter(drawn)):
            ways[hands] += 1
    return ways


def hands_of(story, drawn):
    hands, laid = ([], []), {kind: count() for kind in range(3)}
    for seat, word, value in steps(story):
        if word == "draw":
            hands[seat].append(next(drawn))
        elif word == "prove":
            if any(value >> kind & 1 for kind, _ in hands[seat]):
                return None
        else:
            card = value, next(laid[value])
            if card not in hands[seat]:
                return None
            hands[seat].remove(card)
    return tuple(tuple(sum(kind == each for each, _ in hand) for kind in range(3)) for hand in hands)


@pytest.mark.parametrize("story", STORIES.values(), ids=STORIES)
def test_every_way_that_fits_is_as_likely(story):
    ways, found = every_way(story), Counter(imagined(story, seed) for seed in range(WORLDS))
    assert set(found) <= set(ways)
    expected = {hands: WORLDS * number / ways.total() for hands, number in ways.items()}
    distance = sum((found[hands] - mean) ** 2 / mean for hands, mean in expected.items())
    freedom = len(ways) - 1
    assert distance < freedom + 4 * (2 * freedom) ** 0.5 + 4  # four deviations


def test_what_is_known_ends_with_the_last_older_card():
    _, absent, older, _ = kept("0 draw, 0 prove 4, 0 lay 0, 0 draw")
    assert absent[0] == 0
    assert not older.any()


def test_how_many_cards_are_older_adds_up():
    _, _, older, _ = kept("0 draw, 0 draw, 0 draw, 0 prove 4, 0 draw, 0 draw, 0 lay 0, 0 lay 1, 0 lay 2")
    assert WHOLE - 7 <= older[0].sum() <= WHOLE
    assert least_older(older, 0) == 1  # of five, two were laid that may be older


def test_another_proof_takes_the_place_of_one_before_the_last_draw():
    _, absent, older, _ = kept("0 draw, 0 prove 4, 0 draw, 0 prove 2")
    assert absent[0] == 2
    assert older[0, 2] == WHOLE


def test_a_record_that_no_hand_fits_is_dealt_all_the_same():
    hands, pool, older = np.zeros((2, 3), np.int8), ints(3), np.zeros((2, 7), np.int32)
    pool[2], older[0, 2] = 4, WHOLE
    deal_hands(hands, np.array([2, 1]), np.array([4, 0], np.int16), older, pool, 2, -1, generator(1))
    assert hands.tolist() == [[0, 0, 2], [0, 0, 1]]
