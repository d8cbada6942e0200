"""The rules, one file per chapter of the rulebook."""
