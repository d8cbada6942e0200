"""G4.6, G6, G9, G29: activations: which units may act, what they may do, and the question *who does what*."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.decisions import Arg, Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.crete.model import counters
from landfall.games.crete.model.counters import CHIT_REF, SELF, SIDE
from landfall.games.crete.model.events import (
    AssaultDeclared,
    ChitEnded,
    DirectCommand,
    SecondAction,
)
from landfall.games.crete.model.frames import NOBODY
from landfall.games.crete.model.ground import REF as HEX
from landfall.games.crete.model.offers import plain, unit_option
from landfall.games.crete.model.pieces import AFTER_FIRST, DONE, IN_PARK, READY
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.acting import actions, eligible, kind_of, second_possible
from landfall.games.crete.rules.assault import Bravery, assault_hexes
from landfall.games.crete.rules.command import pay
from landfall.games.crete.rules.drops import Jump, unpack
from landfall.games.crete.rules.fire import DIRECT, INDIRECT, Fire, direct_targets
from landfall.games.crete.rules.march import Move
from landfall.games.crete.rules.offered import offers
from landfall.games.crete.rules.quality import division_name, place_of
from landfall.games.crete.rules.rally import Rally
from landfall.games.crete.rules.rearguards import make_rearguard, take_up
from landfall.games.crete.rules.standing import OPEN, Orders
from landfall.games.crete.rules.transport import change_transport
from landfall.games.crete.rules.trucks import load, unload
from landfall.games.crete.rules.victory import Annihilation
from landfall.games.crete.rules.works import Work

END = plain("end", "G6.5")


#: The kind of each action (G9.2), by the first word of its option.
KINDS = {
    "fire": "fire",
    "assault": "assault",
    "move": "move",
    "rally": "rally",
    "unpack": "unpack",
    "dig": "engineer",
    "entrench": "engineer",
    "entrench-for": "engineer",
    "block": "engineer",
    "unblock": "engineer",
    "clear": "engineer",
    "mount": "transport",
    "mount-column": "transport",
    "dismount": "transport",
    "dismount-column": "transport",
    "load": "transport",
    "load-column": "transport",
    "unload": "transport",
    "unload-column": "transport",
    "rearguard": "rearguard",
    "take-up": "rearguard",
}


def begin(game: Crete, unit: int, kind: str) -> None:
    """crete G6.5, G6.9, G4.6: note that a unit acts, charge for it and open its group."""
    state = game.units[unit]
    direct = kind_of(game) == "direct"
    if state.acted == AFTER_FIRST:
        division = pay(game, unit)
        game.emit(
            SecondAction(
                unit=counters.REF[unit],
                hex=HEX[place_of(game, unit)],
                division=f"division:{division_name(game, division)}",
                rule="G9.2",
            )
        )
        game.mark(unit, acted=DONE)
        game.group_shut = True
        return
    if direct and not SELF[unit]:
        division = pay(game, unit) if state.at != IN_PARK else _pay_park(game, unit)
        game.emit(
            DirectCommand(
                unit=counters.REF[unit],
                hex=HEX[place_of(game, unit)],
                division=f"division:{division_name(game, division)}",
                rule="G6.3",
            )
        )
    same = any(game.units[n].at == state.at for n in game.group)
    if game.group_shut or not same:
        close_group(game)
    if direct or state.at == IN_PARK:
        game.mark(unit, acted=DONE, first=kind)
    else:
        game.group.append(unit)
        game.mark(unit, acted=AFTER_FIRST, first=kind)


def _pay_park(game: Crete, unit: int) -> int:
    park = next(p for p in game.parks if unit in p.batteries)
    game.cp[park.division] -= 1
    return park.division


def close_group(game: Crete) -> None:
    """crete G6.9: all members of the group are done."""
    for unit in game.group:
        if game.units[unit].acted == AFTER_FIRST:
            game.mark(unit, acted=DONE)
    game.group.clear()
    game.group_shut = False


@dataclass(frozen=True, slots=True)
class WhoDoesWhat(Ask):
    """crete G29, G33: every ready unit's actions with their targets, open second actions, and the end of the chit."""

    side: int

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        units = game.units
        found = offers(game, self.side)
        for unit in game.group:
            state = units[unit]
            if state.acted == AFTER_FIRST and state.at >= 0 and second_possible(game, unit):
                found[unit] = actions(game, unit, "" if state.first == "unpack" else state.first)
        options: list[Option] = []
        for unit in sorted(found):
            options += found[unit]
        for park in game.parks:
            for unit in park.batteries:
                if units[unit].acted == READY and eligible(game, unit):
                    options += actions(game, unit)
        if not options:
            return ()
        options.append(END)
        options.append(OPEN)
        args: dict[str, Arg] = {"chit": CHIT_REF[game.chit]}
        return (Decision(game.seat(self.side), "ask-who", tuple(options), "G6.5", args),)

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        if option.id == "end":
            return
        game.push(self)
        if option.id == "orders":
            game.push(Orders(self.side))
            return
        verb, _, what = option.id.partition(":")
        unit = counters.NUMBER[what.partition("@")[0]]
        target = int(option.value)
        if verb == "assault":
            begin(game, unit, "assault")
            game.push(JoinAssault((unit,), game.units[unit].at, target), Annihilation())
            return
        begin(game, unit, KINDS[verb])
        game.push(Act(unit, verb, target), Annihilation())


@dataclass(frozen=True, slots=True)
class Act(Step):
    """Carry out what the option says."""

    unit: int
    verb: str
    target: int

    def run(self, game: Crete) -> None:
        unit, verb = self.unit, self.verb
        if verb == "fire":
            self._fire(game)
        elif verb == "move":
            game.push(Move(unit))
        elif verb == "rally":
            game.push(Rally(unit))
        elif verb == "unpack":
            game.push(Jump(unit), Unpack(unit))
        elif verb == "rearguard":
            make_rearguard(game, unit)
        elif verb == "take-up":
            take_up(game, unit, self.target)
        elif verb.startswith("load"):
            load(game, unit, verb.endswith("column"))
        elif verb.startswith("unload"):
            unload(game, unit, verb.endswith("column"))
        elif KINDS[verb] == "transport":
            change_transport(game, unit, verb.startswith("mount"), verb.endswith("column"))
        else:
            game.push(Work(unit, verb, self.target))

    def _fire(self, game: Crete) -> None:
        direct = self.target in direct_targets(game, self.unit)
        if game.units[self.unit].at == IN_PARK:
            for number, park in enumerate(game.parks):
                if self.unit in park.batteries:
                    game.parks[number] = park._replace(fired=(*park.fired, self.unit))
        game.push(Fire(self.unit, self.target, DIRECT if direct else INDIRECT))


@dataclass(frozen=True, slots=True)
class Unpack(Step):
    """Take one marker off, if the unit has survived its jump roll."""

    unit: int

    def run(self, game: Crete) -> None:
        state = game.units[self.unit]
        if state.at >= 0 and (state.chutes or state.gliders):
            unpack(game, self.unit)


@dataclass(frozen=True, slots=True)
class JoinAssault(Ask):
    """crete G6.9, G16.1: which other units of the hex take part."""

    units: tuple[int, ...]
    origin: int
    hex: int

    def _more(self, game: Crete) -> list[int]:
        found = []
        for n in game.at(self.origin):
            if n in self.units or self.hex not in assault_hexes(game, n):
                continue
            state = game.units[n]
            if state.acted == READY:
                if eligible(game, n) and not (game.group_shut and kind_of(game) != "direct"):
                    found.append(n)
            elif (
                state.acted == AFTER_FIRST and state.first != "assault" and second_possible(game, n)
            ):
                found.append(n)
        return found

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        more = self._more(game)
        options = [unit_option("join", n, "G6.9") for n in more]
        options.append(plain("attack", "G16.1"))
        seat = game.seat(SIDE[self.units[0]])
        args: dict[str, Arg] = {"hex": HEX[self.hex]}
        return (Decision(seat, "ask-join", tuple(options), "G16.1", args, (HEX[self.hex],)),)

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        if option.id == "attack":
            game.emit(
                AssaultDeclared(
                    units=tuple(counters.REF[n] for n in self.units),
                    origin=HEX[self.origin],
                    hex=HEX[self.hex],
                    rule="G16.1",
                )
            )
            game.push(Bravery(self.units, self.origin, self.hex))
            return
        unit = int(option.value)
        shut = game.group_shut
        begin(game, unit, "assault")
        game.group_shut = shut or game.group_shut
        game.push(JoinAssault((*self.units, unit), self.origin, self.hex))


@dataclass(frozen=True, slots=True)
class ChitEnds(Step):
    def run(self, game: Crete) -> None:
        close_group(game)
        game.chosen.clear()
        game.not_entering()
        for number, park in enumerate(game.parks):
            if park.fired:
                # G17.8: the whole park has fired, until step I.
                game.parks[number] = park._replace(fired=park.batteries)
        game.emit(ChitEnded(chit=CHIT_REF[game.chit]))
        game.chit = NOBODY
