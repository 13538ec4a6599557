"""Sound drawings, files and records of a game, for mutations to begin from: positions of random games."""

import random
from pathlib import Path

import msgspec

from ludotheque.contract import Game, Match
from ludotheque.contract.seal import FORMAT, sealed
from ludotheque.testing import random_options

GAMES, PER_GAME = 12, 6
FILE_PLIES = 40
SUFFIX = {"drawings": ".drawing", "files": ".ludo", "records": ".record"}  # of files of found inputs, by kind


def resealed(text: str) -> str:
    """A mutated file, sealed again and without digests of states, so that it has to be read to its end."""
    first, *lines = text.split("\n")
    blank = lines.index("") if "" in lines else len(lines)
    end = next((n for n in range(blank, len(lines)) if lines[n].startswith("= ")), None)
    if first != f"ludo {FORMAT}" or end is None:
        return text
    moves = [line for line in lines[blank + 1 : end] if not line.startswith("#")]
    return sealed(lines[:blank], moves, {}, lines[end])


class Corpus(msgspec.Struct):
    drawings: tuple[str, ...]
    files: tuple[str, ...]
    records: tuple[bytes, ...]
    words: tuple[str, ...]  # of all drawings and files

    def keep(self, path: Path) -> None:
        path.write_bytes(msgspec.json.encode(self))

    @classmethod
    def kept(cls, path: Path) -> "Corpus":
        return msgspec.json.decode(path.read_bytes(), type=cls)


def corpus_of(game: Game) -> Corpus:
    positions = [match for seed in range(GAMES) for match in visited(game, seed)]
    drawings = tuple(str(match) for match in positions)
    files = tuple(cut(match, n).save() for n, match in enumerate(positions))
    words = tuple(sorted({word for text in drawings + files for word in text.split()}))
    return Corpus(drawings, files, tuple(bytes(match.state) for match in positions), words)


def cut(match: Match, n: int) -> Match:
    """A game that a file can hold in few lines: from the beginning, or from a drawn position on."""
    if n % 2:
        return match.fork(min(FILE_PLIES, len(match.log)))
    drawn = match.game.position(str(match), n)
    play_at_random(drawn, random.Random(n), FILE_PLIES)
    return drawn


def visited(game: Game, seed: int) -> list[Match]:
    """Some positions of one random game, its end among them."""
    dice = random.Random(f"{game.name} {seed}")
    seats = dice.randint(*game.seats)
    match = game.start(seats, seed, **random_options(game, seats, dice))
    play_at_random(match, dice, game.most_plies)
    plies = {len(match.log), *(dice.randrange(len(match.log)) for _ in range(PER_GAME - 2)), dice.randrange(30)}
    return [match.fork(ply) for ply in sorted(plies)]


def play_at_random(match: Match, dice: random.Random, plies: int) -> None:
    for _ in range(plies):
        if match.to_move == "over":
            return
        match.apply(dice.choice(match.numbers()))
