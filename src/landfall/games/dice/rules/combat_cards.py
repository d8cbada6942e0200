"""dice 3.3.5, 6.5: cards that lower a DEF, and the Hero."""

from __future__ import annotations

from landfall.core.decisions import Option
from landfall.games.dice.model import events
from landfall.games.dice.model.offers import Menu, emit, menu, sector_option
from landfall.games.dice.model.state import DDay, Question, Unit
from landfall.games.dice.rules.cards import can_spare, effect
from landfall.games.dice.rules.resources import lose_specialist


def cut(game: DDay, unit: Unit, card: str, amount: int, sector: str = "") -> None:
    """A reduction for every unit there, until the turn ends."""
    where = sector or unit.sector
    game.cuts[where] = game.cuts.get(where, 0) + amount
    emit(
        game,
        events.DefenceCut(
            seat=f"seat:{unit.seat}", sector=where, by=f"card:{card}", amount=amount, rule="3.3.5"
        ),
    )


def _cuts(card: str, amount: int) -> None:
    @effect(card, "combat")
    def _(game: DDay, unit: Unit) -> None:
        cut(game, unit, card, amount)


_cuts("bazooka", 7)
_cuts("lance_flammes", 5)
_cuts("grenades", 2)
_cuts("promo_lieutenant", 4)


def outside(game: DDay, unit: Unit) -> bool:
    """dice 6.5: not in a bunker."""
    return not game.sector(unit).bunker


@effect("torpille_bangalore", "combat", usable=outside)
def torpille_bangalore(game: DDay, unit: Unit) -> None:
    game.cuts[f"{unit.sector}:zero"] = 1
    cut(game, unit, "torpille_bangalore", 0)


@effect("croix_guerre", "combat")
def croix_guerre(game: DDay, unit: Unit) -> None:
    game.cuts[f"{unit.sector}:half"] = 1
    cut(game, unit, "croix_guerre", 0)


@effect("fumigenes", "combat")
def fumigenes(game: DDay, unit: Unit) -> None:
    game.cuts[f"{unit.sector}:smoke"] = 1
    cut(game, unit, "fumigenes", 1)


@effect("charge_demolition", "combat", usable=lambda g, u: not outside(g, u))
def charge_demolition(game: DDay, unit: Unit) -> None:
    cut(game, unit, "charge_demolition", 6)


def in_reach(game: DDay) -> list[str]:
    """The Mortar's targets: sectors with Units, except bunkers."""
    sectors = {u.sector for u in game.units if u.on_land}
    return [s for s in sorted(sectors) if not game.ground.sectors[s].bunker]


@effect("mortier", "combat", usable=lambda g, u: bool(in_reach(g)))
def mortier(game: DDay, unit: Unit) -> None:
    unit.ask("mortar", "mortier")


@menu
class Mortar(Menu):
    kind = "mortar"
    text = "ask-mortar"
    rule = "3.3.5"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        return tuple(sector_option(sector) for sector in in_reach(game))

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        cut(game, unit, "mortier", 5, option.id.partition(":")[2])


@effect("heros", "fire", usable=lambda g, u: "unhurt" not in u.marks and can_spare(u))
def heros(game: DDay, unit: Unit) -> None:
    """The Hero sacrifices himself: his unit loses nobody else this turn."""
    unit.marks.append("unhurt")
    lose_specialist(game, unit, unit.holder("heros"), "3.3.6")
