"""Which letters left lately, known by hashes."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "letters",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("mark", sa.Text, nullable=False),
        sa.Column("sent", sa.Double, nullable=False),
    )
    op.create_index("letters_by_mark", "letters", ["mark", "sent"])


def downgrade() -> None:
    op.drop_table("letters")
