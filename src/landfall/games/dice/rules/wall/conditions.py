"""dice A2: Battle Conditions. Drawn before Phase 1, shown and obeyed until the next one.

Effects on DEF, guns, mines, prices and dice are read by the rule concerned (`sectors.in_force`) and come before what
the sector says (dice A2.3); everything else a card does happens here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from landfall.core.decisions import Arg, Option
from landfall.core.state import Step
from landfall.games.dice.model import wall_events as told
from landfall.games.dice.model.components import (
    BLUE,
    COLOURS,
    CONDITIONS,
    RED,
    RESOURCES,
    SKULL,
    WHITE,
)
from landfall.games.dice.model.offers import (
    Menu,
    card_option,
    emit,
    hold,
    menu,
    option,
    sector_option,
)
from landfall.games.dice.model.state import DDay, Question, Unit
from landfall.games.dice.rules.changed_dice import add_result
from landfall.games.dice.rules.resources import eliminate, gain, lose_soldiers, lose_specialist, pay
from landfall.games.dice.rules.sectors import in_force
from landfall.games.dice.rules.wall.averting import ask_to_cancel
from landfall.games.dice.rules.wall.meant import cards_now, front_of, meant, ranking
from landfall.games.dice.rules.wall.side import in_play

# Drawing (dice A2.1, A2.8, A2.10).


@dataclass(frozen=True, slots=True)
class Draw(Step):
    def run(self, game: DDay) -> None:
        from landfall.games.dice.rules.turn import Deaths
        from landfall.games.dice.rules.wall.observation import offer_medal

        solo = game.wall is not None and game.wall.solo
        front = front_of(game)
        front.cancelled.clear()
        front.target = ""
        if not solo and not in_play(game):
            # A5.1: no Condition applies at sea.
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
        offer_medal(game)
        for open_card in cards_now(game):
            ask_to_cancel(game, open_card)
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


# Applying a card.


@dataclass(frozen=True, slots=True)
class Obey(Step):
    """What happens when the card is drawn; the card of the turn first, then the weather."""

    def run(self, game: DDay) -> None:
        for card in cards_now(game):
            obey_card(game, card)
        hold(game, "condition")


def obey_card(game: DDay, card: str) -> None:
    for op in CONDITIONS[card].ops:
        if "phase" not in op:
            obey(game, card, op)


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
            # In Phase 3 (A0.3), a Warrant Officer's marker may already be past the last face.
            unit.marker = max(unit.marker, min(unit.marker + op["delta"], 4))
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
        # A2.6: the German loses no more Soldiers than there are.
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
            if unit.force == 0:
                eliminate(game, unit, "losses")


@menu
class GainChoice(Menu):
    """bc35 in solo play: 1 Soldier, Courage, Star or Item Point, as the player chooses."""

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
        return tuple(sector_option(s.id) for s in game.ground.battlefield.sectors if not s.bunker)

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        front_of(game).target = option.id.partition(":")[2]


# During the phases.


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
    """bc01, start of Phase 5: a Unit that climbs pays a Courage or loses a Specialist, if it has
    either."""

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
        from landfall.games.dice.rules.turn import Deaths

        game.push(Deaths())
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
    """The end of Phase 5: effects on Units in the bottom row, and on those that stayed or advanced."""

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


def phase_six(game: DDay, unit: Unit, moving: bool = False) -> int:
    """Soldiers that cards add to the losses of Phase 6 (bc08, bc13). A Unit that moves escapes
    those of bc08."""
    return sum(
        int(op["res"]["soldiers"])
        for op in in_force(game, "lose")
        if op.get("phase") == 6
        and unit in meant(game, op["who"])
        and not (moving and op["who"] == "units_not_moved")
    )
