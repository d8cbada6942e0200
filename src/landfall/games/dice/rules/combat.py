"""dice 3.6, 5.11, A1.10, Phase 6: DEF, machine guns, losses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.core.decisions import Option
from landfall.core.state import Step
from landfall.games.dice.model import events
from landfall.games.dice.model.components import CONSTANTS, Sector
from landfall.games.dice.model.offers import DONE, Menu, card_option, emit, hold, menu, option
from landfall.games.dice.model.state import DDay, Question, Unit
from landfall.games.dice.rules.cards import can_spare, play_card, playable
from landfall.games.dice.rules.mines import lose_vehicle
from landfall.games.dice.rules.resources import gain, lose_soldiers, lose_specialist
from landfall.games.dice.rules.sectors import defence, guns, loses, shifted

SPECIAL_ON: Final = CONSTANTS["mgf_special_on"]


def fights(game: DDay, unit: Unit) -> bool:
    """dice 3.6.4, 5.11: in a sector with a single combat, a unit fights only on the turn it enters."""
    return unit.on_land and (not game.sector(unit).single_combat or "entered" in unit.marks)


# Before the guns.


@dataclass(frozen=True, slots=True)
class Combat(Step):
    def run(self, game: DDay) -> None:
        ready_for_combat(game)
        hold(game, "combat")


def ready_for_combat(game: DDay) -> None:
    silence(game)
    if game.wall is not None:
        # A1, ruling 3: a variable DEF is rolled before the cards, so that the German knows what to
        # pay.
        for unit in game.units:
            if unit.on_land:
                sector = game.sector(unit)
                if sector.def_roll and sector.id not in game.rolled:
                    roll_defence(game, sector)
    for unit in game.units:
        grenadier = unit.specialists and unit.has("grenadier")
        if fights(game, unit) and (unit.items or unit.medals or unit.promotions or grenadier):
            unit.ask("combat")


def silence(game: DDay) -> None:
    """Guns taken by grenadiers fall silent for good."""
    for unit in game.units:
        for mark in unit.marks:
            if mark.startswith("silence:") and (
                mark[8:] not in game.silenced or f"mgf:{mark[8:]}" in game.tokens
            ):
                silence_sector(game, mark[8:])
                emit(
                    game,
                    events.GunsSilenced(seat=f"seat:{unit.seat}", sector=mark[8:], rule="3.3.6"),
                )


def silence_sector(game: DDay, sector: str) -> None:
    """Silences the guns for good; a token placed later is a new gun (dice A1.10)."""
    if sector not in game.silenced:
        game.silenced.append(sector)
    if f"mgf:{sector}" in game.tokens:
        game.tokens.remove(f"mgf:{sector}")


@menu
class CombatMenu(Menu):
    kind = "combat"
    text = "ask-combat"
    rule = "3.3.5"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        return (DONE, *playable(game, unit, "combat"))

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        if option.id != "done":
            unit.todo.append(asked)
            if game.wall is not None:
                # A1.7: another round, in which the German may answer.
                game.wall.played = True
            play_card(game, unit, option.id.partition(":")[2])


# The guns.


@dataclass(frozen=True, slots=True)
class Fire(Step):
    def run(self, game: DDay) -> None:
        silence(game)
        for unit in game.units:
            if not fights(game, unit):
                continue
            sector = game.sector(unit)
            if sector.def_roll and sector.id not in game.rolled:
                roll_defence(game, sector)
            dice = 0 if game.cuts.get(f"{sector.id}:smoke") else guns(game, sector)
            if dice:
                unit.fire = roll_guns(game, unit, dice)
                emit(
                    game,
                    events.GunsFired(
                        seat=f"seat:{unit.seat}",
                        sector=sector.id,
                        dice=tuple(str(die) for die in unit.fire),
                        total=sum(hits(unit)),
                        rule="3.6.2",
                    ),
                )
            if unit.items or unit.medals or unit.specialists:
                unit.ask("fire")
        hold(game, "fire")


def roll_guns(game: DDay, unit: Unit, count: int) -> list[int]:
    """dice 3.6.2: each unit rolls its own dice, unless the data asks for one roll per sector."""
    if not CONSTANTS["mgf_per_unit"]:
        for other in game.units:
            if other is not unit and other.fire and other.sector == unit.sector:
                return other.fire.copy()
    return [gun_die(game, unit) for _ in range(count)]


def gun_die(game: DDay, unit: Unit) -> int:
    """A machine-gun die as cards and weather change it, rolled again or not."""
    die = game.chance.draw(6, unit.seat) + 1
    return die if game.wall is None and game.front is None else shifted(game, die)


def roll_defence(game: DDay, sector: Sector) -> None:
    """dice 3.6.4: a variable DEF is rolled once for all units there."""
    dice, _, plus = sector.def_roll.partition("+")
    rolls = int(dice.partition("d")[0])
    value = sum(game.chance.draw(6) + 1 for _ in range(rolls)) + int(plus or 0)
    game.rolled[sector.id] = value
    emit(game, events.DefenceRolled(sector=sector.id, defence=value, rule="3.6.4"))


def softened(unit: Unit) -> int:
    """How much is subtracted from each machine-gun die."""
    less = 0
    if unit.specialists and unit.has("tireur_precis"):
        less = 3 if "wh15" in unit.specialists else 2
    if unit.vehicle == "half_track":
        less += 3
    return less


def hits(unit: Unit) -> list[int]:
    less = softened(unit)
    return [max(die - less, 0) for die in unit.fire]


@menu
class FireMenu(Menu):
    """After the guns have fired: cards that can still save soldiers."""

    kind = "fire"
    text = "ask-fire"
    rule = "3.6.1"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        found = [DONE, *playable(game, unit, "fire")]
        if "wh21" in unit.specialists and can_spare(unit):
            found += [
                option(
                    f"save:{other.seat}",
                    "option-save",
                    at=(f"seat:{other.seat}", "card:wh21"),
                    rule="M4.2",
                    seat=f"seat:{other.seat}",
                )
                for other in game.together(unit)
                if other is not unit
            ]
        return tuple(found)

    def is_order(self, game: DDay, option: Option) -> bool:
        return option.id.startswith("save:")

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        verb, _, what = option.id.partition(":")
        if verb == "done":
            return
        unit.todo.append(asked)
        if verb == "save":
            lose_specialist(game, unit, "wh21", "M4.2")
            game.unit(what).marks.append("unhurt")
        else:
            play_card(game, unit, what)


@menu
class StillGun(Menu):
    """Binoculars and Lucky Charm on a machine-gun die (dice 3.1.6)."""

    kind = "still-gun"
    text = "ask-still-gun"
    rule = "3.1.6"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        return tuple(
            option(f"gun:{n}", "option-gun", at=(f"gun:{n}",), gun=n + 1, shows=die)
            for n, die in enumerate(unit.fire)
        )

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        gun = int(option.id.partition(":")[2])
        unit.fire[gun] = 1 if asked.card == "jumelles" else gun_die(game, unit)


# Losses.


def spared(game: DDay, unit: Unit, sector: str = "") -> int:
    """Soldiers saved by medics, kits and ambulances, in the unit's sector or in one it could enter."""
    where = sector or unit.sector
    saved = 4 if "first-aid" in unit.marks else 0
    if unit.vehicle == "ambulance":
        saved += 2
    if unit.specialists:
        if unit.has("medecin"):
            saved += 3 if "wh06" in unit.specialists else 2
        if "wh02" in unit.specialists:
            saved += 1
    for other in game.units:
        if other is not unit and "wh07" in other.specialists and other.sector == where:
            saved += other.on_land
    return saved


def fire_of(unit: Unit) -> list[int]:
    """The machine-gun dice that hit the unit: a Flak Vest ignores them, sixes included."""
    return [] if "vest" in unit.marks else hits(unit)


@dataclass(frozen=True, slots=True)
class Losses(Step):
    def run(self, game: DDay) -> None:
        # All DEFs are read before any losses: an engineer lost now still counts this turn.
        shields = {u.seat: defence(game, game.sector(u)) for u in game.units if u.on_land}
        saves = {u.seat: spared(game, u) for u in game.units if u.on_land}
        for unit in game.units:
            if fights(game, unit):
                suffer(game, unit, shields[unit.seat], saves[unit.seat])
            elif game.front is not None and unit.seat in shields and unit.sector:
                # A2.2: a Condition's losses of Phase 6 apply even without a combat.
                more = by_condition(game, unit) - saves[unit.seat]
                if more > 0 and "unhurt" not in unit.marks:
                    unit.losses += min(more, unit.soldiers)
                    lose_soldiers(game, unit, more, "why:combat", "A2.2")
        hold(game, "losses")


def by_condition(game: DDay, unit: Unit) -> int:
    from landfall.games.dice.rules.wall.conditions import phase_six

    return phase_six(game, unit) if game.front is not None else 0


def suffer(game: DDay, unit: Unit, shield: int, saved: int) -> None:
    sector = game.sector(unit)
    fire = fire_of(unit)
    total = sum(fire)
    unhurt = "unhurt" in unit.marks
    more = by_condition(game, unit)
    losses = 0 if unhurt else loses(shield, total + more, saved)
    emit(
        game,
        events.Fought(
            seat=f"seat:{unit.seat}",
            sector=sector.id,
            defence=shield,
            fire=total,
            spared=max(shield, 0) + total + more - losses,
            losses=losses,
            rule="3.6.1",
        ),
    )
    if shield < 0:
        # A1.14: a DEF below zero brings Soldiers, before the guns' hits are taken.
        gain(game, unit, "why:shortage", "A1.14", soldiers=-shield)
    unit.losses += min(losses, unit.soldiers)
    lose_soldiers(game, unit, losses, "why:combat", "3.6.1")
    if unit.vehicle == "chasseur_char" and sector.bunker and "entered" in unit.marks:
        lose_vehicle(game, unit)
    if unhurt or unit.dead:
        return
    sixes = sum(die >= SPECIAL_ON for die in fire)
    if sixes:
        # 3.6.3: special damage, only if the die is still a six after all reductions.
        if CONSTANTS["vehicle_lost_on_six"]:
            lose_vehicle(game, unit)
        for _ in range(sixes):
            if sector.mgf_special == "lose_specialist":
                unit.ask("lose-specialist")
            elif sector.mgf_special == "lose_item":
                unit.ask("lose-item")


@menu
class LoseItem(Menu):
    kind = "lose-item"
    text = "ask-lose-item"
    rule = "3.6.3"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        return tuple(card_option("lose", card) for card in unit.items)

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        card = option.id.partition(":")[2]
        unit.items.remove(card)
        unit.discards.append(card)
        emit(game, events.ItemLost(seat=f"seat:{unit.seat}", card=f"card:{card}", rule="3.6.3"))
