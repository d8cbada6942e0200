"""Why not? The rule that forbids something a player might try."""

from __future__ import annotations

from collections.abc import Mapping

from landfall.core.decisions import Arg, Refusal, Seat
from landfall.games.omaha.model import counters, ground
from landfall.games.omaha.model.state import IN_BOX, Omaha
from landfall.games.omaha.rules.attackers import ranged_allowed
from landfall.games.omaha.rules.barrage import barrage_targets
from landfall.games.omaha.rules.free_actions import is_free, is_preservation, may_act_for
from landfall.games.omaha.rules.movement import destinations
from landfall.games.omaha.rules.terrain_effects import (
    CATEGORY,
    ENGINEERED,
    WAYS,
    attacks_across,
    infiltrated,
)
from landfall.games.omaha.rules.unit_actions import action_budget


def why_not(game: Omaha, seat: Seat, action: str, what: Mapping[str, str]) -> Refusal | None:
    """``act`` (unit), ``move`` (unit, to), ``attack`` and ``barrage`` (unit, hex); None if nothing forbids it.

    ``reach`` (unit, hex) is a click on the map: it means an attack or a barrage on Germans, and a move elsewhere.
    """
    name = what.get("unit", "").removeprefix("unit:")
    where = (what.get("to") or what.get("hex") or "").removeprefix("hex:")
    if not name:
        return Refusal("7.2", "refusal-no-unit")
    number = counters.US_NUMBER.get(name)
    if number is None:
        return Refusal("7", "refusal-unknown", {"what": name[:40]})
    if action != "act" and (not where.isdigit() or int(where) not in ground.HEXES):
        return Refusal("7.3", "refusal-unknown", {"what": where[:40]})
    refusal = _why_not_act(game, number)
    if refusal is not None or action == "act":
        return refusal
    hex = int(where)
    if action == "reach":
        fights = "attack" if counters.INFANTRY[number] else "barrage"
        action = fights if hex in game.germans else "move"
    if action == "move":
        return _why_not_move(game, number, hex)
    if action == "attack":
        return _why_not_attack(game, number, hex)
    if action == "barrage":
        return _why_not_barrage(game, number, hex)
    return None


def _why_not_act(game: Omaha, number: int) -> Refusal | None:
    unit = game.units[number]
    who: dict[str, Arg] = {"unit": counters.US_REF[number]}
    if not 0 <= unit.at < IN_BOX:
        return Refusal("5.2", "refusal-not-on-map", who)
    if not game.acting:
        return Refusal("15" if game.extended else "4", "refusal-other-phase", who)
    if not may_act_for(game, number, game.acting):
        return Refusal("7.2", "refusal-other-division", who)
    if unit.acted:
        return Refusal("7.2", "refusal-acted", who)
    if unit.disrupted:
        return Refusal("7.7", "refusal-disrupted", who)
    if unit.climb:
        return Refusal("7.4" if unit.climb == 1 else "7.51", "refusal-climbing", who)
    return None


def _why_not_move(game: Omaha, number: int, to: int) -> Refusal | None:
    at = game.units[number].at
    args: dict[str, Arg] = {"unit": counters.US_REF[number], "hex": ground.REF[to]}
    if to in game.germans:
        return Refusal("7.31", "refusal-german-hex", args)
    if to in ground.UNDERWATER[game.tide]:
        return Refusal("5.21", "refusal-under-water", args)
    if game.one_sector and ground.SECTOR[to] == "west":
        return Refusal("3", "refusal-sector", args)
    possible = {hex for kind, hex in destinations(game, number) if kind != "exit"}
    if to not in possible:
        if to not in ground.ADJACENT[at]:
            return Refusal("17.1" if game.extended else "7.3", "refusal-too-far", args)
        kinds = dict(WAYS[CATEGORY[number]][at])
        if kinds.get(to) == ENGINEERED:
            return Refusal("19.3" if game.extended else "7.3", "refusal-engineers", args)
        if counters.LEADER[number] and infiltrated(game, at, to):
            return Refusal("7.32", "refusal-leader-infiltration", args)
        return Refusal("7.3", "refusal-terrain", args)
    means = action_budget(game)
    if means.actions > 0 or is_free(game, number) or at in means.traffic:
        return None
    if is_preservation(game, number, at, to):
        return None
    return Refusal("7.1", "refusal-no-actions", args)


def _why_not_attack(game: Omaha, number: int, hex: int) -> Refusal | None:
    at = game.units[number].at
    args: dict[str, Arg] = {"unit": counters.US_REF[number], "hex": ground.REF[hex]}
    if hex not in game.germans:
        return Refusal("8", "refusal-no-germans", args)
    if hex in game.attacked:
        return Refusal("8.16", "refusal-attacked", args)
    if hex in game.barraged:
        return Refusal("8.41", "refusal-barraged", args)
    if not counters.INFANTRY[number]:
        return Refusal("8.1", "refusal-not-infantry", args)
    if hex not in ground.ADJACENT[at]:
        return Refusal("8.1", "refusal-not-adjacent", args)
    if not attacks_across(at, hex):
        return Refusal("8.15", "refusal-bluff", args)
    if not is_free(game, number) and game.actions <= 0:
        return Refusal("8.13", "refusal-no-actions", args)
    return None


def _why_not_barrage(game: Omaha, number: int, hex: int) -> Refusal | None:
    unit = game.units[number]
    args: dict[str, Arg] = {"unit": counters.US_REF[number], "hex": ground.REF[hex]}
    if not counters.TANK[number] and not (counters.GUNS[number] and game.extended):
        return Refusal("8.4", "refusal-no-guns", args)
    force = game.germans.get(hex)
    if force is None:
        return Refusal("8.4", "refusal-no-germans", args)
    if hex in game.attacked:
        return Refusal("8.41", "refusal-attacked", args)
    if not counters.WN_UNIT[force.unit] and not force.revealed:
        return Refusal("8.42", "refusal-hidden", args)
    if force.disrupted:
        return Refusal("6.4", "refusal-no-field", args)
    far = ground.distance(unit.at, hex)
    if far < 2:
        return Refusal("8.4", "refusal-adjacent-barrage", args)
    if far > counters.LEVELS[number][unit.steps - 1].range:
        return Refusal("8.11", "refusal-out-of-range", args)
    if not ranged_allowed(game, unit.at, hex):
        return Refusal("8.12", "refusal-high-ground", args)
    if hex not in barrage_targets(game, number):
        return Refusal("8.4" if counters.TANK[number] else "17.3", "refusal-not-observed", args)
    if not is_free(game, number) and game.actions <= 0:
        return Refusal("7.1", "refusal-no-actions", args)
    return None
