# What the home page says of this game, beside its name: it comes with the shell.

arena-learn = Learn to play
arena-learn-text = A first round with hints at every step, one Jedi and a bot at your side.
