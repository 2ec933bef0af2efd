# What the home page says of this game: it comes with the shell.

game-arena = Arena
    .line = Two to four Jedi stand together and hold the sand against wave after wave of droids.
    .players = 2–4, together
