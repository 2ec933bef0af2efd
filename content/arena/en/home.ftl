# What the home page says of this game: it comes with the shell.

game-arena = Arena
    .line = Two to four Jedi stand together and hold the sand against wave after wave of droids.
    .players = 2–4, together

arena-learn = Learn to play
arena-learn-text = A first round with hints at every step, one Jedi and a bot at your side.
