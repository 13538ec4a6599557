"""Words in French and English, from Fluent files: the house's and one game's together."""

import locale
import os
import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from ..contract import LANGUAGES, NOBODY, Game
from ..contract.rulebook import SEATS_SAID
from .nodes import Say
from .scene import Scene

HOUSE = "ludotheque.scene"
BEFORE_A_VOWEL = re.compile(r"\b([Dd]|[Qq]u)e (?=[AEIOUÀÂÄÉÈÊËÎÏÔÖÛÜŒ])")


class Words:
    """The vocabulary of one language: `words("your-turn", player="Chantal")`."""

    def __init__(self, language: str, text: str):
        from fluent.runtime import FluentBundle, FluentResource  # where the client has the words, nobody needs it

        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(FluentResource(text))

    def __call__(self, message: str, **args: Any) -> str:
        pattern = self.bundle.get_message(message).value if self.bundle.has_message(message) else None
        if pattern is None:
            raise LookupError(f"{self.language}.ftl has no message {message!r}")
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"{message} in {self.language}.ftl: {errors[0]}")
        return elided(text) if self.language == "fr" else str(text)

    def say(self, said: Say, names: Sequence[str], reader: int = NOBODY) -> str:
        """A sentence of the scene, with the names of the seats in it. It may speak to the seat that reads it: `you` is
        the argument that this seat is in it, or `other`."""
        args = {key: self.argument(key, value, names, reader) for key, value in said.args.items()}
        return self(said.id, **args, you=place_in(said, reader))

    def argument(self, key: str, value: int | str | Say, names: Sequence[str], reader: int) -> int | str:
        if isinstance(value, Say):
            return self.say(value, names, reader)
        return names[int(value)] if key in SEATS_SAID else value

    def seat_names(self, seats: int) -> list[str]:
        """What the game calls its seats."""
        return [self(f"seat-{seat}") for seat in range(seats)]


def place_in(said: Say, reader: int) -> str:
    """Which of the people in a sentence its reader is."""
    return next((key for key in SEATS_SAID if reader != NOBODY and said.args.get(key) == reader), "other")


def elided(text: str) -> str:
    """French before a name: le départ d’Ada. What begins with h keeps its e."""
    return BEFORE_A_VOWEL.sub(r"\1’", text)


@cache
def words(language: str, game: Game | None = None) -> Words:
    return Words(language, house_text(language) + (game_text(language, game) if game else ""))


def house_text(language: str, package: str = HOUSE) -> str:
    return files(package).joinpath(f"{language}.ftl").read_text("utf-8")


@cache
def game_text(language: str, game: Game) -> str:
    """A game's messages as Fluent: its file, and its cards and the like."""
    scene: Scene = game.scene
    literal = str.maketrans({"\\": r"\\", '"': r"\""})
    lines = [f'{id} = {{ "{text.translate(literal)}" }}' for id, text in scene.sentences(language).items()]
    return "\n".join([house_text(language, game.package), *lines, ""])


def local_language() -> str:
    """The language of this machine if we speak it, else English."""
    said = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    language = (said or locale.getlocale()[0] or "")[:2].lower()
    return language if language in LANGUAGES else "en"
