"""5. US amphibious operations: the landing check and going ashore.

omaha 5.1, 5.11, 5.12, 5.13, 5.14, 5.15, 5.2, 5.21, 5.22. Placing units in the boxes is in `landing_boxes.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.omaha.model import counters, deck, ground
from landfall.games.omaha.model.components import BOX, LandingResult, LandingRow
from landfall.games.omaha.model.events import (
    CommandPassed,
    MineStruck,
    UnitDelayed,
    UnitDrifted,
    UnitLanded,
)
from landfall.games.omaha.model.offers import unit_option
from landfall.games.omaha.model.state import ABSENT, CLIFF, IN_BOX, NOBODY, ON_TRACK, Omaha, Unit
from landfall.games.omaha.rules.losses import eliminate, lose_step

MINE_TURNS: Final = range(7, 23)  # 5.14
DRIFT_DELAY: Final = 2  # 5.11
RANGER_DRIFT_FROM: Final = 4  # 5.13
RANGER_DRIFT: Final = 4
STAY: Final = Option("stay", "option-stay-in-box", rule="5.12")
NO_DRIFT: Final = Option("stay", "option-stay-in-box", rule="5.13")


def boxed(game: Omaha, sector: str) -> list[int]:
    """Units in the sector's landing boxes."""
    return [
        n
        for n, unit in enumerate(game.units)
        if IN_BOX <= unit.at < ON_TRACK and ground.BOXES[unit.at - IN_BOX].sector == sector
    ]


def table_turn(game: Omaha) -> int:
    """The turn to look up in the landing table; 22.1: turns 4 and 5 use the rows of turns 2 and 3."""
    return game.turn - 2 if game.has("22.1") and game.turn in (4, 5) else game.turn


def landing_row(game: Omaha, number: int, box: int) -> LandingRow | None:
    """5.15: the row of the landing table for a unit, or none."""
    kind = counters.TYPE[number]
    turn = table_turn(game)
    if game.has("22.2") and turn == 1 and kind == "tank":
        turn = 2
    end = ground.BOXES[box].beach in ("DG", "CH")
    for row in BOX.landing.values():
        if kind not in row.types or not row.turns[0] <= turn <= row.turns[1]:
            continue
        if row.boxes == "all" or end == (row.boxes == "west-end"):
            return row
    return None


def mined(game: Omaha, box: int) -> bool:
    """5.14: whether a unit landing from this box meets obstacles that are not cleared."""
    if game.turn not in MINE_TURNS:
        return False
    hex = ground.BOX_HEX["mid"][box]
    return hex in ground.OBSTACLES and hex not in game.cleared


def needs_check(game: Omaha, number: int) -> bool:
    """5.12, 5.15: no card is drawn for a sector where no unit needs a check."""
    if counters.GENERAL[number]:
        return False
    box = game.units[number].at - IN_BOX
    return mined(game, box) or (
        not counters.LEADER[number] and landing_row(game, number, box) is not None
    )


@dataclass(frozen=True, slots=True)
class Landing(Step):
    """I. The US amphibious operations phase (omaha 5)."""

    def run(self, game: Omaha) -> None:
        # Each unit is checked once, in the sector of the box it starts in.
        checks = [LandingCheck(sector, tuple(boxed(game, sector))) for sector in game.sectors]
        game.push(*checks, Ashore())


@dataclass(frozen=True, slots=True)
class LandingCheck(Step):
    """5.1: one card for all boxes of a sector."""

    sector: str
    units: tuple[int, ...]

    def run(self, game: Omaha) -> None:
        if not any(needs_check(game, n) for n in (*self.units, *boxed(game, self.sector))):
            return
        card = game.draw("landing", self.sector)
        results = deck.CARDS[card].landing
        then: list[Step] = []
        for number in self.units:
            unit = game.units[number]
            if counters.LEADER[number]:
                continue
            row = landing_row(game, number, unit.at - IN_BOX)
            if row is None:
                continue
            result = row.results[results[counters.LEVELS[number][unit.steps - 1].target]]
            box = unit.at - IN_BOX
            if result.effect == "none" and counters.RANGER[number]:
                if table_turn(game) >= RANGER_DRIFT_FROM:
                    then.append(RangerDrift(number))
                continue
            boxes = self._apply(game, number, result)
            if boxes:
                then.extend(
                    LeaderDrift(n, box, number) for n in self.units if self._with(game, n, box)
                )
        if deck.CARDS[card].mine:
            then.append(Mines(self.sector))
        game.push(*then)

    @staticmethod
    def _with(game: Omaha, leader: int, box: int) -> bool:
        return counters.LEADER[leader] and game.units[leader].at == IN_BOX + box

    @staticmethod
    def _apply(game: Omaha, number: int, result: LandingResult) -> int:
        """Carries out the result; returns the number of boxes the unit drifts."""
        effect = result.effect
        if effect == "delayed":
            delay(game, number, result.to_turn or game.turn + result.turns, "landing")
        elif effect == "removed":
            game.move(number, ABSENT)
            game.units[number] = game.units[number]._replace(hero=NOBODY, inspired=False)
            game.emit(
                UnitDelayed(unit=counters.US_REF[number], turn=0, cause="landing", rule="5.15")
            )
        elif effect == "eliminated":
            eliminate(game, number, "landing", "5.1")
        elif effect in ("lose_steps", "lose_steps_and_drift"):
            for _ in range(result.steps):
                if game.units[number].steps:
                    lose_step(game, number, "landing", "5.1")
        if effect in ("drift", "lose_steps_and_drift") and game.units[number].at >= IN_BOX:
            drift(game, number, result.boxes if result.direction == "west" else -result.boxes)
            return result.boxes
        return 0


def delay(game: Omaha, number: int, turn: int, cause: str, rule: str = "5.1") -> None:
    game.move(number, ON_TRACK + turn)
    game.emit(UnitDelayed(unit=counters.US_REF[number], turn=turn, cause=cause, rule=rule))


def drift(game: Omaha, number: int, boxes: int) -> None:
    """5.11: along the row of boxes; a unit that drifts past either end, or to where no beach is left, is delayed."""
    origin = game.units[number].at - IN_BOX
    box = origin + boxes
    last = ground.BOX_NUMBER["X4"] if game.one_sector else len(ground.BOXES) - 1
    if not 0 <= box <= last or ground.BOX_HEX[game.tide][box] is None:
        delay(game, number, game.turn + DRIFT_DELAY, "drift", "5.11")
        return
    game.move(number, IN_BOX + box)
    game.emit(
        UnitDrifted(
            unit=counters.US_REF[number],
            origin=f"box:{ground.BOX_NAMES[origin]}",
            box=f"box:{ground.BOX_NAMES[box]}",
            boxes=abs(boxes),
            direction="west" if boxes > 0 else "east",
            rule="5.11",
        )
    )


@dataclass(frozen=True, slots=True)
class LeaderDrift(Ask):
    """5.12: a leader may drift along with a unit in its box."""

    number: int
    box: int
    other: int

    def ask(self, game: Omaha) -> tuple[Decision, ...]:
        unit = game.units[self.number]
        there = game.units[self.other].at
        if unit.at != IN_BOX + self.box or not IN_BOX <= there < ON_TRACK:
            return ()
        box = f"box:{ground.BOX_NAMES[there - IN_BOX]}"
        leader = counters.US_REF[self.number]
        go = Option("drift", "option-drift-to", {"box": box}, (box,), "5.12")
        return (
            Decision(
                game.seat(unit.command),
                "ask-leader-drift",
                (STAY, go),
                "5.12",
                {"unit": leader, "other": counters.US_REF[self.other]},
                (leader,),
            ),
        )

    def take(self, game: Omaha, seat: Seat, option: Option) -> None:
        if option.id == "drift":
            drift(game, self.number, game.units[self.other].at - game.units[self.number].at)


@dataclass(frozen=True, slots=True)
class RangerDrift(Ask):
    """5.13: rangers with no landing result may drift up to four boxes east."""

    number: int

    def ask(self, game: Omaha) -> tuple[Decision, ...]:
        unit = game.units[self.number]
        box = unit.at - IN_BOX
        options = [NO_DRIFT]
        for boxes in range(1, RANGER_DRIFT + 1):
            if box - boxes >= 0 and ground.BOX_HEX[game.tide][box - boxes] is not None:
                name = f"box:{ground.BOX_NAMES[box - boxes]}"
                options.append(
                    Option(
                        f"drift:{boxes}", "option-drift-to", {"box": name}, (name,), "5.13", boxes
                    )
                )
        ranger = counters.US_REF[self.number]
        return (
            Decision(
                game.seat(unit.command),
                "ask-ranger-drift",
                tuple(options),
                "5.13",
                {"unit": ranger},
                (ranger,),
            ),
        )

    def take(self, game: Omaha, seat: Seat, option: Option) -> None:
        if option.id == "stay":
            return
        box = game.units[self.number].at - IN_BOX
        drift(game, self.number, -int(option.value))
        # 5.12: a leader in the box may go with the rangers too.
        game.push(
            *(
                LeaderDrift(n, box, self.number)
                for n in counters.LEADERS
                if game.units[n].at == IN_BOX + box
            )
        )


@dataclass(frozen=True, slots=True)
class Mines(Ask):
    """5.14: one unit that meets obstacles loses a step; a headquarters is delayed instead."""

    sector: str

    def candidates(self, game: Omaha) -> list[int]:
        units = [
            n
            for n in boxed(game, self.sector)
            if not counters.GENERAL[n] and mined(game, game.units[n].at - IN_BOX)
        ]
        return [n for n in units if not counters.LEADER[n]] or units

    def ask(self, game: Omaha) -> tuple[Decision, ...]:
        units = self.candidates(game)
        if not units:
            return ()
        return (
            Decision(
                game.seat_in(self.sector),
                "ask-mine",
                tuple(unit_option(n, "5.14") for n in units),
                "5.14",
                {"sector": self.sector},
            ),
        )

    def take(self, game: Omaha, seat: Seat, option: Option) -> None:
        number = int(option.value)
        box = game.units[number].at - IN_BOX
        hex = ground.BOX_HEX["mid"][box]
        assert hex is not None
        game.emit(MineStruck(unit=counters.US_REF[number], hex=ground.REF[hex], rule="5.14"))
        if counters.LEADER[number]:
            delay(game, number, game.turn + DRIFT_DELAY, "mine", "5.14")
        else:
            lose_step(game, number, "mine", "5.14")


@dataclass(frozen=True, slots=True)
class Ashore(Step):
    """5.2: every unit still in a box lands on the tide line."""

    def run(self, game: Omaha) -> None:
        for number, unit in enumerate(game.units):
            if not IN_BOX <= unit.at < ON_TRACK:
                continue
            box = unit.at - IN_BOX
            hex = ground.BOX_HEX[game.tide][box]
            if hex is None:
                delay(game, number, game.turn + DRIFT_DELAY, "drift", "5.11")
                continue
            game.move(number, hex)
            game.emit(
                UnitLanded(
                    unit=counters.US_REF[number],
                    box=f"box:{ground.BOX_NAMES[box]}",
                    hex=ground.REF[hex],
                    rule="5.2",
                )
            )
            division = ground.DIVISION_OF[ground.SECTOR[hex]]
            if division != unit.command:
                # 5.22: the unit belongs to the other division for the rest of the game.
                game.units[number] = game.units[number]._replace(command=division)
                game.emit(
                    CommandPassed(unit=counters.US_REF[number], division=division, rule="5.22")
                )


def drowns(game: Omaha, unit: Unit) -> bool:
    """5.21: whether the unit would be lost if the turn ended now; a unit climbing a cliff would not."""
    return unit.at in ground.UNDERWATER[game.tide] and unit.climb != CLIFF
