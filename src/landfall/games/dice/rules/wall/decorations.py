"""dice A1.19, A1.23: what the German player's Decorations do unless they are cancelled."""

from __future__ import annotations

from landfall.core.decisions import Arg, Option
from landfall.games.dice.model import wall_events as told
from landfall.games.dice.model.components import CONSTANTS, Edge
from landfall.games.dice.model.offers import Menu, card_option, emit, menu, option
from landfall.games.dice.model.state import DDay, Question, Unit
from landfall.games.dice.rules.mines import lose_vehicle
from landfall.games.dice.rules.resources import lose_specialist, pay
from landfall.games.dice.rules.sectors import forbidden, mine_symbols
from landfall.games.dice.rules.wall.dice import exchange
from landfall.games.dice.rules.wall.drawn_decorations import (
    can_draw_decoration,
    draw_decoration,
    refill,
)
from landfall.games.dice.rules.wall.plays import (
    PLAIN_USE,
    Target,
    crowded,
    each_unit,
    if_any,
    on_unit,
    play,
    reached,
    with_vehicle,
)
from landfall.games.dice.rules.wall.side import (
    SEAT,
    german_gains,
    in_play,
    settling,
    strike,
    units_left,
    wall_of,
)


@play("croix_fer", lambda g: [PLAIN_USE] if can_draw_decoration(g) else [])
def _(game: DDay) -> None:
    refill(game)
    wall_of(game).german.ask("choose-decoration", "croix_fer")


@play("insigne_flak")
def _(game: DDay) -> None:
    wall_of(game).german.marks.append("flak")


@play("croix_allemande", each_unit, hostile=True)
def _(game: DDay, seat: str) -> None:
    game.unit(seat).marks.append("no-advance")


def to_lose(unit: Unit) -> list[str]:
    """The Unit's Medals, Promotions and Badges, each card once."""
    return list(dict.fromkeys((*unit.medals, *unit.promotions, *unit.badges)))


def gestapo(game: DDay) -> list[Target]:
    """The Unit's cards may still change before the order is carried out, so the German names one
    only then."""
    strict = settling(game)
    return [on_unit(unit) for unit in in_play(game) if not strict or unit.points or to_lose(unit)]


@play("plaque_gestapo", gestapo, hostile=True)
def _(game: DDay, seat: str) -> None:
    wall_of(game).german.ask("seize", seat)


@menu
class Seize(Menu):
    """Gestapo Disc: a Medal, Promotion or Badge of the German player's choice, or five Item Points."""

    kind = "seize"
    text = "ask-seize"
    rule = "A1.23"

    def args(self, asked: Question) -> dict[str, Arg]:
        return {"target": f"seat:{asked.card}"}

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        victim = game.unit(asked.card)
        found = [
            option(
                f"seize:{card}",
                "option-seize",
                at=(f"seat:{asked.card}", f"card:{card.partition('+')[0]}"),
                rule="A1.23",
                card=f"card:{card.partition('+')[0]}",
            )
            for card in to_lose(victim)
        ]
        if victim.points:
            points = min(victim.points, 5)
            found.append(option("points", "option-seize-points", rule="A1.23", points=points))
        return tuple(found)

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        victim = game.unit(asked.card)
        card = option.id.partition(":")[2]
        if not card:
            pay(game, victim, "card:plaque_gestapo", "A1.19", points=5)
            return
        if card in victim.badges:
            from landfall.games.dice.rules.wall.badges import discard_badge

            discard_badge(game, victim, card)
        elif card in victim.promotions:
            victim.promotions.remove(card)
        else:
            victim.medals.remove(card)
            game.medals_played.append(card)
        emit(
            game,
            told.CardLost(
                seat=f"seat:{victim.seat}",
                card=f"card:{card.partition('+')[0]}",
                by="card:plaque_gestapo",
                rule="A1.23",
            ),
        )


def free_borders(game: DDay) -> list[Edge]:
    """Ruling 25: any border between two sectors that has no mines."""
    if sum(t.startswith("mine:") for t in game.tokens) >= CONSTANTS["mine_tokens"]:
        return []
    return [e for e in game.ground.battlefield.edges if not mine_symbols(game, e)]


@play("insigne_rad", lambda g: [PLAIN_USE] if free_borders(g) else [], hostile=True)
def _(game: DDay) -> None:
    wall_of(game).german.ask("place-mine", "insigne_rad", 2)


@play("croix_merite_guerre", if_any, hostile=True)
def _(game: DDay) -> None:
    for unit in in_play(game):
        pay(game, unit, "card:croix_merite_guerre", "A1.19", points=unit.points // 2)


@play(
    "medaille_westwall",
    lambda g: [t for t in crowded(g) if not g.ground.sectors[t[0][0]].bunker],
    hostile=True,
)
def _(game: DDay, sector: str) -> None:
    game.cuts[f"{sector}:up"] = game.cuts.get(f"{sector}:up", 0) + 3


def with_specialists(game: DDay) -> list[Target]:
    """The German player names the victim only when the order is carried out: Units may still recruit."""
    strict = settling(game) or game.phase not in ("camp", "trade")
    return [on_unit(unit) for unit in reached(game) if unit.specialists or not strict]


def shoot(game: DDay, unit: Unit, card: str) -> None:
    """The victim is lost at once (ruling 46); a Unit with no one left is lost when the window
    closes."""
    lose_specialist(game, unit, card, "A1.23")
    emit(
        game,
        told.SpecialistShot(
            seat=SEAT, target=f"seat:{unit.seat}", card=f"card:{card}", rule="A1.23"
        ),
    )


@play("insigne_sniper", with_specialists, hostile=True)
def _(game: DDay, seat: str) -> None:
    wall_of(game).german.ask("shoot-whom", seat)


@menu
class ShootWhom(Menu):
    """Sniper Badge: the German player chooses, as the card says (dice A1.23)."""

    kind = "shoot-whom"
    text = "ask-shoot-whom"
    rule = "A1.23"

    def args(self, asked: Question) -> dict[str, Arg]:
        return {"target": f"seat:{asked.card}"}

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        return tuple(
            card_option("shoot", card, "A1.23") for card in game.unit(asked.card).specialists
        )

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        shoot(game, game.unit(asked.card), option.id.partition(":")[2])


@play(
    "agrafe_combat_rapproche",
    lambda g: [on_unit(u) for u in in_play(g) if u.faces],
    hostile=True,
)
def _(game: DDay, seat: str) -> None:
    exchange(game, wall_of(game).german, game.unit(seat), "agrafe_combat_rapproche")


@play("croix_chevalier")
def _(game: DDay) -> None:
    count = 2 if units_left(game) > 2 else 1
    wall_of(game).german.ask("choose-rbn", "", count)


@play("insigne_assaut_infanterie")
def _(game: DDay) -> None:
    soldiers = CONSTANTS["infantry_per_unit"] * units_left(game)
    german_gains(game, "card:insigne_assaut_infanterie", "A1.19", soldiers=soldiers)


@play("insigne_assaut_general")
def _(game: DDay) -> None:
    wall_of(game).german.ask("set-face", "insigne_assaut_general", 2)


@play("insigne_panzer")
def _(game: DDay) -> None:
    wall_of(game).german.marks.append("panzer")


@play("insigne_artillerie_cotiere", if_any, hostile=True)
def _(game: DDay) -> None:
    for unit in reached(game):
        strike(game, unit, game.chance.draw(6) + 1, "card:insigne_artillerie_cotiere")


@play(
    "medaille_front_est",
    lambda g: [PLAIN_USE] if free_germans(g) and not forbidden(g, "recruit") else [],
)
def _(game: DDay) -> None:
    wall_of(game).german.ask("free-german", "medaille_front_est")


def free_germans(game: DDay) -> list[str]:
    wall = wall_of(game)
    return [*wall.specialists, *wall.german.gone]


@play(
    "insigne_destruction_chars",
    lambda g: [*with_vehicle(g), (("points",), (), "option-use-gain-points", {"points": 12})],
    hostile=True,
)
def _(game: DDay, seat: str, vehicle: str = "") -> None:
    if seat == "points":
        german_gains(game, "card:insigne_destruction_chars", "A1.19", points=12)
    else:
        lose_vehicle(game, game.unit(seat))


@play("insigne_sportif")
def _(game: DDay) -> None:
    german_gains(game, "card:insigne_sportif", "A1.19", stars=4)


@play(
    "bande_afrika",
    lambda g: [
        (("courage",), (), "option-use-gain-courage", {"courage": 3}),
        *([(("draw",), (), "option-use-draw", {})] if can_draw_decoration(g) else []),
    ],
)
def _(game: DDay, what: str) -> None:
    if what == "courage":
        german_gains(game, "card:bande_afrika", "A1.19", courage=3)
    else:
        draw_decoration(game, "card:bande_afrika", "A1.19")
