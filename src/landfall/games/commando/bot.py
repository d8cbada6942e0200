from landfall.bots import random_bot as thumb
