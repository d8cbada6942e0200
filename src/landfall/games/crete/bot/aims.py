"""The hexes worth fighting for: those of victory tests that can still be met, and airfields where reinforcements land."""

from __future__ import annotations

from typing import Any

from landfall.games.crete.model.frames import moment
from landfall.games.crete.model.ground import AIRFIELDS, PORT_HEXES
from landfall.games.crete.model.scenario_records import Check
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.obligations import duties, duty_hexes
from landfall.games.crete.rules.victory import control_hexes

#: The worth of a hex that decides a test; all other worths are relative to it.
DECIDES = 1.0
#: The worth of a runway while units wait to land on it.
LANDING = 2.0
#: How many victory points are worth as much as such a hex (scenario 4).
POINTS = 5.0


#: Earlier results of `sites`, by everything they depend on.
_sites: dict[tuple[object, ...], dict[int, float]] = {}


def sites(game: Crete) -> dict[int, float]:
    """Each hex that matters, with its worth. Callers must not change the result: it is cached."""
    key = (game.scenario, game.small, game.turn, len(game.series), tuple(game.tested))
    known = _sites.get(key)
    if known is None:
        known = _sites[key] = _sites_of(game)
    return known


def _sites_of(game: Crete) -> dict[int, float]:
    found: dict[int, float] = {}

    def add(hex: int, worth: float) -> None:
        if game.playable >> hex & 1:
            found[hex] = max(worth, found.get(hex, 0.0))

    victory = game.frame.record.victory
    for check in victory.checks:
        if open_still(game, check):
            for hex in _hexes(game, check.test):
                add(hex, DECIDES)
    for row in victory.points or ():
        for hex, points in _points(game, row).items():
            add(hex, points / POINTS)
    series = game.clauses.series
    if series:
        waiting = len(series) > len(game.series)
        for hexes in AIRFIELDS.values():
            for hex in hexes:
                add(hex, LANDING if waiting else DECIDES)
    for number, duty in enumerate(duties(game)):
        if number not in game.tested:
            for hex in duty_hexes(game, duty):
                add(hex, DECIDES)
    if victory.withdrawal_bands:
        for hex in PORT_HEXES:
            add(hex, DECIDES)
        for hexes in AIRFIELDS.values():
            for hex in hexes:
                add(hex, DECIDES)
    return found


def open_still(game: Crete, check: Check) -> bool:
    """Whether a test can still be met before its date."""
    if check.before is not None:
        return game.turn < moment(check.before.date, check.before.turn)
    if check.at is not None:
        return game.turn <= moment(check.at.date, check.at.turn)
    return True


def vital(game: Crete, side: str) -> set[int]:
    """Hexes whose loss to that side would end the game at once."""
    return {
        hex
        for check in game.frame.record.victory.checks
        if check.sudden and check.result.startswith(side) and open_still(game, check)
        for hex in _hexes(game, check.test)
        if game.playable >> hex & 1
    }


def last_turn(game: Crete, duty: dict[str, Any]) -> int:
    """The last turn before an obligation is tested."""
    by = duty["by"]
    return game.frame.last_turn if by == "end" else moment(by["date"], by["turn"]) - 1


def _hexes(game: Crete, test: dict[str, Any]) -> set[int]:
    for kind in ("control", "fire_zone"):
        if kind in test:
            return set(control_hexes(game, test[kind]))
    if "control_airfields" in test:
        return {hex for hexes in AIRFIELDS.values() for hex in hexes}
    return {hex for part in parts(test) for hex in _hexes(game, part)}


def _points(game: Crete, row: dict[str, Any]) -> dict[int, float]:
    test = row.get("for", {}).get("control") or (
        {"hexes": row["hexes"]} if "hexes" in row else None
    )
    if test is None:
        return {}
    return {hex: float(row["vp"]) for hex in control_hexes(game, test)}


def limits_of(test: dict[str, Any]) -> list[tuple[str, int]]:
    """The sides whose losses a test counts, and how many steps are too many."""
    if "steps_eliminated" in test:
        lost = test["steps_eliminated"]
        return [(lost["side"], int(lost["at_least"]))]
    return [limit for part in parts(test) for limit in limits_of(part)]


def parts(test: dict[str, Any]) -> list[dict[str, Any]]:
    return [*test.get("any", ()), *test.get("all", ()), *([test["not"]] if "not" in test else [])]
