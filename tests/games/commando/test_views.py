"""What each seat and a spectator may see and hear."""

from __future__ import annotations

import random

import msgspec
import pytest
from tests.games.commando.helpers import asked, english, fresh, game, german, look, play, stand

from landfall.core.table import Table
from landfall.games.commando.model.events import (
    CardKept,
    CardsDrawn,
    DeckSearched,
    HandDealt,
    HandShown,
    OwnCardKept,
)

SEATS = ("english", "german", None)


def heard(table: Table, seat: str | None, kind: type) -> list[msgspec.Struct]:
    return [event for event in table.events_for(seat) if isinstance(event, kind)]


@pytest.mark.parametrize("scenario", ["1A", "1B", "2", "3"])
def test_0_9_only_ones_own_hand(scenario: str) -> None:
    table = fresh(scenario)
    for seat in SEATS:
        view = look(table, seat)
        for side, army in zip(("english", "german"), game(table).armies, strict=True):
            seen = getattr(view, side)
            assert seen.hand_count == len(army.hand)
            assert seen.deck_count == len(army.deck)
            assert (seen.hand is not None) == (seat == side)
            assert (seen.heroes is not None) == (seat == side)
            assert (seen.discard is not None) == (seat == side)
            assert not hasattr(seen, "deck")
            assert not hasattr(seen, "gone")


def test_0_9_a_deal_and_a_draw_show_others_only_how_many() -> None:
    table = play(fresh("1A"), "E keep", "G keep")
    table.answer("english", table.decisions[0].options[0].id)
    for kind in (HandDealt, CardsDrawn):
        for seat in SEATS:
            for event in heard(table, seat, kind):
                assert isinstance(event, HandDealt | CardsDrawn)
                assert bool(event.cards) == (event.side == seat)
                assert event.count > 0
                assert not event.cards or len(event.cards) == event.count


def test_0_14_a_heroic_card_in_a_hand_is_known_by_its_back() -> None:
    table = stand("{terrains: ['1001'], english: {hand: [1401, 1402, 1102]}}", "1B")
    for seat in SEATS:
        assert look(table, seat).english.hand_heroes == 2
    assert look(table, "german").english.hand is None


def test_1_3_a_shown_hand_is_shown_to_the_opponent_only() -> None:
    """The Château de Bénouville: the Germans show their hand to the British."""
    place = "{begin: progression, next_terrains: ['1013', '1001'], turn: 1, german: {hand: [1505, 1702]}}"
    table = play(stand(place), "E terrain:1013")
    assert look(table, "english").german.known == [1505, 1702]
    assert look(table, "english").german.hand is None
    assert look(table, None).german.known is None
    for seat, cards in (("english", 2), ("german", 2), (None, 0)):
        (event,) = heard(table, seat, HandShown)
        assert isinstance(event, HandShown)
        assert (event.count, len(event.cards)) == (2, cards)
    # What is drawn later was not shown, and what is played is no longer in the hand.
    play(table, "E done")
    assert len(german(table).hand) == 4
    assert look(table, "english").german.known == [1505, 1702]
    play(table, "G done", "G unit:1505")
    assert look(table, "english").german.known == [1702]


def test_0_13_a_card_taken_back_has_been_seen() -> None:
    place = "{terrains: ['1001'], begin: english-phase, english: {hand: [1203], discard: [1105]}}"
    table = play(stand(place), "E event:1203", "E take-back:1105")
    assert look(table, "german").english.known == [1105]
    assert look(table, None).english.known is None


def test_3_2_a_dispatch_rider_looks_alone() -> None:
    place = """
    terrains: ['1001']
    begin: german-phase
    german: {hand: [1606], deck: [1601, 1601, 1505, 1502, 1702, 1703, 1704]}
    """
    table = play(stand(place), "G event:1606")
    assert asked(table) == ("german", "ask-keep")
    play(table, "G keep:1702")
    for seat in ("english", None):
        (searched,) = heard(table, seat, DeckSearched)
        assert isinstance(searched, DeckSearched)
        assert (searched.count, searched.cards) == (5, ())
        assert heard(table, seat, OwnCardKept) == []
        assert len(heard(table, seat, CardKept)) == 1
    (mine,) = heard(table, "german", DeckSearched)
    assert isinstance(mine, DeckSearched)
    assert set(mine.cards) == {f"card:{n}" for n in (1505, 1502, 1702, 1703, 1704)}
    play(table, "G bury:1704", "G bury:1703", "G bury:1505")
    assert german(table).deck[-4:] == [1704, 1703, 1505, 1502]
    assert 1702 in german(table).hand


def test_7_7_a_spy_sees_the_hand_and_takes_no_unit() -> None:
    place = """
    terrains: ['1001']
    begin: german-phase
    english: {hand: [1102, 1302, 1202]}
    german: {hand: [1603]}
    """
    table = play(stand(place), "G event:1603")
    while asked(table)[1] == "ask-window":
        table.answer("english", "pass")
    assert asked(table) == ("german", "ask-discard-theirs")
    assert [o.id for o in table.decisions[0].options] == ["discard:1202", "discard:1302"]
    play(table, "G discard:1302")
    assert english(table).discard == [1302]
    assert look(table, "german").english.known == [1102, 1202]


def test_4_10_the_table_is_seen_alike_by_all() -> None:
    place = "{terrains: ['1001'], english: {hand: [1102, 1302]}, german: {hand: [1505]}}"
    table = play(stand(place), "G unit:1505", "E unit:1102", "E play:1302")
    views = [look(table, seat) for seat in SEATS]
    assert views[0].fronts == views[1].fronts == views[2].fronts
    shown = views[2].fronts[0]
    assert shown.english.parts == [("printed", 4), ("card:1302", 2)]
    assert (shown.english.strength, shown.german.strength) == (6, 3)
    assert (shown.size, shown.played) == (4, 1)


@pytest.mark.parametrize("scenario", ["1A", "1B", "2", "3", "campaign"])
def test_0_9_a_view_travels_as_json_and_holds_no_secret_of_another_deal(scenario: str) -> None:
    """At random moments, redeal what a seat can't know: its view must stay the same."""
    whims = random.Random(scenario)
    table = fresh(scenario, 11)
    while table.outcome is None and len(table.answers) < 250:
        decision = table.decisions[0]
        table.answer(decision.seat, whims.choice(decision.options).id)
        if whims.random() < 0.1:
            for seat in SEATS:
                twin = table.game.imagine(table.state, seat, whims)
                table.game.check(twin)
                assert msgspec.json.encode(table.game.view(twin, seat)) == msgspec.json.encode(
                    table.view(seat)
                )


@pytest.mark.parametrize(("unit", "ahead"), [(1103, "english"), (1104, "german")])
def test_4_5_the_view_says_who_would_win_now_and_the_british_win_ties(
    unit: int, ahead: str
) -> None:
    table = stand(
        f"{{terrains: ['1001'], english: {{hand: [{unit}]}}, german: {{hand: [1505]}}}}", "1B"
    )
    play(table, "G unit:1505", f"E unit:{unit}")
    here = look(table, None).fronts[0]
    equal = here.english.strength == here.german.strength
    assert equal == (ahead == "english")
    assert here.ahead == ahead
    assert look(fresh("1A"), None).fronts == []


def test_1a_3_the_view_counts_the_terrains_before_the_bridge() -> None:
    assert look(fresh("1A"), None).to_cross == 6
    assert look(stand("{terrains: ['1001'], begin: english-phase}"), None).to_cross == 5
    assert look(fresh("2"), None).to_cross == 0


def test_m_9_the_view_counts_guns_and_how_many_win() -> None:
    table = stand("{terrains: ['1019'], begin: english-phase}", "2")
    game(table).taken[0].append("1023")
    assert (look(table, None).guns, look(table, None).guns_to_win) == (2, 3)
    assert look(fresh("campaign"), None).guns_to_win == 4
