"""The bot and its evaluation of the game."""
