"""What `landfall admin` tells a server on SQLite."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0002_quarantine"


def upgrade() -> None:
    op.create_table(
        "notices",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("told", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("notices")
