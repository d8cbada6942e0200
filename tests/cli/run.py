"""The command line as a user types it."""

from __future__ import annotations

from dataclasses import dataclass

from typer.testing import CliRunner

from landfall.cli import app


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str


def landfall(*args: str, typed: str = "") -> Ran:
    """Run a command with this input; any exception that escapes is a failure."""
    result = CliRunner(env={"COLUMNS": "100"}).invoke(app, args, input=typed)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Ran(result.exit_code, result.stdout, result.stderr)
