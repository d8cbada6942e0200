"""What `thumb` works out from a view: the cost of the path to the bunker and the worth of dice."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from landfall.core.decisions import Option
from landfall.games.dice.model.components import (
    BONUSES,
    COURAGE,
    GOLD,
    ITEMS,
    MISSIONS,
    SPECIALISTS,
    STAR,
    TITLES,
    Sector,
    ground,
)
from landfall.games.dice.rules.movement import CLIMB_COURAGE, SCOUT, scouted
from landfall.games.dice.table.german_view import GermanView
from landfall.games.dice.table.view import UnitView, View

#: Soldiers that a tally brings when the bot rolls for them, and that a gun kills on average.
INCOME: Final = 6.0
GUN: Final = 3.5
#: What German cards may take from a Unit in a turn.
DANGER: Final = 6.0


# The path to the bunker.


@cache
def toll(battlefield: str, level: int, sector: str, titles: frozenset[str]) -> float:
    """The soldiers that a turn in the sector costs on average."""
    at = ground(battlefield).sectors[sector]
    shield = float(at.defence)
    if at.def_roll:
        dice, _, plus = at.def_roll.partition("+")
        shield = GUN * int(dice[0]) + int(plus or 0)
    if "genie" in titles and not at.bunker:
        shield = max(shield - 2, 0)
    gun = GUN - 1.8 if "tireur_precis" in titles else GUN
    fire = gun * at.mgf if level > 1 else 0.0
    return max(shield + fire - (2 if "medecin" in titles else 0), 0.0)


class Road(NamedTuple):
    """What the way from a sector to the bunker brings or costs: soldiers, courage, turns."""

    soldiers: float
    courage: int
    turns: int


@cache
def road(
    battlefield: str, level: int, sector: str, titles: frozenset[str], beside: frozenset[str]
) -> Road:
    """The best way to the bunker, with stops to gather where a turn brings more than it costs."""
    map_ = ground(battlefield)
    if sector in map_.final:
        return Road(0.0, 0, 0)
    best = Road(-500.0, 99, 0)
    for edge, goal in map_.exits[sector]:
        if edge.barrier or goal.id in beside or (level > 1 and not open_to(goal, titles)):
            continue
        behind = beside | {sector} if edge.kind == "lateral" else frozenset[str]()
        soldiers, courage, turns = road(battlefield, level, goal.id, titles, behind)
        cost = toll(battlefield, level, goal.id, titles)
        stays = goal.max_turns - 1 if cost < INCOME else 0
        soldiers += INCOME - cost + (INCOME - cost) * stays
        if level > 1:
            soldiers -= GUN if edge.landmines else 0
            soldiers -= 2 * sum(bool(wants.lose_specialist) for wants in goal.requires)
        if goal.climb:
            soldiers -= GUN
            courage += CLIMB_COURAGE
        if goal.on_enter:
            soldiers += 2
        price = scouted(edge.courage, goal) if SCOUT in titles else edge.courage
        if soldiers > best.soldiers:
            best = Road(soldiers, courage + price, turns + 1 + stays)
    return best


def open_to(sector: Sector, titles: frozenset[str]) -> bool:
    for wants in sector.requires:
        if (
            wants.own_specialist
            and wants.own_specialist not in titles
            and "resistant" not in titles
        ):
            return False
        if wants.lose_specialist and not titles:
            return False
    return True


def titles_of(unit: UnitView) -> frozenset[str]:
    return frozenset(TITLES[card] for card in unit.specialists)


def courage_ahead(view: View, unit: UnitView) -> int:
    if unit.afloat or not unit.sector:
        return 99
    return road_from(view, unit).courage


def road_from(view: View, unit: UnitView) -> Road:
    beside = frozenset(unit.visited)
    return road(view.battlefield, view.level, unit.sector, titles_of(unit), beside)


# Missions.


def mission_cards(unit: UnitView) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Titles and items that the unit's missions require."""
    titles: tuple[str, ...] = ()
    items: tuple[str, ...] = ()
    for mission in unit.missions:
        needs = MISSIONS[mission].sacrifice
        titles += (*needs.specialists_all, *needs.specialists_any_of[:1])
        items += needs.items_all
    return titles, items


def missing(unit: UnitView) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The required titles that the unit lacks and can still get, and the required items that it lacks."""
    held = titles_of(unit)
    titles, items = mission_cards(unit)
    return (
        tuple(t for t in titles if t not in held and t not in unit.gone),
        tuple(i for i in items if i not in unit.items),
    )


@cache
def hardship(mission: str) -> float:
    """How hard a mission is, measured roughly in turns."""
    needs = MISSIONS[mission].sacrifice
    titles = (*needs.specialists_all, *needs.specialists_any_of[:1])
    hard = sum(SPECIALISTS[title].cost for title in titles) * 0.7
    hard += sum(ITEMS[item].cost for item in needs.items_all) * 0.2
    hard += 4.0 * len(needs.bbr) + 2.0 * len(needs.dice)
    prices = {"soldiers": 0.2, "courage": 0.5, "stars": 0.6, "item_points": 0.2}
    hard += sum(prices[what] * count for what, count in needs.resources.items())
    return hard + (2.0 if MISSIONS[mission].location else 0.0)


# Dice.


def weights(view: View, unit: UnitView) -> tuple[float, ...]:
    """What each face is worth now, in soldiers."""
    if unit.afloat:
        return (0.0, -0.7, -1.0, -2.0, -2.0 if unit.courage < 10 else -1.5, -1.0)
    short = courage_ahead(view, unit) - unit.courage
    steps = ground(view.battlefield).top + 1
    row = ground(view.battlefield).sectors[unit.sector].row
    courage = 2.2 if short > 0 else 1.0
    if short > 0 and row >= steps - 2:
        courage = 3.5
    stars = 1.1 if row < steps - 2 and len(unit.specialists) < 5 else 0.5
    if view.german is not None:
        # dice A1.5: recruit the Sniper first; then each Courage buys a shot that costs the Germans
        # three Soldiers.
        sniper = "sniper" in unit.specialists
        stars = max(stars, 1.3) if sniper or "sniper" not in view.specialists else 2.0
        courage = max(courage, 2.0 if sniper else 1.3)
        if unit.force - unit.pending < unit.defence.most + GUN * unit.guns + DANGER:
            # Losing any Unit loses the battle (A1.29), so Soldiers come first.
            stars, courage = 0.7, (0.8 if unit.courage else courage)
    tools = 0.6 if row < steps - 1 else 0.3
    if unit.missions:
        titles, items = missing(unit)
        stars, tools = (2.2 if titles else stars), (1.6 if items else tools)
    return (-1.6, stars, 1.0, 2.0, courage, tools)


def bonus_worth(view: View, unit: UnitView, worth: tuple[float, ...]) -> tuple[float, ...]:
    if unit.afloat:
        return (-2.0, -5.0, -7.0, -6.0, -3.0, -3.0)
    found = [
        6.0 + 3 * 1.6,
        2 * worth[STAR],
        4.0 + worth[COURAGE],
        6.0,
        max(3.0, worth[COURAGE] * 1.5),
        6 * 0.35,
    ]
    if unit.missions and missing(unit) == ((), ()):
        # The unit has everything for its mission except the bonus.
        for mission in unit.missions:
            for bonus in MISSIONS[mission].sacrifice.bbr:
                found[BONUSES.index(bonus)] += 12
    return tuple(found)


def hope(worth: tuple[float, ...], rolls: int) -> float:
    """The expected value of a die that may still be rolled this many times."""
    value = -99.0
    for _ in range(rolls):
        value = sum(max(w, value) for w in worth) / 6
    return value


def roll(view: View, unit: UnitView, options: tuple[Option, ...]) -> str:
    """The dice to lock or re-roll for the best expected result, bonuses included."""
    worth = weights(view, unit)
    return best_roll(unit, options, worth, bonus_worth(view, unit, worth))


def best_roll(
    unit: UnitView | GermanView,
    options: tuple[Option, ...],
    worth: tuple[float, ...],
    bonus: tuple[float, ...],
) -> str:
    """The best choice for either side. `worth` has a value for each face and `bonus` one for each
    bonus, in soldiers."""
    locking = options[0].id.startswith("lock")
    rolls = max(unit.rerolls, 1)
    future = hope(worth, rolls)
    best, chosen = -999.0, options[0].id
    for option in options:
        mask = 0 if option.id == "done" else int(option.value)
        if locking:
            value = lock_value(unit, mask, worth, future)
            free = [
                d
                for d in range(len(unit.faces))
                if not mask >> d & 1 and worth[unit.faces[d]] < future
            ]
            mask = sum(1 << d for d in free)
        else:
            value = sum(
                future if mask >> d & 1 else worth[face] for d, face in enumerate(unit.faces)
            )
        value += bonus_hope(unit, mask, rolls, bonus)
        if value > best:
            best, chosen = value, option.id
    return chosen


def lock_value(
    unit: UnitView | GermanView, mask: int, worth: tuple[float, ...], future: float
) -> float:
    return sum(
        worth[face] if mask >> d & 1 else max(worth[face], future)
        for d, face in enumerate(unit.faces)
    )


def bonus_hope(
    unit: UnitView | GermanView, rolled: int, rolls: int, bonus: tuple[float, ...]
) -> float:
    """The sum of all bonuses, each times the chance that three colours show its face."""
    shown: list[set[int]] = [set(), set(), set()]
    comes = [1.0, 1.0, 1.0]
    for colour in range(3):
        dice = 0
        for die, painted in enumerate(unit.colours):
            if painted in (colour, GOLD):
                if rolled >> die & 1:
                    dice += 1
                else:
                    shown[colour].add(unit.faces[die])
        comes[colour] = 1 - (5 / 6) ** (dice * rolls)
    total = 0.0
    for face, worth in enumerate(bonus):
        chance = 1.0
        for colour in range(3):
            if face not in shown[colour]:
                chance *= comes[colour]
        total += chance * worth
    return total


def cancel(view: View, unit: UnitView, options: tuple[Option, ...]) -> str:
    """Cancel the dice that are worth least, without breaking a bonus if possible."""
    worth = weights(view, unit)
    return best_cancel(unit, options, worth, bonus_worth(view, unit, worth))


def best_cancel(
    unit: UnitView | GermanView,
    options: tuple[Option, ...],
    worth: tuple[float, ...],
    bonus: tuple[float, ...],
) -> str:
    def left(option: Option) -> float:
        mask = int(option.value)
        kept = sum(worth[f] for d, f in enumerate(unit.faces) if not mask >> d & 1)
        colours = tuple(99 if mask >> d & 1 else c for d, c in enumerate(unit.colours))
        broken = 0.0
        for face in {unit.faces[d] for d in range(len(unit.faces)) if mask >> d & 1}:
            before = {c for d, c in enumerate(unit.colours) if unit.faces[d] == face}
            after = {c for d, c in enumerate(colours) if unit.faces[d] == face and c != 99}
            if {0, 1, 2} <= before and not {0, 1, 2} <= after:
                broken += bonus[face]
        return kept - broken

    return max(options, key=left).id


def turn_die(view: View, unit: UnitView, options: tuple[Option, ...]) -> str:
    return best_turn(unit, options, weights(view, unit))


def best_turn(
    unit: UnitView | GermanView, options: tuple[Option, ...], worth: tuple[float, ...]
) -> str:
    def gain(option: Option) -> float:
        if option.id == "done":
            return 0.1
        die, face = divmod(int(option.value), 6)
        return worth[face] - worth[unit.faces[die]]

    return max(options, key=gain).id
