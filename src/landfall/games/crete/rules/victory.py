"""G25: victory tests."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from landfall.core.decisions import Outcome
from landfall.core.state import Step
from landfall.games.crete.model.counters import UNITS
from landfall.games.crete.model.events import ConditionMet
from landfall.games.crete.model.frames import moment
from landfall.games.crete.model.ground import (
    AIRFIELDS,
    ALLIED,
    GERMAN,
    NEAR,
    SIDES,
    column_row,
    hex_on,
)
from landfall.games.crete.model.records import Check
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.arrivals import still_to_come

#: Tests that are made after every action (G25.3, G25.5).
AT_ONCE = ("before", "any time")


def control_hexes(game: Crete, test: dict[str, Any]) -> list[int]:
    sheets = game.frame.record.maps
    found = []
    for number in test["hexes"]:
        for sheet in sheets:
            try:
                found.append(hex_on(sheet, number))
            except KeyError:
                continue
            break
    return found


def holds(game: Crete, test: dict[str, Any]) -> bool:
    """A test of the scenario as things stand now."""
    for kind, part in test.items():
        return _KINDS[kind](game, part)
    return False


def _control(game: Crete, test: dict[str, Any]) -> bool:
    side = SIDES.index(test["side"])
    held = [h for h in control_hexes(game, test) if game.control.get(h, ALLIED) == side]
    if test.get("connected"):
        # R36: two that touch each other.
        return any(a in NEAR[b] for a in held for b in held)
    return bool(len(held) >= test["at_least"])


def _airfields(game: Crete, test: dict[str, Any]) -> bool:
    """crete R48: an airfield is all its hexes."""
    side = SIDES.index(test["side"])
    whole = sum(
        all(game.playable >> h & 1 and game.control.get(h, ALLIED) == side for h in hexes)
        for hexes in AIRFIELDS.values()
    )
    return bool(whole >= test["at_least"])


def _fire_zone(game: Crete, test: dict[str, Any]) -> bool:
    """crete G12.7: hexes in a fire zone of that side."""
    zones = game.zones_of(SIDES.index(test["side"]))
    return bool(sum(zones >> h & 1 for h in control_hexes(game, test)) >= test["at_least"])


def _steps_in_area(game: Crete, test: dict[str, Any]) -> bool:
    """Steps of a formation, and of battalions named beside it, east of a column."""
    names = [f.name for f in game.frame.formations]
    formation = names.index(test["formation"])
    others = test.get("with_battalions", ())
    steps = sum(
        unit.steps
        for n, unit in game.units.items()
        if unit.at >= 0
        and column_row(unit.at)[0] > test["columns_east_of"]
        and (game.frame.formation_of[n] == formation or UNITS[n].battalion in others)
    )
    return bool(steps >= test["at_least"])


def _eliminated(game: Crete, test: dict[str, Any]) -> bool:
    return bool(game.lost[SIDES.index(test["side"])] >= test["at_least"])


_KINDS: dict[str, Callable[[Crete, Any], bool]] = {
    "control": _control,
    "control_airfields": _airfields,
    "fire_zone": _fire_zone,
    "steps_in_area": _steps_in_area,
    "steps_eliminated": _eliminated,
    "any": lambda game, parts: any(holds(game, part) for part in parts),
    "all": lambda game, parts: all(holds(game, part) for part in parts),
    "not": lambda game, part: not holds(game, part),
}


def key(check: Check, number: int) -> str:
    return check.id or str(number)


def evaluate(game: Crete, when: tuple[str, ...]) -> None:
    """crete G25.1, G25.2, G5.6, R45: what has come true stays true."""
    for number, check in enumerate(game.frame.record.victory.checks):
        name = key(check, number)
        if check.when not in when or name in game.true or not _dated(game, check):
            continue
        if holds(game, check.test):
            game.true.append(name)
            game.emit(ConditionMet(side=f"side:{check.result}", condition=name, rule="G25.1"))


def _dated(game: Crete, check: Check) -> bool:
    """crete G25.3, G25.4: "before" a turn until it begins, "at the start" of it then and not later."""
    if check.before is not None:
        return game.turn < moment(check.before.date, check.before.turn)
    if check.at is not None:
        return game.turn == moment(check.at.date, check.at.turn)
    return True


def sudden(game: Crete) -> bool:
    """Has a test come true that ends the game there?"""
    checks = game.frame.record.victory.checks
    return any(c.sudden and key(c, n) in game.true for n, c in enumerate(checks))


def start_of_turn(game: Crete) -> None:
    """crete G3.3, G25.4: before step B of a turn."""
    evaluate(game, ("start",))
    if sudden(game):
        finish(game, "objective", "G25.4")


def verdict(game: Crete) -> str:
    """Who has won, as the tests stand."""
    victory = game.frame.record.victory
    results = {
        check.result
        for number, check in enumerate(victory.checks)
        if key(check, number) in game.true
    }
    if victory.both_or_neither:
        return next(iter(results)) if len(results) == 1 else victory.both_or_neither
    return next(iter(results)) if results else victory.otherwise


def finish(game: Crete, why: str, rule: str) -> None:
    won = verdict(game)
    winners = () if won == "draw" else (won,)
    game.end(
        Outcome(
            winners,
            f"outcome-{won}",
            rule,
            {"why": why},
            {"allied-steps": game.lost[ALLIED], "german-steps": game.lost[GERMAN]},
            "" if won == "draw" else won,
        )
    )


@dataclass(frozen=True, slots=True)
class TurnTests(Step):
    """Step J: tests at the end of a turn; after the last one those of the end."""

    def run(self, game: Crete) -> None:
        evaluate(game, ("end of any turn",))
        victory = game.frame.record.victory
        if game.true and not victory.both_or_neither and _settled(game):
            finish(game, "objective", "G25.1")
        elif game.turn >= game.frame.last_turn:
            evaluate(game, ("end",))
            finish(game, "end", "G25.2")


def _settled(game: Crete) -> bool:
    """Nothing can change the result any more: one test was all there is."""
    return len(game.frame.record.victory.checks) == 1


def nobody_left(game: Crete, side: int) -> bool:
    """crete G25.6."""
    if game.holding(side) or still_to_come(game, side):
        return False
    return not any(game.frame.divisions[p.division].side == side for p in game.parks)


@dataclass(frozen=True, slots=True)
class Annihilation(Step):
    """crete G25.3, G25.5, G25.6, G25.7: when the action in hand is finished: a side without units, tests that are made at once."""

    def run(self, game: Crete) -> None:
        for side in (ALLIED, GERMAN):
            if nobody_left(game, side):
                for hex in game.control:
                    game.control[hex] = 1 - side
                evaluate(game, ("end of any turn", "end", "any time", "before"))
                finish(game, "annihilation", "G25.6")
                return
        if any(c.when in AT_ONCE for c in game.frame.record.victory.checks):
            evaluate(game, AT_ONCE)
            if sudden(game):
                finish(game, "objective", "G25.3")
