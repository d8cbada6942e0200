"""A rule of thumb: gather where it is quiet, then go through the fire without stopping.

The lower rows cost fewer soldiers than a tally brings, so `thumb` stays there as long as it may and
rolls for the courage of the whole way; higher up it moves each turn. It sees only a view.
"""

from __future__ import annotations

import random
from functools import cache
from typing import Final

from landfall.core.decisions import Decision, Option
from landfall.games.dice.components import (
    COURAGE,
    GOLD,
    MISSIONS,
    SKULL,
    SOLDIER,
    STAR,
    TITLES,
    TOOL,
    TWO,
    Sector,
    ground,
    sea_sectors,
)
from landfall.games.dice.view import UnitView, View

#: What a tally brings in soldiers when one rolls for them, and what a gun takes.
INCOME: Final = 6.0
GUN: Final = 3.5
#: Whom to recruit first, and what to find first.
WANTED: Final = (
    "medecin",
    "genie",
    "sergent",
    "commandant",
    "tireur_precis",
    "eclaireur",
    "veteran",
    "sergent_chef",
    "heros",
    "tireur_elite",
    "caporal",
    "colonel",
    "grenadier",
    "resistant",
)
FINDS: Final = (
    "bazooka",
    "torpille_bangalore",
    "lance_flammes",
    "radio_campagne",
    "trousse_secours",
    "gilet_pare_eclats",
    "grenades",
    "amphetamines",
    "fumigenes",
)
#: Cards that are worth playing as soon as they may be.
AT_ONCE: Final = (
    "radio_campagne",
    "bronze_star",
    "medaille_militaire",
    "citation_unite",
    "croix_souvenir",
    "croix_service_distingue",
    "ordre_service_distingue",
    "croix_rouge_royale",
    "promo_premiere_classe",
    "promo_sergent",
    "promo_sergent_chef",
    "promo_lieutenant_colonel",
    "promo_commandant",
    "veste_commandement",
    "silver_star",
    "medaille_honneur",
    "actes_bravoure",
    "croix_militaire",
    "sac_ravitaillement",
)
MEDALS: Final = ("medaille_militaire", "bronze_star", "croix_victoria", "citation_unite")


def thumb(view: View, decision: Decision, whims: random.Random) -> str:
    unit = next(u for u in view.units if u.seat == decision.seat)
    options = {option.id: option for option in decision.options}
    kind = decision.text.removeprefix("ask-")
    if kind in ("lock", "roll", "reroll-some"):
        return roll(view, unit, decision.options)
    if kind in ("skulls", "cancel-own"):
        return cancel(view, unit, decision.options)
    if kind == "set-face":
        return turn_die(view, unit, decision.options)
    if kind == "move":
        return move(view, unit, options)
    if kind in ("sea-move", "start", "disembark"):
        return sail(view, unit, decision.options)
    if kind == "camp":
        return camp(view, unit, options)
    if kind in ("combat", "fire"):
        return fight(view, unit, options, kind)
    if kind == "trade":
        surplus = unit.courage - courage_ahead(view, unit)
        return "buy-medal" if "buy-medal" in options and surplus >= 5 else "done"
    return simple(view, unit, options, kind, whims)


# The way ahead.


@cache
def toll(battlefield: str, level: int, sector: str) -> float:
    """Soldiers that a turn in the sector costs, on average."""
    at = ground(battlefield).sectors[sector]
    shield = at.defence or 10
    return shield + (GUN * at.mgf if level > 1 else 0)


@cache
def road(battlefield: str, level: int, sector: str, titles: frozenset[str]) -> tuple[float, int]:
    """Soldiers and courage from here to the bunker, by the cheapest way forward."""
    map_ = ground(battlefield)
    if sector in map_.final:
        return 0.0, 0
    best = (1000.0, 99)
    for edge, goal in map_.exits[sector]:
        if edge.kind != "advance" or edge.barrier:
            continue
        if level > 1 and not open_to(goal, titles):
            continue
        soldiers, courage = road(battlefield, level, goal.id, titles)
        soldiers += toll(battlefield, level, goal.id) + (GUN if edge.landmines else 0)
        if any(wants.lose_specialist for wants in goal.requires):
            soldiers += 2
        if goal.climb:
            soldiers += GUN
            courage += 2
        if goal.on_enter:
            soldiers -= 2
        spare = "eclaireur" in titles and not goal.bunker and edge.courage > 1
        courage += edge.courage - spare
        if soldiers < best[0]:
            best = (soldiers, courage)
    return best


def open_to(sector: Sector, titles: frozenset[str]) -> bool:
    for wants in sector.requires:
        if wants.own_specialist and wants.own_specialist not in titles and "resistant" not in titles:
            return False
        if wants.lose_specialist and not titles:
            return False
    return True


def titles_of(unit: UnitView) -> frozenset[str]:
    return frozenset(TITLES[card] for card in unit.specialists)


def courage_ahead(view: View, unit: UnitView) -> int:
    if unit.afloat or not unit.sector:
        return 99
    return road(view.battlefield, view.level, unit.sector, titles_of(unit))[1]


# Dice.


def weights(view: View, unit: UnitView) -> tuple[float, ...]:
    """What each face is worth now, in soldiers."""
    if unit.afloat:
        return (0.0, -0.7, -1.0, -2.0, -2.0 if unit.courage < 10 else -1.5, -1.0)
    missing = courage_ahead(view, unit) - unit.courage
    steps = ground(view.battlefield).top + 1
    row = ground(view.battlefield).sectors[unit.sector].row
    courage = 2.2 if missing > 0 else 1.0
    if missing > 0 and row >= steps - 2:
        courage = 3.5
    stars = 1.1 if row < steps - 2 and len(unit.specialists) < 5 else 0.5
    tools = 0.6 if row < steps - 1 else 0.3
    return (-1.6, stars, 1.0, 2.0, courage, tools)


def bonus_worth(view: View, unit: UnitView, worth: tuple[float, ...]) -> tuple[float, ...]:
    if unit.afloat:
        return (-2.0, -5.0, -7.0, -6.0, -3.0, -3.0)
    return (
        6.0 + 3 * 1.6,
        2 * worth[STAR],
        4.0 + worth[COURAGE],
        6.0,
        max(3.0, worth[COURAGE] * 1.5),
        6 * 0.35,
    )


def hope(worth: tuple[float, ...], rolls: int) -> float:
    """What a die is worth that may still be rolled so many times."""
    value = -99.0
    for _ in range(rolls):
        value = sum(max(w, value) for w in worth) / 6
    return value


def roll(view: View, unit: UnitView, options: tuple[Option, ...]) -> str:
    """The dice to lock or to roll again: the best hope, bonuses included."""
    worth = weights(view, unit)
    bonus = bonus_worth(view, unit, worth)
    locking = options[0].id.startswith("lock")
    rolls = max(unit.rerolls, 1)
    future = hope(worth, rolls)
    best, chosen = -999.0, options[0].id
    for option in options:
        mask = 0 if option.id == "done" else int(option.value)
        if locking:
            value = lock_value(unit, mask, worth, future)
            free = [d for d in range(len(unit.faces)) if not mask >> d & 1 and worth[unit.faces[d]] < future]
            mask = sum(1 << d for d in free)
        else:
            value = sum(
                future if mask >> d & 1 else worth[face] for d, face in enumerate(unit.faces)
            )
        value += bonus_hope(unit, mask, rolls, bonus)
        if value > best:
            best, chosen = value, option.id
    return chosen


def lock_value(unit: UnitView, mask: int, worth: tuple[float, ...], future: float) -> float:
    return sum(
        worth[face] if mask >> d & 1 else max(worth[face], future)
        for d, face in enumerate(unit.faces)
    )


def bonus_hope(unit: UnitView, rolled: int, rolls: int, bonus: tuple[float, ...]) -> float:
    """Each bonus, times the chance that the three colours come to show its face."""
    total = 0.0
    for face in range(6):
        chance = 1.0
        for colour in range(3):
            dice = 0
            for die, shown in enumerate(unit.colours):
                if shown in (colour, GOLD):
                    if rolled >> die & 1:
                        dice += 1
                    elif unit.faces[die] == face:
                        dice = -1
                        break
            if dice >= 0:
                chance *= 1 - (5 / 6) ** (dice * rolls)
        total += chance * bonus[face]
    return total


def cancel(view: View, unit: UnitView, options: tuple[Option, ...]) -> str:
    """Skulls take what is worth least; a bonus is not broken for it."""
    worth = weights(view, unit)
    bonus = bonus_worth(view, unit, worth)

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
    worth = weights(view, unit)

    def gain(option: Option) -> float:
        if option.id == "done":
            return 0.1
        die, face = divmod(int(option.value), 6)
        return worth[face] - worth[unit.faces[die]]

    return max(options, key=gain).id


# Moving and fighting.


def move(view: View, unit: UnitView, options: dict[str, Option]) -> str:
    titles = titles_of(unit)
    field, level = view.battlefield, view.level
    force = unit.soldiers + len(unit.specialists)
    here = toll(field, level, unit.sector)

    def after(sector: str) -> float:
        """How well the unit stands once it has gone there and fought."""
        soldiers, courage = road(field, level, sector, titles)
        way = next((w for w in view.ways if w.sector == sector), None)
        mines = GUN if way is not None and way.mines and level > 1 else 0.0
        paid = way.courage if way is not None else 0
        cost = 0.0 if "battle-cry" in unit.marks else paid
        left = force - toll(field, level, sector) - mines
        short = max(courage - (unit.courage - cost), 0)
        value = left - soldiers * 0.9 - 3.0 * short
        if left <= 0:
            value -= 60
        elif way is not None and way.survival < 100:
            value -= (100 - way.survival) * 0.4
        return value

    moves = [o for o in options if o.startswith(("move:", "drop:"))]
    best = max(moves, key=lambda o: after(o.partition(":")[2]), default="")
    if "stay" not in options:
        return best or next(iter(options))
    if not best:
        return "stay"
    if "battle-cry" in unit.marks and best and here > INCOME - 1:
        return best
    soldiers, courage = road(field, level, unit.sector, titles)
    steps = ground(field).top + 1 - ground(field).sectors[unit.sector].row
    # Ready: courage for the whole way, and enough soldiers for its fire.
    ready = unit.courage >= courage and force + INCOME * (steps - 1) > soldiers * 1.25
    if ready and here >= INCOME - 2.5:
        return best
    if here < INCOME and unit.survival == 100:
        return "stay"
    if force <= here + 1 and unit.survival < 100:
        return best
    return best if unit.courage >= courage or unit.marker >= unit.stay else "stay"


def sail(view: View, unit: UnitView, options: tuple[Option, ...]) -> str:
    """Forward, where it is quiet; when courage runs short, into the shallow water."""
    if not unit.afloat:
        return options[0].id
    sectors = sea_sectors(view.sea)

    def appeal(option: Option) -> float:
        verb, _, goal = option.id.partition(":")
        if verb == "land":
            return 100.0
        if verb == "stay" or goal not in sectors:
            return -5.0
        sector = sectors[goal]
        danger = sector.defence + 4.0 * sector.mines * (unit.afloat == "craft")
        danger += sum(0.4 * (6 - abs(7 - n)) for n in sector.bombardment)
        value = -danger
        here = sectors[unit.sector].row if unit.sector in sectors else 0
        if verb == "disembark":
            row_cost = 6 if here == 2 else 4
            return value + (12.0 if unit.courage < row_cost + 2 else -20.0)
        return value + (15.0 if sector.row > here and verb == "sail" else 0.0)

    return max(options, key=appeal).id


def camp(view: View, unit: UnitView, options: dict[str, Option]) -> str:
    for card in AT_ONCE:
        if f"use:{card}" in options:
            return f"use:{card}"
    if "use:purple_heart" in options:
        return "use:purple_heart"
    if unit.marker > unit.stay:
        for card in ("medaille_campagne_europe", "promo_adjudant", "etoile_campagne"):
            if f"use:{card}" in options and toll(view.battlefield, view.level, unit.sector) < INCOME:
                return f"use:{card}"
    wanted, finds = mission_cards(unit)
    recruits = {TITLES[o[8:]]: o for o in options if o.startswith("recruit:")}
    for title in (*wanted, *WANTED):
        if title in recruits:
            return recruits[title]
    for card in (*finds, *FINDS):
        if f"find:{card}" in options:
            return f"find:{card}"
    return "done"


def mission_cards(unit: UnitView) -> tuple[tuple[str, ...], tuple[str, ...]]:
    titles: tuple[str, ...] = ()
    items: tuple[str, ...] = ()
    for mission in unit.missions:
        needs = MISSIONS[mission].sacrifice
        titles += (*needs.specialists_all, *needs.specialists_any_of)
        items += needs.items_all
    return titles, items


def fight(view: View, unit: UnitView, options: dict[str, Option], kind: str) -> str:
    """Cards against the fire: when it would kill, or where it is worst."""
    force = unit.soldiers + len(unit.specialists)
    less = sum(unit.fire) if kind == "fire" else GUN * unit.guns
    loss = unit.defence + less
    last = unit.sector in ground(view.battlefield).final
    kept = mission_cards(unit)[1]
    if "unhurt" in unit.marks:
        return "done"
    for option in options:
        card = option.partition(":")[2]
        if option == "done" or card in kept or option.startswith("save:"):
            continue
        if card == "gilet_pare_eclats" and not unit.guns:
            continue
        dear = card in ("heros", "croix_victoria") or TITLES.get(card) == "heros"
        if loss >= force or (last and not dear) or loss >= (14 if dear else 9):
            return option
    return "done"


def simple(
    view: View, unit: UnitView, options: dict[str, Option], kind: str, whims: random.Random
) -> str:
    if kind == "changes":
        for option in options:
            card = option.partition(":")[2]
            if card in AT_ONCE or TITLES.get(card) == "caporal" or card == "naval_usa":
                return option
        return "done"
    if kind == "bonus":
        if "move" in options:
            short = courage_ahead(view, unit) > unit.courage
            late = toll(view.battlefield, view.level, unit.sector) > INCOME - 2
            return "move" if short and late else "soldiers"
        for choice in ("medal", "hero", "stars", "points"):
            if choice in options:
                return choice
    if kind == "mission":
        return next((o for o in options if o != "count"), "count")
    if kind == "choose-medal":
        for card in MEDALS:
            if f"medal:{card}" in options:
                return f"medal:{card}"
    if kind == "lose-specialist":
        cards = list(options)
        order = [t for t in reversed(WANTED)]
        return min(
            cards,
            key=lambda o: order.index(TITLES[o[5:]]) if TITLES[o[5:]] in order else -1,
        )
    if kind == "straight":
        return "yes"
    if kind in ("joins", "free-recruit"):
        for title in WANTED:
            for option in options:
                if TITLES[option[8:]] == title:
                    return option
    if kind == "add-result" or kind == "give-result":
        return next((o for o in options if "two" in o), next(iter(options)))
    if kind == "any-bonus":
        return "bonus:renforts"
    if kind == "swap-offer":
        return "no"
    if kind == "mine":
        return "keep" if int(options["keep"].args["loss"]) < 4 else "use:porte_bonheur"  # type: ignore[arg-type]
    if "done" in options:
        return "done"
    ids = list(options)
    return ids[int(whims.random() * len(ids))]
