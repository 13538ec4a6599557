"""What lists tell of a table, in its row."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("summary", sa.LargeBinary))


def downgrade() -> None:
    op.drop_column("tables", "summary")
