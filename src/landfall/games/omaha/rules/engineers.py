"""10. Beach obstacles, and 18, 19: command posts and engineer bases.

omaha 10, 10.1, 10.11, 10.12, 18, 18.1, 18.2, 18.21, 18.22, 19, 19.1, 19.2, 19.21, 19.3, 19.33, 19.4.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.omaha.model import counters, deck, ground
from landfall.games.omaha.model.events import (
    BaseExtended,
    BasePlaced,
    GarrisonPlaced,
    PostEstablished,
    PostExtended,
)
from landfall.games.omaha.model.state import ABSENT, IN_BOX, Omaha
from landfall.games.omaha.rules.communication import fired_on, linked_sites, potential_fire
from landfall.games.omaha.rules.obstacles import Clear, clearing_limit
from landfall.games.omaha.rules.reinforcements import position_ref
from landfall.games.omaha.rules.terrain_effects import engineer_area

GARRISONS: Final = 28
DONE_BASES: Final = Option("done", "option-done-engineers", rule="19.2")


@dataclass(frozen=True, slots=True)
class Engineers(Step):
    """IV. The US engineer phase; from turn 17 on, headquarters act in it too (15)."""

    def run(self, game: Omaha) -> None:
        limit = clearing_limit(game)
        if limit:
            game.push(*(Clear(sector, limit) for sector in game.sectors))
        elif game.extended:
            game.push(*(EngineersAndPosts(division) for division in game.divisions))


# The extended game.


def of_division(bases: tuple[int, ...], division: int) -> list[int]:
    return [n for n in bases if counters.DIVISION[n] == division]


def base_hexes(game: Omaha, division: int, linked: set[int]) -> list[int]:
    """19.1: dry beach in the division's sector, outside any potential field of fire."""
    water = ground.UNDERWATER[game.tide]
    sector = ground.SECTOR_OF[division]
    taken = {game.units[n].at for n in counters.BASES}
    return [
        hex
        for hex in sorted(ground.BEACH)
        if hex not in water
        and ground.SECTOR[hex] == sector
        and hex not in taken
        and not potential_fire(game, hex, linked)
    ]


def garrison_sites(game: Omaha) -> list[int]:
    """19.3: empty positions within range of an engineer base."""
    if not game.bases or len(game.garrisons) >= GARRISONS:
        return []
    area = engineer_area(game)
    return [
        hex
        for hex in sorted(ground.SITES)
        if hex in area and hex not in game.germans and hex not in game.garrisons
    ]


def works(game: Omaha, division: int) -> list[Option]:
    """What engineers and headquarters of a division can do now."""
    options: list[Option] = []
    linked = linked_sites(game)
    bases = of_division(counters.BASES, division)
    sector = ground.SECTOR_OF[division]
    if not game.engineers_stopped and not any(n in game.worked for n in bases):
        # 19.21: per division per turn, place one base or extend one range.
        if any(game.units[n].at == ABSENT for n in bases):
            options += [
                _option("base", f"{hex:04d}", ground.REF[hex], "19.1", hex)
                for hex in base_hexes(game, division, linked)
            ]
        if sector not in game.shelled:
            options += [
                _option("extend", counters.US[n].unit, counters.US_REF[n], "19.2", n)
                for n in bases
                if n in game.bases
                and game.bases[n] < len(deck.ENGINEER_TRACK) - 1
                and not potential_fire(game, game.units[n].at, linked)
            ]
    for number in of_division(counters.HQS, division):
        at = game.units[number].at
        if not 0 <= at < IN_BOX or number in game.worked:
            continue
        if number not in game.posts:
            if not potential_fire(game, at, linked):
                options.append(
                    _option(
                        "post", counters.US[number].unit, counters.US_REF[number], "18.1", number
                    )
                )
        elif game.posts[number] < len(deck.COMMAND_TRACK) - 1 and not fired_on(game, at):
            options.append(
                _option("reach", counters.US[number].unit, counters.US_REF[number], "18.2", number)
            )
    options += [
        _option("garrison", f"{hex:04d}", ground.REF[hex], "19.3", hex)
        for hex in garrison_sites(game)
        if ground.SECTOR[hex] == sector
    ]
    return options


def _option(kind: str, name: str, ref: str, rule: str, value: int) -> Option:
    return Option(f"{kind}:{name}", f"option-{kind}", {"at": ref}, (ref,), rule, value)


@dataclass(frozen=True, slots=True)
class EngineersAndPosts(Ask):
    """15 V: bases, garrisons and command posts, one at a time."""

    division: int

    def ask(self, game: Omaha) -> tuple[Decision, ...]:
        options = works(game, self.division)
        if not options:
            return ()
        return (
            Decision(
                game.seat(self.division),
                "ask-works",
                (*options, DONE_BASES),
                "19.2",
                {"division": self.division},
            ),
        )

    def take(self, game: Omaha, seat: Seat, option: Option) -> None:
        if option.id == "done":
            return
        kind, value = option.id.partition(":")[0], int(option.value)
        if kind == "base":
            base = next(
                n for n in of_division(counters.BASES, self.division) if game.units[n].at == ABSENT
            )
            game.move(base, value)
            game.bases[base] = 0
            game.worked.append(base)
            game.emit(BasePlaced(base=counters.US_REF[base], hex=ground.REF[value], rule="19.1"))
        elif kind == "extend":
            game.bases[value] += 1
            game.worked.append(value)
            radius = deck.ENGINEER_TRACK[game.bases[value]]
            game.emit(BaseExtended(base=counters.US_REF[value], range=radius, rule="19.2"))
        elif kind == "post":
            game.posts[value] = 0
            game.worked.append(value)
            hex = ground.REF[game.units[value].at]
            game.emit(PostEstablished(unit=counters.US_REF[value], hex=hex, rule="18.1"))
        elif kind == "reach":
            game.posts[value] += 1
            game.worked.append(value)
            radius = deck.COMMAND_TRACK[game.posts[value]]
            game.emit(PostExtended(unit=counters.US_REF[value], range=radius, rule="18.2"))
        else:
            game.garrisons.append(value)
            game.emit(
                GarrisonPlaced(hex=ground.REF[value], position=position_ref(value), rule="19.3")
            )
        game.push(self)
