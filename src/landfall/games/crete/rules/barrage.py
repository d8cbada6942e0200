"""G17.4, G17.5, R4, 2.9: barrages: what an indirect shot leaves in the target's hex, and the contact that a 9 loses."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from landfall.core.state import Step
from landfall.games.crete.model import counters
from landfall.games.crete.model.counters import ARTILLERY, COLOR, PARAMETERS
from landfall.games.crete.model.events import BarrageLaid, ContactLost, Rubbled
from landfall.games.crete.model.frames import NOBODY
from landfall.games.crete.model.ground import REF as HEX
from landfall.games.crete.model.ground import TERRAIN
from landfall.games.crete.model.island_events import GunContactLost
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.quality import place_of


@dataclass(frozen=True, slots=True)
class LayBarrage(Step):
    """crete G17.4, G17.5, 2.9, R4: what an indirect shot leaves in the target's hex."""

    firer: int
    hex: int
    die: int
    level: int

    def run(self, game: Crete) -> None:
        if self.die == 9:
            if COLOR[self.firer] in ("Orange", "Black"):
                lose_contact(game, self.firer)
            return
        lay_barrage(game, self.hex, self.level)
        if self.die == 0 and ARTILLERY[self.firer]:
            lay_rubble(game, self.hex)


def barrage_level(base: int, mods: Iterable[tuple[str, int]]) -> int:
    """crete G17.4: 2 for a heavy barrage, 1 for a light one."""
    own = sum(
        v
        for name, v in mods
        # G2.4: a reduced unit's own Fire is one less, so this counts too.
        if name in ("reduced", "bonus", "cohesion", "entrenched", "barrage")
    )
    return 2 if base + own >= PARAMETERS["heavyBarrage"] else 1


def lay_barrage(game: Crete, hex: int, level: int) -> None:
    """crete G17.4: a heavy one replaces a light one, never the reverse."""
    if game.barrage.get(hex, 0) < level:
        game.set_barrage(hex, level)
        game.emit(BarrageLaid(hex=HEX[hex], level=level, rule="G17.4"))


def lay_rubble(game: Crete, hex: int) -> None:
    """crete 2.9, G19.5."""
    if TERRAIN[hex] in ("X", "F") and hex not in game.rubble:
        game.rubble.append(hex)
        game.stale = -1
        game.emit(Rubbled(hex=HEX[hex], rule="2.9"))


def lose_contact(game: Crete, battery: int) -> None:
    if game.gun_contact.pop(battery, NOBODY) != NOBODY:
        hex = HEX[place_of(game, battery)]
        game.emit(GunContactLost(unit=counters.REF[battery], hex=hex, rule="G17.5"))
    for number, park in enumerate(game.parks):
        if battery in park.batteries and park.contact != NOBODY:
            game.parks[number] = park._replace(contact=NOBODY)
            game.emit(ContactLost(hex=HEX[park.hex], rule="G17.5"))
