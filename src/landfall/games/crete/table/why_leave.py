"""Why a unit can't leave the map: to the chart, by ship, by air, for good."""

from __future__ import annotations

from landfall.core.decisions import Refusal
from landfall.games.crete.model import counters
from landfall.games.crete.model.chart import chart
from landfall.games.crete.model.counters import SIDE
from landfall.games.crete.model.ground import ALLIED, GERMAN, PORT_HEXES, RUNWAYS
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.ad_hoc_drops import FLYING_FROM, MOST_IN_DROP_BOX, in_box
from landfall.games.crete.rules.exits import confined, ways_out
from landfall.games.crete.rules.shipping import EVACUATED_A_PORT, SHIPPED_A_NIGHT
from landfall.games.crete.rules.trucks import in_truck
from landfall.games.crete.rules.ways_off import can_pay, rules_of

_RULE = {"off": "S1.0", "ship": "S2.0", "evacuate": "R30", "withdraw": "R31", "fly": "S3.0"}
_NEEDS = {"off": "S1", "ship": "S2", "evacuate": "S5", "withdraw": "S5", "fly": "S3"}


def why_not_leave(game: Crete, unit: int, kind: str) -> Refusal | None:
    """The rule against leaving in this way now; None where a way is open or the kind is unknown."""
    if kind not in _RULE or any(way.kind == kind for way in ways_out(game, unit)):
        return None
    return Refusal(_RULE[kind], f"why-leave-{_why(game, unit, kind)}", {"unit": counters.REF[unit]})


def _why(game: Crete, unit: int, kind: str) -> str:
    at, side = game.units[unit].at, SIDE[unit]
    if _NEEDS[kind] not in rules_of(game) or side != (GERMAN if kind == "fly" else side):
        return "never"
    if kind in ("ship", "evacuate", "withdraw") and side != ALLIED:
        return "never"
    if confined(game, unit) or (in_truck(game, unit) and kind != "evacuate"):
        return "confined"
    if kind in ("evacuate", "withdraw") and not game.withdrawal:
        return "no-withdrawal"
    if kind in ("ship", "evacuate"):
        return _by_sea(game, unit, kind)
    if kind == "fly":
        if game.turn < FLYING_FROM:
            return "not-yet"
        if at not in RUNWAYS:
            return "no-runway"
        if game.zones_of(ALLIED) >> at & 1:
            return "zone"
        if len(in_box(game)) >= MOST_IN_DROP_BOX:
            return "full"
    if not can_pay(game, unit, kind):
        return "points"
    return "far" if chart(game.scenario, game.small).door or kind == "withdraw" else "never"


def _by_sea(game: Crete, unit: int, kind: str) -> str:
    at = game.units[unit].at
    if not game.night:
        return "day"
    if at not in PORT_HEXES or unit in game.stormed:
        return "no-port"
    if kind == "ship" and len(game.shipped) >= SHIPPED_A_NIGHT:
        return "full"
    if kind == "evacuate" and game.evacuated.count(at) >= EVACUATED_A_PORT:
        return "full"
    return "points" if not can_pay(game, unit, kind) else "no-harbour"
