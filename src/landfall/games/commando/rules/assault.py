"""4. The assault (commando 3.4, 6.5, 7.8): units face each other; combat actions and tokens raise their values.

An assault is a series of rounds over the open fronts (two in scenario 1B, otherwise one): the
Germans play a unit on each, the British respond to each, then the combats are resolved.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.core.decisions import Arg, Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.commando.model.cards import ENGLISH, GERMAN, SIDES, pack
from landfall.games.commando.model.events import (
    AssaultWon,
    GermanStops,
    NoUnit,
    Retreated,
    UnitDestroyed,
    UnitDiscarded,
    UnitPlayed,
    UnitUnopposed,
)
from landfall.games.commando.model.offers import card_option
from landfall.games.commando.model.scenario_facts import RANVILLE
from landfall.games.commando.model.state import Commando, Front
from landfall.games.commando.rules.bidding import Bid
from landfall.games.commando.rules.discard_piles import put_away
from landfall.games.commando.rules.effects import triggered
from landfall.games.commando.rules.end_of_scenario import lose_manpower
from landfall.games.commando.rules.hands_and_tokens import take_from_hand
from landfall.games.commando.rules.playing_and_cancelling import Window
from landfall.games.commando.rules.scenario_1_bridge_assaults import (
    PAY,
    goes_on,
    may_pay,
    settle_ranville,
    unit_lost,
)
from landfall.games.commando.rules.size_windows import UnitHasFallen
from landfall.games.commando.rules.strength import (
    german_units_played,
    size,
    terrain_of,
    unit_allowed,
)

STOP: Final = Option("stop", "option-stop", rule="4.10")
NO_UNIT: Final = Option("stop", "option-no-unit", rule="3.4")
RETREAT: Final = Option("retreat", "option-retreat", rule="4.11")


def playable_units(game: Commando, side: int, front: Front) -> list[int]:
    cards = pack().cards
    return [
        n
        for n in sorted(set(game.armies[side].hand))
        if cards[n].kind == "unit" and unit_allowed(game, front, cards[n])
    ]


@dataclass(frozen=True, slots=True)
class Round(Step):
    """Units on each open front, then the combats; repeat while one is open (commando 4.1, 1B.7).

    Each front has its own lines: nothing played on one bridge affects the other (commando 1B.9).
    """

    def run(self, game: Commando) -> None:
        game.phase = "assault"
        for index, front in enumerate(game.fronts):
            if not front.winner and german_units_played(front) >= size(game, front):
                # 4.10: all the units its size allows have been played: the British win the terrain.
                game.push(CloseFront(index, "english"), self)
                return
        still = [i for i, front in enumerate(game.fronts) if not front.winner]
        if not still:
            from landfall.games.commando.rules.end_of_assault import AssaultEnds

            game.push(AssaultEnds())
            return
        game.push(
            *(GermanUnit(i) for i in still),
            *(Initiative(i) for i in still),
            *(EnglishUnit(i) for i in still),
            *(Fight(i) for i in still),
            self,
        )


@dataclass(frozen=True, slots=True)
class GermanUnit(Ask):
    """The Germans play a unit or decline (commando 3.3, 4.10)."""

    front: int

    def ask(self, game: Commando) -> tuple[Decision, ...]:
        front = game.fronts[self.front]
        opening = not german_units_played(front)
        rule = "3.3" if opening else "4.10"
        options = [card_option("unit", n, rule) for n in playable_units(game, GERMAN, front)]
        args: dict[str, Arg] = {
            "terrain": f"terrain:{front.terrain}",
            "played": german_units_played(front),
            "size": size(game, front),
        }
        return (
            Decision(
                "german",
                "ask-german-unit" if opening else "ask-german-next-unit",
                (*options, NO_UNIT if opening else STOP),
                rule=rule,
                args=args,
                at=(f"terrain:{front.terrain}",),
            ),
        )

    def take(self, game: Commando, seat: Seat, option: Option) -> None:
        front = game.fronts[self.front]
        if option.id != "stop":
            game.push(Deploy(GERMAN, int(option.value), self.front))
            return
        terrain = f"terrain:{front.terrain}"
        if german_units_played(front):
            game.emit(GermanStops(terrain=terrain, rule="4.10"))
        else:
            game.emit(NoUnit(terrain=terrain, rule="3.4"))
        game.push(CloseFront(self.front, "english"))


@dataclass(frozen=True, slots=True)
class Initiative(Step):
    """After playing a unit, the Germans may act before the British respond (commando 6.5)."""

    front: int

    def run(self, game: Commando) -> None:
        if game.fronts[self.front].lines[GERMAN].unit:
            game.push(Bid(self.front, GERMAN, initiative=True))


@dataclass(frozen=True, slots=True)
class EnglishUnit(Ask):
    """The British play one unit (commando 4.2), break off (4.11) or lose a point (1A.5)."""

    front: int

    def ask(self, game: Commando) -> tuple[Decision, ...]:
        front = game.fronts[self.front]
        german = front.lines[GERMAN].unit
        if front.winner or not german:
            return ()
        options = [card_option("unit", n, "4.2") for n in playable_units(game, ENGLISH, front)]
        if may_pay(front):
            options.append(PAY[game.scenario])
        if not goes_on(front):
            options.append(RETREAT)
        return (
            Decision(
                "english",
                "ask-english-unit",
                tuple(options),
                rule="4.2",
                args={"card": f"card:{german}", "terrain": f"terrain:{front.terrain}"},
                at=(f"card:{german}", f"terrain:{front.terrain}"),
            ),
        )

    def take(self, game: Commando, seat: Seat, option: Option) -> None:
        front = game.fronts[self.front]
        terrain = f"terrain:{front.terrain}"
        if option.id == "retreat":
            game.emit(Retreated(terrain=terrain, rule="4.11"))
            game.push(CloseFront(self.front, "german"))
        elif option.id == "pay":
            unit = front.lines[GERMAN].unit
            game.emit(UnitUnopposed(card=f"card:{unit}", terrain=terrain, rule=option.rule))
            end_combat(game, front)
            lose_manpower(game, option.rule)
        else:
            game.push(Deploy(ENGLISH, int(option.value), self.front))


@dataclass(frozen=True, slots=True)
class Deploy(Step):
    """A unit is played on its front; the opponent may respond at once (commando 6.2)."""

    side: int
    card: int
    front: int

    def run(self, game: Commando) -> None:
        front = game.fronts[self.front]
        take_from_hand(game, self.side, self.card)
        game.armies[self.side].played.append(self.card)
        front.lines[self.side].unit = self.card
        game.reveal()
        game.emit(
            UnitPlayed(
                side=SIDES[self.side],
                card=f"card:{self.card}",
                terrain=f"terrain:{front.terrain}",
                rule=("4.2", "3.3")[self.side],
            )
        )
        game.push(
            Window(1 - self.side, self.card, "unit", self.front),
            Arrive(self.side, self.card, self.front),
        )


@dataclass(frozen=True, slots=True)
class Arrive(Step):
    """The unit is in play: its own effects and the terrain's effects on arrival apply."""

    side: int
    card: int
    front: int

    def run(self, game: Commando) -> None:
        front = game.fronts[self.front]
        if self.card in game.cancelled:
            # Trapped: no effect of its own, and another may be played (commando 7.8).
            game.cancelled.remove(self.card)
            front.lines[self.side].unit = 0
            put_away(game, self.side, self.card)
            game.emit(UnitDiscarded(side=SIDES[self.side], card=f"card:{self.card}", rule="7.8"))
            game.push(EnglishUnit(self.front))
            return
        game.push(
            *triggered(game, pack().cards[self.card].on_play, self.side, self.front, self.card),
            *triggered(game, terrain_of(front).on("on_unit_played"), self.side, self.front),
        )


@dataclass(frozen=True, slots=True)
class Fight(Step):
    """The British raise first (commando 4.3–4.7)."""

    front: int

    def run(self, game: Commando) -> None:
        english, german = game.fronts[self.front].lines
        if english.unit and german.unit:
            game.push(Bid(self.front, ENGLISH))


def end_combat(game: Commando, front: Front) -> None:
    """Both units stay in place and count as having fought (commando 4.9)."""
    for line in front.lines:
        if line.unit:
            line.fought.append(line.unit)
            line.unit = 0
        line.used.extend(line.actions)
        line.actions.clear()
        line.changes.clear()
        line.token_ban = line.acted = 0
        for kind in range(3):
            line.spent[kind] += line.tokens[kind]
            line.tokens[kind] = 0


@dataclass(frozen=True, slots=True)
class GermanUnitFalls(Step):
    """Case 2: the German unit is destroyed; another may follow (commando 4.9, 4.10)."""

    front: int

    def run(self, game: Commando) -> None:
        front = game.fronts[self.front]
        unit = front.lines[GERMAN].unit
        terrain = terrain_of(front)
        game.emit(
            UnitDestroyed(side="german", card=f"card:{unit}", terrain=terrain.ref, rule="4.9")
        )
        front.destroyed += 1
        end_combat(game, front)
        game.push(
            *triggered(game, pack().cards[unit].on_destroyed, GERMAN, self.front, unit),
            *triggered(game, terrain.on("on_german_destroyed"), GERMAN, self.front),
            UnitHasFallen(self.front, GERMAN, 0),
        )


@dataclass(frozen=True, slots=True)
class EnglishUnitFalls(Step):
    """Case 1: the British unit is destroyed and the assault lost, except on the final bridges."""

    front: int

    def run(self, game: Commando) -> None:
        front = game.fronts[self.front]
        unit = front.lines[ENGLISH].unit
        game.emit(
            UnitDestroyed(
                side="english", card=f"card:{unit}", terrain=f"terrain:{front.terrain}", rule="4.8"
            )
        )
        if goes_on(front):
            end_combat(game, front)
            unit_lost(game)
        else:
            game.push(CloseFront(self.front, "german"))


@dataclass(frozen=True, slots=True)
class CloseFront(Step):
    """The assault on a terrain has a winner (commando 4.8, 4.10)."""

    front: int
    winner: str

    def run(self, game: Commando) -> None:
        front = game.fronts[self.front]
        end_combat(game, front)
        front.winner = self.winner
        terrain = f"terrain:{front.terrain}"
        game.emit(
            AssaultWon(
                side=self.winner, terrain=terrain, rule="4.8" if self.winner == "german" else "4.10"
            )
        )
        if front.terrain == RANVILLE:
            settle_ranville(game, self.winner)
        elif self.winner == "german":
            lose_manpower(game, "4.8")
