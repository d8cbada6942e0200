"""S3, R27: units of 7. Flieger fly from a runway to the drop box, and jump again."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.crete.model import chart as charts
from landfall.games.crete.model import counters
from landfall.games.crete.model.components import BOX
from landfall.games.crete.model.counters import SIDE, UNITS
from landfall.games.crete.model.frames import Arrival, hour_of, moment
from landfall.games.crete.model.ground import ALLIED, GERMAN, RUNWAYS
from landfall.games.crete.model.offers import plain
from landfall.games.crete.model.pieces import StickPlan
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.drops import drop
from landfall.games.crete.rules.sticks import FillStick, zone_options
from landfall.games.crete.rules.ways_off import Way, can_pay, rules_of

_RULE = BOX.common["ad_hoc_drops"].value
TURNS: tuple[str, ...] = tuple(_RULE["enter_on_turns"])
#: crete S3.0, R27: units that wait in the drop box at the same time.
MOST_IN_DROP_BOX = int(_RULE["units_per_turn"])
FLYING_FROM = moment(_RULE["from"]["date"], _RULE["from"]["turn"])


def by_air(game: Crete, unit: int, extra: int = 0) -> list[Way]:
    """crete S3.0, R27: the way to the drop box, from a runway outside Allied fire zones; ``extra`` points are needed for
    something else."""
    at = game.units[unit].at
    if (
        SIDE[unit] == GERMAN
        and at in RUNWAYS
        and "S3" in rules_of(game)
        and game.turn >= FLYING_FROM
        and UNITS[unit].division == "7FL"
        and not game.zones_of(ALLIED) >> at & 1
        and len(in_box(game)) < MOST_IN_DROP_BOX
        and can_pay(game, unit, "fly", extra)
    ):
        return [Way("fly", at, charts.PARACHUTE)]
    return []


def in_box(game: Crete) -> tuple[int, ...]:
    waiting = charts.place(charts.PARACHUTE)
    return tuple(sorted(n for n, unit in game.units.items() if unit.at == waiting))


def may_jump(game: Crete, carried: bool) -> bool:
    """crete S3.0, R27, G5.7: whether a drop is possible: at 0700 or 1500, or with a chit carried over from then, but not in a
    turn of air landings."""
    now = hour_of(game.turn) in TURNS
    then = carried and hour_of(game.turn - 1) in TURNS
    return (now or then) and not game.landed and bool(in_box(game))


@dataclass(frozen=True, slots=True)
class AdHocDrop(Ask):
    """crete S3.0, R26: all units of the drop box jump into one hex of a drop zone and its neighbours, or wait."""

    carried: bool

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        if not may_jump(game, self.carried):
            return ()
        options = [plain("wait", "S3.0"), *zone_options(game, len(in_box(game)), "S3.0")]
        units = tuple(counters.REF[n] for n in in_box(game))
        return (
            Decision(game.seat(GERMAN), "ask-ad-hoc", tuple(options), "S3.0", {"units": units}),
        )

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        if option.id == "wait":
            return
        game.plan.append(StickPlan(int(option.value), in_box(game), ()))
        game.push(FillStick("S3.0"), JumpAgain())


@dataclass(frozen=True, slots=True)
class JumpAgain(Step):
    """crete S3.0, 4.2, G21.3: as any drop, each with a parachute marker; no air landing in this turn."""

    def run(self, game: Crete) -> None:
        stick = game.plan.pop()
        game.ad_hoc = game.turn
        ways = ("parachute",) * len(stick.units)
        drop(game, Arrival("", game.turn, game.chit, "drop", stick.units, stick.hexes, ways))
