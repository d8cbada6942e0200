"""Places of Crete in French: spelt as in the French book, and translated where they are ordinary words."""

from __future__ import annotations

from typing import Final

#: Towns, anywhere in a name.
_TOWNS: Final = {
    "Maleme": "Malème",
    "Rethymnon": "Réthymnon",
    "Heraklion": "Héraklion",
}
_FRENCH: Final = {
    "42nd Street": "42e Rue",
    "7th General Hospital": "7e hôpital général",
    "AMES Ridge": "crête AMES",
    "Alikianou bridge": "pont d’Alikianou",
    "Apex Hill": "colline Apex",
    "Askifou plain": "plaine d’Askifou",
    "Ay Elias ridge": "crête d’Ay Elias",
    "Buttercup Field": "champ Buttercup",
    "Canea": "La Canée",
    "Canea-Suda": "Canée-Suda",
    "Cemetery Hill": "colline du Cimetière",
    "Drapano heights": "hauteurs de Drapano",
    "East Hill": "colline Est",
    "Hill 107": "cote 107",
    "Hill 181 (Ay Marina heights)": "cote 181 (hauteurs d’Ay Marina)",
    "Hill A": "colline A",
    "Hill B": "colline B",
    "Hill D": "colline D",
    "Karteros heights": "hauteurs de Karteros",
    "Karteros mouth": "embouchure du Karteros",
    "Knossos": "Cnossos",
    "Knossos heights": "hauteurs de Cnossos",
    "Kondomari ridge": "crête de Kondomari",
    "Lake Agia": "lac d’Agia",
    "Lake Agia (reservoir)": "lac d’Agia (réservoir)",
    "Lake Kournas": "lac Kournas",
    "Malaxa escarpment": "escarpement de Malaxa",
    "Modhion heights": "hauteurs de Modhion",
    "Monodhendri (Point 259)": "Monodhendri (cote 259)",
    "Neo-Chorion": "Néo-Chorion",
    "Pink Hill": "colline Rose",
    "Pirgos (Maleme village)": "Pirgos (village de Malème)",
    "Platanes stream": "ruisseau de Platanes",
    "Platanias heights": "hauteurs de Platanias",
    "Prison": "la Prison",
    "Prison Valley": "vallée de la Prison",
    "Profitis Ilias (Akrotiri neck)": "Profitis Ilias (isthme d’Akrotiri)",
    "Ruin Hill": "colline de la Ruine",
    "Sfakia Exit": "Sfakia",
    "Signal Hill": "colline du Signal",
    "Stavromenos (oil factory)": "Stavromenos (huilerie)",
    "Suda Bay": "baie de Suda",
    "Tavronitis bridge": "pont du Tavronitis",
    "Vineyard Ridge": "crête des Vignes",
    "Vlaheronitissa heights": "hauteurs de Vlaheronitissa",
    "Voutes hills": "collines de Voutes",
    "Wadi Adhele": "oued Adhele",
    "Wadi Bardia": "oued Bardia",
    "Wadi Pigi": "oued Pigi",
    "Wheat Hill": "colline aux Blés",
    "eastern hills": "collines de l’est",
    "hill of the LOS example": "colline de l’exemple",
    "hills east of Stilos": "collines à l’est de Stilos",
    "landing ground": "terrain d’aviation",
    "landing strip": "piste d’atterrissage",
    "southern hills": "collines du sud",
    "the Charlies": "les Charlies",
}


def place_name(name: str) -> dict[str, str]:
    french = _FRENCH.get(name, name)
    for english, town in _TOWNS.items():
        french = french.replace(english, town)
    return {"fr": french, "en": name}
