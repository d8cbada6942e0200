"""What is seen of a game, and what can be asked about it."""
