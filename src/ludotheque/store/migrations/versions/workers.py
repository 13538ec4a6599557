"""The processes that share a database, and who is at their tables. Neither has to survive a crash of the server."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    unlogged = ["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else []
    op.create_table(
        "workers",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("until", sa.Double, nullable=False),
        prefixes=unlogged,
    )
    op.create_table(
        "presence",
        sa.Column("worker", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("people", sa.LargeBinary, nullable=False),
        prefixes=unlogged,
    )
    op.create_index("presence_by_table", "presence", ["table_id"])


def downgrade() -> None:
    op.drop_table("presence")
    op.drop_table("workers")
