"""5.0, G6.8: random events."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from landfall.core.decisions import Arg, Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.crete.model import counters
from landfall.games.crete.model.counters import (
    ARMOURED,
    EVENTS,
    GREEK,
    JUMPER,
    LEADERS,
    PARAMETERS,
    SIDE,
)
from landfall.games.crete.model.events import (
    EventDrawn,
    EventEmpty,
    EventRolled,
    MarkerTaken,
    PointsChanged,
    Rallied,
    StepReturned,
    UnitFled,
)
from landfall.games.crete.model.ground import (
    ALLIED,
    GERMAN,
    NEAR_MASK,
    SHEET,
    TERRAIN,
    hexes_of,
    within,
)
from landfall.games.crete.model.ground import REF as HEX
from landfall.games.crete.model.offers import plain, ref_option, unit_option
from landfall.games.crete.model.state import GONE, Crete, Unit
from landfall.games.crete.rules.air import LayStrikes, PartisansOn, StrikeOn, Strikes
from landfall.games.crete.rules.command import division_of, formation_of, leader_hex
from landfall.games.crete.rules.leaders import ChooseHost, bring_leaders, hosts
from landfall.games.crete.rules.quality import QualityCheck, division_name, roll
from landfall.games.crete.rules.results import cohesion_hit, remove, suppress, take_back_heroic
from landfall.games.crete.rules.stacking import crowd, room_for


@dataclass(frozen=True, slots=True)
class Happening(Step):
    """crete 5.0, 5.3, G6.8: take the Heroic marker back, then draw."""

    side: int

    def run(self, game: Crete) -> None:
        for unit in game.fielded(self.side):
            if game.units[unit].heroic:
                take_back_heroic(game, unit)
        cup = game.event_cups[self.side]
        marker = cup[game.chance.draw(len(cup))]
        game.emit(
            EventDrawn(
                side=f"side:{('allied', 'german')[self.side]}",
                marker=f"event:{marker}",
                rule="5.0",
            )
        )
        _RESOLVE[EVENTS[marker].number](game, self.side, marker)


def _nothing(game: Crete, side: int, marker: int) -> None:
    """crete 5.13, R66: without a subject there is no event."""
    game.emit(EventEmpty(marker=f"event:{marker}", rule="5.13"))


def _air(game: Crete, side: int, marker: int) -> None:
    """crete 5.1, R11."""
    if game.night:
        _nothing(game, side, marker)
        return
    if side == GERMAN:
        die = roll(game)
        game.emit(EventRolled(marker=f"event:{marker}", roll=die, strikes=die // 2, rule="5.1"))
        game.push(LayStrikes(GERMAN, die // 2), Strikes(GERMAN))
        return
    near = 0
    for hex in hexes_of(game.holding(ALLIED)):
        near |= within(hex, PARAMETERS["strikeDistance"])
    _ask(
        game,
        side,
        "strike-on",
        marker,
        [n for n in game.fielded(GERMAN) if near >> game.units[n].at & 1],
    )


def _rout(game: Crete, side: int, marker: int) -> None:
    """crete 5.2: the German picks the Greek."""
    _ask(game, GERMAN, "rout", marker, [n for n in game.fielded(ALLIED) if GREEK[n]])


def _heroic(game: Crete, side: int, marker: int) -> None:
    """crete 5.3."""
    _ask(game, side, "heroic", marker, game.fielded(side))


def _intelligence(game: Crete, side: int, marker: int) -> None:
    """crete 5.4, R13."""
    divisions = [d for d, it in enumerate(game.frame.divisions) if it.side == side]
    if len(divisions) == 1:
        _change_points(game, divisions[0], 2, 1, "5.4")
    else:
        game.push(ChooseDivision(side, tuple(divisions), 2, 1, "5.4"))


def _confusion(game: Crete, side: int, marker: int) -> None:
    """crete 5.12: an Allied division loses two points, not below zero."""
    divisions = [d for d, it in enumerate(game.frame.divisions) if it.side == ALLIED]
    if len(divisions) == 1:
        _change_points(game, divisions[0], -2, 0, "5.12")
    else:
        game.push(ChooseDivision(GERMAN, tuple(divisions), -2, 0, "5.12"))


def _change_points(game: Crete, division: int, cp: int, dp: int, rule: str) -> None:
    if not game.frame.record.dispatch_used:
        dp = 0
    cp = max(cp, -game.cp[division])
    game.cp[division] += cp
    game.dp[division] += dp
    name = f"division:{division_name(game, division)}"
    game.emit(PointsChanged(division=name, cp=cp, dp=dp, rule=rule))


@dataclass(frozen=True, slots=True)
class ChooseDivision(Ask):
    side: int
    divisions: tuple[int, ...]
    cp: int
    dp: int
    rule: str

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        options = tuple(
            ref_option("division", f"division:{division_name(game, d)}", self.rule, d)
            for d in self.divisions
        )
        return (Decision(game.seat(self.side), "ask-division", options, self.rule),)

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        _change_points(game, int(option.value), self.cp, self.dp, self.rule)


def _rally(game: Crete, side: int, marker: int) -> None:
    """crete 5.5, R14."""
    _recover(game, side, marker, "suppression")


def _supply(game: Crete, side: int, marker: int) -> None:
    """crete 5.9."""
    _recover(game, side, marker, "cohesion")


def _recover(game: Crete, side: int, marker: int, what: str) -> None:
    if _shaken(game, side, what):
        game.push(Relief(side, what))
    else:
        _nothing(game, side, marker)


def _shaken(game: Crete, side: int, what: str) -> list[int]:
    return sorted(
        n
        for n in game.fielded(side)
        if (game.units[n].suppressed if what == "suppression" else game.units[n].cohesion)
    )


def relief_group(game: Crete, unit: int) -> tuple[int, int, bool]:
    """crete R14: independents, or Greeks, of one division count as one formation here."""
    return formation_of(game, unit), division_of(game, unit), GREEK[unit]


@dataclass(frozen=True, slots=True)
class Relief(Ask):
    """Up to two markers off units of one formation, even in fire zones."""

    side: int
    what: str
    count: int = 2
    group: tuple[int, int, bool] | None = None

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        units = [
            n
            for n in _shaken(game, self.side, self.what)
            if self.group is None or relief_group(game, n) == tuple(self.group)
        ]
        if not units or not self.count:
            return ()
        rule = "5.5" if self.what == "suppression" else "5.9"
        options = [unit_option("relieve", n, rule) for n in units]
        options.append(plain("done", rule))
        args: dict[str, Arg] = {"count": self.count, "what": self.what}
        return (Decision(game.seat(self.side), "ask-relief", tuple(options), rule, args),)

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        if option.id == "done":
            return
        unit = int(option.value)
        if self.what == "suppression":
            game.mark(unit, suppressed=False)
        else:
            game.mark(unit, cohesion=game.units[unit].cohesion - 1)
        game.emit(
            Rallied(
                unit=counters.REF[unit],
                hex=HEX[game.units[unit].at],
                what=self.what,
                rule="5.5" if self.what == "suppression" else "5.9",
            )
        )
        game.push(Relief(self.side, self.what, self.count - 1, relief_group(game, unit)))


def _breakdown(game: Crete, side: int, marker: int) -> None:
    """crete 5.6, R66, G14.8: an unsuppressed tank; no check turns it into a cohesion hit."""
    tanks = [n for n in game.fielded(ALLIED) if ARMOURED[n] and not game.units[n].suppressed]
    _ask(game, GERMAN, "breakdown", marker, tanks)


def _partisans(game: Crete, side: int, marker: int) -> None:
    """crete 5.7: a German unit within two hexes of a village, town or city."""
    targets = [
        n
        for n in game.fielded(GERMAN)
        if any(
            TERRAIN[h] in "VTX"
            for h in hexes_of(within(game.units[n].at, PARAMETERS["partisanDistance"]))
        )
    ]
    _ask(game, ALLIED, "partisans", marker, targets)


def _ammunition(game: Crete, side: int, marker: int) -> None:
    """crete 5.8, R66: the enemy picks a map, the friendly player one of their units adjacent to an enemy."""
    enemy = game.holding(1 - side)
    units = [n for n in game.fielded(side) if enemy & NEAR_MASK[game.units[n].at]]
    sheets = sorted({SHEET[game.units[n].at] for n in units})
    if len(sheets) > 1:
        game.push(ChooseSheet(1 - side, tuple(sheets), marker))
    else:
        _ask(game, side, "ammunition", marker, units)


@dataclass(frozen=True, slots=True)
class ChooseSheet(Ask):
    side: int
    sheets: tuple[str, ...]
    marker: int

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        options = tuple(ref_option("sheet", f"sheet:{s}", "5.8") for s in self.sheets)
        return (Decision(game.seat(self.side), "ask-sheet", options, "5.8"),)

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        sheet = option.id.removeprefix("sheet:")
        enemy = game.holding(self.side)
        units = [
            n
            for n in game.fielded(1 - self.side)
            if enemy & NEAR_MASK[game.units[n].at] and SHEET[game.units[n].at] == sheet
        ]
        _ask(game, 1 - self.side, "ammunition", self.marker, units)


def _lost(game: Crete, side: int, marker: int) -> None:
    """crete 5.10, R15, R67: a step comes back, or a lost company with one step at a leader's hex."""
    reduced = [
        n for n in game.fielded(GERMAN) if JUMPER[n] and game.units[n].steps < counters.STEPS[n]
    ]
    gone = []
    for n, unit in game.units.items():
        if unit.at == GONE and JUMPER[n] and _return_leaders(game, n):
            gone.append(n)
    _ask(game, GERMAN, "return", marker, reduced + gone)


def _return_leaders(game: Crete, unit: int) -> list[int]:
    return [
        leader
        for leader in range(len(LEADERS))
        if counters.LEADER_SIDE[leader] == GERMAN
        and game.frame.leader_division[leader] == game.frame.division_of[unit]
        and leader_hex(game, leader) >= 0
        and room_for(game, unit, leader_hex(game, leader), False, 1)
    ]


def _leader_loss(game: Crete, side: int, marker: int) -> None:
    """crete 5.11: the Allied player picks a formation, its leader is replaced."""
    leaders = [
        f.leaders[0]
        for f in game.frame.formations
        if game.frame.divisions[f.division].side == GERMAN and leader_hex(game, f.leaders[0]) >= 0
    ]
    if leaders:
        game.push(ChooseLeader(tuple(leaders), marker))
    else:
        _nothing(game, side, marker)


@dataclass(frozen=True, slots=True)
class ChooseLeader(Ask):
    leaders: tuple[int, ...]
    marker: int

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        options = tuple(
            ref_option("leader", counters.LEADER_REF[n], "5.11", n) for n in self.leaders
        )
        return (Decision(game.seat(ALLIED), "ask-leader", options, "5.11"),)

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        leader = int(option.value)
        if game.leaders[leader].replaced:
            _nothing(game, GERMAN, self.marker)
            return
        game.set_leader(leader, game.leaders[leader]._replace(replaced=True))
        game.push(ChooseHost(leader, tuple(hosts(game, leader))))


def _ask(game: Crete, chooser: int, what: str, marker: int, units: list[int]) -> None:
    """The player is asked if there are several subjects; without any, there is no event."""
    if not units:
        _nothing(game, chooser, marker)
    elif len(units) == 1:
        _befall(game, what, units[0])
    else:
        game.push(Subject(chooser, what, tuple(sorted(units))))


@dataclass(frozen=True, slots=True)
class Subject(Ask):
    chooser: int
    what: str
    units: tuple[int, ...]

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        rule = SUBJECT_RULES[self.what]
        options = tuple(unit_option("subject", n, rule) for n in self.units)
        args: dict[str, Arg] = {"what": self.what}
        return (Decision(game.seat(self.chooser), "ask-subject", options, rule, args),)

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        _befall(game, self.what, int(option.value))


SUBJECT_RULES: Final = {
    "strike-on": "5.1",
    "rout": "5.2",
    "heroic": "5.3",
    "breakdown": "5.6",
    "partisans": "5.7",
    "ammunition": "5.8",
    "return": "5.10",
}


def _befall(game: Crete, what: str, unit: int) -> None:
    side = SIDE[unit]
    if what == "strike-on":
        game.push(StrikeOn(unit))
    elif what == "rout":
        game.push(QualityCheck(unit, "rout"), Rout(unit))
    elif what == "heroic":
        game.mark(unit, heroic=True)
        name = ("Allied Heroic", "German Heroic")[side]
        game.event_cups[side].remove(counters.EVENT_NUMBER[name])
        hex = HEX[game.units[unit].at]
        game.emit(MarkerTaken(unit=counters.REF[unit], hex=hex, on=True, rule="5.3"))
    elif what == "breakdown":
        suppress(game, unit)
    elif what == "partisans":
        game.push(PartisansOn(unit))
    elif what == "ammunition":
        cohesion_hit(game, unit, "ammunition")
    elif game.units[unit].at >= 0:
        _give_step(game, unit)
    else:
        leaders = _return_leaders(game, unit)
        if len(leaders) == 1:
            _come_back(game, unit, leaders[0])
        else:
            game.push(ReturnTo(unit, tuple(leaders)))


def _give_step(game: Crete, unit: int) -> None:
    state = game.mark(unit, steps=game.units[unit].steps + 1)
    game.astray[SIDE[unit]] -= 1
    crowd(game, state.at)
    game.emit(
        StepReturned(unit=counters.REF[unit], hex=HEX[state.at], steps=state.steps, rule="5.10")
    )


def _come_back(game: Crete, unit: int, leader: int) -> None:
    game.units[unit] = Unit(at=GONE, steps=0, acted=2)
    game.place(unit, leader_hex(game, leader))
    _give_step(game, unit)
    bring_leaders(game, (unit,))


@dataclass(frozen=True, slots=True)
class ReturnTo(Ask):
    unit: int
    leaders: tuple[int, ...]

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        options = tuple(at_leader(self.unit, n) for n in self.leaders if leader_hex(game, n) >= 0)
        args: dict[str, Arg] = {"unit": counters.REF[self.unit]}
        return (Decision(game.seat(GERMAN), "ask-return", options, "5.10", args),)

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        _come_back(game, self.unit, int(option.value))


def at_leader(unit: int, leader: int) -> Option:
    return ref_option("return-to", counters.LEADER_REF[leader], "5.10", leader)


@dataclass(frozen=True, slots=True)
class Rout(Step):
    """crete 5.2: if the check fails, it leaves the game."""

    unit: int

    def run(self, game: Crete) -> None:
        if not game.passed:
            hex = HEX[game.units[self.unit].at]
            game.emit(UnitFled(unit=counters.REF[self.unit], hex=hex, rule="5.2"))
            game.astray[SIDE[self.unit]] += game.units[self.unit].steps
            remove(game, self.unit, GONE)


_RESOLVE: Final[dict[str, Callable[[Crete, int, int], None]]] = {
    "5.1": _air,
    "5.2": _rout,
    "5.3": _heroic,
    "5.4": _intelligence,
    "5.5": _rally,
    "5.6": _breakdown,
    "5.7": _partisans,
    "5.8": _ammunition,
    "5.9": _supply,
    "5.10": _lost,
    "5.11": _leader_loss,
    "5.12": _confusion,
    "5.13": _nothing,
}
