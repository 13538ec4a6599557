"""The tables of the database, and how an old file is brought up to date."""

import threading

from alembic import command
from alembic.config import Config
from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    text,
)

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("length", Integer, nullable=False),
    Column("summary", LargeBinary),
    Column("turn", Integer, nullable=False, server_default="-1"),
    Column("door", Text, nullable=False, server_default="open"),
    Column("awaited", Text, nullable=False, server_default=""),
    Column("due", BigInteger, nullable=False, server_default="0"),
    Column("called", Integer, nullable=False, server_default="0"),
    Index("tables_by_change", "changed"),
    Index("tables_by_awaited", "awaited", sqlite_where=text("awaited <> ''"), postgresql_where=text("awaited <> ''")),
    Index("tables_by_due", "due", sqlite_where=text("due > 0"), postgresql_where=text("due > 0")),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("entry", LargeBinary, nullable=False),
)

PICTURES = Table(
    "pictures",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("picture", Text, nullable=False),
)

FACTS = Table(
    "facts",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

# For how long the house has been open, in one row.
UPTIME = Table(
    "uptime",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("milliseconds", BigInteger, nullable=False),
)

# People: see `people.py`.
VISITORS = Table(
    "visitors",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("became", Text),
    Column("rating", Text, nullable=False, server_default=""),
    Index("visitors_by_became", "became"),
)

TOKENS = Table(
    "tokens",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("visitor", Text, ForeignKey("visitors.id"), nullable=False),
    Column("created", Double, nullable=False),
    Index("tokens_by_visitor", "visitor"),
)

PASSES = Table(
    "passes",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("purpose", Text, nullable=False),
    Column("visitor", Text, nullable=False),
    Column("until", Double, nullable=False),
)

PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("visitor", Text, ForeignKey("visitors.id"), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Index("passkeys_by_visitor", "visitor"),
)

CONTACTS = Table(
    "contacts",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("visitor", Text, ForeignKey("visitors.id"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("created", Double, nullable=False),
    Column("code", Text, nullable=False),
    Index("contacts_by_visitor", "visitor"),
)

# Letters to addresses that are not proved, known by hashes for a day.
LETTERS = Table(
    "letters",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("mark", Text, nullable=False),
    Column("sent", Double, nullable=False),
    Index("letters_by_mark", "mark", "sent"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("visitor", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Index("seats_by_table", "table_id"),
)

# How games ended: see `results.py`. They outlive their tables.
RESULTS = Table(
    "results",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("visitor", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("won", Integer, nullable=False),
    Column("counts", Integer, nullable=False),
    Column("about", LargeBinary, nullable=False),
    Column("ended", Double, nullable=False),
    Column("hope", Double, nullable=False, server_default="-1"),
    Column("blow", Double, nullable=False, server_default="-1"),
    Index("results_by_visitor", "visitor"),
    Index("results_by_game", "game"),
)

# Of the processes that share a database: see `workers.py`.
WORKERS = Table(
    "workers",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("until", Double, nullable=False),
)

PRESENCE = Table(
    "presence",
    METADATA,
    Column("worker", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("people", LargeBinary, nullable=False),
    Index("presence_by_table", "table_id"),
)

# Alembic keeps the migration that runs in a global.
_one_at_a_time = threading.Lock()
TAKE_TIME = "SET LOCAL idle_in_transaction_session_timeout = '60s'"  # a busy machine may rest between two steps
ONE_OF_ALL = "SELECT pg_advisory_xact_lock(7811873)"  # any number, the same for every worker


def upgrade(connection: Connection) -> None:
    """In the transaction of the connection; of many processes that open a database at once, one does it."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(TAKE_TIME)
        connection.exec_driver_sql(ONE_OF_ALL)
    config = Config()
    config.set_main_option("script_location", "ludotheque.store:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    with _one_at_a_time:
        command.upgrade(config, "head")
