"""The contract that every game's tests check."""
