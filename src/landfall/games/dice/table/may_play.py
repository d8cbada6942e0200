"""dice A1.19, A1.20: the open cards that each side may still play this turn."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from landfall.core.decisions import Seat
from landfall.games.dice.model.components import CARDS, ITEMS, TITLES
from landfall.games.dice.model.state import DDay, Unit
from landfall.games.dice.model.wall import Wall
from landfall.games.dice.rules.cards import EFFECTS
from landfall.games.dice.rules.sectors import forbidden
from landfall.games.dice.rules.wall.assault import attackers
from landfall.games.dice.rules.wall.orders import CANCELLERS
from landfall.games.dice.rules.wall.plays import SERVES, the_play
from landfall.games.dice.rules.wall.side import WINDOWS, in_play
from landfall.games.dice.rules.wall.unit_rounds import SHARP


class MayPlay(Struct, frozen=True):
    """An open card that may still be played this turn, and the first window in which it counts."""

    card: str
    window: str


#: For each phase without a German window: the next window.
_NEXT_WINDOW: Final = {
    "start": "changes",
    "condition": "changes",
    "roll": "changes",
    "swaps": "contest",
    "tally": "camp",
    "sea-combat": "camp",
    "bombardment": "camp",
    "move": "combat",
    "fire": "assault",
    "payment": "assault",
    "losses": "assault",
}
#: The windows in which Units play cards, in order; then, for each phase without one, the next window.
_OF_UNITS: Final = (
    "changes",
    "swaps",
    "contest",
    "camp",
    "ambush",
    "move",
    "combat",
    "fire",
    "assault",
)
_NEXT_OF_UNITS: Final = {
    "start": "changes",
    "condition": "changes",
    "roll": "changes",
    "tally": "camp",
    "sea-combat": "camp",
    "bombardment": "camp",
    "trade": "ambush",
    "payment": "assault",
    "losses": "assault",
}
#: Cards that Units play in windows of their own, not by an effect.
_AGAINST: Final = {
    "lieutenant": ("swaps",),
    "tnt": ("contest",),
    "ordres_errones": ("contest",),
    "lunette_sniper": ("camp", "ambush"),
    "sniper": ("ambush",),
    "servant_piat": ("ambush",),
}
#: In place of a window, for a card that cancels a Decoration, which counts at any time.
CANCELS: Final = "decoration"


def may_play(game: DDay, wall: Wall) -> tuple[MayPlay, ...]:
    """What the German player may play; only cards that everyone can see, so never a Decoration."""
    now = _NEXT_WINDOW.get(game.phase, game.phase)
    if now not in WINDOWS or not wall.awake:
        return ()
    ahead = WINDOWS[WINDOWS.index(now) :]
    if not attackers(game):
        ahead = tuple(window for window in ahead if window != "assault")
    german, found = wall.german, []
    for card in (*german.specialists, *german.items):
        served = (SERVES[card],) if card in SERVES and card not in german.marks else ()
        windows = CARDS[card].windows if card in german.items else served
        for window in ahead:
            # Later windows: what the card can hit then is not known yet.
            if window in windows and (window != game.phase or the_play(game, card).targets(game)):
                found.append(MayPlay(card, window))
                break
    return tuple(found)


def units_may_play(game: DDay, wall: Wall) -> dict[Seat, tuple[MayPlay, ...]]:
    """What each Unit may play; its cards are public."""
    now = _NEXT_OF_UNITS.get(game.phase, game.phase)
    if now not in _OF_UNITS or not wall.awake:
        return {}
    ahead = _OF_UNITS[_OF_UNITS.index(now) :]
    found = {}
    for unit in in_play(game):
        windows = ahead if unit in attackers(game) else ahead[: ahead.index("assault")]
        cards = (*unit.specialists, *unit.items, *unit.medals, *unit.promotions)
        plays = [
            MayPlay(card, when) for card in cards if (when := _next(game, unit, card, windows))
        ]
        if plays:
            found[unit.seat] = tuple(plays)
    return found


def _next(game: DDay, unit: Unit, card: str, ahead: tuple[str, ...]) -> str:
    assert game.wall is not None
    title = TITLES.get(card, card)
    if title in unit.marks or (card in ITEMS and forbidden(game, "use_items")):
        return ""
    if card in CANCELLERS and game.wall.hand:
        return CANCELS
    usual = windows_of(game, unit, card)
    effect = EFFECTS.get(title)
    for window in ahead:
        # Later windows: what the card can do then is not known yet.
        if window in usual and (
            window != game.phase or title in _AGAINST or effect is None or effect.usable(game, unit)
        ):
            return window
    return ""


def windows_of(game: DDay, unit: Unit, card: str) -> tuple[str, ...]:
    """The windows in which a Unit's card can be played; ``tally`` effects come in ``changes``."""
    title = TITLES.get(card, card)
    if title == "lunette_sniper" and not any(unit.has(sharp) for sharp in SHARP):
        return ()
    if title == "servant_piat" and "piat" in unit.marks:
        return ()
    if card in ("porte_documents", "promo_sous_lieutenant"):
        return ("changes",) if game.solo else ("swaps",)
    if title in _AGAINST:
        if title == "lieutenant" and "swapped" in unit.marks:
            return ("move",) if card == "wh10" else ()
        return (*_AGAINST[title], *(("move",) if card == "wh10" else ()))
    effect = EFFECTS.get(title)
    if effect is None:
        return ()
    return tuple("changes" if window == "tally" else window for window in effect.windows)
