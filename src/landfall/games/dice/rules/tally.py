"""dice 3.2, 5.5, A2.7, Phase 2: the final tally. Straight, missions, skulls, results, bonuses."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.decisions import Option
from landfall.core.state import Step
from landfall.games.dice.model import events
from landfall.games.dice.model.components import (
    CONSTANTS,
    COURAGE,
    SKULL,
    SOLDIER,
    STAR,
    TOOL,
    TWO,
    WHITE,
    tool_points,
)
from landfall.games.dice.model.offers import NO, YES, Menu, card_option, emit, hold, menu
from landfall.games.dice.model.state import DDay, Question, Unit
from landfall.games.dice.rules.changed_dice import add_result
from landfall.games.dice.rules.resources import (
    choose_medal,
    gain,
    lose_soldiers,
    refill_medals,
)
from landfall.games.dice.rules.roll import FACE_NAMES, choices, dice_of, die_names, mask_option
from landfall.games.dice.rules.rwb_bonuses import (
    badge_dice,
    bonuses,
    give_bonus,
    straight_dice,
    triples,
)
from landfall.games.dice.rules.sectors import in_force


def active_skulls(unit: Unit) -> int:
    """dice 3.2.6: skulls that are not in a bonus, void or ignored."""
    skulls = loose_skulls(unit)
    if skulls and unit.has("tireur_elite"):
        skulls -= min(skulls, 2 if "wh11" in unit.specialists else 1)
    return skulls


def loose_skulls(unit: Unit) -> int:
    """Skulls that are not part of a bonus or a Badge's bonus, before the Sharpshooter ignores any."""
    if SKULL not in unit.faces:
        return 0
    skulls = sum(f == SKULL and not unit.void >> d & 1 for d, f in enumerate(unit.faces))
    # A3.4: Skulls that serve a Badge are not active, and make no other bonus.
    taken = badge_dice(unit)
    if skulls >= 3 and "forgone:0" not in unit.marks:
        skulls -= 3 * triples(unit.faces, unit.colours, unit.void | taken).count(SKULL)
    return skulls - sum(unit.faces[die] == SKULL for die in dice_of(taken & ~unit.void))


@dataclass(frozen=True, slots=True)
class Tally(Step):
    """Phase 2, for units on land and at sea."""

    def run(self, game: DDay) -> None:
        from landfall.games.dice.rules.sea_crossing import count_at_sea

        if not game.medals and any(straight_dice(unit) for unit in game.units):
            refill_medals(game)
        for unit in game.units:
            if not unit.playing:
                continue
            if unit.afloat:
                count_at_sea(game, unit)
                continue
            if "cognac" in unit.spent:
                unit.spent.remove("cognac")
                add_result(game, unit, SKULL, WHITE, "card:flasque_cognac")
            straight = straight_dice(unit)
            if not (straight or unit.missions or unit.badges or SKULL in unit.faces):
                collect(game, unit)
                continue
            unit.ask("mission" if unit.missions else "skulls")
            if unit.badges:
                unit.ask("badges")
            if straight:
                unit.ask("straight")
        if game.wall is not None and game.wall.awake:
            from landfall.games.dice.rules.wall.count import count_german

            count_german(game)
        if game.front is not None:
            # 6.4: a Condition may cost a Unit its last Soldier (A2.7).
            from landfall.games.dice.rules.turn import Deaths

            game.push(Deaths())
        hold(game, "tally")


@menu
class Straight(Menu):
    """dice 3.2.4: the choice between any medal, in which case the dice give nothing, and the results of the dice."""

    kind = "straight"
    text = "ask-straight"
    rule = "3.2.4"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        if not game.medals:
            return (NO,)
        return (YES, NO)

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        emit(
            game,
            events.StraightMade(
                seat=f"seat:{unit.seat}", taken=int(option.id == "yes"), rule="3.2.4"
            ),
        )
        if option.id == "yes":
            if CONSTANTS["straight_forfeits_dice"]:
                unit.void |= straight_dice(unit)
            unit.ask("choose-medal")


@menu
class ChooseMedal(Menu):
    """A medal from the deck; the deck is shared, so the choice waits for the others."""

    kind = "choose-medal"
    text = "ask-choose-medal"
    rule = "3.2.4"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        return tuple(card_option("medal", card) for card in sorted(game.medals))

    def is_order(self, game: DDay, option: Option) -> bool:
        return True

    def carry_out(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        choose_medal(game, unit, option.id.partition(":")[2], "3.2.4")


@menu
class Skulls(Menu):
    """dice 3.2.6: each active skull cancels another die, which its owner chooses."""

    kind = "skulls"
    text = "ask-skulls"
    rule = "3.2.6"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        skulls = active_skulls(unit)
        if not skulls or in_force(game, "grant_bbr"):
            return (NO,)
        among = 0
        for die, face in enumerate(unit.faces):
            if face != SKULL and not unit.void >> die & 1:
                among |= 1 << die
        skulls = min(skulls, among.bit_count())
        if not skulls:
            return (NO,)
        found = cancellations(among, badge_dice(unit), skulls)
        # No question if every answer gives the same result.
        left = {after_skulls(game, unit, int(choice.value)) for choice in found}
        return found if len(left) > 1 else found[:1]

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        active = active_skulls(unit)
        if game.front is not None and active < loose_skulls(unit):
            # A2.4: a Specialist used this turn can't be lost to cancel a card.
            unit.marks.append("tireur_elite")
        if active and unit.has("aumonier"):
            gain(game, unit, "card:aumonier", "3.3.6", courage=1)
        if active and game.front is not None:
            obey_skulls(game, unit, active)
        mask = int(option.value)
        if mask:
            cancel(game, unit, mask, "3.2.6")
        collect(game, unit)


def obey_skulls(game: DDay, unit: Unit, active: int) -> None:
    """dice A2.7: cards whose effect depends on active Skulls (bc07, bc14)."""
    if in_force(game, "grant_bbr"):
        unit.granted.append(SKULL)
        return
    for op in in_force(game, "per_active_skull"):
        lost = active * op["lose"]["soldiers"]
        lose_soldiers(game, unit, lost, "condition:bc07", "A2.7")


def cancel(game: DDay, unit: Unit, mask: int, rule: str) -> None:
    """These dice give nothing in the tally."""
    unit.void |= mask
    emit(
        game,
        events.SkullsCancelled(
            seat=f"seat:{unit.seat}",
            dice=die_names(mask),
            faces=tuple(FACE_NAMES[unit.faces[die]] for die in dice_of(mask)),
            rule=rule,
        ),
    )


def cancellations(among: int, last: int, skulls: int) -> tuple[Option, ...]:
    """dice 3.2.6: the dice that Skulls may cancel; those of a bonus already used come last."""
    loose = among & ~last
    rest = skulls - loose.bit_count()
    if rest <= 0:
        return choices("cancel", loose, skulls, skulls)
    return tuple(
        mask_option("cancel", loose | int(choice.value))
        for choice in choices("cancel", among & last, rest, rest)
    )


def after_skulls(game: DDay, unit: Unit, mask: int) -> tuple[object, ...]:
    """What the tally would be if these dice were cancelled as well."""
    whole = unit.void
    unit.void = whole | mask
    left = (*results(game, unit), *bonuses(unit))
    unit.void = whole
    return left


def shown(unit: Unit) -> tuple[int, int, int, int]:
    """dice 3.2.7: soldiers, courage, stars and tools on the dice that count, a Unit's or the German player's."""
    count = [0] * 6
    void = unit.void
    for die, face in enumerate(unit.faces):
        if not void >> die & 1:
            count[face] += 1
    return count[SOLDIER] + 2 * count[TWO], count[COURAGE], count[STAR], count[TOOL]


def results(game: DDay, unit: Unit) -> tuple[int, int, int, int]:
    """What the sector and the dice that count bring: soldiers, courage, stars, tools."""
    soldiers, courage, stars, tools = shown(unit)
    extra = game.sector(unit).per_tally
    if extra:
        # dice 3.2.1, 5.5: the sector's extra results.
        courage += extra.get("courage", 0)
        stars += extra.get("stars", 0)
        tools += extra.get("tools", 0)
    if courage and unit.has("sergent_chef"):
        courage += 1
    return soldiers, courage, stars, tools


def bring(game: DDay, unit: Unit, soldiers: int, courage: int, stars: int, tools: int) -> None:
    """dice 3.2.7: the results become resources."""
    points = tool_points(tools)
    unit.soldiers += soldiers
    unit.courage += courage
    unit.stars += stars
    unit.points += points
    if game.journal is not None:
        game.emit(
            events.Tallied(
                seat=f"seat:{unit.seat}",
                soldiers=soldiers,
                courage=courage,
                stars=stars,
                points=points,
                tools=tools,
                rule="3.2.7",
            )
        )


def collect(game: DDay, unit: Unit) -> None:
    """dice 3.2.7 to 3.2.9: resources of the dice that count, then the bonuses."""
    bring(game, unit, *results(game, unit))
    for face in bonuses(unit):
        give_bonus(game, unit, face, rolled=True)
    for face in unit.granted:
        give_bonus(game, unit, face)
    unit.granted.clear()
