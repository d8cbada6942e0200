"""`landfall selfplay`: checks the request before anything is played, and saves games that failed."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from landfall.core.errors import UnknownOption
from landfall.core.game import Game, Options
from landfall.core.registry import get_game
from landfall.lab.one import Failure
from landfall.lab.seats import bots_by_seat
from landfall.lab.selfplay import Request, Result
from landfall.terminal.errors import FileTrouble
from landfall.terminal.files import write_whole
from landfall.terminal.settings import known_options, pairs, read_options

FAILED = Path("failed-games")


def _seats_vary(game: Game[Any], scenario: str, options: Options) -> bool:
    seats = game.seats(scenario, options)
    return any(
        game.seats(scenario, {**options, spec.id: value}) != seats
        for spec in game.meta.options
        if spec.id in options
        for value in spec.values
    )


def requests(
    name: str,
    scenario: str,
    games: int,
    bots: str,
    seed: str | None,
    option: Sequence[str],
    vary: bool,
) -> list[Request]:
    """One request per scenario."""
    game = get_game(name)
    every = [s.id for s in game.meta.scenarios]
    chosen = every if scenario == "all" else [game.meta.scenario(scenario).id]
    names = tuple(bot.strip() for bot in bots.split(","))
    text = secrets.token_hex(4) if seed is None else seed
    found = []
    for one, given in _options(game, chosen, option).items():
        options = read_options(game, one, given)
        # If options change the seats, bots are assigned in rotation; otherwise there is one per seat.
        round_the_table = vary and _seats_vary(game, one, options)
        bots_by_seat(game, one, options, names[:1] if round_the_table else names)
        for bot in names:
            game.bot(bot)
        if vary:
            options = {key: options[key] for key in pairs(given, "NAME=VALUE")}
        found.append(Request(name, one, games, names, text, options, vary))
    return found


def _options(
    game: Game[Any], scenarios: Sequence[str], option: Sequence[str]
) -> dict[str, list[str]]:
    """Each scenario with the options it has; an option that none of them has is an error."""
    named = pairs(option, "NAME=VALUE")
    known = {one: known_options(game, one) for one in scenarios}
    for name in named:
        if not any(name in specs for specs in known.values()):
            raise UnknownOption(
                name[:60], tuple(dict.fromkeys(s for k in known.values() for s in k))
            )
    return {
        one: [f"{name}={value}" for name, value in named.items() if name in specs]
        for one, specs in known.items()
    }


@contextmanager
def writing(file: Path | None) -> Iterator[Callable[[list[Result]], None]]:
    """Write a line of JSON per game as soon as it is played, so that an interrupted night is not lost."""
    if file is None:
        yield lambda played: None
        return
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        out = file.open("wb")
    except OSError as error:
        raise FileTrouble(str(file), error.strerror or str(error)) from error

    def write(played: list[Result]) -> None:
        try:
            out.writelines(msgspec.json.encode(one) + b"\n" for one in played)
            out.flush()
        except OSError as error:
            raise FileTrouble(str(file), error.strerror or str(error)) from error

    with out:
        yield write


def keep_failed(request: Request, failure: Failure) -> Path:
    """Save a game that failed, so that `landfall replay` can open it."""
    name = f"{request.game}-{request.scenario}-{request.seed}-{failure.number}"
    file = FAILED / (re.sub(r"[^\w.-]", "_", name) + ".json")
    write_whole(file, failure.save)
    return file
