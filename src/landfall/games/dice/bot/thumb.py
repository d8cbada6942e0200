"""The standard bot: it gathers resources in quiet sectors, then crosses the fire without stopping.

The lower rows cost fewer soldiers than a tally brings, so `thumb` stays there as long as it may and
rolls for the courage that it will need; higher up it moves each turn. It sees only its seat's view.
"""

from __future__ import annotations

import random
from typing import Final

from landfall.core.decisions import Decision, Option
from landfall.games.dice.bot.against import AGAINST, give, worth_a_scope
from landfall.games.dice.bot.campaign import prospects
from landfall.games.dice.bot.german import german_thumb
from landfall.games.dice.bot.way_ahead import (
    GUN,
    INCOME,
    cancel,
    courage_ahead,
    hardship,
    missing,
    mission_cards,
    road,
    roll,
    titles_of,
    toll,
    turn_die,
)
from landfall.games.dice.model.components import TITLES, ground, sea_sectors
from landfall.games.dice.model.wall import GERMAN
from landfall.games.dice.table.view import UnitView, View

#: Courage to count on per turn.
COURAGE_A_TURN: Final = 1.2
#: Specialists to recruit first, and Items to find first.
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
#: Specialists to recruit first against a German player: the Sniper, whom the German player cannot counter,
#: then those that save the most Soldiers.
WANTED_AGAINST: Final = ("sniper", "medecin", "genie", "sergent", "commandant", "tireur_precis")
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
#: Cards worth playing as soon as possible.
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
    if decision.seat == GERMAN:
        return german_thumb(view, decision, whims)
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
        if view.german is not None and (gift := give(view, unit, options)):
            return gift
        surplus = unit.courage - courage_ahead(view, unit)
        if view.german is not None and "sniper" in unit.specialists:
            surplus -= 4
        return "buy-medal" if "buy-medal" in options and surplus >= 5 else "done"
    if view.german is not None and kind in AGAINST:
        return AGAINST[kind](view, unit, decision)
    return simple(view, unit, options, kind, whims)


# Moving and fighting.


def move(view: View, unit: UnitView, options: dict[str, Option]) -> str:
    """The move with the most soldiers expected at the bunker, less a penalty for the risk in the
    next combat."""
    titles = titles_of(unit)
    field, level = view.battlefield, view.level
    force = unit.force

    def worth(answer: str) -> float:
        verb, _, goal = answer.partition(":")
        sector = goal or unit.sector
        way = next((w for w in view.ways if w.sector == sector), None)
        cost = toll(field, level, sector, titles)
        left = force - cost
        paid = 0
        if verb == "stay":
            alive, stays = unit.survival, unit.stay - unit.marker - 1
            on = road(field, level, sector, titles, frozenset(unit.visited))
        else:
            alive = way.survival if way is not None else 100
            if way is not None and "battle-cry" not in unit.marks:
                paid = way.courage
                left -= GUN if way.mines and level > 1 else 0
            stays = ground(field).sectors[sector].max_turns - 1
            lateral = sector in {
                s.id for e, s in ground(field).exits[unit.sector] if e.kind != "advance"
            }
            beside = frozenset((*unit.visited, unit.sector)) if lateral else frozenset[str]()
            on = road(field, level, sector, titles, beside)
        gathered = (INCOME - cost) * max(stays, 0) if cost < INCOME else 0.0
        turns = on.turns + (max(stays, 0) if cost < INCOME else 0)
        short = max(on.courage - (unit.courage - paid) - COURAGE_A_TURN * turns, 0)
        value = left + gathered + on.soldiers - 3.0 * short
        unpaid = view.missions == "missions" or unit.stars < 8
        if unit.missions and unpaid and sector in ground(field).final:
            # Taking the bunker without the mission loses the game.
            value -= 30
        return value - (100 - alive) * 0.6

    moves = [o for o in options if o == "stay" or o.startswith(("move:", "drop:"))]
    if view.german is not None and moves:
        found = prospects(view, unit, view.german, moves)
        return max(moves, key=lambda o: (round(found[o], 3), worth(o)))
    return max(moves, key=worth, default=next(iter(options)))


def sail(view: View, unit: UnitView, options: tuple[Option, ...]) -> str:
    """Sail forward through the quietest sectors; when courage runs short, the unit goes into the water."""
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
    if "scope:aim" in options and worth_a_scope(view):
        return "scope:aim"
    if "use:purple_heart" in options:
        return "use:purple_heart"
    if unit.marker > unit.stay:
        for card in ("medaille_campagne_europe", "promo_adjudant", "etoile_campagne"):
            if (
                f"use:{card}" in options
                and toll(view.battlefield, view.level, unit.sector, titles_of(unit)) < INCOME
            ):
                return f"use:{card}"
    wanted, finds = missing(unit)
    recruits = {TITLES[o[8:]]: o for o in options if o.startswith("recruit:")}
    against = WANTED_AGAINST if view.german is not None else ()
    for title in (*wanted, *(() if wanted else (*against, *WANTED))):
        if title in recruits:
            return recruits[title]
    for card in (*finds, *(() if finds else FINDS)):
        if f"find:{card}" in options:
            return f"find:{card}"
    return "done"


def fight(view: View, unit: UnitView, options: dict[str, Option], kind: str) -> str:
    """Play cards that save soldiers when the unit would be lost or its losses would be heavy."""
    force = unit.force
    loss = unit.defence.middle + GUN * unit.guns
    if kind == "fire" and unit.combat is not None:
        loss = unit.combat.losses.most
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
            late = toll(view.battlefield, view.level, unit.sector, titles_of(unit)) > INCOME - 2
            return "move" if short and late else "soldiers"
        for choice in ("medal", "hero", "stars", "points"):
            if choice in options:
                return choice
    if kind == "choose-mission":
        return min(options, key=lambda o: hardship(o.partition(":")[2]))
    if kind == "mission":
        rest = "count" if "count" in options else "done"
        return next((o for o in options if o != rest), rest)
    if kind == "choose-medal":
        for card in MEDALS:
            if f"medal:{card}" in options:
                return f"medal:{card}"
    if kind == "lose-specialist":
        cards = list(options)
        order = [*reversed(WANTED), *mission_cards(unit)[0]]
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
