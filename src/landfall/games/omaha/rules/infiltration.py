"""7.32 Infiltration: moving past a German position, one hex at a time; a card is drawn for each move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.omaha.model import counters, deck, ground
from landfall.games.omaha.model.events import InfiltrationChecked
from landfall.games.omaha.model.state import GONE, Omaha
from landfall.games.omaha.rules.fire_targets import gun_ref
from landfall.games.omaha.rules.german_fire import color_of
from landfall.games.omaha.rules.losses import Hit
from landfall.games.omaha.rules.movement import travel


def infiltrate(
    game: Omaha, kind: str, to: int, units: tuple[int, ...], past: list[int], free: bool
) -> None:
    """7.32: one card for the whole group; a position's colour and a unit's symbol together cost that unit a step."""
    card = game.draw("infiltration")
    colors = deck.CARD_COLORS[card]
    seen = False
    for position in past:
        hexes = ground.POSITION_HEXES[position] if position >= 0 else (-position,)
        # Armour in a hex of a double nest is not part of it (23).
        color = ground.POSITIONS[position].color if position >= 0 else color_of(game, -position)
        shown = colors.get(color)
        if shown is not None:
            deep = any(
                f.depth >= 0 and not f.disrupted
                for h in hexes
                if (f := game.germans.get(h)) is not None
            )
            seen = seen or deep or not shown.double
    then: list[Step] = []
    for number in units:
        struck = (
            seen and bool(counters.FULL[number]) and game.symbol(number) == deck.CARDS[card].target
        )
        game.emit(
            InfiltrationChecked(
                unit=counters.US_REF[number],
                hex=ground.REF[to],
                card=f"card:{card}",
                positions=tuple(gun_ref(p) for p in past),
                struck=struck,
                rule="7.32",
            )
        )
        if struck:
            then += [Hit(number, "infiltration", rule="7.32"), PressOn(number, kind, to, free)]
        elif not counters.LEADER[number]:
            then.append(Through(number, kind, to, free))
    along = tuple(n for n in units if not counters.LEADER[n])
    then += [Follow(n, kind, to, free, along) for n in units if counters.LEADER[n]]
    game.push(*then)


@dataclass(frozen=True, slots=True)
class Through(Step):
    """The move past the position, made by a unit that lost no step."""

    number: int
    kind: str
    to: int
    free: bool

    def run(self, game: Omaha) -> None:
        travel(game, self.number, self.kind, self.to, self.free)


@dataclass(frozen=True, slots=True)
class Follow(Step):
    """7.32: a leader passes a position only if a unit of the group does."""

    number: int
    kind: str
    to: int
    free: bool
    units: tuple[int, ...]

    def run(self, game: Omaha) -> None:
        if any(game.units[n].at == self.to for n in self.units):
            step = (game.units[self.number].at, self.to)
            travel(game, self.number, self.kind, self.to, self.free, step)


PRESS_ON: Final = Option("press-on", "option-press-on", rule="7.32")


STAY_BACK: Final = Option("stay-back", "option-stay-back", rule="7.32")


@dataclass(frozen=True, slots=True)
class PressOn(Ask):
    """7.32: a unit that lost a step may press on or stay."""

    number: int
    kind: str
    to: int
    free: bool

    def ask(self, game: Omaha) -> tuple[Decision, ...]:
        if game.units[self.number].at == GONE:
            return ()
        ref = counters.US_REF[self.number]
        seat = game.seat(game.acting)
        hex = ground.REF[self.to]
        return (
            Decision(
                seat, "ask-press-on", (PRESS_ON, STAY_BACK), "7.32", {"unit": ref}, (ref, hex)
            ),
        )

    def take(self, game: Omaha, seat: Seat, option: Option) -> None:
        if option.id == "press-on":
            travel(game, self.number, self.kind, self.to, self.free)
