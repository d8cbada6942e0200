"""G4.5, R58: which formation chits can be bought, and when."""

from __future__ import annotations

from tests.games.crete.helpers import choose, game_of, ids, number, still, unit

from landfall.core.table import open_table
from landfall.games.crete.model.counters import CHIT_NUMBER
from landfall.games.crete.model.frames import moment
from landfall.games.crete.model.pieces import GONE, Unit
from landfall.games.crete.rules.free_drops import formation_due
from landfall.games.crete.rules.points import Dispatch, has_somebody


def test_r58_in_scenario_10_the_formations_not_chosen_can_be_bought() -> None:
    """crete R58, G4.5: only the first chit is in the cup already; scenario 8 puts the other one in, scenario 10 does not."""
    play = open_table("crete", "10", seed="sale")
    while play.decisions[0].text == "ask-setup":
        choose(play, "accept")
    first = CHIT_NUMBER["Geb.Jäg.Rgt.85"]
    choose(play, f"first:{first}")
    while play.decisions[0].text != "ask-dispatch":
        choose(play, "done")
    game = game_of(play)
    assert game.dp[game.frame.division_named("5GEB")] >= 2
    for_sale: set[str] = set()
    while play.decisions[0].text == "ask-dispatch":
        for_sale |= {i for i in ids(play) if i.startswith("buy:")}
        choose(play, "done")
    assert f"buy:{first}" not in for_sale
    assert f"buy:{CHIT_NUMBER['Geb.Jäg.Rgt.100']}" in for_sale
    assert f"buy:{CHIT_NUMBER['Luftl.Sturm-Rgt']}" in for_sale


def test_g4_5_a_free_drop_that_waits_for_its_chit_is_still_due() -> None:
    """crete G4.5, G5.7: the 7. Flieger chit of 0700 was carried over, so the sticks of that turn jump now."""
    game = still([unit("NZ-22-A", "W10.06")], scenario="13", hour="0700")
    storm = [f.name for f in game.frame.formations].index("Luftl.Sturm-Rgt")
    for hour in ("0700", "0900"):
        game.turn = moment("20 May", hour)
        assert formation_due(game, storm, game.turn)
        assert has_somebody(game, storm, game.turn)
    game.free_used = [0]
    assert not formation_due(game, storm, game.turn)


def test_g4_5_companies_kept_out_of_their_entry_hex_are_still_due() -> None:
    """crete G4.5, G21.2: they wait in their box for the next activation, so the chit of their battalion is not wasted."""
    names = ("CR-AS-A", "CR-AS-B", "CR-AS-S")
    others = [unit("CR-BW-A", "H30.12"), unit("FJ1-2", "H22.10")]
    game = still([*others, *(unit(n, "due") for n in names)], scenario="4", day=24, hour="1900")
    (entry,) = (
        n for n, a in enumerate(game.frame.arrivals) if a.units == tuple(map(number, names))
    )
    highlanders = game.frame.formation_of[number("CR-AS-A")]
    assert game.frame.arrivals[entry].turn == game.turn - 1
    for arrived in ([], [entry]):
        game.arrived = arrived
        assert has_somebody(game, highlanders, game.turn)
    for name in names:
        game.units[number(name)] = Unit(at=GONE)
    assert not has_somebody(game, highlanders, game.turn)


def test_g4_5_a_brigade_due_next_turn_is_planned_but_not_bought_at_once() -> None:
    """crete G4.5: 19 Brigade comes at 1900 of 20 May in scenario 5."""
    names = ("CR-28-B", "CR-28-C", "CR-28-S")
    units = [unit("NZ-22-A", "W10.06"), unit("FJ3-1", "W30.10"), *(unit(n, "due") for n in names)]
    for hour, now, later in (("1500", False, False), ("1700", False, True), ("1900", True, True)):
        game = still(units, scenario="5", hour=hour)
        creforce = game.frame.division_named("CREFORCE")
        sold = Dispatch(creforce)._for_sale(game)
        chit = CHIT_NUMBER["19 Bde (AUS)"]
        assert [chit in chits for chits in sold] == [now, later]
