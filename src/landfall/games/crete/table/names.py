"""Names of components, by reference and language."""

from __future__ import annotations

from typing import Final

from landfall.games.crete.model import chart, counters, ground
from landfall.games.crete.model.components import BOX
from landfall.games.crete.model.frames import TURNS
from landfall.games.crete.model.supply import ZONES
from landfall.games.crete.table.places import place_name


def _same(name: str) -> dict[str, str]:
    return {"fr": name, "en": name}


_DIVISIONS: Final = {
    "2NZ": {
        "fr": "2e division néo-zélandaise",
        "fr-article": "la",
        "en": "2nd New Zealand Division",
        "en-article": "the",
    },
    "CREFORCE": {"fr": "CREFORCE", "fr-article": "la", "en": "CREFORCE"},
    "7FL": {
        "fr": "7. Flieger-Division",
        "fr-article": "la",
        "en": "7. Flieger-Division",
        "en-article": "the",
    },
    "5GEB": {
        "fr": "5. Gebirgs-Division",
        "fr-article": "la",
        "en": "5. Gebirgs-Division",
        "en-article": "the",
    },
    "19 Bde (AUS)": {
        "fr": "19e brigade australienne",
        "fr-article": "la",
        "en": "19th Australian Brigade",
        "en-article": "the",
    },
    "14 Inf Bde": {
        "fr": "14e brigade d’infanterie",
        "fr-article": "la",
        "en": "14th Infantry Brigade",
        "en-article": "the",
    },
    "FJR 1": {"fr": "FJR 1", "fr-article": "le", "en": "FJR 1"},
    "FJR 2": {"fr": "FJR 2", "fr-article": "le", "en": "FJR 2"},
    "NAVAL": {"fr": "navires", "fr-article": "les", "en": "ships", "en-article": "the"},
}
_SHORT: Final = {
    "2NZ": {"fr": "2e NZ", "en": "2nd NZ"},
    "7FL": {"fr": "7. Flieger", "en": "7. Flieger"},
    "5GEB": {"fr": "5. Gebirgs", "en": "5. Gebirgs"},
}

#: The modifiers of ratings, checks and rolls; the value follows the name.
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
    "supply": ("ravitaillement", "supply"),
    "runway-zones": ("piste sous le feu", "runway under fire"),
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
            # The book calls it « Direkten Befehl »: a name that tells a newcomer nothing.
            return {"fr": "Commandement Direct allemand", "en": "German Direct Command"}
        return {"fr": "Commandement Direct allié", "en": "Allied Direct Command"}
    if chit.kind == "event":
        if chit.side == "german":
            return {"fr": "Événement allemand", "en": "German Event"}
        return {"fr": "Événement allié", "en": "Allied Event"}
    if chit.kind == "division":
        short = _SHORT.get(chit.division, _same(chit.division))
        return {"fr": f"Division {short['fr']}", "en": f"{short['en']} Division"}
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
    "5.13": ("Pas d’événement", "No Event"),
}

_EXITS: Final = {
    "KAS-E": {"fr": "la sortie est de Kastelli", "en": "the east exit of Kastelli"},
    "RET-W": {"fr": "la sortie ouest de Réthymnon", "en": "the west exit of Rethymnon"},
    "RET-E": {"fr": "la sortie est de Réthymnon", "en": "the east exit of Rethymnon"},
    "HER-W": {"fr": "la sortie ouest d’Héraklion", "en": "the west exit of Heraklion"},
    "HER-S": {"fr": "la sortie sud d’Héraklion", "en": "the south exit of Heraklion"},
    "MAL-W": {"fr": "la sortie ouest de Malème", "en": "the west exit of Maleme"},
    "MAL-SW": {"fr": "la sortie sud-ouest de Malème", "en": "the south-west exit of Maleme"},
    "MAL-E": {"fr": "le bord est de Malème", "en": "the east edge of Maleme"},
    "GEO-E": {"fr": "la sortie est de Georgeoupolis", "en": "the east exit of Georgeoupolis"},
    "SFA-S": {"fr": "la sortie de Sfakia", "en": "the Sfakia exit"},
}

_PLACES: Final = {
    f"{BOX.sheets[place.sheet].grid}/{place.hexes[0]}": place.name
    for place in BOX.places.values()
    if place.kind in ("village", "place")
}


#: A runway hex is called by the name of its airfield.
_RUNWAYS: Final = {
    ground.hex_on(field.sheet, number): {
        "fr": f"aérodrome {'d’' if field.name[0] == 'H' else 'de '}{place_name(field.name)['fr']}",
        "en": f"{field.name} airfield",
    }
    for field in BOX.features.values()
    if field.kind == "airfield"
    for number in field.hexes
}


def _hex(hex: int) -> dict[str, str]:
    number = ground.SHEETS.number[hex]
    place = _PLACES.get(f"{ground.SHEETS.grid[hex]}/{number}")
    named = place_name(place) if place else _RUNWAYS.get(hex)
    if named is None:
        return _same(number)
    # A second name in brackets is for the map only.
    return {language: f"{number} ({name.split(' (')[0]})" for language, name in named.items()}


_BOXES: Final = {
    "maleme-west": ("Malème ouest", "Maleme west"),
    "maleme-south-west": ("Malème sud-ouest", "Maleme south-west"),
    "rethymnon-west": ("Réthymnon ouest", "Rethymnon west"),
    "rethymnon-east": ("Réthymnon est", "Rethymnon east"),
    "transit-1": ("transit Kastelli–Malème", "transit Kastelli–Maleme"),
    "transit-2": ("transit Georgeoupolis–Réthymnon", "transit Georgeoupolis–Rethymnon"),
    "transit-3": ("transit Réthymnon–Héraklion", "transit Rethymnon–Heraklion"),
    "parachute": ("la case de parachutage", "the drop box"),
}


def _box(number: int) -> dict[str, str]:
    words = _BOXES.get(chart.SLUG[number])
    return {"fr": words[0], "en": words[1]} if words else place_name(chart.BOXES[number])


def _exit(number: int) -> dict[str, str]:
    """An exit by its hex; the east edge of Maleme has several."""
    name = chart.EXIT_IDS[number]
    if name == "MAL-E":
        return {"fr": "le bord est", "en": "the east edge"}
    return _same(ground.SHEETS.number[ground.EXITS[name][0]])


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
    | {f"place:{place.name}": place_name(place.name) for place in BOX.places.values()}
    | {
        f"place:{feature.name}": place_name(feature.name)
        for feature in BOX.features.values()
        if feature.kind in ("port", "objective")
    }
    | {f"sheet:{name}": place_name(name) for name in BOX.sheets}
    | {ref: _box(n) for n, ref in enumerate(chart.REF)}
    | {ref: _exit(n) for n, ref in enumerate(chart.EXIT_REF)}
    | {f"hour:{hour}": _same(hour) for hour in TURNS}
    | {f"airfield:{name}": place_name(name) for name in ground.AIRFIELDS}
    | {f"battalion:{name}": _same(name) for name in BOX.battalions}
    | {f"formation:{name}": _same(name) for name in BOX.formations}
    | {f"zone:{name}": place_name(name) for name in ZONES}
    | {f"exit:{name}": _EXITS[name] for name in ground.EXITS}
    | _modifiers()
)
