"""The generator: same numbers everywhere, and they look like chance."""

from collections import Counter
from itertools import pairwise

import pytest

from ludotheque.contract import ints
from ludotheque.contract.rng import below, generator, next_word, pick


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
    counts = Counter(pick(rng, weights, 3) for _ in range(40_000))
    assert counts[1] == 0
    assert chi_square([counts[0], counts[2] / 3], 10_000) < 15
