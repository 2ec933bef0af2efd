# What the home page says of this game, beside its name: it comes with the shell.

alliance-ui-learn = Learn to play
alliance-ui-learn-text = A short lesson with two heroes and hints at every step.
