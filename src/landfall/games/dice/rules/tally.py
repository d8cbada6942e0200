"""dice 3.2, Phase 2: the final tally. Straight, missions, skulls, results, bonuses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from landfall.core.decisions import Arg, Option
from landfall.core.state import Step
from landfall.games.dice.model import events
from landfall.games.dice.model.components import (
    BLUE,
    BONUSES,
    CONSTANTS,
    COURAGE,
    GOLD,
    NATIONS,
    RED,
    SKULL,
    SOLDIER,
    STAR,
    TOOL,
    TWO,
    WHITE,
    tool_points,
)
from landfall.games.dice.model.offers import NO, YES, Menu, emit, hold, menu, option
from landfall.games.dice.model.state import DDay, Question, Unit
from landfall.games.dice.rules.resources import (
    choose_medal,
    draw_medal,
    gain,
    lose_soldiers,
    pay,
    refill_medals,
)
from landfall.games.dice.rules.roll import (
    FACE_NAMES,
    add_result,
    choices,
    dice_of,
    die_names,
    mask_option,
)
from landfall.games.dice.rules.sectors import forbidden, holds, in_force

BONUS_NAMES = tuple(f"bonus:{bonus}" for bonus in BONUSES)


def triples(faces: Sequence[int], colours: Sequence[int], void: int = 0) -> list[int]:
    """dice 3.2.2, 3.2.3: the faces shown by a red, a white and a blue die; gold is any colour."""
    if len(faces) - len(set(faces)) < 2:
        return []
    found: list[int] = []
    for face in range(6):
        if faces.count(face) < 3:
            continue
        shown = [0, 0, 0, 0, 0]
        for die, colour in enumerate(colours):
            if faces[die] == face and not void >> die & 1:
                shown[colour] += 1
        while True:
            missing = sum(shown[colour] <= 0 for colour in (RED, WHITE, BLUE))
            if missing > shown[GOLD]:
                break
            for colour in (RED, WHITE, BLUE):
                if shown[colour] > 0:
                    shown[colour] -= 1
            shown[GOLD] -= missing
            if missing == 3 and shown[GOLD] < 0:
                break
            found.append(face)
    return found


def straight_dice(unit: Unit) -> int:
    """dice 3.2.4: one die of each face, as a mask; 0 without a straight."""
    wanted = 5 if "pinch" in unit.marks else 6
    if len(set(unit.faces)) < wanted:
        return 0
    mask = seen = 0
    for die, face in enumerate(unit.faces):
        if not seen >> face & 1 and not unit.void >> die & 1:
            seen |= 1 << face
            mask |= 1 << die
    return mask if seen.bit_count() >= wanted else 0


def active_skulls(unit: Unit) -> int:
    """dice 3.2.6: skulls that are not in a bonus, void or ignored."""
    skulls = loose_skulls(unit)
    if skulls and unit.has("tireur_elite"):
        skulls -= min(skulls, 2 if "wh11" in unit.specialists else 1)
    return skulls


def loose_skulls(unit: Unit) -> int:
    """Skulls that serve no bonus, a Badge's included, before the Sharpshooter ignores any."""
    if SKULL not in unit.faces:
        return 0
    skulls = sum(f == SKULL and not unit.void >> d & 1 for d, f in enumerate(unit.faces))
    if skulls >= 3 and "forgone:0" not in unit.marks:
        skulls -= 3 * triples(unit.faces, unit.colours, unit.void).count(SKULL)
    if unit.marks:
        # A3.4: Skulls that serve a Badge are not active.
        for mark in unit.marks:
            if mark.startswith("badge-dice:"):
                skulls -= sum(unit.faces[die] == SKULL for die in dice_of(int(mark[11:])))
    return skulls


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
    """dice 3.2.4: a medal of the player's choice, and the dice give nothing; or the dice."""

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
        return tuple(
            option(f"medal:{card}", "option-medal", at=(f"card:{card}",), card=f"card:{card}")
            for card in sorted(game.medals)
        )

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
        found = cancellations(among, spoken_for(game, unit), skulls)
        # No question if every answer gives the same result.
        left = {after_skulls(game, unit, int(choice.value)) for choice in found}
        return found if len(left) > 1 else found[:1]

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        active = active_skulls(unit)
        if game.front is not None and active < loose_skulls(unit):
            # A2.4: a Specialist who has served this turn is not lost to cancel a card.
            unit.marks.append("tireur_elite")
        if active and unit.has("aumonier"):
            gain(game, unit, "card:aumonier", "3.3.6", courage=1)
        if active and game.front is not None:
            obey_skulls(game, unit, active)
        mask = int(option.value)
        if mask:
            unit.void |= mask
            emit(
                game,
                events.SkullsCancelled(
                    seat=f"seat:{unit.seat}",
                    dice=die_names(mask),
                    faces=tuple(FACE_NAMES[unit.faces[die]] for die in dice_of(mask)),
                    rule="3.2.6",
                ),
            )
        collect(game, unit)


def obey_skulls(game: DDay, unit: Unit, active: int) -> None:
    """dice A2.7: cards that look at active Skulls (bc07, bc14)."""
    if in_force(game, "grant_bbr"):
        unit.granted.append(SKULL)
        return
    for op in in_force(game, "per_active_skull"):
        lost = active * op["lose"]["soldiers"]
        lose_soldiers(game, unit, lost, "condition:bc07", "A2.7")


def cancellations(among: int, last: int, skulls: int) -> tuple[Option, ...]:
    """dice 3.2.6: what Skulls may cancel; the dice of a bonus already used only when no others are left."""
    loose = among & ~last
    rest = skulls - loose.bit_count()
    if rest <= 0:
        return choices("cancel", loose, skulls, skulls)
    return tuple(
        mask_option("cancel", loose | int(choice.value))
        for choice in choices("cancel", among & last, rest, rest)
    )


def spoken_for(game: DDay, unit: Unit) -> int:
    """dice A3.4: the dice of a bonus that a Badge has already made."""
    if game.insignia is None:
        return 0
    from landfall.games.dice.rules.wall.badges import badge_dice

    return badge_dice(unit)


def after_skulls(game: DDay, unit: Unit, mask: int) -> tuple[object, ...]:
    """All that is left of a tally when these dice are cancelled as well."""
    whole = unit.void
    unit.void = whole | mask
    left = (*results(game, unit), *bonuses(unit))
    unit.void = whole
    return left


def results(game: DDay, unit: Unit) -> tuple[int, int, int, int]:
    """What the standing dice and the sector bring: soldiers, courage, stars, tools."""
    count = [0] * 6
    void = unit.void
    for die, face in enumerate(unit.faces):
        if not void >> die & 1:
            count[face] += 1
    extra = game.sector(unit).per_tally
    soldiers = count[SOLDIER] + 2 * count[TWO]
    courage, stars, tools = count[COURAGE], count[STAR], count[TOOL]
    if extra:
        # dice 3.2.1, 5.5: the sector's extra results.
        courage += extra.get("courage", 0)
        stars += extra.get("stars", 0)
        tools += extra.get("tools", 0)
    if courage and unit.has("sergent_chef"):
        courage += 1
    return soldiers, courage, stars, tools


def collect(game: DDay, unit: Unit) -> None:
    """dice 3.2.7 to 3.2.9: resources of the standing dice, then the bonuses."""
    soldiers, courage, stars, tools = results(game, unit)
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
    for face in bonuses(unit):
        give_bonus(game, unit, face, rolled=True)
    for face in unit.granted:
        give_bonus(game, unit, face)
    unit.granted.clear()


def bonuses(unit: Unit) -> list[int]:
    """The bonuses of the standing dice that were not sacrificed."""
    found = triples(unit.faces, unit.colours, unit.void)
    if found:
        for mark in unit.marks:
            if mark.startswith("forgone:") and (face := int(mark[8:])) in found:
                found.remove(face)
    return found


def give_bonus(game: DDay, unit: Unit, face: int, rolled: bool = False) -> None:
    """dice 4.1 to 4.6: what a red, a white and a blue die of one face bring."""
    bonus = BONUSES[face]
    seat = f"seat:{unit.seat}"
    emit(game, events.BonusWon(seat=seat, bonus=BONUS_NAMES[face], rule=f"4.{face + 1}"))
    if game.wall is not None and holds(game, "beobachter"):
        gain(game, game.wall.german, "card:beobachter", "A1.17", points=2)
    if unit.has("veteran"):
        more = 3 if "wh14" in unit.specialists else 2
        gain(game, unit, f"card:{unit.holder('veteran')}", "3.3.6", soldiers=more)
    if unit.has("photographe_guerre"):
        gain(game, unit, "card:photographe_guerre", "3.3.6", stars=1)
    if face in (SOLDIER, TWO):
        numbers = NATIONS[unit.nation].bonus[bonus]
        gain(
            game,
            unit,
            BONUS_NAMES[face],
            "4.3" if face == SOLDIER else "4.4",
            soldiers=numbers["soldiers"],
            courage=numbers.get("courage", 0),
        )
    else:
        unit.ask("bonus", bonus, int(rolled))


@menu
class Bonus(Menu):
    """The bonuses that leave a choice."""

    kind = "bonus"
    text = "ask-bonus"
    rule = "4.0"

    def args(self, asked: Question) -> dict[str, Arg]:
        return {"bonus": f"bonus:{asked.card}"}

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        face = BONUSES.index(asked.card)
        numbers = NATIONS[unit.nation].bonus[asked.card]
        rule = f"4.{face + 1}"
        if face == SKULL:
            points = option("points", "option-points", rule=rule, points=numbers["item_points"])
            if game.medals or game.medals_played:
                return (points, option("medal", "option-random-medal", rule=rule))
            return (points,)
        if face == STAR:
            found = [
                option("stars", "option-stars", rule=rule, stars=numbers["stars"]),
                option("two", "option-two-recruits", rule=rule),
            ]
            if (
                asked.n
                and game.heroes == "show_the_way"
                and unit.stars >= 3
                and not forbidden(game, "recruit")
            ):
                from landfall.games.dice.rules.recruit import heroes_at_hand

                if heroes_at_hand(game, unit, free=True):
                    found.append(option("hero", "option-show-the-way", rule="M4.6"))
            return tuple(found)
        if face == COURAGE:
            soldiers = option(
                "soldiers", "option-soldiers", rule=rule, soldiers=numbers["soldiers"]
            )
            cry = option("move", "option-battle-cry", rule=rule)
            if game.insignia is not None:
                from landfall.games.dice.rules.wall.badges import can_draw

                if can_draw(game, unit):
                    return (soldiers, cry, option("badge", "option-draw-badge", rule="A3.1"))
            return (soldiers, cry)
        points = option("points", "option-points", rule=rule, points=numbers["item_points"])
        return (points, option("used", "option-used-item", rule=rule))

    def is_order(self, game: DDay, option: Option) -> bool:
        # A medal comes from the shared deck.
        return option.id in ("medal", "badge")

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        face = BONUSES.index(asked.card)
        numbers = NATIONS[unit.nation].bonus[asked.card]
        by = f"bonus:{asked.card}"
        if option.id == "points":
            gain(game, unit, by, option.rule, points=numbers["item_points"])
        elif option.id == "medal":
            draw_medal(game, unit, "4.1")
        elif option.id == "stars":
            gain(game, unit, by, "4.2", stars=numbers["stars"])
        elif option.id == "two":
            # Two specialists in all: one more than the usual one per turn.
            unit.recruits += 1
        elif option.id == "hero":
            pay(game, unit, by, "M4.6", stars=3)
            unit.ask("free-recruit", "show-the-way")
        elif option.id == "soldiers":
            gain(game, unit, by, "4.5", soldiers=numbers["soldiers"])
        elif option.id == "move":
            unit.marks.append("battle-cry")
        elif option.id == "badge":
            from landfall.games.dice.rules.wall.badges import draw_badge

            draw_badge(game, unit)
        elif option.id == "used":
            unit.marks.append("used-item")
        assert face in (SKULL, STAR, COURAGE, TOOL)
