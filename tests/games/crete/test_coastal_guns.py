"""O3: coastal guns."""

from __future__ import annotations

from typing import Any

from tests.games.crete.helpers import number, said, still, unit

from landfall.games.crete.model.ground import (
    NAME,
)
from landfall.games.crete.model.island_events import (
    GunContact,
)
from landfall.games.crete.model.pieces import ASIDE
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.barrage import lose_contact
from landfall.games.crete.rules.coastal import GUNS, candidates, try_gun
from landfall.games.crete.rules.indirect import indirect_targets, observers
from landfall.games.crete.rules.setup import set_up
from landfall.games.crete.rules.withdrawal import take_off_immobile

NZ, FJ = "NZ-18-A", "FJ3-1"


def guns(**more: Any) -> Crete:
    gun = "CR-CD-Z"
    units = [unit(gun, "W09.06"), unit(NZ, "W15.08"), unit(FJ, "W16.07")]
    wanted: dict[str, Any] = {
        "scenario": "12",
        "day": 21,
        "hour": "0900",
        "leaders": {"L-HAR": "NZ-22-A"},
    } | more
    return still([*units, unit("NZ-22-A", "W14.08")], **wanted)


def test_o3_0_coastal_guns_stand_at_their_posts_if_chosen() -> None:
    plain = set_up("11", {}, guns().chance)
    assert not [n for n in GUNS if n in plain.units]
    armed = set_up("11", {"coastal-guns": True}, guns().chance)
    places = {NAME[armed.units[n].at] for n in GUNS}
    assert places == {"W09.06", "W76.16", "W53.06", "W81.21", "W98.40", "H19.08"}


def test_o3_0_a_gun_in_contact_uses_the_leader_s_units_as_observers() -> None:
    game = guns(script=[0])
    gun = number("CR-CD-Z")
    assert observers(game, gun) == []
    assert candidates(game, gun)
    try_gun(game, gun, candidates(game, gun)[0])
    assert said(game, GunContact)[0].made
    assert number("NZ-22-A") in observers(game, gun)
    assert number(FJ) in indirect_targets(game, gun)
    # G17.5: a 9 loses it.
    lose_contact(game, gun)
    assert game.gun_contact == {}


def test_r42_coastal_guns_leave_when_withdrawal_begins() -> None:
    game = guns(contacts={"CR-CD-Z": "L-HAR"})
    game.withdrawal = game.withdrawing = True
    take_off_immobile(game)
    assert game.units[number("CR-CD-Z")].at == ASIDE
    assert game.gun_contact == {}
