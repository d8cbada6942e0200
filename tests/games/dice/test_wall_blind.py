"""dice A1.20: nobody else can tell which Decorations the German player holds.

Two games run side by side that differ only in the German player's hand and the order of the deck.
Everything that a Unit or a spectator receives must be the same, in every window.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from tests.games.dice.helpers import GAME, wall
from tests.games.dice.helpers import state as state_of
from tests.games.dice.test_deep import equipped

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.table import Table
from landfall.games.dice.model.components import CARDS, DECORATIONS
from landfall.games.dice.model.state import GERMAN, DDay
from landfall.games.dice.rules.wall.side import WINDOWS, wall_of

#: Actions that a seat asks "why not?" about, for each Decoration.
ACTIONS = ("move", "recruit", "find", "medal", "reroll")
OPEN = [card for card, kind in DECORATIONS.items() if not kind.black]
UNIT = {
    "sector": "1",
    "soldiers": 60,
    "courage": 9,
    "medals": ["croix_grunwald"],
    "specialists": ["medecin"],
}


def named(answer: str) -> set[str]:
    return {word for part in answer.split(":") for word in part.split(",")} & set(DECORATIONS)


def swapped(state: DDay, keep: set[str], whims: random.Random, of_hand: bool = True) -> DDay:
    """The same game with another hand and deck, as different as the cards allow.

    Black cards act when drawn, so they stay where they are, as do cards on the table and those in
    ``keep``.
    """
    twin = state.clone()
    wall = wall_of(twin)
    fixed = {*keep, wall.on_the_table, *named(wall.german.order)}
    piles = [(wall.hand, len(wall.hand))] if of_hand else []
    piles.append((wall.deck, len(wall.deck) - wall.known))
    free = [
        (pile, place)
        for pile, end in piles
        for place in range(end)
        if pile[place] not in fixed and not DECORATIONS[pile[place]].black
    ]
    cards = [pile[place] for pile, place in free]
    whims.shuffle(cards)
    # Cards the German player does not hold are added to the hand first.
    cards.sort(key=lambda card: of_hand and card in wall_of(state).hand)
    for (pile, place), card in zip(free, cards, strict=True):
        pile[place] = card
    GAME.check(twin)
    return twin


def received(state: DDay, decisions: tuple[Decision, ...], seat: Seat | None) -> dict[str, Any]:
    """All that a seat is sent while the table waits."""
    view = GAME.view(state, seat)
    mine = next((d for d in decisions if d.seat == seat), None)
    sent: dict[str, Any] = {
        "view": msgspec.json.encode(view),
        "question": mine,
        "who is asked": [d.seat for d in decisions],
        "hint": GAME.hint(view, mine) if mine else None,
        "refusals": [
            GAME.why_not(state, seat, action, {"card": card})
            for action in ACTIONS
            for card in DECORATIONS
            if seat is not None
        ],
        "outcome": state.outcome,
    }
    if seat != GERMAN:
        secret = set(wall_of(state).hand) - {wall_of(state).on_the_table}
        for card in sorted(secret):
            assert f'"{card}"'.encode() not in sent["view"], f"{seat} reads {card}"
            assert f"{card}'" not in str(mine), f"{seat} is asked about {card}"
    return sent


def after(state: DDay, mover: Seat, option: Option, seat: Seat | None) -> dict[str, Any]:
    """Everything an answer sends to a seat: events, beats and the final view."""
    moved = state.clone()
    moved.advance()
    moved.journal = []
    shown: list[bytes] = []
    moved.watch = lambda: shown.append(msgspec.json.encode(GAME.view(moved, seat)))
    decisions = moved.apply(mover, option)
    moved.watch = None
    return {
        **received(moved, decisions, seat),
        "beats": shown,
        "events": [e for logged in moved.journal if (e := logged.seen_by(seat))],
        # Whether an answer can be undone is seen as well.
        "shown": [moved.reveals.get(known, 0) for known in ("", seat or "")],
        "chance": moved.chance.total,
    }


def same(one: dict[str, Any], other: dict[str, Any], when: str) -> None:
    for what in one:
        assert one[what] == other[what], f"{when}: {what}"


def against_german(whims: random.Random) -> Table:
    while True:
        table = equipped(whims)
        if table.options["wall"] == "player":
            return table


@pytest.mark.parametrize("seed", range(8))
def test_a1_20_nobody_learns_what_the_german_holds(seed: int) -> None:
    whims = random.Random(seed)
    table = against_german(whims)
    others = (*(seat for seat in table.all_seats if seat != GERMAN), None)
    while table.outcome is None and len(table.answers) < 50:
        asked = whims.choice(table.decisions)
        option = whims.choice(asked.options)
        state = state_of(table)
        twin = swapped(state, named(option.id), whims)
        asked_there = twin.clone().advance()
        for seat in others:
            here = received(state, table.decisions, seat)
            same(here, received(twin, asked_there, seat), f"{seat} before {option.id}")
            here, there = (after(each, asked.seat, option, seat) for each in (state, twin))
            same(here, there, f"{seat} after {option.id} of {asked.seat}")
        table.answer(asked.seat, option.id)


@pytest.mark.parametrize("seed", range(4))
def test_a1_20_even_the_german_player_does_not_know_the_deck(seed: int) -> None:
    whims = random.Random(seed)
    table = against_german(whims)
    while table.outcome is None and len(table.answers) < 50:
        asked = whims.choice(table.decisions)
        option = whims.choice(asked.options)
        state = state_of(table)
        # The cards the German player may choose from the deck are shown.
        if not any(d.seat == GERMAN and named(d.options[0].id) for d in table.decisions):
            twin = swapped(state, set(), whims, of_hand=False)
            here = received(state, table.decisions, GERMAN)
            same(here, received(twin, twin.clone().advance(), GERMAN), f"before {option.id}")
        table.answer(asked.seat, option.id)


def window_with(window: str, hand: list[str]) -> Table:
    """The German player decides in a window, with nothing but these cards in hand."""
    unit = {**UNIT, "sector": "B"} if window == "assault" else UNIT
    table = wall(
        # In the windows before the tally, there must be dice to count.
        "roll" if window in ("changes", "contest") else window,
        units=[unit, {**unit, "medals": []}],
        german={"soldiers": 9, "hand": hand},
        rolls=(0, 1, 2, 3, 4, 5) * 4,
    )
    for _ in range(80):
        german = table.decision(GERMAN)
        if german is not None and german.args.get("window") == f"phase:{window}":
            return table
        asked = table.decisions[0]
        answers = [option.id for option in asked.options]
        quiet = next((a for a in ("done", "stay", "no", "keep") if a in answers), answers[0])
        table.answer(asked.seat, quiet)
    raise AssertionError(f"{window} did not open with {hand}")


@pytest.mark.parametrize("window", WINDOWS)
def test_a1_7_every_window_opens_whatever_the_german_player_holds(window: str) -> None:
    fitting = [card for card in OPEN if window in CARDS[card].windows]
    idle = [card for card in OPEN if window not in CARDS[card].windows]
    whims = random.Random(window)
    full = [whims.sample(OPEN, k=9) for _ in range(3)]
    if len(idle) >= 9:
        full.append(idle[:9])
    for hands in ([[card] for card in OPEN], full):
        tables = [window_with(window, hand) for hand in hands]
        for seat in ("p1", "p2", None):
            first = received(state_of(tables[0]), tables[0].decisions, seat)
            events = [table.events_for(seat) for table in tables]
            for table, told, hand in zip(tables, events, hands, strict=True):
                same(first, received(state_of(table), table.decisions, seat), f"{seat}, {hand}")
                assert told == events[0], f"{seat} hears of {hand}"
    assert fitting


@pytest.mark.parametrize("window", WINDOWS)
def test_a1_20_no_answer_in_any_window_tells_a_hand(window: str) -> None:
    """In each window, whatever is answered, the others receive the same as if the German player's nine
    cards were different. Over all the hands, every card that fits the window is played."""
    whims = random.Random(window)
    fitting = [card for card in OPEN if window in CARDS[card].windows]
    idle = [card for card in OPEN if card not in fitting]
    hands = [(fitting[first : first + 6] + idle)[:9] for first in range(0, len(fitting), 6)]
    played: set[str] = set()
    for hand in hands:
        table = window_with(window, hand)
        state = state_of(table)
        for asked in table.decisions:
            for option in asked.options:
                twin = swapped(state, named(option.id), whims)
                assert wall_of(twin).hand != hand
                for seat in ("p1", "p2", None):
                    here, there = (after(each, asked.seat, option, seat) for each in (state, twin))
                    same(here, there, f"{seat} after {option.id} of {asked.seat}")
                played |= named(option.id)
    assert played == set(fitting)
