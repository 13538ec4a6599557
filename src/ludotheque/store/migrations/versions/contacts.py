"""Where people can be reached, and whether they were called in their turn."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
SOMEBODY = sa.text("awaited <> ''")


def upgrade() -> None:
    op.add_column("tables", sa.Column("called", sa.Integer, nullable=False, server_default="0"))
    op.create_index("tables_by_awaited", "tables", ["awaited"], sqlite_where=SOMEBODY, postgresql_where=SOMEBODY)
    op.create_table(
        "contacts",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("visitor", sa.Text, sa.ForeignKey("visitors.id"), nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
    )
    op.create_index("contacts_by_visitor", "contacts", ["visitor"])


def downgrade() -> None:
    op.drop_table("contacts")
    op.drop_index("tables_by_awaited", "tables")
    op.drop_column("tables", "called")
