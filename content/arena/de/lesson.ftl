# Was die Lektion sagt, Tipp für Tipp.

arena-lesson-start = Lies, wodurch ihr gewinnt und verliert. Tippe dann auf ein leuchtendes Feld: Dort beginnt dein Jedi, neben einer eigenen Säule.
arena-lesson-cards = Diese Bedrohungen liegen eine Runde lang offen. Die Mega-Bedrohung muss erfüllt werden, sonst ist das Spiel verloren; die anderen schaden euch, wenn sie es nicht sind. Eine Karte will bestimmte Würfel oder eine genaue Summe.
arena-lesson-die = Dein Würfel ist gefallen. Lege ihn auf eine Karte oder auf ein Feld deiner Fähigkeitentafel; überall steht, was er dort bewirkt. Diese Karte kann ihn brauchen.
arena-lesson-fight = Deine Fähigkeitentafel ist der andere Platz für Würfel. Auf einem Kampffeld läuft dein Jedi und schlägt zu: Würfel und Bonus sind sein Kampfwert. Probiere es.
arena-lesson-strike = Lauf, so weit du willst: Tippe auf ein freies Feld, dann auf einen leuchtenden Droiden. Ein Kampfdroide kostet 1, ein Superkampfdroide 2, ein Droideka 3 von deinem Kampfwert.
arena-lesson-finish = Schlag weiter zu, solange du es bezahlen kannst, und geh dorthin, wo du stehen willst. Dann beende hier den Kampf.
arena-lesson-supplies = Gefallene Droiden kehren in diese Vorräte zurück, neue kommen aus ihnen. Ein leerer Vorrat verliert das Spiel, also haltet die Arena frei.
arena-lesson-force = Die Pfeile an einem Würfel geben Macht aus: Ein Schritt dreht einen Würfel um 1, auch den eines anderen. Der letzte Schritt lässt sich nicht ausgeben, und bei 0 verliert ihr.
arena-lesson-round = Das ist der Weg des Kanonenboots. Liegen alle Würfel, füllen sich halb geräumte Gebiete auf, Bedrohungen werden geprüft und neue Droiden stürmen herein. Dann folgt die nächste Runde.
arena-lesson-areas = Das war eine ganze Runde. Droiden kamen in Gebiete, die von diesem Stapel gezogen wurden. Ein ganz geräumtes Gebiet füllt sich nicht auf, also bringt zu Ende, was ihr anfangt.
arena-lesson-end = Jetzt weißt du alles: fünf solche Runden, und das Kanonenboot landet. Jede Zeile im Protokoll nennt ihre Regel; tippe auf die Nummer, um sie zu lesen. Viel Glück.
