"""6.3 Details of German fire on request: who can fire into a hex, and how likely a unit there is to be hit.

Fire cards are drawn from the deck, whose content everyone knows and whose order nobody does.
"""

from __future__ import annotations

from collections import Counter
from functools import cache

from landfall.core.decisions import Arg, Fact
from landfall.games.omaha.model import counters, deck, ground
from landfall.games.omaha.model.state import IN_BOX, Omaha
from landfall.games.omaha.rules.fields_of_fire import armed, dot_now, printed_field
from landfall.games.omaha.rules.fire_targets import Gun, gun_ref, targets
from landfall.games.omaha.rules.german_actions import volleys
from landfall.games.omaha.rules.volley import foreseen


def fire_into(game: Omaha, hex: int) -> tuple[Fact, ...]:
    """6.2, 23.3: who can fire into a hex, the most intense fire first."""
    return tuple(
        Fact("6.2", "look-fire", _args(gun, dot), _hexes(gun), "fire")
        for dot, gun in _dots(game, hex)
    )


def _dots(game: Omaha, hex: int) -> list[tuple[int, int]]:
    found = [
        (dot_now(game.plunging, hex, printed), gun)
        for gun in armed(game)
        if (printed := printed_field(gun).get(hex, 0))
    ]
    return sorted(found, key=lambda one: (-one[0], one[1]))


def _args(gun: int, dot: int) -> dict[str, Arg]:
    return {"position": gun_ref(gun), "dot": f"dot:{ground.DOT_NAME[dot]}"}


def _hexes(gun: int) -> tuple[str, ...]:
    if gun < 0:
        return (ground.REF[-gun],)
    return tuple(ground.REF[hex] for hex in ground.POSITION_HEXES[gun])


def danger(game: Omaha, name: str) -> tuple[Fact, ...]:
    """For a unit on the map: which positions may hit it, on how many of the cards left, and the total chance."""
    number = counters.US_NUMBER.get(name, -1)
    if number < 0 or not counters.FULL[number] or not 0 <= game.units[number].at < IN_BOX:
        return ()
    dots = _dots(game, game.units[number].at)
    args: dict[str, Arg] = {"unit": counters.US_REF[number]}
    if not dots:
        return (Fact("6.2", "look-safe", args, (), "safe"),)
    sectors = [s for s in game.sectors if game.phase != "fire" or s not in game.fire_cards]
    twin = game
    if game.phase != "fire" and game.hit:
        twin = game.clone()
        twin.hit.clear()  # 6.34: a unit hit in this turn's fire phase can be hit again in the next
    aimed: Counter[int] = Counter()
    hits = {sector: _cards(twin, sector, number, aimed) for sector in sectors}
    cards = len(game.deck)
    sure = _percent(cards, [one for one, _ in hits.values()])
    most = _percent(cards, [one | other for one, other in hits.values()])
    args |= {"chance": sure, "most": most, "more": most - sure}
    found = [Fact("6.3", "look-danger", args, (), "danger")]
    for dot, gun in dots:
        chance = round(100 * aimed[gun] / cards) if cards else 0
        found.append(
            Fact("6.3", "look-threat", _args(gun, dot) | {"chance": chance}, _hexes(gun), "threat")
        )
    return tuple(found)


def _cards(
    game: Omaha, sector: str, number: int, aimed: Counter[int]
) -> tuple[frozenset[int], frozenset[int]]:
    """The cards on which the unit is hit, and those on which the player could choose another."""
    sure, chosen = set(), set()

    @cache
    def aims(gun: Gun, symbol: str) -> bool:
        return any(target.unit == number for target in targets(game, gun, symbol))

    for card in sorted(game.deck):
        symbol = deck.CARDS[card].target
        for guns in volleys(game, sector, card):
            aiming = [gun.id for gun in guns if aims(gun, symbol)]
            if not aiming:
                continue  # True of most volleys, and working out their hits is slow.
            aimed.update(aiming)
            hit, open_ = foreseen(game, guns, symbol)
            if number in hit:
                sure.add(card)
            elif number in open_:
                chosen.add(card)
    return frozenset(sure), frozenset(chosen - sure)


def _percent(cards: int, hits: list[frozenset[int]]) -> int:
    """The chance in percent that at least one of the coming fire cards hits; `hits` has a set of cards for each sector."""
    if not cards or not hits:
        return 0
    missed = [cards - len(one) for one in hits]
    if len(hits) == 1 or cards == 1:
        return round(100 * (1 - missed[0] / cards))
    both = cards - len(hits[0] | hits[1])
    return round(100 * (1 - (missed[0] * missed[1] - both) / (cards * (cards - 1))))
