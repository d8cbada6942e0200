"""dice A3: Badges."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from landfall.core.decisions import Arg, Option
from landfall.games.dice.model import wall_events as told
from landfall.games.dice.model.components import (
    BADGES,
    CONSTANTS,
    COURAGE,
    GOLD,
    SKULL,
    SOLDIER,
    STAR,
    TOOL,
    TWO,
)
from landfall.games.dice.model.offers import Menu, card_option, emit, menu, option
from landfall.games.dice.model.state import DDay, Question, Unit
from landfall.games.dice.model.wall import Insignia
from landfall.games.dice.rules.resources import gain
from landfall.games.dice.rules.roll import dice_of
from landfall.games.dice.rules.wall.side import german_plays, wall_of

#: A3: Badges that make a bonus: face, how many dice, whether their colours must differ.
MAKES: Final = {
    "fantassin": (SOLDIER, 3, False),
    "soldat_experimente": (TWO, 3, False),
    "aide_soignant": (SKULL, 2, True),
    "chauffeur": (TOOL, 2, True),
    "police_militaire": (STAR, 2, True),
    "signaleur": (COURAGE, 2, True),
}
OFFICER: Final = "officier"


def insignia_of(game: DDay) -> Insignia:
    assert game.insignia is not None
    return game.insignia


def works_as(badge: str) -> str:
    """What an Officer became (ruling 38)."""
    return badge.partition("+")[2] or badge


def held(unit: Unit, badge: str) -> str:
    """The Unit's Badge that works as this one and was not used this turn; "" if there is none."""
    for each in unit.badges:
        if works_as(each) == badge and f"badge:{each}" not in unit.marks:
            return each
    return ""


def can_draw(game: DDay, unit: Unit) -> bool:
    """dice A3.2: at most one per turn."""
    stock = game.insignia
    return (
        stock is not None and "badge-drawn" not in unit.marks and bool(stock.deck or stock.discards)
    )


def draw_badge(game: DDay, unit: Unit) -> None:
    """dice A3.1, A3.5: drawn face up; the German gains Courage for it."""
    unit.marks.append("badge-drawn")
    stock = insignia_of(game)
    deal_badge(game, unit)
    if german_plays(game):
        courage = CONSTANTS["badge_honour_courage" if stock.honour else "badge_courage"]
        gain(game, wall_of(game).german, "why:badge", "A3.5", courage=courage)
    if stock.honour:
        unit.spent.append("honour")


def deal_badge(game: DDay, unit: Unit) -> None:
    stock = insignia_of(game)
    if not stock.deck and stock.discards:
        stock.deck, stock.discards = stock.discards, []
        game.chance.shuffle(stock.deck)
    if not stock.deck:
        return
    card = stock.deck.pop()
    game.reveal()
    emit(game, told.BadgeDrawn(seat=f"seat:{unit.seat}", card=f"card:{card}", rule="A3.1"))
    if card == OFFICER:
        unit.ask("officer")
    else:
        unit.badges.append(card)


@menu
class Officer(Menu):
    """Becomes any other Badge until it is discarded."""

    kind = "officer"
    text = "ask-officer"
    rule = "A3.2"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        return tuple(card_option("become", card, "A3.2") for card in BADGES if card != OFFICER)

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        unit.badges.append(f"{OFFICER}+{option.id.partition(':')[2]}")


def use_badge(game: DDay, unit: Unit, badge: str) -> None:
    """dice A3.2, A3.6: used once, then discarded; a badge of honour stays."""
    emit(
        game,
        told.BadgeUsed(seat=f"seat:{unit.seat}", card=f"card:{works_as(badge)}", rule="A3.2"),
    )
    if insignia_of(game).honour:
        unit.marks.append(f"badge:{badge}")
    else:
        discard_badge(game, unit, badge)


def discard_badge(game: DDay, unit: Unit, badge: str) -> None:
    unit.badges.remove(badge)
    insignia_of(game).discards.append(badge.partition("+")[0])


# In the tally (dice A3.4).


def dice_for(unit: Unit, badge: str, free: int) -> list[int]:
    """The free dice that could make the Badge's bonus, as masks. Dice of the same colours are one
    choice."""
    face, count, different = MAKES[badge]
    shown = [d for d in dice_of(free) if unit.faces[d] == face]
    found: dict[tuple[int, ...], int] = {}
    for dice in combinations(shown, count):
        plain = [unit.colours[d] for d in dice if unit.colours[d] != GOLD]
        if different and len(set(plain)) < len(plain):
            continue
        key = tuple(sorted(unit.colours[d] for d in dice))
        found.setdefault(key, sum(1 << d for d in dice))
    return list(found.values())


def free_for_badges(unit: Unit) -> int:
    """Dice that count and are in no triple, no Straight and no other Badge's bonus."""
    from landfall.games.dice.rules.rwb_bonuses import badge_dice, triples

    taken = unit.void | badge_dice(unit)
    free = ((1 << len(unit.faces)) - 1) & ~taken
    for face in triples(unit.faces, unit.colours, taken):
        for colour in range(3):
            # Gold stays free for a Badge as long as there is a die of the colour itself.
            dice = [die for die in dice_of(free) if unit.faces[die] == face]
            plain = [die for die in dice if unit.colours[die] == colour]
            gold = [die for die in dice if unit.colours[die] == GOLD]
            free &= ~(1 << (plain or gold)[0])
    return free


def badge_options(unit: Unit) -> list[Option]:
    """dice A3.4: the player names the dice."""
    free = free_for_badges(unit)
    found = []
    for badge in dict.fromkeys(unit.badges):
        name = works_as(badge)
        if name not in MAKES or f"badge:{badge}" in unit.marks:
            continue
        for mask in dice_for(unit, name, free):
            dice = dice_of(mask)
            found.append(
                option(
                    f"badge:{name}:{','.join(map(str, dice))}",
                    "option-badge-dice",
                    at=(f"card:{name}", *(f"die:{die}" for die in dice)),
                    rule="A3.4",
                    card=f"card:{name}",
                    which=", ".join(str(die + 1) for die in dice),
                )
            )
    return found


@menu
class UseBadges(Menu):
    """dice A3.4: declared with the bonuses; its dice are no longer active Skulls."""

    kind = "badges"
    text = "ask-badges"
    rule = "A3.4"

    def args(self, asked: Question) -> dict[str, Arg]:
        return {}

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        found = badge_options(unit)
        return (option("done", "option-done"), *found) if found else ()

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        if option.id == "done":
            return
        _, badge, dice = option.id.split(":")
        mask = sum(1 << int(die) for die in dice.split(","))
        unit.marks.append(f"badge-dice:{mask}")
        use_badge(game, unit, held(unit, badge))
        unit.granted.append(MAKES[badge][0])
        unit.todo.append(asked)
