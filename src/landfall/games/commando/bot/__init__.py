"""The bot, and what it thinks with."""
