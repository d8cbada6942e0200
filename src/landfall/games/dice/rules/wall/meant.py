"""dice A2.2: the Battle Conditions in force, and which players a card concerns."""

from __future__ import annotations

from landfall.games.dice.model.components import SPECIALISTS
from landfall.games.dice.model.state import DDay, Unit
from landfall.games.dice.model.wall import Front
from landfall.games.dice.rules.wall.side import german_plays, in_play, wall_of


def front_of(game: DDay) -> Front:
    assert game.front is not None
    return game.front


def cards_now(game: DDay) -> list[str]:
    front = front_of(game)
    return [c for c in (front.current, front.weather) if c and c not in front.cancelled]


def in_table_order(game: DDay) -> list[Unit]:
    """When several Units tie, a card affects the first of them."""
    here = in_play(game)
    return [unit for unit in game.in_order() if unit in here]


def most_soldiers(game: DDay) -> list[Unit]:
    units = in_table_order(game)
    return [max(units, key=lambda u: u.soldiers)] if units else []


def most_crowded(game: DDay) -> list[Unit]:
    units = in_table_order(game)
    if not units:
        return []
    first = max(units, key=lambda u: sum(o.sector == u.sector for o in units))
    return [u for u in units if u.sector == first.sector]


def meant(game: DDay, who: str) -> list[Unit]:
    units = in_play(game)
    sector = game.ground.sectors
    german = [wall_of(game).german] if german_plays(game) else []
    if who == "german":
        return german
    if who == "players":
        return [*units, *german]
    if who == "units_rows0-1":
        return [u for u in units if sector[u.sector].row < 2]
    if who == "units_row0":
        return [u for u in units if sector[u.sector].row == 0]
    if who == "unit_most_soldiers":
        return most_soldiers(game)
    if who == "units_most_crowded_sector":
        return most_crowded(game)
    if who == "units_not_moved":
        return [u for u in units if "entered" not in u.marks]
    if who == "units_advanced":
        return [u for u in units if "advanced" in u.marks]
    if who == "units_climbing":
        return [u for u in units if sector[u.sector].climb]
    if who == "units_not_climbing":
        return [u for u in units if not sector[u.sector].climb]
    if who == "units_with_ranking":
        return [u for u in units if ranking(u)]
    if who == "solo_unit":
        return units if game.solo else []
    if who.startswith("units_without:"):
        return [u for u in units if not u.has(who.partition(":")[2])]
    return units


def ranking(unit: Unit) -> list[str]:
    return [c for c in unit.specialists if SPECIALISTS[c].category == "ranking"]
