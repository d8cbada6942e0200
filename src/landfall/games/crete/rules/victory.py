"""G25: victory tests."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from landfall.core.decisions import Outcome
from landfall.core.state import Step
from landfall.games.crete.model.events import ConditionMet
from landfall.games.crete.model.ground import ALLIED, GERMAN, SIDES, hex_on
from landfall.games.crete.model.records import Check
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.arrivals import still_to_come


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
    if "control" in test:
        control = test["control"]
        side = SIDES.index(control["side"])
        held = sum(game.control.get(h, ALLIED) == side for h in control_hexes(game, control))
        return bool(held >= control["at_least"])
    if "steps_eliminated" in test:
        lost = test["steps_eliminated"]
        return bool(game.lost[SIDES.index(lost["side"])] >= lost["at_least"])
    if "any" in test:
        return any(holds(game, part) for part in test["any"])
    if "all" in test:
        return all(holds(game, part) for part in test["all"])
    if "not" in test:
        return not holds(game, test["not"])
    raise NotImplementedError(f"victory test {sorted(test)}")


def key(check: Check, number: int) -> str:
    return check.id or str(number)


def evaluate(game: Crete, when: tuple[str, ...]) -> None:
    """crete G25.1, G25.2, G5.6, R45: what has come true stays true."""
    for number, check in enumerate(game.frame.record.victory.checks):
        name = key(check, number)
        if check.when in when and name not in game.true and holds(game, check.test):
            game.true.append(name)
            game.emit(ConditionMet(side=f"side:{check.result}", condition=name, rule="G25.1"))


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
        if game.true and not victory.both_or_neither:
            finish(game, "objective", "G25.1")
        elif game.turn >= game.frame.last_turn:
            evaluate(game, ("end",))
            finish(game, "end", "G25.2")


def nobody_left(game: Crete, side: int) -> bool:
    """crete G25.6."""
    if game.holding(side) or still_to_come(game, side):
        return False
    return not any(game.frame.divisions[p.division].side == side for p in game.parks)


@dataclass(frozen=True, slots=True)
class Annihilation(Step):
    """crete G25.6, G25.7: a side without units ends the game when the action in hand is finished."""

    def run(self, game: Crete) -> None:
        for side in (ALLIED, GERMAN):
            if nobody_left(game, side):
                for hex in game.control:
                    game.control[hex] = 1 - side
                evaluate(game, ("end of any turn", "end", "any time", "before"))
                finish(game, "annihilation", "G25.6")
                return
