"""S1, S2, S5: the off-map chart, shipping, morale and withdrawal."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.crete.helpers import (
    at,
    choose,
    game_of,
    island,
    number,
    quiet,
    said,
    still,
    told,
    unit,
)

from landfall.games.crete.meta import META
from landfall.games.crete.model.chart import EXIT_IDS, chart
from landfall.games.crete.model.clause_events import UnitExited
from landfall.games.crete.model.components import BOX
from landfall.games.crete.model.counters import LEADER_NUMBER, LEADERS
from landfall.games.crete.model.ground import ALLIED
from landfall.games.crete.model.island_events import (
    ObligationTested,
)
from landfall.games.crete.model.pieces import EXITED, WITHDRAWN, Leader
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.exits import doors
from landfall.games.crete.rules.kampfgruppen import Deploy
from landfall.games.crete.rules.leaving import leave, units_out_by
from landfall.games.crete.rules.obligations import at_the_end, band
from landfall.games.crete.rules.victory import nobody_left, start_of_turn

#: A New Zealand company, a German one far away, a mountain company.
NZ, FJ, GEB = "NZ-18-A", "LS-5", "G85-1"

#: A hex of Maleme, far from everything.
FAR = "W30.20"


def test_g7_5_a_leader_who_left_for_good_is_not_brought_back() -> None:
    play = island(
        [unit(NZ, "W78.67"), unit("NZ-18-B", "W20.09"), unit(FJ, FAR)],
        withdrawal=True,
        leaders={"L-ING": NZ},
    )
    choose(play, f"move:{NZ}", "withdraw:W78.67")
    game = game_of(play)
    leader = next(iter(game.leaders_out))
    assert game.leaders[leader] == Leader()


def test_g7_5_a_kampfgruppe_leader_who_left_for_good_is_not_deployed_again() -> None:
    units = [unit(FJ, "W20.10"), unit(NZ, "W40.11")]
    asked = Deploy().ask(quiet(units))
    who = str(asked[0].args["leader"]).removeprefix("leader:")
    assert LEADERS[LEADER_NUMBER[who]].level == "kampfgruppe"
    every = {r.leader: "" for r in LEADERS if r.level == "kampfgruppe"}
    assert Deploy().ask(quiet(units, leaders_out=every)) == ()


def test_r77_forced_exits_are_free_for_good_and_counted_until_the_test() -> None:
    play = island(
        [unit(FJ, "W01.18"), unit("LS-6", "W02.18"), unit(NZ, "W40.11")],
        chit="7FL Division",
        day=24,
        leaders={"L-MEI": FJ},
        cp={"7FL": 0},
    )
    choose(play, f"move:{FJ}", f"exit:{FJ}@W01.18")
    game = game_of(play)
    assert game.units[number(FJ)].at == EXITED
    assert game.exited == {"MAL-SW": [number(FJ)]}
    assert told(play, UnitExited)
    late = quiet([unit(FJ, "W01.18"), unit(NZ, "W40.11")], day=26)
    assert not [w for w in doors(late, number(FJ)) if w.kind == "exit" and w.hex == at("W01.18")]
    other = quiet([unit(NZ, "W01.18"), unit(FJ, FAR)], day=24)
    assert not [w for w in doors(other, number(NZ)) if w.kind == "exit"]


def test_r54_the_ten_of_25_may_stay_under_the_ceiling_or_raise_the_level() -> None:
    def tested(**more: Any) -> Crete:
        game = quiet([unit(NZ, "W20.09"), unit(FJ, FAR)], hour="0700", **more)
        start_of_turn(game)
        return game

    assert tested(morale=12).morale == 22
    assert tested(morale=25).morale == 30
    assert tested(morale=3, withdrawal=True).morale == 13
    four = {"MAL-SW": ["LS-5", "LS-6", "LS-7", "LS-8"]}
    met = tested(morale=12, exited=four)
    assert met.morale == 12
    assert said(met, ObligationTested)[0].met


def test_r52_and_r54_akrotiri_and_the_column_to_rethymnon_at_the_end() -> None:
    hexes = ("W67.08", "W74.08", "W75.08", "W77.02")
    out = [f"G85-{n}" for n in range(1, 13)]

    def level(held: int, units: int, leaders: dict[str, str]) -> int:
        game = still(
            [unit(NZ, "W70.30"), unit(FJ, FAR)],
            scenario="10",
            day=29,
            hour="1900",
            control=dict.fromkeys(hexes[:held], "german"),
            exited={"GEO-E": out[:units]},
            leaders_out=leaders,
        )
        assert game.withdrawal
        assert game.morale == 1
        at_the_end(game)
        return game.morale

    assert level(4, 12, {"L-KRA": "GEO-E"}) == 1
    assert level(3, 12, {"L-KRA": "GEO-E"}) == 11
    assert level(4, 11, {"L-KRA": "GEO-E"}) == 11
    assert level(4, 12, {}) == 11


@pytest.mark.parametrize(
    ("scenario", "level", "result"),
    [
        ("11", 20, "german substantial"),
        ("11", 21, "german marginal"),
        ("11", 45, "draw"),
        ("11", 56, "allied substantial"),
        ("12", 14, "german decisive"),
        ("12", 31, "allied substantial"),
        ("10", 20, "german substantial"),
        ("13", 41, "allied marginal"),
    ],
)
def test_r53_bands_of_the_withdrawal_level(scenario: str, level: int, result: str) -> None:
    game = still(
        [unit(NZ, "W20.09"), unit(FJ, FAR)],
        scenario=scenario,
        day=29,
        withdrawal=True,
        morale=level,
    )
    assert band(game) == result


def test_r55_without_withdrawal_the_allies_win_scenario_11() -> None:
    game = still([unit(NZ, "W20.09"), unit(FJ, FAR)], scenario="11", day=29)
    assert band(game) == "allied substantial"
    sale = {
        next(c.name for c in game.frame.formations if c.chit == chit): turn
        for chit, turn in game.clauses.sale.items()
    }
    # 20 May 1900 is the seventh turn.
    assert sale["14 Inf Bde"] == 6


def test_g25_6_somebody_in_a_box_is_still_there() -> None:
    game = quiet([unit(NZ, "box:georgeoupolis"), unit(FJ, FAR)])
    assert not nobody_left(game, ALLIED)
    game.place(number(NZ), WITHDRAWN)
    assert nobody_left(game, ALLIED)


def test_g25_5_exits_count_at_once() -> None:
    game = quiet([unit(FJ, "W01.18"), unit(NZ, "W40.11")], day=24)
    leave(game, number(FJ), next(w for w in doors(game, number(FJ)) if w.kind == "exit"))
    assert units_out_by(game, EXIT_IDS.index("MAL-SW")) == 1


def test_9_0_special_rules_are_in_force_where_a_scenario_names_them() -> None:
    assert chart("1", False).links == {}
    assert chart("4", False).links
    game = still([unit("CR-21-A", "R08.13"), unit("FJ2-1", "R28.11")], hour="Night", cp={})
    assert doors(game, number("CR-21-A")) == []


def test_10_0_and_r76_options_are_those_of_the_record_and_off_by_default() -> None:
    by_option = {"small-maps": "O4", "ships": "O2", "coastal-guns": "O3"}
    for spec in META.options:
        if spec.id not in by_option:
            continue
        assert spec.default is False
        named = {s for s, r in BOX.scenarios.items() if by_option[spec.id] in r.options}
        assert set(spec.scenarios) == named & {s.id for s in META.scenarios}
