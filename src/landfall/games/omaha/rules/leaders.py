"""11. Leaders under fire, heroes, headquarters and generals.

omaha 11, 11.1, 11.2, 11.3, 11.31, 11.4, 11.41, 11.42, 18.33.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.omaha.model import counters, ground
from landfall.games.omaha.model.events import GeneralCaptured, HeroPlaced, LeaderHit
from landfall.games.omaha.model.offers import unit_option
from landfall.games.omaha.model.state import GONE, IN_BOX, NOBODY, ON_TRACK, Omaha
from landfall.games.omaha.rules.command_posts import abandon_post
from landfall.games.omaha.rules.fields_of_fire import dot_now, printed_field
from landfall.games.omaha.rules.losses import eliminate, hero_ref, kill_hero

HQ_DELAY: Final = 2  # 11.4
#: 11.4: a general has two steps: unhurt, then wounded.
UNHURT: Final = 0
WOUNDED: Final = 1


def in_field(game: Omaha, gun: int) -> list[int]:
    """11.4: leaders in a gun's intense or steady fire; a hero is given as its unit."""
    field = printed_field(gun)
    stacks = game.on()
    found: list[tuple[int, int, int]] = []
    hexes = ground.POSITION_HEXES[gun] if gun >= 0 else (-gun,)
    for hex, printed in field.items():
        if hex not in stacks:
            continue
        dot = dot_now(game.plunging, hex, printed)
        if dot < ground.DOT["steady"]:
            continue
        far = min(ground.distance(hex, at) for at in hexes)
        for number in stacks[hex]:
            unit = game.units[number]
            if counters.LEADER[number] or (unit.hero != NOBODY and not unit.inspired):
                found.append((-dot, far, number))
    if not found:
        return []
    best = min(found)[:2]
    return [number for dot, far, number in found if (dot, far) == best]


@dataclass(frozen=True, slots=True)
class LeaderFire(Step):
    """11.41: a hit left over after the units may go to a leader."""

    gun: int

    def run(self, game: Omaha) -> None:
        leaders = in_field(game, self.gun)
        if len(leaders) == 1:
            hit_leader(game, leaders[0], self.gun)
        elif leaders:
            game.push(ChooseLeader(self.gun, tuple(leaders)))


@dataclass(frozen=True, slots=True)
class ChooseLeader(Ask):
    gun: int
    leaders: tuple[int, ...]

    def ask(self, game: Omaha) -> tuple[Decision, ...]:
        options = tuple(unit_option(n, "11.41") for n in self.leaders)
        seat = game.seat(game.units[self.leaders[0]].command)
        return (Decision(seat, "ask-leader-hit", options, "11.41"),)

    def take(self, game: Omaha, seat: Seat, option: Option) -> None:
        hit_leader(game, int(option.value), self.gun)


def hit_leader(game: Omaha, number: int, gun: int) -> None:
    unit = game.units[number]
    position = f"position:{ground.POSITIONS[gun].position}" if gun >= 0 else ground.REF[-gun]

    def told(result: str, rule: str = "11.4") -> None:
        game.emit(
            LeaderHit(
                leader=counters.US_REF[number] if counters.LEADER[number] else hero_ref(unit.hero),
                hex=ground.REF[unit.at],
                position=position,
                result=result,
                rule=rule,
            )
        )

    if not counters.LEADER[number]:
        told("hero")
        kill_hero(game, number, "fire")
    elif number in game.posts:
        # 18.33: a command post that is hit becomes a headquarters again.
        told("post", "18.33")
        abandon_post(game, number)
    elif counters.HQ[number]:
        told("hq")
        game.move(number, ON_TRACK + game.turn + HQ_DELAY)
    elif unit.steps == UNHURT:
        told("wounded")
        game.units[number] = unit._replace(steps=WOUNDED)
    else:
        told("killed")
        eliminate(game, number, "fire", "11.4")


def capture_generals(game: Omaha, hex: int) -> None:
    """11.31: a lone general is captured where a German unit appears."""
    for number in game.at(hex):
        if counters.GENERAL[number]:
            game.emit(
                GeneralCaptured(leader=counters.US_REF[number], hex=ground.REF[hex], rule="11.31")
            )
            game.move(number, GONE)
            game.units[number] = game.units[number]._replace(steps=0)


def is_free_for_germans(game: Omaha, hex: int) -> bool:
    """Whether the hex has no unit of either side and no garrison; a lone general does not count."""
    return (
        hex not in game.germans
        and hex not in game.garrisons
        and all(counters.GENERAL[n] for n in game.at(hex))
    )


# Heroes.


def heroes_used(game: Omaha) -> set[int]:
    """11.11: all heroes that have appeared, including those lost with their units."""
    return {u.hero for u in game.units if u.hero != NOBODY}


def hero_units(game: Omaha, division: int) -> list[int]:
    """11.11: units of the division that a hero may join."""
    return [
        n
        for n in counters.FIGHTERS
        if game.units[n].command == division
        and 0 <= game.units[n].at < ON_TRACK
        and game.units[n].hero == NOBODY
    ]


def next_hero(game: Omaha, division: int) -> int | None:
    """11.11: no hero appears twice; None once all of the division's heroes have appeared."""
    used = heroes_used(game)
    for number, record in enumerate(counters.HEROES):
        if record.division == division and number not in used:
            return number
    return None


def place_hero(game: Omaha, number: int, hero: int) -> None:
    game.units[number] = game.units[number]._replace(hero=hero, inspired=False)
    game.emit(HeroPlaced(hero=hero_ref(hero), unit=counters.US_REF[number], rule="11.11"))


def sector_of_unit(game: Omaha, number: int) -> str:
    at = game.units[number].at
    return ground.BOXES[at - IN_BOX].sector if at >= IN_BOX else ground.SECTOR[at]
