"""*Atlantikwall*: the German player (A1), the German player in solo play (A1S), Battle Conditions (A2),
Badges (A3)."""
