"""dice A1.20: what everyone may see of the German side, and what only the German player may see."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from landfall.core.decisions import Seat
from landfall.core.wire import words
from landfall.games.dice.model.components import CONSTANTS, tool_points
from landfall.games.dice.model.state import GERMAN, DDay
from landfall.games.dice.model.wall import Wall
from landfall.games.dice.rules.rwb_bonuses import triples
from landfall.games.dice.rules.sectors import base_defence, due, fighting, holds, owed, shortage
from landfall.games.dice.rules.survival import Span
from landfall.games.dice.rules.tally import shown
from landfall.games.dice.rules.wall.automatic import next_sector
from landfall.games.dice.rules.wall.count import RBN, german_skulls
from landfall.games.dice.rules.wall.side import decoration_price
from landfall.games.dice.rules.wall.windows import german_item_price, german_star_price
from landfall.games.dice.table.may_play import MayPlay, may_play, units_may_play
from landfall.games.dice.table.outlook import Bonus, Tally, dice_of_bonuses, uncounted
from landfall.games.dice.table.wall_outlook import (
    Aim,
    Comparison,
    Threat,
    aims,
    comparison,
    shields,
    threats,
)


class Price(Struct, frozen=True):
    card: str
    price: int


class Sale(Struct, frozen=True):
    """A card of the German reserve, with what the German lacks to buy it."""

    card: str
    price: int
    pays: Annotated[str, words("stars", "points")]
    lacks: int


class AutomaticView(Struct, frozen=True, kw_only=True):
    """dice A1S: the automatic Unit."""

    sector: str
    stood: int
    #: How many turns it stays in its Sector, and the Sector it walks to next.
    stay: int
    next: str
    visited: tuple[str, ...]
    #: "", "ready" or "dead"; how often the German Sharpshooter has searched for the Sniper, out of how many.
    sniper: str
    uses: int
    wanted: int


class GermanView(Struct, frozen=True, kw_only=True):
    seat: Seat
    #: dice A5.1: false while the Units are at sea, where the German waits.
    awake: bool
    soldiers: int
    courage: int
    stars: int
    points: int
    #: Soldiers and Specialists, as Phase 7 counts them.
    force: int
    specialists: tuple[str, ...]
    items: tuple[str, ...]
    gone: tuple[str, ...]
    used: tuple[str, ...]
    removed: tuple[str, ...]
    #: Dice as in `UnitView`; colour 2 is drawn black.
    faces: tuple[int, ...]
    colours: tuple[int, ...]
    locked: int
    void: int
    rerolls: int
    #: Results that are not dice, as a mask.
    extra: int
    pool_faces: tuple[int, ...]
    pool_colours: tuple[int, ...]
    tally: Tally | None
    granted: tuple[str, ...]
    #: Effects that last until the turn ends: flak, tracers, panzer, ingenuity, periscope.
    marks: tuple[str, ...]
    #: Decorations: how many are in hand, how many are in the deck, which were played.
    decorations: int
    deck: int
    discards: tuple[str, ...]
    #: Only for the German player: the Decorations in hand, and the cards looked at on top of the deck.
    hand: tuple[str, ...]
    known: tuple[str, ...]
    #: The German reserve with prices, and what a Decoration costs now.
    reserve: tuple[Sale, ...]
    shop: tuple[Sale, ...]
    decoration_price: int
    #: dice A1.8: whether guns and mines are awake.
    guns_awake: bool
    mines_awake: bool
    #: dice A1.11, A1.12: the highest DEF of a sector with Units, and that sector; what the Germans pay
    #: for it, and how many Soldiers are missing or would be.
    due: int
    due_sector: str
    pays: int
    missing: int
    paid: bool
    #: dice A1.12, A1.14: the DEF of each sector after cards and the German shortage, as Units suffer it.
    shields: dict[str, Span]
    #: Only for the German player: what each possible order would leave the Units.
    aims: tuple[Aim, ...]
    threats: tuple[Threat, ...]
    #: The open cards that the German and the Units may still play this turn.
    may_play: tuple[MayPlay, ...]
    units_may_play: dict[Seat, tuple[MayPlay, ...]]
    #: Phase 7: whose force is compared, and who is ahead.
    attacker: Seat
    comparison: Comparison | None
    automatic: AutomaticView | None


def look_at_german(game: DDay, seat: Seat | None) -> GermanView | None:
    wall = game.wall
    if wall is None:
        return None
    german = wall.german
    own = seat == GERMAN
    units = fighting(game)
    highest = max(
        units, key=lambda u: base_defence(game, game.ground.sectors[u.sector]), default=None
    )
    sector, pays = (highest.sector if highest else ""), due(game)
    if wall.automatic is not None and wall.automatic.sector:
        sector = wall.automatic.sector
        pays = base_defence(game, game.ground.sectors[sector])
    return GermanView(
        seat=GERMAN,
        awake=wall.awake,
        soldiers=german.soldiers,
        courage=german.courage,
        stars=german.stars,
        points=german.points,
        force=german.force,
        specialists=tuple(german.specialists),
        items=tuple(german.items),
        gone=tuple(german.gone),
        used=tuple(wall.used),
        removed=tuple(wall.removed),
        faces=tuple(german.faces),
        colours=tuple(german.colours),
        locked=german.locked,
        void=german.void,
        rerolls=german.rerolls,
        extra=german.extra,
        pool_faces=tuple(german.pool_faces),
        pool_colours=tuple(german.pool_colours),
        tally=german_tally(game, wall),
        granted=tuple([RBN[face] for face in german.granted]),
        marks=tuple(german.marks),
        decorations=len(wall.hand),
        deck=len(wall.deck),
        discards=tuple(wall.discards),
        hand=tuple(wall.hand) if own else (),
        known=tuple(reversed(wall.deck[len(wall.deck) - wall.known :])) if own else (),
        reserve=tuple(
            [_sale(c, german_star_price(game, c), "stars", german.stars) for c in wall.specialists]
        ),
        shop=tuple(
            [_sale(c, german_item_price(game, c), "points", german.points) for c in wall.items]
        ),
        decoration_price=decoration_price(game),
        guns_awake=holds(game, "mg_schutze"),
        mines_awake=holds(game, "pionier"),
        due=pays,
        due_sector=sector,
        pays=owed(game, pays),
        missing=shortage(game),
        paid=wall.paid,
        shields=shields(game),
        aims=aims(game, wall) if own else (),
        threats=threats(game, wall),
        may_play=may_play(game, wall),
        units_may_play=units_may_play(game, wall),
        attacker=wall.attacker,
        comparison=comparison(game, wall),
        automatic=_automatic(game, wall),
    )


def _sale(card: str, price: int, pays: str, has: int) -> Sale:
    return Sale(card, price, pays, max(price - has, 0))


def german_tally(game: DDay, wall: Wall) -> Tally | None:
    german = wall.german
    if not uncounted(game, german):
        return None
    soldiers, courage, stars, tools = shown(german)
    found = triples(german.faces, german.colours, german.void)
    points = tool_points(tools)
    return Tally(
        soldiers,
        courage,
        stars,
        points,
        german_skulls(game, german),
        tuple([Bonus(RBN[face]) for face in (*found, *german.granted)]),
        dice_of_bonuses(german, found),
        (soldiers, courage, stars, points),
    )


def _automatic(game: DDay, wall: Wall) -> AutomaticView | None:
    auto = wall.automatic
    if auto is None or not auto.sector:
        return None
    step = next_sector(game, auto)
    return AutomaticView(
        sector=auto.sector,
        stood=auto.stood,
        stay=min(CONSTANTS["solo_turns"], game.ground.sectors[auto.sector].max_turns),
        next=step[1].id if step is not None else "",
        visited=tuple(auto.visited),
        sniper=auto.sniper,
        uses=auto.uses,
        wanted=CONSTANTS["scharfschutze_uses"],
    )
