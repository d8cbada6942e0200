"""The bot and its estimates."""
