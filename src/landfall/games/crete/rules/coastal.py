"""O3: coastal guns: they need no park to have contact with a leader."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.state import Ask
from landfall.games.crete.model import counters
from landfall.games.crete.model.counters import LEADER_REF, LEADER_SIDE, LEADERS, NUMBER, UNITS
from landfall.games.crete.model.ground import ALLIED, SHEETS
from landfall.games.crete.model.ground import REF as HEX
from landfall.games.crete.model.island_events import GunContact
from landfall.games.crete.model.offers import plain
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.command import leader_hex
from landfall.games.crete.rules.quality import passes, printed_quality, quality_mods, roll, told

GUNS: tuple[int, ...] = tuple(n for n, u in enumerate(UNITS) if u.type == "COAST")


def candidates(game: Crete, gun: int) -> list[int]:
    """crete O3.0, G17.7: any Allied leader on the gun's grid."""
    grid = SHEETS.grid[game.units[gun].at]
    return [
        n
        for n in range(len(game.leaders))
        if LEADER_SIDE[n] == ALLIED
        and not LEADERS[n].whole_map
        and (hex := leader_hex(game, n)) >= 0
        and SHEETS.grid[hex] == grid
    ]


@dataclass(frozen=True, slots=True)
class GunContacts(Ask):
    """crete O3.0, G17.7: step E.2: each gun without contact tries one leader."""

    tried: tuple[int, ...] = ()

    def _open(self, game: Crete) -> list[int]:
        return [
            n
            for n in GUNS
            if n in game.units
            and game.units[n].at >= 0
            and not game.units[n].suppressed
            and n not in game.gun_contact
            and n not in self.tried
            and candidates(game, n)
        ]

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        options = [
            Option(
                f"gun:{UNITS[gun].unit}@{LEADERS[n].leader}",
                "option-gun",
                {"unit": counters.REF[gun], "leader": LEADER_REF[n]},
                (counters.REF[gun],),
                "O3.0",
                n,
            )
            for gun in self._open(game)
            for n in candidates(game, gun)
        ]
        if not options:
            return ()
        options.append(plain("done", "O3.0"))
        return (Decision(game.seat(ALLIED), "ask-gun", tuple(options), "O3.0"),)

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        if option.id == "done":
            return
        gun = NUMBER[option.id.removeprefix("gun:").partition("@")[0]]
        try_gun(game, gun, int(option.value))
        game.push(GunContacts((*self.tried, gun)))


def try_gun(game: Crete, gun: int, leader: int) -> None:
    mods = quality_mods(game, gun)
    need = printed_quality(game, gun) + sum(v for _, v in mods)
    die = roll(game)
    made = passes(die, need)
    if made:
        game.gun_contact[gun] = leader
    game.emit(
        GunContact(
            unit=counters.REF[gun],
            hex=HEX[game.units[gun].at],
            leader=LEADER_REF[leader],
            roll=die,
            need=need,
            made=made,
            modifiers=told(mods),
            rule="O3.0",
        )
    )
