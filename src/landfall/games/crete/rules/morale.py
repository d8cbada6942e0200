"""S5, G24.3, R32, R33: Allied morale, and what changes it."""

from __future__ import annotations

from typing import Any

from landfall.games.crete.model.components import BOX
from landfall.games.crete.model.counters import GREEK, SIDE, UNITS
from landfall.games.crete.model.ground import AIRFIELDS, ALLIED, GERMAN, PORT_HEXES
from landfall.games.crete.model.island_events import MoraleChanged, WithdrawalBegan
from landfall.games.crete.model.state import Crete

_VALUES: dict[str, Any] = BOX.common["allied_morale"].value
AIRFIELD_OR_PORT = int(_VALUES["airfield_or_port"])
ALLIED_STEP = int(_VALUES["per_non_greek_allied_step"])
GERMAN_STEP = int(_VALUES["german_step"])
SHIP_LOST = int(_VALUES["ship_lost"])
WITHDRAWN_UNIT = int(_VALUES["per_withdrawn_unit"])
BELOW = int(_VALUES["withdrawal_below"])
#: crete R33: once each, by the Allied level in the zone Maleme-Suda.
SHOCKS = {
    "diminished": int(_VALUES["first_diminished_supply_maleme_suda"]),
    "emergency": int(_VALUES["first_emergency_supply_maleme_suda"]),
}


def used(game: Crete) -> bool:
    """Whether this scenario tracks Allied morale."""
    record = game.frame.record
    return "S5" in record.rules and (record.morale is not None or record.withdrawal is not None)


def ceiling(game: Crete) -> int:
    record = game.frame.record
    return int(record.morale["start"]) if record.morale else 0


def ignored(game: Crete, what: str) -> bool:
    """In scenario 13, ships and supply do not change morale."""
    return bool(game.frame.record.morale) and what in game.frame.record.morale.get("ignored", ())


def begin(game: Crete) -> None:
    """The level at the scenario's start; in scenario 10, withdrawal is already in force."""
    record = game.frame.record
    if record.withdrawal and record.withdrawal.get("in_force"):
        game.withdrawal = True
        game.morale = int(record.withdrawal["level"])
    elif record.morale:
        game.morale = int(record.morale["start"])


def change(game: Crete, by: int, cause: str, rule: str = "S5.0") -> None:
    """crete S5.0, G24.3: never above the level at the start; below 1, withdrawal begins for good, at level 0."""
    if not by or game.withdrawal or not used(game):
        return
    level = min(ceiling(game), game.morale + by)
    if level == game.morale:
        return
    by = level - game.morale
    game.morale = level
    game.emit(MoraleChanged(change=by, level=level, cause=cause, withdrawal=False, rule=rule))
    if level < BELOW:
        game.withdrawal = game.withdrawing = True
        game.morale = max(0, level)
        game.emit(WithdrawalBegan(level=game.morale, rule="S5.0"))


def raise_level(game: Crete, by: int, cause: str, rule: str) -> None:
    """crete G24.3: the withdrawal level has no ceiling; only withdrawn units and scenario clauses change it."""
    if by and game.withdrawal:
        game.morale += by
        game.emit(
            MoraleChanged(change=by, level=game.morale, cause=cause, withdrawal=True, rule=rule)
        )


def steps_lost(game: Crete, unit: int, steps: int) -> None:
    """crete S5.0, R41: an Allied step (not Greek) or a German one; ships count separately."""
    if not steps or UNITS[unit].division == "NAVAL":
        return
    if SIDE[unit] == GERMAN:
        change(game, GERMAN_STEP * steps, "german-step")
    elif not GREEK[unit]:
        change(game, ALLIED_STEP * steps, "allied-step")


def control_changed(game: Crete, hex: int, side: int) -> None:
    """crete R32, S6.0: a port by its hex; an airfield when its last hex falls, and when any is retaken. Call it after the change."""
    sign = -1 if side == GERMAN else 1
    if hex in PORT_HEXES:
        change(game, sign * AIRFIELD_OR_PORT, "port", "R32")
    for hexes in AIRFIELDS.values():
        if hex in hexes and all(h == hex or game.control.get(h, ALLIED) == GERMAN for h in hexes):
            change(game, sign * AIRFIELD_OR_PORT, "airfield", "R32")


def supply_fell(game: Crete, level: str) -> None:
    """crete R33: call it with the Allied level of Maleme-Suda whenever that has got worse."""
    if level in SHOCKS and level not in game.shocks and not ignored(game, "supply"):
        game.shocks.append(level)
        change(game, SHOCKS[level], "supply", "R33")


def ship_lost(game: Crete) -> None:
    """crete O2.5, R41."""
    if not ignored(game, "naval losses"):
        change(game, SHIP_LOST, "ship", "R41")
