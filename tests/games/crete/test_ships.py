"""O2: what ships do where the numbers run out."""

from __future__ import annotations

from typing import Any

from tests.games.crete.helpers import at, number, run, still, unit

from landfall.games.crete.model.chart import coast
from landfall.games.crete.model.ground import NAME, NEAR
from landfall.games.crete.model.pieces import GONE
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.fire import INDIRECT, Roll
from landfall.games.crete.rules.naval import AirAttack, ChooseTarget, at_sea

DESTROYER = "CR-N-DD1"
MARK = next(NAME[h] for h in coast("Maleme") if NAME[h].startswith("W20."))
BESIDE = NAME[NEAR[at(MARK)][0]]


def destroyer(*dice: int, **state: Any) -> Crete:
    """One destroyer off Maleme, in the state told, by day."""
    game = still(
        [unit("NZ-18-A", "W50.13"), unit("FJ3-1", BESIDE), unit(DESTROYER, "sea", **state)],
        scenario="12",
        day=25,
        hour="0900",
        fleet="Maleme",
        target=MARK,
        script=list(dice),
    )
    game.ships = True
    return game


def test_o2_7_the_marker_goes_with_the_last_ship_however_it_is_lost() -> None:
    """crete O2.5, O2.7, G14.4: its last step goes by a third cohesion hit."""
    game = destroyer(3, steps=1, cohesion=2)
    game.push(AirAttack(number(DESTROYER)))
    run(game)
    assert game.units[number(DESTROYER)].at == GONE
    assert at_sea(game) == []
    assert (game.fleet, game.naval_target) == ("", -1)
    assert not ChooseTarget().ask(game)


def test_g17_4_a_reduced_ship_lays_a_light_barrage() -> None:
    """crete G17.4, G2.4: its Fire is that of its reduced side: 6 − 1 is no heavy barrage."""
    for steps, level in ((2, 2), (1, 1)):
        game = destroyer(5, steps=steps)
        game.passed = False
        game.push(Roll(number(DESTROYER), number("FJ3-1"), INDIRECT))
        game.steps.pop().run(game)
        assert game.barrage[at(BESIDE)] == level
