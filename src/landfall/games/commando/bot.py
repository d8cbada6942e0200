from landfall.bots import random_bot

thumb = random_bot
