"""dice A3: Badges."""

from __future__ import annotations

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
    """The Badge of the Unit's that works as this one and was not used this turn; "" without."""
    for each in unit.badges:
        if works_as(each) == badge and f"badge:{each}" not in unit.marks:
            return each
    return ""


def can_draw(game: DDay, unit: Unit) -> bool:
    """dice A3.2: at most one a turn."""
    stock = game.insignia
    return (
        stock is not None and "badge-drawn" not in unit.marks and bool(stock.deck or stock.discards)
    )


def draw_badge(game: DDay, unit: Unit) -> None:
    """dice A3.1, A3.5: open; the German gains Courage for it."""
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


def chosen_dice(unit: Unit, badge: str, free: int) -> int:
    """Dice that make the Badge's bonus, as a mask: those in no other bonus; 0 without."""
    face, count, different = MAKES[badge]
    shown = [d for d in dice_of(free) if unit.faces[d] == face]
    if different:
        by_colour = {unit.colours[d]: d for d in reversed(shown)}
        golden = [d for d in shown if unit.colours[d] == GOLD]
        picked = list(by_colour.values()) + [d for d in golden if d not in by_colour.values()]
    else:
        picked = shown
    return sum(1 << d for d in picked[:count]) if len(picked) >= count else 0


def free_for_badges(unit: Unit) -> int:
    """Standing dice in no triple, no Straight and no other Badge's bonus."""
    from landfall.games.dice.rules.tally import triples

    free = ((1 << len(unit.faces)) - 1) & ~unit.void & ~badge_dice(unit)
    for face in triples(unit.faces, unit.colours, unit.void):
        for colour in range(3):
            for die in dice_of(free):
                if unit.faces[die] == face and unit.colours[die] in (colour, GOLD):
                    free &= ~(1 << die)
                    break
    return free


def badge_dice(unit: Unit) -> int:
    """Dice that already serve a Badge."""
    return sum(int(mark[11:]) for mark in unit.marks if mark.startswith("badge-dice:"))


def badge_options(unit: Unit) -> list[Option]:
    free = free_for_badges(unit)
    return [
        card_option("badge", works_as(badge), "A3.4")
        for badge in dict.fromkeys(unit.badges)
        if works_as(badge) in MAKES
        and f"badge:{badge}" not in unit.marks
        and chosen_dice(unit, works_as(badge), free)
    ]


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
        badge = option.id.partition(":")[2]
        mask = chosen_dice(unit, badge, free_for_badges(unit))
        unit.marks.append(f"badge-dice:{mask}")
        use_badge(game, unit, held(unit, badge))
        unit.granted.append(MAKES[badge][0])
        unit.todo.append(asked)
