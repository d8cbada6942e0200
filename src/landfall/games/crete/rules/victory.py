"""G25, R45, R48, R50, R51: victory tests."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from landfall.core.decisions import Outcome
from landfall.core.state import Step
from landfall.games.crete.model.chart import box_at
from landfall.games.crete.model.counters import REARGUARD, SIDE, UNITS
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
from landfall.games.crete.model.scenario_records import Check
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.airlanding import series_to_come
from landfall.games.crete.rules.arrivals import still_to_come
from landfall.games.crete.rules.free_drops import drops_to_come
from landfall.games.crete.rules.leaders import leader_clauses
from landfall.games.crete.rules.locks import wake_reserves
from landfall.games.crete.rules.obligations import at_start_of_turn, at_the_end, band
from landfall.games.crete.rules.scoring import most_points, totals
from landfall.games.crete.rules.withdrawal import take_off_immobile

#: Tests that are made after every action (G25.3, G25.5).
AT_ONCE = ("before", "any time")


def control_hexes(game: Crete, test: dict[str, Any]) -> tuple[int, ...]:
    return _on_sheets(tuple(game.frame.record.maps), tuple(test["hexes"]))


@cache
def _on_sheets(sheets: tuple[str, ...], numbers: tuple[str, ...]) -> tuple[int, ...]:
    found = []
    for number in numbers:
        for sheet in sheets:
            try:
                found.append(hex_on(sheet, number))
            except KeyError:
                continue
            break
    return tuple(found)


def holds(game: Crete, test: dict[str, Any]) -> bool:
    """Whether a test of the scenario is met as things stand."""
    for kind, part in test.items():
        return _KINDS[kind](game, part)
    return False


def _control(game: Crete, test: dict[str, Any]) -> bool:
    side = SIDES.index(test["side"])
    held = [h for h in control_hexes(game, test) if game.control.get(h, ALLIED) == side]
    if test.get("connected"):
        # R36: two adjacent hexes.
        return any(a in NEAR[b] for a in held for b in held)
    return bool(len(held) >= test["at_least"])


def _airfields(game: Crete, test: dict[str, Any]) -> bool:
    return bool(whole_airfields(game, SIDES.index(test["side"])) >= test["at_least"])


def _fire_zone(game: Crete, test: dict[str, Any]) -> bool:
    return bool(zoned(game, test) >= test["at_least"])


def _steps_in_area(game: Crete, test: dict[str, Any]) -> bool:
    return bool(steps_east(game, test) >= test["at_least"])


def _exited(game: Crete, test: dict[str, Any]) -> bool:
    """crete R47, G25.5: whether enough units have left the map by an exit for good."""
    return bool(exited_units(game, test) >= test["at_least"])


def exited_units(game: Crete, test: dict[str, Any]) -> int:
    side = SIDES.index(test["side"])
    return sum(SIDE[n] == side and not REARGUARD[n] for n in game.exited.get(test["exit"], ()))


def whole_airfields(game: Crete, side: int) -> int:
    """crete R48: how many airfields a side holds with all their hexes."""
    return sum(
        all(game.playable >> h & 1 and game.control.get(h, ALLIED) == side for h in hexes)
        for hexes in AIRFIELDS.values()
    )


def steps_east(game: Crete, test: dict[str, Any]) -> int:
    """How many steps of a formation, and of the battalions counted with it, are east of a column."""
    names = [f.name for f in game.frame.formations]
    formation = names.index(test["formation"])
    others = test.get("with_battalions", ())
    return sum(
        unit.steps
        for n, unit in game.units.items()
        if unit.at >= 0
        and column_row(unit.at)[0] > test["columns_east_of"]
        and (game.frame.formation_of[n] == formation or UNITS[n].battalion in others)
    )


def zoned(game: Crete, test: dict[str, Any]) -> int:
    """crete G12.7, R50: how many of a test's hexes are in a fire zone of its side."""
    zones = game.zones_of(SIDES.index(test["side"]))
    return sum(zones >> h & 1 for h in control_hexes(game, test))


def _eliminated(game: Crete, test: dict[str, Any]) -> bool:
    return bool(game.lost[SIDES.index(test["side"])] >= test["at_least"])


_KINDS: dict[str, Callable[[Crete, Any], bool]] = {
    "control": _control,
    "control_airfields": _airfields,
    "fire_zone": _fire_zone,
    "steps_in_area": _steps_in_area,
    "steps_eliminated": _eliminated,
    "exited_units": _exited,
    # crete S5.0, R51, R78: is withdrawal in force?
    "withdrawal": lambda game, wanted: bool(game.withdrawal == wanted),
    "any": lambda game, parts: any(holds(game, part) for part in parts),
    "all": lambda game, parts: all(holds(game, part) for part in parts),
    "not": lambda game, part: not holds(game, part),
}


def key(check: Check, number: int) -> str:
    return check.id or str(number)


def evaluate(game: Crete, when: tuple[str, ...], over: bool = False) -> None:
    """crete G25.1, G25.2, G5.6, R45: a test that has come true stays true; ``over``: the game ends, so tests dated later are
    made now."""
    for number, check in enumerate(game.frame.record.victory.checks):
        name = key(check, number)
        if check.when not in when or name in game.true or not _dated(game, check, over):
            continue
        if holds(game, check.test):
            game.true.append(name)
            game.emit(
                ConditionMet(side=f"side:{winner(check.result)}", condition=name, rule="G25.1")
            )


def _dated(game: Crete, check: Check, over: bool = False) -> bool:
    """crete G25.3, G25.4: a test "before" a turn is made until that turn begins, one "at the start" of it only then."""
    if check.before is not None:
        return game.turn < moment(check.before.date, check.before.turn)
    if check.at is not None:
        at = moment(check.at.date, check.at.turn)
        return game.turn == at or (over and game.turn < at)
    return True


def sudden(game: Crete) -> bool:
    """Whether a test has come true that ends the game at once."""
    checks = game.frame.record.victory.checks
    return any(c.sudden and key(c, n) in game.true for n, c in enumerate(checks))


def start_of_turn(game: Crete) -> None:
    """crete G3.3, G25.4: before step B of a turn."""
    at_start_of_turn(game)
    evaluate(game, ("start",))
    if sudden(game):
        finish(game, "objective", "G25.4")


def winner(result: str) -> str:
    """The side of a result: ``allied major`` is the Allies'."""
    return result.partition(" ")[0]


def verdict(game: Crete) -> str:
    """Who has won as the tests stand: the first test that is true decides, in the order of the scenario."""
    victory = game.frame.record.victory
    results = [
        check.result
        for number, check in enumerate(victory.checks)
        if key(check, number) in game.true
    ]
    if victory.both_or_neither:
        return results[0] if len(set(results)) == 1 else victory.both_or_neither
    if victory.points:
        return most_points(game)
    if victory.withdrawal_bands and not results:
        return band(game)
    return results[0] if results else victory.otherwise


def finish(game: Crete, why: str, rule: str) -> None:
    if not sudden(game):
        at_the_end(game)
    result = verdict(game)
    won = winner(result)
    winners = () if won == "draw" else (won,)
    game.end(
        Outcome(
            winners,
            f"outcome-{result.replace(' ', '-')}",
            rule,
            {"why": why},
            {"allied-steps": game.lost[ALLIED], "german-steps": game.lost[GERMAN]} | _points(game),
            "" if won == "draw" else won,
        )
    )


def _points(game: Crete) -> dict[str, int]:
    if not game.frame.record.victory.points:
        return {}
    return dict(zip(("allied-points", "german-points"), totals(game), strict=True))


@dataclass(frozen=True, slots=True)
class TurnTests(Step):
    """Step J: tests at the end of a turn; after the last turn, those of the end."""

    def run(self, game: Crete) -> None:
        evaluate(game, ("end of any turn",))
        victory = game.frame.record.victory
        if game.true and not victory.both_or_neither and _settled(game):
            finish(game, "objective", "G25.1")
        elif game.turn >= game.frame.last_turn:
            evaluate(game, ("end",))
            finish(game, "end", "G25.2")


def _settled(game: Crete) -> bool:
    """Whether the result is final: the scenario has only this one test."""
    return len(game.frame.record.victory.checks) == 1


def nobody_left(game: Crete, side: int) -> bool:
    """crete G25.6: whether a side has no unit on a map or in a box, and none to come."""
    if game.holding(side) or still_to_come(game, side):
        return False
    if side == GERMAN and (series_to_come(game) or drops_to_come(game)):
        return False
    if any(box_at(unit.at) >= 0 and SIDE[n] == side for n, unit in game.units.items()):
        return False
    return not any(game.frame.divisions[p.division].side == side for p in game.parks)


@dataclass(frozen=True, slots=True)
class Annihilation(Step):
    """crete G25.3, G25.5, G25.6, G25.7: once the current action is over, looks for a side without units and tests that are made
    at once."""

    def run(self, game: Crete) -> None:
        wake_reserves(game)
        if game.withdrawing:
            take_off_immobile(game)
        if game.frame.record.leader_rules:
            leader_clauses(game)
        for side in (ALLIED, GERMAN):
            if nobody_left(game, side):
                for hex in game.control:
                    game.control[hex] = 1 - side
                every = ("start", "end of any turn", "end", "any time", "before")
                evaluate(game, every, over=True)
                finish(game, "annihilation", "G25.6")
                return
        if any(c.when in AT_ONCE for c in game.frame.record.victory.checks):
            evaluate(game, AT_ONCE)
            if sudden(game):
                finish(game, "objective", "G25.3")
