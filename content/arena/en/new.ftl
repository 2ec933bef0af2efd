# A new table of arena.

arena-new-title = New table: Arena
arena-new-text = Everything is set for a solo game with bots. Change what you like.
arena-new-jedi = Jedi
arena-new-sixth-die = Who has the sixth die?
arena-new-r2d2 = R2-D2
    .hint = Once a round he flips a die to its opposite side.
arena-new-c3po = C-3PO
    .hint = Once a game he talks you out of an unmet threat.
