"""Files of all kinds, and every single character of them changed: not one change may pass.

`make files` makes every change; the tests a dense sample. Run as a program: `python -m tests.laws.altering`.
"""

import random
import string
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from hashlib import sha256

import ludotheque
from ludotheque.contract import Game, LudothequeError, Match
from ludotheque.table.signing import HouseKey

from .shelf import random_match, short_options

SECRET = bytes(range(32))
PEOPLE = ["ab" * 8, "cd" * 16]
SIGNS = string.ascii_lowercase + string.digits + "ABZ #*=|-+.,:'\n\r\t\x0b\x1b\x85\xa0é²\u2028\u202e"
ALIKE = string.digits, string.ascii_lowercase, " \n"  # what stays readable when one takes the place of another


def finished(game: Game, seed: int) -> Match:
    return random_match(game, seed, **short_options(game))


def unfinished(game: Game, seed: int) -> Match:
    whole = finished(game, seed)
    return whole.fork(random.Random(seed).randrange(len(whole.log)))


def drawn(game: Game, seed: int) -> Match:
    """From a position drawn in the middle of a game, a little further."""
    match = game.position(str(unfinished(game, seed)), seed)
    play_on(match, seed, 25)
    return match


def played_at_a_table(game: Game, seed: int) -> Match:
    """With all that the house says about it."""
    match = finished(game, seed)
    match.tags = tags_of_a_table(match, seed) | {"fair-from": "0", "entropies": " ".join(PEOPLE)}
    return match


def forked(game: Game, seed: int) -> Match:
    """As at a table that goes on from the middle of another game, and where somebody gives up."""
    match = unfinished(game, seed)
    match.tags = tags_of_a_table(match, seed) | {"fair-from": str(len(match.log)), "entropy": "".join(PEOPLE)}
    match.tags["resigned"] = "0"
    match.notes = {"event": "Sologny, chez Zoë", "why": "what if?"}
    play_on(match, seed, 25)
    return match


KINDS = (finished, unfinished, drawn, played_at_a_table, forked)


def tags_of_a_table(match: Match, seed: int) -> dict[str, str]:
    tags = {"table": f"table{seed:05}", "commitment": sha256(SECRET).hexdigest(), "secret": SECRET.hex()}
    tags |= {"seat-0": "Zoë", "seat-1": "bot", "level-1": "3"}
    return tags | {f"text-{blank}": "Le maire danse." for blank in match.game.blanks}


def play_on(match: Match, seed: int, plies: int) -> None:
    choice = random.Random(seed)
    for _ in range(plies):
        if numbers := match.numbers():
            match.apply(choice.choice(numbers))


def files(seeds: int = 4) -> Iterator[tuple[str, str]]:
    """Their names and texts: every game, every kind, every other one signed."""
    key = HouseKey(SECRET)
    for name in ludotheque.games():
        for kind in KINDS:
            for seed in range(seeds):
                text = kind(ludotheque.game(name), seed).save()
                yield f"{name}-{kind.__name__}-{seed}", key.sign(text) if seed % 2 else text


def changes(text: str, at: int, dice: random.Random) -> Iterator[str]:
    """One character replaced by one of its kind and by any, left out, or another put before it."""
    before, here, after = text[:at], text[at : at + 1], text[at + 1 :]
    if here:
        alike = next((signs for signs in ALIKE if here in signs), SIGNS)
        for signs in {alike, SIGNS}:
            yield before + dice.choice(signs.replace(here, "")) + after
        yield before + after
    yield before + dice.choice(SIGNS) + here + after


def is_found(text: str) -> bool:
    try:
        ludotheque.load(text)
    except LudothequeError:
        return True
    return False


def unseen(text: str, positions: Iterable[int], dice: random.Random) -> tuple[int, list[str]]:
    """How many changes were made, and those that nothing shows."""
    made = [changed for at in positions for changed in changes(text, at, dice)]
    return len(made), [changed for changed in made if not is_found(changed)]


def main() -> None:
    """Every change of every file; counts them."""
    dice, count = random.Random(1), Counter[str]()
    for name, text in files():
        assert not is_found(text), name
        made, passed = unseen(text, range(len(text) + 1), dice)
        count.update(files=1, characters=len(text), changes=made, unseen=len(passed))
        print(f"{name}: {len(text)} characters, {made} changes, {len(passed)} unseen", flush=True)
    print(dict(count))
    sys.exit(bool(count["unseen"]))


if __name__ == "__main__":
    main()
