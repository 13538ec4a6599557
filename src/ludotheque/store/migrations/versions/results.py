"""How games ended for those who played them, and who wishes for a rating. Older games: see `table/older_results.py`."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("visitors", sa.Column("rating", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("visitor", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("counts", sa.Integer, nullable=False),
        sa.Column("about", sa.LargeBinary, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("hope", sa.Double, nullable=False, server_default="-1"),
    )
    op.create_index("results_by_visitor", "results", ["visitor"])
    op.create_index("results_by_game", "results", ["game"])


def downgrade() -> None:
    op.drop_table("results")
    op.drop_column("visitors", "rating")
