# Was die Startseite über dieses Spiel sagt, neben seinem Namen: Es kommt mit der Oberfläche.

arena-learn = Spielen lernen
arena-learn-text = Eine erste Runde mit Tipps bei jedem Schritt, ein Jedi und ein Bot an deiner Seite.
