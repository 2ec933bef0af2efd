# What the home page says of this game: it comes with the interface.

game-specops = Spec Ops
    .line = Two small teams measure, creep and strike on an open field.
    .players = 2, head to head
