"""The data of the game: components, state, events, options."""
