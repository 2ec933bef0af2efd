# Was die Startseite über dieses Spiel sagt, neben seinem Namen: Es kommt mit der Oberfläche.

alliance-ui-learn = Spielen lernen
alliance-ui-learn-text = Eine kurze Lektion mit zwei Helden und Tipps bei jedem Schritt.
