game-title = Pourparlers
