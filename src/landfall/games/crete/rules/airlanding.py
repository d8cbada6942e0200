"""S7, G21.7, R35, R36, R37, R56: series that land on a held runway, with delay and interdiction."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.decisions import Arg, Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.crete.model import counters
from landfall.games.crete.model.clause_events import DelayEnded, SeriesLanded, SeriesWaits
from landfall.games.crete.model.counters import MOUNTED
from landfall.games.crete.model.events import UnitPlaced
from landfall.games.crete.model.ground import AIRFIELDS, ALLIED, GERMAN, NEAR
from landfall.games.crete.model.ground import REF as HEX
from landfall.games.crete.model.movement_costs import WHEELED
from landfall.games.crete.model.offers import hex_option, plain, ref_option
from landfall.games.crete.model.pieces import DUE, Unit
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.command_values import raise_command
from landfall.games.crete.rules.control import take_control
from landfall.games.crete.rules.interdiction import interdict
from landfall.games.crete.rules.leaders import bring_leaders
from landfall.games.crete.rules.movement import column_possible
from landfall.games.crete.rules.parks import overrun
from landfall.games.crete.rules.quality import division_name
from landfall.games.crete.rules.stacking import column_in, crowd


def open_fields(game: Crete) -> list[str]:
    """crete S7.0, R36, R37: airfields with two connected runway hexes that are German now."""
    found = []
    for name, hexes in AIRFIELDS.items():
        held = held_hexes(game, name)
        if game.playable >> hexes[0] & 1 and any(a in NEAR[b] for a in held for b in held):
            found.append(name)
    return found


def held_hexes(game: Crete, airfield: str) -> list[int]:
    return [
        h
        for h in AIRFIELDS[airfield]
        if game.playable >> h & 1 and game.control.get(h, ALLIED) == GERMAN
    ]


def waiting(game: Crete) -> list[int]:
    """The series that have not landed, in their order, by index."""
    return [n for n, s in enumerate(game.clauses.series) if s.number not in game.series]


def series_to_come(game: Crete) -> bool:
    """crete G25.6: series count as still to come only while a runway is open."""
    return bool(waiting(game) and game.slot < len(game.clauses.slots) and open_fields(game))


def series_due_by(game: Crete, turn: int) -> list[int]:
    """crete G4.5: the units that would land by a given turn, one series per slot."""
    slots = sum(t <= turn for t in game.clauses.slots[game.slot :])
    if not slots or not open_fields(game):
        return []
    # Scenario 13: in any order, so each of them may be next.
    some = waiting(game) if game.frame.record.series_in_any_order else waiting(game)[:slots]
    return [u for n in some for u in game.clauses.series[n].units]


def landing_chit(game: Crete) -> int:
    """crete R72: the mountain division's chit brings every series, even one with units of another division."""
    number = game.frame.division_named("5GEB")
    return game.frame.divisions[number].chit if number >= 0 else -1


@dataclass(frozen=True, slots=True)
class EndDelays(Step):
    """crete S7.0, G21.7, R72: delay markers come off at the next Division activation, but never in the turn of the landing."""

    division: int

    def run(self, game: Crete) -> None:
        units = [
            n
            for n, unit in sorted(game.units.items())
            if unit.delay and game.frame.division_of[n] == self.division and n not in game.landed
        ]
        for n in units:
            game.mark(n, delay=False)
        if units:
            game.emit(
                DelayEnded(
                    units=tuple(counters.REF[n] for n in units),
                    division=f"division:{division_name(game, self.division)}",
                    rule="G21.7",
                )
            )


@dataclass(frozen=True, slots=True)
class AirLandings(Step):
    """crete S7.0, R35, G5.7: one series per slot; a chit carried over serves both turns, the older first."""

    chit: int

    def run(self, game: Crete) -> None:
        if self.chit != landing_chit(game):
            return
        slots = game.clauses.slots
        passed = 0
        while game.slot < len(slots) and slots[game.slot] <= game.turn:
            game.slot += 1
            passed += 1
        if game.ad_hoc == game.turn:
            return  # S3.0: no air landing in the turn of an ad-hoc drop
        if game.frame.record.series_in_any_order:
            game.push(*(ChooseSeries() for _ in range(passed)))
        else:
            game.push(*(Slot() for _ in range(passed)))


@dataclass(frozen=True, slots=True)
class ChooseSeries(Ask):
    """Scenario 13: series come in any order."""

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        if not open_fields(game):
            return ()
        options = tuple(
            Option(
                f"series:{game.clauses.series[n].number}",
                "option-series",
                {
                    "series": game.clauses.series[n].number,
                    "units": tuple(counters.REF[u] for u in game.clauses.series[n].units),
                },
                (),
                "S7.0",
                n,
            )
            for n in waiting(game)
        )
        return (Decision(game.seat(GERMAN), "ask-series", options, "S7.0"),) if options else ()

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        game.push(Slot(int(option.value)))


@dataclass(frozen=True, slots=True)
class Slot(Ask):
    """Where the next series lands, or whether it waits."""

    #: crete R56, scenario 13: the series the German has chosen; otherwise the first that waits.
    chosen: int = -1

    def _next(self, game: Crete) -> int:
        return self.chosen if self.chosen >= 0 else waiting(game)[0]

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        left = waiting(game)
        if not left:
            return ()
        series = game.clauses.series[self._next(game)]
        fields = open_fields(game)
        if not fields:
            game.emit(SeriesWaits(series=series.number, why="runway", rule="S7.0"))
            return ()
        options = [ref_option("airfield", f"airfield:{name}", "S7.0") for name in fields]
        options.append(plain("wait", "S7.0"))
        args: dict[str, Arg] = {
            "series": series.number,
            "units": tuple(counters.REF[n] for n in series.units),
        }
        return (Decision(game.seat(GERMAN), "ask-airfield", tuple(options), "S7.0", args),)

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        series = game.clauses.series[self._next(game)]
        if option.id == "wait":
            game.emit(SeriesWaits(series=series.number, why="choice", rule="S7.0"))
            return
        name = option.id.partition(":")[2]
        game.series.append(series.number)
        game.emit(SeriesLanded(series=series.number, airfield=f"airfield:{name}", rule="S7.0"))
        zones = game.zones_of(ALLIED)
        under = sum(zones >> h & 1 for h in AIRFIELDS[name])
        game.push(*(Land(unit, name, under) for unit in series.units), Landed(series.number))


def ways_to_stand(game: Crete, unit: int, hex: int) -> list[str]:
    """crete S7.0, G10.6: how a unit may land: on foot, in column or mounted, with one column per hex."""
    free = not column_in(game, hex, counters.SIDE[unit])
    ways = [""] if counters.CLASS[unit] != WHEELED or MOUNTED[unit] is None else []
    if free and counters.ALLOWANCE[unit] and column_possible(hex, counters.CLASS[unit]):
        ways.append("column")
    if MOUNTED[unit] is not None:
        ways.append("mounted")
        if free and column_possible(hex, WHEELED):
            ways.append("mounted-column")
    return ways


@dataclass(frozen=True, slots=True)
class Land(Ask):
    """crete S7.0, R36: any German-held hex of that airfield, without a stacking limit."""

    unit: int
    airfield: str
    #: Hexes of the airfield in an Allied fire zone.
    under: int

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        options = tuple(
            hex_option("land", hex, "S7.0", way)
            for hex in held_hexes(game, self.airfield)
            for way in ways_to_stand(game, self.unit, hex)
        )
        ref = counters.REF[self.unit]
        args: dict[str, Arg] = {"unit": ref}
        return (Decision(game.seat(GERMAN), "ask-land", options, "S7.0", args, (ref,)),)

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        way = option.id.partition("/")[2]
        hex = int(option.value)
        game.units[self.unit] = Unit(
            at=DUE,
            steps=counters.STEPS[self.unit],
            column="column" in way,
            mounted="mounted" in way,
            delay=True,
        )
        game.place(self.unit, hex)
        game.landed.append(self.unit)
        game.emit(
            UnitPlaced(unit=counters.REF[self.unit], hex=HEX[hex], how="airlanding", rule="S7.0")
        )
        take_control(game, self.unit, hex)
        overrun(game, self.unit, hex)
        crowd(game, hex)
        if self.under:
            interdict(game, self.unit, [("runway-zones", 1)] if self.under > 1 else [])


@dataclass(frozen=True, slots=True)
class Landed(Step):
    """crete R72, G21.1: leaders come with the first units of their formation; a command value that goes up counts from the next income."""

    series: int

    def run(self, game: Crete) -> None:
        units = next(s.units for s in game.clauses.series if s.number == self.series)
        bring_leaders(game, units)
        for rise in game.clauses.rises:
            if rise.series == self.series:
                raise_command(game, rise.division, rise.delta)
