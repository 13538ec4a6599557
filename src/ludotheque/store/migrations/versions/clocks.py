"""Whose turn it is, when their time is up, and for how long the house has been open."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
RUNS = sa.text("due > 0")


def upgrade() -> None:
    op.add_column("tables", sa.Column("awaited", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("due", sa.BigInteger, nullable=False, server_default="0"))
    op.create_index("tables_by_due", "tables", ["due"], sqlite_where=RUNS, postgresql_where=RUNS)
    op.create_table(
        "uptime",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("milliseconds", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("uptime")
    op.drop_index("tables_by_due", "tables")
    op.drop_column("tables", "due")
    op.drop_column("tables", "awaited")
