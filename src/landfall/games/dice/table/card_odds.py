"""What each card that a Unit may play now would do to its odds, tried out by the rules."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from landfall.games.dice.model.offers import offered
from landfall.games.dice.model.state import DDay, Unit
from landfall.games.dice.rules.cards import play_card
from landfall.games.dice.rules.survival import Span
from landfall.games.dice.table.outlook import Remains, standing

#: Questions in a combat that a card may answer.
ASKED: Final = ("combat", "fire")
#: Dice for a card that rolls, so that nobody learns what the real ones will show.
SCRIPT: Final = [0] * 24


class CardOdds(Struct, frozen=True):
    """The combat as it would be once the card is played."""

    card: str
    survival: int
    losses: Span
    left: tuple[Remains, ...]


def card_odds(game: DDay, unit: Unit) -> tuple[CardOdds, ...]:
    """Cards whose result is not certain (they roll or leave a choice), or that change nothing, are
    left out."""
    if unit.order or not unit.todo or unit.todo[-1].kind not in ASKED:
        return ()
    now = standing(game, unit, 0).combat
    if now is None:
        return ()
    found = []
    for option in offered(game, unit):
        verb, _, card = option.id.partition(":")
        if verb != "use":
            continue
        twin = game.clone()
        twin.chance.script = SCRIPT.copy()
        me = twin.unit(unit.seat)
        waiting = len(me.todo)
        play_card(twin, me, card)
        if len(me.todo) != waiting or len(twin.chance.script) != len(SCRIPT):
            continue
        then = standing(twin, me, 0).combat
        if then is not None and then != now:
            found.append(CardOdds(card, then.survival, then.losses, then.left))
    return tuple(found)
