# Was die Startseite über dieses Spiel sagt: Es kommt mit der Oberfläche.

game-defenders = Verteidiger
    .line = Agenten halten Gebiet um Gebiet gegen eine Invasion, die aus den Karten kommt.
    .players = 1–5, gemeinsam

defenders-learn = Spielen lernen
defenders-learn-text = Eine erste Wache in der Wüste mit Tipps bei jedem Schritt, und zwei Agenten, die du führst.
