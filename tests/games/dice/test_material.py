"""The general material of Route vers l'Enfer."""

from __future__ import annotations

from tests.games.dice.helpers import QUIET, at, last, me, play, state, told

from landfall.games.dice.model import components as parts


def test_g_1_the_material_joins_any_game_or_none() -> None:
    without = state(at(options={"material": False}))
    assert "quartier_maitre" not in without.specialists
    assert len(without.medals) == 16
    assert len(without.vehicles) == 6
    game = state(at())
    assert len(game.medals) == 19
    assert len(game.vehicles) == 9


def test_g_2_quartermaster_and_drill_sergeant_lower_prices() -> None:
    table = at("camp", stars=3, points=12, specialists=("quartier_maitre", "sergent_instructeur"))
    play(table, "find:bazooka", "recruit:medecin")
    assert (me(table).points, me(table).stars) == (0, 0)


def test_g_3_tank_destroyer_dukw_and_recon_vehicle() -> None:
    table = at(
        "combat", sector="B", soldiers=40, vehicle="chasseur_char", marks=("entered",), rolls=(0,)
    )
    assert last(table, "fought").defence == 8
    assert last(table, "vehicle-lost").card == "card:chasseur_char"
    assert last(at("upkeep", vehicle="camion_amphibie"), "gained").soldiers == 2
    recon = at("move", sector="2", soldiers=20, courage=2, vehicle="vehicule_reconnaissance")
    play(recon, "move:5")
    assert last(recon, "gained").stars == 1


def test_g_4_campaign_star_service_medal_and_military_cross() -> None:
    star = at("camp", marker=3, soldiers=20, medals=("etoile_campagne",), stars=9)
    play(star, "use:etoile_campagne")
    assert me(star).marker == 2
    service = at("changes", dice=QUIET, medals=("medaille_service",))
    play(service, "use:medaille_service")
    assert last(service, "tallied").tools == 3
    cross = at(
        "changes",
        dice=("two", "two", "star", "star", "tool", "tool"),
        medals=("croix_militaire",),
        rolls=(3, 3),
    )
    play(cross, "use:croix_militaire")
    assert [e.bonus for e in told(cross, "bonus-won")] == ["bonus:renforts"]


def test_g_5_five_battlefields_more() -> None:
    five = [f for f in parts.BATTLEFIELDS.values() if f.box == "way_to_hell"]
    assert [f.id for f in five] == ["N13", "N14", "N15", "N16", "N17"]
