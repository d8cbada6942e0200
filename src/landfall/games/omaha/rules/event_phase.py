"""II. The event phase: every event of the deck.

The effects cite the rules they are based on.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.omaha.model import counters, deck, ground
from landfall.games.omaha.model.components import CardEvent
from landfall.games.omaha.model.events import DeckEvent, EventHadNoEffect, NavalMarkerTaken
from landfall.games.omaha.model.offers import unit_option
from landfall.games.omaha.model.state import Omaha
from landfall.games.omaha.rules.artillery import batteries
from landfall.games.omaha.rules.depth import GainDepth, GainDepthInEachSector
from landfall.games.omaha.rules.german_fire import recover
from landfall.games.omaha.rules.leaders import hero_units, next_hero, place_hero, sector_of_unit
from landfall.games.omaha.rules.losses import ask_for_step, disrupt
from landfall.games.omaha.rules.reinforcements import Reinforce, activate_kampfgruppe
from landfall.games.omaha.rules.revealing import PatrolReport, PrisonerTalks
from landfall.games.omaha.rules.rockets import destroy_rockets, fire_rockets
from landfall.games.omaha.rules.unexpected_naval_fire import UnexpectedNavalFire


@dataclass(frozen=True, slots=True)
class EventPhase(Step):
    """4 II, 15 II and IV: draw a card and apply its event for this turn. None on turns 1 and 32."""

    second: bool = False

    def run(self, game: Omaha) -> None:
        card = game.draw("event")
        for event in deck.CARDS[card].events:
            if event.first <= game.turn <= event.last:
                if self._is_elsewhere(game, event):
                    game.emit(EventHadNoEffect(event=event.event, rule="3"))
                    return
                game.emit(
                    DeckEvent(
                        card=f"card:{card}",
                        event=event.event,
                        positions=tuple(
                            f"position:{n}" for n in (*event.wn, *event.targets.values())
                        ),
                        zones=event.zones,
                        division=event.division,
                        sector=event.sector,
                        rule="4",
                    )
                )
                _EFFECTS[event.event](game, event, self.second)
                return

    @staticmethod
    def _is_elsewhere(game: Omaha, event: CardEvent) -> bool:
        """Whether Easy Fox leaves the event out, as it names the other half of the beach."""
        if not game.one_sector:
            return False
        if event.division == 29 or event.sector == "west":
            return True
        if event.event in ("screaming_meemies", "rocket_destroyed", "kg_meyer"):
            return True
        return bool(event.wn) and all(
            ground.POSITIONS[ground.POSITION[name]].sector == "west" for name in event.wn
        )


def _reinforcements(game: Omaha, event: CardEvent, second: bool) -> None:
    zones = tuple(z for z in event.zones if not (game.one_sector and z in "EFG"))
    game.push(Reinforce(zones, second))


def _naval(game: Omaha, event: CardEvent, second: bool) -> None:
    game.naval += 1
    game.emit(NavalMarkerTaken(markers=game.naval, rule="8.5"))


def _naval_and_reinforcement(game: Omaha, event: CardEvent, second: bool) -> None:
    _naval(game, event, second)
    _reinforcements(game, event, second)


def _depth_one(game: Omaha, event: CardEvent, second: bool) -> None:
    game.push(GainDepth(game.sectors[0] if game.one_sector else ""))


def _depth_each(game: Omaha, event: CardEvent, second: bool) -> None:
    game.push(GainDepthInEachSector())


def _hero(game: Omaha, event: CardEvent, second: bool) -> None:
    if _has_hero(game, event.division):
        game.push(PlaceHero(event.division, depth=False))
    else:
        game.emit(EventHadNoEffect(event=event.event, rule="11.11"))


def _hero_and_depth(game: Omaha, event: CardEvent, second: bool) -> None:
    if _has_hero(game, event.division):
        game.push(PlaceHero(event.division, depth=True))
    else:
        # No unit can receive a hero, but the German part of the event still applies.
        game.push(GainDepth(ground.SECTOR_OF[event.division]))


def _has_hero(game: Omaha, division: int) -> bool:
    return bool(hero_units(game, division)) and next_hero(game, division) is not None


def _recovery(game: Omaha, event: CardEvent, second: bool) -> None:
    recover(game, sorted(h for h, force in game.germans.items() if force.disrupted))


def _plunging(game: Omaha, event: CardEvent, second: bool) -> None:
    if second:
        game.emit(EventHadNoEffect(event=event.event, rule="6.2"))
    else:
        game.plunging = True


def _smoke(game: Omaha, event: CardEvent, second: bool) -> None:
    game.smoke.extend(ground.POSITION[name] for name in event.wn)


def _step(game: Omaha, event: CardEvent, second: bool) -> None:
    ask_for_step(game, event.division)


def _meemies(game: Omaha, event: CardEvent, second: bool) -> None:
    fire_rockets(game)


def _snipers(game: Omaha, event: CardEvent, second: bool) -> None:
    game.snipers.append(counters.US_NUMBER[f"HQ/{event.hq}"])


def _initiative(game: Omaha, event: CardEvent, second: bool) -> None:
    game.bonus_actions += 1


def _intense_fire(game: Omaha, event: CardEvent, second: bool) -> None:
    game.bonus_actions -= 1


def _unexpected_fire(game: Omaha, event: CardEvent, second: bool) -> None:
    names = tuple(event.targets[symbol] for symbol in ("diamond", "triangle", "circle"))
    game.push(UnexpectedNavalFire((names[0], names[1], names[2])))


def _stop_engineers(game: Omaha, event: CardEvent, second: bool) -> None:
    armed = any(counters.GERMANS[f.unit].caliber for f in game.germans.values())
    if armed or any(batteries(game)):
        game.engineers_stopped = True
    else:
        game.emit(EventHadNoEffect(event=event.event, rule="19.33"))


def _concealed(game: Omaha, event: CardEvent, second: bool) -> None:
    near: set[int] = set()
    for hex, force in game.germans.items():
        if not force.revealed and not counters.WN_UNIT[force.unit]:
            near |= ground.ADJACENT[hex]
    for number in counters.FIGHTERS:
        unit = game.units[number]
        if unit.at in near and game.symbol(number) in event.symbols:
            disrupt(game, number, "concealed", rule="9.1")


def _patrol(game: Omaha, event: CardEvent, second: bool) -> None:
    game.push(PatrolReport(ground.SECTOR_OF[event.division]))


def _prisoner(game: Omaha, event: CardEvent, second: bool) -> None:
    game.push(PrisonerTalks(event.sector))


def _kampfgruppe(game: Omaha, event: CardEvent, second: bool) -> None:
    if game.has("22.4") or not activate_kampfgruppe(game):
        game.emit(EventHadNoEffect(event=event.event, rule="9.5"))


def _rocket_destroyed(game: Omaha, event: CardEvent, second: bool) -> None:
    destroy_rockets(game)


_EFFECTS: Final[dict[str, Callable[[Omaha, CardEvent, bool], None]]] = {
    "reinforcements": _reinforcements,
    "naval_fire_marker": _naval,
    "naval_fire_and_reinforcement": _naval_and_reinforcement,
    "depth_one": _depth_one,
    "depth_each_sector": _depth_each,
    "hero": _hero,
    "hero_and_depth": _hero_and_depth,
    "german_recovery": _recovery,
    "plunging_fire": _plunging,
    "smoke": _smoke,
    "support_soldiers": _step,
    "lost_boat_teams": _step,
    "screaming_meemies": _meemies,
    "snipers": _snipers,
    "gi_initiative": _initiative,
    "unexpected_naval_fire": _unexpected_fire,
    "artillery_stops_engineers": _stop_engineers,
    "germans_concealed": _concealed,
    "us_patrol_report": _patrol,
    "kg_meyer": _kampfgruppe,
    "rocket_destroyed": _rocket_destroyed,
    "intense_fire": _intense_fire,
    "prisoner_talks": _prisoner,
}


@dataclass(frozen=True, slots=True)
class PlaceHero(Ask):
    """11.11: a unit of the division receives a hero; some cards then add depth in the hero's sector (9.23)."""

    division: int
    depth: bool

    def ask(self, game: Omaha) -> tuple[Decision, ...]:
        options = tuple(unit_option(n, "11.11") for n in hero_units(game, self.division))
        return (
            Decision(
                game.seat(self.division), "ask-hero", options, "11.11", {"division": self.division}
            ),
        )

    def take(self, game: Omaha, seat: Seat, option: Option) -> None:
        number = int(option.value)
        hero = next_hero(game, self.division)
        assert hero is not None
        place_hero(game, number, hero)
        if self.depth:
            game.push(GainDepth(sector_of_unit(game, number)))
