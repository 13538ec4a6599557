"""What the store asks of a database, beside appending: short queries, each on a connection of its own."""

import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path

from sqlalchemy import Engine, bindparam, delete, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from .contract import Row, UnknownTable
from .engine import is_served, reading, writing
from .file import DatabaseFile
from .schema import CONTACTS, ENTRIES, FACTS, PICTURES, SEATS, TABLES, VISITORS

SECRET = select(TABLES.c.secret).where(TABLES.c.id == bindparam("table"))
SINCE = (
    select(ENTRIES.c.seq, ENTRIES.c.entry)
    .where(ENTRIES.c.table_id == bindparam("table"), ENTRIES.c.seq > bindparam("since"))
    .order_by(ENTRIES.c.seq)
)
KEEP_PICTURE = text(
    "INSERT INTO pictures (table_id, seq, picture) VALUES (:table, :seq, :picture)"
    " ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, picture = excluded.picture"
    " WHERE pictures.seq <= excluded.seq"
)
PICTURE = select(PICTURES.c.seq, PICTURES.c.picture).where(PICTURES.c.table_id == bindparam("table"))
ADVANCE = text(
    "INSERT INTO uptime (id, milliseconds) VALUES (1, :now) ON CONFLICT (id) DO UPDATE SET milliseconds ="
    " CASE WHEN excluded.milliseconds > uptime.milliseconds THEN excluded.milliseconds ELSE uptime.milliseconds END"
    " RETURNING milliseconds"
)
DUE = select(TABLES.c.id, TABLES.c.due).where(TABLES.c.due > 0).order_by(TABLES.c.due, TABLES.c.id)
CALLS = (
    select(TABLES.c.id, TABLES.c.awaited)
    .distinct()
    .join(VISITORS, VISITORS.c.id == TABLES.c.awaited)
    .join(CONTACTS, CONTACTS.c.visitor == func.coalesce(VISITORS.c.became, VISITORS.c.id))
    .where(TABLES.c.state == "running", TABLES.c.called == 0, TABLES.c.awaited != "", CONTACTS.c.code == "")
    .where(TABLES.c.changed >= CONTACTS.c.created, TABLES.c.changed <= bindparam("until"))
    .where(TABLES.c.id > bindparam("after"))
    .order_by(TABLES.c.id)
)
CALLED = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"), TABLES.c.awaited == bindparam("whom"))
    .where(TABLES.c.called != bindparam("now"))
    .values(called=bindparam("now"))
)
FACT = select(FACTS.c.value).where(FACTS.c.name == bindparam("name"))
LISTED = ("id", "game", "state", "created", "changed", "length", "summary", "turn", "door")
ROWS = select(*(TABLES.c[name] for name in LISTED)).order_by(TABLES.c.changed.desc(), TABLES.c.id)
UP_TO_DATE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"), TABLES.c.length == bindparam("seq"))
    .values(state=bindparam("new_state"), summary=bindparam("new_summary"))
)


STATES = select(TABLES.c.state, func.count().label("tables")).group_by(TABLES.c.state)
SIZE = text("SELECT pg_database_size(current_database())")
REDACT = (
    update(ENTRIES)
    .where(ENTRIES.c.table_id == bindparam("table"), ENTRIES.c.seq == bindparam("number"))
    .values(entry=bindparam("less"))
)
REMOVE = [delete(part).where(part.c.table_id == bindparam("table")) for part in (SEATS, PICTURES, ENTRIES)] + [
    delete(TABLES).where(TABLES.c.id == bindparam("table"))
]


class Queries:
    def __init__(self, engine: Engine):
        self._engine, self._reading = engine, reading(engine)

    def read(self, table: str, since: int) -> list[tuple[int, bytes]]:
        with self._reading.connect() as connection:
            entries = connection.execute(SINCE, {"table": table, "since": since})
            found = [(seq, entry) for seq, entry in entries]
        if not found:
            self.secret(table)  # an unknown table is not an empty one
        return found

    def secret(self, table: str) -> bytes:
        with self._reading.connect() as connection:
            found: bytes | None = connection.execute(SECRET, {"table": table}).scalar()
        if found is None:
            raise UnknownTable(table)
        return found

    def keep_summary(self, table: str, seq: int, state: str, summary: bytes) -> None:
        with writing(self._engine).begin() as connection:
            given = {"table": table, "seq": seq, "new_state": state, "new_summary": summary}
            connection.execute(UP_TO_DATE, given)

    def redact(self, table: str, entries: Mapping[int, bytes]) -> None:
        with writing(self._engine).begin() as connection:
            for seq, entry in entries.items():
                connection.execute(REDACT, {"table": table, "number": seq, "less": entry})

    def remove(self, table: str) -> None:
        with writing(self._engine).begin() as connection:
            for statement in REMOVE:
                connection.execute(statement, {"table": table})
            connection.execute(delete(FACTS).where(FACTS.c.name.startswith(f"study {table} ", autoescape=True)))

    def keep_picture(self, table: str, seq: int, picture: str) -> None:
        self.secret(table)  # an unknown table has no picture
        with writing(self._engine).begin() as connection:
            connection.execute(KEEP_PICTURE, {"table": table, "seq": seq, "picture": picture})

    def picture(self, table: str) -> tuple[int, str] | None:
        with self._reading.connect() as connection:
            kept = connection.execute(PICTURE, {"table": table}).one_or_none()
        return None if kept is None else (kept.seq, kept.picture)

    def keep(self, name: str, value: bytes) -> bytes:
        try:
            with writing(self._engine).begin() as connection:
                connection.execute(insert(FACTS), {"name": name, "value": value})
                return value
        except IntegrityError:
            return self.kept(name) or b""

    def kept(self, name: str) -> bytes | None:
        with self._reading.connect() as connection:
            found = connection.execute(FACT, {"name": name}).scalar()
        return None if found is None else bytes(found)

    def advance(self, uptime: int) -> int:
        with writing(self._engine).begin() as connection:
            return int(connection.execute(ADVANCE, {"now": uptime}).scalar_one())

    def due(self, limit: int) -> list[tuple[str, int]]:
        with self._reading.connect() as connection:
            return [(table, due) for table, due in connection.execute(DUE.limit(limit))]

    def states(self) -> dict[str, int]:
        with self._reading.connect() as connection:
            return {row.state: row.tables for row in connection.execute(STATES)}

    def size(self) -> tuple[int, int | None]:
        """Bytes that the database takes, and that are free where it is; another machine's are not known here."""
        if is_served(self._engine.url):
            with self._reading.connect() as connection:
                return int(connection.execute(SIZE).scalar_one()), None
        file = DatabaseFile(Path(str(self._engine.url.database)))
        used = sum(part.stat().st_size for part in file.parts if part.exists())
        return used, shutil.disk_usage(file.path.parent).free

    def calls(self, until: float, limit: int, after: str) -> list[tuple[str, str]]:
        with self._reading.connect() as connection:
            found = connection.execute(CALLS.limit(limit), {"until": until, "after": after})
            return [(table, visitor) for table, visitor in found]

    def mark_called(self, table: str, visitor: str, called: bool) -> bool:
        with writing(self._engine).begin() as connection:
            changed = connection.execute(CALLED, {"table": table, "whom": visitor, "now": int(called)})
            return changed.rowcount > 0

    def find(
        self,
        game: str | None,
        state: str | None,
        tables: Sequence[str] | None,
        limit: int | None,
        door: str | None,
        visitors: Sequence[str] | None,
        until: float | None,
    ) -> list[Row]:
        query = ROWS.limit(limit)
        for column, wanted in ((TABLES.c.game, game), (TABLES.c.state, state), (TABLES.c.door, door)):
            if wanted is not None:
                query = query.where(column == wanted)
        if tables is not None:
            query = query.where(TABLES.c.id.in_(tables))
        if visitors is not None:
            query = query.where(TABLES.c.id.in_(select(SEATS.c.table_id).where(SEATS.c.visitor.in_(visitors))))
        if until is not None:
            query = query.where(TABLES.c.changed <= until)
        with self._reading.connect() as connection:
            return [Row(*row) for row in connection.execute(query)]
