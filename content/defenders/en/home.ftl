# What the home page says of this game: it comes with the interface.

game-defenders = Defenders
    .line = Agents hold the line, area by area, against an invasion drawn from the cards.
    .players = 1–5, together
