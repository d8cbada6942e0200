"""Snapshots of long games."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "snapshots",
        sa.Column(
            "table_id",
            sa.String(40),
            sa.ForeignKey("tables.id", name="fk_snapshots_table_id"),
            nullable=False,
        ),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_snapshots"),
    )


def downgrade() -> None:
    op.drop_table("snapshots")
