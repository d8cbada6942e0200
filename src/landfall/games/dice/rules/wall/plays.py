"""dice A1.19: the German's Items and Decorations, and what his Specialists do when he says so.

Each play is fully said by its answer (``use:grenade_manche:p2``): who or what it is for is part of it.
What touches Units and every Decoration is an order (ruling 51); the rest happens at once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from landfall.core.decisions import Arg, Option
from landfall.games.dice.model import events
from landfall.games.dice.model import wall_events as told
from landfall.games.dice.model.components import (
    BLUE,
    CARDS,
    COLOURS,
    CONSTANTS,
    DECORATIONS,
    FACES,
    MEDALS,
    RED,
    SKULL,
    SPECIALISTS,
    WHITE,
    Edge,
)
from landfall.games.dice.model.offers import emit, option
from landfall.games.dice.model.state import DDay, Unit
from landfall.games.dice.model.wall import ROUNDS
from landfall.games.dice.rules.movement import lose_vehicle
from landfall.games.dice.rules.resources import lose_specialist, pay
from landfall.games.dice.rules.roll import add_result
from landfall.games.dice.rules.sectors import gun_symbols, mine_symbols, near_bunker
from landfall.games.dice.rules.wall.dice import exchange, may_lose_die, real_dice, take_die
from landfall.games.dice.rules.wall.side import (
    SEAT,
    ask_soon,
    draw_decoration,
    german_gains,
    in_play,
    refill,
    strike,
    units_left,
    wall_of,
)

#: What an answer adds to the card's name: its words, what it points at, its text and arguments.
Target: TypeAlias = tuple[tuple[str, ...], tuple[str, ...], str, dict[str, Arg]]
Targets: TypeAlias = Callable[[DDay], list[Target]]
Act: TypeAlias = Callable[..., None]
PLAIN_USE: Final[Target] = ((), (), "option-use", {})


@dataclass(frozen=True, slots=True)
class Play:
    act: Act
    targets: Targets
    #: Touches Units: an order.
    hostile: bool


PLAYS: Final[dict[str, Play]] = {}
#: dice A1S.13: what the card does against the automatic Unit.
ALONE: Final[dict[str, Play]] = {}
#: Specialists that do something when he says so, and the window.
SERVES: Final = {
    "unteroffizier": "changes",
    "leutnant": "changes",
    "waffen_ss": "contest",
    "scharfschutze": "ambush",
}


def plain(game: DDay) -> list[Target]:
    return [PLAIN_USE]


def play(
    card: str,
    targets: Targets = plain,
    hostile: bool = False,
    table: dict[str, Play] = PLAYS,
) -> Callable[[Act], Act]:
    def keep(act: Act) -> Act:
        table[card] = Play(act, targets, hostile)
        return act

    return keep


def the_play(game: DDay, card: str) -> Play:
    return ALONE[card] if wall_of(game).solo and card in ALONE else PLAYS[card]


def german_options(game: DDay, window: str) -> list[Option]:
    """What he may play now: Items, Decorations, Specialists."""
    wall = wall_of(game)
    found: list[Option] = []
    for card in (*wall.german.items, *wall.hand):
        if window in CARDS[card].windows:
            found += card_options(game, card)
    for card in wall.german.specialists:
        if SERVES.get(card) == window and card not in wall.german.marks:
            found += card_options(game, card)
    return found


def card_options(game: DDay, card: str) -> list[Option]:
    return [
        option(
            ":".join(("use", card, *words)),
            text,
            at=(f"card:{card}", *at),
            rule="A1.19",
            card=f"card:{card}",
            **args,
        )
        for words, at, text, args in the_play(game, card).targets(game)
    ]


def is_german_order(game: DDay, answer: str) -> bool:
    verb, card = (*answer.split(":"), "")[:2]
    if verb != "use":
        return False
    return card in DECORATIONS or the_play(game, card).hostile


def perform(game: DDay, answer: str) -> None:
    """The card leaves his hand, unless it is a Specialist, and acts."""
    _, card, *words = answer.split(":")
    wall = wall_of(game)
    if card in DECORATIONS:
        wall.hand.remove(card)
        wall.discards.append(card)
    elif card in SPECIALISTS:
        wall.german.marks.append(card)
    else:
        wall.german.items.remove(card)
        wall.german.discards.append(card)
        emit(game, events.CardUsed(seat=SEAT, card=f"card:{card}", rule="A1.19"))
    the_play(game, card).act(game, *words)


# Whom a card may be for.


def on_unit(unit: Unit, *more: str) -> Target:
    seat = f"seat:{unit.seat}"
    return ((unit.seat, *more), (seat,), "option-use-on", {"target": seat})


def reached(game: DDay) -> list[Unit]:
    """Ruling 29: in Phase 7 only Units in the Bunker."""
    found = in_play(game)
    if game.phase == "assault":
        found = [u for u in found if u.sector in game.ground.final]
    return found


def each_unit(game: DDay) -> list[Target]:
    return [on_unit(u) for u in reached(game)]


def if_any(game: DDay) -> list[Target]:
    return [PLAIN_USE] if reached(game) else []


# Items.


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
    """dice A1.15: he looks at the top cards and puts them back in any order."""
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
        ask_soon(wall.german, "order-top", n=seen)


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
            ask_soon(unit, "give-die", "barbeles")


@play("stimulants")
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


def with_vehicle(game: DDay) -> list[Target]:
    return [
        (
            (u.seat, "vehicle"),
            (f"seat:{u.seat}", f"card:{u.vehicle}"),
            "option-use-vehicle",
            {"target": f"seat:{u.seat}", "vehicle": f"card:{u.vehicle}"},
        )
        for u in reached(game)
        if u.vehicle
    ]


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


def crowded(game: DDay) -> list[Target]:
    sectors = sorted({u.sector for u in reached(game)})
    return [((s,), (f"sector:{s}",), "option-use-sector", {"sector": s}) for s in sectors]


@play("gaz", crowded, hostile=True)
def _(game: DDay, sector: str) -> None:
    for unit in reached(game):
        if unit.sector == sector:
            strike(game, unit, game.chance.draw(6) + 1, "card:gaz")
            pay(game, unit, "card:gaz", "A1.19", courage=1)


# Decorations.


@play("croix_fer", lambda g: [PLAIN_USE] if wall_of(g).deck or wall_of(g).discards else [])
def _(game: DDay) -> None:
    refill(game)
    ask_soon(wall_of(game).german, "choose-decoration", "croix_fer")


@play("insigne_flak")
def _(game: DDay) -> None:
    wall_of(game).german.marks.append("flak")


@play("croix_allemande", each_unit, hostile=True)
def _(game: DDay, seat: str) -> None:
    game.unit(seat).marks.append("no-advance")


def gestapo(game: DDay) -> list[Target]:
    found: list[Target] = []
    for unit in in_play(game):
        seat = f"seat:{unit.seat}"
        for card in dict.fromkeys((*unit.medals, *unit.promotions, *unit.badges)):
            name = f"card:{card.partition('+')[0]}"
            found.append(
                ((unit.seat, card), (seat, name), "option-use-card", {"target": seat, "what": name})
            )
        if unit.points:
            found.append(((unit.seat, "points"), (seat,), "option-use-points", {"target": seat}))
    return found


@play("plaque_gestapo", gestapo, hostile=True)
def _(game: DDay, seat: str, card: str) -> None:
    unit = game.unit(seat)
    if card == "points":
        pay(game, unit, "card:plaque_gestapo", "A1.19", points=5)
        return
    if card in unit.badges:
        from landfall.games.dice.rules.wall.badges import discard_badge

        discard_badge(game, unit, card)
    elif card in unit.promotions:
        unit.promotions.remove(card)
    else:
        unit.medals.remove(card)
        game.medals_played.append(card)
    emit(
        game,
        told.CardLost(
            seat=f"seat:{seat}",
            card=f"card:{card.partition('+')[0]}",
            by="card:plaque_gestapo",
            rule="A1.23",
        ),
    )


def free_borders(game: DDay) -> list[Edge]:
    """Ruling 25: any border between two sectors where no mines lie."""
    if sum(t.startswith("mine:") for t in game.tokens) >= CONSTANTS["mine_tokens"]:
        return []
    return [e for e in game.ground.battlefield.edges if not mine_symbols(game, e)]


@play("insigne_rad", lambda g: [PLAIN_USE] if free_borders(g) else [], hostile=True)
def _(game: DDay) -> None:
    ask_soon(wall_of(game).german, "place-mine", "insigne_rad", 2)


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


def specialists_of_units(game: DDay) -> list[Target]:
    return [
        (
            (unit.seat, card),
            (f"seat:{unit.seat}", f"card:{card}"),
            "option-use-card",
            {"target": f"seat:{unit.seat}", "what": f"card:{card}"},
        )
        for unit in reached(game)
        for card in unit.specialists
    ]


def shoot(game: DDay, unit: Unit, card: str) -> None:
    """The victim goes at once (ruling 46); a Unit left with nobody is lost when the window closes."""
    lose_specialist(game, unit, card, "A1.23")
    emit(
        game,
        told.SpecialistShot(
            seat=SEAT, target=f"seat:{unit.seat}", card=f"card:{card}", rule="A1.23"
        ),
    )


@play("insigne_sniper", specialists_of_units, hostile=True)
def _(game: DDay, seat: str, card: str) -> None:
    shoot(game, game.unit(seat), card)


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
    ask_soon(wall_of(game).german, "choose-rbn", "", count)


@play("insigne_assaut_infanterie")
def _(game: DDay) -> None:
    soldiers = CONSTANTS["infantry_soldiers"] + CONSTANTS["infantry_per_unit"] * units_left(game)
    german_gains(game, "card:insigne_assaut_infanterie", "A1.19", soldiers=soldiers)


@play("insigne_assaut_general")
def _(game: DDay) -> None:
    ask_soon(wall_of(game).german, "set-face", "insigne_assaut_general", 2)


@play("insigne_panzer")
def _(game: DDay) -> None:
    wall_of(game).german.marks.append("panzer")


@play("insigne_artillerie_cotiere", if_any, hostile=True)
def _(game: DDay) -> None:
    for unit in reached(game):
        strike(game, unit, game.chance.draw(6) + 1, "card:insigne_artillerie_cotiere")


@play("medaille_front_est", lambda g: [PLAIN_USE] if free_germans(g) else [])
def _(game: DDay) -> None:
    ask_soon(wall_of(game).german, "free-german", "medaille_front_est")


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
        (("draw",), (), "option-use-draw", {}),
    ],
)
def _(game: DDay, what: str) -> None:
    if what == "courage":
        german_gains(game, "card:bande_afrika", "A1.19", courage=3)
    else:
        draw_decoration(game, "card:bande_afrika", "A1.19")


# Specialists.


def _rerollable(game: DDay) -> list[Target]:
    german = wall_of(game).german
    free = ((1 << len(german.faces)) - 1) & ~german.locked
    return [PLAIN_USE] if free else []


@play("unteroffizier", _rerollable)
def _(game: DDay) -> None:
    wall_of(game).german.ask("reroll-some", "unteroffizier", 1)


@play("leutnant")
def _(game: DDay) -> None:
    wall_of(game).german.ask("paint", "leutnant", 1)


@play(
    "waffen_ss",
    lambda g: [
        (
            (COLOURS[colour],),
            (),
            "option-use-colour",
            {"colour": f"colour:{COLOURS[colour]}"},
        )
        for colour in (RED, WHITE, BLUE)
        if in_play(g)
    ],
    hostile=True,
)
def _(game: DDay, colour: str) -> None:
    for unit in in_play(game):
        add_result(game, unit, SKULL, COLOURS.index(colour), "card:waffen_ss")


def sharpshooting(game: DDay) -> list[Target]:
    german = wall_of(game).german
    found: list[Target] = []
    for unit in in_play(game):
        seat = f"seat:{unit.seat}"
        if german.courage >= 1:
            found.append(
                ((unit.seat, "soldiers"), (seat,), "option-shoot-soldiers", {"target": seat})
            )
        if german.courage >= 2 and unit.specialists:
            found.append(
                ((unit.seat, "specialist"), (seat,), "option-shoot-specialist", {"target": seat})
            )
    return found


@play("scharfschutze", sharpshooting, hostile=True)
def _(game: DDay, seat: str, what: str) -> None:
    unit, german = game.unit(seat), wall_of(game).german
    if what == "soldiers":
        pay(game, german, "card:scharfschutze", "A1.17", courage=1)
        strike(game, unit, 3, "card:scharfschutze")
    else:
        pay(game, german, "card:scharfschutze", "A1.17", courage=2)
        ask_soon(unit, "lose-specialist")


assert all(card in MEDALS or card in CARDS for card in PLAYS)
#: A window with rounds asks again when one of these was played.
IN_ROUNDS: Final = frozenset(ROUNDS)
