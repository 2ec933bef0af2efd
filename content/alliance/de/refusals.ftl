# Warum die Regeln von alliance eine Wahl (refused-<Code>) oder einen Aufbau (problem-<Code>) ablehnen. Je ein
# freundlicher Satz; die Nummer der Regel steht daneben.

refused-alliance-not-your-turn = Ein anderer Held ist an der Reihe.
refused-alliance-not-now = Darauf wartet der Tisch gerade nicht.
refused-alliance-no-actions = Diese Figur hat keine Aktion mehr.
refused-alliance-stunned = Eine Betäubte Figur kann weder angreifen noch freiwillig ihr Feld verlassen; Betäubt abzulegen ist eine Aktion.
refused-alliance-out-of-reach = Mit ihren Bewegungspunkten kommt diese Figur nicht dorthin.
refused-alliance-strained-twice = Anstrengung bringt höchstens zwei Bewegungspunkte je Aktivierung.
refused-alliance-no-endurance = Freiwillig darf niemand mehr Anstrengung erleiden, als die Ausdauer zulässt.
refused-alliance-no-target = Dieses Ziel gibt es auf dem Spielplan nicht.
refused-alliance-no-weapon = Für diesen Angriff ist keine Waffe da.
refused-alliance-attacked = Eine verbündete Figur greift höchstens einmal je Aktivierung an.
refused-alliance-not-adjacent = Zum Interagieren musst du auf dem Marker oder daneben stehen; eine Tür muss direkt an dein Feld grenzen.
refused-alliance-no-medpac = Das Team hat kein Medipack, das hier verwendet werden könnte.
refused-alliance-no-rest = Nur Helden können sich ausruhen.
refused-alliance-not-usable = Diese Fähigkeit lässt sich jetzt nicht nutzen: Es fehlt der richtige Moment, eine Voraussetzung oder der Preis.
refused-alliance-not-hostile = Nur feindliche Figuren können angegriffen werden.
refused-alliance-target-not-adjacent = Ein Nahkampfangriff braucht ein benachbartes Ziel.
refused-alliance-beyond-reach = Auch mit Weitreichend muss das Ziel innerhalb von 2 Feldern sein.
refused-alliance-no-sight = Es gibt keine Sichtlinie zum Ziel.
refused-alliance-too-near = Diese Figur kann benachbarte Figuren nicht angreifen.
refused-alliance-door-locked = Diese Tür ist verriegelt; sie muss anders geöffnet werden.
refused-alliance-heroes-only = Das können nur Helden; Verbündete können es nicht.

problem-alliance-heroes = Zwei, drei oder vier Helden können spielen; allein nimmst du zwei.
problem-alliance-unknown-hero = Diesen Helden gibt es nicht.
problem-alliance-hero-twice = Jeden Helden gibt es nur einmal.
problem-alliance-unknown-map = Diesen Spielplan gibt es nicht.
problem-alliance-unknown-enemy = Diese gegnerische Gruppe gibt es nicht.
problem-alliance-unknown-ally = Diese Verbündetengruppe gibt es nicht.
problem-alliance-no-card-left = In einer Schachtel liegen nicht so viele Karten dieser Gruppe.
problem-alliance-too-many-enemies = So viele Figuren passen nicht auf den Spielplan.
problem-alliance-unknown-card = Diese Karte kann niemand mitnehmen.
problem-alliance-card-of-another = Diese Karte gehört einem anderen Helden.
problem-alliance-card-twice = Jede Karte kann nur einmal mitgenommen werden.
problem-alliance-card-taken = Diese Karte liegt nur einmal in der Schachtel, und ein anderer Held bringt sie schon mit.
problem-alliance-modification = Eine Modifikation gehört hinter eine Waffe ihrer Art, die noch Platz dafür hat.
problem-alliance-too-much-equipment = Ein Held nimmt höchstens zwei Waffen, eine Rüstung und drei Ausrüstungskarten mit.
problem-alliance-too-many-cards = So viele Karten sind zu viel für einen Helden.
problem-alliance-unknown-mission = Diesen Einsatz gibt es nicht.
problem-alliance-mission-heroes = Dieser Einsatz erzählt von bestimmten Helden; sie spielen ihn mit ihrer Startausrüstung.
problem-alliance-mission-enemies = Ein Einsatz wählt seine Gegner selbst.
problem-alliance-unknown-product = Dieses Pack gibt es in der Sammlung nicht.

# Unter diesem Namen fragt der Server nach Problemen.
refused-alliance-heroes = { problem-alliance-heroes }
refused-alliance-unknown-hero = { problem-alliance-unknown-hero }
refused-alliance-hero-twice = { problem-alliance-hero-twice }
refused-alliance-unknown-map = { problem-alliance-unknown-map }
refused-alliance-unknown-enemy = { problem-alliance-unknown-enemy }
refused-alliance-unknown-ally = { problem-alliance-unknown-ally }
refused-alliance-no-card-left = { problem-alliance-no-card-left }
refused-alliance-too-many-enemies = { problem-alliance-too-many-enemies }
refused-alliance-unknown-card = { problem-alliance-unknown-card }
refused-alliance-card-of-another = { problem-alliance-card-of-another }
refused-alliance-card-twice = { problem-alliance-card-twice }
refused-alliance-card-taken = { problem-alliance-card-taken }
refused-alliance-modification = { problem-alliance-modification }
refused-alliance-too-much-equipment = { problem-alliance-too-much-equipment }
refused-alliance-too-many-cards = { problem-alliance-too-many-cards }

## Auf der Sternkarte

refused-alliance-mission-closed = Dieser Einsatz steht jetzt nicht offen.
refused-alliance-no-such-ally = Dieser Verbündete kann nicht mehr aufgestellt werden.
refused-alliance-no-encounter = Diese Begegnung gibt es auf der Sternkarte nicht, oder nicht mehr.
refused-alliance-no-credits = Dafür reichen die Credits des Teams nicht.
refused-alliance-not-in-stock = Das hat die Waffenkammer gerade nicht im Angebot.
refused-alliance-not-for-sale = Das kauft die Waffenkammer nicht: Startausrüstung, Klassenkarten und Belohnungen sind unverkäuflich.
refused-alliance-not-owned = Das gehört dem Team nicht.
refused-alliance-no-training = Dieser Held hat kein Training offen; das nächste kommt nach dem nächsten Einsatz.
refused-alliance-not-trainable = Die erste Klassenkarte darf 1 Erfahrungspunkt kosten, die zweite bis zu 2, und so weiter.
refused-alliance-no-untraining = Nur die zuletzt genommene Klassenkarte lässt sich zurückgeben, und nur wenn sie seit dem letzten Einsatz genommen wurde.
refused-alliance-cannot-hold = Das passt dort nicht: zwei Waffen, eine Rüstung, drei Ausrüstungskarten, Modifikationen unter einer Waffe ihrer Art, die noch Platz hat, und Belohnungen bleiben bei ihrem Helden.

## Einsätze und Kampagnen

problem-alliance-unknown-campaign = Diese Kampagne gibt es nicht.
problem-alliance-team-name = Ein Team hat einen Namen von 1 bis 40 Zeichen.
problem-alliance-mission-difficulty = Einsätze und Kampagnen spielt man auf Normal oder Schwer.
problem-alliance-mission-and-campaign = Wählt einen einzelnen Einsatz oder eine Kampagne, nicht beides.
problem-alliance-campaign-cards = In einer Kampagne beginnen die Helden nur mit ihrer Startausrüstung.
problem-alliance-campaign-version = Diese Kampagne hat eine neuere Version des Programms gespeichert.
problem-alliance-campaign-heroes = Eine Kampagne geht mit den Helden weiter, mit denen sie begann, auf ihren Plätzen.

refused-alliance-unknown-campaign = { problem-alliance-unknown-campaign }
refused-alliance-team-name = { problem-alliance-team-name }
refused-alliance-mission-difficulty = { problem-alliance-mission-difficulty }
refused-alliance-mission-and-campaign = { problem-alliance-mission-and-campaign }
refused-alliance-campaign-cards = { problem-alliance-campaign-cards }
refused-alliance-campaign-version = { problem-alliance-campaign-version }
refused-alliance-campaign-heroes = { problem-alliance-campaign-heroes }
refused-alliance-unknown-mission = { problem-alliance-unknown-mission }
refused-alliance-mission-heroes = { problem-alliance-mission-heroes }
refused-alliance-mission-enemies = { problem-alliance-mission-enemies }
refused-alliance-unknown-product = { problem-alliance-unknown-product }
