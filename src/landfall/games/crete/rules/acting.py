"""G6.7, G9.1, 6.0, 8.0, R16, R17, R19: which units may act, and what they may do."""

from __future__ import annotations

from functools import cache

from landfall.core.decisions import Option
from landfall.games.crete.model import counters
from landfall.games.crete.model.counters import CHITS, FIRE, GREEK, SELF, SIDE
from landfall.games.crete.model.frames import NOBODY, frame
from landfall.games.crete.model.offers import at_hex, at_unit, unit_option
from landfall.games.crete.model.pieces import IN_PARK
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.assault import assault_hexes
from landfall.games.crete.rules.command import commanders, formation_of, in_command, may_pay, payer
from landfall.games.crete.rules.exits import begins_here
from landfall.games.crete.rules.fire import direct_targets
from landfall.games.crete.rules.indirect import indirect_targets
from landfall.games.crete.rules.locks import locked
from landfall.games.crete.rules.movement import can_move_at_all
from landfall.games.crete.rules.points import formation_with
from landfall.games.crete.rules.rally import may_rally
from landfall.games.crete.rules.rearguards import may_make_rearguard, rearguards_near
from landfall.games.crete.rules.transport import transport_options
from landfall.games.crete.rules.trucks import truck_options
from landfall.games.crete.rules.works import work_options


def kind_of(game: Crete) -> str:
    return CHITS[game.chit].kind if game.chit != NOBODY else ""


def chit_division(game: Crete) -> int:
    """The division of a Division chit."""
    return _division_with(game.scenario, game.chit)


@cache
def _division_with(scenario: str, chit: int) -> int:
    for number, division in enumerate(frame(scenario).divisions):
        if division.chit == chit:
            return number
    return NOBODY


def eligible(game: Crete, unit: int) -> bool:
    """crete G6.1, G6.2, G6.3, G6.7, 6.0, 8.0, R16, R17, R19, R49: may the chit in play activate this unit?"""
    state = game.units[unit]
    if state.delay or SIDE[unit] != counters.CHIT_SIDE[game.chit] or locked(game, unit):
        return False
    kind = kind_of(game)
    if SELF[unit]:
        return kind == "direct"
    if state.at == IN_PARK:
        return _park_eligible(game, unit, kind)
    if state.at < 0:
        return False
    if kind == "direct":
        return payer(game, unit) != NOBODY and in_command(game, unit)
    if kind == "division":
        division = chit_division(game)
        if GREEK[unit]:
            return any(game.frame.leader_division[n] == division for n in commanders(game, unit))
        return game.frame.division_of[unit] == division
    if GREEK[unit]:
        return False
    formation = formation_with(game, game.chit)
    if unit in game.chosen:
        return True
    return formation != NOBODY and formation_of(game, unit) == formation


def _park_eligible(game: Crete, unit: int, kind: str) -> bool:
    """crete G17.8."""
    park = next(p for p in game.parks if unit in p.batteries)
    if unit in park.fired:
        return False
    if kind == "direct":
        return game.cp[park.division] > 0
    if kind == "division":
        return park.division == chit_division(game)
    formation = formation_with(game, game.chit)
    return park.contact != NOBODY and game.frame.leader_formation[park.contact] == formation


def second_possible(game: Crete, unit: int) -> bool:
    """crete G9.2, G6.5, G7.4: a second action takes a point and command, and Direct Command allows none."""
    return kind_of(game) != "direct" and unit in game.group and may_pay(game, unit)


def actions(game: Crete, unit: int, barred: str = "") -> list[Option]:
    """crete G9.1: what a unit may do now; ``barred`` is the kind of its first action (G9.2)."""
    state = game.units[unit]
    if state.at == IN_PARK:
        # G14.5: a suppressed battery can only wait until the park is dissolved.
        targets = [] if state.suppressed else fire_targets(game, unit)
        return [at_unit("fire", unit, t, "G17.8") for t in targets]
    found: list[Option] = []
    if state.suppressed:
        if barred != "rally":
            found.append(unit_option("rally", unit, "G18.1"))
        return found
    if state.chutes or state.gliders or state.jump:
        # 4.2.2: it may do nothing else, but may remove two in a row.
        return [unit_option("unpack", unit, "4.2.2")]
    if barred != "fire" and FIRE[unit] is not None:
        found += [at_unit("fire", unit, t, "G13.1") for t in fire_targets(game, unit)]
    if barred != "assault":
        found += [at_hex("assault", unit, h, "G16.1") for h in assault_hexes(game, unit)]
    if barred != "move" and (can_move_at_all(game, unit) or begins_here(game, unit)):
        found.append(unit_option("move", unit, "G10.1"))
    if barred != "rally" and may_rally(game, unit):
        found.append(unit_option("rally", unit, "G18.1"))
    if barred != "engineer" and kind_of(game) != "direct":
        found += work_options(game, unit)
    if barred != "transport":
        found += transport_options(game, unit)
        if game.trucks:
            found += truck_options(game, unit)
    if barred != "rearguard":
        if may_make_rearguard(game, unit):
            found.append(unit_option("rearguard", unit, "G19.6"))
        found += [at_unit("take-up", unit, n, "G19.6") for n in rearguards_near(game, unit)]
    return found


def fire_targets(game: Crete, unit: int) -> list[int]:
    """Targets of direct and indirect fire; no unit can be hit both ways."""
    direct = direct_targets(game, unit)
    indirect = indirect_targets(game, unit)
    return sorted({*direct, *indirect}) if indirect else direct
