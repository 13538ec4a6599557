"""The most that one stroke of chance has cost who lost, as a study finds it."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("results", sa.Column("blow", sa.Double, nullable=False, server_default="-1"))


def downgrade() -> None:
    op.drop_column("results", "blow")
