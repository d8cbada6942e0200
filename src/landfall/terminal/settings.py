"""Turns the command line's settings into the game's own values."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from landfall.core.decisions import Seat
from landfall.core.errors import BadOption, UnknownOption
from landfall.core.game import Game, Options, OptionSpec, Value
from landfall.terminal.errors import BadSetting

#: What a save calls a seat that is played at the keyboard.
ME = "me"
_YES = ("true", "yes", "on", "1", "oui")
_NO = ("false", "no", "off", "0", "non")


def pairs(given: Iterable[str], form: str) -> dict[str, str]:
    """Split each ``name=value``."""
    found: dict[str, str] = {}
    for item in given:
        name, equals, value = item.partition("=")
        if not (equals and name and value):
            raise BadSetting(item, form)
        found[name.strip()] = value.strip()
    return found


def known_options(game: Game[Any], scenario: str) -> dict[str, OptionSpec]:
    game.meta.scenario(scenario)
    specs = game.meta.options
    return {s.id: s for s in specs if not s.scenarios or scenario in s.scenarios}


def read_options(game: Game[Any], scenario: str, given: Iterable[str]) -> dict[str, Value]:
    """Options as typed, converted to the game's types."""
    specs = known_options(game, scenario)
    options: dict[str, Value] = {}
    for name, text in pairs(given, "NAME=VALUE").items():
        if name not in specs:
            raise UnknownOption(name[:60], tuple(specs))
        options[name] = _value(specs[name], text)
    return game.checked_options(scenario, options)


def _value(spec: OptionSpec, text: str) -> Value:
    for value in spec.values:
        if str(value) == text:
            return value
    if all(isinstance(value, bool) for value in spec.values):
        if text.lower() in _YES:
            return True
        if text.lower() in _NO:
            return False
    raise BadOption(spec.id, text, spec.allowed)


def best_bot(game: Game[Any]) -> str:
    """The game's own bot; `random` if it has none."""
    return next(iter(game.bots()), "random")


def named_seats(
    game: Game[Any], scenario: str, options: Options, given: Iterable[str]
) -> dict[Seat, str]:
    """SEAT=me or SEAT=BOT, in the form in which a table keeps it."""
    named: dict[Seat, str] = {}
    for seat, who in pairs(given, "SEAT=me|BOT").items():
        game.checked_seat(seat, scenario, options)
        named[seat] = ME if who == ME else bot_seat(game, who)
    return named


def read_seats(
    game: Game[Any], scenario: str, options: Options, given: Iterable[str]
) -> dict[Seat, str]:
    """Who sits where. Seats not named go to the game's bot, but at least one seat is a player's."""
    seats = game.seats(scenario, options)
    named = named_seats(game, scenario, options, given)
    free = [seat for seat in seats if seat not in named]
    if free and ME not in named.values():
        named[free[0]] = ME
    return {seat: named.get(seat) or bot_seat(game, best_bot(game)) for seat in seats}


def bot_seat(game: Game[Any], name: str) -> str:
    name = name.removeprefix("bot:")
    game.bot(name)
    return f"bot:{name}"
