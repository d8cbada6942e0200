"""5.0, G6.8, R11, R13, R15, R67: random events."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.crete.model import counters
from landfall.games.crete.model.counters import ARMOURED, EVENTS, GREEK, JUMPER, PARAMETERS, SIDE
from landfall.games.crete.model.events import EventDrawn, EventRolled, PointsChanged
from landfall.games.crete.model.ground import (
    ALLIED,
    GERMAN,
    NEAR_MASK,
    SHEET,
    TERRAIN,
    hexes_of,
    within,
)
from landfall.games.crete.model.offers import ref_option
from landfall.games.crete.model.pieces import GONE
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.air import LayStrikes, Strikes
from landfall.games.crete.rules.command import leader_hex
from landfall.games.crete.rules.event_relief import rally, resupply
from landfall.games.crete.rules.event_subjects import (
    ask_for_subject,
    nothing_happens,
    return_leaders,
)
from landfall.games.crete.rules.leaders import ChooseHost, hosts
from landfall.games.crete.rules.quality import division_name, roll
from landfall.games.crete.rules.results import take_back_heroic


@dataclass(frozen=True, slots=True)
class Happening(Step):
    """crete 5.0, 5.3, G6.8: take the Heroic marker back, then draw."""

    side: int

    def run(self, game: Crete) -> None:
        for unit, state in game.units.items():
            if state.heroic and SIDE[unit] == self.side:
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


def _air(game: Crete, side: int, marker: int) -> None:
    """crete 5.1, R11."""
    if game.night:
        nothing_happens(game, side, marker)
        return
    if side == GERMAN:
        die = roll(game)
        game.emit(EventRolled(marker=f"event:{marker}", roll=die, strikes=die // 2, rule="5.1"))
        game.push(LayStrikes(GERMAN, die // 2), Strikes(GERMAN))
        return
    near = 0
    for hex in hexes_of(game.holding(ALLIED)):
        near |= within(hex, PARAMETERS["strikeDistance"])
    ask_for_subject(
        game,
        side,
        "strike-on",
        marker,
        [n for n in game.fielded(GERMAN) if near >> game.units[n].at & 1],
    )


def _rout(game: Crete, side: int, marker: int) -> None:
    """crete 5.2: the German picks the Greek."""
    ask_for_subject(game, GERMAN, "rout", marker, [n for n in game.fielded(ALLIED) if GREEK[n]])


def _heroic(game: Crete, side: int, marker: int) -> None:
    """crete 5.3."""
    ask_for_subject(game, side, "heroic", marker, game.fielded(side))


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


def _breakdown(game: Crete, side: int, marker: int) -> None:
    """crete 5.6, R66, G14.8: an unsuppressed tank; no check turns it into a cohesion hit."""
    tanks = [n for n in game.fielded(ALLIED) if ARMOURED[n] and not game.units[n].suppressed]
    ask_for_subject(game, GERMAN, "breakdown", marker, tanks)


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
    ask_for_subject(game, ALLIED, "partisans", marker, targets)


def _ammunition(game: Crete, side: int, marker: int) -> None:
    """crete 5.8, R66: the enemy picks a map, the friendly player one of their units adjacent to an enemy."""
    enemy = game.holding(1 - side)
    units = [n for n in game.fielded(side) if enemy & NEAR_MASK[game.units[n].at]]
    sheets = sorted({SHEET[game.units[n].at] for n in units})
    if len(sheets) > 1:
        game.push(ChooseSheet(1 - side, tuple(sheets), marker))
    else:
        ask_for_subject(game, side, "ammunition", marker, units)


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
        ask_for_subject(game, 1 - self.side, "ammunition", self.marker, units)


def _lost(game: Crete, side: int, marker: int) -> None:
    """crete 5.10, R15, R67: a unit gets a step back, or a lost company returns with one step in a leader's hex."""
    reduced = [
        n for n in game.fielded(GERMAN) if JUMPER[n] and game.units[n].steps < counters.STEPS[n]
    ]
    gone = []
    for n, unit in game.units.items():
        if unit.at == GONE and JUMPER[n] and return_leaders(game, n):
            gone.append(n)
    ask_for_subject(game, GERMAN, "return", marker, reduced + gone)


def _leader_loss(game: Crete, side: int, marker: int) -> None:
    """crete 5.11: the Allied player picks a formation, and its leader is replaced."""
    leaders = [
        f.leaders[0]
        for f in game.frame.formations
        if game.frame.divisions[f.division].side == GERMAN and leader_hex(game, f.leaders[0]) >= 0
    ]
    if leaders:
        game.push(ChooseLeader(tuple(leaders), marker))
    else:
        nothing_happens(game, side, marker)


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
            nothing_happens(game, GERMAN, self.marker)
            return
        game.set_leader(leader, game.leaders[leader]._replace(replaced=True))
        game.push(ChooseHost(leader, tuple(hosts(game, leader))))


_RESOLVE: Final[dict[str, Callable[[Crete, int, int], None]]] = {
    "5.1": _air,
    "5.2": _rout,
    "5.3": _heroic,
    "5.4": _intelligence,
    "5.5": rally,
    "5.6": _breakdown,
    "5.7": _partisans,
    "5.8": _ammunition,
    "5.9": resupply,
    "5.10": _lost,
    "5.11": _leader_loss,
    "5.12": _confusion,
    "5.13": nothing_happens,
}
