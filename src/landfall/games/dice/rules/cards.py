"""dice 3.1.5, 3.3.4, 10.2, 11.3, G.4: playing Items, Medals and Promotions, and Specialists that act when told to; the
mulligan.

An effect belongs to one or more windows of the turn: ``tally`` (after the last roll), ``camp``
(Phase 3), ``move`` (Phase 5), ``combat`` and ``fire`` (Phase 6, before and after the guns). An
effect on other units or on the table's pools is carried out as an order.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from landfall.core.decisions import Option
from landfall.core.state import Step
from landfall.games.dice.model import events
from landfall.games.dice.model.components import GOLD, MEDALS, PLAIN, TITLES, TOOL, UNIQUE
from landfall.games.dice.model.offers import DONE, Menu, card_option, emit, hold, menu, option
from landfall.games.dice.model.state import DDay, Question, Unit
from landfall.games.dice.rules.changed_dice import add_result, free_dice, loose_dice
from landfall.games.dice.rules.golden import joker_options, take_joker
from landfall.games.dice.rules.resources import pay, use_up
from landfall.games.dice.rules.roll import FACE_NAMES, roll
from landfall.games.dice.rules.sectors import forbidden
from landfall.games.dice.rules.wall.side import ask_german

Play: TypeAlias = Callable[[DDay, Unit], None]
Test: TypeAlias = Callable[[DDay, Unit], bool]


@dataclass(frozen=True, slots=True)
class Effect:
    play: Play
    windows: tuple[str, ...]
    #: Affects other units or the pools, so it waits until all have answered.
    shared: bool
    usable: Test


EFFECTS: Final[dict[str, Effect]] = {}


def always(game: DDay, unit: Unit) -> bool:
    return True


def can_spare(unit: Unit) -> bool:
    """dice 3.6.6: a unit can't sacrifice a specialist if nobody else is left."""
    return unit.force > 1


def effect(
    card: str, *windows: str, shared: bool = False, usable: Test = always
) -> Callable[[Play], Play]:
    def keep(play: Play) -> Play:
        EFFECTS[card] = Effect(play, windows or ("camp",), shared, usable)
        return play

    return keep


def playable(game: DDay, unit: Unit, window: str) -> list[Option]:
    """What a unit may play now (dice 3.3.3, 3.3.4). At sea only the medals of the table (M1.10)."""
    found = []
    cards: Sequence[str]
    if unit.items or unit.medals or unit.promotions:
        cards = unit.medals if unit.afloat else (*unit.items, *unit.medals, *unit.promotions)
        if game.front is not None and forbidden(game, "use_items"):
            cards = (*unit.medals, *unit.promotions)
        for card in cards:
            play = EFFECTS.get(card)
            if (
                play is not None
                and window in play.windows
                and (not unit.afloat or MEDALS[card].at_sea)
                and play.usable(game, unit)
            ):
                found.append(card_option("use", card))
    for card in unit.specialists:
        play = EFFECTS.get(TITLES[card])
        if play is not None and window in play.windows and play.usable(game, unit):
            found.append(card_option("use", card))
    return found


def is_shared(card: str) -> bool:
    play = EFFECTS.get(TITLES.get(card, card))
    return play is not None and play.shared


def play_card(game: DDay, unit: Unit, card: str) -> None:
    if card in TITLES:
        EFFECTS[TITLES[card]].play(game, unit)
    else:
        use_up(game, unit, card)
        EFFECTS[card].play(game, unit)


# The window after the last roll.


@dataclass(frozen=True, slots=True)
class Changes(Step):
    """dice 3.1.5: cards and specialists that change the unit's own dice, before the tally."""

    def run(self, game: DDay) -> None:
        for unit in game.units:
            if unit.playing and (has_cards(unit) or unit.naval or unit.joker >= 0 or game.mulligan):
                unit.ask("changes")
        if game.wall is not None:
            ask_german(game, "changes")
        hold(game, "changes")


def has_cards(unit: Unit) -> bool:
    return bool(unit.items or unit.medals or unit.specialists or unit.promotions)


@menu
class Change(Menu):
    kind = "changes"
    text = "ask-changes"
    rule = "3.1.5"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        found = [DONE, *playable(game, unit, "tally")]
        if unit.afloat:
            if unit.coxswain == "naval_usa" and "naval" not in unit.marks:
                found.append(card_option("use", "naval_usa", rule="M1.1"))
            return tuple(found)
        if unit.joker >= 0:
            found += joker_options(game, unit)
        if game.mulligan and not game.mulligan_used and unit.soldiers > 1 and unit.force > 2:
            found.append(option("mulligan", "option-roll-everything", rule="11.3"))
        return tuple(found)

    def is_order(self, game: DDay, option: Option) -> bool:
        if game.alone:
            return False
        return option.id == "mulligan" or is_shared(option.id.partition(":")[2])

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        verb, _, card = option.id.partition(":")
        if verb == "done":
            return
        unit.todo.append(asked)
        if verb == "joker":
            take_joker(game, unit, int(card))
        elif verb == "mulligan":
            # 11.3: once per game, for two soldiers, a complete second tally.
            game.mulligan_used = True
            emit(game, events.MulliganTaken(seat=f"seat:{unit.seat}", rule="11.3"))
            pay(game, unit, "why:mulligan", "11.3", soldiers=2)
            roll(game, unit, loose_dice(game, unit), "11.3")
        elif card == "naval_usa":
            unit.marks.append("naval")
            unit.ask("reroll-some", "naval_usa", 1)
        else:
            play_card(game, unit, card)


def has_dice(game: DDay, unit: Unit) -> bool:
    return free_dice(unit) != 0


@effect("caporal", "tally", usable=lambda g, u: "caporal" not in u.marks and not u.afloat)
def caporal(game: DDay, unit: Unit) -> None:
    unit.marks.append("caporal")
    unit.ask("reroll-some", unit.holder("caporal"), 1)


@effect("capitaine", "tally", usable=lambda g, u: "capitaine" not in u.marks and not u.afloat)
def capitaine(game: DDay, unit: Unit) -> None:
    unit.marks.append("capitaine")
    unit.ask("paint", "capitaine", 2 if "wh18" in unit.specialists else 1)


@effect("jumelles", "tally", "fire", usable=lambda g, u: g.phase != "fire" or any(u.fire))
def jumelles(game: DDay, unit: Unit) -> None:
    if game.phase == "fire":
        unit.ask("still-gun", "jumelles")
    else:
        unit.ask("set-face", "jumelles", 1)


@effect("carte_strategique", "tally")
def carte_strategique(game: DDay, unit: Unit) -> None:
    unit.ask("paint", "carte_strategique", 1)


@effect("telemetre", "tally")
def telemetre(game: DDay, unit: Unit) -> None:
    unit.ask("set-face", "telemetre", 1)


@effect("malle", "tally")
def malle(game: DDay, unit: Unit) -> None:
    unit.ask("set-face", "malle", 2)


@effect("sac_ravitaillement", "tally")
def sac_ravitaillement(game: DDay, unit: Unit) -> None:
    add_result(game, unit, game.chance.draw(6, unit.seat), GOLD, "card:sac_ravitaillement")


@effect("porte_documents", "tally", usable=lambda g, u: g.solo)
def porte_documents(game: DDay, unit: Unit) -> None:
    """Solo: roll again and keep the better tally."""
    old = 0
    for face in reversed(unit.faces):
        old = old * 6 + face
    roll(game, unit, loose_dice(game, unit), "10.2")
    unit.ask("two-tallies", "porte_documents", old)


@menu
class TwoTallies(Menu):
    kind = "two-tallies"
    text = "ask-two-tallies"
    rule = "10.2"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        old = asked.n
        faces = []
        for _ in unit.faces:
            old, face = divmod(old, 6)
            faces.append(FACE_NAMES[face])
        return (
            option("new", "option-new-tally"),
            option("old", "option-old-tally", faces=tuple(faces)),
        )

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        if option.id == "old":
            old = asked.n
            for die in range(len(unit.faces)):
                old, unit.faces[die] = divmod(old, 6)


@effect("porte_bonheur", "tally", "fire", usable=lambda g, u: g.phase != "fire" or any(u.fire))
def porte_bonheur(game: DDay, unit: Unit) -> None:
    if game.phase == "fire":
        unit.ask("still-gun", "porte_bonheur")
    else:
        unit.ask("reroll-some", "porte_bonheur", 1)


@effect("pistolet_fusees", "tally", shared=True)
def pistolet_fusees(game: DDay, unit: Unit) -> None:
    for other in game.units:
        if other.on_land:
            other.ask("reroll-some", "pistolet_fusees", 1)


@effect("bonne_conduite", "tally", usable=has_dice)
def bonne_conduite(game: DDay, unit: Unit) -> None:
    unit.ask("reroll-some", "bonne_conduite", free_dice(unit).bit_count())


@effect("silver_star", "tally")
def silver_star(game: DDay, unit: Unit) -> None:
    unit.ask("set-face", "silver_star", 2)


@effect("actes_bravoure", "tally")
def actes_bravoure(game: DDay, unit: Unit) -> None:
    if unit.afloat:
        unit.marks.append("bravery")
        unit.ask("cancel-own", "actes_bravoure", 2)
        return
    unit.ask("give-result", "actes_bravoure")
    unit.ask("add-result", "actes_bravoure", 2)


@effect(
    "medaille_honneur",
    "tally",
    usable=lambda g, u: not u.afloat and (g.solo or any(o.on_land for o in g.others(u))),
)
def medaille_honneur(game: DDay, unit: Unit) -> None:
    unit.ask("give-result", "medaille_honneur")


@effect("medaille_service", "tally", shared=True)
def medaille_service(game: DDay, unit: Unit) -> None:
    """dice G.4: three tools more for each unit ashore, up to three fewer for each at sea (M1.10)."""
    for other in game.units:
        if other.on_land:
            for _ in range(3):
                add_result(game, other, TOOL, PLAIN, "card:medaille_service")
        elif other.playing:
            tools = [d for d, f in enumerate(other.faces) if f == TOOL and not other.void >> d & 1]
            for die in tools[:3]:
                other.void |= 1 << die


@effect("croix_militaire", "tally")
def croix_militaire(game: DDay, unit: Unit) -> None:
    for _ in range(2):
        add_result(game, unit, game.chance.draw(6, unit.seat), GOLD, "card:croix_militaire")


@effect("promo_caporal", "tally", usable=has_dice)
def promo_caporal(game: DDay, unit: Unit) -> None:
    unit.ask("reroll-some", "promo_caporal", min(3, free_dice(unit).bit_count()))


@effect("promo_sous_lieutenant", "tally", usable=lambda g, u: g.solo)
def promo_sous_lieutenant(game: DDay, unit: Unit) -> None:
    unit.ask("set-face", "promo_sous_lieutenant", 1)


@effect("promo_capitaine", "tally")
def promo_capitaine(game: DDay, unit: Unit) -> None:
    unit.ask("paint", "promo_capitaine", len(unit.faces))


def unique_in_play(game: DDay) -> bool:
    """dice 3.3.6: whether a unique specialist is in play at the table."""
    return any(TITLES[card] in UNIQUE for unit in game.units for card in unit.specialists)
