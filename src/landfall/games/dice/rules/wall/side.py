"""dice A1.9: what the German player loses and gains, and does to the Units."""

from __future__ import annotations

from typing import Final

from landfall.core.decisions import Outcome
from landfall.games.dice.model import wall_events as told
from landfall.games.dice.model.components import CONSTANTS, SPECIALISTS
from landfall.games.dice.model.offers import emit, option
from landfall.games.dice.model.state import GERMAN, DDay, Unit
from landfall.games.dice.model.wall import Wall
from landfall.games.dice.rules.resources import gain, pay

SEAT: Final = f"seat:{GERMAN}"
#: dice A1.7: the German windows of a turn, in order.
WINDOWS: Final = ("changes", "contest", "camp", "trade", "ambush", "combat", "assault")
PASS: Final = option("done", "option-pass")
#: dice A1.8: which Specialist wakes what.
WAKES: Final = {"mg_schutze": "mgf", "pionier": "mines"}


def wall_of(game: DDay) -> Wall:
    assert game.wall is not None
    return game.wall


def german_plays(game: DDay) -> bool:
    """dice A5.1: at sea the German player waits."""
    return game.wall is not None and game.wall.awake


def ask_german(game: DDay, window: str) -> None:
    """dice A1.7: what the German player may do in a window, unless they passed until a later one."""
    if not german_plays(game):
        return
    german = wall_of(game).german
    said = next((mark for mark in german.marks if mark.startswith("until:")), "")
    if said:
        if WINDOWS.index(window) < WINDOWS.index(said.partition(":")[2]):
            return
        german.marks.remove(said)
    german.ask("german", window)


def in_play(game: DDay) -> list[Unit]:
    """Units within reach of German cards: on land, and neither dead nor destroyed."""
    return [u for u in game.units if u.on_land and u.sector and not u.dead]


def units_left(game: DDay) -> int:
    """Units in play, for numbers per Unit: not those at sea (dice A5.1); in solo play one (A1S.13)."""
    wall = wall_of(game)
    return 1 if wall.solo else len(in_play(game))


def fallen(game: DDay) -> bool:
    """dice A1S.4, ruling 41: in solo play, a German player with no one left has lost, whatever the cause."""
    wall = game.wall
    if wall is None or not wall.solo or wall.german.force:
        return False
    args: dict[str, int | str | tuple[str, ...]] = {"turns": game.turn}
    game.end(Outcome((), "outcome-wall-fallen", "A1S.4", args, {}, "allies"))
    return True


def settling(game: DDay) -> bool:
    """Whether orders are being carried out: before that, a card targets a Unit, not something it
    has."""
    return bool(wall_of(game).queue)


# Losses and gains.


def strike(game: DDay, unit: Unit, amount: int, by: str, rule: str = "A1.19") -> None:
    """dice A1, ruling 46: noted now, taken when the window closes."""
    unit.pending += amount
    emit(game, told.HitPending(seat=f"seat:{unit.seat}", amount=amount, by=by, rule=rule))


def lose_german(game: DDay, card: str, rule: str, by: str = "") -> None:
    """dice A1.17: the Specialist is lost for good, unless the card says otherwise; the guns or mines that he woke go
    back to sleep.
    """
    wall = wall_of(game)
    wall.german.specialists.remove(card)
    if SPECIALISTS[card].returns:
        wall.specialists.append(card)
    else:
        wall.german.gone.append(card)
    emit(game, told.GermanLost(seat=SEAT, card=f"card:{card}", by=by, rule=rule))
    if card in WAKES:
        emit(game, told.AttributeLost(what=f"attribute:{WAKES[card]}", rule="A1.9"))


def add_german(game: DDay, card: str, stars: int, rule: str = "A1.17") -> None:
    from landfall.games.dice.model import events

    wall = wall_of(game)
    if card in wall.specialists:
        wall.specialists.remove(card)
    else:
        wall.german.gone.remove(card)
    wall.german.specialists.append(card)
    emit(game, events.Recruited(seat=SEAT, card=f"card:{card}", stars=stars, rule=rule))
    if card in WAKES:
        emit(game, told.AttributeActivated(what=f"attribute:{WAKES[card]}", rule="A1.8"))


def soldiers_killed(game: DDay, amount: int, by: str, rule: str) -> None:
    """dice A1, ruling 20: no more Soldiers are killed than there are; a solo German gives up
    Specialists for the rest."""
    wall = wall_of(game)
    missing = amount - wall.german.soldiers
    pay(game, wall.german, by, rule, soldiers=amount)
    if wall.solo and missing > 0:
        for _ in range(min(missing, len(wall.german.specialists))):
            wall.german.ask("german-loses")


def remove_item(game: DDay, card: str, by: str, seat: str) -> None:
    """dice A1.17: the Item leaves the game."""
    wall = wall_of(game)
    wall.items.remove(card)
    wall.removed.append(card)
    emit(game, told.ItemRemoved(seat=f"seat:{seat}", card=f"card:{card}", by=by, rule="A1.17"))


def german_gains(game: DDay, by: str, rule: str, **resources: int) -> None:
    gain(game, wall_of(game).german, by, rule, **resources)


def decoration_price(game: DDay) -> int:
    """dice A1.18: five Courage; cards change it, and one is always paid (ruling 49)."""
    from landfall.games.dice.rules.sectors import in_force

    wall = wall_of(game)
    price = CONSTANTS["decoration_courage"]
    if "hauptmann" in wall.german.specialists:
        price = 4
    for change in in_force(game, "cost"):
        if change["what"] == "decoration":
            price += change["delta"]
    if "periscope" in wall.german.marks:
        price -= 2
    return max(price, 1)


def suffer_before_comparison(game: DDay) -> None:
    """dice A1, rulings 29, 46: hits are taken; in Phase 7 they eliminate no Unit, even if it has no
    one left."""
    for unit in in_play(game):
        losses, unit.pending = unit.pending, 0
        if losses:
            missing = max(losses - unit.soldiers, 0)
            pay(game, unit, "why:german", "8.2", soldiers=losses)
            if missing >= len(unit.specialists):
                unit.gone += unit.specialists
                unit.specialists.clear()
            else:
                for _ in range(missing):
                    unit.ask("lose-specialist")
