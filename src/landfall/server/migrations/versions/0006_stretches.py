"""What came before the last snapshot of a long game, in pieces that are read only when someone looks back."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "stretches",
        sa.Column(
            "table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True, nullable=False
        ),
        sa.Column("number", sa.Integer, primary_key=True, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("stretches")
