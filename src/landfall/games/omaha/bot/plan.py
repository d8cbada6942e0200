"""What the bot thinks an action is worth: attacks by their odds, moves by where they lead."""

from __future__ import annotations

from typing import Final

from landfall.games.omaha.bot.odds import odds
from landfall.games.omaha.bot.picture import Picture
from landfall.games.omaha.model import board
from landfall.games.omaha.rules.terrain_effects import (
    BLUFF,
    CATEGORY,
    CLIFF_FACE,
    ENGINEERED,
    WAYS,
    attacks_across,
)
from landfall.games.omaha.rules.weapons import (
    AIR_WEAPONS,
    FOOT_WEAPONS,
    GUN_WEAPONS,
    HEAVY_FAR,
    HEAVY_WEAPONS,
    NAVAL_STRENGTH,
    NAVAL_WEAPONS,
    TANK_CLOSE,
    TANK_WEAPONS,
)

PRICE: Final = 0.1
VEHICLE_PRICE: Final = 0.5
ATTACK_PRICE: Final = 0.2
#: What a barrage is worth besides the volley that it may spare.
BARRAGE: Final = 0.3
#: What an attack gains counts for more where the prize is greater, up to so great a prize.
MOST_PRIZE: Final = 6.0
PRIZE_BASE: Final = 0.6
PRIZE_SLOPE: Final = 0.15
#: And it silences whoever hurts us.
MENACE: Final = 0.6
#: A climb leaves a unit helpless for a while.
CLIMB_PRICE: Final = 0.2


def weapons(seen: Picture, number: int, target: int) -> frozenset[str]:
    unit = seen.units[number]
    level = board.LEVELS[number][unit.steps - 1]
    far = board.distance(unit.hex, target)
    kind = board.TYPE[number]
    if board.INFANTRY[number]:
        radio = frozenset({"RD"} if far == 1 and unit.led else ())
        if level.weapons is not None:
            return frozenset(level.weapons) | radio
        if kind != "heavy_infantry":
            return FOOT_WEAPONS
        return HEAVY_WEAPONS if far == 1 and attacks_across(unit.hex, target) else HEAVY_FAR
    if kind == "tank":
        return TANK_CLOSE if far <= 3 else TANK_WEAPONS
    if kind == "anti_tank":
        return TANK_WEAPONS
    return GUN_WEAPONS if board.GUNS[number] else AIR_WEAPONS


def attack_worth(seen: Picture, target: int, units: list[int], naval: bool = False) -> float:
    """The mean worth of an attack over what the Germans may turn out to be."""
    have: frozenset[str] = NAVAL_WEAPONS if naval else frozenset()
    strength = NAVAL_STRENGTH if naval else 0
    hexes = set()
    hero = False
    for number in units:
        unit = seen.units[number]
        have |= weapons(seen, number, target)
        strength += unit.strength
        if target in board.ADJACENT[unit.hex] and attacks_across(unit.hex, target):
            hexes.add(unit.hex)
            hero = hero or (unit.hero and not unit.inspired)
    gain, cost = odds(
        seen.germans[target],
        target,
        strength + int(hero),
        have,
        hexes,
        sum(1 for n in units if target in board.ADJACENT[seen.units[n].hex]),
        extended=seen.extended,
        final=seen.turn == seen.last_turn,
    )
    return gain * (PRIZE_BASE + PRIZE_SLOPE * min(seen.prizes.get(target, 1.0), MOST_PRIZE)) - cost


def supporters(seen: Picture, target: int, lead: int) -> list[int]:
    """Who else could take part, roughly: adjacent infantry, and tanks and guns near enough."""
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
            or not board.FULL[number]
            or unit.command != command
        ):
            continue
        far = board.distance(unit.hex, target)
        if board.INFANTRY[number]:
            if far == 1 and attacks_across(unit.hex, target):
                found.append(number)
        elif (board.GUNS[number] and far > 1 and unit.led and seen.units[lead].led) or (
            board.DIRECT[number]
            and far <= board.LEVELS[number][unit.steps - 1].range
            and (unit.led or seen.units[lead].led or board.distance(unit.hex, at) <= 1)
            and (
                unit.hex not in board.LOW
                or target in board.LOW
                or (target in board.SITES and board.OVERLOOKS_BEACH[board.SITES[target]])
            )
        ):
            found.append(number)
    return found


def friends(seen: Picture, number: int) -> list[int]:
    """Who could come along in the same paid action (7.21)."""
    unit = seen.units[number]
    return [
        n
        for n in seen.stacks.get(unit.hex, ())
        if n != number
        and board.FULL[n]
        and CATEGORY[n] == CATEGORY[number]
        and not (u := seen.units[n]).acted
        and not u.disrupted
        and not u.climb
        and u.command == unit.command
        and not seen.is_free(n)
    ]


def paid_move(seen: Picture, number: int, to: int) -> float:
    """What a paid step is worth: a stack of two goes for the price of one."""
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
    """The best attack that this unit can open, after its price."""
    paid = set() if seen.is_free(lead) else {seen.units[lead].hex}
    if len(paid) > seen.actions:
        return -9.0
    # Whoever comes for nothing first, then the strongest.
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
    return best + MENACE * seen.menace(target) if best > 0 else best


def barrage_worth(seen: Picture, number: int, target: int) -> float:
    """A position that is shaken does not fire: so many steps are spared."""
    unit = seen.units[number]
    force = seen.germans[target]
    if force.disrupted or target in seen.shot or not force.kind.startswith("wn"):
        return -1.0
    alone, deep = (0.67, 0.5) if unit.strength >= 3 else (0.5, 0.17)
    works = deep if force.depth else alone
    return works * seen.volley(target) + BARRAGE


def barrages(seen: Picture, number: int) -> list[tuple[float, str, int]]:
    at = seen.units[number].hex
    far = board.LEVELS[number][seen.units[number].steps - 1].range
    return [
        (barrage_worth(seen, number, target), "barrage", target)
        for target in seen.germans
        if 2 <= board.distance(at, target) <= far
        and target in board.SITES
        and at in board.FIELD[board.SITES[target]]
        and (
            at not in board.LOW or target in board.LOW or board.OVERLOOKS_BEACH[board.SITES[target]]
        )
    ]


def best_action(seen: Picture, number: int) -> tuple[float, str, int]:
    """Worth, kind and hex of the best that a unit can do."""
    unit = seen.units[number]
    if unit.climb:
        return (1.0, "end-climb" if unit.climb == "climb" else "go-up", unit.hex)
    at = unit.hex
    free = seen.is_free(number)
    found: list[tuple[float, str, int]] = [(0.0, "", 0)]
    here = seen.stand_worth(number, at)
    can_pay = free or seen.actions > 0
    foot = board.INFANTRY[number]
    for to, way in WAYS[CATEGORY[number]][at]:
        if to in seen.germans or way == ENGINEERED or to in board.UNDERWATER[seen.tide]:
            continue
        if seen.one_sector and board.SECTOR[to] == "west":
            continue
        preserves = (
            board.INFANTRY[number]
            and at in board.BEACH
            and to in board.BEACH
            and board.TO_PROTECTION[to] < board.TO_PROTECTION[at]
        )
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
    if board.INFANTRY[number] and can_pay:
        found += [
            (group_worth(seen, target, number), "attack", target)
            for target in board.NEIGHBOURS[at]
            if target in seen.germans and target not in seen.attacked and attacks_across(at, target)
        ]
    if board.TANK[number] and can_pay:
        found += barrages(seen, number)
    return max(found)


def leader_worth(seen: Picture, number: int) -> tuple[int, float]:
    """Where a leader would command most infantry next turn, out of the worst fire."""

    def worth(hex: int) -> float:
        value = seen.following(hex, number) - 0.2 * seen.fire(number, hex)[0]
        value -= 0.1 * seen.to_goal(number, hex)
        return value - (6.0 if hex in board.UNDERWATER[board.TIDE[min(seen.turn + 1, 32)]] else 0.0)

    at = seen.units[number].hex
    best, choice = 0.0, 0
    for to, _ in WAYS[CATEGORY[number]][at]:
        if to in seen.germans or to in board.UNDERWATER[seen.tide]:
            continue
        gain = worth(to) - worth(at)
        if gain > best:
            best, choice = gain, to
    return choice, best
