"""The levels of computer players, a module each, called as its id and with its `LEVEL`: how a player of it is made for
a game, and its traits, in all games. Another one is a file here and its id in `game.players`."""
