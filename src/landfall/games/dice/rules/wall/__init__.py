"""*Atlantikwall*: the German player (A1), the German in solo play (A1S), Battle Conditions (A2),
Badges (A3)."""
