game-title = Parley
