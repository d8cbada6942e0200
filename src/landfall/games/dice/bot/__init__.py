"""The bot, and the calculations it uses."""
