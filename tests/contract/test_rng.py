"""The generator: same numbers everywhere, and they look like chance."""

from collections import Counter
from itertools import pairwise

import pytest

from ludotheque.contract import ints
from ludotheque.contract.rng import EVEN, below, generator, next_word, next_words, pick


def test_known_numbers():
    rng = generator(7)
    assert [below(rng, 6) for _ in range(12)] == [2, 5, 1, 5, 2, 1, 1, 2, 1, 2, 3, 5]


def chi_square(counts, expected):
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.parametrize("seed", [0, 1, 7, 1 << 40])
def test_dice_are_fair(seed):
    rng = generator(seed)
    counts = Counter(below(rng, 6) for _ in range(60_000))
    assert chi_square(counts.values(), 10_000) < 25  # five degrees of freedom: beaten once in 7,000


def test_neighbouring_seeds_are_strangers():
    counts = Counter(below(generator(seed), 64) for seed in range(64_000))
    assert chi_square(counts.values(), 1_000) < 115


def test_pairs_are_independent():
    rng = generator(3)
    words = [next_word(rng) >> 28 for _ in range(64_001)]
    counts = Counter(pairwise(words))
    assert chi_square(counts.values(), 1_000) < 115


def test_weights_are_kept():
    weights = ints(3)
    weights[0], weights[1], weights[2] = 1, 0, 3
    rng = generator(5)
    counts = Counter(pick(rng, weights, 3, 4) for _ in range(40_000))
    assert counts[1] == 0
    assert chi_square([counts[0], counts[2] / 3], 10_000) < 15


def test_even_weights_need_not_be_written():
    ones, none, tickets = ints(6), ints(0), generator(5)
    for i in range(6):
        ones[i] = 1
    rng = generator(5)
    assert [pick(rng, none, 6, EVEN) for _ in range(50)] == [pick(tickets, ones, 6, 6) for _ in range(50)]


def test_many_words_at_a_time_are_the_same_words():
    one_by_one, together, words = generator(11 << 33), generator(11 << 33), ints(70)
    for _ in range(3):
        next_words(together, words)
        assert words.tolist() == [next_word(one_by_one) for _ in range(70)]
    assert next_word(together) == next_word(one_by_one)
