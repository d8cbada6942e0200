"""*Atlantikwall*: the German (A1), alone (A1S), Battle Conditions (A2), Badges (A3)."""
