"""S3: ad-hoc drops."""

from __future__ import annotations

from typing import Any

from tests.games.crete.helpers import at, choose, game_of, ids, number, still, table, told, unit

from landfall.games.crete.model.events import JumpRolled
from landfall.games.crete.model.ground import (
    DROP_ZONES,
    NAME,
    NEAR,
    TERRAIN,
    distance,
)
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.ad_hoc_drops import MOST_IN_DROP_BOX, may_jump
from landfall.games.crete.rules.airlanding import AirLandings
from landfall.games.crete.rules.exits import doors
from landfall.games.crete.rules.sticks import spots, targets

NZ, FJ = "NZ-18-A", "FJ3-1"

RUNWAY, FAR = "W10.04", "W60.16"


def late(units: list[dict[str, Any]], **more: Any) -> Crete:
    wanted: dict[str, Any] = {"scenario": "12", "day": 27, "hour": "0700"} | more
    return still(units, **wanted)


def test_s3_0_units_of_7_flieger_fly_from_a_runway_from_the_night_of_26_may() -> None:
    here = [unit(FJ, RUNWAY), unit(NZ, FAR)]
    some = {"cp": {"7FL": 3, "5GEB": 3}}

    def flies(game: Crete, name: str = FJ) -> bool:
        return any(w.kind == "fly" for w in doors(game, number(name)))

    assert flies(late(here, day=26, hour="Night", **some))
    assert not flies(late(here, day=26, hour="1900", **some))
    assert not flies(late([unit(FJ, "W10.05"), unit(NZ, FAR)], **some))
    assert not flies(late([unit("G85-1", RUNWAY), unit(NZ, FAR)], **some), "G85-1")
    assert not flies(late(here, cp={"7FL": 0}))
    near = next(NAME[h] for h in NEAR[at(RUNWAY)] if NAME[h] not in ("W09.04", "W11.05"))
    assert not flies(late([unit(FJ, RUNWAY), unit(NZ, near)], **some))


def test_r27_three_units_wait_in_the_drop_box_at_most() -> None:
    waiting = [unit(f"FJ3-{n}", "box:parachute") for n in (2, 3, 4)]
    full = late([unit(FJ, RUNWAY), unit(NZ, FAR), *waiting], cp={"7FL": 3})
    assert len(waiting) == MOST_IN_DROP_BOX
    assert not [w for w in doors(full, number(FJ)) if w.kind == "fly"]
    room = late([unit(FJ, RUNWAY), unit(NZ, FAR), *waiting[:2]], cp={"7FL": 3})
    assert [w for w in doors(room, number(FJ)) if w.kind == "fly"]
    # G5.7: a chit carried over from 0700 still brings the drop.
    morning, later = late(waiting), late(waiting, hour="0900")
    assert may_jump(morning, False)
    assert not may_jump(later, False)
    assert may_jump(later, True)


def test_s3_0_they_jump_together_in_one_hex_and_its_neighbours() -> None:
    play = table(
        [unit("FJ3-1", "box:parachute"), unit("FJ3-2", "box:parachute", steps=1), unit(NZ, FAR)],
        scenario="12",
        chit="7FL Division",
        day=27,
        hour="0700",
        script=(0, 0, 0, 0),
    )
    assert play.decisions[0].text == "ask-ad-hoc"
    target = next(i for i in ids(play) if i.startswith("zone:"))
    choose(play, target, "spread")
    game = game_of(play)
    middle = at(target.partition(":")[2])
    places = [game.units[number(n)].at for n in ("FJ3-1", "FJ3-2")]
    assert len(set(places)) == 2
    assert all(distance(p, middle) <= 1 for p in places)
    assert game.units[number("FJ3-2")].steps == 1
    assert len(told(play, JumpRolled)) == 2
    # No air landing in that turn.
    assert game.ad_hoc == 56
    game.turn = 56
    game.steps.clear()
    game.slot = 0
    AirLandings(game.frame.divisions[game.frame.division_named("5GEB")].chit).run(game)
    assert game.steps == []


def test_s3_0_no_drop_in_a_turn_of_air_landings() -> None:
    game = late([unit(FJ, "box:parachute"), unit(NZ, FAR)])
    game.landed.append(number("G85-1"))
    assert not may_jump(game, False)


def test_r26_a_target_is_in_a_drop_zone_on_suitable_ground() -> None:
    game = late([unit(NZ, FAR)])
    zone = {h for hexes in DROP_ZONES.values() for h in hexes}
    found = targets(game, 2)
    assert found
    assert set(found) <= zone
    assert {TERRAIN[h] for h in found} <= {"C", "O", "B", "V"}
    # The neighbours need not be in the zone, but hexes with enemies cannot be chosen (R8).
    assert any(set(spots(game, h)) - zone for h in found)
    held = late([unit(NZ, NAME[found[0]])])
    assert found[0] not in targets(held, 2)
