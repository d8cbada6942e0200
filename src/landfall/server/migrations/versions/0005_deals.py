"""What was not plain about a deal, and when a seat's holders were last seen."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("marks", sa.Text))
    op.add_column("tables", sa.Column("known", sa.Integer, nullable=False, server_default="0"))
    op.add_column("holders", sa.Column("seen", sa.BigInteger))


def downgrade() -> None:
    op.drop_column("holders", "seen")
    op.drop_column("tables", "known")
    op.drop_column("tables", "marks")
