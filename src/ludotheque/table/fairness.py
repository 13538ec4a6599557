"""Dice that can be checked: a secret committed to before the game, entropy from every person, revealed at the end.

The outcome at a ply is drawn by HMAC-SHA256(secret, "ENTROPY:PLY"). The house cannot choose the entropy, nobody else
knows the secret, and taking a move back does not change the next throw.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from ..contract import BadGameFile, Match

SECRET_BYTES = 32
DIGITS = 12  # of the HMAC's hexadecimal digits: 48 bits, exact in a browser's numbers too


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


def ticket(secret: bytes, entropy: str, ply: int, total: int) -> int:
    digest = hmac.new(secret, f"{entropy}:{ply}".encode(), hashlib.sha256).hexdigest()
    return int(digest[:DIGITS], 16) % total


def drawn(weights: Sequence[int], number: int) -> int:
    """The index of the first outcome whose running sum of weights is greater than the ticket."""
    for index, weight in enumerate(weights):
        number -= weight
        if number < 0:
            return index
    raise ValueError("the ticket is beyond the weights")


def outcome(match: Match, secret: bytes, entropy: str) -> int:
    """The number of the outcome that this secret and this entropy give at the chance node of a match."""
    weights = match.odds()
    return match.numbers()[drawn(weights, ticket(secret, entropy, len(match.log), sum(weights)))]


def check_dice(match: Match) -> str:
    """Compute every throw of a finished game again. A sentence about it; BadGameFile if something does not fit."""
    tags = match.tags
    if "secret" not in tags:
        return ""
    try:
        secret, start, entropy = bytes.fromhex(tags["secret"]), int(tags["fair-from"]), tags["entropy"]
    except (KeyError, ValueError):
        raise BadGameFile(
            "the tags about the dice are not whole: secret, entropy and fair-from belong together."
        ) from None
    if commitment(secret) != tags.get("commitment"):
        raise BadGameFile("the secret behind the dice is not the one that was committed to.")
    again, throws = match.fork(0), 0
    for ply, entry in enumerate(match.log):
        if entry.seat < 0 and ply >= start:
            if outcome(again, secret, entropy) != entry.move:
                raise BadGameFile(f"the dice do not fit: ply {ply + 1} should not be '{entry.text}'.")
            throws += 1
        again.apply(entry.move)
    return f"{throws} throws follow from the secret committed to. "
