"""What a game is held to: the contract, for the tests of every game."""
