"""What the German's Items do. How they are played: `plays.py`."""

from __future__ import annotations

from landfall.games.dice.model import wall_events as told
from landfall.games.dice.model.components import COLOURS, CONSTANTS, FACES
from landfall.games.dice.model.offers import emit
from landfall.games.dice.model.state import DDay
from landfall.games.dice.rules.mines import lose_vehicle
from landfall.games.dice.rules.resources import pay
from landfall.games.dice.rules.sectors import gun_symbols, near_bunker
from landfall.games.dice.rules.wall.dice import may_lose_die, real_dice, take_die
from landfall.games.dice.rules.wall.drawn_decorations import (
    can_draw_decoration,
    draw_decoration,
    refill,
)
from landfall.games.dice.rules.wall.plays import (
    PLAIN_USE,
    Target,
    Targets,
    crowded,
    each_unit,
    on_unit,
    play,
    reached,
    with_vehicle,
)
from landfall.games.dice.rules.wall.side import (
    SEAT,
    german_gains,
    in_play,
    strike,
    units_left,
    wall_of,
)


def _hits(card: str, amount: str, targets: Targets = each_unit) -> None:
    @play(card, targets, hostile=True)
    def _(game: DDay, seat: str) -> None:
        strike(game, game.unit(seat), CONSTANTS[amount], f"card:{card}")


_hits("grenade_manche", "grenade_hits")
_hits(
    "cocktail_molotov",
    "molotov_hits",
    lambda g: [on_unit(u) for u in reached(g) if near_bunker(g, u.sector)],
)


@play("periscope_bunker")
def _(game: DDay) -> None:
    wall = wall_of(game)
    wall.german.marks.append("periscope")
    look_at_top(game)


def look_at_top(game: DDay, count: int = 3) -> None:
    """dice A1.15: look at the top cards and put them back in any order."""
    refill(game)
    wall = wall_of(game)
    seen = min(count, len(wall.deck))
    if not seen:
        return
    wall.known = max(wall.known, seen)
    game.reveal(wall.german.seat)
    if game.journal is not None:
        cards = tuple(f"card:{card}" for card in reversed(wall.deck[-seen:]))
        game.emit(
            told.DeckLookedAt(seat=SEAT, count=seen, rule="A1.15"),
            {wall.german.seat: told.DeckLookedAt(seat=SEAT, count=seen, cards=cards, rule="A1.15")},
        )
    if seen > 1:
        wall.german.ask("order-top", n=seen)


@play("balles_tracantes")
def _(game: DDay) -> None:
    wall_of(game).german.marks.append("tracers")


def dice_of_units(game: DDay) -> list[Target]:
    return [
        (
            (unit.seat, str(die)),
            (f"seat:{unit.seat}",),
            "option-take-die",
            {
                "target": f"seat:{unit.seat}",
                "die": die + 1,
                "face": f"face:{FACES[unit.faces[die]]}",
                "colour": f"colour:{COLOURS[unit.colours[die]]}",
            },
        )
        for unit in in_play(game)
        if may_lose_die(unit)
        for die in real_dice(unit)
    ]


@play("chien", dice_of_units, hostile=True)
def _(game: DDay, seat: str, die: str) -> None:
    take_die(game, wall_of(game).german, game.unit(seat), int(die), "chien")


def moved(game: DDay) -> list[Target]:
    return [on_unit(u) for u in in_play(game) if "entered" in u.marks]


@play("mines_piege", moved, hostile=True)
def _(game: DDay, seat: str) -> None:
    strike(game, game.unit(seat), game.chance.draw(6) + 1, "card:mines_piege")


@play("projecteur")
def _(game: DDay) -> None:
    wall_of(game).german.ask("set-face", "projecteur", 1)


@play(
    "barbeles",
    lambda g: [PLAIN_USE] if any(may_lose_die(u) for u in in_play(g)) else [],
    hostile=True,
)
def _(game: DDay) -> None:
    for unit in in_play(game):
        if may_lose_die(unit):
            unit.ask("give-die", "barbeles")


@play("stimulants", lambda g: [PLAIN_USE] if can_draw_decoration(g) else [])
def _(game: DDay) -> None:
    draw_decoration(game, "card:stimulants", "A1.19")


@play("telephone_campagne")
def _(game: DDay) -> None:
    more = CONSTANTS["telephone_per_unit"] * units_left(game)
    soldiers = CONSTANTS["telephone_soldiers"] + more
    german_gains(game, "card:telephone_campagne", "A1.19", soldiers=soldiers)


def gunless(game: DDay) -> list[Target]:
    if sum(t.startswith("mgf:") for t in game.tokens) >= CONSTANTS["mgf_tokens"]:
        return []
    return [
        ((s.id,), (f"sector:{s.id}",), "option-use-sector", {"sector": s.id})
        for s in game.ground.battlefield.sectors
        if not s.start and not gun_symbols(game, s)
    ]


@play("mg42", gunless, hostile=True)
def _(game: DDay, sector: str) -> None:
    place_token(game, f"mgf:{sector}", f"sector:{sector}", "mg42")


def place_token(game: DDay, token: str, where: str, by: str) -> None:
    game.tokens.append(token)
    emit(
        game,
        told.TokenPlaced(token=f"token:{token}", where=where, by=f"card:{by}", rule="A1.8"),
    )


@play("panzerfaust", lambda g: [*with_vehicle(g), *each_unit(g)], hostile=True)
def _(game: DDay, seat: str, vehicle: str = "") -> None:
    if vehicle:
        lose_vehicle(game, game.unit(seat))
    else:
        strike(game, game.unit(seat), CONSTANTS["panzerfaust_hits"], "card:panzerfaust")


@play("mine_goliath", each_unit, hostile=True)
def _(game: DDay, seat: str) -> None:
    unit = game.unit(seat)
    lose_vehicle(game, unit)
    strike(game, unit, game.chance.draw(6) + 1 + CONSTANTS["goliath_hits"], "card:mine_goliath")


@play("gaz", crowded, hostile=True)
def _(game: DDay, sector: str) -> None:
    for unit in reached(game):
        if unit.sector == sector:
            strike(game, unit, game.chance.draw(6) + 1, "card:gaz")
            pay(game, unit, "card:gaz", "A1.19", courage=1)
