"""9.1 Events that reveal face-down counters: patrol reports and talking prisoners."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.omaha.model import counters, ground
from landfall.games.omaha.model.events import DepthRevealed, EventHadNoEffect
from landfall.games.omaha.model.offers import hex_option
from landfall.games.omaha.model.state import NOBODY, Omaha
from landfall.games.omaha.rules.depth import remove_depth
from landfall.games.omaha.rules.reinforcements import tactical_reinforcement, tell_revealed


def reveal_unit(game: Omaha, hex: int) -> None:
    force = game.germans[hex]
    if not force.revealed:
        game.germans[hex] = force._replace(revealed=True)
        tell_revealed(game, hex)


def reveal_depth(game: Omaha, hex: int, reinforcement_revealed: bool = False) -> bool:
    """Reveals the marker; returns False if it called a tactical reinforcement and was removed (9.4)."""
    force = game.germans[hex]
    record = counters.DEPTHS[force.depth]
    game.germans[hex] = force._replace(depth_revealed=True)
    game.reveal()
    game.emit(
        DepthRevealed(
            hex=ground.REF[hex],
            marker=f"depth:{record.marker}",
            strength=record.strength,
            needs=tuple(f"weapon:{w}" for w in record.needs),
            tactical=record.tactical_reinforcement,
            rule="9.4" if record.tactical_reinforcement else "9.1",
        )
    )
    if not record.tactical_reinforcement:
        return True
    remove_depth(game, hex, "tactical", "9.4")
    tactical_reinforcement(game, hex, reinforcement_revealed)
    return False


def reveal_all(game: Omaha, hex: int) -> None:
    """Reveals unit and marker; a reinforcement this brings in arrives face up."""
    reveal_unit(game, hex)
    force = game.germans[hex]
    if force.depth != NOBODY and not force.depth_revealed:
        reveal_depth(game, hex, reinforcement_revealed=True)


def hidden_forces(game: Omaha) -> list[int]:
    return sorted(
        hex
        for hex, force in game.germans.items()
        if not force.revealed and not (game.one_sector and ground.SECTOR[hex] == "west")
    )


@dataclass(frozen=True, slots=True)
class PatrolReport(Step):
    """The hidden unit nearest to the US units of a sector, in either sector."""

    sector: str

    def run(self, game: Omaha) -> None:
        us = {hex for hex in game.occupied() if ground.SECTOR[hex] == self.sector}
        hidden = hidden_forces(game)
        if not hidden or not us:
            game.emit(EventHadNoEffect(event="us_patrol_report", rule="9.1"))
            return
        far = {hex: ground.nearest(hex, us) for hex in hidden}
        least = min(far.values())
        nearest = [hex for hex in hidden if far[hex] == least]
        if len(nearest) == 1:
            reveal_all(game, nearest[0])
        else:
            game.push(ChooseRevealed(tuple(nearest), self.sector))


@dataclass(frozen=True, slots=True)
class PrisonerTalks(Step):
    """Any hidden unit of the sector, or of the other sector if there is none."""

    sector: str

    def run(self, game: Omaha) -> None:
        hidden = hidden_forces(game)
        here = [hex for hex in hidden if ground.SECTOR[hex] == self.sector] or hidden
        if here:
            game.push(ChooseRevealed(tuple(here), self.sector))
        else:
            game.emit(EventHadNoEffect(event="prisoner_talks", rule="9.1"))


@dataclass(frozen=True, slots=True)
class ChooseRevealed(Ask):
    hexes: tuple[int, ...]
    sector: str

    def ask(self, game: Omaha) -> tuple[Decision, ...]:
        options = tuple(hex_option(hex, "9.1") for hex in self.hexes)
        return (Decision(game.seat_in(self.sector), "ask-reveal", options, "9.1"),)

    def take(self, game: Omaha, seat: Seat, option: Option) -> None:
        reveal_all(game, int(option.value))
