"""dice 3.3.3, 3.4.4, M3.5: what items, medals and promotions do in Phases 3 and 5."""

from __future__ import annotations

from landfall.core.decisions import Arg, Option
from landfall.games.dice.model.components import BONUSES, COURAGE, SPECIALISTS, STAR, TITLES, TWO
from landfall.games.dice.model.offers import DONE, Menu, card_option, menu, option
from landfall.games.dice.model.state import DDay, Question, Unit
from landfall.games.dice.rules.cards import Test, always, can_spare, effect
from landfall.games.dice.rules.resources import (
    add_specialist,
    draw_medal,
    gain,
    lose_specialist,
)
from landfall.games.dice.rules.rwb_bonuses import give_bonus
from landfall.games.dice.rules.sectors import gun_symbols, recruiting_allowed


def give_or_keep(game: DDay, unit: Unit, face: int) -> None:
    """A bonus from a card. Before the tally, it is only noted: the tally counts it, and a mission
    can use it."""
    if game.phase == "changes":
        unit.granted.append(face)
    else:
        give_bonus(game, unit, face)


# Bonuses from cards.


def in_time(game: DDay, unit: Unit) -> bool:
    """At sea, such a card is played while dice are changed; on land, in the phases it names."""
    return bool(unit.afloat) == (game.phase == "changes")


@effect("veste_commandement", "tally", "camp")
def veste_commandement(game: DDay, unit: Unit) -> None:
    give_or_keep(game, unit, STAR)


@effect("amphetamines", "tally", "camp")
def amphetamines(game: DDay, unit: Unit) -> None:
    give_or_keep(game, unit, COURAGE)


@effect("ordre_service_distingue", "tally", "camp")
def ordre_service_distingue(game: DDay, unit: Unit) -> None:
    give_or_keep(game, unit, STAR)
    give_or_keep(game, unit, TWO)


@effect("promo_commandant", "tally", "camp")
def promo_commandant(game: DDay, unit: Unit) -> None:
    unit.ask("any-bonus", "promo_commandant")


@menu
class AnyBonus(Menu):
    kind = "any-bonus"
    text = "ask-any-bonus"
    rule = "M3.5"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        return tuple(
            option(f"bonus:{bonus}", "option-bonus", bonus=f"bonus:{bonus}") for bonus in BONUSES
        )

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        give_or_keep(game, unit, BONUSES.index(option.id.partition(":")[2]))


# Gains, in Phase 3.


#: A1, ruling 29: cards that give Soldiers may be played in Phase 7 too.
ASSAULT = ("radio_campagne", "medaille_militaire", "promo_premiere_classe")


def _gains(card: str, **resources: int) -> None:
    @effect(card, "camp", *(("assault",) if card in ASSAULT else ()))
    def _(game: DDay, unit: Unit) -> None:
        gain(game, unit, f"card:{card}", "3.3.3", **resources)


_gains("radio_campagne", soldiers=5)
_gains("bronze_star", courage=4)
_gains("medaille_militaire", soldiers=8)
_gains("promo_premiere_classe", soldiers=6)
_gains("promo_caporal_chef", points=12)
_gains("promo_sergent", courage=3)
_gains("promo_sergent_chef", stars=4)


@effect("flasque_cognac")
def flasque_cognac(game: DDay, unit: Unit) -> None:
    gain(game, unit, "card:flasque_cognac", "3.3.3", courage=2)
    unit.spent.append("cognac")


@effect("purple_heart", usable=lambda g, u: u.last_losses > 0)
def purple_heart(game: DDay, unit: Unit) -> None:
    gain(game, unit, "card:purple_heart", "3.3.3", soldiers=min(unit.last_losses, 10))


@effect("croix_souvenir", "camp", "tally", shared=True, usable=in_time)
def croix_souvenir(game: DDay, unit: Unit) -> None:
    for other in game.units:
        if not other.out and (other.playing or not unit.afloat):
            points = 20 if other is unit else 10
            gain(game, other, "card:croix_souvenir", "3.3.3", points=points)


@effect("citation_unite", shared=True)
def citation_unite(game: DDay, unit: Unit) -> None:
    for other in game.units:
        if not other.out:
            gain(game, other, "card:citation_unite", "3.3.3", soldiers=2, courage=1, stars=1)


@effect("drapeau", shared=True)
def drapeau(game: DDay, unit: Unit) -> None:
    for other in game.together(unit):
        courage = 3 if other is unit else 1
        gain(game, other, "card:drapeau", "3.3.3", courage=courage)


@effect("etoile_campagne", shared=True)
def etoile_campagne(game: DDay, unit: Unit) -> None:
    for other in game.units:
        if other.on_land:
            other.marker = max(other.marker - 1, 1)


@effect("medaille_campagne_europe", usable=lambda g, u: u.marker > 1)
def medaille_campagne_europe(game: DDay, unit: Unit) -> None:
    unit.marker -= 1


@effect("promo_adjudant", usable=lambda g, u: u.marker > 1)
def promo_adjudant(game: DDay, unit: Unit) -> None:
    unit.marker -= 1


def may_recruit(game: DDay, unit: Unit) -> bool:
    """dice 5.7, A2.2: where a sector or a Broken Chain of Command (bc32) forbids it, nobody is recruited,
    not even for free."""
    return recruiting_allowed(game, unit)


@effect("croix_service_distingue", usable=may_recruit)
def croix_service_distingue(game: DDay, unit: Unit) -> None:
    unit.ask("free-recruit", "croix_service_distingue")


@effect("promo_lieutenant_colonel", usable=may_recruit)
def promo_lieutenant_colonel(game: DDay, unit: Unit) -> None:
    unit.ask("free-recruit", "promo_lieutenant_colonel")


@effect("croix_rouge_royale")
def croix_rouge_royale(game: DDay, unit: Unit) -> None:
    gain(game, unit, "card:croix_rouge_royale", "3.3.3", soldiers=3)
    unit.ask("bring-back", "croix_rouge_royale")


def _hero_of(card: str, title: str) -> bool:
    return bool(SPECIALISTS[card].hero) and TITLES[card] == title


@menu
class BringBack(Menu):
    """The Royal Red Cross brings a lost regular specialist back."""

    kind = "bring-back"
    text = "ask-bring-back"
    rule = "3.3.7"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        # M4.3: if a hero held the title, the hero comes back.
        return tuple(
            card_option("recruit", card)
            for card in dict.fromkeys(unit.gone)
            if SPECIALISTS[card].category == "regular"
            and not unit.has(TITLES[card])
            and card not in game.removed
            and (SPECIALISTS[card].hero or not any(_hero_of(lost, card) for lost in unit.gone))
        )

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        card = option.id.partition(":")[2]
        unit.gone.remove(card)
        add_specialist(game, unit, card, 0, "3.3.7")


@effect("documents_top_secret", shared=True, usable=lambda g, u: bool(g.medals or g.medals_played))
def documents_top_secret(game: DDay, unit: Unit) -> None:
    """Draw two medals at random and keep one."""
    drawn = [card for card in (draw_medal(game, unit, "3.4.4") for _ in range(2)) if card]
    if len(drawn) == 2:
        unit.ask("drop-medal", ",".join(drawn))


@menu
class DropMedal(Menu):
    kind = "drop-medal"
    text = "ask-drop-medal"
    rule = "3.4.4"

    def args(self, asked: Question) -> dict[str, Arg]:
        return {}

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        return tuple(card_option("drop", card) for card in asked.card.split(","))

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        card = option.id.partition(":")[2]
        unit.medals.remove(card)
        unit.discards.append(card)


@effect("nouveaux_ordres", shared=True, usable=lambda g, u: bool(u.missions and g.mission_deck))
def nouveaux_ordres(game: DDay, unit: Unit) -> None:
    from landfall.games.dice.rules.missions import new_orders

    new_orders(game, unit)


@effect("pigeon_voyageur", usable=lambda g, u: any(o.on_land for o in g.others(u)))
def pigeon_voyageur(game: DDay, unit: Unit) -> None:
    unit.ask("pigeon", "pigeon_voyageur")


@effect("carnet_messages")
def carnet_messages(game: DDay, unit: Unit) -> None:
    if game.solo:
        unit.ask("convert", "carnet_messages")
    else:
        unit.marks.append("message")


@menu
class Convert(Menu):
    """The Message Book in solo play: up to three of one resource become another."""

    kind = "convert"
    text = "ask-convert"
    rule = "10.2"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        stock = {"soldiers": unit.soldiers, "courage": unit.courage, "stars": unit.stars}
        return (
            DONE,
            *(
                option(
                    f"convert:{a}:{b}:{n}",
                    "option-convert",
                    amount=n,
                    what=f"resource:{a}",
                    into=f"resource:{b}",
                )
                for a, have in stock.items()
                for b in stock
                if a != b
                for n in range(1, min(3, have - (a == "soldiers" and not unit.specialists)) + 1)
            ),
        )

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        if option.id != "done":
            _, a, b, n = option.id.split(":")
            setattr(unit, a, getattr(unit, a) - int(n))
            setattr(unit, b, getattr(unit, b) + int(n))


# Phase 5: effects that are noted now and applied by the move.


def _marks(card: str, window: str, mark: str, usable: Test = always) -> None:
    @effect(card, window, usable=lambda g, u: mark not in u.marks and usable(g, u))
    def _(game: DDay, unit: Unit) -> None:
        unit.marks.append(mark)


_marks("detecteur_mines", "move", "detector")
_marks("pince_coupante", "move", "cutters")
_marks("gants_cuir", "move", "gloves")
_marks("croix_liberation", "move", "free-advance")
_marks("promo_colonel", "move", "free-advance")
_marks("gilet_pare_eclats", "combat", "vest")
_marks("trousse_secours", "fire", "first-aid")


@effect(
    "grappin",
    "camp",
    "move",
    usable=lambda g, u: "hook" not in u.marks and (g.phase == "move" or len(g.together(u)) > 1),
)
def grappin(game: DDay, unit: Unit) -> None:
    """In Phase 3, it also helps one other unit, and the other units know this before they move."""
    unit.marks.append("hook")
    if game.phase == "camp":
        unit.marks.append("hook-shared")


@effect(
    "croix_victoria",
    "tally",
    "fire",
    usable=lambda g, u: "unhurt" not in u.marks and in_time(g, u),
)
def croix_victoria(game: DDay, unit: Unit) -> None:
    """Spares all losses of this turn's combat; aboard, those of Phase 2 (M1.10)."""
    unit.marks.append("unhurt")


def _can_silence(game: DDay, unit: Unit) -> bool:
    """Before the move, or after it if the unit has just moved in: both are Phase 5."""
    if game.phase == "combat" and "entered" not in unit.marks:
        return False
    if not can_spare(unit) and (unit.holder("grenadier") != "wh13" or "wh13" in unit.spent):
        return False
    return gun_symbols(game, game.sector(unit)) > 0 and f"silence:{unit.sector}" not in unit.marks


@effect("grenadier", "move", "combat", usable=_can_silence)
def grenadier(game: DDay, unit: Unit) -> None:
    """Sacrificed in Phase 5, the Grenadier silences the sector's guns for good; Smokey Smith does it twice."""
    unit.marks.append(f"silence:{unit.sector}")
    if unit.holder("grenadier") == "wh13" and "wh13" not in unit.spent:
        unit.spent.append("wh13")
    else:
        lose_specialist(game, unit, unit.holder("grenadier"), "3.3.6")


@effect(
    "lieutenant",
    "move",
    usable=lambda g, u: "wh10" in u.specialists and "no-courage" not in u.marks and can_spare(u),
)
def lieutenant(game: DDay, unit: Unit) -> None:
    """Den Brotheridge leads the way: the unit pays no courage, but still meets what the sector
    requires."""
    unit.marks.append("no-courage")
    lose_specialist(game, unit, "wh10", "M4.2")
