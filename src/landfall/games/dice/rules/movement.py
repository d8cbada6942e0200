"""dice 3.5, 5.2, 5.3, 6.1, G.3, Phase 5: one move, sideways for free or forward for courage.

Units choose together and move together: the moves are orders. If more units want to enter a sector
than it holds, those that must move have priority, then table order decides, and the others choose
again.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.core.decisions import Option, Refusal
from landfall.core.state import Step
from landfall.games.dice.model import events
from landfall.games.dice.model.components import CONSTANTS, Edge, Sector
from landfall.games.dice.model.offers import Menu, card_option, emit, hold, menu, option
from landfall.games.dice.model.state import DDay, Question, Unit
from landfall.games.dice.rules.arrival import arrives_to_something
from landfall.games.dice.rules.cards import play_card, playable
from landfall.games.dice.rules.mines import clear_mines, swept
from landfall.games.dice.rules.resources import eliminate, gain, lose_specialist, pay
from landfall.games.dice.rules.sectors import barred, forbidden, in_force, mine_symbols, mined
from landfall.games.dice.rules.upkeep import must_move

CLIMB_COURAGE: Final = CONSTANTS["climb_courage"]
SCOUT: Final = "eclaireur"
HOWARD: Final = "wh19"
STAY: Final = option("stay", "option-stay", rule="3.5.1")
STUCK: Final = option("stuck", "option-stuck", rule="3.5.8")


@dataclass(frozen=True, slots=True)
class Movement(Step):
    def run(self, game: DDay) -> None:
        for unit in game.units:
            if "hook-shared" in unit.marks:
                for other in game.together(unit):
                    if other is not unit:
                        other.marks.append("rope")
        for unit in game.units:
            if unit.on_land:
                unit.ask("move")
            elif unit.playing and "no-move" not in unit.marks:
                unit.ask("sea-move")
        hold(game, "move")


def scouted(cost: int, sector: Sector) -> int:
    """dice 6.1: the courage left after the Scout's reduction, which does not apply to bunkers."""
    return cost - 1 if cost > 1 and not sector.bunker else cost


def advance_cost(game: DDay, unit: Unit, edge: Edge, sector: Sector) -> int:
    """dice 3.5.1, 6.1: the courage of the row. The Scout and the Jeep save one each, but at least
    one is paid."""
    if "no-courage" in unit.marks:
        # M4.2: Den Brotheridge; no Battle Condition makes a free advance cost anything.
        return 0
    cost = edge.courage
    if game.front is not None and edge.kind == "advance":
        for change in in_force(game, "cost"):
            if change["what"] == "advance":
                cost = max(cost + change["delta"], 0)
    if _dropped(unit, edge, sector):
        # A3: the Paratrooper's Badge.
        cost = max(cost - 1, 0)
    if unit.has(SCOUT):
        cost = scouted(cost, sector)
    if cost > 1 and unit.vehicle == "jeep":
        cost -= 1
    if cost > 1 and "wh24" in unit.specialists and mine_symbols(game, edge):
        cost -= 1
    return cost


def needed(game: DDay, unit: Unit, sector: Sector) -> tuple[int, int, Refusal | None]:
    """dice 3.5.4, 5.2: courage and stars that the sector also requires, or the rule against
    entering."""
    courage = stars = 0
    if game.level == 1:
        return 0, 0, None
    for wants in sector.requires:
        title = wants.own_specialist
        if title and not unit.has(title) and not excused(unit, sector):
            return 0, 0, Refusal("5.2", "refusal-needs", {"card": f"card:{title}"})
        if wants.lose_specialist and not unit.specialists:
            return 0, 0, Refusal("5.3", "refusal-needs-loss")
        courage += wants.pay.get("courage", 0)
        stars += wants.pay.get("stars", 0)
        either = wants.own_any_item_or_pay
        if either is not None and either.item not in unit.items:
            courage += either.pay.get("courage", 0)
    return courage, stars, None


def excused(unit: Unit, sector: Sector) -> bool:
    """dice 6.1: the Resistance fighter ignores requirements, except those of bunkers; a Recon
    Vehicle ignores them all."""
    if unit.vehicle == "vehicule_reconnaissance":
        return True
    return not sector.bunker and unit.has("resistant")


def may_skip(unit: Unit) -> bool:
    """M4.2: once per game, John Howard's unit enters a sector whatever it requires."""
    return HOWARD in unit.specialists and HOWARD not in unit.spent


def why_not_move(game: DDay, unit: Unit, edge: Edge, sector: Sector) -> Refusal | None:
    """The rule against this move, or None."""
    found = fare(game, unit, edge, sector)
    return found if isinstance(found, Refusal) else None


def fare(game: DDay, unit: Unit, edge: Edge, sector: Sector, skip: bool = False) -> int | Refusal:
    """All the courage that the move takes, or the rule against it. John Howard may skip the
    sector's requirements."""
    if sector.id in unit.visited:
        return Refusal("3.5.1", "refusal-visited", {"sector": sector.id})
    marks = unit.marks
    if barred(game, edge) and unit.vehicle != "bulldozer" and "cutters" not in marks:
        return Refusal("3.5.3", "refusal-barrier")
    if refusal := pinned(game, unit, edge.kind == "advance"):
        return refusal
    if _dropped(unit, edge, sector):
        skip = True
    if marks:
        if f"full:{sector.id}" in marks:
            return Refusal("3.5.7", "refusal-full", {"sector": sector.id})
        if "battle-cry" in marks or _free(unit, edge, sector):
            return 0
    courage = advance_cost(game, unit, edge, sector)
    if sector.requires and not skip:
        more, stars, refusal = needed(game, unit, sector)
        if refusal is not None:
            return refusal
        if stars > unit.stars:
            return Refusal("5.2", "refusal-stars", {"stars": stars})
        courage += more
    if (
        sector.climb
        and not _gear(unit)
        and "roped" not in marks
        and not _dropped(unit, edge, sector)
    ):
        courage += CLIMB_COURAGE
    if courage > unit.courage:
        return Refusal("3.5.1", "refusal-courage", {"courage": courage})
    return courage


def pinned(game: DDay, unit: Unit, advance: bool) -> Refusal | None:
    """The card that forbids the Unit to Advance, or to move sideways. A parachute jump is one or the
    other."""
    if forbidden(game, "advance" if advance else "lateral"):
        return Refusal("A2.3", "refusal-held")
    if advance and "no-advance" in unit.marks:
        return Refusal("A1.19", "refusal-held")
    return None


def _free(unit: Unit, edge: Edge, sector: Sector) -> bool:
    return "free-advance" in unit.marks and edge.kind == "advance" and not sector.bunker


def _dropped(unit: Unit, edge: Edge, sector: Sector) -> bool:
    """dice A3: with the Paratrooper's Badge, an Advance has no requirements, except into a Bunker."""
    return "para" in unit.marks and edge.kind == "advance" and not sector.bunker


def _gear(unit: Unit) -> bool:
    return "hook" in unit.marks or "gloves" in unit.marks or "rope" in unit.marks


def ways(game: DDay, unit: Unit) -> list[Option]:
    """dice 3.5.2: the neighbouring sectors that the unit may enter."""
    found = []
    for edge, sector in game.ground.exits[unit.sector]:
        courage = fare(game, unit, edge, sector)
        if isinstance(courage, Refusal):
            continue
        if game.wall is not None and sector.id in game.ground.final and undone(game, unit):
            found.append(too_early(game, unit, sector, courage))
            continue
        found.append(
            option(
                f"move:{sector.id}",
                "option-advance" if edge.kind == "advance" else "option-sideways",
                at=(f"sector:{sector.id}",),
                rule="3.5.1",
                sector=sector.id,
                courage=courage,
            )
        )
    if may_skip(unit) and game.level > 1:
        for edge, sector in game.ground.exits[unit.sector]:
            if sector.requires:
                courage = fare(game, unit, edge, sector, skip=True)
                if not isinstance(courage, Refusal):
                    found.append(
                        option(
                            f"howard:{sector.id}",
                            "option-howard",
                            at=(f"sector:{sector.id}", f"card:{HOWARD}"),
                            rule="M4.2",
                            sector=sector.id,
                            courage=courage,
                        )
                    )
    if "wh23" in unit.specialists and unit.spent.count("wh23") < 2 and unit.courage >= 2:
        row = game.sector(unit).row
        found += [
            option(
                f"drop:{s.id}",
                "option-parachute",
                at=(f"sector:{s.id}",),
                rule="M4.2",
                sector=s.id,
                courage=2,
            )
            for s in game.ground.battlefield.sectors
            if row <= s.row <= row + 1
            and not s.bunker
            and s.id not in unit.visited
            and f"full:{s.id}" not in unit.marks
            and pinned(game, unit, s.row > row) is None
        ]
    return found


def undone(game: DDay, unit: Unit) -> list[Unit]:
    """dice A5.5: other Units in play with an open Mission, which make a won assault a defeat."""
    if game.missions != "missions":
        return []
    return [u for u in game.units if u is not unit and u.missions and not u.out]


def too_early(game: DDay, unit: Unit, sector: Sector, courage: int) -> Option:
    """dice A5.5: the same move, with a text that warns: winning now, with a mission open, loses the battle."""
    return option(
        f"move:{sector.id}",
        "option-advance-too-early",
        at=(f"sector:{sector.id}",),
        rule="A5.5",
        sector=sector.id,
        courage=courage,
        seats=tuple(f"seat:{u.seat}" for u in undone(game, unit)),
    )


@menu
class Move(Menu):
    kind = "move"
    text = "ask-move"
    rule = "3.5.1"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        found = ways(game, unit)
        found += playable(game, unit, "move")
        if unit.badges and "para" not in unit.marks:
            from landfall.games.dice.rules.wall.badges import held

            if held(unit, "parachutiste_badge"):
                found.append(card_option("badge", "parachutiste_badge", "A3.2"))
        if not must_move(game, unit) or kept_by_card(game, unit):
            return (STAY, *found)
        return tuple(found) or (STUCK,)

    def is_order(self, game: DDay, option: Option) -> bool:
        return not game.alone and not option.id.startswith(("use:", "badge:"))

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        verb, _, what = option.id.partition(":")
        if verb == "use":
            unit.todo.append(asked)
            play_card(game, unit, what)
        elif verb == "badge":
            from landfall.games.dice.rules.wall.badges import held, use_badge

            unit.todo.append(asked)
            use_badge(game, unit, held(unit, what))
            unit.marks.append("para")
        elif verb == "stay" and must_move(game, unit):
            # A1, ruling 48: a card keeps the Unit here a turn beyond its limit; its marker is not turned.
            unit.marker -= 1
        elif verb == "stuck":
            # 3.5.8: the unit must move and can't.
            eliminate(game, unit, "stuck")
        elif verb == "drop":
            unit.spent.append("wh23")
            pay(game, unit, "card:wh23", "M4.2", courage=2)
            origin, sector = unit.sector, game.ground.sectors[what]
            advance = sector.row > game.sector(unit).row
            if advance:
                mark_advance(game, unit)
            place(game, unit, sector, 2, "drop")
            if advance:
                reconnoitre(game, unit)
            if arrives_to_something(game, unit, sector):
                unit.ask("arrive", what)
            if sector.climb:
                # 7.3: the cliff costs the Vehicle; the jump itself costs nothing more.
                unit.ask("cross", origin)
        elif verb in ("move", "howard"):
            if verb == "howard":
                unit.spent.append(HOWARD)
            for edge, sector in game.ground.exits[unit.sector]:
                if sector.id == what:
                    move(game, unit, edge, sector, skip=verb == "howard")
                    break


def kept_by_card(game: DDay, unit: Unit) -> bool:
    """dice A1, rulings 24, 48: no Unit is stuck because of a card; Pinned Down lets all Units stay,
    and so may a Unit that a Beach Jam (bc19) turned away."""
    if game.front is None and "no-advance" not in unit.marks:
        return False
    if any(op.get("mode") == "may_stay" for op in in_force(game, "marker")):
        return True
    if ways(game, unit):
        return False
    front, marks = game.front, unit.marks
    jammed = bool(in_force(game, "max_entering"))
    unit.marks = [
        mark
        for mark in marks
        if mark != "no-advance"
        and not (jammed and mark.startswith("full:") and has_room(game, mark.removeprefix("full:")))
    ]
    game.front = None
    free = bool(ways(game, unit))
    game.front, unit.marks = front, marks
    return free


def has_room(game: DDay, sector: str) -> bool:
    """dice 3.5.7: whether the sector's own limit lets another Unit in."""
    most = game.ground.sectors[sector].max_units
    return not most or sum(u.on_land and u.sector == sector for u in game.units) < most


def move(game: DDay, unit: Unit, edge: Edge, sector: Sector, skip: bool = False) -> None:
    """dice 3.5.6, 3.5.9: pay, meet the sector's requirements, cross the mines, arrive, gain."""
    cry = "battle-cry" in unit.marks
    free = cry or _free(unit, edge, sector)
    courage = fare(game, unit, edge, sector, skip)
    assert isinstance(courage, int)
    gear = _gear(unit) or "roped" in unit.marks
    how = "cry" if cry else "free" if free else edge.kind
    unit.courage -= courage
    blows = not free and mined(game, edge) and not swept(unit, edge)
    climbs = sector.climb and not gear and not free
    origin = unit.sector
    if edge.kind == "advance":
        mark_advance(game, unit)
    if unit.vehicle == "char_deminage":
        # A0.2: mines of an uncharted minefield (bc21) do nothing either.
        blows = False
        if mine_symbols(game, edge):
            clear_mines(game, unit, edge)
    dropped = _dropped(unit, edge, sector)
    climbs = climbs and not dropped
    skip = skip or dropped
    place(game, unit, sector, courage, how)
    # Questions are a stack: the one to be asked last is pushed first.
    if arrives_to_something(game, unit, sector):
        unit.ask("arrive", sector.id)
    if blows or sector.climb:
        unit.ask("cross", origin, blows + 2 * climbs)
    if edge.kind == "advance":
        reconnoitre(game, unit)
    if not free and not skip:
        meet(game, unit, sector)


def mark_advance(game: DDay, unit: Unit) -> None:
    """dice A2.2: an Act of Bravery (bc50) looks at it."""
    if game.front is not None:
        unit.marks.append("advanced")


def reconnoitre(game: DDay, unit: Unit) -> None:
    """dice G.3: an Advance brings the Recon Vehicle a Star."""
    if unit.vehicle == "vehicule_reconnaissance":
        gain(game, unit, "card:vehicule_reconnaissance", "G.3", stars=1)


def meet(game: DDay, unit: Unit, sector: Sector) -> None:
    """dice 5.2, 5.3: pay what the new sector requires."""
    if game.level == 1 or not sector.requires:
        return
    _, stars, _ = needed(game, unit, sector)
    unit.stars -= stars
    for wants in sector.requires:
        if wants.lose_specialist:
            unit.ask("lose-specialist")


def place(game: DDay, unit: Unit, sector: Sector, courage: int, how: str) -> None:
    origin, unit.sector = unit.sector, sector.id
    unit.visited.append(sector.id)
    unit.marker = 1
    unit.marks.append("entered")
    emit(
        game,
        events.Moved(
            seat=f"seat:{unit.seat}",
            origin=origin,
            sector=sector.id,
            courage=courage,
            how=how,
            rule="3.5.1",
        ),
    )


@menu
class LoseSpecialist(Menu):
    kind = "lose-specialist"
    text = "ask-lose-specialist"
    rule = "5.3"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        return tuple(card_option("lose", card) for card in unit.specialists)

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        lose_specialist(game, unit, option.id.partition(":")[2], "5.3")
        if unit.force == 0:
            eliminate(game, unit, "losses")
