# Was die Startseite über dieses Spiel sagt: Es kommt mit der Oberfläche.

game-arena = Arena
    .line = Zwei bis vier Jedi stehen zusammen und halten den Sand gegen Welle um Welle von Droiden.
    .players = 2–4, gemeinsam
