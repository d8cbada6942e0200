"""O2.0, O2.2, R41, R63, R74: Allied ships: they come, fire and rally, are attacked from the air, sail, and move their target marker."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from landfall.core.decisions import Arg, Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.crete.model import counters
from landfall.games.crete.model.chart import coast
from landfall.games.crete.model.components import BOX
from landfall.games.crete.model.counters import (
    CHIT_NUMBER,
    DEFENCE,
    NUMBER,
    PARAMETERS,
    RANGE,
    SIDE,
    STEPS,
    UNITS,
)
from landfall.games.crete.model.events import Rallied
from landfall.games.crete.model.frames import moment
from landfall.games.crete.model.ground import ALLIED, BIT, SHEET, distance
from landfall.games.crete.model.ground import REF as HEX
from landfall.games.crete.model.island_events import (
    FleetMoved,
    NavalTargetMoved,
    ShipAttacked,
    ShipSailed,
    ShipsArrived,
)
from landfall.games.crete.model.offers import at_unit, hex_option, plain, ref_option, unit_option
from landfall.games.crete.model.pieces import ASIDE, AT_SEA, DONE, READY, Unit
from landfall.games.crete.model.sight import view_from
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.fire import INDIRECT, Fire
from landfall.games.crete.rules.quality import QualityCheck, roll, told
from landfall.games.crete.rules.results import WORDS, Suffer, hits, table_result

_VALUES: dict[str, Any] = BOX.common["allied_naval_support"].value
#: crete O2.1: which ships come when.
ARRIVALS: tuple[tuple[int, tuple[int, ...]], ...] = tuple(
    (moment(row["date"], row["turn"]), tuple(NUMBER[u] for u in row["units"]))
    for row in _VALUES["arrivals"]
)
SHIPS: tuple[int, ...] = tuple(n for n, u in enumerate(UNITS) if u.division == "NAVAL")
#: crete O2.4: added to the range from the target marker.
EXTRA_RANGE = int(_VALUES["extra_range"])
AIR_FIRE = int(_VALUES["air_attack"]["fire"])
CHIT = CHIT_NUMBER["Naval"]


def at_sea(game: Crete) -> list[int]:
    return [n for n in SHIPS if n in game.units and game.units[n].at == AT_SEA]


def naval_maps(game: Crete) -> list[str]:
    """Sheets in play with a naval box."""
    known = {f.sheet for f in BOX.features.values() if f.kind == "naval"}
    return [sheet for sheet in game.frame.sheets if sheet in known]


def coast_in_play(game: Crete) -> list[int]:
    """crete R74: land hexes next to the sea, on the map of the ships."""
    return [h for h in coast(game.fleet) if game.playable >> h & 1]


@dataclass(frozen=True, slots=True)
class ShipsCome(Step):
    """crete O2.1, R74: step C; ships that come later join those already in play."""

    def run(self, game: Crete) -> None:
        if not game.ships:
            return
        due = [n for turn, units in ARRIVALS if turn == game.turn for n in units]
        if not due:
            return
        for n in due:
            game.units[n] = Unit(at=AT_SEA, steps=STEPS[n])
            game.shown[n] = None
        game.emit(ShipsArrived(units=tuple(counters.REF[n] for n in due), rule="O2.1"))
        if not game.fleet:
            game.push(ChooseMap(), ChooseTarget())


@dataclass(frozen=True, slots=True)
class ChooseMap(Ask):
    """crete O2.1: the naval box of any map."""

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        options = tuple(ref_option("fleet", f"sheet:{name}", "O2.1") for name in naval_maps(game))
        return (Decision(game.seat(ALLIED), "ask-fleet", options, "O2.1"),)

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        sail(game, option.id.partition(":")[2])


def sail(game: Crete, sheet: str) -> None:
    game.fleet = sheet
    game.emit(FleetMoved(sheet=f"sheet:{sheet}", rule="O2.6"))


@dataclass(frozen=True, slots=True)
class ChooseTarget(Ask):
    """crete O2.7: step 4: the marker goes to a hex along the coast of the same map; without ships it is removed."""

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        if not game.fleet:
            return ()
        options = [hex_option("coast", h, "O2.7") for h in coast_in_play(game)]
        if game.naval_target >= 0 and SHEET[game.naval_target] == game.fleet:
            options.insert(0, plain("stay", "O2.7"))
        return (Decision(game.seat(ALLIED), "ask-coast", tuple(options), "O2.7"),)

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        if option.id != "stay":
            game.naval_target = int(option.value)
            game.emit(NavalTargetMoved(hex=HEX[game.naval_target], rule="O2.7"))


def naval_steps(game: Crete) -> list[Step]:
    """crete O2.3: the naval phase; no air attack at Night."""
    attacks: list[Step] = [] if game.night else [AirAttack(n) for n in at_sea(game)]
    return [Ships(), *attacks, Sail(), ChooseTarget()]


def naval_targets(game: Crete, ship: int) -> list[int]:
    """crete O2.4, R41: enemies in sight of the marker, which observes for the ships; it adds twenty hexes to the range."""
    here = game.naval_target
    if here < 0:
        return []
    # 1.0, G12.2: the marker is not an observation post.
    sight = PARAMETERS["losNight" if game.night else "losDay"]
    far = min(RANGE[ship] - EXTRA_RANGE, sight)
    seen = view_from(here, far, game.smoke) | BIT[here]
    enemy = 1 - SIDE[ship]
    found = [
        n
        for hex, stack in game.stacks.items()
        if seen & BIT[hex] and distance(here, hex) <= far
        for n in stack
        if SIDE[n] == enemy
    ]
    for park in game.parks:
        if game.frame.divisions[park.division].side == enemy and seen & BIT[park.hex]:
            found += park.batteries
    return sorted(found)


@dataclass(frozen=True, slots=True)
class Ships(Ask):
    """crete O2.4, R41: step 1: each ship rallies or fires once."""

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        game.at(0)
        options: list[Option] = []
        for ship in at_sea(game):
            state = game.units[ship]
            if state.acted != READY:
                continue
            if state.suppressed or state.cohesion:
                options.append(unit_option("rally", ship, "O2.4"))
            if not state.suppressed:
                options += [at_unit("fire", ship, t, "O2.4") for t in naval_targets(game, ship)]
        if not options:
            return ()
        options.append(plain("end", "O2.4"))
        return (Decision(game.seat(ALLIED), "ask-ships", tuple(options), "O2.4"),)

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        if option.id == "end":
            return
        verb, _, what = option.id.partition(":")
        ship = NUMBER[what.partition("@")[0]]
        game.mark(ship, acted=DONE, first=verb)
        if verb == "fire":
            game.push(Fire(ship, int(option.value), INDIRECT), self)
        elif game.units[ship].suppressed:
            game.push(QualityCheck(ship, "rally"), ShipRallied(ship), self)
        else:
            # O2.4: ships are never in an enemy fire zone, so they can always remove cohesion hits.
            game.mark(ship, cohesion=game.units[ship].cohesion - 1)
            _rallied(game, ship, "cohesion")
            game.push(self)


def _rallied(game: Crete, ship: int, what: str) -> None:
    game.emit(Rallied(unit=counters.REF[ship], hex="", what=what, rule="O2.4"))


@dataclass(frozen=True, slots=True)
class ShipRallied(Step):
    ship: int

    def run(self, game: Crete) -> None:
        if game.passed:
            game.mark(self.ship, suppressed=False)
            _rallied(game, self.ship, "suppression")


@dataclass(frozen=True, slots=True)
class AirAttack(Step):
    """crete O2.5, R74: White 6 on each ship by day, with positive modifiers only, read on the armoured half."""

    ship: int

    def run(self, game: Crete) -> None:
        if game.units[self.ship].at != AT_SEA:
            return
        mods = [("defence", DEFENCE[self.ship])] if DEFENCE[self.ship] > 0 else []
        rating = max(0, min(9, AIR_FIRE + sum(v for _, v in mods)))
        die = roll(game)
        result = table_result("White", True, die) if hits(die, rating) else ""
        game.emit(
            ShipAttacked(
                unit=counters.REF[self.ship],
                rating=rating,
                roll=die,
                result=WORDS[result],
                modifiers=told(mods),
                rule="O2.5",
            )
        )
        if result:
            game.push(Suffer(self.ship, result, "strike"), CountShips())


@dataclass(frozen=True, slots=True)
class CountShips(Step):
    """When no ship is left at sea, the target marker is removed (O2.7)."""

    def run(self, game: Crete) -> None:
        if not at_sea(game):
            game.fleet = ""
            game.naval_target = -1


@dataclass(frozen=True, slots=True)
class Sail(Ask):
    """crete O2.6, R63, R74: step 3: ships stay, go to another map together, or sail to Egypt one by one; under withdrawal, all
    of them do."""

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        ships = at_sea(game)
        if not ships:
            return ()
        if game.withdrawal:
            return (Decision(game.seat(ALLIED), "ask-sail", (plain("egypt-all", "R63"),), "R63"),)
        options = [plain("stay", "O2.6")]
        if not any(game.units[n].suppressed for n in ships):
            options += [
                ref_option("fleet", f"sheet:{name}", "O2.6")
                for name in naval_maps(game)
                if name != game.fleet
            ]
        options += [unit_option("egypt", n, "O2.6") for n in ships]
        args: dict[str, Arg] = {"sheet": f"sheet:{game.fleet}"}
        return (Decision(game.seat(ALLIED), "ask-sail", tuple(options), "O2.6", args),)

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        verb, _, what = option.id.partition(":")
        if verb == "egypt-all":
            for ship in at_sea(game):
                to_egypt(game, ship)
        elif verb == "egypt":
            to_egypt(game, NUMBER[what])
            game.push(self)
        elif verb == "fleet":
            sail(game, what)
        CountShips().run(game)


def to_egypt(game: Crete, ship: int) -> None:
    """crete O2.6, R62: the ship leaves the game; it counts neither as lost nor as withdrawn."""
    steps = game.units[ship].steps
    game.units[ship] = Unit(at=ASIDE, steps=steps)
    game.shown[ship] = None
    game.emit(ShipSailed(unit=counters.REF[ship], rule="O2.6"))
