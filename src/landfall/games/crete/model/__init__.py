"""The box: maps, counters, scenarios and tables; the state of a game; what happens in it."""
