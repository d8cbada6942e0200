"""What all commands share: languages, errors as sentences, common options."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from typer.core import TyperGroup

from landfall.core.errors import LandfallError
from landfall.core.texts import core_texts
from landfall.terminal.language import Language, Speaks, of_the_machine
from landfall.terminal.typography import keep_together

help_text = core_texts(of_the_machine()).say


class Group(TyperGroup):
    """Prints our errors as sentences instead of tracebacks."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except LandfallError as error:
            typer.echo(_sentence(error), err=True)
            raise typer.Exit(2) from error
        except BrokenPipeError:
            # The program reading our output has closed the pipe.
            sys.stderr.close()
            raise typer.Exit(0) from None


def _sentence(error: LandfallError) -> str:
    texts = Speaks.texts()
    if not texts.has(error.text):
        from landfall.server.texts import server_texts

        texts = server_texts(Speaks.language)
    return texts.error(error)


def _speak(language: Language | None) -> Language | None:
    Speaks.set(language)
    return language


Lang = Annotated[
    Language | None,
    typer.Option("--lang", help=help_text("cli-opt-lang"), callback=_speak, is_eager=True),
]
Json = Annotated[bool, typer.Option("--json", help=help_text("cli-opt-json"))]
Config = Annotated[
    Path | None, typer.Option("--config", metavar="FILE", help=help_text("cli-opt-config"))
]
Database = Annotated[
    str | None, typer.Option("--database", metavar="URL", help=help_text("cli-opt-database"))
]


def out() -> Console:
    keep_together()
    return Console(highlight=False)


def print_json(value: Any) -> None:
    typer.echo(msgspec.json.encode(value).decode())
