"""Logs: one JSON object per line, on standard error."""

from __future__ import annotations

import logging
import sys

import structlog
from structlog.typing import Processor


def set_up(level: str = "INFO") -> None:
    """Set up our logs and those of the libraries, in the same format."""
    shared: list[Processor] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    # Single connections and Alembic's steps are not worth logging.
    for noisy in ("uvicorn.access", "uvicorn.error", "alembic", "websockets"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
