"""dice 3.5.5, 5.10, 7.3, A0.2: what crossing a border costs: cliffs, landmines, the loss of a Vehicle."""

from __future__ import annotations

from landfall.core.decisions import Option
from landfall.games.dice.model import events, wall_events
from landfall.games.dice.model.components import CONSTANTS, Edge
from landfall.games.dice.model.offers import DONE, Menu, card_option, emit, menu, option
from landfall.games.dice.model.state import DDay, Question, Unit
from landfall.games.dice.rules.resources import lose_soldiers
from landfall.games.dice.rules.sectors import forbidden, in_force


@menu
class Cross(Menu):
    """Cliffs and landmines, once the sector's requirements are met; there is no choice to make."""

    kind = "cross"
    text = "ask-move"
    rule = "3.5.6"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        return (DONE,)

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        sector = game.sector(unit)
        if sector.climb:
            lose_vehicle(game, unit)
        if asked.n & 2:
            loss = game.chance.draw(6, unit.seat) + 1
            lose_soldiers(game, unit, loss, "why:climb", "5.10")
        if asked.n & 1 and not unit.dead:
            loss = mine_roll(game, unit)
            emit(
                game,
                events.MineExploded(
                    seat=f"seat:{unit.seat}",
                    origin=asked.card,
                    sector=sector.id,
                    loss=loss,
                    rule="3.5.5",
                ),
            )
            if "porte_bonheur" in unit.items and not forbidden(game, "use_items"):
                unit.ask("mine", "porte_bonheur", loss)
            else:
                blow(game, unit, loss)


def clear_mines(game: DDay, unit: Unit, edge: Edge) -> None:
    """dice A0.2: the Flail Tank removes mines for good, sleeping ones included (ruling 53)."""
    if f"mine:{edge.id}" in game.tokens:
        game.tokens.remove(f"mine:{edge.id}")
    if edge.landmines and edge.id not in game.cleared:
        game.cleared.append(edge.id)
    emit(
        game,
        wall_events.MinesCleared(seat=f"seat:{unit.seat}", where=f"border:{edge.id}", rule="A0.2"),
    )


def swept(unit: Unit, edge: Edge) -> bool:
    """Whether the unit ignores these mines, on its own or thanks to another."""
    if "no-mines" in unit.marks or "detector" in unit.marks or "wh24" in unit.specialists:
        return True
    return edge.kind == "lateral" and "wh03" in unit.specialists


def mine_roll(game: DDay, unit: Unit) -> int:
    loss = game.chance.draw(6, unit.seat) + 1
    for change in in_force(game, "mines"):
        if change["mode"] == "add":
            # bc11: Low Tide.
            loss = max(loss + change["value"], 0)
    return loss


def blow(game: DDay, unit: Unit, loss: int) -> None:
    if loss == 6 and CONSTANTS["vehicle_lost_on_six"]:
        lose_vehicle(game, unit)
    lose_soldiers(game, unit, loss, "why:mine", "3.5.5")


@menu
class Mine(Menu):
    """The Lucky Charm rolls a landmine's die again."""

    kind = "mine"
    text = "ask-mine"
    rule = "3.5.5"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        return (
            option("keep", "option-keep-mine", loss=asked.n),
            card_option("use", "porte_bonheur"),
        )

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        loss = asked.n
        if option.id != "keep":
            from landfall.games.dice.rules.resources import use_up

            use_up(game, unit, "porte_bonheur")
            loss = mine_roll(game, unit)
        blow(game, unit, loss)


def lose_vehicle(game: DDay, unit: Unit) -> None:
    """dice 7.3: lost to a cliff, to a six of a mine or to a six of a machine gun."""
    if unit.vehicle:
        emit(
            game,
            events.VehicleLost(seat=f"seat:{unit.seat}", card=f"card:{unit.vehicle}", rule="7.3"),
        )
        unit.discards.append(unit.vehicle)
        unit.vehicle = ""
