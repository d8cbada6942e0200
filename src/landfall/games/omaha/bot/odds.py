"""The expected gain and cost of an attack, over every unit the Germans may turn out to be (8.2, 8.3)."""

from __future__ import annotations

from collections.abc import Set
from functools import lru_cache
from typing import Final

from landfall.games.omaha.bot.picture import Theirs
from landfall.games.omaha.model import counters, ground
from landfall.games.omaha.model.components import BOX
from landfall.games.omaha.rules.attack import attack_row, read_row
from landfall.games.omaha.rules.terrain_effects import doubled
from landfall.games.omaha.rules.weapons import flanking, lacking
from landfall.games.omaha.table.view import ALIKE

#: The estimated value of each result.
WORTH: Final = {
    "german_defeated": 4.5,
    "depth_eliminated": 2.4,
    "german_disrupted": 0.7,
    "german_gains_depth": -0.9,
    "us_disrupted": -0.7,
    "german_unit_unrevealed": -0.1,
    "optional_attrition": 0.65,
    "no_effect": -0.1,
}
#: The units that a force may be, by its back. Kampfgruppen are few and come late, so they are left out.
MAY_BE: Final = {
    back: [record for record in alike if record.kind != "kampfgruppe"]
    for back, alike in ALIKE.items()
}
MARKERS: Final = {
    kind: [d for d in counters.DEPTHS if d.type == kind]
    for kind in ("wn", "building", "mobile", "armor")
}


def odds(
    force: Theirs,
    target: int,
    strength: int,
    have: frozenset[str],
    hexes: Set[int],
    near: int,
    *,
    extended: bool = False,
    final: bool = False,
) -> tuple[float, float]:
    """The gain and cost of an attack from these hexes, with this many adjacent units."""
    kind = "wn" if force.kind.startswith("wn") else "armor" if force.kind == "armour" else "mobile"
    if kind == "mobile" and target in ground.BUILDINGS:
        kind = "building"
    return _mean(
        force.kind,
        force.unit,
        kind if force.depth else "",
        force.marker,
        strength,
        have,
        flanking(hexes),
        doubled(hexes, target, force.kind == "armour"),
        extended,
        near,
        force.disrupted,
        final,
    )


@lru_cache(maxsize=20_000)
def _mean(
    back: str,
    unit: str,
    depth: str,
    marker: str,
    strength: int,
    have: frozenset[str],
    flanks: int,
    factor: tuple[int, int],
    extended: bool,
    near: int,
    shaken: bool,
    final: bool,
) -> tuple[float, float]:
    """The expected gain and cost of an attack, over every unit the Germans may turn out to be.

    On the last turn, only eliminations matter.
    """
    gains = costs = 0.0
    candidates = [BOX.german_units[unit]] if unit else MAY_BE[back]
    markers = [BOX.depth_markers[marker]] if marker else MARKERS.get(depth, [])

    def armed_for(needs: tuple[str, ...]) -> bool:
        return not lacking(needs, have, flanks)

    def add(results: tuple[str, ...], share: float) -> None:
        nonlocal gains, costs
        if final:
            gains += share * WORTH["german_defeated"] * ("german_defeated" in results)
            return
        for result in results:
            worth = WORTH.get(result, 0.0)
            if worth > 0.0:
                gains += share * worth * (not (shaken and result == "german_disrupted"))
            else:
                costs -= share * worth
        if "us_disrupted" in results:
            costs += share * 0.5 * (near - 1)

    each = 1.0 / len(candidates)
    for record in candidates:
        base = record.strength * factor[0]
        row = attack_row(strength, base, armed_for(record.needs))
        first = read_row(row, bool(depth), bool(marker), extended)
        if not depth or (not marker and "reveal_depth_and_compare_again" not in first):
            add(first, each)
            continue
        for other in markers:
            share = each / len(markers)
            if other.tactical_reinforcement:
                add(read_row(row, False, False, extended), share)
                costs += 0.5 * share
                continue
            whole = base + other.strength * factor[1]
            last = attack_row(strength, whole, armed_for((*record.needs, *other.needs)))
            add(read_row(last, True, True, extended), share)
    return gains, costs
