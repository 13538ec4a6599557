"""How visitors get on: asked of the store, told to themselves. Of others they learn how many are ahead of them."""

from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from ..bots.study import Study
from ..store import Guest, NotKept, RatingWish
from . import records, shelf
from .getting_on import GameRecord, GettingOn, Proposal, Rated
from .lobby import Lobby
from .proposing import FIRST, propose
from .records import Finished
from .refused import Refused
from .visitor import Visitor

if TYPE_CHECKING:
    from .ratings import Ratings  # not every house has what it takes to rate


class Progress:
    """`may_rate`: whether who wishes for a rating gets one in this house."""

    def __init__(self, lobby: Lobby, may_rate: bool = True):
        self.lobby, self.may_rate = lobby, may_rate
        self.ratings: dict[str, Ratings] = {}

    async def of(self, visitor: Visitor) -> GettingOn:
        """Every game that somebody has finished and that is on the shelf, the latest first."""
        visitor = await self.lobby.come_by(visitor)
        if visitor.guest is None:
            return GettingOn(may_rate=self.may_rate)
        played = records.read(await self.lobby.store.results.of(visitor.ids))
        wish: RatingWish = visitor.guest.rating if self.may_rate else ""
        names = dict.fromkeys(one.result.game for one in reversed(played) if shelf.version_of(one.result.game))
        mine = {name: [one for one in played if one.result.game == name] for name in names}
        told = [await self.record(name, visitor.guest, some) for name, some in mine.items()]
        return GettingOn(tuple(told), self.may_rate, wish)

    async def record(self, name: str, guest: Guest, played: Sequence[Finished]) -> GameRecord:
        won = sum(one.ending.is_won for one in played)
        wins = await self.lobby.store.results.wins(name)
        streak, longest = records.streaks(played)
        recent = played[-records.RECENT :]
        best, missed, unlucky = records.best(played), records.missed(played), records.unlucky(played)
        tables = await self.still_there([one for one in (*recent, best, missed, unlucky) if one])
        is_rated = self.may_rate and guest.rating != ""
        return GameRecord(
            game=name,
            title=shelf.card(name).title,
            played=len(played),
            won=won,
            level=sum(one.ending.is_level for one in played),
            rank=1 + sum(others > won for others in wins),
            of=len(wins),
            streak=streak,
            longest=longest,
            levels=records.level_records(played),
            recent=tuple(records.played_game(one, tables) for one in recent),
            proposal=propose(played, is_rated),
            best=records.played_game(best, tables) if best else None,
            missed=records.played_game(missed, tables) if missed else None,
            unlucky=records.played_game(unlucky, tables) if unlucky else None,
            rating=(await self.rated(name)).card(guest.id) if is_rated else None,
        )

    async def still_there(self, played: Sequence[Finished]) -> set[str]:
        """The tables of games that can be looked at again."""
        tables = list({one.result.table for one in played})
        return {row.table for row in await self.lobby.store.find(tables=tables, limit=None)}

    async def propose(self, visitor: Visitor, name: str) -> Proposal:
        """Whom to play a game against next; who cannot be known now is taken for a newcomer."""
        game = shelf.box(name).name
        visitor = await self.lobby.know(visitor)
        with suppress(NotKept):
            results = await self.lobby.store.results.of(visitor.ids) if visitor.guest else []
            played = records.read([result for result in results if result.game == game])
            return propose(played, self.may_rate and visitor.guest is not None and visitor.guest.rating != "")
        return FIRST

    async def wish(self, visitor: Visitor, wish: RatingWish) -> GettingOn:
        """To be rated, or not any more; what was played counts either way, and nothing of it is kept."""
        if not self.may_rate:
            raise Refused("invalid", "refused-ratings")
        return await self.of(await self.lobby.wish(visitor, wish))

    async def list(self, visitor: Visitor, name: str) -> list[Rated]:
        """Those who wish that everybody sees their rating in a game, but for whom the host has banned."""
        game = shelf.box(name).name
        if not self.may_rate:
            return []
        visitor, ratings = await self.lobby.know(visitor), await self.rated(game)
        is_banned = self.lobby.house.register.is_banned
        wished = [guest for guest in await self.lobby.store.people.listed() if guest.id in ratings.of]
        names = {guest.id: guest.name for guest in wished if not is_banned(guest.ids)}
        return [
            Rated(names[id], 0 if card.provisional else place, card, id == visitor.id)
            for place, (id, card) in enumerate(ratings.ranked(names), 1)
        ]

    async def rated(self, name: str) -> "Ratings":
        from .ratings import Ratings

        results = await self.lobby.store.results.rated(name)
        before = self.ratings.get(name) or Ratings(name)
        self.ratings[name] = ratings = await self.lobby.house.off_loop(before.after, results)
        return ratings

    async def note_study(self, table: str, study: Study) -> None:
        """The best chance that a study has seen for each seat, and what chance has cost it."""
        seats = range(len(study.points[0].chances)) if study.points else ()
        blows = study.blows or [-1.0 for _ in seats]  # none in a study of an older edition
        found = {seat: (max(point.chances[seat] for point in study.points), blows[seat]) for seat in seats}
        with suppress(NotKept):
            await self.lobby.store.results.studied(table, found)
