# What the home page says of this game: it comes with the interface.

game-defenders = Defenders
    .line = Agents hold the line, area by area, against an invasion drawn from the cards.
    .players = 1–5, together

defenders-learn = Learn to play
defenders-learn-text = A first watch in the desert with hints at every step, and two agents to lead.
