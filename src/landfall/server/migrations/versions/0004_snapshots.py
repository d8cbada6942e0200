"""The last snapshot of a long game, beside its moves."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "snapshots",
        sa.Column(
            "table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True, nullable=False
        ),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("snapshots")
