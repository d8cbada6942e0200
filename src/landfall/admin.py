"""`landfall admin`: what the operator of a server can do while it runs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperCommand

from landfall.commandline import (
    Config,
    Database,
    Group,
    Json,
    Lang,
    help_text,
    out,
    print_json,
)
from landfall.core.decisions import Arg
from landfall.core.texts import Texts
from landfall.terminal.language import Speaks

# The server's libraries take a while to import, so commands import them when they run.
if TYPE_CHECKING:
    from landfall.server.admin import Operator, TableShown, Wanted

admin = typer.Typer(cls=Group, help=help_text("cli-admin"), no_args_is_help=True)

#: Prepended to an id that begins with a dash while the command line is parsed.
_MARK = "table:"


class OfTable(TyperCommand):
    """A command about a table. Ids are drawn at random, and one in 64 begins with a dash, like an option."""

    def parse_args(self, ctx: Any, args: list[str]) -> Any:
        marked = [f"{_MARK}{arg}" if re.fullmatch(r"-[\w-]{15}", arg) else arg for arg in args]
        return super().parse_args(ctx, marked)


TableId = Annotated[
    str,
    typer.Argument(
        metavar="TABLE",
        help=help_text("cli-arg-table"),
        callback=lambda given: given.removeprefix(_MARK),
    ),
]
Yes = Annotated[bool, typer.Option("--yes", "-y", help=help_text("cli-opt-yes"))]


class State(StrEnum):
    open = "open"
    over = "over"
    quarantined = "quarantined"


OfGame = Annotated[str | None, typer.Option("--game", help=help_text("cli-opt-of-game"))]
OfState = Annotated[State | None, typer.Option("--state", help=help_text("cli-opt-state"))]
OfPlayer = Annotated[str | None, typer.Option("--player", help=help_text("cli-opt-player"))]


def _url(config: Path | None, database: str | None) -> str:
    from landfall.server.configuration import configured

    return configured(config, database=database).settings.database


@contextmanager
def _operating(config: Path | None, database: str | None) -> Iterator[Operator]:
    from landfall.server.admin import Operator

    operator = Operator(_url(config, database))
    try:
        yield operator
    finally:
        operator.close()


def _texts() -> Texts:
    from landfall.server.texts import server_texts

    return server_texts(Speaks.language)


def _say(key: str, **args: Arg) -> None:
    typer.echo(_texts().say(key, args))


def _confirm(yes: bool, key: str, **args: Arg) -> None:
    """Ask before anything that can't be undone. Without a terminal to ask on, nothing is done."""
    if yes:
        return
    typer.echo(_texts().say(key, args), err=True)
    typer.echo(_texts().say("admin-sure"), nl=False, err=True)
    try:
        said = input()
    except EOFError:
        said = ""
    if said.strip().lower() not in ("y", "yes", "o", "oui"):
        _say("admin-nothing-done")
        raise typer.Exit(1)


def _wanted(
    game: str | None = None,
    state: State | None = None,
    player: str | None = None,
    older: str | None = None,
    limit: int = 50,
    page: int = 1,
) -> Wanted:
    from landfall.server.admin import Wanted, age
    from landfall.server.rows import now

    before = None if older is None else now() - age(older)
    return Wanted(game, None if state is None else state.value, player, before, limit, page)


# Commands that only show something.


@admin.command("list", help=help_text("cli-admin-list"))
def list_tables(
    game: OfGame = None,
    state: OfState = None,
    player: OfPlayer = None,
    older_than: Annotated[
        str | None, typer.Option(metavar="AGE", help=help_text("cli-opt-older-than"))
    ] = None,
    limit: Annotated[int, typer.Option(min=1, max=10_000, help=help_text("cli-opt-limit"))] = 50,
    page: Annotated[int, typer.Option(min=1, max=10**9, help=help_text("cli-opt-page"))] = 1,
    as_json: Json = False,
    config: Config = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    wanted = _wanted(game, state, player, older_than, limit, page)
    with _operating(config, database) as operator:
        found = operator.tables(wanted)
    if as_json:
        print_json(found)
        return
    if found.tables:
        from landfall.terminal.reports import grid

        made = grid(_texts(), "table", "game", "scenario", "state", "moves", "updated", "who", right=("moves",))  # fmt: skip
        for table in found.tables:
            state_said = _texts().say(f"admin-state-{table.state}")
            cells = (table.id, table.game, table.scenario, state_said, str(table.moves))
            made.add_row(*cells, _when(table.updated), _people(table))
        out().print(made)
    pages: dict[str, Arg] = {"page": found.page, "pages": found.pages}
    _say("admin-listed", total=found.total, **pages)


def _when(iso: str) -> str:
    return iso.replace("T", " ").removesuffix(":00+00:00").removesuffix("+00:00")


def _people(table: TableShown) -> str:
    texts = _texts()
    said = []
    for seat in table.seats:
        if seat.bot:
            who = texts.say("admin-bot", {"bot": seat.bot})
        elif seat.players:
            who = ", ".join(_plain(name) or texts.say("web-someone") for name in seat.players)
        else:
            who = texts.say("web-free-seat")
        said.append(texts.say("admin-seat", {"seat": seat.seat, "who": who}))
    return " · ".join(said)


def _plain(name: str) -> str:
    """A guest's name must not send control codes to the operator's terminal or be interpreted as Rich markup."""
    return "".join(c for c in name if c.isprintable()).replace("[", "(").replace("]", ")")


@admin.command(cls=OfTable, help=help_text("cli-admin-show"))
def show(
    table: TableId,
    as_json: Json = False,
    config: Config = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    with _operating(config, database) as operator:
        found = operator.table(table)
    if as_json:
        print_json(found)
        return
    texts = _texts()
    _say("admin-show-title", table=found.id, game=found.game, scenario=found.scenario)
    state = texts.say(f"admin-state-{found.state}")
    _say("admin-show-state", state=state)
    if found.quarantined is not None:
        _say("admin-show-why", why=_plain(found.quarantined))
    _say("admin-show-seats", who=_people(found))
    _say("admin-show-counts", moves=found.moves, chat=found.chat, watchers=found.watchers)
    _say("admin-show-dates", created=_when(found.created), updated=_when(found.updated))


@admin.command(help=help_text("cli-admin-settings"))
def settings(
    as_json: Json = False, config: Config = None, database: Database = None, lang: Lang = None
) -> None:
    from landfall.server.configuration import configured

    listed = configured(config, database=database).listed()
    if as_json:
        print_json(listed)
        return
    from rich.text import Text

    from landfall.terminal.reports import grid

    made = grid(_texts(), "setting", "value", "origin")
    for setting in listed:
        origin = _texts().say(f"admin-origin-{setting.origin}")
        made.add_row(setting.name, Text(setting.value or "–", overflow="fold"), origin)
    out().print(made)
    _say("admin-variables")


# Commands that change something.


@admin.command(cls=OfTable, help=help_text("cli-admin-close"))
def close(
    table: TableId,
    yes: Yes = False,
    config: Config = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    with _operating(config, database) as operator:
        found = operator.table(table)
        if found.outcome is None:  # otherwise `close_table` says that the game is over
            _confirm(yes, "admin-close-about", table=table, who=_people(found))
        operator.close_table(table)
    _say("admin-closed", table=table)


@admin.command(cls=OfTable, help=help_text("cli-admin-free"))
def free(
    table: TableId,
    seat: Annotated[str, typer.Argument(metavar="SEAT", help=help_text("cli-arg-seat"))],
    config: Config = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    with _operating(config, database) as operator:
        path = operator.free_seat(table, seat)
    _say("admin-freed", seat=seat, path=path)


@admin.command(cls=OfTable, help=help_text("cli-admin-quarantine"))
def quarantine(
    table: TableId,
    why: Annotated[str, typer.Option("--why", help=help_text("cli-opt-why"))] = "admin",
    config: Config = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    with _operating(config, database) as operator:
        operator.quarantine(table, why)
    _say("admin-quarantined", table=table)


@admin.command(cls=OfTable, help=help_text("cli-admin-release"))
def release(
    table: TableId, config: Config = None, database: Database = None, lang: Lang = None
) -> None:
    with _operating(config, database) as operator:
        operator.release(table)
    _say("admin-released", table=table)


@admin.command(help=help_text("cli-admin-delete"))
def delete(
    older_than: Annotated[str, typer.Option(metavar="AGE", help=help_text("cli-opt-older-than"))],
    game: OfGame = None,
    state: OfState = None,
    player: OfPlayer = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help=help_text("cli-opt-dry-run"))] = False,
    yes: Yes = False,
    as_json: Json = False,
    config: Config = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    wanted = _wanted(game, state, player, older_than)
    with _operating(config, database) as operator:
        found = operator.older(wanted)
        if not dry_run:
            if found.tables:
                _confirm(yes, "admin-delete-about", tables=found.tables, moves=found.moves)
            found = operator.delete(wanted)
    if as_json:
        print_json(found)
        return
    counts: dict[str, Arg] = {"tables": found.tables, "moves": found.moves}
    if dry_run:
        _say("admin-would-delete", **counts)
    else:
        _say("admin-deleted", **counts, guests=found.guests)


@admin.command(help=help_text("cli-admin-backup"))
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=help_text("cli-arg-backup"))],
    as_json: Json = False,
    config: Config = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    from landfall.server.backup import back_up

    kept = back_up(_url(config, database), file)
    if as_json:
        print_json(kept)
    else:
        _say("admin-backed-up", file=kept.file, tables=kept.tables, moves=kept.moves)


@admin.command(help=help_text("cli-admin-restore"))
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=help_text("cli-arg-backup"))],
    replace: Annotated[bool, typer.Option("--replace", help=help_text("cli-opt-replace"))] = False,
    yes: Yes = False,
    as_json: Json = False,
    config: Config = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    from landfall.server.backup import restore as put_back
    from landfall.server.database import where

    url = _url(config, database)
    if replace:
        _confirm(yes, "admin-replace-about", where=where(url))
    kept = put_back(file, url, replace)
    if as_json:
        print_json(kept)
    else:
        _say("admin-restored", where=where(url), tables=kept.tables, moves=kept.moves)


@admin.command("new-secret", help=help_text("cli-admin-new-secret"))
def new_secret(
    yes: Yes = False, config: Config = None, database: Database = None, lang: Lang = None
) -> None:
    with _operating(config, database) as operator:
        _confirm(yes, "admin-secret-about")
        operator.new_secret()
    _say("admin-secret-new")
