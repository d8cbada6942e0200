"""S1, R21, R24: units in boxes of the off-map chart come in and march on."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.crete.model import chart as charts
from landfall.games.crete.model import counters
from landfall.games.crete.model.chart import box_at, chart
from landfall.games.crete.model.counters import CLASS, SIDE, UNITS
from landfall.games.crete.model.frames import hour_of
from landfall.games.crete.model.ground import ALLIED, GERMAN
from landfall.games.crete.model.island_events import BoxMarched
from landfall.games.crete.model.movement_costs import LEG
from landfall.games.crete.model.offers import plain, unit_option
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.arrivals import Entry, entry_hexes
from landfall.games.crete.rules.interdiction import interdict
from landfall.games.crete.rules.leaders import bring_leaders
from landfall.games.crete.rules.quality import division_name
from landfall.games.crete.rules.results import eliminate


def waiting(game: Crete, division: int) -> list[int]:
    """The units of a division in boxes of the chart, except the drop box."""
    found = []
    for number, unit in game.units.items():
        if unit.at < 0 and game.frame.division_of[number] == division:
            box = box_at(unit.at)
            if box >= 0 and box != charts.PARACHUTE:
                found.append(number)
    return sorted(found)


def may_come_in(game: Crete, unit: int) -> bool:
    """crete G21.2, S1.0: its box belongs to a map, and a hex is free for it."""
    door = chart(game.scenario, game.small).door.get(box_at(game.units[unit].at))
    return door is not None and bool(entry_hexes(game, unit, door))


@dataclass(frozen=True, slots=True)
class ComeIn(Ask):
    """crete S1.0, R22, G6.1: step 4 of a Division activation: who enters a map from its box."""

    division: int

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        units = [n for n in waiting(game, self.division) if may_come_in(game, n)]
        if not units:
            return ()
        options = [plain("done", "S1.0")]
        options += [unit_option("come-in", n, "S1.0") for n in units]
        name = f"division:{division_name(game, self.division)}"
        seat = game.seat(game.frame.divisions[self.division].side)
        return (Decision(seat, "ask-come-in", tuple(options), "S1.0", {"division": name}),)

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        if option.id == "done":
            return
        unit = int(option.value)
        door = chart(game.scenario, game.small).door[box_at(game.units[unit].at)]
        game.push(Entry(unit, door), UnderAttack(unit), self)


@dataclass(frozen=True, slots=True)
class UnderAttack(Step):
    """crete S1.0, G21.5: an interdiction roll for each Allied unit that has come in from the chart."""

    unit: int

    def run(self, game: Crete) -> None:
        if game.units[self.unit].at < 0:
            return
        bring_leaders(game, (self.unit,))
        if SIDE[self.unit] == ALLIED:
            interdict(game, self.unit, [])


def marches_now(game: Crete, unit: int, carried: bool) -> bool:
    """crete R21, S1.0: wheels, tracks and organic transport in every Division activation, others by night."""
    if CLASS[unit] != LEG or UNITS[unit].organic_transport:
        return True
    return game.night or (carried and hour_of(game.turn) == "0700")


@dataclass(frozen=True, slots=True)
class BoxMarch(Ask):
    """crete S1.0, R21, G6.1: step 5 of a Division activation: one link."""

    division: int
    carried: bool
    done: tuple[int, ...] = ()

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        links = chart(game.scenario, game.small).links
        options = [plain("done", "R21")]
        for unit in waiting(game, self.division):
            if unit not in self.done and marches_now(game, unit, self.carried):
                options += [
                    box_option(unit, to) for to in links.get(box_at(game.units[unit].at), ())
                ]
        if len(options) == 1:
            return ()
        name = f"division:{division_name(game, self.division)}"
        seat = game.seat(game.frame.divisions[self.division].side)
        return (Decision(seat, "ask-box-march", tuple(options), "R21", {"division": name}),)

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        if option.id == "done":
            return
        unit = counters.NUMBER[option.id.removeprefix("march:").partition("@")[0]]
        to = int(option.value)
        origin = box_at(game.units[unit].at)
        game.place(unit, charts.place(to))
        game.emit(
            BoxMarched(
                unit=counters.REF[unit],
                origin=charts.REF[origin],
                box=charts.REF[to],
                rule="R21",
            )
        )
        game.push(BoxMarch(self.division, self.carried, (*self.done, unit)))


def box_option(unit: int, box: int) -> Option:
    """``march:NZ-18-A@transit-2``."""
    return Option(
        f"march:{UNITS[unit].unit}@{charts.SLUG[box]}",
        "option-march",
        {"unit": counters.REF[unit], "what": charts.REF[box]},
        (counters.REF[unit], charts.REF[box]),
        "R21",
        box,
    )


def caught_in_boxes(game: Crete) -> None:
    """crete R24: under withdrawal, at the end of each Night, Allied units in a box with Germans are lost."""
    german = {u.at for n, u in game.units.items() if SIDE[n] == GERMAN and box_at(u.at) >= 0}
    for number in [n for n, u in game.units.items() if SIDE[n] == ALLIED and u.at in german]:
        eliminate(game, number, "caught")
