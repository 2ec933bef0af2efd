# Warum die Regeln von arena eine Entscheidung (refused-<code>) oder einen Aufbau (problem-<code>) ablehnen. Je ein
# freundlicher Satz; die Nummer der Regel steht daneben.

refused-arena-not-now = Darauf wartet der Tisch gerade nicht.
refused-arena-start = Beginne auf einem Feld neben einer Säule, die noch niemand gewählt hat.
refused-arena-face = Ein Würfel zeigt 1 bis 6.
refused-arena-reported = Von dir fehlt in diesem Wurf kein Würfel mehr.
refused-arena-no-die = Du hast in diesem Wurf keinen Würfel mehr einzusetzen.
refused-arena-no-card = An dieser Stelle liegt keine Karte.
refused-arena-no-field = Dieses Aktionsfeld gibt es auf deiner Fähigkeitentafel nicht.
refused-arena-field-taken = Auf diesem Aktionsfeld liegt schon ein Würfel; nächste Runde ist es wieder frei.
refused-arena-field-face = Dieses Aktionsfeld nimmt nur den Würfelwert an, der darauf steht.
refused-arena-die-placed = Drehen lässt sich nur ein Würfel dieses Wurfs, der noch nicht eingesetzt ist.
refused-arena-force-low = Der letzte Schritt Macht darf nicht ausgegeben werden, sonst landet der Marker auf der 0.
refused-arena-die-limit = Höher als 6 oder niedriger als 1 lässt sich ein Würfel nicht drehen.
refused-arena-r2d2 = R2-D2 kann jetzt nicht helfen: Er dreht einen Würfel pro Runde, und nur, wenn er mitspielt.
refused-arena-no-way = Dort kommt dein Jedi nicht hin, denn Säulen, Droiden und andere Jedi versperren den Weg.
refused-arena-no-such-place = Dieses Feld gibt es in der Arena nicht.
refused-arena-not-adjacent = Du kannst nur nach Droiden auf Feldern direkt neben deinem Jedi schlagen.
refused-arena-too-strong = Dein restlicher Kampfwert reicht für diesen Droiden nicht.
refused-arena-no-droid = Auf diesem Feld steht kein Droide, den du schlagen könntest.
refused-arena-push-kind = Der Machtstoß trifft einen Droiden der gezeigten Art, und auf diesem Feld steht keiner.

problem-arena-players = Zwei, drei oder vier Jedi können spielen.
problem-arena-jedi-twice = Jeden Jedi kann nur eine Person spielen.
problem-arena-sixth-die = Einen sechsten Würfel bekommt nur bei drei Spielern einer von ihnen.

# Unter diesem Namen fragt der Server nach Problemen.
refused-arena-players = { problem-arena-players }
refused-arena-jedi-twice = { problem-arena-jedi-twice }
refused-arena-sixth-die = { problem-arena-sixth-die }
