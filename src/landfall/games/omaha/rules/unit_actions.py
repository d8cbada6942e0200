"""7.3–7.5 A unit, or a stack, moves and climbs (omaha 7.21, 7.3, 7.32, 7.33, 7.4, 7.41, 7.5, 7.51, 17.1, 18.11)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.omaha.model import counters, deck, ground
from landfall.games.omaha.model.events import (
    ClimbBegan,
    ClimbEnded,
    CommandPassed,
    InfiltrationChecked,
    UnitExited,
    UnitMoved,
)
from landfall.games.omaha.model.offers import hex_option, unit_option
from landfall.games.omaha.model.state import CLIFF, CLIMB, EXITED, GONE, Omaha
from landfall.games.omaha.rules.attack import BuildAttack
from landfall.games.omaha.rules.barrage import fire_barrage
from landfall.games.omaha.rules.command_posts import abandon_post
from landfall.games.omaha.rules.fire_targets import gun_ref
from landfall.games.omaha.rules.german_fire import color_of
from landfall.games.omaha.rules.losses import Hit
from landfall.games.omaha.rules.movement import may_exit, path_to, slips_past
from landfall.games.omaha.rules.terrain_effects import infiltrated, way
from landfall.games.omaha.rules.us_actions import (
    action_budget,
    is_free,
    is_preservation,
    ready,
    unit_actions,
)

RULES: Final = {
    "move": "7.3",
    "climb": "7.4",
    "cliff": "7.5",
    "end-climb": "7.4",
    "go-up": "7.5",
    "give-up": "7.51",
    "attack": "8.1",
    "barrage": "8.4",
    "exit": "20.3",
}
_OPTIONS: Final = {
    (kind, hex): hex_option(hex, rule, f"option-{kind}", kind)
    for kind, rule in RULES.items()
    for hex in ground.HEXES
}
ALONE: Final = Option("done", "option-go", rule="7.21")


@dataclass(frozen=True, slots=True)
class UnitActs(Ask):
    """7.2: what this unit does with its action."""

    number: int
    division: int

    def ask(self, game: Omaha) -> tuple[Decision, ...]:
        ref = counters.US_REF[self.number]
        options = tuple(_OPTIONS[a] for a in unit_actions(game, self.number, action_budget(game)))
        return (
            Decision(game.seat(self.division), "ask-unit", options, "7.2", {"unit": ref}, (ref,)),
        )

    def take(self, game: Omaha, seat: Seat, option: Option) -> None:
        kind = option.id.partition(":")[0]
        hex = int(option.value)
        number = self.number
        unit = game.units[number]
        if kind in ("end-climb", "give-up"):
            game.units[number] = unit._replace(climb=0, cliff=0, acted=True)
            game.emit(
                ClimbEnded(
                    unit=counters.US_REF[number], hex=ground.REF[hex], kind=kind, rule=RULES[kind]
                )
            )
        elif kind == "go-up":
            go_up(game, number)
        elif kind == "attack":
            free = is_free(game, number)
            spend(game, number, free)
            paid = () if free else (unit.at,)
            game.push(BuildAttack(hex, (number,), paid, self.division))
        elif kind == "barrage":
            spend(game, number, is_free(game, number))
            fire_barrage(game, number, hex)
        else:
            free = (
                is_free(game, number)
                or (kind == "move" and is_preservation(game, number, unit.at, hex))
                or unit.at in action_budget(game).traffic
            )
            game.push(Group(kind, hex, (number,), free, self.division))


def spend(game: Omaha, number: int, free: bool) -> None:
    """7.1, 7.2: spends the unit's one action for the turn, from the division's unless it is free."""
    game.units[number] = game.units[number]._replace(acted=True)
    if not free:
        game.actions -= 1


def companions(
    game: Omaha, kind: str, to: int, units: tuple[int, ...], free: bool, division: int
) -> list[int]:
    """7.21, 7.32: the units of the stack that may join the same action."""
    first = units[0]
    at = game.units[first].at
    leaves = kind == "exit"
    step = not leaves and len(path_to(game, first, to)) == 2
    infiltrates = not leaves and bool(slips_past(game, first, to))
    found = []
    for number in game.at(at):
        unit = game.units[number]
        if number in units or unit.disrupted or unit.climb or not ready(game, number, division):
            continue
        if counters.LEADER[number]:
            if not infiltrates:
                continue
        elif free or is_free(game, number):
            continue
        if leaves:
            if may_exit(number):
                found.append(number)
        elif step:
            if way(game, number, at, to) == way(game, first, at, to) or (
                counters.LEADER[number] and way(game, number, at, to)
            ):
                found.append(number)
        elif ("move", to) in unit_actions(game, number, action_budget(game)) and not slips_past(
            game, number, to
        ):
            found.append(number)
    return found


@dataclass(frozen=True, slots=True)
class Group(Step):
    """7.21: a stack that takes the same action pays once."""

    kind: str
    to: int
    units: tuple[int, ...]
    free: bool
    division: int

    def run(self, game: Omaha) -> None:
        if companions(game, self.kind, self.to, self.units, self.free, self.division):
            game.push(ChooseCompanion(self.kind, self.to, self.units, self.free, self.division))
        else:
            set_off(game, self.kind, self.to, self.units, self.free)


@dataclass(frozen=True, slots=True)
class ChooseCompanion(Ask):
    kind: str
    to: int
    units: tuple[int, ...]
    free: bool
    division: int

    def ask(self, game: Omaha) -> tuple[Decision, ...]:
        options = [
            unit_option(n, "7.21", verb="with")
            for n in companions(game, self.kind, self.to, self.units, self.free, self.division)
        ]
        return (
            Decision(
                game.seat(self.division),
                "ask-companion",
                (*options, ALONE),
                "7.21",
                {"unit": counters.US_REF[self.units[0]]},
                tuple(counters.US_REF[n] for n in self.units),
            ),
        )

    def take(self, game: Omaha, seat: Seat, option: Option) -> None:
        if option.id == "done":
            set_off(game, self.kind, self.to, self.units, self.free)
        else:
            units = (*self.units, int(option.value))
            game.push(Group(self.kind, self.to, units, self.free, self.division))


def set_off(game: Omaha, kind: str, to: int, units: tuple[int, ...], free: bool) -> None:
    for place, number in enumerate(units):
        spend(game, number, free or place > 0)
    first = units[0]
    at = game.units[first].at
    if kind == "exit":
        for number in units:
            leave(game, number)
    elif kind == "cliff" and not game.extended:
        for number in units:
            # 7.5: the first turn is spent at the foot of the cliff.
            game.units[number] = game.units[number]._replace(climb=CLIFF, cliff=to)
            game.emit(
                ClimbBegan(
                    unit=counters.US_REF[number], hex=ground.REF[at], kind="cliff", rule="7.5"
                )
            )
    else:
        past = slips_past(game, first, to)
        if past:
            infiltrate(game, kind, to, units, past, free)
        else:
            for number in units:
                travel(game, number, kind, to, free)


def travel(
    game: Omaha, number: int, kind: str, to: int, free: bool, path: tuple[int, ...] = ()
) -> None:
    """Carries out a move that nothing can stop any more, along the given path or the unit's own."""
    unit = game.units[number]
    at = unit.at
    path = path or path_to(game, number, to)
    leads_off(game, number)
    game.move(number, to)
    game.emit(
        UnitMoved(
            unit=counters.US_REF[number],
            path=tuple(ground.REF[h] for h in path),
            hex=ground.REF[to],
            free=free,
            preservation=free and is_preservation(game, number, at, to),
            rule="7.3" if len(path) == 2 else "17.1",
        )
    )
    if not counters.LEADER[number] and (kind == "cliff" or (kind == "climb" and not game.extended)):
        # 7.4, 17.11: in the extended game, a bluff leaves no marker; 17.12: a cliff does.
        game.units[number] = game.units[number]._replace(climb=CLIMB, cliff=0)
        game.emit(
            ClimbBegan(unit=counters.US_REF[number], hex=ground.REF[to], kind="climb", rule="7.4")
        )
    pass_command(game, number)


def go_up(game: Omaha, number: int) -> None:
    """7.5: on the second turn, the unit is over the edge but still climbing."""
    unit = game.units[number]
    past = infiltrated(game, unit.at, unit.cliff)
    if past:
        # 7.32: climbing a cliff beside a position also leads past it.
        game.units[number] = unit._replace(acted=True)
        infiltrate(game, "cliff", unit.cliff, (number,), past, free=True)
        return
    path = (ground.REF[unit.at], ground.REF[unit.cliff])
    game.move(number, unit.cliff)
    game.units[number] = game.units[number]._replace(climb=CLIMB, cliff=0, acted=True)
    game.emit(
        UnitMoved(unit=counters.US_REF[number], path=path, hex=path[1], free=True, rule="7.5")
    )


def leads_off(game: Omaha, number: int) -> None:
    """7.33, 18.11: a leader who moves loses command for the phase and abandons the post."""
    if counters.LEADER[number]:
        game.leaders_moved |= counters.LEADER_BIT[number]
        if number in game.posts:
            abandon_post(game, number)


def pass_command(game: Omaha, number: int) -> None:
    """7.22: with two players, a unit more than one hex beyond the boundary changes division."""
    if game.players == 1:
        return
    unit = game.units[number]
    sector = ground.SECTOR[unit.at]
    division = ground.DIVISION_OF[sector]
    if unit.command != division and all(
        ground.SECTOR[n] == sector for n in ground.NEIGHBOURS[unit.at]
    ):
        game.units[number] = unit._replace(command=division)
        game.emit(CommandPassed(unit=counters.US_REF[number], division=division, rule="7.22"))


def leave(game: Omaha, number: int) -> None:
    """20.3: off the map, for points."""
    exit = ground.EXITS[game.units[number].at]
    game.move(number, EXITED + "ABCDEFG".index(exit))
    game.emit(UnitExited(unit=counters.US_REF[number], exit=exit, rule="20.3"))


# Infiltration.


def infiltrate(
    game: Omaha, kind: str, to: int, units: tuple[int, ...], past: list[int], free: bool
) -> None:
    """7.32: one card for the whole group; a position's colour and a unit's symbol together cost that unit a step."""
    card = game.draw("infiltration")
    colors = deck.CARD_COLORS[card]
    seen = False
    for position in past:
        hexes = ground.POSITION_HEXES[position] if position >= 0 else (-position,)
        shown = colors.get(color_of(game, next(h for h in hexes if h in game.germans)))
        if shown is not None:
            deep = any(
                f.depth >= 0 and not f.disrupted
                for h in hexes
                if (f := game.germans.get(h)) is not None
            )
            seen = seen or deep or not shown.double
    then: list[Step] = []
    for number in units:
        struck = (
            seen and bool(counters.FULL[number]) and game.symbol(number) == deck.CARDS[card].target
        )
        game.emit(
            InfiltrationChecked(
                unit=counters.US_REF[number],
                hex=ground.REF[to],
                card=f"card:{card}",
                positions=tuple(gun_ref(p) for p in past),
                struck=struck,
                rule="7.32",
            )
        )
        if struck:
            then += [Hit(number, "infiltration", rule="7.32"), PressOn(number, kind, to, free)]
        elif not counters.LEADER[number]:
            then.append(Through(number, kind, to, free))
    along = tuple(n for n in units if not counters.LEADER[n])
    then += [Follow(n, kind, to, free, along) for n in units if counters.LEADER[n]]
    game.push(*then)


@dataclass(frozen=True, slots=True)
class Through(Step):
    """The step past the position, unharmed."""

    number: int
    kind: str
    to: int
    free: bool

    def run(self, game: Omaha) -> None:
        travel(game, self.number, self.kind, self.to, self.free)


@dataclass(frozen=True, slots=True)
class Follow(Step):
    """7.32: a leader passes a position only if a unit of the group does."""

    number: int
    kind: str
    to: int
    free: bool
    units: tuple[int, ...]

    def run(self, game: Omaha) -> None:
        if any(game.units[n].at == self.to for n in self.units):
            step = (game.units[self.number].at, self.to)
            travel(game, self.number, self.kind, self.to, self.free, step)


PRESS_ON: Final = Option("press-on", "option-press-on", rule="7.32")
STAY_BACK: Final = Option("stay-back", "option-stay-back", rule="7.32")


@dataclass(frozen=True, slots=True)
class PressOn(Ask):
    """7.32: a unit that lost a step may press on or stay."""

    number: int
    kind: str
    to: int
    free: bool

    def ask(self, game: Omaha) -> tuple[Decision, ...]:
        if game.units[self.number].at == GONE:
            return ()
        ref = counters.US_REF[self.number]
        seat = game.seat(game.acting)
        hex = ground.REF[self.to]
        return (
            Decision(
                seat, "ask-press-on", (PRESS_ON, STAY_BACK), "7.32", {"unit": ref}, (ref, hex)
            ),
        )

    def take(self, game: Omaha, seat: Seat, option: Option) -> None:
        if option.id == "press-on":
            travel(game, self.number, self.kind, self.to, self.free)
