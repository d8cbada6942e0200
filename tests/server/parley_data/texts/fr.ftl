game-title = Pourparlers

seat-north = Nord
seat-south = Sud
