# Was die Startseite über dieses Spiel sagt: Es kommt mit der Oberfläche.

game-alliance = Allianz
    .line = Eine kleine Heldenschar gegen ein Imperium, das sich selbst spielt, auf Plänen aus Stahl, Wald, Sand und Stein.
    .players = 1–4, gemeinsam

alliance-ui-learn = Spielen lernen
alliance-ui-learn-text = Eine kurze Lektion mit zwei Helden und Tipps bei jedem Schritt.
