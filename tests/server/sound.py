"""Valid positions of every game, with every field that a position may have. Hostile ones are made by changing these."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

GAMES = Path(__file__).parents[1] / "games"


def positions() -> Iterator[tuple[str, str, dict[str, Any], Any]]:
    """Game, scenario, options and a valid position, to be damaged."""
    for file in sorted((GAMES / "commando" / "positions").glob("*.yaml")):
        document = yaml.safe_load(file.read_text(encoding="utf-8"))
        yield "commando", document["scenario"], document.get("options", {}), document["position"]
    begin = {"terrains": [], "begin": "progression", "turn": 2, "tosses": ["success", "fail"]}
    yield "commando", "1A", {}, begin
    beside = {"tokens": 2, "plus3": 1, "plus3_heroic": 0, "thornton": 0}
    yield (
        "commando",
        "1B",
        {},
        {
            "terrains": ["1001"],
            "english": {"hand": [1102, 1302], "deck": [1101], "discard": [1105], **beside},
            "german": {"hand": [1505], "deck": [1501], "discard": [1502], **beside},
            "english_fought": [1102],
            "german_fought": [1505],
            "manpower": 2,
            "next_terrains": ["1002"],
        },
    )
    dice = ["soldier", "two", "courage", "tool", "star", "skull"]
    for phase in (
        "roll",
        "changes",
        "tally",
        "upkeep",
        "camp",
        "trade",
        "move",
        "combat",
        "losses",
    ):
        land = {
            "sector": "1",
            "soldiers": 20,
            "courage": 9,
            "stars": 8,
            "points": 12,
            "dice": dice,
            "marks": ["battle-cry"],
            "visited": ["1"],
            "specialists": ["medecin"],
            "items": [],
            "gone": [],
        }
        units = [land, {**land, "specialists": []}]
        yield (
            "dice",
            "N01",
            {"players": 2},
            {"phase": phase, "turn": 3, "rolls": [1], "units": units},
        )
        sea = {
            "sector": "r1c1",
            "afloat": "craft",
            "soldiers": 20,
            "courage": 9,
            "points": 12,
            "stars": 1,
            "dice": dice,
        }
        if phase in ("roll", "changes", "tally", "move"):
            yield "dice", "N02", {"crossing": True}, {"phase": phase, "units": [sea]}
    for phase in ("landing", "event", "fire", "engineers", "actions", "end"):
        position = {
            "turn": 8,
            "phase": phase,
            "units": [
                {"unit": "A/1/16", "at": "0810", "steps": 2, "hero": "Pinder", "climb": ""},
                {"unit": "HQ/16", "at": "0518", "post": 2},
                {"unit": "Eng/1-37", "at": "0518", "base": 1, "cliff": ""},
                {"unit": "D/1/16", "at": "turn:9"},
            ],
            "germans": [{"hex": "0809", "unit": "WN-P1", "depth": "any"}, {"hex": "1110"}],
            "cards": [3, 4],
            "naval": 1,
            "script": [1, 2],
            "pools": {"tactical": 3},
            "garrisons": ["1310"],
            "cleared": ["0526"],
            "fire_cards": {"east": 5, "west": 6},
        }
        yield "omaha", "first-waves", {}, position
    yield from _against_a_german()
    yield from _crete()


def _against_a_german() -> Iterator[tuple[str, str, dict[str, Any], Any]]:
    unit = {"sector": "1", "soldiers": 20, "courage": 9, "stars": 8, "points": 12}
    german = {
        "soldiers": 9,
        "courage": 5,
        "stars": 6,
        "points": 7,
        "specialists": ["unteroffizier"],
        "items": ["chien"],
        "hand": ["croix_allemande"],
        "deck": ["insigne_sportif"],
        "dice": ["star", "skull"],
        "marks": ["periscope"],
    }
    for phase in ("roll", "camp", "move", "combat"):
        position = {"phase": phase, "turn": 3, "rolls": [1], "units": [unit], "german": german}
        yield "dice", "N01", {"players": 2, "wall": "player"}, position
    yield "dice", "N18", {"wall": "solo"}, {"units": [], "automatic": "1", "stood": 1}
    laden = {
        **unit,
        "marker": 2,
        "items": ["bazooka"],
        "medals": ["croix_guerre"],
        "promotions": ["promo_caporal"],
        "missions": ["ms02"],
        "vehicle": "jeep",
        "gone": ["medecin"],
        "recruits": 1,
        "finds": 1,
        "badges": ["signaleur"],
    }
    modules = {"badges": "badges", "conditions": "turn", "missions": "missions"}
    moment: dict[str, Any] = {
        "phase": "camp",
        "units": [laden],
        "german": german,
        "condition": "bc12",
        "conditions": ["bc34"],
        "tokens": ["mgf:7"],
        "swapped": {"7": 4},
    }
    yield "dice", "N01", {"players": 2, "wall": "player", **modules}, moment


def _crete() -> Iterator[tuple[str, str, dict[str, Any], Any]]:
    units: list[dict[str, Any]] = [
        {"unit": "FJ2-1", "at": "R28.11", "steps": 2, "chutes": 1, "cohesion": 1},
        {"unit": "CR-21-A", "at": "R08.13", "suppressed": True, "position": 1, "work": ""},
    ]
    turn = {"day": 20, "hour": "1700", "units": units, "planned": [], "script": [4, 0]}
    yield "crete", "1", {}, turn
    chit = {"chit": "FJR 2 Division", "cup": ["Allied Event", "German Event"]}
    rest = {
        "leaders": {"LB-2-1Inf": "CR-21-A"},
        "cp": {"FJR 2": 3},
        "dp": {"FJR 2": 1},
        "control": {"R28.11": "german"},
        "barrage": {"R28.11": 1},
        "rubble": ["R08.13"],
        "lost": {"german": 2},
        "orders": {},
        "unopened": [],
    }
    yield "crete", "1", {}, turn | chit | rest
    full = {
        "units": [
            {"unit": "FJ2-1", "at": "R28.11", "gliders": 1, "maker": ""},
            {"unit": "CR-21-A", "at": "R08.13"},
        ],
        "leaders": {"LB-2-1Inf": "CR-21-A"},
        "planned": ["FJR 2 Division"],
        "parks": [{"hex": "R08.13", "units": ["CR-6BTY"], "contact": "LB-2-1Inf"}],
        "orders": {"german": {"rally": "always"}},
        "unopened": ["FJR 2"],
    }
    yield "crete", "1", {}, {**turn, **full}
    island = {
        "day": 27,
        "hour": "Night",
        "units": [
            {"unit": "NZ-18-A", "at": "W59.13"},
            {"unit": "NZ-AA1", "at": "aside"},
            {"unit": "CR-N-DD1", "at": "sea"},
            {"unit": "FJ2-1", "at": "box:transit-2"},
        ],
        "morale": 6,
        "withdrawal": True,
        "control": {"W09.04": "german"},
        "exited": {"GEO-E": ["NZ-20-A"]},
        "leaders_out": {"LB-2-1Inf": "GEO-E"},
        "shipped": ["W59.13"],
        "evacuated": ["W59.13"],
        "contacts": {"CR-CD-Z": "L-HAR"},
        "fleet": "Maleme",
        "target": "W20.07",
        "supply": {"Heraklion/allied": 1},
    }
    yield "crete", "12", {"ships": True, "coastal-guns": True}, island
