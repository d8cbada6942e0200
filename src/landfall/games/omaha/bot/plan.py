"""The bot's estimate of an action: attacks by their odds, moves by where they lead."""

from __future__ import annotations

from typing import Final

from landfall.games.omaha.bot.odds import odds
from landfall.games.omaha.bot.picture import Picture
from landfall.games.omaha.bot.volleys import symbol_of
from landfall.games.omaha.model import counters, deck, ground
from landfall.games.omaha.rules.attackers import fires_up
from landfall.games.omaha.rules.barrage import disrupting
from landfall.games.omaha.rules.free_actions import TO_COVER
from landfall.games.omaha.rules.terrain_effects import (
    BLUFF,
    CATEGORY,
    CLIFF_FACE,
    ENGINEERED,
    WAYS,
    attacks_across,
)
from landfall.games.omaha.rules.weapons import NAVAL_STRENGTH, NAVAL_WEAPONS, weapons_from

PRICE: Final = 0.1
VEHICLE_PRICE: Final = 0.5
ATTACK_PRICE: Final = 0.2
#: The value of a barrage besides the volley it may prevent.
BARRAGE: Final = 0.3
#: The greater the prize, the more an attack's gain counts, up to this prize.
MOST_PRIZE: Final = 6.0
PRIZE_BASE: Final = 0.6
PRIZE_SLOPE: Final = 0.15
#: How much more an attack is worth for each step that its target is expected to cost.
THREAT: Final = 0.6
#: The cost of a climb, which leaves a unit unable to act for a while.
CLIMB_PRICE: Final = 0.2


def attack_worth(seen: Picture, target: int, units: list[int], naval: bool = False) -> float:
    """The expected value of an attack, over every unit the Germans may turn out to be."""
    have: frozenset[str] = NAVAL_WEAPONS if naval else frozenset()
    strength = NAVAL_STRENGTH if naval else 0
    hexes = set()
    hero = False
    for number in units:
        unit = seen.units[number]
        # The view does not say which leader commands a unit: each is taken for a headquarters, which lends a radio.
        have |= weapons_from(number, unit.steps, unit.hex, target, unit.led)
        strength += unit.strength
        if target in ground.ADJACENT[unit.hex] and attacks_across(unit.hex, target):
            hexes.add(unit.hex)
            hero = hero or (unit.hero and not unit.inspired)
    gain, cost = odds(
        seen.germans[target],
        target,
        strength + int(hero),
        have,
        hexes,
        sum(1 for n in units if target in ground.ADJACENT[seen.units[n].hex]),
        extended=seen.extended,
        final=seen.turn == seen.last_turn,
    )
    return gain * (PRIZE_BASE + PRIZE_SLOPE * min(seen.prizes.get(target, 1.0), MOST_PRIZE)) - cost


def supporters(seen: Picture, target: int, lead: int) -> list[int]:
    """Roughly, the other units that could take part: adjacent infantry, and tanks and guns in range."""
    found = []
    command = seen.units[lead].command
    at = seen.units[lead].hex
    for number, unit in seen.units.items():
        if (
            number == lead
            or not unit.hex
            or unit.acted
            or unit.disrupted
            or unit.climb
            or not counters.FULL[number]
            or unit.command != command
        ):
            continue
        far = ground.distance(unit.hex, target)
        if counters.INFANTRY[number]:
            if far == 1 and attacks_across(unit.hex, target):
                found.append(number)
        elif (counters.GUNS[number] and far > 1 and unit.led and seen.units[lead].led) or (
            counters.DIRECT[number]
            and far <= counters.LEVELS[number][unit.steps - 1].range
            and (unit.led or seen.units[lead].led or ground.distance(unit.hex, at) <= 1)
            and fires_up(unit.hex, target, seen.germans[target].kind == "armour")
        ):
            found.append(number)
    return found


def friends(seen: Picture, number: int) -> list[int]:
    """The units that could join the same paid action (7.21)."""
    unit = seen.units[number]
    return [
        n
        for n in seen.stacks.get(unit.hex, ())
        if n != number
        and counters.FULL[n]
        and CATEGORY[n] == CATEGORY[number]
        and not (u := seen.units[n]).acted
        and not u.disrupted
        and not u.climb
        and u.command == unit.command
        and not seen.is_free(n)
    ]


def paid_move(seen: Picture, number: int, to: int) -> float:
    """The value of a paid move: a stack of two moves for one action."""
    at = seen.units[number].hex
    gain = seen.stand_worth(number, to) - seen.stand_worth(number, at)
    for friend in friends(seen, number):
        both = (
            seen.stand_worth(number, to, friend)
            - seen.stand_worth(number, at)
            + seen.stand_worth(friend, to, number)
            - seen.stand_worth(friend, at)
        )
        gain = max(gain, both)
    return gain


def group_worth(seen: Picture, target: int, lead: int) -> float:
    """The best attack this unit can start, less its cost."""
    paid = set() if seen.is_free(lead) else {seen.units[lead].hex}
    if len(paid) > seen.actions:
        return -9.0
    # Units that join for free first, then the strongest.
    others = supporters(seen, target, lead)
    others.sort(key=lambda n: (not seen.is_free(n), -seen.units[n].strength, n))
    units = [lead]
    best = attack_worth(seen, target, units) - ATTACK_PRICE * len(paid)
    for number in others:
        more = set(paid)
        if not seen.is_free(number):
            more.add(seen.units[number].hex)
        if len(more) > seen.actions:
            continue
        value = attack_worth(seen, target, [*units, number]) - ATTACK_PRICE * len(more)
        if value > best or seen.is_free(number) or seen.units[number].hex in paid:
            best = max(best, value)
            paid = more
            units.append(number)
    # Silencing a position that hurts many is worth more.
    return best + THREAT * seen.threat(target) if best > 0 else best


def barrage_worth(seen: Picture, number: int, target: int) -> float:
    """A disrupted position does not fire: the value is the steps saved."""
    unit = seen.units[number]
    force = seen.germans[target]
    if force.disrupted or target in seen.shot or not force.kind.startswith("wn"):
        return -1.0
    color = ground.POSITIONS[ground.SITES[target]].color
    symbol = symbol_of(number, unit.steps)
    works = disrupting(deck.CARDS, unit.strength, symbol, color, force.depth) / len(deck.CARDS)
    return works * seen.volley(target) + BARRAGE


def barrages(seen: Picture, number: int) -> list[tuple[float, str, int]]:
    at = seen.units[number].hex
    far = counters.LEVELS[number][seen.units[number].steps - 1].range
    return [
        (barrage_worth(seen, number, target), "barrage", target)
        for target in seen.germans
        if 2 <= ground.distance(at, target) <= far
        and target in ground.SITES
        and at in ground.FIELD[ground.SITES[target]]
        and fires_up(at, target, armour=False)
    ]


def best_action(seen: Picture, number: int) -> tuple[float, str, int]:
    """The value, kind and hex of a unit's best action."""
    unit = seen.units[number]
    if unit.climb:
        return (1.0, "end-climb" if unit.climb == "climb" else "go-up", unit.hex)
    at = unit.hex
    free = seen.is_free(number)
    found: list[tuple[float, str, int]] = [(0.0, "", 0)]
    here = seen.stand_worth(number, at)
    can_pay = free or seen.actions > 0
    foot = counters.INFANTRY[number]
    for to, way in WAYS[CATEGORY[number]][at]:
        if to in seen.germans or way == ENGINEERED or to in ground.UNDERWATER[seen.tide]:
            continue
        if seen.one_sector and ground.SECTOR[to] == "west":
            continue
        preserves = foot and to in TO_COVER.get(at, ())
        if not (can_pay or preserves):
            continue
        kind = {BLUFF: "climb", CLIFF_FACE: "cliff"}.get(way, "move")
        if free or preserves:
            gain = seen.stand_worth(number, to) - here
        else:
            gain = paid_move(seen, number, to) - (PRICE if foot else VEHICLE_PRICE)
        if way != 1:
            gain -= CLIMB_PRICE
        if foot:
            gain -= seen.step_worth(number) * seen.infiltration(at, to)
        found.append((gain, kind, to))
    if counters.INFANTRY[number] and can_pay:
        found += [
            (group_worth(seen, target, number), "attack", target)
            for target in ground.NEIGHBOURS[at]
            if target in seen.germans and target not in seen.attacked and attacks_across(at, target)
        ]
    if counters.TANK[number] and can_pay:
        found += barrages(seen, number)
    return max(found)


def leader_worth(seen: Picture, number: int) -> tuple[int, float]:
    """The best adjacent hex for a leader, by infantry to command, fire and distance to a goal; and its gain."""

    def worth(hex: int) -> float:
        value = seen.following(hex, number) - 0.2 * seen.fire(number, hex)[0]
        value -= 0.1 * seen.to_goal(number, hex)
        return value - (6.0 if hex in ground.UNDERWATER[deck.TIDE[min(seen.turn + 1, 32)]] else 0.0)

    at = seen.units[number].hex
    best, choice = 0.0, 0
    for to, _ in WAYS[CATEGORY[number]][at]:
        if to in seen.germans or to in ground.UNDERWATER[seen.tide]:
            continue
        gain = worth(to) - worth(at)
        if gain > best:
            best, choice = gain, to
    return choice, best
