"""A small counter-based generator: the same numbers compiled and interpreted.

Philox (Salmon et al., 2011) on two words of 31 bits, so that no product leaves 62 bits: signed overflow
is undefined in compiled code. A generator is a row of two integers, seed and counter.
"""

from .kernel import kernel
from .memory import Ints, ints

WORD = 31
MASK = (1 << WORD) - 1
MULTIPLIER = 0x5256D193
WEYL = 0x1E3779B9
ROUNDS = 7


def generator(seed: int) -> Ints:
    rng = ints(2)
    rng[0] = seed & (MASK << WORD | MASK)
    return rng


@kernel
def next_word(rng: Ints) -> int:
    """31 bits, from the seed and the counter alone."""
    seed, left = int(rng[0]), int(rng[1]) & MASK
    rng[1] = int(rng[1]) + 1
    key, right = seed & MASK, seed >> WORD
    for _ in range(ROUNDS):
        product = left * MULTIPLIER
        left, right = (product >> WORD) ^ key ^ right, product & MASK
        key = (key + WEYL) & MASK
    return left


@kernel
def below(rng: Ints, n: int) -> int:
    """An integer from 0 to n - 1, n under 2^31."""
    return (next_word(rng) * n) >> WORD


@kernel
def pick(rng: Ints, weights: Ints, n: int) -> int:
    """An index from 0 to n - 1, each as likely as its weight says."""
    total = 0
    for i in range(n):
        total += int(weights[i])
    ticket, reached, index = below(rng, total), 0, 0
    for i in range(n):  # no branch: chance nodes are half of all plies
        reached += int(weights[i])
        index += reached <= ticket
    return index
