"""Tables that took too long to play are set aside: since when, and why."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002_quarantine"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("quarantined", sa.BigInteger))
    op.add_column("tables", sa.Column("quarantine_why", sa.Text))


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("quarantine_why")
        tables.drop_column("quarantined")
