"""The rules of play: one file per chapter of the rulebook."""
