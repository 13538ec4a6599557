"""What the things on the table are called, and which of them somebody means by a few letters."""

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from ..scene import Frame, Piece, Stage
from ..scene.text import Speak, called


@dataclass(frozen=True)
class Thing:
    """Something to touch: its step in a path, its name, what else to say of it, what it can also be found by."""

    step: str
    name: str
    about: str = ""
    region: str = ""
    is_place: bool = False

    @property
    def full(self) -> str:
        return f"{self.name} ({self.about})" if self.about else self.name

    @property
    def found_by(self) -> str:
        return fold(f"{self.name} {self.about} {self.region}")

    def is_called(self, typed: str) -> bool:
        return fold(typed) in (fold(self.name), fold(self.full), fold(self.step))


def fold(text: str) -> str:
    """Without case, accents and punctuation: « tête d’Or » is found by `tete d or`."""
    bare = unicodedata.normalize("NFKD", text.casefold())
    return " ".join(re.findall(r"[^\W_]+|[+−-]\d+", "".join(c for c in bare if not unicodedata.combining(c))))


def is_found(typed: str, text: str) -> bool:
    """Whether each word that was typed begins a word of a folded text."""
    return all(re.search(rf"(^| ){re.escape(word)}", text) for word in fold(typed).split())


class Naming:
    """The names of all that one viewer can see in a frame."""

    def __init__(self, stage: Stage, shown: Frame, speak: Speak):
        self.speak = speak
        self.labels = {place.id: place.label for place in stage.places}
        self.here: dict[str, list[str]] = defaultdict(list)  # what is printed or stands on a place
        self.region: dict[str, str] = {}
        for item in stage.ledger:
            self.here[item.place].append(speak(item.name))
            self.region[item.place] = speak(item.group)
        for piece in shown.pieces:
            if piece.name:
                self.here[piece.place].append(called(piece, speak))
        self.buttons = {button.id: speak(button.label) for button in shown.buttons}
        self.pieces = {piece.id: piece for piece in shown.pieces if piece.id}

    def __getitem__(self, step: str) -> Thing:
        if step in self.buttons:
            return Thing(step, self.buttons[step])
        piece = self.pieces.get(step)
        if piece and piece.name:
            return Thing(step, self.speak(piece.name), self.where(piece))
        about, region = ", ".join(self.here.get(step, ())), self.region.get(step, "")
        return Thing(step, self.labels.get(step, step), about, region, step in self.labels)

    def where(self, piece: Piece) -> str:
        """The place of a piece on the board, or how many there are of it beside."""
        return self.labels.get(piece.place) or (f"× {piece.count}" if piece.count > 1 else "")

    def everything(self) -> Iterable[Thing]:
        """All that could be touched, were it allowed."""
        return (self[step] for step in (*self.buttons, *self.pieces, *self.labels))

    def named(self, typed: str) -> tuple[str, ...]:
        """The steps that a line names, as one thing or word by word; none if a word names none or several."""
        for words in ([typed], re.split(r"[\s-]+", typed.strip())):
            found = [{thing.step for thing in self.everything() if thing.is_called(word)} for word in words]
            if all(len(steps) == 1 for steps in found):
                return tuple(step for steps in found for step in steps)
        return ()
