# Was die Startseite über dieses Spiel sagt: Es kommt mit der Oberfläche.

game-defenders = Verteidiger
    .line = Agenten halten Gebiet um Gebiet gegen eine Invasion, die aus den Karten kommt.
    .players = 1–5, gemeinsam
