"""Results in a database."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

from sqlalchemy import Engine, Select, bindparam, func, select, update

from .batch import RESULTS as ADD
from .batch import fields_of, run
from .engine import is_served, reading, writing
from .results import Result
from .schema import RESULTS, VISITORS

ORDER = RESULTS.c.ended, RESULTS.c.table_id, RESULTS.c.seat
FIELDS = ("table_id", "seat", "visitor", "game", "won", "counts", "about", "ended", "hope", "blow")
PERSON = func.coalesce(VISITORS.c.became, VISITORS.c.id)
KNOWN = RESULTS.join(VISITORS, VISITORS.c.id == RESULTS.c.visitor)
SELF = VISITORS.alias("self")  # whom they became
WINS = select(func.sum(RESULTS.c.won)).select_from(KNOWN).where(RESULTS.c.game == bindparam("game")).group_by(PERSON)
RATED = (
    select(*(SELF.c.id if name == "visitor" else RESULTS.c[name] for name in FIELDS))
    .select_from(KNOWN.join(SELF, SELF.c.id == PERSON))
    .where(RESULTS.c.game == bindparam("game"), RESULTS.c.counts == 1, SELF.c.rating != "")
    .order_by(*ORDER)
)
STILL_KNOWN = (
    select(VISITORS.c.id).where(VISITORS.c.id.in_(bindparam("ids", expanding=True))).with_for_update(read=True)
)
STUDIED = (
    update(RESULTS)
    .where(RESULTS.c.table_id == bindparam("table"), RESULTS.c.seat == bindparam("number"))
    .values(hope=bindparam("best"), blow=bindparam("hardest"))
)

Aside = Callable[..., Awaitable[Any]]


class SqlResults:
    """`aside` runs a query beside the event loop."""

    def __init__(self, engine: Engine, aside: Aside):
        self._engine, self._reading, self._aside = engine, reading(engine), aside

    async def keep(self, results: Sequence[Result]) -> None:
        await self._aside(self._keep, results)

    def _keep(self, results: Sequence[Result]) -> None:
        with writing(self._engine).begin() as connection:
            known = set(connection.execute(STILL_KNOWN, {"ids": [result.visitor for result in results]}).scalars())
            rows = [fields_of(result, 0) for result in results if result.visitor in known]
            run(connection.exec_driver_sql, is_served(self._engine.url), ADD, rows)

    async def of(self, visitors: Sequence[str]) -> list[Result]:
        query = select(*(RESULTS.c[name] for name in FIELDS)).where(RESULTS.c.visitor.in_(visitors)).order_by(*ORDER)
        return list(map(result_of, await self._aside(self._read, query)))

    async def wins(self, game: str) -> list[int]:
        return [won for (won,) in await self._aside(self._read, WINS, {"game": game})]

    async def rated(self, game: str) -> list[Result]:
        return list(map(result_of, await self._aside(self._read, RATED, {"game": game})))

    async def studied(self, table: str, found: Mapping[int, tuple[float, float]]) -> None:
        said = [{"table": table, "number": n, "best": hope, "hardest": blow} for n, (hope, blow) in found.items()]
        await self._aside(self._studied, said)

    def _studied(self, said: list[dict[str, Any]]) -> None:
        with writing(self._engine).begin() as connection:
            connection.execute(STUDIED, said)

    def _read(self, query: Select[Any], given: Mapping[str, Any] | None = None) -> list[Any]:
        with self._reading.connect() as connection:
            return list(connection.execute(query, given))


def result_of(row: Any) -> Result:
    table, seat, visitor, game, won, counts, about, *rest = row
    return Result(table, seat, visitor, game, bool(won), bool(counts), bytes(about), *rest)
