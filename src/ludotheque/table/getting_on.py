"""The messages about how somebody gets on."""

from typing import Literal

from msgspec import Struct

from ..store import RatingWish

Outcome = Literal["won", "level", "lost"]
Reason = Literal["first", "same", "harder", "easier"]


class Proposal(Struct, frozen=True):
    """Whom to play against next, with or without hints, and why: its words are `ui-next-WHY`."""

    level: int
    advice: bool
    why: Reason


class LevelRecord(Struct, frozen=True):
    """How often a bot of this level was met, and how often it came in behind."""

    level: int
    met: int
    beaten: int


class PlayedGame(Struct, frozen=True):
    """A game that is over. `level` is that of the strongest bot, 0 among people; `table` is "" where it is gone."""

    table: str
    ended: float
    outcome: Outcome
    place: int
    seats: int
    level: int
    scores: tuple[int, ...] = ()  # the own one, and the best of the others
    hope: int = 0  # per cent: the best chance to win that the study has seen
    blow: int = 0  # per cent of it that one stroke of chance has cost


class RatingCard(Struct, frozen=True):
    """Points, and how far off they may be; Madame Colette has 1500. `bots` are those of the five levels.

    It is provisional as long as few games count.
    """

    points: int
    spread: int
    games: int
    provisional: bool
    bots: tuple[int, ...] = ()


class GameRecord(Struct, frozen=True):
    """How somebody gets on in a game: `rank` by games won, among all `of` the house who have finished one.

    `streak` is of wins in a row until now, `longest` the best there was. `missed` is the lost game in which the study
    has seen the best chance, `unlucky` the one in which one stroke of chance has cost most.
    """

    game: str
    title: dict[str, str]
    played: int
    won: int
    level: int
    rank: int
    of: int
    streak: int
    longest: int
    levels: tuple[LevelRecord, ...]
    recent: tuple[PlayedGame, ...]  # the latest last
    proposal: Proposal
    best: PlayedGame | None = None
    missed: PlayedGame | None = None
    unlucky: PlayedGame | None = None
    rating: RatingCard | None = None


class GettingOn(Struct, frozen=True):
    """All of it. `may_rate` is whether the house has ratings at all, `wish` what the one who asks said to that."""

    games: tuple[GameRecord, ...] = ()
    may_rate: bool = False
    wish: RatingWish = ""


class WishRating(Struct, frozen=True, forbid_unknown_fields=True):
    wish: RatingWish


class Rated(Struct, frozen=True):
    """Somebody on the list of a game: `place` is 0 as long as the rating is provisional."""

    name: str
    place: int
    rating: RatingCard
    is_me: bool = False


MESSAGES = (GettingOn, WishRating, Rated, Proposal)
