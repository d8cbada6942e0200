"""What a seat may know. The units stand in the open; deck orders and orders given in secret do not."""

from __future__ import annotations

from msgspec import Struct

from landfall.core.decisions import Seat
from landfall.games.dice.model.components import BONUSES
from landfall.games.dice.model.state import DDay, Unit
from landfall.games.dice.rules.combat import defence, fights, softened, spared
from landfall.games.dice.rules.movement import advance_cost
from landfall.games.dice.rules.recruit import (
    heroes_at_hand,
    item_price,
    items_at_hand,
    specialists_at_hand,
    star_price,
)
from landfall.games.dice.rules.sea_crossing import sea_defence
from landfall.games.dice.rules.survival import survival
from landfall.games.dice.rules.tally import preview
from landfall.games.dice.rules.upkeep import longest_stay


class Tally(Struct, frozen=True):
    """What the dice as they lie would bring (at sea: cost), before skulls and choices."""

    soldiers: int
    courage: int
    stars: int
    points: int
    #: Active skulls: each will cancel another die.
    skulls: int
    bonuses: tuple[str, ...]


class UnitView(Struct, frozen=True, kw_only=True):
    seat: Seat
    nation: str
    soldiers: int
    courage: int
    stars: int
    points: int
    sector: str
    #: "" on land, "craft", "wading", or "landed" and waiting.
    afloat: str
    marker: int
    #: How many turns it may stand here; a marker beyond it must move.
    stay: int
    visited: tuple[str, ...]
    specialists: tuple[str, ...]
    items: tuple[str, ...]
    medals: tuple[str, ...]
    promotions: tuple[str, ...]
    missions: tuple[str, ...]
    passengers: tuple[str, ...]
    naval: str
    vehicle: str
    gone: tuple[str, ...]
    #: Dice side by side: faces 0–5 (skull, star, soldier, two soldiers, courage, tool), colours
    #: 0–4 (red, white, blue, gold, none), and masks: locked, giving nothing.
    faces: tuple[int, ...]
    colours: tuple[int, ...]
    locked: int
    void: int
    rerolls: int
    joker: int
    pool_faces: tuple[int, ...]
    pool_colours: tuple[int, ...]
    #: Machine-gun dice of this combat.
    fire: tuple[int, ...]
    #: Bonuses that cards gave and the tally will count.
    granted: tuple[str, ...]
    recruits: int
    finds: int
    marks: tuple[str, ...]
    #: DEF and machine guns where it stands, now; and its chance to live through them, in percent.
    defence: int
    guns: int
    survival: int
    tally: Tally | None
    out: bool
    dead: str


class Price(Struct, frozen=True):
    card: str
    price: int


class Way(Struct, frozen=True):
    """A border one might cross, with its courage and the chance to live through the first combat."""

    sector: str
    courage: int
    defence: int
    guns: int
    mines: bool
    survival: int


class View(Struct, frozen=True, kw_only=True):
    seat: Seat | None
    battlefield: str
    sea: str
    level: int
    golden: str
    missions: str
    heroes: str
    turn: int
    phase: str
    #: Whose orders are carried out first this turn.
    first: Seat
    units: tuple[UnitView, ...]
    items: tuple[str, ...]
    used: tuple[str, ...]
    specialists: tuple[str, ...]
    hero_pool: tuple[str, ...]
    removed: tuple[str, ...]
    #: Cards left in the decks.
    medals: int
    vehicles: int
    promotions: int
    mission_deck: int
    taken: tuple[str, ...]
    silenced: tuple[str, ...]
    rolled: dict[str, int]
    bombarded: int
    #: One's own order, which the others do not see yet.
    order: str
    #: What one's own unit could have now (in Phase 3), and the ways it could go (Phases 3 to 5).
    recruits: tuple[Price, ...]
    finds: tuple[Price, ...]
    ways: tuple[Way, ...]


def look(game: DDay, seat: Seat | None) -> View:
    mine = next((unit for unit in game.units if unit.seat == seat), None)
    units = game.units
    return View(
        seat=seat,
        battlefield=game.battlefield,
        sea=game.sea,
        level=game.level,
        golden=game.golden,
        missions=game.missions,
        heroes=game.heroes,
        turn=game.turn,
        phase=game.phase,
        first=units[max(game.turn - 1, 0) % len(units)].seat,
        units=tuple([_unit(game, unit) for unit in units]),
        items=tuple(game.items),
        used=tuple(game.used),
        specialists=tuple(game.specialists),
        hero_pool=tuple(game.hero_pool),
        removed=tuple(game.removed),
        medals=len(game.medals),
        vehicles=len(game.vehicles),
        promotions=len(game.promotions),
        mission_deck=len(game.mission_deck),
        taken=tuple(game.taken),
        silenced=tuple(game.silenced),
        rolled=game.rolled.copy(),
        bombarded=game.bombarded,
        order=mine.order if mine is not None else "",
        recruits=_recruits(game, mine) if mine is not None else (),
        finds=_finds(game, mine) if mine is not None else (),
        ways=_ways(game, mine) if mine is not None else (),
    )


def _unit(game: DDay, unit: Unit) -> UnitView:
    shield = guns = 0
    alive = 100
    if unit.sector:
        if unit.on_land:
            sector = game.ground.sectors[unit.sector]
            shield = defence(game, sector)
            guns = game.mgf(sector)
            if fights(game, unit):
                chance = survival(unit.force, shield, guns, softened(unit), spared(game, unit))
                alive = int(chance * 100)
        elif unit.playing:
            shield = sea_defence(game, unit)
    return UnitView(
        seat=unit.seat,
        nation=unit.nation,
        soldiers=unit.soldiers,
        courage=unit.courage,
        stars=unit.stars,
        points=unit.points,
        sector=unit.sector,
        afloat=unit.afloat,
        marker=unit.marker,
        stay=longest_stay(game, unit) if unit.sector else 0,
        visited=tuple(unit.visited),
        specialists=tuple(unit.specialists),
        items=tuple(unit.items),
        medals=tuple(unit.medals),
        promotions=tuple(unit.promotions),
        missions=tuple(unit.missions),
        passengers=tuple(unit.passengers),
        naval=unit.naval,
        vehicle=unit.vehicle,
        gone=tuple(unit.gone),
        faces=tuple(unit.faces),
        colours=tuple(unit.colours),
        locked=unit.locked,
        void=unit.void,
        rerolls=unit.rerolls,
        joker=unit.joker,
        pool_faces=tuple(unit.pool_faces),
        pool_colours=tuple(unit.pool_colours),
        fire=tuple(unit.fire),
        granted=tuple([BONUSES[face] for face in unit.granted]),
        recruits=unit.recruits,
        finds=unit.finds,
        marks=tuple(unit.marks),
        defence=shield,
        guns=guns,
        survival=alive,
        tally=_tally(game, unit) if unit.faces and game.phase in TALLYING else None,
        out=unit.out,
        dead=unit.dead,
    )


#: When one looks ahead.
PLANNING = ("camp", "trade", "move")
#: When the dice still lie and their tally is to come.
TALLYING = ("roll", "changes", "swaps", "tally")


def _tally(game: DDay, unit: Unit) -> Tally:
    soldiers, courage, stars, points, skulls, bonuses = preview(game, unit)
    return Tally(
        soldiers, courage, stars, points, skulls, tuple([BONUSES[face] for face in bonuses])
    )


def _recruits(game: DDay, unit: Unit) -> tuple[Price, ...]:
    if game.phase != "camp" or not unit.on_land:
        return ()
    cards = specialists_at_hand(game, unit, unit.stars)
    if game.heroes == "heroes":
        cards += heroes_at_hand(game, unit)
    return tuple([Price(card, star_price(unit, card)) for card in cards])


def _finds(game: DDay, unit: Unit) -> tuple[Price, ...]:
    if game.phase != "camp" or not unit.on_land:
        return ()
    return tuple([Price(card, item_price(unit, card)) for card in items_at_hand(game, unit)])


def _ways(game: DDay, unit: Unit) -> tuple[Way, ...]:
    """Where it could go from here, whether or not it has the courage."""
    if game.phase not in PLANNING or not unit.on_land:
        return ()
    found = []
    less, saved, force = softened(unit), spared(game, unit), unit.force
    for edge, sector in game.ground.exits[unit.sector]:
        if sector.id in unit.visited:
            continue
        shield, guns = game.rolled.get(sector.id, sector.defence), game.mgf(sector)
        chance = survival(force, shield, guns, less, saved)
        courage = advance_cost(game, unit, edge, sector)
        found.append(Way(sector.id, courage, shield, guns, edge.landmines, int(chance * 100)))
    return tuple(found)
