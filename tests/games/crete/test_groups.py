"""G6.9, G16.1: units of a hex that act together, and who joins an assault."""

from __future__ import annotations

from typing import Any

from tests.games.crete.helpers import (
    AUS,
    FJ,
    at,
    choose,
    game_of,
    ids,
    number,
    pair,
    still,
    table,
    told,
    unit,
)

from landfall.core.table import Table
from landfall.games.crete.model.events import SecondAction
from landfall.games.crete.model.ground import NAME, NEAR, TERRAIN, distance
from landfall.games.crete.rules.assault import assault_hexes

OTHER, THIRD = "FJ2-2", "FJ2-3"


def companies(*places: str, **more: Any) -> Table:
    """Parachute companies in these hexes, an Australian company far away, and points for second actions."""
    units = [unit(name, place) for name, place in zip((FJ, OTHER, THIRD), places, strict=False)]
    return table(
        [*units, *more.pop("others", [unit(AUS, "R08.13")])],
        leaders={"LB-I-FJR2": FJ},
        cp={"FJR 2": 6},
        orders={"german": {"hard": "never"}, "allied": {"stand": "stand", "hard": "never"}},
        **more,
    )


def test_g6_9_nobody_ready_joins_an_assault_declared_as_a_second_action() -> None:
    """crete G6.9: a second action closes the group; only its own members may still join."""
    here, there = pair("C", "C")
    play = companies(here, here, here, others=[unit(AUS, there)], script=(2, 2))
    choose(play, f"dig:{FJ}", f"dig:{OTHER}", f"assault:{FJ}@{there}")
    assert ids(play) == [f"join:{OTHER}", "attack"]
    choose(play, f"join:{OTHER}")
    assert [e.unit for e in told(play, SecondAction)] == [f"unit:{FJ}", f"unit:{OTHER}"]


def test_g6_9_after_a_second_action_nobody_joins_the_group() -> None:
    """crete G6.9: the next company that acts opens a group of its own, and the first group is done."""
    here, there = pair("C", "C")
    play = companies(here, here, here, others=[unit(AUS, there)], script=(2, 2, 2))
    choose(play, f"dig:{FJ}", f"dig:{OTHER}", f"fire:{FJ}@{AUS}")
    assert any(i.startswith(f"fire:{OTHER}") for i in ids(play))
    choose(play, f"dig:{THIRD}")
    assert not any(OTHER in i for i in ids(play))


def test_g6_9_a_unit_joins_any_member_of_the_group_where_it_stands() -> None:
    """crete G6.9: a member has moved on; a ready unit of its new hex joins the group, as one of the old hex would."""
    here = next(
        h
        for h in range(len(TERRAIN))
        if NAME[h].startswith("R")
        and TERRAIN[h] == "C"
        and distance(h, at("R08.13")) > 12
        and any(TERRAIN[n] == "C" for n in NEAR[h])
    )
    there = next(n for n in NEAR[here] if TERRAIN[n] == "C")
    play = companies(NAME[here], NAME[here], NAME[there], script=(2, 2))
    choose(play, f"dig:{FJ}", f"move:{OTHER}", f"to:{NAME[there]}")
    while play.decisions[0].text == "ask-along":
        choose(play, "along")
    choose(play, f"dig:{THIRD}")
    game = game_of(play)
    assert game.group == [number(FJ), number(OTHER), number(THIRD)]
    assert f"fire:{FJ}@{AUS}" not in ids(play)
    assert any(i.startswith("move:") and FJ in i for i in ids(play))


def test_4_2_1_a_glider_company_rolls_before_it_assaults() -> None:
    """crete G21.3, 4.2.1: it carries no marker, and still does nothing before its jump roll."""
    here, there = pair("C", "C")
    company = unit(FJ, here, jump=True)
    assert not assault_hexes(still([company, unit(AUS, there)]), number(FJ))
    assert assault_hexes(still([unit(FJ, here), unit(AUS, there)]), number(FJ)) == [at(there)]


def test_g16_1_only_who_may_assault_joins() -> None:
    """crete G6.9, G16.1: no column, no trench, nobody suppressed or with markers of a landing."""
    here, there = pair("C", "C")
    for state in ({"column": True}, {"position": 2}, {"suppressed": True}, {"chutes": 1}):
        units = [unit(FJ, here), unit(OTHER, here), unit(THIRD, here, **state), unit(AUS, there)]
        play = table(
            units,
            leaders={"LB-I-FJR2": FJ},
            orders={"german": {"landing": "ask"}},
            script=(9, 9, 9),
        )
        choose(play, f"assault:{FJ}@{there}")
        assert ids(play) == [f"join:{OTHER}", "attack"], state
