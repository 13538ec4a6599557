"""A position set up for a reader, as a game's TOML files write it: drawn or played to, with words in every language."""

from copy import deepcopy

from msgspec import Struct

from ..contract import NOBODY, Entry, Game, Match
from .identity import Identities
from .nodes import Frame, Mark
from .show import frame, scene_of


class Texts(Struct, forbid_unknown_fields=True):
    """A text in each language of the house."""

    fr: str
    en: str

    @property
    def by_language(self) -> dict[str, str]:
        return {"fr": self.fr, "en": self.en}


class Setting(Texts):
    """Without a position it begins as a game does, with so many seats. A `seat` sees it, or a spectator."""

    seats: int = 0
    position: str = ""
    options: dict[str, str | int] = {}
    moves: tuple[str, ...] = ()
    seat: int = NOBODY
    marks: tuple[Mark, ...] = ()


class Tabletop:
    """A match that is set up and played on for somebody who looks on: pieces keep their ids."""

    def __init__(self, game: Game, setting: Setting):
        self.match = begun(game, setting)
        self.identities = Identities(scene_of(game).pieces(self.match.state))

    def fork(self) -> "Tabletop":
        return deepcopy(self)

    def play(self, move: str) -> Entry:
        entry = self.match.play(move)
        self.identities.move(scene_of(self.match.game).motions(entry))
        return entry

    def frame(self, seat: int) -> Frame:
        return frame(self.match, seat, self.identities)


def begun(game: Game, setting: Setting) -> Match:
    options = dict(setting.options)
    if setting.position:
        return Match.drawn(game, setting.position, seed=0, options=options)
    return game.start(setting.seats or game.seats[0], seed=0, **options)
