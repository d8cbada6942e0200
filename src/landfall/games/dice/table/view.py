"""What a seat may know. Units are public; the order of decks and secret orders are not."""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter

from msgspec import Struct

from landfall.core.decisions import Seat
from landfall.games.dice.model.components import AUXILIARY, BONUSES, REGULAR, TITLES
from landfall.games.dice.model.state import GERMAN, DDay, Unit
from landfall.games.dice.model.wall import Front
from landfall.games.dice.rules.missions import Need
from landfall.games.dice.rules.recruit import (
    heroes_at_hand,
    item_price,
    items_at_hand,
    specialists_at_hand,
    star_price,
)
from landfall.games.dice.rules.sea_crossing import struck
from landfall.games.dice.rules.survival import Span
from landfall.games.dice.rules.upkeep import longest_stay, must_move
from landfall.games.dice.table.card_odds import CardOdds, card_odds
from landfall.games.dice.table.course import course, stage
from landfall.games.dice.table.german_view import GermanView, Price, look_at_german
from landfall.games.dice.table.outlook import (
    Combat,
    Tally,
    Way,
    cancelled,
    guns_of,
    standing,
    tally,
    uncounted,
    wants,
    ways,
)


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
    #: How many turns it may stay here; with a higher marker, it must move.
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
    #: dice 8.1: soldiers and specialists.
    force: int
    #: dice 3.5.8: it has stayed as long as it may.
    must_move: bool
    #: The current DEF and machine guns of its sector; its chance to survive them, in percent; its
    #: combat, if it has one.
    defence: Span
    guns: int
    survival: int
    combat: Combat | None
    tally: Tally | None
    #: Against a German: destroyed in Phase 7. Otherwise: has taken its bunker.
    out: bool
    dead: str
    #: dice A3: Badges, an Officer as ``officier+<what it became>``.
    badges: tuple[str, ...]
    #: Soldiers that German cards will cost when this window closes.
    pending: int


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
    #: The phases of this turn in order, and the one that the game is in; "" outside of them.
    course: tuple[str, ...]
    stage: str
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
    #: Machine guns by sector, silent ones as 0.
    guns: dict[str, int]
    #: dice 2.2: whether landmines are in play at this level.
    mines: bool
    bombarded: int
    #: The sea sectors that it struck (M1.6).
    struck: tuple[str, ...]
    #: The seat's own order, which the others do not see yet.
    order: str
    #: Against a German: the orders being carried out, by seat, visible to everyone.
    orders: dict[str, str]
    #: What the seat's own unit could recruit or find now (in Phase 3), and where it could go
    #: (Phases 3 to 5).
    recruits: tuple[Price, ...]
    finds: tuple[Price, ...]
    ways: tuple[Way, ...]
    #: All Specialists and Items that the unit could still get, with prices, whether or not it can pay.
    market: tuple[Price, ...]
    #: What each mission requires, by card.
    needs: dict[str, tuple[Need, ...]]
    #: When dice must be cancelled: the tally that each choice leaves, by mask.
    cancelled: dict[str, Tally]
    #: In a combat: what each card that the seat's own unit may play would do to its odds.
    card_odds: tuple[CardOdds, ...]
    #: *Atlantikwall*: the German side, if there is one.
    german: GermanView | None
    #: The Battle Condition of this turn and the lasting weather, by id; which of them are cancelled; the
    #: sector chosen for Air Support; how many cards are left, and which were drawn; the top cards, as far
    #: as this seat has looked at them.
    condition: str
    weather: str
    averted: tuple[str, ...]
    air_support: str
    conditions: int
    conditions_drawn: tuple[str, ...]
    conditions_known: tuple[str, ...]
    #: Badges left in their deck (-1: not played with), and those used.
    badges: int
    badges_used: tuple[str, ...]
    #: DEFs that were swapped, by sector; tokens as ``mgf:7`` and ``mine:8-10``; borders cleared.
    swapped: dict[str, int]
    tokens: tuple[str, ...]
    cleared: tuple[str, ...]
    #: dice A4.2: how many Items are left in each deck.
    stacks: tuple[int, ...]


def look(game: DDay, seat: Seat | None) -> View:
    mine = next((unit for unit in game.units if unit.seat == seat), None)
    units = game.units
    front = NO_FRONT if game.front is None else game.front
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
        course=course(game),
        stage=stage(game),
        first=units[max(game.turn - 1, 0) % len(units)].seat if units else GERMAN,
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
        guns=guns_of(game),
        mines=game.level > 1,
        bombarded=game.bombarded,
        struck=struck(game),
        order=_order(game, mine, seat),
        orders={} if game.wall is None or not game.wall.queue else _orders(game),
        recruits=_recruits(game, mine) if mine is not None else (),
        finds=_finds(game, mine) if mine is not None else (),
        ways=ways(game, mine) if mine is not None else (),
        market=_market(game, mine) if mine is not None else (),
        needs=wants(game, mine) if game.missions != "none" else {},
        cancelled=cancelled(game, mine) if mine is not None else {},
        card_odds=card_odds(game, mine) if mine is not None else (),
        german=None if game.wall is None else look_at_german(game, seat),
        condition=front.current,
        weather=front.weather,
        averted=tuple(front.cancelled),
        air_support=front.target,
        conditions=len(front.deck),
        conditions_drawn=tuple(front.discards),
        conditions_known=_known(front, seat),
        badges=-1 if game.insignia is None else len(game.insignia.deck),
        badges_used=() if game.insignia is None else tuple(game.insignia.discards),
        swapped=game.swapped.copy(),
        tokens=tuple(game.tokens),
        cleared=tuple(game.cleared),
        stacks=tuple([len(stack) for stack in game.stacks]) if game.stacks else (),
    )


#: A game without Battle Conditions.
NO_FRONT = Front()


def _known(front: Front, seat: Seat | None) -> tuple[str, ...]:
    """A2.9: only what this seat has looked at."""
    count = front.known.get(seat, 0) if seat is not None and front.known else 0
    return tuple(reversed(front.deck[len(front.deck) - count :])) if count else ()


def _orders(game: DDay) -> dict[str, str]:
    return {unit.seat: unit.order for unit in game.seated if unit.order}


def _order(game: DDay, mine: Unit | None, seat: Seat | None) -> str:
    if mine is not None:
        return mine.order
    if seat == GERMAN and game.wall is not None:
        return game.wall.german.order
    return ""


def _unit(game: DDay, unit: Unit) -> UnitView:
    coming = tally(game, unit) if uncounted(game, unit) else None
    shield = standing(game, unit, coming.soldiers if coming and not unit.afloat else 0)
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
        force=unit.force,
        must_move=unit.on_land and unit.sector != "" and must_move(game, unit),
        defence=shield.defence,
        guns=shield.guns,
        survival=100 if shield.combat is None else shield.combat.survival,
        combat=shield.combat,
        tally=coming,
        out=unit.out,
        dead=unit.dead,
        badges=tuple(unit.badges),
        pending=unit.pending,
    )


def _recruits(game: DDay, unit: Unit) -> tuple[Price, ...]:
    if game.phase != "camp" or not unit.on_land:
        return ()
    cards = specialists_at_hand(game, unit, unit.stars)
    if game.heroes == "heroes":
        cards += heroes_at_hand(game, unit)
    return tuple([Price(card, star_price(unit, card, game)) for card in cards])


def _finds(game: DDay, unit: Unit) -> tuple[Price, ...]:
    if game.phase != "camp" or not unit.on_land:
        return ()
    return tuple([Price(card, item_price(unit, card, game)) for card in items_at_hand(game, unit)])


def _market(game: DDay, unit: Unit) -> tuple[Price, ...]:
    heroes = game.hero_pool if game.heroes == "heroes" else ()
    return _priced(
        tuple(unit.specialists),
        (*game.removed, *unit.gone),
        (*game.specialists, *heroes),
        tuple(game.items) if game.level > 2 else (),
    )


@lru_cache(512)
def _priced(
    held: tuple[str, ...], out: tuple[str, ...], shared: tuple[str, ...], items: tuple[str, ...]
) -> tuple[Price, ...]:
    """The cheapest first, without those that are lost or whose title is held (dice 3.3.7, 3.3.8)."""
    unit = Unit("", "", specialists=list(held))
    titles = {*out, *(TITLES[card] for card in held)}
    people = [
        Price(card, star_price(unit, card))
        for card in (*REGULAR, *AUXILIARY, *shared)
        if card not in out and TITLES[card] not in titles
    ]
    goods = [Price(card, item_price(unit, card)) for card in items]
    price = attrgetter("price")
    return (*sorted(people, key=price), *sorted(goods, key=price))
