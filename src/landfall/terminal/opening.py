"""The table that the command line names: a new one, one from the menu, or a saved one."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from landfall.core import saves
from landfall.core.registry import get_game
from landfall.core.table import Table
from landfall.terminal.errors import WrongSave
from landfall.terminal.files import read_save
from landfall.terminal.language import Speaks
from landfall.terminal.menu import Menu
from landfall.terminal.proof import Proof
from landfall.terminal.session import Read
from landfall.terminal.settings import named_seats, read_options, read_seats


def opened(
    name: str,
    scenario: str | None,
    seat: Sequence[str],
    seed: str | None,
    option: Sequence[str],
) -> Table:
    game = get_game(name)
    chosen = scenario or game.meta.scenarios[0].id
    options = read_options(game, chosen, option)
    seats = read_seats(game, chosen, options, seat)
    return Table(game, chosen, options, seats, _seed(seed), marks=_marks(seed))


def picked(
    console: Console, read: Read, seed: str | None
) -> tuple[Table, Path | None, Proof | None]:
    """What a newcomer picks from the menu; for a saved game, also its file, and its check if one is running."""
    menu = Menu(console, read, Speaks.language)
    choice = menu.choose()
    Speaks.language = menu.language
    if isinstance(choice, Path):
        table, proof = loaded(choice, None, ())
        return table, choice, proof
    game = get_game(choice.game)
    seats, marks = choice.seats, _marks(seed)
    table = Table(game, choice.scenario, choice.options, seats, _seed(seed), marks=marks)
    return table, None, None


def loaded(file: Path, name: str | None, seat: Sequence[str]) -> tuple[Table, Proof | None]:
    """A saved game; seats named on the command line are reassigned. A long game is checked while it is played."""
    data = read_save(file)
    table = saves.resume(data)
    proof = Proof(data) if table is not None else None
    if table is None:
        table = saves.load(data)
    found = table.game.meta.slug
    if name is not None and name != found:
        raise WrongSave(str(file), found, name)
    table.seats |= named_seats(table.game, table.scenario, table.options, seat)
    return table, proof


def _marks(seed: str | None) -> tuple[str, ...]:
    return () if seed is None else ("seed",)


def _seed(given: str | None) -> str:
    return secrets.token_hex(16) if given is None else given
