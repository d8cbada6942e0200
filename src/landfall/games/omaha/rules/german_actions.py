"""16. German actions: what a position does when its colour is drawn.

omaha 16, 16.1, 16.11, 16.12, 16.2, 16.21, 16.3, 16.31, 16.32, 16.33, 16.4, 16.7, 14.2. Mortars, patrols and
ambushes are in `mortars_patrols_ambushes.py`, advances in `advance.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.core.state import Step
from landfall.games.omaha.model import counters, deck, ground
from landfall.games.omaha.model.components import CardColor
from landfall.games.omaha.model.events import GermanMoved, GermanReturned
from landfall.games.omaha.model.state import NOBODY, Force, Omaha
from landfall.games.omaha.rules.advance import attempts_advance
from landfall.games.omaha.rules.armour import ArmourActs, armour_gun, intends
from landfall.games.omaha.rules.artillery import Shell, shell_targets
from landfall.games.omaha.rules.depth import add_depth, exchange_depth
from landfall.games.omaha.rules.fields_of_fire import holds_armour, us_in_field
from landfall.games.omaha.rules.fire_targets import Gun
from landfall.games.omaha.rules.german_fire import color_of, gun, guns_of, positions_of
from landfall.games.omaha.rules.leaders import capture_generals, is_free_for_germans, sector_of_unit
from landfall.games.omaha.rules.mortars_patrols_ambushes import Ambush, mortar, patrol, tell
from landfall.games.omaha.rules.reinforcements import place_reinforcement, tell_revealed
from landfall.games.omaha.rules.volley import Volley

REACH: Final = 2  # 16: empty reinforcement positions act within two hexes of US units


def occupied(game: Omaha, position: int) -> bool:
    return any(hex in game.germans for hex in ground.POSITION_HEXES[position])


def queue(game: Omaha, sector: str, card: int) -> tuple[int, ...]:
    """What the card activates: positions, highest number first (16, 16.33), then armour, each by its hex, negated."""
    positions = [
        p
        for color in deck.CARDS[card].positions
        for p in positions_of(sector, color.color)
        if not holds_armour(game, p)
    ]
    us = game.occupied()

    def key(position: int) -> tuple[int, int, str]:
        number, name = ground.rank(position)
        if ground.IS_WN[position] and not occupied(game, position):
            # 16.12: if there are too few WN units, the positions nearest to US units get them.
            far = min(ground.nearest(hex, us) for hex in ground.POSITION_HEXES[position])
            return 1000 - far, number, name
        return number, 0, name

    positions.sort(key=key, reverse=True)
    colors = deck.CARD_COLORS[card]
    tanks = [
        -hex
        for hex, force in sorted(game.germans.items())
        if counters.ARMOUR[force.unit]
        and not force.disrupted
        and ground.SECTOR[hex] == sector
        and color_of(game, hex) in colors
        and (force.depth != NOBODY or not colors[color_of(game, hex)].double)
    ]
    return (*positions, *tanks)


@dataclass(frozen=True, slots=True)
class GermanActions(Step):
    """16: one position at a time; advances wait until the end of the phase (16.85)."""

    sector: str
    card: int
    left: tuple[int, ...] | None = None
    #: Before turn 17 (14.2), positions that fire do so together, as in 6.34.
    fires: tuple[Gun, ...] = ()

    def run(self, game: Omaha) -> None:
        left = queue(game, self.sector, self.card) if self.left is None else self.left
        if not left:
            symbol = deck.CARDS[self.card].target
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
        color = deck.CARD_COLORS[self.card][ground.POSITIONS[first].color]
        step: Step | None = None
        empty = {p for p in rest if p >= 0 and not occupied(game, p)}
        if not occupied(game, first):
            step = empty_position_acts(game, first, color, self.card)
        elif is_ready(game, first, color):
            if color.symbol == "A" and not ground.IS_WN[first] and attempts_advance(game, first):
                game.advances.append((first, self.card))
            else:
                shot = acts(game, first, color, self.card)
                if isinstance(shot, Gun) and not game.extended:
                    fires = (*fires, shot)
                elif isinstance(shot, Gun):
                    step = Volley((shot,), self.card, deck.CARDS[self.card].target)
                else:
                    step = shot
        # 16.32: a unit that has just moved to a position does not act again there.
        rest = tuple(p for p in rest if p < 0 or p not in empty or not occupied(game, p))
        after = GermanActions(self.sector, self.card, rest, fires)
        game.push(*((step,) if step is not None else ()), after)


def is_ready(game: Omaha, position: int, color: CardColor) -> bool:
    """16: whether it can act: not disrupted, and with depth if the symbol is double (exception: 16.21)."""
    forces = [
        f
        for hex in ground.POSITION_HEXES[position]
        if (f := game.germans.get(hex)) and not f.disrupted
    ]
    if not forces:
        return False
    if not color.double or any(f.depth != NOBODY for f in forces):
        return True
    # 16.21: a lone unit re-supplies even on a double symbol.
    return color.symbol == "R" and not ground.IS_WN[position] and us_in_field(game, position)


def acts(game: Omaha, position: int, color: CardColor, card: int) -> Step | Gun | None:
    """The action of an occupied position that is ready."""
    wn = ground.IS_WN[position]
    hex = ground.POSITION_HEXES[position][0]
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


def volleys(game: Omaha, sector: str, card: int) -> list[tuple[Gun, ...]]:
    """Which guns would fire together if this card were drawn for the sector now (6.1, 14.2, 16, 23.4)."""
    if not game.german_actions:
        return [guns_of(game, sector, card)]
    guns = [shot for first in queue(game, sector, card) if (shot := _shot(game, first, card))]
    return [(shot,) for shot in guns] if game.extended else [tuple(guns)]


def _shot(game: Omaha, first: int, card: int) -> Gun | None:
    """What a position or an armour unit would fire with if it acted now; None if it would do something else."""
    if first < 0:
        path, fires = intends(game, -first, card)
        return armour_gun(game, path, card) if fires else None
    color = deck.CARD_COLORS[card][ground.POSITIONS[first].color]
    wn = ground.IS_WN[first]
    if (
        not is_ready(game, first, color)
        or not us_in_field(game, first)
        or (not wn and color.symbol == "P")
        or (not wn and color.symbol == "A" and attempts_advance(game, first))
    ):
        return None
    return gun(game, first, color)


def empty_position_acts(game: Omaha, position: int, color: CardColor, card: int) -> Step | None:
    """16: for an empty position, a double symbol counts like a single one."""
    if ground.IS_WN[position]:
        if color.symbol == "R":
            reoccupy(game, position)
        return None
    hex = ground.POSITION_HEXES[position][0]
    if hex not in game.linked or ground.nearest(hex, game.occupied()) > REACH:
        return None
    if color.symbol == "R":
        reinforce(game, position)
    elif color.symbol == "A" and us_in_field(game, position):
        return Ambush(position, card)
    return None


def reoccupy(game: Omaha, position: int) -> None:
    """16.1, 16.11: eliminated WN units without guns return; a US unit in one hex protects both."""
    hexes = ground.POSITION_HEXES[position]
    if any(not is_free_for_germans(game, hex) for hex in hexes):
        return
    us = game.occupied()
    # 16.12: if there are too few units, the hexes nearest to US units get them.
    for hex in sorted(hexes, key=lambda hex: (ground.nearest(hex, us), hex)):
        if hex not in game.linked:
            continue
        fallen = sorted(u for u in game.germans_lost if counters.GERMANS[u].kind == "wn")
        if not fallen:
            return
        unit = fallen[game.chance.draw(len(fallen))]
        game.germans_lost.remove(unit)
        capture_generals(game, hex)
        game.germans[hex] = Force(unit, revealed=True)
        game.emit(
            GermanReturned(
                hex=ground.REF[hex], german=f"german:{counters.GERMANS[unit].unit}", rule="16.1"
            )
        )
        tell_revealed(game, hex)


def resupply(game: Omaha, hex: int) -> None:
    """16.2: the unit gains depth first, if in communication; it counts for the fire that follows."""
    if hex in game.linked and game.germans[hex].depth == NOBODY:
        tell(game, ground.SITES[hex], "resupply", "16.2", hex)
        add_depth(game, hex)


def redeploy(game: Omaha, hex: int) -> None:
    """16.3, 16.31: the unit moves to an empty position of the sector that has US units in its field of fire."""
    if hex not in game.linked:
        return
    origin = ground.POSITIONS[ground.SITES[hex]]
    choices: list[tuple[int, int, int, int]] = []
    for other, position in ground.SITES.items():
        record = ground.POSITIONS[position]
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
    tell(game, ground.SITES[hex], "redeploy", "16.3", to)
    move_force(game, hex, to, "redeploy", "16.3")


def us_strength(game: Omaha, position: int) -> int:
    return sum(
        game.strength(n) for hex in ground.FIELD[position] for n in game.at(hex) if counters.FULL[n]
    )


def move_force(game: Omaha, hex: int, to: int, cause: str, rule: str) -> None:
    capture_generals(game, to)
    game.germans[to] = game.germans.pop(hex)
    game.emit(GermanMoved(origin=ground.REF[hex], hex=ground.REF[to], cause=cause, rule=rule))
    exchange_depth(game, to)


def reinforce(game: Omaha, position: int) -> None:
    """16.4: a VP position is always reinforced, others only with US units in their intense or steady fire."""
    hex = ground.POSITION_HEXES[position][0]
    if not is_free_for_germans(game, hex):
        return
    if not ground.POSITIONS[position].vp and not us_in_field(game, position, ground.DOT["steady"]):
        return
    place_reinforcement(game, hex, "action", depth=True, rule="16.4")


def artillery_action(game: Omaha, position: int, card: int) -> Step | None:
    """16.7: a WN with guns and no target shells a unit with the card's symbol."""
    guns = any(
        counters.GERMANS[force.unit].caliber and not force.disrupted
        for hex in ground.POSITION_HEXES[position]
        if (force := game.germans.get(hex)) is not None
    )
    if not guns:
        return None
    own = ground.POSITIONS[position].sector
    units = shell_targets(game, deck.CARDS[card].target, game.sectors, own)
    if not units:
        return None
    tell(game, position, "artillery", "16.7")
    sector = sector_of_unit(game, units[0])
    if sector not in game.shelled:
        game.shelled.append(sector)
    return Shell(tuple(units), sector, "artillery", "16.7")
