"""dice 5.4, 7.1: what a unit gains or loses in the sector it enters."""

from __future__ import annotations

from typing import Final

from landfall.core.decisions import Option
from landfall.games.dice.model import events
from landfall.games.dice.model.components import (
    AUXILIARY,
    CONSTANTS,
    REGULAR,
    SPECIALISTS,
    Sector,
)
from landfall.games.dice.model.offers import DONE, Menu, card_option, emit, menu
from landfall.games.dice.model.state import DDay, Question, Unit
from landfall.games.dice.rules.resources import (
    add_item,
    add_specialist,
    draw_medal,
    eliminate,
    gain,
    pay,
)
from landfall.games.dice.rules.sectors import gun_symbols

PENALTY: Final = CONSTANTS["unfulfilled_mission_star_penalty"]


def arrives_to_something(game: DDay, unit: Unit, sector: Sector) -> bool:
    return bool(
        sector.on_enter
        or (sector.bunker == "final" and unit.missions)
        or ("wh04" in unit.specialists and (sector.mgf or gun_symbols(game, sector)))
    )


@menu
class Arrive(Menu):
    """The end of a move (dice 3.5.6). Medals, items and vehicles are shared, so this is an order."""

    kind = "arrive"
    text = "ask-move"
    rule = "3.5.6"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        return (DONE,)

    def is_order(self, game: DDay, option: Option) -> bool:
        return not game.alone

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        arrive(game, unit, game.sector(unit))


def arrive(game: DDay, unit: Unit, sector: Sector) -> None:
    if sector.bunker == "final" and game.missions == "possible" and unit.missions:
        # M3.6: a unit that enters a final bunker with a mission left pays eight stars, however it
        # got in.
        if unit.stars < PENALTY:
            eliminate(game, unit, "penalty")
        pay(game, unit, "why:penalty", "M3.6", stars=PENALTY)
    if gun_symbols(game, sector) and "wh04" in unit.specialists:
        gain(game, unit, "card:wh04", "M4.2", courage=1)
    for gift in sector.on_enter:
        for what, value in gift.items():
            receive(game, unit, sector, what, value)


def receive(game: DDay, unit: Unit, sector: Sector, what: str, value: str | int) -> None:
    if what == "gain_soldiers":
        dice = int(str(value).partition("d")[0])
        soldiers = sum(game.chance.draw(6, unit.seat) + 1 for _ in range(dice))
        gain(game, unit, f"sector:{sector.id}", "5.4", soldiers=soldiers)
    elif what == "gain_specialist":
        if free_to_join(game, unit, str(value)):
            add_specialist(game, unit, str(value), 0, "5.4")
    elif what == "gain_specialist_choice":
        unit.ask("joins", str(value))
    elif f"{what}:{sector.id}" not in game.taken:
        # Vehicles once per sector, medals and items for the first unit only.
        if what == "draw_vehicle":
            if unit.vehicle or not game.vehicles:
                return
            unit.vehicle = game.vehicles.pop()
            game.reveal()
            emit(
                game,
                events.VehicleTaken(
                    seat=f"seat:{unit.seat}", card=f"card:{unit.vehicle}", rule="7.1"
                ),
            )
        elif what == "gain_medal":
            draw_medal(game, unit, "5.4")
        elif str(value) in game.items:
            add_item(game, unit, str(value), 0, "5.4")
        game.taken.append(f"{what}:{sector.id}")


def free_to_join(game: DDay, unit: Unit, card: str) -> bool:
    from landfall.games.dice.rules.recruit import why_not_recruit

    return why_not_recruit(game, unit, card) is None


@menu
class Joins(Menu):
    """A specialist of the unit's own set joins for free."""

    kind = "joins"
    text = "ask-joins"
    rule = "5.4"

    def args(self, asked: Question) -> dict[str, str | int | tuple[str, ...]]:
        return {}

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        cards = AUXILIARY if asked.card == "auxiliary" else REGULAR
        return tuple(
            card_option("recruit", card, "5.4") for card in cards if free_to_join(game, unit, card)
        )

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        card = option.id.partition(":")[2]
        assert card in SPECIALISTS
        add_specialist(game, unit, card, 0, "5.4")
