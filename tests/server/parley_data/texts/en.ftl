game-title = Parley

seat-north = North
seat-south = South
