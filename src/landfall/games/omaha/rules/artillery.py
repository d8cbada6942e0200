"""6.5 German artillery fire (omaha 6.5, 6.51, 6.52). The artillery of a nest picks its target the same way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.omaha.model import counters, deck, ground
from landfall.games.omaha.model.events import ArtilleryFired
from landfall.games.omaha.model.offers import unit_option
from landfall.games.omaha.model.state import IN_BOX, ON_TRACK, Omaha
from landfall.games.omaha.rules.communication import controlled, german_reach, is_linked
from landfall.games.omaha.rules.fire_targets import dense
from landfall.games.omaha.rules.losses import Hit

FROM_TURN: Final = 4  # 6.5


def batteries(game: Omaha, begins: bool = False) -> list[bool]:
    """6.51: which off-map batteries have an observer left.

    A battery loses its observers when US units control them all. Losing that control does not bring them
    back: only a German unit or a German line of communication does. Lines are fixed when the fire phase
    begins and stay so until it ends (12.24).
    """
    settled = game.phase == "fire" and not begins
    held: set[int] | None = None
    active = []
    for number, battery in enumerate(counters.BATTERIES):
        if game.one_sector and battery.sector == "west":
            active.append(False)
            continue
        hexes = [
            hex
            for name in battery.observers
            if not (game.one_sector and name == "WN67")
            for hex in ground.POSITION_HEXES[ground.POSITION[name]]
        ]
        if any(hex in game.germans for hex in hexes):
            active.append(True)
            continue
        if settled:
            active.append(number not in game.silent)
            continue
        held = controlled(game) if held is None else held
        lost = number in game.silent or all(hex in held for hex in hexes)
        reach = german_reach(game)
        active.append(not lost or any(is_linked(game, hex, reach) for hex in hexes))
    return active


def settle_batteries(game: Omaha, begins: bool = False) -> None:
    """6.51: flip the batteries' counters to match their observers."""
    game.silent = [n for n, active in enumerate(batteries(game, begins)) if not active]


def wn_guns(game: Omaha, sector: str, calibers: tuple[int, ...]) -> int:
    """WN artillery of the sector that is not disrupted; the rockets never count (6.53)."""
    return sum(
        1
        for hex, force in game.germans.items()
        if not force.disrupted
        and ground.SECTOR[hex] == sector
        and counters.GERMANS[force.unit].caliber in calibers
    )


def guns_in(game: Omaha, sector: str, calibers: tuple[int, ...]) -> int:
    return wn_guns(game, sector, calibers) + sum(
        1
        for battery, active in zip(counters.BATTERIES, batteries(game), strict=True)
        if active and battery.sector == sector and battery.caliber in calibers
    )


def shell_targets(game: Omaha, symbol: str, sectors: tuple[str, ...], first: str = "") -> list[int]:
    """6.5, 16.7: the units in the highest priority that is not empty; 6.34: one step per phase."""
    groups: list[list[int]] = [[], [], [], []]
    for number in counters.FIGHTERS:
        unit = game.units[number]
        if not unit.steps or (not game.extended and number in game.hit):
            continue
        in_box = IN_BOX <= unit.at < ON_TRACK
        # 6.35: every unit in a dense beach hex has the symbol; a landing box is not a hex.
        if counters.LEVELS[number][unit.steps - 1].target != symbol and not (
            unit.at in ground.BEACH and dense(game, game.at(unit.at))
        ):
            continue
        if in_box:
            sector = ground.BOXES[unit.at - IN_BOX].sector
        elif unit.at in ground.BEACH:
            sector = ground.HEXES[unit.at].sector
        else:
            continue
        if sector in sectors:
            infantry = counters.INFANTRY[number]
            groups[(0 if infantry else 2) if in_box else (3 if infantry else 1)].append(number)
    for group in groups:
        if group:
            near = [n for n in group if _sector(game, n) == first]
            pick = near or group
            most = max(game.units[n].steps for n in pick)
            return [n for n in pick if game.units[n].steps == most]
    return []


def _sector(game: Omaha, number: int) -> str:
    at = game.units[number].at
    return ground.BOXES[at - IN_BOX].sector if at >= IN_BOX else ground.SECTOR[at]


@dataclass(frozen=True, slots=True)
class ArtilleryFire(Step):
    """6.5: from turn 4 on, artillery fires after the positions of the sector."""

    sector: str
    card: int

    def run(self, game: Omaha) -> None:
        artillery = deck.CARDS[self.card].artillery
        begins = FROM_TURN + 1 if game.has("22.1") else FROM_TURN
        if artillery is None or game.turn < begins:
            return
        settle_batteries(game)
        guns = guns_in(game, self.sector, artillery.calibers)
        fires = guns >= artillery.value
        units = shell_targets(game, deck.CARDS[self.card].target, (self.sector,)) if fires else []
        game.emit(
            ArtilleryFired(
                sector=self.sector,
                card=f"card:{self.card}",
                value=artillery.value,
                guns=guns,
                struck=bool(units),
                rule="6.5",
            )
        )
        if fires and self.sector not in game.shelled:
            game.shelled.append(self.sector)
        if units:
            game.push(Shell(tuple(units), self.sector, "artillery", "6.5"))


@dataclass(frozen=True, slots=True)
class Shell(Step):
    """One of several equal units is hit: the player chooses which."""

    units: tuple[int, ...]
    sector: str
    cause: str
    rule: str

    def run(self, game: Omaha) -> None:
        if len(self.units) == 1:
            strike(game, self.units[0], self.cause, self.rule)
        else:
            game.push(ChooseShelled(self.units, self.sector, self.cause, self.rule))


@dataclass(frozen=True, slots=True)
class ChooseShelled(Ask):
    units: tuple[int, ...]
    sector: str
    cause: str
    rule: str

    def ask(self, game: Omaha) -> tuple[Decision, ...]:
        options = tuple(unit_option(n, self.rule) for n in self.units)
        return (
            Decision(
                game.seat_in(self.sector), "ask-shelled", options, self.rule, {"cause": self.cause}
            ),
        )

    def take(self, game: Omaha, seat: Seat, option: Option) -> None:
        strike(game, int(option.value), self.cause, self.rule)


def strike(game: Omaha, number: int, cause: str, rule: str) -> None:
    """19.33: artillery and rockets, from a card or an event, stop the engineers of the sector."""
    sector = _sector(game, number)
    if sector not in game.shelled:
        game.shelled.append(sector)
    game.push(Hit(number, cause, rule=rule))
