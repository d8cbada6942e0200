"""dice A2: Battle Conditions. Drawn before Phase 1, shown and obeyed until the next one.

What a card says of DEF, guns, mines, prices and dice is asked where the rule stands
(`sectors.in_force`); what it does by itself happens here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from landfall.core.decisions import Arg, Option
from landfall.core.state import Step
from landfall.games.dice.model import wall_events as told
from landfall.games.dice.model.components import (
    BLUE,
    CARDS,
    COLOURS,
    CONDITIONS,
    RED,
    RESOURCES,
    SKULL,
    SPECIALISTS,
    WHITE,
)
from landfall.games.dice.model.offers import NO, Menu, card_option, emit, hold, menu, option
from landfall.games.dice.model.state import GERMAN, DDay, Question, Unit
from landfall.games.dice.model.wall import Front
from landfall.games.dice.rules.resources import (
    gain,
    lose_soldiers,
    lose_specialist,
    pay,
    use_up,
)
from landfall.games.dice.rules.roll import add_result
from landfall.games.dice.rules.sectors import in_force
from landfall.games.dice.rules.wall.side import german_plays, in_play, lose_german, wall_of

#: A2.9: what lets a seat look at the next two cards.
OBSERVES = ("jumelles", "telemetre", "lunette_sniper", "periscope_bunker")


def front_of(game: DDay) -> Front:
    assert game.front is not None
    return game.front


# Drawing (dice A2.1, A2.8, A2.10).


@dataclass(frozen=True, slots=True)
class Draw(Step):
    def run(self, game: DDay) -> None:
        from landfall.games.dice.rules.turn import Deaths

        solo = game.wall is not None and game.wall.solo
        front = front_of(game)
        front.cancelled.clear()
        front.target = ""
        if not solo and not in_play(game):
            # A5.1: nothing of it works at sea.
            return
        if front.current:
            front.discards.append(front.current)
            front.current = ""
        if not front.deck:
            front.deck, front.discards = front.discards, []
            game.chance.shuffle(front.deck)
        card = front.deck.pop()
        front.known = {seat: n - 1 for seat, n in front.known.items() if n > 1}
        game.reveal()
        lay(game, card)
        game.push(Obey(), Deaths())
        ask_to_cancel(game)
        hold(game, "condition")


def lay(game: DDay, card: str) -> None:
    front = front_of(game)
    weather = CONDITIONS[card].weather
    emit(
        game,
        told.ConditionDrawn(card=f"condition:{card}", weather=int(weather), rule="A2.1"),
    )
    if weather and front.persistent:
        if front.weather:
            front.discards.append(front.weather)
        front.weather = card
        emit(game, told.WeatherChanged(card=f"condition:{card}", rule="A2.8"))
    else:
        front.current = card


def cards_now(game: DDay) -> list[str]:
    front = front_of(game)
    return [c for c in (front.current, front.weather) if c and c not in front.cancelled]


# Cancelling (dice A2.4, A2.5).


def means(game: DDay, unit: Unit, op: dict[str, Any]) -> list[str]:
    """dice A2.4, A5.4: a Specialist by title, hero or not, or an Item."""
    found = [unit.holder(title) for title in op.get("lose_specialist", ()) if unit.has(title)]
    return found + [card for card in op.get("lose_item", ()) if card in unit.items]


def ask_to_cancel(game: DDay) -> None:
    for card in cards_now(game):
        for op in CONDITIONS[card].ops:
            if op["op"] != "cancel_by" or "phase" in op:
                continue
            if op["by"] == "german":
                asked = [wall_of(game).german] if german_plays(game) else []
            elif op["by"] == "affected":
                asked = most_soldiers(game)
            else:
                asked = in_play(game)
            for unit in asked:
                if means(game, unit, op):
                    unit.ask("cancel-condition", card)


@menu
class CancelCondition(Menu):
    kind = "cancel-condition"
    text = "ask-cancel-condition"
    rule = "A2.4"

    def args(self, asked: Question) -> dict[str, Arg]:
        return {"card": f"condition:{asked.card}"}

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        op = next(o for o in CONDITIONS[asked.card].ops if o["op"] == "cancel_by")
        return (NO, *(card_option("lose-for", card, "A2.4") for card in means(game, unit, op)))

    def is_order(self, game: DDay, option: Option) -> bool:
        return not game.alone

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        front = front_of(game)
        if option.id == "no" or asked.card in front.cancelled:
            return
        card = option.id.partition(":")[2]
        op = next(o for o in CONDITIONS[asked.card].ops if o["op"] == "cancel_by")
        give(game, unit, card)
        if op["by"] == "self":
            unit.marks.append(f"ignores:{asked.card}")
        else:
            front.cancelled.append(asked.card)
        emit(
            game,
            told.ConditionCancelled(
                seat=f"seat:{unit.seat}",
                card=f"condition:{asked.card}",
                by=f"card:{card}",
                rule="A2.5",
            ),
        )


def give(game: DDay, unit: Unit, card: str) -> None:
    """dice A2.4: lost, the Item as used."""
    if unit.german and card not in SPECIALISTS:
        unit.items.remove(card)
        unit.discards.append(card)
    elif unit.german:
        lose_german(game, card, "A2.4")
    elif card in SPECIALISTS:
        lose_specialist(game, unit, card, "A2.4")
    else:
        use_up(game, unit, card)


def ambush_options(game: DDay, unit: Unit) -> list[Option]:
    """Cards that are cancelled in Phase 5 (bc13)."""
    if game.front is None:
        return []
    found = []
    for card in cards_now(game):
        for op in CONDITIONS[card].ops:
            if op["op"] == "cancel_by" and op.get("phase") == 5:
                found += [
                    option(
                        f"avert:{card}:{each}",
                        "option-avert",
                        at=(f"card:{each}",),
                        rule="A2.4",
                        card=f"card:{each}",
                        condition=f"condition:{card}",
                    )
                    for each in means(game, unit, op)
                ]
    return found


def cancel_condition(game: DDay, unit: Unit, answer: str) -> None:
    _, condition, card = answer.split(":")
    give(game, unit, card)
    front_of(game).cancelled.append(condition)
    emit(
        game,
        told.ConditionCancelled(
            seat=f"seat:{unit.seat}",
            card=f"condition:{condition}",
            by=f"card:{card}",
            rule="A2.5",
        ),
    )


@dataclass(frozen=True, slots=True)
class Cancel(Step):
    """Phase 5 without a German: those who can avert a card are asked."""

    def run(self, game: DDay) -> None:
        for unit in in_play(game):
            if ambush_options(game, unit):
                unit.ask("avert")
        hold(game, "ambush")


@menu
class Avert(Menu):
    kind = "avert"
    text = "ask-avert"
    rule = "A2.4"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        return (NO, *ambush_options(game, unit))

    def is_order(self, game: DDay, option: Option) -> bool:
        return not game.alone

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        if option.id != "no":
            cancel_condition(game, unit, option.id)


# Whom a card means (dice A2.2).


def most_soldiers(game: DDay) -> list[Unit]:
    units = in_play(game)
    return [max(units, key=lambda u: u.soldiers)] if units else []


def most_crowded(game: DDay) -> list[Unit]:
    units = in_play(game)
    if not units:
        return []
    first = max(units, key=lambda u: sum(o.sector == u.sector for o in units))
    return [u for u in units if u.sector == first.sector]


def meant(game: DDay, who: str) -> list[Unit]:
    units = in_play(game)
    sector = game.ground.sectors
    german = [wall_of(game).german] if german_plays(game) else []
    if who == "german":
        return german
    if who == "players":
        return [*units, *german]
    if who == "units_rows0-1":
        return [u for u in units if sector[u.sector].row < 2]
    if who == "units_row0":
        return [u for u in units if sector[u.sector].row == 0]
    if who == "unit_most_soldiers":
        return most_soldiers(game)
    if who == "units_most_crowded_sector":
        return most_crowded(game)
    if who == "units_not_moved":
        return [u for u in units if "entered" not in u.marks]
    if who == "units_advanced":
        return [u for u in units if "advanced" in u.marks]
    if who == "units_climbing":
        return [u for u in units if sector[u.sector].climb]
    if who == "units_not_climbing":
        return [u for u in units if not sector[u.sector].climb]
    if who == "units_with_ranking":
        return [u for u in units if ranking(u)]
    if who == "solo_unit":
        return units if game.solo else []
    if who.startswith("units_without:"):
        return [u for u in units if not u.has(who.partition(":")[2])]
    return units


def ranking(unit: Unit) -> list[str]:
    return [c for c in unit.specialists if SPECIALISTS[c].category == "ranking"]


# Obeying.


@dataclass(frozen=True, slots=True)
class Obey(Step):
    """What happens when the card is drawn; the card of the turn first, then the weather."""

    def run(self, game: DDay) -> None:
        for card in cards_now(game):
            for op in CONDITIONS[card].ops:
                if "phase" not in op:
                    obey(game, card, op)
        hold(game, "condition")


def amounts(game: DDay, unit: Unit, res: dict[str, int | str]) -> dict[str, int]:
    found = {}
    for what, amount in res.items():
        name = "points" if what == "item_points" else what
        found[name] = game.chance.draw(6, unit.seat) + 1 if amount == "1d6" else int(amount)
    return found


def obey(game: DDay, card: str, op: dict[str, Any]) -> None:
    kind, by = op["op"], f"condition:{card}"
    spared = f"ignores:{card}"
    if kind == "gain":
        for unit in meant(game, op["who"]):
            gain(game, unit, by, "A2.2", **amounts(game, unit, op["res"]))
    elif kind == "lose":
        for unit in meant(game, op["who"]):
            lose(game, unit, amounts(game, unit, op["res"]), by)
    elif kind == "pay_or_lose":
        for unit in meant(game, op["who"]):
            if spared in unit.marks:
                continue
            if unit.courage >= op["pay"]["courage"]:
                pay(game, unit, by, "A2.6", courage=op["pay"]["courage"])
            else:
                lose(game, unit, amounts(game, unit, op["lose"]), by)
    elif kind == "marker" and "delta" in op:
        for unit in in_play(game):
            unit.marker = min(unit.marker + op["delta"], 4)
    elif kind == "choose_loss":
        for unit in meant(game, op["who"]):
            unit.ask("condition-loss", card)
    elif kind == "gain_choice":
        for unit in meant(game, op["who"]):
            unit.ask("gain-choice", card)
    elif kind == "def" and op["scope"] == "chosen_non_bunker" and game.units:
        game.in_order()[0].ask("air-support", card)


def lose(game: DDay, unit: Unit, what: dict[str, int], by: str) -> None:
    soldiers = what.pop("soldiers", 0)
    if what:
        pay(game, unit, by, "A2.6", **what)
    if soldiers and unit.german:
        # A2.6: what he has not, he need not lose.
        pay(game, unit, by, "A2.6", soldiers=soldiers)
    elif soldiers:
        lose_soldiers(game, unit, soldiers, by, "A2.2")


@menu
class ConditionLoss(Menu):
    """bc30: a Ranking Specialist or 4 Soldiers."""

    kind = "condition-loss"
    text = "ask-condition-loss"
    rule = "A2.6"

    def args(self, asked: Question) -> dict[str, Arg]:
        return {"card": f"condition:{asked.card}"}

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        return (
            *(card_option("lose", card, "A2.6") for card in ranking(unit)),
            option("soldiers", "option-lose-soldiers", rule="A2.6", soldiers=4),
        )

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        if option.id == "soldiers":
            lose_soldiers(game, unit, 4, f"condition:{asked.card}", "A2.6")
        else:
            lose_specialist(game, unit, option.id.partition(":")[2], "A2.6")


@menu
class GainChoice(Menu):
    """bc35, alone: one resource of one's choice."""

    kind = "gain-choice"
    text = "ask-gain-choice"
    rule = "A2.2"

    def args(self, asked: Question) -> dict[str, Arg]:
        return {}

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        return tuple(
            option(f"gain:{what}", "option-gain-one", rule="A2.2", what=f"resource:{what}")
            for what in RESOURCES
        )

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        what = option.id.partition(":")[2]
        gain(game, unit, f"condition:{asked.card}", "A2.2", **{what: 1})


@menu
class AirSupport(Menu):
    """bc44: the first player of the turn chooses a Sector whose DEF is 0."""

    kind = "air-support"
    text = "ask-air-support"
    rule = "A2.2"

    def args(self, asked: Question) -> dict[str, Arg]:
        return {}

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        return tuple(
            option(f"sector:{s.id}", "option-sector", at=(f"sector:{s.id}",), sector=s.id)
            for s in game.ground.battlefield.sectors
            if not s.bunker
        )

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        front_of(game).target = option.id.partition(":")[2]


# In the phases.


@dataclass(frozen=True, slots=True)
class Showers(Step):
    """bc01: a Skull joins the tally; its owner chooses the colour."""

    def run(self, game: DDay) -> None:
        for op in in_force(game, "add_result"):
            for unit in meant(game, op["who"]):
                unit.ask("add-skull")
        hold(game, "tally")


@menu
class AddSkull(Menu):
    kind = "add-skull"
    text = "ask-add-skull"
    rule = "A2.2"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        return tuple(
            option(
                f"skull:{COLOURS[colour]}",
                "option-add",
                face="face:skull",
                colour=f"colour:{COLOURS[colour]}",
            )
            for colour in (RED, WHITE, BLUE)
        )

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        colour = COLOURS.index(option.id.partition(":")[2])
        add_result(game, unit, SKULL, colour, "condition:bc01")


@dataclass(frozen=True, slots=True)
class Exposed(Step):
    """bc01, start of Phase 5: who climbs pays a Courage or loses a Specialist, if it has either."""

    def run(self, game: DDay) -> None:
        for op in in_force(game, "pay_or_lose"):
            if op.get("phase") == 5 and op["who"] == "units_climbing":
                for unit in meant(game, op["who"]):
                    if unit.courage and unit.specialists:
                        unit.ask("exposed")
                    elif unit.courage:
                        pay(game, unit, "condition:bc01", "A2.6", courage=1)
                    elif unit.specialists:
                        unit.ask("lose-specialist")
        hold(game, "ambush")


@menu
class ExposedMenu(Menu):
    kind = "exposed"
    text = "ask-exposed"
    rule = "A2.6"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        return (
            option("pay", "option-pay-courage", rule="A2.6", courage=1),
            *(card_option("lose", card, "A2.6") for card in unit.specialists if unit.force > 1),
        )

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        if option.id == "pay":
            pay(game, unit, "condition:bc01", "A2.6", courage=1)
        else:
            lose_specialist(game, unit, option.id.partition(":")[2], "A2.6")


@dataclass(frozen=True, slots=True)
class Arrived(Step):
    """The end of Phase 5: who stands in the water, who did not move, who advanced."""

    def run(self, game: DDay) -> None:
        for card in cards_now(game):
            for op in CONDITIONS[card].ops:
                if op.get("phase") != 5 or op["op"] == "cancel_by":
                    continue
                by = f"condition:{card}"
                for unit in meant(game, op["who"]):
                    if op["op"] == "gain":
                        gain(game, unit, by, "A2.2", **amounts(game, unit, op["res"]))
                    elif op["op"] == "lose":
                        lose(game, unit, amounts(game, unit, op["res"]), by)
                    elif op["who"] == "units_not_moved":
                        lose(game, unit, amounts(game, unit, op["lose"]), by)
        hold(game, "move")


def phase_six(game: DDay, unit: Unit) -> int:
    """Soldiers that cards add to the losses of Phase 6 (bc08, bc13)."""
    return sum(
        int(op["res"]["soldiers"])
        for op in in_force(game, "lose")
        if op.get("phase") == 6 and unit in meant(game, op["who"])
    )


# Observation (dice A2.9) and the War Medal (A0.3).


def observe(game: DDay, unit: Unit, card: str) -> None:
    """The top two, seen by this seat alone, put back in either order."""
    front = front_of(game)
    give(game, unit, card)
    count = min(2, len(front.deck))
    if count:
        front.known[unit.seat] = count
        game.reveal(unit.seat)
        if count > 1:
            unit.ask("order-conditions", n=count)


@menu
class OrderConditions(Menu):
    kind = "order-conditions"
    text = "ask-order-conditions"
    rule = "A2.9"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        first, second = front_of(game).deck[-1], front_of(game).deck[-2]
        return tuple(
            option(
                f"top:{','.join(pair)}",
                "option-top",
                rule="A2.9",
                cards=tuple(f"condition:{card}" for card in pair),
            )
            for pair in ((first, second), (second, first))
        )

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        first, second = option.id.partition(":")[2].split(",")
        front_of(game).deck[-2:] = [second, first]


@menu
class ReplaceCondition(Menu):
    """A0.3, ruling 36: a card of the deck in the place of the current one, then shuffle."""

    kind = "replace-condition"
    text = "ask-replace-condition"
    rule = "A0.3"

    def args(self, asked: Question) -> dict[str, Arg]:
        return {}

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        return tuple(
            option(f"condition:{card}", "option-condition", rule="A0.3", card=f"condition:{card}")
            for card in sorted(front_of(game).deck)
        )

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        front = front_of(game)
        card = option.id.partition(":")[2]
        front.deck.remove(card)
        game.chance.shuffle(front.deck)
        front.known.clear()
        if not (CONDITIONS[card].weather and front.persistent) and front.current:
            front.discards.append(front.current)
            front.current = ""
        lay(game, card)
        for op in CONDITIONS[card].ops:
            if "phase" not in op:
                obey(game, card, op)


def observers(game: DDay, unit: Unit) -> list[Option]:
    """dice A2.9: in Phase 3."""
    if game.front is None or not game.front.observation:
        return []
    return [card_option("observe", card, "A2.9") for card in OBSERVES if card in unit.items]


assert all(card in CARDS for card in OBSERVES)
__all__ = ["GERMAN", "Arrived", "Cancel", "Draw", "Exposed", "Showers", "observe", "observers"]
