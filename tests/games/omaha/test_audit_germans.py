"""More on the Germans: lines of communication, actions, artillery."""

from __future__ import annotations

from tests.games.omaha.helpers import asked, at, card, linked, number, state, told

from landfall.games.omaha.model import counters, deck, ground
from landfall.games.omaha.rules.artillery import batteries, settle_batteries, shell_targets
from landfall.games.omaha.rules.communication import (
    controlled,
    german_reach,
    is_linked,
    linked_sites,
)
from landfall.games.omaha.rules.depth import exchange_depth
from landfall.games.omaha.rules.fields_of_fire import potential_fire
from landfall.games.omaha.rules.german_actions import GermanActions, reoccupy
from landfall.games.omaha.rules.leaders import in_field


def test_12_22_a_position_that_us_units_hold_has_no_german_line() -> None:
    """omaha 12.2, 12.22, 16.9, 18.1: US control of the hex does not cut the line, but US occupation does."""
    beside = state(at(18, "actions", {"A/1/16": "1212"}))
    assert is_linked(beside, 1313, german_reach(beside))
    held = state(at(18, "actions", {"A/1/16": {"at": "1313", "steps": 1}}))
    assert not is_linked(held, 1313, german_reach(held))
    field = ground.FIELD[ground.SITES[1313]]
    alone = next(h for h in field if all(p == ground.SITES[1313] for p in ground.FIRE_ON[h]))
    assert potential_fire(beside, alone, linked_sites(beside))
    assert not potential_fire(held, alone, linked_sites(held)), "no ambush from under US units"
    general = state(at(18, "actions", {"Gen/Wyman": "1313"}))
    assert is_linked(general, 1313, german_reach(general)), "11.31: a general alone cuts nothing"


def test_16_32_a_unit_that_redeploys_does_not_fire() -> None:
    """omaha 16.32: the unit does not fire, even if its new position comes up on the same card."""
    seen = 0
    for number_, record in deck.CARDS.items():
        letters = {c.color: c for c in record.positions}
        for origin, p in ground.SITES.items():
            here = ground.POSITIONS[p]
            color = letters.get(here.color)
            if ground.IS_WN[p] or here.vp or color is None or color.symbol != "R" or color.double:
                continue
            game = linked(
                state(at(18, "actions", {"A/1/16": "1411"}, {f"{origin:04d}": {"depth": "any"}}))
            )
            if any(1411 in ground.FIELD[p] for p in (ground.SITES[h] for h in game.germans)):
                continue
            steps = [GermanActions(here.sector, number_)]
            game.tactical.clear()
            game.division.clear()
            while steps:
                game.steps.clear()
                steps.pop().run(game)
                found = list(game.steps)
                assert not [s for s in found if type(s).__name__ in ("Volley", "Advance")]
                steps = [s for s in found if isinstance(s, GermanActions)]
            seen += origin not in game.germans
    assert seen


def test_6_34_artillery_takes_no_second_step_in_a_phase() -> None:
    """omaha 6.34, 6.5, 14.12: until turn 16, a unit that lost a step to a position is spared."""
    units = {"A/1/16": "0613", "B/1/16": "0613"}
    game = state(at(8, "actions", units))
    symbol = game.symbol(number("A/1/16"))
    assert number("A/1/16") in shell_targets(game, symbol, ("east",))
    game.hit.append(number("A/1/16"))
    assert number("A/1/16") not in shell_targets(game, symbol, ("east",))
    late = state(at(18, "actions", {"A/1/16": "0714"}))
    late.hit.append(number("A/1/16"))
    assert number("A/1/16") in shell_targets(late, symbol, ("east",))


def test_6_51_observers_that_were_lost_stay_lost_behind_us_lines() -> None:
    """omaha 6.51, 12.24: no US unit needs to stay nearby; a German line of communication brings the battery back."""
    battery = next(n for n, b in enumerate(counters.BATTERIES) if b.observers[-1] == "A6")
    names = counters.BATTERIES[battery].observers
    hexes = [h for name in names for h in ground.POSITION_HEXES[ground.POSITION[name]]]
    posts = [n for n in counters.FIGHTERS if counters.INFANTRY[n]]
    units = {
        counters.US[n].unit: {"at": f"{hex:04d}", "steps": 1}
        for n, hex in zip(posts, hexes, strict=False)
    }
    game = state(at(12, "actions", units))
    settle_batteries(game)
    assert battery in game.silent
    # A6 is surrounded by US companies, and the one that took it has moved on.
    ring = list(ground.NEIGHBOURS[1309])
    for n, hex in zip(posts[len(hexes) :], ring, strict=False):
        game.units[n] = game.units[n]._replace(steps=1)
        game.move(n, hex)
    game.move(game.at(1309)[0], 713)
    for hex in hexes[:-1]:
        assert game.at(hex)
    assert 1309 not in controlled(game)
    settle_batteries(game)
    assert battery in game.silent
    assert not batteries(game)[battery]
    for hex in ring:
        game.move(game.at(hex)[0], 713)
    # 12.24: a line opened while the Germans fire counts only from the next fire phase.
    game.phase = "fire"
    assert not batteries(game)[battery]
    settle_batteries(game, begins=True)
    assert battery not in game.silent


def test_11_4_plunging_fire_reaches_leaders_behind_cover() -> None:
    """omaha 6.2, 11.4: sporadic dots in beach hexes with cover count as steady, for leaders too."""
    hex, position = next(
        (hex, p)
        for p, field in enumerate(ground.FIELD)
        for hex, dot in field.items()
        if dot == 1 and hex in ground.BEACH and hex in ground.PROTECTED
    )
    game = state(at(12, "actions", {"HQ/16": f"{hex:04d}"}))
    assert in_field(game, position) == []
    game.plunging = True
    assert in_field(game, position) == [number("HQ/16")]


def test_16_11_a_nest_is_reoccupied_on_the_hexes_that_a_line_reaches() -> None:
    """omaha 16.1, 16.11, 16.12: cutting off one hex does not protect the other; the nearer one comes first."""
    game = state(at(18, "actions", {"A/1/16": "0714"}))
    game.germans_lost = [counters.GERMAN_NUMBER["WN-P1"], counters.GERMAN_NUMBER["WN-P2"]]
    game.germans_unused = [u for u in game.germans_unused if u not in game.germans_lost]
    game.linked = [922]
    reoccupy(game, ground.POSITION["WN66"])
    assert set(game.germans) == {922}
    few = linked(state(at(18, "actions", {"A/1/116": "1023"})))
    few.germans_lost = [counters.GERMAN_NUMBER["WN-P1"]]
    few.germans_unused.remove(counters.GERMAN_NUMBER["WN-P1"])
    few.linked = [821, 922]
    reoccupy(few, ground.POSITION["WN66"])
    assert set(few.germans) == {922}


def test_16_34_an_exchanged_marker_is_mixed_among_the_others() -> None:
    """omaha 16.34, 16.83: if the marker went to the end of the pool, everyone would know when it is drawn."""
    places = set()
    building = next(
        h for h, p in ground.SITES.items() if h in ground.BUILDINGS and not ground.IS_WN[p]
    )
    game = state(at(18, "actions", {}, {"1407": {"depth": "any"}}))
    marker = game.germans[1407].depth
    for spin in range(6):
        twin = game.clone()
        for _ in range(spin):
            twin.chance.draw(7)
        twin.germans[building] = twin.germans.pop(1407)
        exchange_depth(twin, building)
        places.add(twin.mobile_depth.index(marker))
    assert len(places) > 1


def test_19_33_rockets_hinder_the_engineers_too() -> None:
    """omaha 19.33, 6.53: artillery by event counts like artillery by fire card."""
    hex = next(h for h in sorted(ground.BEACH) if ground.distance(h, 1222) == 6)
    number_ = card(
        lambda r: any(e.event == "screaming_meemies" and e.first <= 18 <= e.last for e in r.events)
    )
    table = at(18, "event", {"A/1/116": f"{hex:04d}"}, {"1222": "WN-ROCKET"}, (number_,))
    assert [e.unit for e in told(table, "StepLost") if e.cause == "rocket"] == ["unit:A/1/116"]
    assert ground.SECTOR[hex] in state(table).shelled


def test_16_85_advances_wait_for_both_sectors() -> None:
    """omaha 16.85: advances come after everything other Germans do in the phase."""
    red = card(
        lambda r: (
            any(c.color == "red" and c.symbol == "A" for c in r.positions) and r.artillery is None
        )
    )
    table = at(18, "fire", {"A/1/16": "0714"}, {"1313": {"depth": "any"}}, (red,))
    acts = [e for e in table.events if type(e).__name__ == "GermanActed"]
    advance = next(e for e in acts if e.action == "advance")  # type: ignore[attr-defined]
    west = [e for e in told(table, "CardDrawn") if e.use == "fire"][1]
    assert table.events.index(west) < table.events.index(advance)
    assert 1113 in state(table).germans


def test_11_11_without_a_unit_for_the_hero_nobody_is_asked() -> None:
    """omaha 9.23, 11.11: the German part of the event still applies."""
    number_ = card(
        lambda r: any(
            e.event == "hero_and_depth" and e.division == 29 and e.first <= 5 <= e.last
            for e in r.events
        )
    )
    table = at(5, "event", {"A/1/16": "0613"}, {"0728": {}}, (number_,))
    assert asked(table).text != "ask-hero"
    assert state(table).germans[728].depth >= 0
