"""dice 3.2.2, 3.2.3, 4: the bonuses: which dice make one, and what each of them brings."""

from __future__ import annotations

from collections.abc import Sequence

from landfall.core.decisions import Arg, Option
from landfall.games.dice.model import events
from landfall.games.dice.model.components import (
    BLUE,
    BONUSES,
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
)
from landfall.games.dice.model.offers import Menu, emit, menu, option
from landfall.games.dice.model.state import DDay, Question, Unit
from landfall.games.dice.rules.resources import (
    draw_medal,
    gain,
    pay,
)
from landfall.games.dice.rules.sectors import holds, recruiting_allowed

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
    """dice 3.2.4: one die of each face, as a mask; 0 without a straight. Of more than three dice of a
    face, it takes one that leaves their bonus whole."""
    wanted = 5 if "pinch" in unit.marks else 6
    if len(set(unit.faces)) < wanted:
        return 0
    found: dict[int, list[int]] = {}
    for die, face in enumerate(unit.faces):
        if not unit.void >> die & 1:
            found.setdefault(face, []).append(die)
    if len(found) < wanted:
        return 0
    mask = 0
    for face, dice in found.items():
        taken = dice[0]
        if len(dice) > 3:
            taken = max(
                dice,
                key=lambda die: triples(unit.faces, unit.colours, unit.void | 1 << die).count(face),
            )
        mask |= 1 << taken
    return mask


def badge_dice(unit: Unit) -> int:
    """dice A3.4: the dice that already serve a Badge, as a mask."""
    return sum(int(mark[11:]) for mark in unit.marks if mark.startswith("badge-dice:"))


def bonuses(unit: Unit) -> list[int]:
    """The bonuses of the dice that still count; a sacrificed bonus brings nothing. Dice that serve a
    Badge make no other bonus (A3.4)."""
    found = triples(unit.faces, unit.colours, unit.void | badge_dice(unit))
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
                and recruiting_allowed(game, unit)
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
