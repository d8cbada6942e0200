"""Why the bot would choose an option."""
