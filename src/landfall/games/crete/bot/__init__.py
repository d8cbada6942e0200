"""The bot: it plans each activation and answers every question by that plan."""
