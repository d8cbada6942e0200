"""What a seat can't know: hands, decks, terrains face down, the German piles."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from landfall.core.decisions import Seat
from landfall.core.imagine import Pool, list_pool
from landfall.games.commando.model.cards import GERMAN, SIDES, pack
from landfall.games.commando.model.scenario_facts import FLAME_THROWER, ROBEHOMME
from landfall.games.commando.model.state import Army, Commando
from landfall.games.commando.rules.choices import BuryCard, KeepCard
from landfall.games.commando.rules.scenario_1 import LOWER, LOWER_PILE
from landfall.games.commando.rules.scenario_3 import FIXED


def hidden(game: Commando, seat: Seat | None) -> Iterator[Pool]:
    for side, army in enumerate(game.armies):
        if SIDES[side] == seat:
            yield own_deck(game, side)
        else:
            # The opponent may have seen some cards of this hand; a spectator has seen none.
            known = army.known if seat is not None else []
            yield heroic_cards(game, side, known)
            yield normal_cards(game, side, known)
    yield from road(game)
    for name in ("approach", "objectives", "battery"):
        yield list_pool(name, getattr(game, name))
    if seat != SIDES[GERMAN]:
        yield from german_piles(game)


def own_deck(game: Commando, side: int) -> Pool:
    """The order of the seat's own deck, below the cards it is looking at."""
    deck, seen = game.armies[side].deck, cards_looked_at(game, side)

    def lay(values: list[int]) -> None:
        deck[seen:] = values

    return Pool(f"own deck {SIDES[side]}", deck[seen:], lay)


def cards_looked_at(game: Commando, side: int) -> int:
    looking = [s.among for s in game.steps if isinstance(s, KeepCard | BuryCard) and s.side == side]
    return max(looking, default=0)


def normal_cards(game: Commando, side: int, known: list[int]) -> Pool:
    """Hand, deck and the counter-attack pile, which was shown once and is face down (commando 1B.5)."""
    army, cards = game.armies[side], pack().cards
    aside = game.counter_attack if side == GERMAN else []
    in_hand = _unknown(army, known, lambda n: not cards[n].heroic)
    at_first = [army.hand[i] for i in in_hand]

    def lay(values: list[int]) -> None:
        for place, value in zip(in_hand, values, strict=False):
            army.hand[place] = value
        army.deck[:] = values[len(in_hand) : len(in_hand) + len(army.deck)]
        aside[:] = values[len(in_hand) + len(army.deck) :]
        army.known[:] = known

    return Pool(f"normal cards {SIDES[side]}", [*at_first, *army.deck, *aside], lay)


def heroic_cards(game: Commando, side: int, known: list[int]) -> Pool:
    """Heroic cards have their own back. The flame-thrower is always gained openly (commando M.8)."""
    army, cards = game.armies[side], pack().cards
    in_hand = _unknown(army, known, lambda n: cards[n].heroic and n != FLAME_THROWER)
    left = [i for i, n in enumerate(army.heroes) if n != FLAME_THROWER]

    def lay(values: list[int]) -> None:
        for place, value in zip(in_hand, values, strict=False):
            army.hand[place] = value
        for place, value in zip(left, values[len(in_hand) :], strict=True):
            army.heroes[place] = value

    values = [*(army.hand[i] for i in in_hand), *(army.heroes[i] for i in left)]
    return Pool(f"heroic cards {SIDES[side]}", values, lay)


def _unknown(army: Army, known: list[int], fits: Callable[[int], bool]) -> list[int]:
    """The places in a hand of the cards that only its player has seen."""
    seen = known.copy()
    places = []
    for place, card in enumerate(army.hand):
        if card in seen:
            seen.remove(card)
        elif fits(card):
            places.append(place)
    return places


def road(game: Commando) -> Iterator[Pool]:
    """Scenarios 1A and 1B: the café and the Tobruk are in the lower pile (commando 1A.2), the others anywhere."""
    if not game.unseen:
        return
    pile = game.pile
    lower = range(max(0, len(pile) - LOWER_PILE), len(pile))
    yield _places_of(f"lower pile of {len(lower)}", pile, list(lower), set(LOWER))
    free = [i for i, terrain in enumerate(pile) if terrain not in LOWER]

    def lay(values: list[str]) -> None:
        for place, terrain in zip(free, values, strict=False):
            pile[place] = terrain
        game.unseen[:] = values[len(free) :]

    yield Pool("terrains", [*(pile[i] for i in free), *game.unseen], lay)


def german_piles(game: Commando) -> Iterator[Pool]:
    """Scenario 3: the bridge of each pile, the place of its set terrain, and the other terrains (D.3)."""
    face_down = [pile for pile in game.piles if pile.stage == "hidden"]

    def lay_piles(values: list[Any]) -> None:
        by_bridge = {pile.bridge: pile.terrains for pile in face_down}
        for pile, bridge in zip(face_down, values, strict=True):
            pile.bridge, pile.terrains = bridge, by_bridge[bridge]

    yield Pool("bridges", [pile.bridge for pile in face_down], lay_piles)
    for pile in sorted(game.piles, key=lambda pile: pile.bridge):
        fixed = FIXED[pile.bridge]
        if fixed != ROBEHOMME and fixed in pile.terrains:
            places = list(range(len(pile.terrains)))
            yield _places_of(f"pile before {pile.bridge}", pile.terrains, places, {fixed})
    yield _free_terrains(game)


def _free_terrains(game: Commando) -> Pool:
    heaps: list[list[str]] = [*(pile.terrains for pile in game.piles), game.pile]
    places = [
        (heap, i)
        for heap in (heaps if game.piles else [])
        for i, terrain in enumerate(heap)
        if terrain not in FIXED.values()
    ]

    def lay(values: list[str]) -> None:
        for (heap, i), terrain in zip(places, values, strict=True):
            heap[i] = terrain

    return Pool("free terrains", [heap[i] for heap, i in places], lay)


def _places_of(name: str, heap: list[str], places: list[int], which: set[str]) -> Pool:
    """Shuffle some terrains among others: they change places, the others keep their order."""

    def lay(marks: list[str]) -> None:
        others = [heap[i] for i in places if heap[i] not in which]
        for i, mark in zip(places, marks, strict=True):
            heap[i] = mark or others.pop(0)

    return Pool(name, [heap[i] if heap[i] in which else "" for i in places], lay)
