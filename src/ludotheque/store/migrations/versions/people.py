"""Visitors, how a browser proves to be one, and whose seats are whose; whose turn it is, and who may see a table."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("turn", sa.Integer, nullable=False, server_default="-1"))
    op.add_column("tables", sa.Column("door", sa.Text, nullable=False, server_default="open"))
    op.create_table(
        "visitors",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("became", sa.Text),
    )
    op.create_index("visitors_by_became", "visitors", ["became"])
    op.create_table(
        "tokens",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("visitor", sa.Text, sa.ForeignKey("visitors.id"), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_index("tokens_by_visitor", "tokens", ["visitor"])
    op.create_table(
        "passes",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("purpose", sa.Text, nullable=False),
        sa.Column("visitor", sa.Text, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("visitor", sa.Text, sa.ForeignKey("visitors.id"), nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_index("passkeys_by_visitor", "passkeys", ["visitor"])
    op.create_table(
        "seats",
        sa.Column("visitor", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    )
    op.create_index("seats_by_table", "seats", ["table_id"])


def downgrade() -> None:
    for table in ("seats", "passkeys", "passes", "tokens", "visitors"):
        op.drop_table(table)
    op.drop_column("tables", "door")
    op.drop_column("tables", "turn")
