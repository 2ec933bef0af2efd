# What the home page says of this game: it comes with the shell.

game-alliance = Alliance
    .line = A small band of heroes against an empire that plays itself, on maps of steel, forest, sand and stone.
    .players = 1–4, together

alliance-ui-learn = Learn to play
alliance-ui-learn-text = A short lesson with two heroes and hints at every step.
