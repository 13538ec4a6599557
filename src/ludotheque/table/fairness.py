"""Dice that can be checked: a secret committed to before anybody adds entropy, and told when the game is over.

The outcome at a ply is drawn by HMAC-SHA256(secret, "ENTROPY:PLY"), where ENTROPY is what the persons have stirred in,
in their order, one after the other. The house cannot choose the entropy, nobody else knows the secret, and taking a
move back does not change the next throw.
"""

import hashlib
import hmac
import secrets
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ..contract import CHANCE, BadGameFile, Match

SECRET_BYTES = 32
DIGITS = 12  # of the HMAC's hexadecimal digits: 48 bits, exact in a browser's numbers too
NOTHING = "-"  # in a file: this person has stirred nothing in


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


def ticket(secret: bytes, entropy: str, ply: int, total: int) -> int:
    digest = hmac.digest(secret, f"{entropy}:{ply}".encode(), "sha256")
    return int.from_bytes(digest[: DIGITS // 2]) % total


def pick(weights: Sequence[int], number: int) -> int:
    """The index of the first outcome whose running sum of weights is greater than the ticket."""
    for index, weight in enumerate(weights):
        number -= weight
        if number < 0:
            return index
    raise ValueError("the ticket is beyond the weights")


def outcome(match: Match, secret: bytes, entropies: Sequence[str]) -> int:
    """The number of the outcome that this secret and these entropies give at the chance node of a match."""
    numbers, weights = match.outcomes()
    return numbers[pick(weights, ticket(secret, "".join(entropies), len(match.log), sum(weights)))]


def write_entropies(entropies: Sequence[str]) -> str:
    return " ".join(entropy or NOTHING for entropy in entropies)


def read_entropies(tags: Mapping[str, str]) -> tuple[str, ...]:
    """Each person's, in order; older files have them in one piece."""
    if "entropies" in tags:
        return tuple("" if word == NOTHING else word for word in tags["entropies"].split())
    return (tags["entropy"],) if "entropy" in tags else ()


class Findings(NamedTuple):
    """What was checked and is so, and what could not be checked; a sentence each."""

    checked: tuple[str, ...]
    unchecked: tuple[str, ...]


def check_dice(match: Match, saw: str = "", sent: str = "", parts: str = "") -> Findings:
    """Compute every throw of a game again, by the rules. BadGameFile if something does not fit.

    Who was there gives what their browser kept: the commitment that it saw first, the entropy that it sent, and
    everybody's `parts` in the order told when the game began (`ab12,-,cd34`; `-` for who stirred nothing in).
    """
    tags = match.tags
    if saw and saw != tags.get("commitment"):
        raise BadGameFile("the commitment in the file is not the one that was seen before the game.")
    if sent and sent not in read_entropies(tags) and sent not in tags.get("entropy", ""):
        raise BadGameFile("the entropy that was sent is not among those in the file.")
    if parts and parts.split(",") != write_entropies(read_entropies(tags)).split():
        raise BadGameFile("the entropies in the file are not those that were told when the game began, in that order.")
    if "secret" not in tags:
        return Findings((), ("the dice: the file does not tell the secret behind them.",))
    throws, start = check_throws(match)
    sure = [f"{throws} throws follow from the secret committed to, with the weights of the rules."]
    if saw:
        sure.append("the commitment is the one that was seen.")
    if sent:
        sure.append("the entropy that was sent is in the dice.")
    if parts:
        sure.append("the entropies are those told when the game began, in that order.")
    return Findings(tuple(sure), tuple(unproved(match, start, saw, sent, parts)))


def check_throws(match: Match) -> tuple[int, int]:
    """How many throws were computed again, and from which ply on."""
    secret, promised, entropies, start = promise_of(match)
    if commitment(secret) != promised:
        raise BadGameFile("the secret behind the dice is not the one that was committed to.")
    again, throws = match.fork(0), 0
    for ply, entry in enumerate(match.log):
        if entry.seat == CHANCE and ply >= start:
            if outcome(again, secret, entropies) != entry.move:
                raise BadGameFile(f"the dice do not fit: ply {ply + 1} should not be '{entry.text}'.")
            throws += 1
        again.apply(entry.move)
    return throws, start


def promise_of(match: Match) -> tuple[bytes, str, tuple[str, ...], int]:
    """Secret, commitment, entropies, and the ply from which on they hold."""
    tags = match.tags
    try:
        secret, start = bytes.fromhex(tags["secret"]), int(tags["fair-from"])
        if 0 <= start <= len(match.log) and not tags.keys().isdisjoint({"entropies", "entropy"}):
            return secret, tags["commitment"], read_entropies(tags), start
    except (KeyError, ValueError):
        pass
    raise BadGameFile(
        "the tags about the dice are not whole: commitment, secret, entropies and fair-from belong together."
    )


def unproved(match: Match, start: int, saw: str, sent: str, parts: str) -> list[str]:
    said = []
    if not saw:
        said.append("whether the secret was committed to before the game: that knows who saw the commitment (--saw).")
    if not any(read_entropies(match.tags)):
        said.append("whether the house chose the dice: nobody else had a part in them.")
    if not sent:
        said.append("whether an entropy is what its person sent: that knows who sent it (--sent).")
    if not parts:
        said.append("whether the entropies were settled before the game: that knows who saw them then (--parts).")
    if start and any(entry.seat == CHANCE for entry in match.log[:start]):
        said.append(f"the throws of the first {start} plies: they were made before this table.")
    return said
