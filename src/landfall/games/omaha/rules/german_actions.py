"""16. German actions: what a position does when its colour is drawn.

omaha 16, 16.1, 16.11, 16.12, 16.2, 16.21, 16.3, 16.31, 16.32, 16.33, 16.34, 16.4, 16.7, 16.85, 14.2. Mortars, patrols and
ambushes are in `harassment.py`, advances in `advance.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.core.state import Step
from landfall.games.omaha.model import board
from landfall.games.omaha.model.components import CardColor
from landfall.games.omaha.model.events import GermanActed, GermanMoved, GermanReturned
from landfall.games.omaha.model.state import NOBODY, Force, Omaha
from landfall.games.omaha.rules.advance import attempts_advance
from landfall.games.omaha.rules.armour import ArmourActs
from landfall.games.omaha.rules.artillery import Shell, shell_targets
from landfall.games.omaha.rules.german_fire import Gun, color_of, gun, positions_of
from landfall.games.omaha.rules.harassment import Ambush, mortar, patrol, us_in_field
from landfall.games.omaha.rules.leaders import (
    capture_generals,
    is_free_for_germans,
    sector_of_unit,
)
from landfall.games.omaha.rules.reinforcements import (
    add_depth,
    exchange_depth,
    place_reinforcement,
    tell_revealed,
)
from landfall.games.omaha.rules.volley import Volley

REACH: Final = 2  # 16: empty reinforcement positions act within two hexes of US units


def occupied(game: Omaha, position: int) -> bool:
    return any(hex in game.germans for hex in board.POSITION_HEXES[position])


def holds_armour(game: Omaha, position: int) -> bool:
    """23.43: where armour stands only the armour acts."""
    return any(
        hex in game.germans and board.ARMOUR[game.germans[hex].unit]
        for hex in board.POSITION_HEXES[position]
    )


def queue(game: Omaha, sector: str, card: int) -> tuple[int, ...]:
    """All that the card calls, highest number first (16, 16.33); armour by its hex, as a negative."""
    positions = [
        p
        for color in board.CARDS[card].positions
        for p in positions_of(sector, color.color)
        if not holds_armour(game, p)
    ]
    us = game.occupied()

    def key(position: int) -> tuple[int, int, str]:
        number, name = board.rank(position)
        if board.IS_WN[position] and not occupied(game, position):
            # 16.12: too few WN units go to the places nearest to US units.
            far = min(board.nearest(hex, us) for hex in board.POSITION_HEXES[position])
            return 1000 - far, number, name
        return number, 0, name

    positions.sort(key=key, reverse=True)
    colors = board.CARD_COLORS[card]
    tanks = [
        -hex
        for hex, force in sorted(game.germans.items())
        if board.ARMOUR[force.unit]
        and not force.disrupted
        and board.SECTOR[hex] == sector
        and color_of(game, hex) in colors
        and (force.depth != NOBODY or not colors[color_of(game, hex)].double)
    ]
    return (*positions, *tanks)


@dataclass(frozen=True, slots=True)
class GermanActions(Step):
    """16: position after position; advances wait until the end of the phase (16.85)."""

    sector: str
    card: int
    left: tuple[int, ...] | None = None
    #: Before turn 17 (14.2) the positions that fire do so together, as in 6.34.
    fires: tuple[Gun, ...] = ()

    def run(self, game: Omaha) -> None:
        left = queue(game, self.sector, self.card) if self.left is None else self.left
        if not left:
            symbol = board.CARDS[self.card].target
            if self.fires:
                game.push(Volley(self.fires, self.card, symbol))
            return
        first, rest = left[0], left[1:]
        if first < 0:
            game.push(
                ArmourActs(-first, self.card),
                GermanActions(self.sector, self.card, rest, self.fires),
            )
            return
        fires = self.fires
        color = board.CARD_COLORS[self.card][board.POSITIONS[first].color]
        step: Step | None = None
        empty = {p for p in rest if p >= 0 and not occupied(game, p)}
        if not occupied(game, first):
            step = empty_position_acts(game, first, color, self.card)
        elif is_ready(game, first, color):
            if color.symbol == "A" and not board.IS_WN[first] and attempts_advance(game, first):
                game.advances.append((first, self.card))
            else:
                shot = acts(game, first, color, self.card)
                if isinstance(shot, Gun) and not game.extended:
                    fires = (*fires, shot)
                elif isinstance(shot, Gun):
                    step = Volley((shot,), self.card, board.CARDS[self.card].target)
                else:
                    step = shot
        # 16.32: who has just come into a position does not act there as well.
        rest = tuple(p for p in rest if p < 0 or p not in empty or not occupied(game, p))
        after = GermanActions(self.sector, self.card, rest, fires)
        game.push(*((step,) if step is not None else ()), after)


def is_ready(game: Omaha, position: int, color: CardColor) -> bool:
    """16: not disrupted; with depth for a double symbol, but see 16.21."""
    forces = [
        f
        for hex in board.POSITION_HEXES[position]
        if (f := game.germans.get(hex)) and not f.disrupted
    ]
    if not forces:
        return False
    if not color.double or any(f.depth != NOBODY for f in forces):
        return True
    # 16.21: a lone unit re-supplies even on a double symbol.
    return color.symbol == "R" and not board.IS_WN[position] and us_in_field(game, position)


def acts(game: Omaha, position: int, color: CardColor, card: int) -> Step | Gun | None:
    """The action of a position that is held and ready."""
    wn = board.IS_WN[position]
    hex = board.POSITION_HEXES[position][0]
    symbol = color.symbol
    if us_in_field(game, position):
        if symbol == "P" and not wn:
            return patrol(game, position, card)
        if symbol == "R" and not wn:
            resupply(game, hex)
        return gun(game, position, color)
    if symbol == "M":
        return mortar(game, position, card)
    if symbol == "A" and wn:
        return artillery_action(game, position, card)
    if symbol == "P" and not wn:
        return patrol(game, position, card)
    if symbol == "R" and not wn:
        redeploy(game, hex)
    return None


def empty_position_acts(game: Omaha, position: int, color: CardColor, card: int) -> Step | None:
    """16: single or double symbol, it is the same for a position that nobody holds."""
    if board.IS_WN[position]:
        if color.symbol == "R":
            reoccupy(game, position)
        return None
    hex = board.POSITION_HEXES[position][0]
    if hex not in game.linked or board.nearest(hex, game.occupied()) > REACH:
        return None
    if color.symbol == "R":
        reinforce(game, position)
    elif color.symbol == "A" and us_in_field(game, position):
        return Ambush(position, card)
    return None


def tell(game: Omaha, position: int, action: str, rule: str, hex: int = 0) -> None:
    game.emit(
        GermanActed(
            position=f"position:{board.POSITIONS[position].position}",
            action=action,
            hex=board.REF[hex] if hex else "",
            rule=rule,
        )
    )


def reoccupy(game: Omaha, position: int) -> None:
    """16.1, 16.11: fallen WN units without guns come back; a US unit in one hex guards both."""
    hexes = board.POSITION_HEXES[position]
    if any(not is_free_for_germans(game, hex) for hex in hexes):
        return
    us = game.occupied()
    # 16.12: too few units go to the hexes nearest to US units.
    for hex in sorted(hexes, key=lambda hex: (board.nearest(hex, us), hex)):
        if hex not in game.linked:
            continue
        fallen = sorted(u for u in game.germans_lost if board.GERMANS[u].kind == "wn")
        if not fallen:
            return
        unit = fallen[game.chance.draw(len(fallen))]
        game.germans_lost.remove(unit)
        capture_generals(game, hex)
        game.germans[hex] = Force(unit, revealed=True)
        game.emit(
            GermanReturned(
                hex=board.REF[hex], german=f"german:{board.GERMANS[unit].unit}", rule="16.1"
            )
        )
        tell_revealed(game, hex)


def resupply(game: Omaha, hex: int) -> None:
    """16.2: depth first, if a line reaches the position; the fire that follows counts it."""
    if hex in game.linked and game.germans[hex].depth == NOBODY:
        tell(game, board.SITES[hex], "resupply", "16.2", hex)
        add_depth(game, hex)


def redeploy(game: Omaha, hex: int) -> None:
    """16.3, 16.31: to an empty position of the sector that has US units in its field."""
    if hex not in game.linked:
        return
    origin = board.POSITIONS[board.SITES[hex]]
    choices: list[tuple[int, int, int, int]] = []
    for other, position in board.SITES.items():
        record = board.POSITIONS[position]
        if (
            record.kind == "wn"
            or record.sector != origin.sector
            or (origin.vp and not record.vp)
            or other not in game.linked
            or not is_free_for_germans(game, other)
            or not us_in_field(game, position)
        ):
            continue
        choices.append((not record.vp, record.number, -us_strength(game, position), other))
    if not choices:
        return
    to = min(choices)[3]
    tell(game, board.SITES[hex], "redeploy", "16.3", to)
    move_force(game, hex, to, "redeploy", "16.3")


def us_strength(game: Omaha, position: int) -> int:
    return sum(
        game.strength(n) for hex in board.FIELD[position] for n in game.at(hex) if board.FULL[n]
    )


def move_force(game: Omaha, hex: int, to: int, cause: str, rule: str) -> None:
    capture_generals(game, to)
    game.germans[to] = game.germans.pop(hex)
    game.emit(GermanMoved(origin=board.REF[hex], hex=board.REF[to], cause=cause, rule=rule))
    exchange_depth(game, to)


def reinforce(game: Omaha, position: int) -> None:
    """16.4: always on a VP position; elsewhere if US units are in intense or steady fire."""
    hex = board.POSITION_HEXES[position][0]
    if not is_free_for_germans(game, hex):
        return
    if not board.POSITIONS[position].vp and not us_in_field(game, position, board.DOT["steady"]):
        return
    place_reinforcement(game, hex, "action", depth=True, rule="16.4")


def artillery_action(game: Omaha, position: int, card: int) -> Step | None:
    """16.7: a WN with guns and nobody to fire at shells whoever the card marks."""
    guns = any(
        board.GERMANS[force.unit].caliber and not force.disrupted
        for hex in board.POSITION_HEXES[position]
        if (force := game.germans.get(hex)) is not None
    )
    if not guns:
        return None
    own = board.POSITIONS[position].sector
    units = shell_targets(game, board.CARDS[card].target, game.sectors, own)
    if not units:
        return None
    tell(game, position, "artillery", "16.7")
    sector = sector_of_unit(game, units[0])
    if sector not in game.shelled:
        game.shelled.append(sector)
    return Shell(tuple(units), sector, "artillery", "16.7")
