"""Gaining and losing: resources, specialists, items, medals.

When a unit has no soldiers left, its specialists cover the losses (dice 3.6.5, 8.2). A unit with neither
is eliminated (dice 3.6.6); the game is lost when the phase ends, in `turn.py`.
"""

from __future__ import annotations

from landfall.games.dice.model import events
from landfall.games.dice.model.components import ITEMS, MEDALS, SPECIALISTS, TITLES
from landfall.games.dice.model.offers import emit
from landfall.games.dice.model.state import DDay, Unit


def gain(
    game: DDay,
    unit: Unit,
    by: str,
    rule: str,
    *,
    soldiers: int = 0,
    courage: int = 0,
    stars: int = 0,
    points: int = 0,
) -> None:
    unit.soldiers += soldiers
    unit.courage += courage
    unit.stars += stars
    unit.points += points
    if game.journal is not None:
        _tell(game, unit, events.Gained, by, rule, soldiers, courage, stars, points)


def pay(
    game: DDay,
    unit: Unit,
    by: str,
    rule: str,
    *,
    soldiers: int = 0,
    courage: int = 0,
    stars: int = 0,
    points: int = 0,
) -> None:
    """Resources that can be spent or taken away; never below zero."""
    soldiers, courage = min(soldiers, unit.soldiers), min(courage, unit.courage)
    stars, points = min(stars, unit.stars), min(points, unit.points)
    unit.soldiers -= soldiers
    unit.courage -= courage
    unit.stars -= stars
    unit.points -= points
    if game.journal is not None:
        _tell(game, unit, events.Lost, by, rule, soldiers, courage, stars, points)


def _tell(
    game: DDay,
    unit: Unit,
    kind: type[events.Gained] | type[events.Lost],
    by: str,
    rule: str,
    soldiers: int,
    courage: int,
    stars: int,
    points: int,
) -> None:
    """Report the actual gain or loss, if there is any."""
    if soldiers or courage or stars or points:
        game.emit(
            kind(
                seat=f"seat:{unit.seat}",
                by=by,
                rule=rule,
                soldiers=soldiers,
                courage=courage,
                stars=stars,
                points=points,
            )
        )


def lose_soldiers(game: DDay, unit: Unit, losses: int, by: str, rule: str) -> None:
    """dice 3.6.5, 8.2: one specialist for each missing soldier; a unit with none left is
    eliminated."""
    missing = losses - unit.soldiers
    pay(game, unit, by, rule, soldiers=losses)
    if unit.soldiers == 0 and missing >= len(unit.specialists):
        for card in tuple(unit.specialists):
            lose_specialist(game, unit, card, rule)
        eliminate(game, unit, "losses")
    elif missing > 0:
        for _ in range(missing):
            unit.ask("lose-specialist")


def eliminate(game: DDay, unit: Unit, why: str) -> None:
    """dice 3.6.6: no one is left; the game is lost at the end of the phase."""
    if not unit.dead:
        unit.dead = why
        unit.todo.clear()
        unit.order = ""
        emit(game, events.UnitEliminated(seat=f"seat:{unit.seat}", why=f"why:{why}", rule="6.4"))


def lose_specialist(game: DDay, unit: Unit, card: str, rule: str) -> None:
    """dice 3.3.7: a lost specialist can't be recruited again."""
    unit.specialists.remove(card)
    unit.gone.append(TITLES[card])
    if card != TITLES[card]:
        unit.gone.append(card)
    emit(game, events.SpecialistLost(seat=f"seat:{unit.seat}", card=f"card:{card}", rule=rule))
    if TITLES[card] != "aumonier" and unit.has("aumonier"):
        gain(game, unit, "card:aumonier", "3.3.6", courage=1)


def add_specialist(game: DDay, unit: Unit, card: str, stars: int, rule: str) -> None:
    """A specialist joins: taken from the unit's own set or from the table's pools."""
    kind = SPECIALISTS[card]
    unit.specialists.append(card)
    if card in game.specialists:
        game.specialists.remove(card)
    if card in game.hero_pool:
        game.hero_pool.remove(card)
    if kind.hero:
        unit.gone.append(kind.title)
    emit(
        game,
        events.Recruited(seat=f"seat:{unit.seat}", card=f"card:{card}", stars=stars, rule=rule),
    )
    if kind.title == "lieutenant" and game.solo:
        from landfall.games.dice.rules.dice_trading import fill_pool

        fill_pool(game, unit)
    if card == "wh20":
        for other in game.units:
            if not other.out:
                gain(game, other, "card:wh20", "M4.2", courage=1)


def add_item(game: DDay, unit: Unit, card: str, points: int, rule: str) -> None:
    unit.items.append(card)
    if card in game.items:
        game.items.remove(card)
        if game.stacks:
            from landfall.games.dice.rules.wall.bonus_options import taken

            taken(game, card)
    elif card in game.used:
        game.used.remove(card)
    emit(
        game,
        events.ItemFound(seat=f"seat:{unit.seat}", card=f"card:{card}", points=points, rule=rule),
    )


def refill_medals(game: DDay) -> None:
    """dice 3.4.4: an empty deck is refilled with the medals played."""
    if not game.medals and game.medals_played:
        game.medals, game.medals_played = game.medals_played, []
        game.chance.shuffle(game.medals)


def draw_medal(game: DDay, unit: Unit, rule: str, courage: int = 0) -> str:
    """A medal at random from the deck."""
    refill_medals(game)
    if not game.medals:
        return ""
    card = game.medals.pop()
    game.reveal()
    unit.medals.append(card)
    emit(
        game,
        events.MedalWon(seat=f"seat:{unit.seat}", card=f"card:{card}", courage=courage, rule=rule),
    )
    return card


def choose_medal(game: DDay, unit: Unit, card: str, rule: str) -> None:
    """dice 3.2.4: a medal of the player's choice, then the deck is shuffled."""
    game.medals.remove(card)
    game.chance.shuffle(game.medals)
    unit.medals.append(card)
    emit(game, events.MedalWon(seat=f"seat:{unit.seat}", card=f"card:{card}", courage=0, rule=rule))


def use_up(game: DDay, unit: Unit, card: str) -> None:
    """Discard a played card; war correspondents (wh22, wh25) gain from a medal played."""
    seat = f"seat:{unit.seat}"
    if card in ITEMS:
        unit.items.remove(card)
        unit.discards.append(card)
    elif card in MEDALS:
        unit.medals.remove(card)
        unit.discards.append(card)
    elif card in unit.promotions:
        unit.promotions.remove(card)
    emit(game, events.CardUsed(seat=seat, card=f"card:{card}", rule="3.3.3"))
    if card in MEDALS:
        if "wh22" in unit.specialists:
            gain(game, unit, "card:wh22", "M4.2", courage=1)
        if "wh25" in unit.specialists:
            gain(game, unit, "card:wh25", "M4.2", stars=3)
            unit.marks.append("press")
