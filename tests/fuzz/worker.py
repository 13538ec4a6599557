"""Tries inputs one after the other, and tells its parent of each before and after: so a crash or an endless loop is
found with its input. `python -m tests.fuzz.worker GAME FOLDER KIND SEED FIRST END` or `... GAME FOLDER found FILE...`;
the folder holds the corpus, and takes the input that is being tried."""

import json
import random
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import ludotheque
from ludotheque.bots.thinking import think
from ludotheque.contract import Game
from ludotheque.contract.memory import INTERPRETED

from .strict import make_strict

if INTERPRETED:
    make_strict()  # before any game is opened

from .corpus import SUFFIX, Corpus
from .mutation import mutated, mutated_record
from .trial import SMALL, TRIALS, try_drawing

KINDS = {suffix: kind for kind, suffix in SUFFIX.items()}  # of a file of found inputs


def tell(word: str, **facts: Any) -> None:
    sys.stdout.write(json.dumps({"word": word, **facts}) + "\n")
    sys.stdout.flush()


def made(game: Game, corpus: Corpus, kind: str, seed: str, n: int) -> tuple[str, str]:
    """The n-th input of a campaign, always the same, and of which kind it is."""
    dice = random.Random(f"{game.name} {kind} {seed} {n}")
    if kind == "drawings" and n % 3 == 0:
        return "records", mutated_record(game, dice.choice(corpus.records), corpus.records, dice).hex()
    texts = corpus.drawings if kind == "drawings" else corpus.files
    return kind, mutated(dice.choice(texts), texts, corpus.words, dice)


def inputs(game: Game, corpus: Corpus, kind: str, args: list[str]) -> Iterator[tuple[str, str, str]]:
    if kind == "found":
        for name in args:
            path = Path(name)
            yield path.name, KINDS[path.suffix], path.read_text("utf-8")
    else:
        seed, first, end = args
        for n in range(int(first), int(end)):
            yield str(n), *made(game, corpus, kind, seed, n)


def main(name: str, folder: Path, kind: str, args: list[str]) -> None:
    game, corpus = ludotheque.game(name), Corpus.kept(folder / "corpus")
    warm_up(game, corpus)
    tell("ready")
    for id, what, text in inputs(game, corpus, kind, args):
        trying = {"id": id, "kind": what, "text": text}
        (folder / "current").write_text(json.dumps(trying))
        tell("trying")
        try:
            tried = TRIALS[what](game, text, random.Random(id), lambda: tell("going"))
            tell("tried", accepted=tried.accepted, plies=tried.plies, slowest=tried.slowest)
        except Exception:
            tell("fault", why=traceback.format_exc(limit=-6), **trying)
    tell("end")


def warm_up(game: Game, corpus: Corpus) -> None:
    """Compile before anybody looks at the clock."""
    for n in range(0, len(corpus.drawings), 12):
        try:
            try_drawing(game, corpus.drawings[n], random.Random(n), lambda: tell("going"))
        except AssertionError:  # compiling takes longer than a step may
            continue
    think(game, corpus.records[0], 1, SMALL)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), sys.argv[3], sys.argv[4:])
