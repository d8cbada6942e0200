"""Names of components, by reference and language."""

from __future__ import annotations

from typing import Final

from landfall.games.crete.model import counters, ground
from landfall.games.crete.model.components import BOX
from landfall.games.crete.model.frames import TURNS


def _same(name: str) -> dict[str, str]:
    return {"fr": name, "en": name}


_DIVISIONS: Final = {
    "2NZ": {"fr": "la 2e division néo-zélandaise", "en": "the 2nd New Zealand Division"},
    "CREFORCE": {"fr": "la CREFORCE", "en": "CREFORCE"},
    "7FL": {"fr": "la 7. Flieger-Division", "en": "the 7. Flieger-Division"},
    "5GEB": {"fr": "la 5. Gebirgs-Division", "en": "the 5. Gebirgs-Division"},
    "19 Bde (AUS)": {"fr": "la 19e brigade australienne", "en": "the 19th Australian Brigade"},
    "14 Inf Bde": {"fr": "la 14e brigade d’infanterie", "en": "the 14th Infantry Brigade"},
    "FJR 1": {"fr": "le FJR 1", "en": "FJR 1"},
    "FJR 2": {"fr": "le FJR 2", "en": "FJR 2"},
    "NAVAL": {"fr": "les navires", "en": "the ships"},
}
_SHORT: Final = {
    "2NZ": {"fr": "2e NZ", "en": "2nd NZ"},
    "7FL": {"fr": "7. Flieger", "en": "7. Flieger"},
    "5GEB": {"fr": "5. Gebirgs", "en": "5. Gebirgs"},
}

#: What is added to a rating, a check or a roll; its value follows.
MODIFIERS: Final[dict[str, tuple[str, str]]] = {
    "bonus": ("bonus de compagnie", "company bonus"),
    "reduced": ("réduite", "reduced"),
    "out-of-command": ("non commandée", "out of command"),
    "cohesion": ("pertes de cohésion", "cohesion hits"),
    "suppressed": ("en suppression", "suppressed"),
    "barrage": ("sous un barrage", "in a barrage"),
    "improved": ("position améliorée", "improved position"),
    "entrenched": ("retranchée", "entrenched"),
    "heroic": ("héroïque", "heroic"),
    "delay": ("retard", "delayed"),
    "zone": ("dans une zone de tir", "in a fire zone"),
    "column": ("en colonne", "in column"),
    "night": ("nuit", "night"),
    "parachute": ("parachutes", "parachutes"),
    "glider": ("planeurs", "gliders"),
    "counter-battery": ("contre-batterie", "counter-battery"),
    "terrain": ("terrain", "terrain"),
    "defence": ("défense", "Defence"),
    "own-defence": ("sa propre défense", "own Defence"),
    "range": ("distance", "range"),
    "target-column": ("cible en colonne", "target in column"),
    "target-improved": ("cible en position améliorée", "target in an improved position"),
    "target-entrenched": ("cible retranchée", "target entrenched"),
    "target-heroic": ("cible héroïque", "heroic target"),
    "target-parachute": ("parachutes de la cible", "parachutes on the target"),
    "target-glider": ("planeurs de la cible", "gliders on the target"),
    "target-delay": ("retard de la cible", "target delayed"),
    "mass": ("masse", "mass"),
    "zone-to-zone": ("d’une zone à l’autre", "zone to zone"),
    "out-of-zone": ("sort de la zone", "out of the zone"),
    "running": ("fuite", "running"),
    "charging": ("charge", "charging"),
    "uphill": ("vers le haut", "uphill"),
    "zones": ("zones de tir alliées", "Allied fire zones"),
    "flak": ("canons AA", "AA guns"),
    "landing-ground": ("terrain difficile", "rough ground"),
}


def _signed(value: int) -> str:
    return f"+{value}" if value > 0 else f"−{-value}" if value else "0"


def _modifiers() -> dict[str, dict[str, str]]:
    return {
        f"mod:{name}:{value}": {
            "fr": f"{words[0]} {_signed(value)}",
            "en": f"{words[1]} {_signed(value)}",
        }
        for name, words in MODIFIERS.items()
        for value in range(-12, 25)
    }


def _chit(number: int) -> dict[str, str]:
    chit = counters.CHITS[number]
    if chit.kind == "direct":
        if chit.side == "german":
            return {"fr": "Direkten Befehl", "en": "Direkten Befehl"}
        return {"fr": "Commandement Direct allié", "en": "Allied Direct Command"}
    if chit.kind == "event":
        if chit.side == "german":
            return {"fr": "Évènement allemand", "en": "German Event"}
        return {"fr": "Évènement allié", "en": "Allied Event"}
    if chit.kind == "division":
        short = _SHORT.get(chit.division, _same(chit.division))
        return {"fr": f"Division {short['fr']}", "en": f"Division {short['en']}"}
    return _same(chit.chit)


_EVENTS: Final = {
    "5.1": ("Frappe aérienne", "Air Strike"),
    "5.2": ("Déroute grecque", "Greek Rout"),
    "5.3": ("Héroïque", "Heroic"),
    "5.4": ("Renseignements", "Intelligence"),
    "5.5": ("Ralliement", "Rally"),
    "5.6": ("Char en panne", "Tank Breakdown"),
    "5.7": ("Attaque de partisans", "Partisan Attack"),
    "5.8": ("Plus de munitions", "Out of Ammunition"),
    "5.9": ("Ravitaillement aérien", "Resupply Drop"),
    "5.10": ("Fallschirmjäger perdus", "Lost Fallschirmjäger"),
    "5.11": ("Perte de leader", "Leader Loss"),
    "5.12": ("Commandement confus", "Command Confusion"),
    "5.13": ("Pas d’évènement", "No Event"),
}

_PLACES: Final = {
    f"{BOX.sheets[place.sheet].grid}/{place.hexes[0]}": place.name
    for place in BOX.places.values()
    if place.kind in ("village", "place")
}


def _hex(hex: int) -> dict[str, str]:
    number = ground.SHEETS.number[hex]
    place = _PLACES.get(f"{ground.SHEETS.grid[hex]}/{number}")
    return _same(f"{number} ({place})" if place else number)


NAMES: Final[dict[str, dict[str, str]]] = (
    {ref: _hex(hex) for hex, ref in enumerate(ground.REF)}
    | {ref: _same(counters.UNITS[n].name) for n, ref in enumerate(counters.REF)}
    | {ref: _same(counters.LEADERS[n].name) for n, ref in enumerate(counters.LEADER_REF)}
    | {ref: _chit(n) for n, ref in enumerate(counters.CHIT_REF)}
    | {f"division:{name}": words for name, words in _DIVISIONS.items()}
    | {
        f"event:{n}": {"fr": _EVENTS[e.number][0], "en": _EVENTS[e.number][1]}
        for n, e in enumerate(counters.EVENTS)
    }
    | {f"sheet:{name}": _same(name) for name in BOX.sheets}
    | {f"hour:{hour}": _same(hour) for hour in TURNS}
    | _modifiers()
)
