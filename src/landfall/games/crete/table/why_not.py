"""Why a unit can't do what a player might expect it to."""

from __future__ import annotations

from collections.abc import Mapping

from landfall.core.decisions import Arg, Refusal, Seat
from landfall.games.crete.model import counters
from landfall.games.crete.model.counters import FIRE, GREEN_FIRE, NUMBER, SIDE
from landfall.games.crete.model.frames import NOBODY
from landfall.games.crete.model.ground import BY_NAME, LAND, distance
from landfall.games.crete.model.ground import REF as HEX
from landfall.games.crete.model.pieces import AFTER_FIRST, DONE, ENTRENCHED
from landfall.games.crete.model.sight import what_blocks
from landfall.games.crete.model.state import SEATS, Crete
from landfall.games.crete.rules.acting import eligible, fire_targets, kind_of
from landfall.games.crete.rules.assault import assault_hexes
from landfall.games.crete.rules.command import in_command, payer
from landfall.games.crete.rules.locks import locked
from landfall.games.crete.rules.movement import allowance, reach_of
from landfall.games.crete.rules.points import AT_ONCE, CP_PER_DP
from landfall.games.crete.rules.rally import may_rally
from landfall.games.crete.table.why_leave import why_not_leave


def why_not(game: Crete, seat: Seat, action: str, what: Mapping[str, str]) -> Refusal | None:
    """The rule against it, or None where nothing forbids it."""
    if action == "buy":
        return _buy(game, seat)
    unit = NUMBER.get(what.get("unit", "").removeprefix("unit:"), NOBODY)
    if unit not in game.units:
        return None
    ref = counters.REF[unit]
    if game.units[unit].at < 0 and action not in ("fire", "attack"):
        return Refusal("G9.1", "why-not-on-map", {"unit": ref})
    refusal = _activation(game, seat, unit)
    if refusal is not None:
        return refusal
    if action == "second":
        return _second(game, unit)
    refusal = _state(game, unit, action)
    if refusal is not None:
        return refusal
    if action == "move":
        return _move(game, unit, BY_NAME.get(what.get("hex", "").removeprefix("hex:"), NOBODY))
    if action == "leave":
        return why_not_leave(game, unit, what.get("how", ""))
    target = NUMBER.get(what.get("target", "").removeprefix("unit:"), NOBODY)
    if action == "fire":
        return _fire(game, unit, target)
    if action == "attack":
        # The player pointed at an enemy: fire first, then why it can't be assaulted.
        against = _fire(game, unit, target)
        if against is not None or target not in game.units or game.units[target].at < 0:
            return against
        return _assault(game, unit, game.units[target].at)
    if action == "assault":
        return _assault(game, unit, BY_NAME.get(what.get("hex", "").removeprefix("hex:"), NOBODY))
    if action == "rally" and not may_rally(game, unit):
        zone = game.units[unit].cohesion > 0
        return Refusal("G18.1", "why-rally-zone" if zone else "why-rally-nothing", {"unit": ref})
    return None


def _activation(game: Crete, seat: Seat, unit: int) -> Refusal | None:
    ref = counters.REF[unit]
    if SEATS[SIDE[unit]] != seat:
        return Refusal("G0", "why-not-yours", {"unit": ref})
    if game.chit == NOBODY or not kind_of(game):
        return Refusal("G5.2", "why-no-chit", {"unit": ref})
    state = game.units[unit]
    if state.acted == DONE:
        return Refusal("G6.5", "why-done", {"unit": ref})
    if state.acted == AFTER_FIRST:
        return _second(game, unit)
    if eligible(game, unit):
        return None
    if locked(game, unit):
        return Refusal("R49", "why-locked", {"unit": ref})
    if state.delay:
        return Refusal("G21.7", "why-delayed", {"unit": ref})
    if counters.SELF[unit]:
        return Refusal("8.0", "why-self-commanded", {"unit": ref})
    if kind_of(game) == "direct":
        rule = "why-uncommanded" if not in_command(game, unit) else "why-no-points"
        return Refusal("G6.3", rule, {"unit": ref})
    return Refusal("G6.7", "why-other-chit", {"unit": ref, "chit": counters.CHIT_REF[game.chit]})


def _second(game: Crete, unit: int) -> Refusal | None:
    ref = counters.REF[unit]
    if kind_of(game) == "direct":
        return Refusal("G6.3", "why-direct-once", {"unit": ref})
    if unit not in game.group:
        return Refusal("G6.9", "why-group-shut", {"unit": ref})
    if not in_command(game, unit):
        return Refusal("G7.4", "why-uncommanded", {"unit": ref})
    if payer(game, unit) == NOBODY:
        return Refusal("G9.2", "why-no-points", {"unit": ref})
    return None


def _state(game: Crete, unit: int, action: str) -> Refusal | None:
    state = game.units[unit]
    ref = counters.REF[unit]
    if action == "rally":
        return None
    if state.suppressed:
        return Refusal("G14.5", "why-suppressed", {"unit": ref})
    if state.chutes or state.gliders:
        return Refusal("4.2.2", "why-markers", {"unit": ref})
    return None


def _move(game: Crete, unit: int, hex: int) -> Refusal | None:
    ref = counters.REF[unit]
    if allowance(game, unit) == 0:
        return Refusal("G2.2", "why-immobile", {"unit": ref})
    if hex == NOBODY:
        return None
    if not LAND[hex]:
        return Refusal("2.0", "why-no-dot", {"hex": HEX[hex]})
    if game.holding(1 - SIDE[unit]) >> hex & 1:
        # G10.2: no unit moves into an enemy hex, so the player must mean an assault.
        if distance(game.units[unit].at, hex) == 1:
            return _assault(game, unit, hex)
        return Refusal("G10.2", "why-enemy-hex", {"hex": HEX[hex]})
    reach = reach_of(game, unit)
    ends = reach.ends(game)
    if any(h == hex for h, _ in ends):
        return None
    if hex * 2 in reach.known() or hex * 2 + 1 in reach.known():
        return Refusal("G11.3", "why-stacking", {"hex": HEX[hex]})
    return Refusal("G10.1", "why-too-far", {"unit": ref, "hex": HEX[hex]})


def _fire(game: Crete, unit: int, target: int) -> Refusal | None:
    ref = counters.REF[unit]
    if FIRE[unit] is None:
        return Refusal("G2.2", "why-no-fire", {"unit": ref})
    if target not in game.units or target in fire_targets(game, unit):
        return None
    there = game.units[target].at
    here = game.units[unit].at
    if here < 0 or there < 0:
        return Refusal("G13.1", "why-not-on-map", {"unit": counters.REF[target]})
    args: dict[str, Arg] = {
        "unit": ref,
        "target": counters.REF[target],
        "range": distance(here, there),
    }
    if GREEN_FIRE[unit] and distance(here, there) <= counters.RANGE[unit]:
        return Refusal("G17.2", "why-no-observer", args)
    if distance(here, there) > game.reach(unit):
        return Refusal("G12.6", "why-out-of-reach", {**args, "reach": game.reach(unit)})
    blocked = what_blocks(here, there, game.smoke)
    if blocked is not None:
        by = tuple(HEX[h] for h in blocked.hexes)
        return Refusal(blocked.rule, "why-no-sight", {**args, "by": by})
    return None


def _assault(game: Crete, unit: int, hex: int) -> Refusal | None:
    ref = counters.REF[unit]
    if hex == NOBODY or hex in assault_hexes(game, unit):
        return None
    state = game.units[unit]
    if counters.ASSAULT[unit] is None or allowance(game, unit) == 0:
        return Refusal("G16.1", "why-cannot-assault", {"unit": ref})
    if state.position == ENTRENCHED:
        return Refusal("G19.4", "why-entrenched", {"unit": ref})
    if state.column or state.mounted:
        return Refusal("G10.6", "why-column", {"unit": ref})
    if distance(state.at, hex) != 1 or not game.holding(1 - SIDE[unit]) >> hex & 1:
        return Refusal("G16.1", "why-not-adjacent", {"hex": HEX[hex]})
    return Refusal("G16.1", "why-cannot-assault", {"unit": ref})


def _buy(game: Crete, seat: Seat) -> Refusal | None:
    side = SEATS.index(seat)
    if not game.frame.record.dispatch_used:
        return Refusal("G4.3", "why-no-dispatch", {})
    for number, division in enumerate(game.frame.divisions):
        if division.side == side and game.dp[number] + game.cp[number] // CP_PER_DP >= AT_ONCE:
            return None
    return Refusal("G4.5", "why-no-dp", {})
