"""Results of an evening."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from .people import Guest
from .results import Result


class MemoryResults:
    """`known` says whose an id is."""

    def __init__(self, known: Callable[[str], Guest | None]):
        self._known = known
        self._rows: dict[tuple[str, int], Result] = {}

    def add(self, results: Sequence[Result]) -> None:
        for result in results:
            self._rows.setdefault((result.table, result.seat), result)

    def clear(self) -> None:
        self._rows.clear()

    def leave(self, visitor: str) -> None:
        self._rows = {key: result for key, result in self._rows.items() if result.visitor != visitor}

    async def keep(self, results: Sequence[Result]) -> None:
        self.add([result for result in results if self._known(result.visitor)])

    async def of(self, visitors: Sequence[str]) -> list[Result]:
        return in_order(result for result in self._rows.values() if result.visitor in visitors)

    async def wins(self, game: str) -> list[int]:
        won: Counter[str] = Counter()
        for guest, result in self._of_game(game):
            won[guest.id] += result.won
        return list(won.values())

    async def rated(self, game: str) -> list[Result]:
        found = ((guest, result) for guest, result in self._of_game(game) if result.counts and guest.rating)
        return in_order(replace(result, visitor=guest.id) for guest, result in found)

    async def studied(self, table: str, found: Mapping[int, tuple[float, float]]) -> None:
        for seat, (hope, blow) in found.items():
            if known := self._rows.get((table, seat)):
                self._rows[table, seat] = replace(known, hope=hope, blow=blow)

    def _of_game(self, game: str) -> Iterator[tuple[Guest, Result]]:
        for result in self._rows.values():
            if result.game == game and (guest := self._known(result.visitor)):
                yield guest, result


def in_order(results: Iterator[Result]) -> list[Result]:
    return sorted(results, key=lambda result: (result.ended, result.table, result.seat))
