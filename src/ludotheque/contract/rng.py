"""A small counter-based generator: the same numbers compiled and interpreted.

Philox (Salmon et al., 2011) on two words of 31 bits, so that no product leaves 62 bits: signed overflow
is undefined in compiled code. A generator is a row of two integers, seed and counter.
"""

from .kernel import inlined, kernel
from .memory import Ints, ints

WORD = 31
MASK = (1 << WORD) - 1
MULTIPLIER = 0x5256D193
WEYL = 0x1E3779B9
ROUNDS = 7
EVEN = 0  # as the total of weights that nobody needs to write


def generator(seed: int) -> Ints:
    rng = ints(2)
    rng[0] = seed & (MASK << WORD | MASK)
    return rng


@kernel
def next_word(rng: Ints) -> int:
    """31 bits."""
    word = word_at(int(rng[0]), int(rng[1]))
    rng[1] = int(rng[1]) + 1
    return word


@kernel
def next_words(rng: Ints, words: Ints) -> None:
    """As many as there is room for: several in the time that one takes."""
    seed, counter = int(rng[0]), int(rng[1])
    for i in range(len(words)):
        words[i] = word_at(seed, counter + i)
    rng[1] = counter + len(words)


@inlined
def word_at(seed: int, counter: int) -> int:
    key, left, right = seed & MASK, counter & MASK, seed >> WORD
    for _ in range(ROUNDS):
        product = left * MULTIPLIER
        left, right = (product >> WORD) ^ key ^ right, product & MASK
        key = (key + WEYL) & MASK
    return left


@kernel
def below(rng: Ints, n: int) -> int:
    """An integer from 0 to n - 1, n under 2^31."""
    return below_by(next_word(rng), n)


@inlined
def below_by(word: int, n: int) -> int:
    return (word * n) >> WORD


@kernel
def pick(rng: Ints, weights: Ints, n: int, total: int) -> int:
    """An index from 0 to n - 1, each as likely as its weight says; if their total is EVEN, all are alike."""
    return pick_by(next_word(rng), weights, n, total)


@inlined
def pick_by(word: int, weights: Ints, n: int, total: int) -> int:
    if total == EVEN:
        return below_by(word, n)
    ticket, reached, index = below_by(word, total), 0, 0
    for i in range(n):  # no branch: chance nodes are half of all plies
        reached += int(weights[i])
        index += reached <= ticket
    return index
