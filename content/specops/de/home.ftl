# Was die Startseite von diesem Spiel sagt: es kommt mit der Oberfläche.

game-specops = Spezialeinsatz
    .line = Zwei kleine Trupps messen, schleichen und schlagen zu auf freiem Feld.
    .players = 2, gegeneinander
