"""Hidden hands: what a move proves about them, and hands imagined that fit it.

Who drifts or passes shows everybody that its hand holds none of some kinds. From then on there are older cards, of
none of these kinds, and newer ones, drawn since. Of a card that is laid nobody sees whether it was older or newer,
unless its kind tells; so a record keeps for every seat the kinds (`absent`, a mask) and, by number, how likely it is
that so many older cards are left (`older`): any card of the hand may have been the one laid, each as likely. A later
proof of other kinds takes the place of an earlier one if cards were drawn in between.
"""

from typing import Any

from .kernel import inlined, kernel
from .memory import Ints
from .rng import below

WHOLE = 1 << 20  # what the numbers of `older` add up to, but for rounding
TRIES = 10_000  # a record that no hand fits is nobody's fault but its drawer's


@kernel
def prove_absent(absent: Ints, older: Any, seat: int, held: int, kinds: int) -> None:
    """Everybody sees that a hand of so many cards holds none of some kinds."""
    if held >= older.shape[1] or kinds == 0:
        return
    if least_older(older, seat) == held:  # nothing was drawn since the last proof
        kinds |= absent[seat]
    absent[seat] = kinds
    for n in range(older.shape[1]):
        older[seat, n] = 0
    older[seat, held] = WHOLE
    forget_if_none(absent, older, seat)


@kernel
def lay_from(absent: Ints, older: Any, seat: int, held: int, kind: int) -> None:
    """A card is laid from a hand of so many: a newer one if its kind was absent, else any."""
    total, is_newer = 0, absent[seat] >> kind & 1
    for n in range(older.shape[1]):
        weight = older[seat, n] * max(0, held - n)
        if not is_newer and n + 1 < older.shape[1]:
            weight += older[seat, n + 1] * (n + 1)
        older[seat, n] = weight
        total += weight
    for n in range(older.shape[1]):
        older[seat, n] = older[seat, n] * WHOLE // max(1, total)
    forget_if_none(absent, older, seat)


@kernel
def forget_if_none(absent: Ints, older: Any, seat: int) -> None:
    """Once no older card can be left, nothing is known any more."""
    for n in range(1, older.shape[1]):
        if older[seat, n]:
            return
    older[seat, 0] = 0
    absent[seat] = 0


@kernel
def least_older(older: Any, seat: int) -> int:
    """How many cards of a hand are older ones for sure."""
    for n in range(older.shape[1]):
        if older[seat, n]:
            return n
    return 0


@kernel
def deal_hands(
    hands: Any, held: Ints, absent: Ints, older: Any, pool: Ints, seats: int, viewer: int, rng: Ints
) -> None:
    """Deals the hands that a viewer does not see from a pool, by kind; every way that fits is as likely."""
    for _ in range(TRIES):
        if deal_older(hands, absent, older, pool, seats, viewer, rng):
            break
        take_back(hands, pool, seats, viewer)
    for seat in range(seats):
        if seat != viewer:
            for _ in range(held[seat] - hand_size(hands, seat, len(pool))):
                give(hands, pool, seat, 0, below(rng, fitting(pool, 0)))


@kernel
def deal_older(hands: Any, absent: Ints, older: Any, pool: Ints, seats: int, viewer: int, rng: Ints) -> bool:
    """Deals the older cards: those that are there for sure, then as many more as chance says. False, if that has to be
    tried again: ways that leave less to choose from must come less often."""
    for seat in range(seats):
        if seat != viewer and absent[seat]:
            most = most_fitting(hands, absent, pool, seat, viewer)
            for n in range(least_older(older, seat)):
                ticket = below(rng, most - n)
                if ticket >= fitting(pool, absent[seat]):
                    return False
                give(hands, pool, seat, absent[seat], ticket)
    for seat in range(seats):
        if seat != viewer and absent[seat]:
            for _ in range(drawn_older(older, seat, rng) - least_older(older, seat)):
                kind = kind_at(pool, 0, below(rng, fitting(pool, 0)))
                if absent[seat] >> kind & 1:
                    return False
                hands[seat, kind] += 1
                pool[kind] -= 1
    return True


@kernel
def most_fitting(hands: Any, absent: Ints, pool: Ints, seat: int, viewer: int) -> int:
    """How many cards a seat might have had to choose from, whatever those before it happened to get."""
    most = fitting(pool, absent[seat])
    for other in range(seat):
        if other != viewer and absent[other] and absent[other] & absent[seat] != absent[seat]:
            for kind in range(len(pool)):
                if not absent[seat] >> kind & 1:
                    most += hands[other, kind]
    return most


@kernel
def drawn_older(older: Any, seat: int, rng: Ints) -> int:
    """How many cards of a hand are older ones, by lot."""
    total = 0
    for n in range(older.shape[1]):
        total += older[seat, n]
    ticket = below(rng, total)
    for n in range(older.shape[1]):
        if ticket < older[seat, n]:
            return n
        ticket -= older[seat, n]
    return 0


@inlined
def fitting(pool: Ints, absent: int) -> int:
    """The cards of a pool that are none of some kinds."""
    count = 0
    for kind in range(len(pool)):
        if not absent >> kind & 1:
            count += pool[kind]
    return count


@inlined
def kind_at(pool: Ints, absent: int, ticket: int) -> int:
    """The kind of one of them."""
    for kind in range(len(pool)):
        if not absent >> kind & 1:
            if ticket < pool[kind]:
                return kind
            ticket -= pool[kind]
    return 0


@inlined
def give(hands: Any, pool: Ints, seat: int, absent: int, ticket: int) -> None:
    kind = kind_at(pool, absent, ticket)
    hands[seat, kind] += 1
    pool[kind] -= 1


@inlined
def hand_size(hands: Any, seat: int, kinds: int) -> int:
    size = 0
    for kind in range(kinds):
        size += hands[seat, kind]
    return size


@kernel
def take_back(hands: Any, pool: Ints, seats: int, viewer: int) -> None:
    for seat in range(seats):
        if seat != viewer:
            for kind in range(len(pool)):
                pool[kind] += hands[seat, kind]
                hands[seat, kind] = 0


def check_proofs(hands: Any, held: Ints, absent: Ints, older: Any) -> None:
    """ValueError unless what was proved about every hand is true of it."""
    kinds, most = hands.shape[1], older.shape[1]
    for seat in range(len(held)):
        chances = [older[seat, n] for n in range(most)]
        fitting = sum(hands[seat, kind] for kind in range(kinds) if not absent[seat] >> kind & 1)
        if any(chances) != any(chances[1:]) or any(chances) != bool(absent[seat]) or sum(chances) > WHOLE:
            raise ValueError(f"what is known of the hand of seat {seat} is no proof.")
        if any(chances[held[seat] + 1 :]) or (any(chances) and not any(chances[: fitting + 1])):
            raise ValueError(f"seat {seat} does not hold what it has proved to hold.")
