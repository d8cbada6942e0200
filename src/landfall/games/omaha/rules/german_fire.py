"""6. German fire: the phase, its cards, and the positions that fire. Whom they hit: `fire_targets.py`, `volley.py`.

omaha 6, 6.1, 6.21, 6.22, 6.23, 6.3, 6.36, 6.4, 14, 14.1, 14.11.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.core.state import Step
from landfall.games.omaha.model import counters, deck, ground
from landfall.games.omaha.model.components import CardColor
from landfall.games.omaha.model.events import GermansRecovered
from landfall.games.omaha.model.state import Force, Omaha
from landfall.games.omaha.rules.artillery import ArtilleryFire, settle_batteries
from landfall.games.omaha.rules.communication import linked_sites
from landfall.games.omaha.rules.fire_targets import Gun

# Who fires.


def live_forces(game: Omaha, position: int) -> list[Force]:
    """6.21, 6.41: the undisrupted forces of a position; both hexes of a double nest count."""
    return [
        force
        for hex in ground.POSITION_HEXES[position]
        if (force := game.germans.get(hex)) is not None
        and not force.disrupted
        and not counters.ARMOUR[force.unit]
    ]


def gun(game: Omaha, position: int, color: CardColor) -> Gun | None:
    """6.3: the position as it fires on this colour of the card, or None if it does not."""
    forces = live_forces(game, position)
    if not forces or position in game.smoke:
        return None
    depth = sum(1 for force in forces if force.depth >= 0)
    if color.double and not depth:
        return None
    limit = hit_limit(len(forces), depth, game.extended)
    hidden = not ground.IS_WN[position] and not forces[0].revealed
    return Gun(
        position, color.color, limit, hidden, color.symbol == "armor", color.symbol == "star"
    )


def hit_limit(units: int, markers: int, extended: bool) -> int:
    """6.31: one hit per unit and marker; 14.11: twice as many in the extended game."""
    return (units + markers) * (2 if extended else 1)


def guns_of(game: Omaha, sector: str, card: int) -> tuple[Gun, ...]:
    """6.1: the positions of a sector that fire on this card, unless they take a German action instead (16)."""
    return tuple(
        gun_
        for color in deck.CARDS[card].positions
        for position in positions_of(sector, color.color)
        if (gun_ := gun(game, position, color)) is not None
    )


def positions_of(sector: str, color: str) -> tuple[int, ...]:
    return _BY_COLOR[sector, color]


_BY_COLOR: Final = {
    (sector, color): tuple(
        p
        for p, record in enumerate(ground.POSITIONS)
        if record.sector == sector and record.color == color
    )
    for sector in ground.SECTORS
    for color in ("orange", "red", "purple", "blue", "green", "brown")
}

# The phase.


@dataclass(frozen=True, slots=True)
class GermanFire(Step):
    """III. The German fire phase: a card for each sector, then recovery."""

    def run(self, game: Omaha) -> None:
        from landfall.games.omaha.rules.advance import Advances

        game.hit.clear()
        game.fire_cards.clear()
        # 12.24: communication is determined now, for the whole phase.
        game.linked = sorted(linked_sites(game)) if game.german_actions else []
        settle_batteries(game, begins=True)
        game.advances.clear()
        game.push(*(SectorFire(sector) for sector in game.sectors), Advances(), Recovery())


@dataclass(frozen=True, slots=True)
class SectorFire(Step):
    """6.1, 6.22: the positions of the sector fire, even across the boundary; then artillery."""

    sector: str

    def run(self, game: Omaha) -> None:
        from landfall.games.omaha.rules.german_actions import GermanActions
        from landfall.games.omaha.rules.volley import Volley

        card = game.draw("fire", self.sector)
        game.fire_cards[self.sector] = card
        if game.german_actions:
            game.push(GermanActions(self.sector, card), ArtilleryFire(self.sector, card))
            return
        guns = guns_of(game, self.sector, card)
        game.push(Volley(guns, card, deck.CARDS[card].target), ArtilleryFire(self.sector, card))


@dataclass(frozen=True, slots=True)
class Recovery(Step):
    """6.4: disrupted Germans recover if their colour was drawn, on a single or a double symbol."""

    def run(self, game: Omaha) -> None:
        if game.has("22.1") and game.turn == 4:
            return  # 22.1: the bombardment still has its effect
        ready = []
        for hex, force in sorted(game.germans.items()):
            if force.disrupted and color_of(game, hex) in _colors(game, ground.SECTOR[hex]):
                ready.append(hex)
        recover(game, ready)


def _colors(game: Omaha, sector: str) -> frozenset[str]:
    card = game.fire_cards.get(sector)
    return frozenset() if card is None else frozenset(deck.CARD_COLORS[card])


def color_of(game: Omaha, hex: int) -> str:
    """The colour that a force in this hex acts on."""
    record = counters.GERMANS[game.germans[hex].unit]
    return record.color or ground.POSITIONS[ground.SITES[hex]].color


def recover(game: Omaha, hexes: list[int]) -> None:
    for hex in hexes:
        game.germans[hex] = game.germans[hex]._replace(disrupted=False)
    if hexes:
        game.emit(GermansRecovered(positions=tuple(ground.REF[h] for h in hexes), rule="6.4"))
